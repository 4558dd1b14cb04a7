//! A pool of connections for reading, on threads that may block.

use super::{super::JournalError, schema};
use rusqlite::{Connection, params};
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::Duration,
};
use tokio::{sync::Semaphore, task, time::timeout};

/// The size of the pool.
const CONNECTIONS: u32 = 4;
/// The longest that closing waits for a connection in use.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// The pool, whose connections are opened on first use.
pub(crate) struct Readers {
    path: PathBuf,
    free: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
    /// Whether another file may lie under the path by now, or the journal is closed.
    is_lost: AtomicBool,
}

impl Readers {
    pub(crate) fn new(path: &Path) -> Readers {
        let free = Arc::new(Semaphore::new(CONNECTIONS as usize));
        let (idle, is_lost) = Default::default();
        Readers { path: path.to_owned(), free, idle, is_lost }
    }

    /// Lets no connection be used, as long as the file can't be found under its path.
    pub(crate) fn set_lost(&self, is_lost: bool) {
        self.is_lost.store(is_lost, SeqCst);
        self.idle().clear();
    }

    /// Closes all connections that are not in use, and no other is opened.
    pub(crate) fn forget(&self) {
        self.free.close();
        self.set_lost(true);
    }

    /// The same, once those in use are no longer, unless that takes long.
    pub(crate) async fn close(&self) {
        if timeout(CLOSE_TIMEOUT, self.free.acquire_many(CONNECTIONS)).await.is_err() {
            tracing::warn!("the journal is still being read");
        }
        self.forget();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entries of a stream without the first `from`.
    pub(crate) async fn read(
        self: Arc<Self>,
        stream: String,
        from: u64,
    ) -> Result<Vec<Vec<u8>>, JournalError> {
        self.ask(move |connection| entries(connection, &stream, from)).await
    }

    /// The names of streams that begin with `prefix`: the first `limit` of those after `after`.
    pub(crate) async fn streams(
        self: Arc<Self>,
        prefix: String,
        after: Option<String>,
        limit: usize,
    ) -> Result<Vec<String>, JournalError> {
        self.ask(move |connection| streams(connection, &prefix, after.as_deref(), limit)).await
    }

    /// Runs a query on a free connection.
    async fn ask<T: Send + 'static>(
        self: Arc<Self>,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let permit = self.free.clone().acquire_owned().await.map_err(unavailable)?;
        task::spawn_blocking(move || {
            let answer = self.ask_now(question);
            // The connection is in use until here, also where the asking task has given up.
            drop(permit);
            answer
        })
        .await
        .map_err(unavailable)?
    }

    fn ask_now<T>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, JournalError> {
        let check = || match self.is_lost.load(SeqCst) {
            true => Err(unavailable("its file is gone, or closed")),
            false => Ok(()),
        };
        check()?;
        let reused = self.idle().pop();
        let connection = reused.map_or_else(|| schema::open_to_read(&self.path), Ok);
        let connection = connection.map_err(unavailable)?;
        // A connection that fails may be in any state: it is not used again.
        let answer = question(&connection).map_err(unavailable)?;
        let mut idle = self.idle();
        check()?;
        idle.push(connection);
        Ok(answer)
    }
}

/// The entries of a stream without the first `from`, found from the last one backwards.
pub(crate) fn entries(
    connection: &Connection,
    stream: &str,
    from: u64,
) -> rusqlite::Result<Vec<Vec<u8>>> {
    let mut select = connection.prepare_cached(
        "WITH RECURSIVE chain (position, previous, body) AS (
             SELECT length - 1, previous, body FROM stream JOIN entry ON entry.id = last
             WHERE name = ?1 AND length > ?2
             UNION ALL
             SELECT position - 1, entry.previous, entry.body
             FROM chain JOIN entry ON entry.id = chain.previous WHERE position > ?2
         )
         SELECT body FROM chain ORDER BY position",
    )?;
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    select.query_map(params![stream, from], |row| row.get(0))?.collect()
}

fn streams(
    connection: &Connection,
    prefix: &str,
    after: Option<&str>,
    limit: usize,
) -> rusqlite::Result<Vec<String>> {
    let (select, from) = match after.filter(|after| *after >= prefix) {
        Some(after) => ("SELECT name FROM stream WHERE name > ?1 ORDER BY name", after),
        None => ("SELECT name FROM stream WHERE name >= ?1 ORDER BY name", prefix),
    };
    // Rows are fetched one by one, in the order of the index: none is read beyond the last one taken.
    let mut select = connection.prepare_cached(select)?;
    let names = select.query_map([from], |row| row.get::<_, String>(0))?;
    names
        .take_while(|name| name.as_ref().map_or(true, |name| name.starts_with(prefix)))
        .take(limit)
        .collect()
}

fn unavailable(error: impl std::fmt::Display) -> JournalError {
    JournalError::Unavailable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn a_cancelled_read_keeps_its_place_until_it_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("journal");
        schema::open(&path).expect("a journal");
        let readers = Arc::new(Readers::new(&path));
        let (begun, beginning) = oneshot::channel();
        let (go_on, told) = mpsc::channel::<()>();
        let reading = tokio::spawn(Arc::clone(&readers).ask(move |_| {
            begun.send(()).expect("the test waits");
            told.recv().ok();
            Ok(())
        }));
        beginning.await.expect("it reads");
        reading.abort();
        assert!(reading.await.expect_err("it was cancelled").is_cancelled());
        assert_eq!(readers.free.available_permits(), CONNECTIONS as usize - 1, "it still reads");
        drop(go_on);
        let all = readers.free.acquire_many(CONNECTIONS).await;
        assert!(all.is_ok(), "the place is free again");
    }
}
