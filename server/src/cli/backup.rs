//! `tranquility backup` and `tranquility restore`.

use crate::config::{Place, journal::Engine};
use clap::Args;
use std::{error::Error, fs, io, path::PathBuf, process::ExitCode};

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
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        must_be_a_file(&self.place)?;
        journal::copy(&self.place.journal(), &self.to)?;
        writeln!(out, "{} is a copy of {}", self.to.display(), self.place.data.display())?;
        Ok(ExitCode::SUCCESS)
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
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        must_be_a_file(&self.place)?;
        fs::create_dir_all(&self.place.data).map_err(journal::CopyError::from)?;
        journal::copy(&self.from, &self.place.journal())?;
        writeln!(out, "{} holds what {} held", self.place.data.display(), self.from.display())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Fails with what to do instead, if the journal is not a file.
fn must_be_a_file(place: &Place) -> Result<(), String> {
    match &place.kept.journal {
        Engine::Sqlite => Ok(()),
        #[cfg(feature = "cluster")]
        Engine::Nats(_) => Err(format!(
            "this copies journals in SQLite; for one in JetStream use `nats stream backup {0} FOLDER` \
             and `nats stream restore FOLDER`",
            place.kept.journal_prefix
        )),
    }
}
