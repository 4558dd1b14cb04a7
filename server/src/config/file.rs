//! Options from a file: the lowest in rank, below the environment and the command line.
//!
//! A file holds the long names of options and their values (`drop-after = 75`). Its entries become
//! arguments that are added to those given, so that there is one parser and one set of checks.

use crate::cli::Cli;
use clap::{ArgAction, ArgMatches, Command, CommandFactory, FromArgMatches, parser::ValueSource};
use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};
use toml::{Table, Value};

/// The option that names the file.
const FILE: &str = "config";

/// Why a file of options cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It cannot be read.
    #[error("{path}: {error}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// It is not TOML.
    #[error("{path}: {error}")]
    Malformed {
        /// The file.
        path: PathBuf,
        /// Why.
        error: toml::de::Error,
    },
    /// It sets something that does not exist.
    #[error("{path}: there is no option {key:?}")]
    UnknownOption {
        /// The file.
        path: PathBuf,
        /// What it wants to set.
        key: String,
    },
    /// It gives an option a value of a kind that no option has.
    #[error("{path}: {key:?} can't be a {kind}")]
    WrongKind {
        /// The file.
        path: PathBuf,
        /// The option.
        key: String,
        /// The kind of its value.
        kind: &'static str,
    },
    /// An option, in the file or elsewhere, was refused.
    #[error(transparent)]
    Refused(#[from] clap::Error),
}

impl Cli {
    /// Reads the command line, the environment, and the file that one of them may name.
    ///
    /// # Errors
    /// [`FileError`]; help and version are errors of clap, too.
    pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Cli, FileError> {
        let mut arguments: Vec<OsString> = arguments.into_iter().collect();
        let matches = Cli::command().try_get_matches_from(&arguments)?;
        let (command, chosen) = innermost(Cli::command(), &matches);
        if let Ok(Some(path)) = chosen.try_get_one::<PathBuf>(FILE) {
            arguments.extend(from_file(path, &command, chosen)?);
        }
        let matches = Cli::command().try_get_matches_from(arguments)?;
        Ok(Cli::from_arg_matches(&matches)?)
    }
}

/// The subcommand that was chosen, or the command itself.
fn innermost(command: Command, matches: &ArgMatches) -> (Command, &ArgMatches) {
    match matches.subcommand() {
        Some((name, inner)) => match command.find_subcommand(name).cloned() {
            Some(subcommand) => innermost(subcommand, inner),
            None => (command, matches),
        },
        None => (command, matches),
    }
}

/// The arguments that stand for the entries of a file.
fn from_file(
    path: &Path,
    command: &Command,
    given: &ArgMatches,
) -> Result<Vec<OsString>, FileError> {
    let text = fs::read_to_string(path)
        .map_err(|error| FileError::Unreadable { path: path.to_owned(), error })?;
    let table: Table = toml::from_str(&text)
        .map_err(|error| FileError::Malformed { path: path.to_owned(), error })?;
    let serving = Cli::command();
    let mut arguments = Vec::new();
    for (key, value) in table {
        let known = |command: &Command| {
            let mut options = command.get_arguments();
            options.find(|option| option.get_long() == Some(&key) && key != FILE).cloned()
        };
        let Some(option) = known(command) else {
            // One file serves all commands, which have some of the options each.
            if known(&serving).is_some() {
                continue;
            }
            return Err(FileError::UnknownOption { path: path.to_owned(), key });
        };
        let source = given.value_source(option.get_id().as_str());
        if matches!(source, Some(ValueSource::CommandLine | ValueSource::EnvVariable)) {
            continue;
        }
        let values = match value {
            Value::Array(values) => values,
            value => vec![value],
        };
        for value in values {
            let text = match value {
                Value::Boolean(on) if matches!(option.get_action(), ArgAction::SetTrue) => {
                    if on {
                        arguments.push(format!("--{key}").into());
                    }
                    continue;
                }
                Value::String(text) => text,
                Value::Integer(number) => number.to_string(),
                Value::Float(number) => number.to_string(),
                other => {
                    let kind = other.type_str();
                    return Err(FileError::WrongKind { path: path.to_owned(), key, kind });
                }
            };
            arguments.push(format!("--{key}={text}").into());
        }
    }
    Ok(arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(file: &str, arguments: &[&str]) -> Result<Cli, FileError> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tranquility.toml");
        fs::write(&path, file).unwrap();
        let option = format!("--config={}", path.display());
        let line = ["tranquility", &option].into_iter().chain(arguments.iter().copied());
        Cli::read(line.map(OsString::from))
    }

    #[test]
    fn a_file_sets_options_of_every_kind() {
        let file = r#"
            listen = "127.0.0.1:9000"
            behind-proxy = true
            secure-cookies = false
            drop-after = 12
            commands-per-second = 2.5
            allowed-origin = ["https://a.example", "https://b.example"]
        "#;
        let config = read(file, &[]).unwrap().config;
        assert_eq!(config.listen.port(), 9000);
        assert!(config.http.behind_proxy && !config.http.secure_cookies);
        assert_eq!((config.rooms.drop_after, config.rooms.commands_per_second), (12.0, 2.5));
        assert_eq!(config.http.allowed_origins, ["https://a.example", "https://b.example"]);
    }

    #[test]
    fn the_command_line_goes_before_the_file() {
        let config = read("drop-after = 12\naway-after = 7", &["--drop-after=20"]).unwrap().config;
        assert_eq!((config.rooms.drop_after, config.rooms.presence.away_after), (20.0, 7.0));
    }

    #[test]
    fn what_is_wrong_in_a_file_is_said() {
        for (file, said) in [
            ("lisen = 1", "there is no option \"lisen\""),
            ("config = \"other.toml\"", "there is no option \"config\""),
            ("drop-after = ", "TOML parse error"),
            ("drop-after = \"soon\"", "invalid value 'soon'"),
            ("drop-after = 2026-11-21", "\"drop-after\" can't be a datetime"),
            ("drop-after = 0", "it takes a number of seconds, from 0.001"),
            ("away-after = -1", "it takes a number of seconds, from 0"),
            ("unload-after = inf", "it takes a number of seconds, from 0"),
            ("request-timeout = nan", "it takes a number of seconds, from 0.001"),
            ("commands-per-second = 0.0", "it takes a number above 0"),
            ("chat-per-10-seconds = nan", "it takes a number above 0"),
            ("connections-per-room = 0", "invalid value '0'"),
            ("body-bytes = -1", "invalid value '-1'"),
        ] {
            let error = read(file, &[]).unwrap_err().to_string();
            assert!(error.contains(said), "{file}: {error}");
        }
        let missing = ["tranquility", "--config=/nowhere/at/all.toml"].map(OsString::from);
        assert!(Cli::read(missing).unwrap_err().to_string().contains("/nowhere/at/all.toml"));
    }
}
