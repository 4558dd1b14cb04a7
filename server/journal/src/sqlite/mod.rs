//! The journal in one SQLite file.
//!
//! One thread writes ([`writer`]), a few connections read ([`readers`]). The file is in WAL mode, so
//! that neither waits for the other, and every commit is flushed to the disk before it is
//! acknowledged. Other processes may use the same file.

mod commit_pacing;
mod copy;
mod heads;
mod readers;
mod schema;
mod writer;

use super::{Journal, JournalError};
pub use copy::{CopyError, check, copy};
use futures_util::future::BoxFuture;
use readers::Readers;
use std::{path::Path, sync::Arc, thread};
use tokio::sync::{mpsc, oneshot, watch};
use writer::{Answer, Change, Request, Write, Writer};

/// The capacity of the writer's queue; when it is full, callers wait.
const QUEUE: usize = 4096;

/// A journal in one SQLite file.
pub struct SqliteJournal {
    /// `None` only while the journal is being dropped.
    requests: Option<mpsc::Sender<Request>>,
    writer: Option<thread::JoinHandle<()>>,
    readers: Arc<Readers>,
}

/// The file could not be opened or prepared.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder or the thread could not be created.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// It was written by a newer version of this program.
    #[error(
        "it is of a newer version of this program ({version}; this one knows {known}): go on with \
         that one, or with a copy from before"
    )]
    Newer {
        /// The version of the file.
        version: i64,
        /// The newest version that this program knows.
        known: usize,
    },
    /// SQLite refused.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    /// The tables could not be migrated.
    #[error(transparent)]
    Migration(#[from] rusqlite_migration::Error),
}

impl SqliteJournal {
    /// Opens the journal in that file, which is created if necessary.
    ///
    /// # Errors
    /// [`OpenError`]
    pub fn open(path: &Path) -> Result<SqliteJournal, OpenError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let writer = Writer::open(path)?;
        let (requests, queue) = mpsc::channel(QUEUE);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
        let writer = thread::Builder::new()
            .name("journal".into())
            .spawn(move || runtime.block_on(writer.run(queue)))?;
        Ok(SqliteJournal {
            requests: Some(requests),
            writer: Some(writer),
            readers: Arc::new(Readers::new(path)),
        })
    }

    fn write(&self, stream: &str, change: Change) -> BoxFuture<'_, Result<(), JournalError>> {
        let write = Write { stream: stream.to_owned(), change };
        Box::pin(self.ask(|answer| Request::Write(write, answer)))
    }

    /// Sends a request to the writer and waits for its answer.
    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, JournalError> {
        let (answer, answered) = oneshot::channel();
        if let Some(requests) = &self.requests {
            requests.send(request(answer)).await.map_err(|_| stopped())?;
        }
        answered.await.map_err(|_| stopped())?
    }
}

fn stopped() -> JournalError {
    JournalError::Unavailable("the writer has stopped".into())
}

impl Journal for SqliteJournal {
    fn append<'a>(
        &'a self,
        stream: &'a str,
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        self.write(stream, Change::Append { expected_length, entries })
    }

    fn extend<'a>(
        &'a self,
        stream: &'a str,
        entries: Vec<Vec<u8>>,
        most: u64,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        self.write(stream, Change::Extend { entries, most })
    }

    fn read<'a>(
        &'a self,
        stream: &'a str,
        from: u64,
    ) -> BoxFuture<'a, Result<Vec<Vec<u8>>, JournalError>> {
        Box::pin(Arc::clone(&self.readers).read(stream.to_owned(), from))
    }

    fn watch<'a>(
        &'a self,
        stream: &'a str,
    ) -> BoxFuture<'a, Result<watch::Receiver<u64>, JournalError>> {
        let stream = stream.to_owned();
        Box::pin(self.ask(|answer| Request::Watch(stream, answer)))
    }

    fn streams<'a>(
        &'a self,
        prefix: &'a str,
        after: Option<&'a str>,
        limit: usize,
    ) -> BoxFuture<'a, Result<Vec<String>, JournalError>> {
        let (prefix, after) = (prefix.to_owned(), after.map(str::to_owned));
        Box::pin(Arc::clone(&self.readers).streams(prefix, after, limit))
    }

    fn delete<'a>(&'a self, stream: &'a str) -> BoxFuture<'a, Result<(), JournalError>> {
        self.write(stream, Change::Delete)
    }
}

impl Drop for SqliteJournal {
    /// Writes what is queued and closes the file.
    fn drop(&mut self) {
        self.requests = None;
        if let Some(writer) = self.writer.take()
            && writer.join().is_err()
        {
            tracing::error!("the journal's writer panicked");
        }
    }
}
