//! What can be set from outside, by arguments or by the environment. Each module owns its options.
//!
//! What an operator sets is listed by `--help` and in docs/operating.md. Limits and times are hidden
//! there: they are for tests, and their defaults hold everywhere else.

pub(crate) mod journal;
pub(crate) mod warnings;

use crate::{
    archive::retention::RetentionOptions,
    clock::Clock,
    config::journal::JournalOptions,
    http::options::HttpOptions,
    limits::{LimitOptions, Switch},
    ops::logging::LogFormat,
    randomness::Randomness,
    room::options::RoomOptions,
};
use std::{net::SocketAddr, path::PathBuf};

/// Where the files are that the server reads and writes.
#[derive(Clone, Debug, clap::Args)]
pub struct Place {
    /// The folder that holds everything that must not be lost
    #[arg(long, env = "TRANQUILITY_DATA", default_value = "data", value_name = "FOLDER")]
    pub data: PathBuf,
    /// Where what must not be lost is kept.
    #[command(flatten)]
    pub kept: JournalOptions,
}

impl Place {
    /// The file of the journal, if it is one.
    pub fn journal(&self) -> PathBuf {
        self.data.join("journal.db")
    }
}

/// All options of the server.
#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// Where to listen
    #[arg(
        long,
        env = "TRANQUILITY_LISTEN",
        default_value = "0.0.0.0:8080",
        value_name = "ADDRESS:PORT"
    )]
    pub listen: SocketAddr,
    /// Where to tell operators how the server is doing: `/metrics` for Prometheus, `/healthz`,
    /// `/readyz`; nowhere if it is left out. Keep it out of the reach of strangers
    #[arg(long, env = "TRANQUILITY_METRICS_LISTEN", value_name = "ADDRESS:PORT")]
    pub metrics_listen: Option<SocketAddr>,
    /// How to write the log. What is logged is up to `RUST_LOG`, as in `info,tower_http=debug`
    #[arg(
        long,
        env = "TRANQUILITY_LOG_FORMAT",
        default_value = "text",
        value_enum,
        value_name = "FORMAT"
    )]
    pub log_format: LogFormat,
    /// Where things lie.
    #[command(flatten)]
    pub place: Place,
    /// How the server meets browsers.
    #[command(flatten)]
    pub http: HttpOptions,
    /// How much may be asked for.
    #[command(flatten)]
    pub limits: LimitOptions,
    /// How rooms treat their guests.
    #[command(flatten)]
    pub rooms: RoomOptions,
    /// How long tables are kept.
    #[command(flatten)]
    pub retention: RetentionOptions,
    /// What the server takes for the time. Only tests set it.
    #[arg(skip)]
    pub clock: Clock,
    /// Where what nobody may foresee comes from. Only tests set it.
    #[arg(skip)]
    pub randomness: Randomness,
}

impl Config {
    /// Lifts the limits where `--limits off` says so.
    #[must_use]
    pub fn with_limits_as_set(mut self) -> Config {
        if self.limits.limits == Switch::Off {
            self.limits.lift();
            self.rooms.lift();
        }
        self
    }
}
