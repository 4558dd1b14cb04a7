//! The schema of the file, and how it is opened.

use super::OpenError;
use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{M, Migrations};
use std::{fs::File, path::Path, time::Duration};

/// Migrations are added here and never changed: a file stores how many of them were applied.
const STEPS: &[M<'static>] = &[
    M::up(include_str!("../../migrations/1_streams.sql")),
    M::up(include_str!("../../migrations/2_ends.sql")),
];
/// The version of files written by this program.
pub const VERSION: usize = STEPS.len();
const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

/// How long to wait while another process is writing.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Opens the file for writing, and migrates its tables.
pub fn open(path: &Path) -> Result<Connection, OpenError> {
    // Two servers that start on a new file would both make the tables.
    let lock = File::create(path.with_extension("lock"))?;
    lock.lock()?;
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version > VERSION as i64 {
        return Err(OpenError::Newer { version, known: VERSION });
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // FULL flushes the log at every commit: what is acknowledged survives a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // In pages: rarer than usual, since what was changed often is copied but once.
    connection.pragma_update(None, "wal_autocheckpoint", 8000)?;
    connection.pragma_update(None, "journal_size_limit", 64 * 1024 * 1024)?;
    MIGRATIONS.to_latest(&mut connection)?;
    Ok(connection)
}

/// Opens the file for reading.
pub fn open_to_read(path: &Path) -> rusqlite::Result<Connection> {
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
        let path = folder.path().join("journal");
        let mut old = Connection::open(&path).expect("a file");
        MIGRATIONS.to_version(&mut old, 1).expect("as it was");
        old.execute_batch(
            "INSERT INTO stream VALUES (1, 'a'), (2, 'b');
             INSERT INTO entry (stream, position, body) VALUES
                 (2, 0, x'b0'), (1, 0, x'a0'), (1, 1, x'a1'), (2, 1, x'b1'), (1, 2, x'a2');",
        )
        .expect("entries");
        drop(old);
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
        let newer = VERSION as i64 + 1;
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
    }
}
