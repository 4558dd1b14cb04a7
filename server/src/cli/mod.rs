//! The command line.

mod file;
mod record;

use crate::Config;
use clap::{Parser, Subcommand};
pub use file::FileError;
use record::RecordCommand;
use std::{io, process::ExitCode};

/// A self-hosted server for silent cooperative card games with remote friends
///
/// Without a command, it serves.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// What to do instead of serving.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How to serve.
    #[command(flatten)]
    pub config: Config,
}

/// What the program can do besides serving.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Reads records of games
    #[command(subcommand)]
    Record(RecordCommand),
}

impl Command {
    /// Does it, writing results to `out` and complaints to `complaints`.
    ///
    /// # Errors
    /// The results could not be written.
    pub fn run(
        &self,
        out: &mut dyn io::Write,
        complaints: &mut dyn io::Write,
    ) -> io::Result<ExitCode> {
        match self {
            Command::Record(command) => command.run(out, complaints),
        }
    }
}
