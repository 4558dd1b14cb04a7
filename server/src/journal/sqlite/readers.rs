//! The connections that read, apart from the threads that must not wait.

use super::{super::JournalError, schema};
use rusqlite::{Connection, params};
use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};
use tokio::{sync::Semaphore, task};

/// How many streams are read at the same time.
const CONNECTIONS: usize = 4;

/// A few connections for reading, opened when they are first needed.
pub struct Readers {
    path: PathBuf,
    free: Semaphore,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub fn new(path: &Path) -> Readers {
        Readers { path: path.to_owned(), free: Semaphore::new(CONNECTIONS), idle: Mutex::default() }
    }

    /// The entries of a stream without the first `from`.
    pub async fn read(
        self: Arc<Self>,
        stream: String,
        from: u64,
    ) -> Result<Vec<Vec<u8>>, JournalError> {
        let readers = Arc::clone(&self);
        let _permit = self.free.acquire().await.map_err(unavailable)?;
        task::spawn_blocking(move || readers.read_now(&stream, from))
            .await
            .map_err(unavailable)?
            .map_err(unavailable)
    }

    fn read_now(&self, stream: &str, from: u64) -> rusqlite::Result<Vec<Vec<u8>>> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let reused = idle().pop();
        let connection = reused.map_or_else(|| schema::open_to_read(&self.path), Ok)?;
        let entries = entries(&connection, stream, from);
        // A connection that failed may be in any state: it is not used again.
        if entries.is_ok() {
            idle().push(connection);
        }
        entries
    }
}

fn entries(connection: &Connection, stream: &str, from: u64) -> rusqlite::Result<Vec<Vec<u8>>> {
    let mut select = connection.prepare_cached(
        "SELECT body FROM stream JOIN entry ON entry.stream = stream.id
         WHERE name = ?1 AND position >= ?2 ORDER BY position",
    )?;
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    select.query_map(params![stream, from], |row| row.get(0))?.collect()
}

fn unavailable(error: impl std::fmt::Display) -> JournalError {
    JournalError::Unavailable(error.to_string())
}
