//! The journal in one SQLite file.
//!
//! One thread writes ([`writer`]), a few connections read ([`readers`]). The file is in WAL mode, so
//! that neither waits for the other, and every commit is flushed to the disk before it is
//! acknowledged. Other processes may use the same file.

mod copy;
mod heads;
mod on_disk;
mod readers;
mod schema;
mod upkeep;
mod writer;

use super::{Journal, JournalError};
pub use copy::{CopyError, Unfinished, check, copy, present, set_aside};
use futures_util::{TryFutureExt, future::BoxFuture};
pub use on_disk::real_path;
use readers::Readers;
use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};
use tokio::sync::{mpsc, oneshot, watch};
use writer::{Answer, Change, Request, Write, Writer};

/// The capacity of the writer's queue; when it is full, callers wait.
const QUEUE: usize = 4096;

/// A journal in one SQLite file.
pub struct SqliteJournal {
    /// `None` if it was opened to read, and while the journal is being dropped.
    requests: Option<mpsc::Sender<Request>>,
    writer: Option<thread::JoinHandle<()>>,
    readers: Arc<Readers>,
}

/// The file could not be opened or prepared.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// A file or the folder can't be used.
    #[error("{}: {why}", path.display())]
    Io {
        /// The file or the folder.
        path: PathBuf,
        /// The cause.
        why: io::Error,
    },
    /// The writer could not be started.
    #[error("its writer can't be started: {0}")]
    Writer(io::Error),
    /// The log is there without the file that it belongs to.
    #[error(
        "{} is missing or empty, but its log {} is there: put the file back; to begin anew, move the log away",
        path.display(), log.display()
    )]
    NoFile {
        /// The file.
        path: PathBuf,
        log: PathBuf,
    },
    /// A new file has tables from the first moment on that it can be seen.
    #[error("{} is empty, which no journal is: restore a backup, or delete it to begin anew", .0.display())]
    Empty(PathBuf),
    /// All that the file held was in the log, which is not there.
    #[error(
        "{} holds nothing without its log {}, which is missing: put the log beside it; to begin anew, move \
         the file away",
        path.display(), log.display()
    )]
    NoLog {
        /// The file.
        path: PathBuf,
        log: PathBuf,
    },
    /// The log is missing of a file that says that it needs it.
    #[error(
        "{} was left in use, and its log {log}, which holds what was written last, is missing: put it back. If it \
         is lost, `touch {log}` lets the server go on with the file as it is",
        path.display(), log = log.display()
    )]
    LogLost {
        /// The file.
        path: PathBuf,
        log: PathBuf,
    },
    /// The log would lie in another place than the file.
    #[error(
        "{} is mounted alone, without the log that SQLite keeps beside it: mount its folder, with Docker \
         by `-v ./data:{}`",
        .0.display(), .0.parent().unwrap_or(Path::new("/data")).display()
    )]
    Mounted(PathBuf),
    /// The file system lacks what SQLite needs.
    #[error("SQLite can't keep its log on that file system: put the folder on a local disk")]
    NoLogPossible,
    /// The log would be played over a file that it does not belong to.
    #[error(
        "the log {1} does not belong to {0}, which was put beside it: to go on with that file, move the log \
         away (and {0}-shm); to go on with the log, put its own file back",
        path.display(), log.display()
    )]
    OtherLog {
        /// The file.
        path: PathBuf,
        log: PathBuf,
    },
    /// A restore was interrupted before the journal got its name.
    #[error("{} was left by a restore that was interrupted: restore again, or delete it", .0.display())]
    Unfinished(PathBuf),
    /// It was written by an older version of this program, and is opened only to be read.
    #[error(
        "it is of an older version of this program ({version}; this one knows {known}): the server brings \
         it up to date at its next start"
    )]
    Older {
        /// The version of the file.
        version: i64,
        /// The version that this program reads.
        known: usize,
    },
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
    pub fn open(path: &Path) -> Result<SqliteJournal, OpenError> {
        let path = &real_path(path);
        if let Some(folder) = path.parent() {
            let failed = |why| OpenError::Io { path: folder.to_owned(), why };
            fs::create_dir_all(folder).map_err(failed)?;
        }
        let readers = Arc::new(Readers::new(path));
        let writer = Writer::open(path, readers.clone())?;
        let (requests, queue) = mpsc::channel(QUEUE);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
        let runtime = runtime.map_err(OpenError::Writer)?;
        let writer = thread::Builder::new()
            .name("journal".into())
            .spawn(move || runtime.block_on(writer.run(queue)))
            .map_err(OpenError::Writer)?;
        Ok(SqliteJournal { requests: Some(requests), writer: Some(writer), readers })
    }

    /// Opens the journal in an existing file to read it. Nothing is changed: it must be of the version that
    /// this program writes.
    pub fn open_to_read(path: &Path) -> Result<SqliteJournal, OpenError> {
        let path = &real_path(path);
        on_disk::check_before_opening(path)?;
        schema::check_version(&schema::open_to_read(path)?)?;
        Ok(SqliteJournal { requests: None, writer: None, readers: Arc::new(Readers::new(path)) })
    }

    fn write<'a>(
        &'a self,
        stream: &'a str,
        change: Change,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        let write = Write { stream: stream.to_owned(), change };
        let asked = self.ask(|answer| Request::Write(write, answer));
        Box::pin(asked.map_err(|error| error.on(stream)))
    }

    /// Sends a request to the writer and waits for its answer.
    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, JournalError> {
        let (answer, answered) = oneshot::channel();
        let requests = self.requests.as_ref().ok_or_else(stopped)?;
        requests.send(request(answer)).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

fn stopped() -> JournalError {
    JournalError::Unavailable("it is closed, or was opened to read".into())
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
        let read = Arc::clone(&self.readers).read(stream.to_owned(), from);
        Box::pin(read.map_err(|error| error.on(stream)))
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

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        Box::pin(self.ask(Request::Check))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            // The last connection to be closed writes the log into the file, if it may write.
            self.readers.close().await;
            if let Err(error) = self.ask(Request::Close).await {
                tracing::warn!(%error, "the journal was not closed");
            }
        })
    }
}

impl Drop for SqliteJournal {
    /// Writes what is queued and closes the file.
    fn drop(&mut self) {
        self.readers.forget();
        self.requests = None;
        if let Some(writer) = self.writer.take()
            && writer.join().is_err()
        {
            tracing::error!("the journal's writer panicked");
        }
    }
}
