//! The command line.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod bots;
pub(crate) mod expired;
pub(crate) mod health;
pub(crate) mod http_client;
pub(crate) mod record;

use crate::{
    cli::{
        admin::AdminCommand,
        analyse::AnalyseCommand,
        backup::{BackupCommand, RestoreCommand},
        bots::BotsCommand,
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
    /// The subcommand; without one, the program serves.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The server's options.
    #[command(flatten)]
    pub config: Config,
}

/// The program's subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Checks, traces and proves records of games
    #[command(subcommand)]
    Record(RecordCommand),
    /// Prints where the game of a record was won or lost, as JSON
    Analyse(AnalyseCommand),
    /// Copies all durable data into a file; the server may be running
    Backup(BackupCommand),
    /// Restores the data from a backup
    Restore(RestoreCommand),
    /// Checks that a running server is ready
    Health(HealthCommand),
    /// Administers a running server
    #[command(subcommand)]
    Admin(AdminCommand),
    /// Measures computer partners
    #[command(subcommand)]
    Bots(BotsCommand),
    /// Lists the tables that a server with these options would delete as expired; deletes nothing
    Expired(ExpiredCommand),
}

impl Command {
    /// Runs the command, writing results to `out` and errors to `complaints`.
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
            Command::Analyse(command) => command.run(out, complaints),
            Command::Backup(command) => command.run(out, complaints),
            Command::Restore(command) => command.run(out, complaints),
            Command::Health(command) => command.run(out, complaints),
            Command::Admin(command) => command.run(out, complaints),
            Command::Bots(command) => command.run(out, complaints),
            Command::Expired(command) => command.run(out, complaints),
        }
    }
}
