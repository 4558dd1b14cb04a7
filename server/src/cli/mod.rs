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
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};
use serde::Serialize;
use std::{error::Error, io, process::ExitCode};

/// A self-hosted server for silent cooperative card games with remote friends
///
/// Without a command, it serves.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    disable_help_flag = true,
    after_help = "Without a command, it serves. Each option can be set by an environment variable too: \
        see docs/operating.md."
)]
pub struct Cli {
    /// The subcommand; without one, the program serves.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The server's options.
    #[command(flatten)]
    pub config: Config,
    /// Print help
    #[arg(short, long, global = true, action = ArgAction::HelpShort)]
    help: Option<bool>,
}

impl Cli {
    /// The arguments of the process; ends it if they are wrong, or ask for help.
    pub fn from_arguments() -> Cli {
        // With the names of the variables, help would fill two screens.
        let command = Cli::command().mut_args(|argument| argument.hide_env(true));
        Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
    }
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
    /// Lists the tables that a server would delete as expired
    Expired(ExpiredCommand),
}

impl Command {
    /// Runs the command, writing results to `out`.
    ///
    /// # Errors
    /// What went wrong, in a sentence for the user.
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        match self {
            Command::Record(command) => command.run(out),
            Command::Analyse(command) => command.run(out),
            Command::Backup(command) => command.run(out),
            Command::Restore(command) => command.run(out),
            Command::Health(command) => command.run(out),
            Command::Admin(command) => command.run(out),
            Command::Bots(command) => command.run(out),
            Command::Expired(command) => command.run(out),
        }
    }
}

/// Prints a result as one line of JSON.
fn print(result: &impl Serialize, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
    let line = serde_json::to_string(result)?;
    writeln!(out, "{line}")?;
    Ok(ExitCode::SUCCESS)
}
