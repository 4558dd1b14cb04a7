//! The command line.

pub(crate) mod admin;
pub(crate) mod backup;
pub(crate) mod expired;
pub(crate) mod health;
pub(crate) mod http_client;
pub(crate) mod record;

use crate::{
    cli::{
        admin::AdminCommand,
        backup::{BackupCommand, RestoreCommand},
        expired::ExpiredCommand,
        health::HealthCommand,
        record::RecordCommand,
    },
    config::Config,
};
use clap::{Parser, Subcommand};
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
    /// Copies everything that must not be lost into a file, while the server may run
    Backup(BackupCommand),
    /// Begins from a copy
    Restore(RestoreCommand),
    /// Asks a running server whether it can do its work
    Health(HealthCommand),
    /// Sees to a running server
    #[command(subcommand)]
    Admin(AdminCommand),
    /// Lists the tables that a server with these options would delete because they are old; deletes
    /// nothing
    Expired(ExpiredCommand),
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
            Command::Backup(command) => command.run(out, complaints),
            Command::Restore(command) => command.run(out, complaints),
            Command::Health(command) => command.run(out, complaints),
            Command::Admin(command) => command.run(out, complaints),
            Command::Expired(command) => command.run(out, complaints),
        }
    }
}
