//! The journal in an SQLite file.

use crate::journal::conformance::{self, Storage};
use futures_util::{FutureExt, future::BoxFuture};
use journal::{Journal, JournalError, OpenError, SqliteJournal};
use rusqlite::Connection;
use std::{
    fs::{self, OpenOptions},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn open(folder: &Path) -> Arc<dyn Journal> {
    Arc::new(SqliteJournal::open(&folder.join("data/journal.db")).expect("a journal"))
}

impl Storage for TempDir {
    fn open(&self) -> BoxFuture<'_, Arc<dyn Journal>> {
        std::future::ready(open(self.path())).boxed()
    }

    /// Nothing serves a file but those who have opened it.
    fn restart(&self) -> BoxFuture<'_, ()> {
        std::future::ready(()).boxed()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn conforms() {
    conformance::all(folder).await;
}

#[test]
fn several_servers_may_start_on_a_new_file_at_once() {
    let folder = folder();
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| open(folder.path()));
        }
    });
}

#[tokio::test]
async fn nothing_of_an_unfinished_transaction_is_seen() {
    let folder = folder();
    let journal = open(folder.path());
    journal.append("a", 0, vec![b"one".to_vec()]).await.expect("appended");
    let foreign = Connection::open(folder.path().join("data/journal.db")).expect("a connection");
    foreign
        .execute_batch(
            "BEGIN IMMEDIATE;
             INSERT INTO entry (previous, body) SELECT last, x'00' FROM stream;
             UPDATE stream SET length = length + 1, last = last_insert_rowid();",
        )
        .expect("written");
    assert_eq!(journal.read("a", 0).await.expect("readable"), [b"one"]);
    foreign.execute_batch("ROLLBACK").expect("rolled back");
    journal.append("a", 1, vec![b"two".to_vec()]).await.expect("appended");
    assert_eq!(journal.read("a", 0).await.expect("readable"), [b"one", b"two"]);
}

/// A crash can cut the log at any byte. Whatever is left of it, an append is there as a whole or
/// not at all, and after none that is missing.
#[tokio::test]
async fn a_torn_log_holds_whole_appends() {
    const APPENDS: u64 = 12;
    const EACH: u64 = 3;
    let original = folder();
    let journal = open(original.path());
    for append in 0..APPENDS {
        let entries = (0..EACH).map(|entry| vec![append as u8, entry as u8]).collect();
        journal.append("a", append * EACH, entries).await.expect("appended");
    }
    let data = original.path().join("data");
    let file = fs::read(data.join("journal.db")).expect("the file");
    let log = fs::read(data.join("journal.db-wal")).expect("the log");
    let expected = journal.read("a", 0).await.expect("readable");

    let mut lengths = Vec::new();
    for cut in (0..log.len()).step_by(1500).chain([log.len()]) {
        let torn = folder();
        fs::create_dir(torn.path().join("data")).expect("a folder");
        fs::write(torn.path().join("data/journal.db"), &file).expect("copied");
        fs::write(torn.path().join("data/journal.db-wal"), &log[..cut]).expect("copied");
        let journal = open(torn.path());
        let found = journal.read("a", 0).await.expect("readable");
        assert_eq!(found.len() as u64 % EACH, 0, "cut at {cut}");
        assert!(expected.starts_with(&found), "cut at {cut}");
        // And it goes on from there.
        journal.append("a", found.len() as u64, vec![vec![]]).await.expect("appended");
        lengths.push(found.len() as u64);
    }
    assert!(lengths.is_sorted());
    assert_eq!(lengths.last(), Some(&(APPENDS * EACH)));
}

/// A journal in the folder with so many entries in its stream.
async fn with_entries(folder: &Path, entries: u64) -> Arc<dyn Journal> {
    let journal = open(folder);
    let length = journal.read("a", 0).await.expect("readable").len() as u64;
    for entry in length..entries {
        journal.append("a", entry, vec![vec![entry as u8]]).await.expect("appended");
    }
    journal
}

/// The files beside the journal's, as a killed server would leave them.
fn killed(folder: &Path) -> TempDir {
    let copy = self::folder();
    fs::create_dir(copy.path().join("data")).expect("a folder");
    for name in ["journal.db", "journal.db-wal"] {
        let from = folder.join("data").join(name);
        fs::copy(from, copy.path().join("data").join(name)).expect("copied");
    }
    copy
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("data/journal.db")
}

fn log(folder: &TempDir) -> PathBuf {
    folder.path().join("data/journal.db-wal")
}

async fn entries(journal: &dyn Journal) -> Result<usize, JournalError> {
    journal.read("a", 0).await.map(|entries| entries.len())
}

#[tokio::test]
async fn a_clean_stop_leaves_one_complete_file() {
    let [one, other] = [(); 2].map(|()| folder());
    let journal = with_entries(one.path(), 3).await;
    assert_eq!(entries(&*journal).await, Ok(3));
    journal.close().await;
    let left = fs::read_dir(one.path().join("data")).expect("a folder");
    let mut left: Vec<_> = left.map(|file| file.expect("a file").file_name()).collect();
    left.sort();
    assert_eq!(left, ["journal.db", "journal.lock"]);
    assert!(journal.append("a", 3, vec![vec![]]).await.is_err(), "it is closed");
    assert!(entries(&*journal).await.is_err() && journal.check().await.is_err());

    fs::create_dir(other.path().join("data")).expect("a folder");
    fs::copy(file(&one), file(&other)).expect("copied");
    assert_eq!(entries(&*open(other.path())).await, Ok(3));
}

#[tokio::test]
async fn a_log_is_not_played_over_a_file_that_it_does_not_belong_to() {
    let folder = folder();
    let (backup, before) = (folder.path().join("backup"), folder.path().join("before"));
    with_entries(folder.path(), 1).await.close().await;
    fs::copy(file(&folder), &before).expect("copied");
    with_entries(folder.path(), 2).await.close().await;
    let journal = with_entries(folder.path(), 3).await;
    journal::copy(&file(&folder), &backup).expect("a copy");
    journal.append("a", 3, vec![vec![3]]).await.expect("appended");

    let sound = killed(folder.path());
    assert_eq!(entries(&*open(sound.path())).await, Ok(4), "its own log");
    for other in [&backup, &before] {
        let mixed = killed(folder.path());
        fs::copy(other, file(&mixed)).expect("copied");
        let error = SqliteJournal::open(&file(&mixed)).err().expect("another log");
        assert!(matches!(error, OpenError::OtherLog { .. }), "{error}");
        assert!(journal::check(&file(&mixed)).is_err(), "nor is it copied");
        fs::remove_file(log(&mixed)).expect("moved away");
        assert!(entries(&*open(mixed.path())).await.is_ok(), "as the error says");
    }

    let alone = killed(folder.path());
    for spoil in [|path: &Path| fs::remove_file(path), |path: &Path| fs::write(path, "")] {
        spoil(&file(&alone)).expect("spoilt");
        let error = SqliteJournal::open(&file(&alone)).err().expect("no file");
        assert!(matches!(error, OpenError::NoFile { .. }), "{error}");
        assert!(log(&alone).exists(), "what was written is still there");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_journal_that_is_a_link_is_guarded_where_the_link_leads() {
    let folder = folder();
    let [link, disk] = ["data/journal.db", "disk"].map(|name| folder.path().join(name));
    for folder in [link.parent().expect("a folder"), &disk] {
        fs::create_dir(folder).expect("a folder");
    }
    std::os::unix::fs::symlink("../disk/big.db", &link).expect("a link");
    let [target, log, backup] = ["big.db", "big.db-wal", "backup"].map(|name| disk.join(name));
    with_entries(folder.path(), 1).await.close().await;
    let journal = with_entries(folder.path(), 2).await;
    journal::copy(&link, &backup).expect("a copy");
    journal.append("a", 2, vec![vec![2]]).await.expect("appended");
    assert!(link.is_symlink() && log.exists());

    let [mixed, mixed_log] = ["mixed.db", "mixed.db-wal"].map(|name| disk.join(name));
    fs::copy(&backup, &mixed).expect("copied");
    fs::copy(&log, &mixed_log).expect("copied");
    fs::remove_file(&link).expect("removed");
    std::os::unix::fs::symlink(&mixed, &link).expect("a link");
    let error = SqliteJournal::open(&link).err().expect("another log");
    assert!(matches!(error, OpenError::OtherLog { .. }), "{error}");

    fs::remove_file(&log).expect("removed");
    let length = journal.append("a", 3, vec![vec![]]).await;
    assert!(matches!(length, Err(JournalError::Unavailable(_))), "{length:?}");
    journal.close().await;
    assert!(matches!(SqliteJournal::open(&target).err(), Some(OpenError::LogLost { .. })));
}

#[tokio::test]
async fn a_first_start_that_was_cut_off_is_done_again() {
    let folder = folder();
    // The name of a journal is given to one that has its tables.
    for left in ["journal.lock", "journal.new", "journal.new-journal"] {
        fs::write(folder.path().join(left), "").expect("written");
    }
    let journal = SqliteJournal::open(&folder.path().join("journal.db")).expect("a journal");
    journal.append("a", 0, vec![vec![1]]).await.expect("appended");
    assert!(!folder.path().join("journal.new").exists());
}

#[test]
fn a_file_that_has_lost_its_log_is_not_taken_for_a_new_one() {
    let folder = folder();
    let path = folder.path().join("journal.db");
    let old = Connection::open(&path).expect("a file");
    let mode =
        "PRAGMA journal_mode = WAL; CREATE TABLE stream (id INTEGER); PRAGMA user_version = 1";
    old.execute_batch(mode).expect("tables in the log");
    let alone = folder.path().join("alone.db");
    fs::copy(&path, &alone).expect("copied");
    assert_eq!(fs::metadata(&alone).expect("a file").len(), 4096);
    let error = SqliteJournal::open(&alone).err().expect("no log");
    assert!(matches!(error, OpenError::NoLog { .. }), "{error}");
    fs::write(&alone, "").expect("emptied");
    let error = SqliteJournal::open(&alone).err().expect("empty");
    assert!(matches!(error, OpenError::Empty(_)), "{error}");
    // What a restore that was interrupted leaves.
    let fresh = folder.path().join("fresh.db");
    fs::write(folder.path().join("fresh.unfinished"), "").expect("written");
    let error = SqliteJournal::open(&fresh).err().expect("unfinished");
    assert!(matches!(error, OpenError::Unfinished(_)) && !fresh.exists(), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_once_the_files_are_taken_away() {
    let cut = |path: PathBuf, length| {
        OpenOptions::new().write(true).open(path).expect("a file").set_len(length).expect("cut");
    };
    type Harm<'a> = &'a dyn Fn(&TempDir);
    let harms: [(&str, Harm<'_>); 6] = [
        ("file", &|folder| fs::remove_file(file(folder)).expect("removed")),
        ("folder", &|folder| fs::remove_dir_all(folder.path().join("data")).expect("removed")),
        ("replaced", &|folder| {
            journal::copy(&file(folder), &folder.path().join("copy")).expect("a copy");
            fs::rename(folder.path().join("copy"), file(folder)).expect("replaced");
        }),
        ("log", &|folder| fs::remove_file(log(folder)).expect("removed")),
        ("cut", &|folder| cut(log(folder), 0)),
        ("half", &|folder| cut(log(folder), fs::metadata(log(folder)).expect("a log").len() / 2)),
    ];
    for (name, harm) in harms {
        let folder = folder();
        with_entries(folder.path(), 2).await.close().await;
        let journal = with_entries(folder.path(), 5).await;
        harm(&folder);
        for _ in 0..2 {
            let length = journal.append("a", 5, vec![vec![5]]).await;
            assert!(matches!(length, Err(JournalError::Unavailable(_))), "{name}: {length:?}");
            assert!(journal.check().await.is_err(), "{name}");
            assert!(entries(&*journal).await.is_err(), "{name}: what is there may be another's");
        }
        journal.close().await;
        if file(&folder).exists() {
            match name {
                "replaced" => {
                    journal::check(&file(&folder)).expect_err("the log is that of the other");
                    fs::remove_file(log(&folder)).expect("moved away");
                }
                "log" => {
                    let error = SqliteJournal::open(&file(&folder)).err().expect("no log");
                    assert!(matches!(error, OpenError::LogLost { .. }), "{error}");
                    let copy = folder.path().join("copy");
                    fs::copy(file(&folder), &copy).expect("copied");
                    journal::check(&copy).expect_err("nor is a copy of the file alone whole");
                    fs::write(log(&folder), "").expect("as the error says");
                }
                _ => {}
            }
            journal::check(&file(&folder)).expect("what is there is sound");
        }
    }
}

#[tokio::test]
async fn files_that_are_back_are_written_again() {
    let folder = folder();
    let journal = with_entries(folder.path(), 2).await;
    let [there, away] = ["data", "away"].map(|name| folder.path().join(name));
    fs::rename(&there, &away).expect("moved");
    assert!(journal.append("a", 2, vec![vec![]]).await.is_err());
    fs::rename(&away, &there).expect("moved back");
    assert_eq!(journal.append("a", 2, vec![vec![]]).await, Ok(()));
    assert_eq!(entries(&*journal).await, Ok(3));
    // Another program that writes the log into the file takes nothing away.
    let foreign = Connection::open(file(&folder)).expect("a connection");
    foreign.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).expect("written");
    assert_eq!(fs::metadata(log(&folder)).expect("a log").len(), 0);
    assert_eq!(journal.append("a", 3, vec![vec![]]).await, Ok(()));
}

#[tokio::test]
async fn what_is_opened_to_read_is_left_as_it_is() {
    let folder = folder();
    let path = file(&folder);
    assert!(SqliteJournal::open_to_read(&path).is_err() && !path.exists());
    let journal = with_entries(folder.path(), 2).await;
    let reading = SqliteJournal::open_to_read(&path).expect("a journal");
    assert_eq!(entries(&reading).await, Ok(2));
    assert!(reading.append("a", 2, vec![vec![]]).await.is_err());
    drop(reading);
    journal.close().await;
    for (version, words) in [(1, "older version"), (99, "newer version")] {
        let changed = Connection::open(&path).expect("a connection");
        changed.pragma_update(None, "user_version", version).expect("changed");
        changed.close().expect("closed");
        let before = fs::read(&path).expect("a file");
        let error = SqliteJournal::open_to_read(&path).err().expect("another version");
        assert!(error.to_string().contains(words), "{error}");
        assert_eq!(fs::read(&path).expect("a file"), before);
    }
}
