//! The command line.

pub(crate) mod backup;
pub(crate) mod bots;
pub(crate) mod compare;
pub(crate) mod copy;
pub(crate) mod doctor;
pub(crate) mod expired;
pub(crate) mod http_client;
pub(crate) mod operator;
pub(crate) mod record;

use crate::{
    cli::{
        backup::{BackupCommand, RestoreCommand},
        bots::BotsCommand,
        copy::CopyCommand,
        doctor::DoctorCommand,
        expired::ExpiredCommand,
        operator::{AdminCommand, HealthCommand},
        record::{AnalyseCommand, RecordCommand},
    },
    config::Config,
};
use clap::{
    ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand,
    error::{ContextKind, ContextValue},
};
use serde::Serialize;
use std::{env, error::Error, ffi::OsString, io, iter, process::ExitCode};

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
        let arguments: Vec<OsString> = env::args_os().collect();
        let command = without_empty_variables(Cli::command());
        // With the names of the variables, help would fill two screens.
        let command = command.mut_args(|argument| argument.hide_env(true));
        let parsed = command.clone().try_get_matches_from(&arguments);
        let parsed = parsed.and_then(|matches| Cli::from_arg_matches(&matches));
        let parsed = parsed.map(|mut cli| {
            cli.config.unknown_variables = unknown_variables(&Cli::command());
            cli
        });
        parsed.unwrap_or_else(|error| variable_named(error, &command, &arguments).exit())
    }
}

/// The variables that begin as those of options do, and are none.
fn unknown_variables(command: &clap::Command) -> Vec<String> {
    let set = env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let known = |name: &String| {
        with_subcommands(command)
            .flat_map(clap::Command::get_arguments)
            .any(|argument| argument.get_env().is_some_and(|known| known == name.as_str()))
    };
    set.filter(|name| name.starts_with("TRANQUILITY_") && !known(name)).collect()
}

/// The command and those below it: there are two levels.
fn with_subcommands(command: &clap::Command) -> impl Iterator<Item = &clap::Command> {
    let commands = iter::once(command).chain(command.get_subcommands());
    commands.flat_map(|command| iter::once(command).chain(command.get_subcommands()))
}

/// The command, for which an empty variable is none: compose files write those for what is not set.
fn without_empty_variables(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|argument| {
        let value = argument.get_env().and_then(env::var_os);
        if value.is_some_and(|value| value.is_empty()) { argument.env(None) } else { argument }
    });
    command.mut_subcommands(without_empty_variables)
}

/// The error, with the name of the variable where the value came from there.
fn variable_named(
    mut error: clap::Error,
    command: &clap::Command,
    arguments: &[OsString],
) -> clap::Error {
    for kind in [ContextKind::InvalidValue, ContextKind::InvalidArg, ContextKind::InvalidSubcommand]
    {
        if let Some(ContextValue::String(value)) = error.get(kind)
            && let Some(shown) = without_secrets(value)
        {
            error.insert(kind, ContextValue::String(shown));
        }
    }
    let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg) else {
        return error;
    };
    let option = option.split(' ').next().unwrap_or_default().to_owned();
    if SECRET.contains(&&*option) {
        error.insert(ContextKind::InvalidValue, ContextValue::String("…".into()));
    }
    let given = arguments.iter().filter_map(|argument| argument.to_str()).any(|argument| {
        argument.strip_prefix(&*option).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    });
    let variable =
        with_subcommands(command).flat_map(clap::Command::get_arguments).find_map(|argument| {
            let is_it =
                argument.get_long().is_some_and(|long| option.strip_prefix("--") == Some(long));
            argument.get_env().filter(|name| is_it && env::var_os(name).is_some())
        });
    if let Some(name) = variable.and_then(|name| name.to_str()).filter(|_| !given) {
        error.insert(ContextKind::InvalidArg, ContextValue::String(name.to_owned()));
    }
    error
}

/// The options of which nothing is shown where they are wrong: words and addresses that are keys.
const SECRET: [&str; 2] = ["--open-with", "--webhooks"];

/// What may be shown of an argument that can hold a password, as addresses of servers do; `None` for others.
fn without_secrets(value: &str) -> Option<String> {
    let (before, rest) = value.split_once("://").unwrap_or(("", value));
    let has_secret = value.contains('@') || (value.contains("://") && rest.contains([':', '%']));
    has_secret.then(|| format!("{before}…"))
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
    /// Copies all durable data from a file to a JetStream or back, while no server runs
    Copy(CopyCommand),
    /// Asks a running server from outside whether the proxies in front of it fit
    Doctor(DoctorCommand),
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
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        match self {
            Command::Record(command) => command.run(out),
            Command::Analyse(command) => command.run(out),
            Command::Backup(command) => command.run(out),
            Command::Restore(command) => command.run(out),
            Command::Copy(command) => command.run(out),
            Command::Doctor(command) => command.run(out),
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
