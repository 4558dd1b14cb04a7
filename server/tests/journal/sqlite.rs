//! The journal in an SQLite file.

use crate::conformance::{self, Storage};
use futures_util::{FutureExt, future::BoxFuture};
use journal::{Journal, SqliteJournal};
use rusqlite::Connection;
use std::{fs, path::Path, sync::Arc, thread};
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
