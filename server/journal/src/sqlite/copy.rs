//! Copies of the whole journal: backups, and restoring them.

use super::schema;
use rusqlite::{Connection, OpenFlags};
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// The journal could not be copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The target exists; it is not overwritten.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// The file to be copied is no journal, or damaged.
    #[error("{path} is no sound journal: {why}")]
    Unsound {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// A file could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// SQLite refused.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
}

/// Copies the journal in `from` to the file `to`, which must not exist. Other processes may go
/// on writing: the copy is a snapshot.
///
/// # Errors
/// [`CopyError`]; `to` is then not there.
pub fn copy(from: &Path, to: &Path) -> Result<(), CopyError> {
    check(from)?;
    if to.exists() {
        return Err(CopyError::Exists(to.to_owned()));
    }
    let unfinished = to.with_extension("unfinished");
    fs::remove_file(&unfinished).or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })?;
    let source = schema::open_to_read(from)?;
    source.execute("VACUUM INTO ?1", [unfinished.to_string_lossy()])?;
    // A copy that a power cut could undo would be none.
    File::open(&unfinished)?.sync_all()?;
    check(&unfinished)?;
    fs::hard_link(&unfinished, to)?;
    fs::remove_file(&unfinished)?;
    Ok(())
}

/// Checks that a file is an undamaged journal that this program can read, and returns its version.
///
/// # Errors
/// [`CopyError::Unsound`]
pub fn check(path: &Path) -> Result<usize, CopyError> {
    let unsound = |why: String| CopyError::Unsound { path: path.to_owned(), why };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection =
        Connection::open_with_flags(path, flags).map_err(|error| unsound(error.to_string()))?;
    let finding: String = connection
        .pragma_query_value(None, "quick_check", |row| row.get(0))
        .map_err(|error| unsound(error.to_string()))?;
    if finding != "ok" {
        return Err(unsound(finding));
    }
    let version: i64 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|error| unsound(error.to_string()))?;
    match usize::try_from(version) {
        Ok(version @ 1..=schema::VERSION) => Ok(version),
        Ok(0) | Err(_) => Err(unsound("it has none of the tables".into())),
        Ok(newer) => Err(unsound(format!(
            "it is of a newer version of this program ({newer}; this one knows {})",
            schema::VERSION
        ))),
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
