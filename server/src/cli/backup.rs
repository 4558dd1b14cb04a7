//! `tranquility backup` and `tranquility restore`.

use crate::{
    clock::Clock,
    config::{Place, journal::Engine},
    date,
    deals::server_secret::ServerSecret,
    ops::folder_lock::FolderLock,
    randomness::Randomness,
};
use clap::Args;
use journal::{Journal, SqliteJournal, Unfinished};
#[cfg(unix)]
use std::fs;
use std::{
    error::Error,
    io,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Copies the journal into a file.
#[derive(Debug, Args)]
pub struct BackupCommand {
    /// The file to write; it must not exist
    to: PathBuf,
    /// Replace the file if it exists, once the new copy is sound
    #[arg(long)]
    replace: bool,
    /// The journal to copy.
    #[command(flatten)]
    place: Place,
}

impl BackupCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        must_be_a_file(&self.place)?;
        match self.replace {
            true => Unfinished::copy(&self.place.journal(), &self.to)?.replace()?,
            false => journal::copy(&self.place.journal(), &self.to)?,
        }
        writeln!(out, "{} is a copy of {}", self.to.display(), self.place.data.display())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Restores a journal from a backup.
#[derive(Debug, Args)]
pub struct RestoreCommand {
    /// The file written by `backup`
    from: PathBuf,
    /// Move a journal that is there into a dated folder beside it
    #[arg(long)]
    replace: bool,
    /// The target.
    #[command(flatten)]
    place: Place,
}

impl RestoreCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        must_be_a_file(&self.place)?;
        let (from, data, to) = (&self.from, &self.place.folder(), self.place.journal());
        journal::check(from)?;
        // A server that runs would go on with the files that it has open.
        let _lock = FolderLock::take(data)?;
        let present = journal::present(&to);
        if !present.is_empty() && !self.replace {
            return Err(is_in_the_way(&present).into());
        }
        let copy = Unfinished::copy(from, &to)?;
        open_as_a_server(copy.path())
            .map_err(|error| format!("no server can begin from {}: {error}", from.display()))?;
        let aside = data.join(format!("replaced-{}", date::file_name(Clock::default().now())));
        if !present.is_empty() {
            journal::set_aside(&to, &aside)?;
            writeln!(out, "what was there is in {}", aside.display())?;
        }
        copy.finish()?;
        #[cfg(unix)]
        give_to_the_owner(
            data,
            &[to.clone(), to.with_extension("lock"), FolderLock::file(data), aside],
        )?;
        writeln!(out, "{} holds what {} held", self.place.data.display(), from.display())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The sentence about the files of a journal that is there already.
fn is_in_the_way(present: &[PathBuf]) -> String {
    let present: Vec<_> = present.iter().map(|file| file.display().to_string()).collect();
    format!(
        "a journal is there already ({}): with --replace it is moved into a dated folder beside it",
        present.join(", ")
    )
}

/// Opens a journal, and brings it up to date, as a server would that starts on it.
fn open_as_a_server(path: &Path) -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let journal = SqliteJournal::open(path)?;
        let opened = ServerSecret::open(&journal, &Clock::default(), &Randomness::default()).await;
        journal.close().await;
        opened?;
        Ok(())
    })
}

/// Gives files in a folder to the folder's owner, so that root can restore for a server that has less rights.
#[cfg(unix)]
fn give_to_the_owner(folder: &Path, files: &[PathBuf]) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let owner = fs::metadata(folder)?;
    for file in files.iter().filter(|file| file.exists()) {
        let found = fs::metadata(file)?;
        if (found.uid(), found.gid()) != (owner.uid(), owner.gid()) {
            match chown(file, Some(owner.uid()), Some(owner.gid())) {
                // Only root can. What this user may write, the server may, or the folder is set up for both.
                Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
                given => given?,
            }
        }
    }
    Ok(())
}

/// Fails with what to do instead, if the journal is not a file.
fn must_be_a_file(place: &Place) -> Result<(), String> {
    match &place.options.journal {
        Engine::Sqlite => Ok(()),
        #[cfg(feature = "cluster")]
        Engine::Nats(_) => Err(format!(
            "this copies journals in SQLite; for one in JetStream use `nats stream backup {0} FOLDER` \
             and `nats stream restore FOLDER`",
            place.options.journal_prefix
        )),
    }
}
