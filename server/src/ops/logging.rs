//! The server's log, written to standard error.
//!
//! Lines belong to the span of their request or room. No card, seed, name, chat line or secret is ever
//! logged.

use std::{
    env,
    io::{self, IsTerminal},
};
use tracing_subscriber::EnvFilter;

/// The default of `RUST_LOG`.
const FILTER: &str = "info,memory_serve=warn,rusqlite_migration=warn";

/// The format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// A JSON object per line, for programs.
    Json,
}

/// Installs the log for the whole process.
pub fn begin(format: LogFormat) {
    let wanted = env::var(EnvFilter::DEFAULT_ENV).unwrap_or_default();
    let wanted = if wanted.is_empty() { FILTER } else { &wanted };
    let (filter, fault) = match EnvFilter::try_new(wanted) {
        Ok(filter) => (filter, None),
        Err(fault) => (EnvFilter::new(FILTER), Some(fault)),
    };
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        // Reporting a failed write to standard error would fail as well.
        .log_internal_errors(false);
    match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal()).init(),
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(false).init(),
    }
    if let Some(fault) = fault {
        tracing::warn!("{} is ignored: {fault}", EnvFilter::DEFAULT_ENV);
    }
}
