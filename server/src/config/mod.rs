//! The server's configuration, from arguments and the environment. Each module owns its options.
//!
//! What operators set is listed by `--help` and in docs/operating.md. Limits and timeouts are constants
//! beside the code that they guard; only tests change them, on the [`Config`] itself.

pub(crate) mod journal;
pub(crate) mod warnings;

use crate::{
    archive::retention::RetentionOptions,
    clock::Clock,
    config::journal::JournalOptions,
    http::http_options::HttpOptions,
    limits::{LimitOptions, at_least_one},
    ops::process::LogFormat,
    partners::Switch,
    randomness::Randomness,
    room::options::RoomOptions,
};
use ::journal::real_path;
use std::{
    net::{SocketAddr, ToSocketAddrs},
    path::{Path, PathBuf},
};

/// More than any client reaches.
const NO_LIMIT: u32 = 1_000_000;

/// The location of the server's files.
#[derive(Clone, Debug, clap::Args)]
pub struct Place {
    /// The folder for all durable data
    #[arg(long, env = "TRANQUILITY_DATA", default_value = "data", value_name = "FOLDER")]
    pub data: PathBuf,
    /// The journal's options.
    #[command(flatten)]
    pub options: JournalOptions,
}

impl Place {
    /// The path of the SQLite journal, which may lie elsewhere: `journal.db` can be a link.
    pub fn journal(&self) -> PathBuf {
        real_path(&self.data.join("journal.db"))
    }

    /// The folder of the SQLite journal.
    pub fn folder(&self) -> PathBuf {
        self.journal().parent().map_or_else(|| self.data.clone(), Path::to_owned)
    }
}

/// All options of the server.
#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// The address to listen on
    #[arg(
        long,
        env = "TRANQUILITY_LISTEN",
        default_value = "0.0.0.0:8080",
        value_parser = socket_address,
        value_name = "ADDRESS:PORT"
    )]
    pub listen: SocketAddr,
    /// A private address for operators and Prometheus
    #[arg(
        long,
        env = "TRANQUILITY_METRICS_LISTEN",
        value_parser = socket_address,
        value_name = "ADDRESS:PORT"
    )]
    pub metrics_listen: Option<SocketAddr>,
    /// Fills a new folder with a finished game of each kind, to look around
    #[arg(long)]
    pub demo: bool,
    /// The format of the log; its level is set by `RUST_LOG`
    #[arg(
        long,
        env = "TRANQUILITY_LOG_FORMAT",
        default_value = "text",
        value_enum,
        value_name = "FORMAT"
    )]
    pub log_format: LogFormat,
    /// The location of the files.
    #[command(flatten)]
    pub place: Place,
    /// The options for HTTP.
    #[command(flatten)]
    pub http: HttpOptions,
    /// `off` for load tests: no limits per client
    #[arg(
        id = "limits",
        long,
        env = "TRANQUILITY_LIMITS",
        default_value = "on",
        value_name = "on|off"
    )]
    pub limited: Switch,
    /// The limits.
    #[command(flatten)]
    pub limits: LimitOptions,
    /// The options for rooms.
    #[command(flatten)]
    pub rooms: RoomOptions,
    /// The retention of tables.
    #[command(flatten)]
    pub retention: RetentionOptions,
    /// Variables that look like options and are none.
    #[arg(skip)]
    pub unknown_variables: Vec<String>,
    /// The clock; only tests replace it.
    #[arg(skip)]
    pub clock: Clock,
    /// The source of randomness; only tests replace it.
    #[arg(skip)]
    pub randomness: Randomness,
}

impl Config {
    /// Lifts the limits per address, guest and connection where `--limits` says so.
    #[must_use]
    pub fn with_limits_as_set(mut self) -> Config {
        if std::mem::take(&mut self.limited) == Switch::On {
            return self;
        }
        let Config { limits, rooms, .. } = &mut self;
        for limit in [
            &mut limits.requests_per_second,
            &mut limits.creations_per_hour,
            &mut limits.wrong_codes_per_minute,
            &mut limits.connections_per_address,
            &mut limits.connections_per_guest,
        ] {
            *limit = at_least_one(NO_LIMIT);
        }
        rooms.connections_per_room = NO_LIMIT as usize;
        rooms.commands_per_second = NO_LIMIT.into();
        rooms.chat_per_10_seconds = NO_LIMIT.into();
        self
    }
}

/// Parses where to listen: an address, or a name that stands for one, and a port.
pub(crate) fn socket_address(text: &str) -> Result<SocketAddr, String> {
    if let Ok(address) = text.parse() {
        return Ok(address);
    }
    let named = text.rsplit_once(':').and_then(|(name, port)| Some((name, port.parse().ok()?)));
    let Some((name, port)) = named.filter(|(name, _): &(&str, u16)| !name.is_empty()) else {
        return Err(
            "it takes an address and a port, such as 127.0.0.1:8080 or localhost:8080".into()
        );
    };
    let found = (name, port).to_socket_addrs().map_err(|error| format!("{name}: {error}"))?;
    // Most programs try IPv4 first where a name stands for both.
    let found = found.min_by_key(|address| !address.is_ipv4());
    found.ok_or_else(|| format!("{name} stands for no address"))
}

/// The options in a command line.
#[cfg(test)]
fn config(arguments: &[&str]) -> Config {
    use clap::{Args, Command, FromArgMatches};
    let command = Config::augment_args(Command::new("test").no_binary_name(true));
    Config::from_arg_matches(&command.get_matches_from(arguments)).expect("options")
}

#[cfg(test)]
mod tests {
    use super::{config, socket_address};

    #[test]
    fn load_tests_meet_no_limit_of_clients() {
        let requests = |arguments: &[&str]| {
            config(arguments).with_limits_as_set().limits.requests_per_second.get()
        };
        assert_eq!([requests(&[]), requests(&["--limits=off"])], [30, 1_000_000]);
        for word in ["Off", "FALSE", "0", "no"] {
            assert_eq!(requests(&[&format!("--limits={word}")]), 1_000_000, "{word}");
        }
        for word in ["ON", "true", "1", "Yes"] {
            assert_eq!(requests(&[&format!("--limits={word}")]), 30, "{word}");
        }
    }

    #[test]
    fn a_name_is_an_address_to_listen_on() {
        for (text, address) in [
            ("0.0.0.0:8080", "0.0.0.0:8080"),
            ("[::1]:80", "[::1]:80"),
            ("localhost:8080", "127.0.0.1:8080"),
        ] {
            assert_eq!(socket_address(text).map(|address| address.to_string()), Ok(address.into()));
        }
        for text in ["", "8080", ":8080", "localhost", "localhost:", "localhost:80800", "1.2.3.4"] {
            assert!(socket_address(text).is_err(), "{text}");
        }
    }
}
