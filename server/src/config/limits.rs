//! `--limits`: lifts the limits for load tests. The limits themselves are constants beside the code that
//! they guard.
//!
//! Tests also change single ones, as in `--limits away-after=0.2,free-after=0.4`: seconds, a rate or a
//! number.

use crate::{config::Config, limits::at_least_one};
use std::{num::NonZeroU32, str::FromStr, time::Duration};

/// A change of the limits.
#[derive(Clone, Copy, Debug)]
pub enum LimitChange {
    /// `on`: no change.
    On,
    /// `off`: no limits per address, guest and connection.
    Off,
    /// One limit is set to a number.
    One(Set, f64),
}

/// Sets a limit.
type Set = fn(&mut Config, f64);

/// More than any client reaches.
const NO_LIMIT: f64 = 1e6;
/// The largest number: about thirty years of seconds.
const LARGEST: f64 = 1e9;

/// The limits per address, guest and connection.
const LIFTED: [(&str, Set); 8] = [
    ("requests-per-second", |config, n| config.limits.requests_per_second = count(n)),
    ("creations-per-hour", |config, n| config.limits.creations_per_hour = count(n)),
    ("wrong-codes-per-minute", |config, n| config.limits.wrong_codes_per_minute = count(n)),
    ("connections-per-address", |config, n| config.limits.connections_per_address = count(n)),
    ("connections-per-guest", |config, n| config.limits.connections_per_guest = count(n)),
    ("connections-per-room", |config, n| config.rooms.connections_per_room = n as usize),
    ("commands-per-second", |config, n| config.rooms.commands_per_second = n),
    ("chat-per-10-seconds", |config, n| config.rooms.chat_per_10_seconds = n),
];

/// The others that tests change.
const OTHERS: [(&str, Set); 9] = [
    ("request-timeout", |config, n| config.http.request_timeout = seconds(n)),
    ("write-timeout", |config, n| config.http.write_timeout = seconds(n)),
    ("unload-after", |config, n| config.rooms.unload_after = seconds(n)),
    ("drop-after", |config, n| config.rooms.drop_after = seconds(n)),
    ("away-after", |config, n| config.rooms.presence.away_after = seconds(n)),
    ("away-steady", |config, n| config.rooms.presence.away_steady = seconds(n)),
    ("free-after", |config, n| config.rooms.presence.free_after = seconds(n)),
    ("partner-pace", |config, n| config.rooms.partners.pace = n),
    ("partner-threads", |config, n| config.rooms.partners.threads = Some(n as usize)),
];

impl FromStr for LimitChange {
    type Err = String;

    fn from_str(text: &str) -> Result<LimitChange, String> {
        let one = |text: &str| {
            let (name, number) = text.split_once('=')?;
            let (_, set) = LIFTED.iter().chain(&OTHERS).find(|(known, _)| *known == name)?;
            let number = number.parse().ok().filter(|number| (0.0..=LARGEST).contains(number))?;
            Some(LimitChange::One(*set, number))
        };
        match text {
            "on" => Ok(LimitChange::On),
            "off" => Ok(LimitChange::Off),
            text => one(text).ok_or_else(|| "it takes `on` or `off`".into()),
        }
    }
}

impl LimitChange {
    /// Changes the limits.
    pub fn apply(self, config: &mut Config) {
        match self {
            LimitChange::On => {}
            LimitChange::Off => LIFTED.iter().for_each(|(_, set)| set(config, NO_LIMIT)),
            LimitChange::One(set, number) => set(config, number),
        }
    }
}

fn count(number: f64) -> NonZeroU32 {
    at_least_one(number as u32)
}

fn seconds(number: f64) -> Duration {
    Duration::from_secs_f64(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::config;

    #[test]
    fn load_tests_meet_no_limit_of_clients() {
        let limits = |arguments: &[&str]| {
            let config = config(arguments).with_limits_as_set();
            (config.limits.requests_per_second.get(), config.rooms.presence.free_after.as_secs())
        };
        assert_eq!(limits(&[]), (30, 60));
        assert_eq!(limits(&["--limits=off"]), (1_000_000, 60));
        assert_eq!(limits(&["--limits=off,free-after=2"]), (1_000_000, 2));
        assert_eq!(limits(&["--limits=off", "--limits=free-after=2"]), (1_000_000, 2));
    }

    #[test]
    fn numbers_that_make_no_sense_are_refused() {
        for number in ["NaN", "inf", "-inf", "-1", "1e10", "soon", ""] {
            assert!(format!("free-after={number}").parse::<LimitChange>().is_err(), "{number}");
        }
        assert!("free-tea=1".parse::<LimitChange>().is_err());
    }
}
