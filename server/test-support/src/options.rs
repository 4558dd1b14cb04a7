//! The server's options, and limits and times that are constants in the program: tests can't wait so
//! long, or have to meet them.

use crate::seed;
use clap::Parser;
use std::{ffi::OsString, iter, num::NonZeroU32, time::Duration};
use tranquility::config::Config;

/// The server's options, and `--set`: `--set=away-after=0.2,free-after=0.4` in seconds, a rate or a number.
#[derive(Parser)]
pub struct Options {
    #[command(flatten)]
    config: Config,
    #[arg(long, value_delimiter = ',', value_parser = change)]
    set: Vec<Change>,
    /// Milliseconds by which each commit of the journal takes longer, as on a slow card
    #[arg(long)]
    commit_delay: Option<u64>,
    /// Draws everything from that seed, for a server that no one plays at but tests
    #[arg(long)]
    seed: Option<u64>,
}

type Set = fn(&mut Config, f64);

#[derive(Clone, Copy)]
struct Change(Set, f64);

const NAMES: [(&str, Set); 25] = [
    ("requests-per-second", |config, n| config.limits.requests_per_second = count(n)),
    ("creations-per-hour", |config, n| config.limits.creations_per_hour = count(n)),
    ("wrong-codes-per-minute", |config, n| config.limits.wrong_codes_per_minute = count(n)),
    ("connections-per-address", |config, n| config.limits.connections_per_address = count(n)),
    ("connections-per-guest", |config, n| config.limits.connections_per_guest = count(n)),
    ("connections-per-room", |config, n| config.rooms.connections_per_room = many(n)),
    ("commands-per-second", |config, n| config.rooms.commands_per_second = n),
    ("chat-per-10-seconds", |config, n| config.rooms.chat_per_10_seconds = n),
    ("request-timeout", |config, n| config.http.request_timeout = seconds(n)),
    ("lookup-timeout", |config, n| config.http.lookup_timeout = seconds(n)),
    ("write-timeout", |config, n| config.http.write_timeout = seconds(n)),
    ("unload-after", |config, n| config.rooms.unload_after = seconds(n)),
    ("question-timeout", |config, n| config.rooms.question_timeout = seconds(n)),
    ("drop-after", |config, n| config.rooms.drop_after = seconds(n)),
    ("away-after", |config, n| config.rooms.presence.away_after = seconds(n)),
    ("away-steady", |config, n| config.rooms.presence.away_steady = seconds(n)),
    ("free-after", |config, n| config.rooms.presence.free_after = seconds(n)),
    ("push-after", |config, n| config.rooms.push.push_after = seconds(n)),
    ("push-again", |config, n| config.rooms.push.push_again = seconds(n)),
    ("push-service-port", |config, n| {
        config.rooms.push.test_port = u16::try_from(many(n)).ok();
    }),
    ("call-again", |config, n| config.rooms.chats.call_again = seconds(n)),
    ("minute-of-waiting", |config, n| config.rooms.chats.minute_of_waiting = seconds(n)),
    ("partner-pace", |config, n| config.rooms.partners.pace = n),
    ("games-of-analysis", |config, n| config.rooms.partners.games_of_analysis = count(n).get()),
    ("partner-threads", |config, n| config.rooms.partners.threads = Some(many(n))),
];

impl Options {
    /// What the arguments say, without a program's name before them, for a server of this test.
    pub fn config(arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Config {
        Config { randomness: seed::randomness(seed::next()), ..Options::read(arguments).0 }
    }

    /// What the arguments say, and by how much each commit is delayed.
    pub fn read(
        arguments: impl IntoIterator<Item = impl Into<OsString>>,
    ) -> (Config, Option<Duration>) {
        let arguments = arguments.into_iter().map(Into::into);
        let Options { config, set, commit_delay, seed } =
            Options::parse_from(iter::once("test-server".into()).chain(arguments));
        let mut config = config.with_limits_as_set();
        for Change(set, number) in set {
            set(&mut config, number);
        }
        if let Some(seed) = seed {
            config.randomness = seed::randomness(seed);
        }
        (config, commit_delay.map(Duration::from_millis))
    }
}

fn change(text: &str) -> Result<Change, String> {
    let (name, number) = text.split_once('=').ok_or("it takes NAME=NUMBER")?;
    let number = number.parse().map_err(|_| "it takes a number")?;
    let known = NAMES.iter().find(|(known, _)| *known == name);
    known.map(|(_, set)| Change(*set, number)).ok_or_else(|| format!("there is no {name}"))
}

fn count(number: f64) -> NonZeroU32 {
    let number = u32::try_from(many(number)).unwrap_or(u32::MAX);
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what is below the least or above the most is that"
)]
fn many(number: f64) -> usize {
    number as usize
}

fn seconds(number: f64) -> Duration {
    Duration::from_secs_f64(number)
}
