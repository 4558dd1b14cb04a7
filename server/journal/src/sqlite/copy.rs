//! Copies of the whole journal: backups, and restoring them.

use super::{OpenError, on_disk, schema};
use rusqlite::{Connection, ErrorCode};
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read},
    path::{Path, PathBuf},
};

/// The journal could not be copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The target exists; it is not overwritten.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// Another process is writing a copy of that name.
    #[error("{} is being written by another process", .0.display())]
    Busy(PathBuf),
    /// The file to be copied is no journal, or damaged.
    #[error("{} is no sound journal: {why}", path.display())]
    Unsound {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// A file could not be read or written.
    #[error("{}: {why}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The cause.
        why: io::Error,
    },
    /// SQLite could not write the copy.
    #[error("{} can't be written: {why}", path.display())]
    Sqlite {
        /// The copy.
        path: PathBuf,
        /// The cause.
        why: rusqlite::Error,
    },
}

impl CopyError {
    /// Names the file in an error.
    fn at(path: &Path) -> impl FnOnce(io::Error) -> CopyError {
        let path = path.to_owned();
        move |why| CopyError::Io { path, why }
    }
}

/// Copies the journal in `from` to the file `to`, which must not exist. Other processes may go
/// on writing: the copy is a snapshot.
///
/// # Errors
/// [`CopyError`]; `to` is then not there.
pub fn copy(from: &Path, to: &Path) -> Result<(), CopyError> {
    if to.exists() {
        return Err(CopyError::Exists(to.to_owned()));
    }
    Unfinished::copy(from, to)?.finish()
}

/// A whole and sound copy of a journal under a name of its own, removed when this is dropped.
#[derive(Debug)]
pub struct Unfinished {
    path: PathBuf,
    to: PathBuf,
    /// Locked, since two copies to one name would write into each other.
    _lock: File,
}

impl Unfinished {
    /// Copies the journal in `from` into a file beside `to`, which must not exist unless it is set aside.
    pub fn copy(from: &Path, to: &Path) -> Result<Unfinished, CopyError> {
        check(from)?;
        let path = &on_disk::unfinished(to);
        let lock = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        let lock = lock.map_err(CopyError::at(path))?;
        if let Err(TryLockError::WouldBlock) = lock.try_lock() {
            return Err(CopyError::Busy(path.clone()));
        }
        // What an earlier process left behind. SQLite writes into a file that is empty.
        let emptied = lock.set_len(0).and_then(|()| on_disk::remove_side_files(path));
        let copy = Unfinished { path: path.clone(), to: to.to_owned(), _lock: lock };
        emptied.map_err(CopyError::at(path))?;
        let written = open_source(from).and_then(|source| {
            source.execute("VACUUM INTO ?1", [path.to_string_lossy()])?;
            on_disk::number_anew(&Connection::open(path)?)
        });
        written.map_err(|why| CopyError::Sqlite { path: path.to_owned(), why })?;
        check(path)?;
        Ok(copy)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the copy its name, which no file must have.
    pub fn finish(self) -> Result<(), CopyError> {
        // Not by a link, which many file systems don't have: an empty file takes the name, and is replaced.
        match File::create_new(&self.to) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(CopyError::Exists(self.to.clone()));
            }
            created => created.map_err(CopyError::at(&self.to))?,
        };
        let to = self.to.clone();
        self.replace().inspect_err(|_| {
            // It is empty; what is wrong with the folder is in the first error.
            let _ = fs::remove_file(&to);
        })
    }

    /// Gives the copy its name, in the place of a file that has it.
    pub fn replace(self) -> Result<(), CopyError> {
        // A copy that a power cut could undo would be none.
        let written = OpenOptions::new().write(true).open(&self.path);
        written.and_then(|copy| copy.sync_all()).map_err(CopyError::at(&self.path))?;
        fs::rename(&self.path, &self.to).map_err(CopyError::at(&self.to))?;
        on_disk::sync_folder_of(&self.to).map_err(CopyError::at(&self.to))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // It is in the way of nothing: the next copy replaces it.
        let _ = on_disk::remove(&self.path);
    }
}

/// The files of a journal that exist.
pub fn present(path: &Path) -> Vec<PathBuf> {
    on_disk::files_of(path).into_iter().filter(|file| file.exists()).collect()
}

/// Moves the files of a journal into a folder, which must not exist.
pub fn set_aside(path: &Path, folder: &Path) -> Result<(), CopyError> {
    fs::create_dir(folder).map_err(CopyError::at(folder))?;
    // The file first: no server starts on a log alone.
    for file in present(path) {
        let name = file.file_name().unwrap_or_default();
        fs::rename(&file, folder.join(name)).map_err(CopyError::at(&file))?;
    }
    for file in [&folder.join("journal"), path] {
        on_disk::sync_folder_of(file).map_err(CopyError::at(file))?;
    }
    Ok(())
}

/// Checks that a file is an undamaged journal that this program can read, and returns its version.
pub fn check(path: &Path) -> Result<usize, CopyError> {
    let path = &on_disk::real_path(path);
    let unsound = |why: String| CopyError::Unsound { path: path.to_owned(), why };
    if is_dump(path) {
        return Err(unsound(format!(
            "it is a dump in SQL: make a file of it, by `sqlite3 copy.db < {}`",
            path.display()
        )));
    }
    on_disk::check_before_opening(path).map_err(|error| unsound(error.to_string()))?;
    let connection = open_source(path).map_err(|error| unsound(error.to_string()))?;
    let finding: String = connection
        .pragma_query_value(None, "quick_check", |row| row.get(0))
        .map_err(|error| unsound(error.to_string()))?;
    if finding != "ok" {
        return Err(unsound(finding));
    }
    match schema::check_version(&connection) {
        Ok(()) => Ok(schema::VERSION),
        Err(OpenError::Older { version, .. }) => usize::try_from(version)
            .ok()
            .filter(|version| *version > 0)
            .ok_or_else(|| unsound(without_version(&connection, path))),
        Err(error) => Err(unsound(error.to_string())),
    }
}

/// Opens a journal to be copied, also where nothing can be written beside it, as SQLite does for its log.
fn open_source(path: &Path) -> rusqlite::Result<Connection> {
    let source = schema::open_to_read(path)?;
    match source.query_row("SELECT 1 FROM sqlite_master", [], |_| Ok(())) {
        Err(error)
            if matches!(
                error.sqlite_error_code(),
                Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly)
            ) && !on_disk::with_ending(path, "-wal").exists() =>
        {
            schema::open_alone(path)
        }
        // What else is wrong is found by those who read on.
        _ => Ok(source),
    }
}

/// Whether a file is what `sqlite3 FILE .dump` prints.
fn is_dump(path: &Path) -> bool {
    const BEGINNING: &[u8] = b"PRAGMA foreign_keys=OFF;";
    let mut bytes = [0; BEGINNING.len()];
    File::open(path).and_then(|mut file| file.read_exact(&mut bytes)).is_ok() && bytes == BEGINNING
}

/// What is wrong with a file that has no version: dumps leave it out.
fn without_version(connection: &Connection, path: &Path) -> String {
    let has = |query| connection.prepare(query).is_ok();
    let tables = [
        "SELECT position FROM entry",
        "SELECT previous, last FROM entry, stream",
        "SELECT previous, last, yes FROM entry, stream, log_needed",
    ];
    match tables.into_iter().rposition(has) {
        Some(before) => format!(
            "it was made from a dump, which leaves the version out: `sqlite3 {} 'PRAGMA user_version = {}'` \
             sets it",
            path.display(),
            before + 1
        ),
        None => "it has none of the tables".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{super::SqliteJournal, *};
    use crate::Journal;

    #[tokio::test]
    async fn a_copy_is_made_while_others_write() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("journal.db"), folder.path().join("copy.db"));
        let journal = SqliteJournal::open(&from).unwrap();
        let write = async {
            for length in 0..200 {
                journal.append("a", length, vec![vec![1; 500]]).await.unwrap();
            }
        };
        let copying = tokio::task::spawn_blocking({
            let (from, to) = (from.clone(), to.clone());
            move || copy(&from, &to)
        });
        journal.append("b", 0, vec![b"before".to_vec()]).await.unwrap();
        let ((), copied) = tokio::join!(write, copying);
        copied.unwrap().unwrap();
        let copied = SqliteJournal::open(&to).unwrap();
        let known = copied.read("a", 0).await.unwrap();
        assert_eq!(known, journal.read("a", 0).await.unwrap()[..known.len()]);
        assert_eq!(copied.append("a", known.len() as u64, vec![vec![2]]).await, Ok(()));
        assert!(matches!(copy(&from, &to), Err(CopyError::Exists(_))));
        let missing = folder.path().join("missing/copy.db");
        let error = copy(&from, &missing).unwrap_err().to_string();
        assert!(error.contains("missing/copy.unfinished"), "{error}");
    }

    #[test]
    fn a_copy_takes_no_name_that_is_taken_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let [from, to, aside] =
            ["journal.db", "copy.db", "aside"].map(|name| folder.path().join(name));
        schema::open(&from).unwrap();
        let copied = Unfinished::copy(&from, &to).unwrap();
        assert!(matches!(copy(&from, &to), Err(CopyError::Busy(_))));
        assert!(copied.path().exists(), "it is left to who writes it");
        fs::write(&to, "made meanwhile").unwrap();
        assert!(matches!(copied.finish(), Err(CopyError::Exists(_))));
        assert_eq!(fs::read(&to).unwrap(), b"made meanwhile");
        assert!(!on_disk::unfinished(&to).exists());

        assert!(present(&to) == [to.as_path()]);
        set_aside(&to, &aside).unwrap();
        assert_eq!(fs::read(aside.join("copy.db")).unwrap(), b"made meanwhile");
        assert!(set_aside(&from, &aside).is_err(), "the folder is another's");
        copy(&from, &to).unwrap();
        Unfinished::copy(&from, &to).unwrap().replace().unwrap();
        check(&to).unwrap();
    }

    #[test]
    fn what_a_dump_leaves_out_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let [dump, made] = ["dump.sql", "made.db"].map(|name| folder.path().join(name));
        fs::write(&dump, "PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n").unwrap();
        let error = check(&dump).unwrap_err().to_string();
        assert!(error.contains("a dump in SQL"), "{error}");
        let connection = schema::open(&made).unwrap();
        connection.pragma_update(None, "journal_mode", "DELETE").unwrap();
        connection.pragma_update(None, "user_version", 0).unwrap();
        drop(connection);
        let error = check(&made).unwrap_err().to_string();
        assert!(error.contains("from a dump") && error.contains("user_version = 2'"), "{error}");
        Connection::open(&made).unwrap().pragma_update(None, "user_version", 2).unwrap();
        check(&made).unwrap();
    }

    #[test]
    fn what_is_no_journal_is_not_copied() {
        let folder = tempfile::tempdir().unwrap();
        let [missing, text, empty, to] =
            ["missing", "text", "empty", "to"].map(|name| folder.path().join(name));
        fs::write(&text, "not a database, but long enough to be taken for one".repeat(100))
            .unwrap();
        fs::write(&empty, "").unwrap();
        for from in [missing, text, empty] {
            let error = copy(&from, &to).unwrap_err();
            assert!(matches!(error, CopyError::Unsound { .. }), "{from:?}: {error}");
            assert!(!to.exists());
        }
    }

    #[test]
    fn a_damaged_journal_is_found_out() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.db");
        {
            let connection = schema::open(&path).unwrap();
            connection
                .execute_batch(
                    "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
                     INSERT INTO entry (previous, body) SELECT i, zeroblob(200) FROM n",
                )
                .unwrap();
        }
        check(&path).unwrap();
        let mut bytes = fs::read(&path).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle..middle + 4096].fill(0xff);
        fs::write(&path, bytes).unwrap();
        assert!(matches!(check(&path), Err(CopyError::Unsound { .. })));
    }
}
