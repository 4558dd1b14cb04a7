//! What the server writes down of what it does: lines on the standard error.
//!
//! Lines stand in spans that name the request, or the room, that they belong to. Nothing of a game
//! is ever written: no card, no seed, no name, nothing that anybody said, no secret.

use std::io::{self, IsTerminal};
use tracing_subscriber::EnvFilter;

/// What is logged unless `RUST_LOG` says otherwise.
const FILTER: &str = "info,memory_serve=warn";

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// An object in JSON per line, for programs.
    Json,
}

/// Begins to write the log, in the whole process.
pub fn begin(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(FILTER));
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        // To say that nobody reads the log any more, it would be written to again.
        .log_internal_errors(false);
    match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal()).init(),
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(false).init(),
    }
}
