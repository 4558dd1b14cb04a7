//! `tranquility backup` and `tranquility restore`.

use crate::config::{Place, journal::Engine};
use clap::Args;
use std::{fmt::Display, fs, io, path::PathBuf, process::ExitCode};

/// Copies the journal into a file.
#[derive(Debug, Args)]
pub struct BackupCommand {
    /// The file to write; it must not exist
    to: PathBuf,
    /// The journal to copy.
    #[command(flatten)]
    place: Place,
}

impl BackupCommand {
    pub fn run(
        &self,
        out: &mut dyn io::Write,
        complaints: &mut dyn io::Write,
    ) -> io::Result<ExitCode> {
        if let Some(why) = not_a_file(&self.place) {
            return fail(complaints, &why);
        }
        match journal::copy(&self.place.journal(), &self.to) {
            Ok(()) => {
                writeln!(out, "{} is a copy of {}", self.to.display(), self.place.data.display())?;
                Ok(ExitCode::SUCCESS)
            }
            Err(error) => fail(complaints, &error),
        }
    }
}

/// Restores a journal from a backup.
#[derive(Debug, Args)]
pub struct RestoreCommand {
    /// The file written by `backup`
    from: PathBuf,
    /// The target, which must have no journal yet.
    #[command(flatten)]
    place: Place,
}

impl RestoreCommand {
    pub fn run(
        &self,
        out: &mut dyn io::Write,
        complaints: &mut dyn io::Write,
    ) -> io::Result<ExitCode> {
        if let Some(why) = not_a_file(&self.place) {
            return fail(complaints, &why);
        }
        let restored = fs::create_dir_all(&self.place.data)
            .map_err(journal::CopyError::from)
            .and_then(|()| journal::copy(&self.from, &self.place.journal()));
        match restored {
            Ok(()) => {
                writeln!(
                    out,
                    "{} holds what {} held",
                    self.place.data.display(),
                    self.from.display()
                )?;
                Ok(ExitCode::SUCCESS)
            }
            Err(error) => fail(complaints, &error),
        }
    }
}

fn fail(complaints: &mut dyn io::Write, error: &dyn Display) -> io::Result<ExitCode> {
    writeln!(complaints, "tranquility: {error}")?;
    Ok(ExitCode::FAILURE)
}

/// What to do instead, if the journal is not a file.
fn not_a_file(place: &Place) -> Option<String> {
    match &place.kept.journal {
        Engine::Sqlite => None,
        #[cfg(feature = "cluster")]
        Engine::Nats(_) => Some(format!(
            "this copies journals in SQLite; for one in JetStream use `nats stream backup {0} FOLDER` \
             and `nats stream restore FOLDER`",
            place.kept.journal_prefix
        )),
    }
}
