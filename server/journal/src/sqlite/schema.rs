//! The schema of the file, and how it is opened.

use super::{OpenError, on_disk};
use rusqlite::{Connection, OpenFlags, Row};
use rusqlite_migration::{M, Migrations};
use std::{
    cmp::Ordering,
    fs::{self, File},
    io,
    path::Path,
    time::Duration,
};

/// Migrations are added here and never changed: a file stores how many of them were applied.
const STEPS: &[M<'static>] = &[
    M::up(include_str!("../../../../migrations/1_streams.sql")),
    M::up(include_str!("../../../../migrations/2_ends.sql")),
    M::up(include_str!("../../../../migrations/3_log.sql")),
    M::up(include_str!("../../../../migrations/4_number.sql")),
];
/// The version of files written by this program.
pub(crate) const VERSION: usize = STEPS.len();
const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

/// How long to wait while another process is writing.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Opens the file for writing, and migrates its tables.
pub(crate) fn open(path: &Path) -> Result<Connection, OpenError> {
    // Two servers that start on a new file would both make the tables.
    let lock_path = path.with_extension("lock");
    let was_used = lock_path.exists();
    let lock = File::create(&lock_path).and_then(|lock| lock.lock().map(|()| lock));
    let _lock = lock.map_err(|why| OpenError::Io { path: lock_path, why })?;
    if on_disk::is_a_mount(path) {
        return Err(OpenError::Mounted(path.to_owned()));
    }
    on_disk::check_before_opening(path)?;
    if fs::symlink_metadata(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
        begin(path, was_used)?;
    }
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    match check_version(&connection) {
        Ok(()) | Err(OpenError::Older { .. }) => {}
        Err(error) => return Err(error),
    }
    // FULL flushes the log at every commit: what is acknowledged survives a power cut. On macOS a flush
    // reaches no further than the disk's own memory unless it is a full one.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    // Before there is a log: a file that has one and no tables has lost it.
    MIGRATIONS.to_latest(&mut connection)?;
    keep_a_log(&connection)?;
    // The writer does it, which tells the file before it writes on.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    // What a long reader made of the log goes when the next one begins.
    connection.pragma_update(None, "journal_size_limit", 4 * 1024 * 1024)?;
    Ok(connection)
}

/// Lets SQLite keep a log, which it leaves in silence where the file system has no shared memory.
fn keep_a_log(connection: &Connection) -> Result<(), OpenError> {
    let mode = |row: &Row<'_>| row.get::<_, String>(0);
    match connection.pragma_update_and_check(None, "journal_mode", "WAL", mode)?.as_str() {
        "wal" => Ok(()),
        _ => Err(OpenError::NoLogPossible),
    }
}

/// Makes a journal under another name, and names it when it has its tables: a start that is cut off leaves no
/// empty file, which would be taken for a spoilt one.
fn begin(path: &Path, was_used: bool) -> Result<(), OpenError> {
    let named = |why| OpenError::Io { path: path.to_owned(), why };
    let new = path.with_extension("new");
    if was_used && !new.exists() {
        tracing::warn!(path = %path.display(), "the journal that was here is gone: a new one is begun");
    }
    on_disk::remove(&new).map_err(named)?;
    let mut connection = Connection::open(&new)?;
    MIGRATIONS.to_latest(&mut connection)?;
    on_disk::number_anew(&connection)?;
    connection.close().map_err(|(_, error)| error)?;
    fs::rename(&new, path).map_err(named)?;
    on_disk::sync_folder_of(path).map_err(named)
}

/// Checks that the tables of a file are those that this program knows.
pub(crate) fn check_version(connection: &Connection) -> Result<(), OpenError> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = VERSION;
    match usize::try_from(version).map_or(Ordering::Less, |version| version.cmp(&known)) {
        Ordering::Less => Err(OpenError::Older { version, known }),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(OpenError::Newer { version, known }),
    }
}

/// Opens a file without its log, as it is: nothing is locked, nor written beside it.
pub(crate) fn open_alone(path: &Path) -> rusqlite::Result<Connection> {
    let escaped =
        path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(format!("file:{escaped}?immutable=1"), flags)
}

/// Opens the file for reading.
pub(crate) fn open_to_read(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use super::{
        super::{heads::Heads, readers::entries},
        *,
    };

    #[test]
    fn migrations_are_valid() {
        MIGRATIONS.validate().expect("valid migrations");
    }

    #[test]
    fn an_older_file_keeps_its_streams() {
        let folder = tempfile::tempdir().expect("a folder");
        let [used, path] = ["used", "journal"].map(|name| folder.path().join(name));
        let mut old = Connection::open(&used).expect("a file");
        MIGRATIONS.to_version(&mut old, 1).expect("as it was");
        // It counted up its number every second, and was killed.
        old.execute_batch(
            "PRAGMA journal_mode = WAL;
             PRAGMA application_id = 7;
             INSERT INTO stream VALUES (1, 'a'), (2, 'b');
             INSERT INTO entry (stream, position, body) VALUES
                 (2, 0, x'b0'), (1, 0, x'a0'), (1, 1, x'a1'), (2, 1, x'b1'), (1, 2, x'a2');",
        )
        .expect("entries");
        for (from, to) in on_disk::files_of(&used).iter().zip(on_disk::files_of(&path)).take(2) {
            fs::copy(from, to).expect("copied");
        }
        let journal = open(&path).expect("a journal");
        let read = |stream, from| entries(&journal, stream, from).expect("readable");
        assert_eq!(read("a", 0), [[0xa0], [0xa1], [0xa2]]);
        assert_eq!(read("a", 2), [[0xa2]]);
        assert_eq!(read("b", 0), [[0xb0], [0xb1]]);
        let mut heads = Heads::new(&journal).expect("heads");
        assert_eq!(heads.extend(&journal, "a", &[vec![0xa3]]).expect("appended"), 4);
        assert_eq!(read("a", 1), [[0xa1], [0xa2], [0xa3]]);
        assert_eq!(heads.length(&journal, "b").expect("readable"), 2);
    }

    #[test]
    fn a_file_of_a_newer_program_is_left_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("journal");
        let newer = i64::try_from(VERSION).expect("a small number") + 1;
        open(&path)
            .expect("a journal")
            .pragma_update(None, "user_version", newer)
            .expect("a version");
        let before = std::fs::read(&path).expect("a file");
        let error = open(&path).expect_err("it is not for us");
        assert!(matches!(error, OpenError::Newer { version, known: VERSION } if version == newer));
        assert!(error.to_string().starts_with("it is of a newer version of this program ("));
        assert_eq!(std::fs::read(&path).expect("a file"), before);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_system_on_which_there_can_be_no_log_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, flags) = (folder.path().join("journal"), OpenFlags::default());
        // It locks by files, as where there is no shared memory.
        let connection = Connection::open_with_flags_and_vfs(path, flags, c"unix-dotfile");
        let error = keep_a_log(&connection.expect("a file")).expect_err("there is no log");
        assert!(matches!(error, OpenError::NoLogPossible), "{error}");
    }

    #[test]
    fn commits_reach_the_disk() {
        let folder = tempfile::tempdir().expect("a folder");
        let connection = open(&folder.path().join("journal")).expect("a journal");
        let journal_mode: String =
            connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).expect("a mode");
        let synchronous: i64 =
            connection.pragma_query_value(None, "synchronous", |row| row.get(0)).expect("a level");
        const FULL: i64 = 2;
        assert_eq!((journal_mode.as_str(), synchronous), ("wal", FULL));
        for flush in ["fullfsync", "checkpoint_fullfsync"] {
            let on = connection.pragma_query_value(None, flush, |row| row.get::<_, bool>(0));
            assert_eq!(on, Ok(true), "{flush}");
        }
    }
}
