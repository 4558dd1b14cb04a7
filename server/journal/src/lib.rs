//! The only durable state: append-only streams of entries.
//!
//! A stream has a name and grows by [`Journal::append`], which states how long its writer believes
//! the stream to be. That expectation is the only lock there is: any number of writers, in this
//! process or in others, may try, and exactly one of them extends a stream of a given length.

#![warn(
    unreachable_pub,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod fold;
#[cfg(feature = "cluster")]
mod jetstream;
mod sqlite;

use fold::retry_with_actual_length;
pub use fold::{Step, fold, fold_newest, newest};
#[cfg(feature = "cluster")]
pub use jetstream::{ConnectError, JetStreamJournal, Layout, ParseServersError, Servers};
pub use sqlite::{
    CopyError, OpenError, SqliteJournal, Unfinished, check, copy, present, real_path, set_aside,
};

use futures_util::{FutureExt, future::BoxFuture};
use std::{
    hash::{BuildHasher, RandomState},
    sync::LazyLock,
    time::Duration,
};
use tokio::{sync::watch, time::timeout};

/// Streams of entries under a name.
pub trait Journal: Send + Sync + 'static {
    /// Extends a stream that has `expected_length` entries by all of `entries`, or by none.
    ///
    /// Without any, it only checks the stream's length.
    ///
    /// A stream that does not exist has length 0. When this returns `Ok`, the entries survive a
    /// crash of the machine.
    ///
    /// # Errors
    /// [`JournalError::Conflict`] if the stream has another length: nothing was written.
    /// [`JournalError::Unavailable`] if it is not known whether the entries will last.
    fn append<'a>(
        &'a self,
        stream: &'a str,
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    ) -> BoxFuture<'a, Result<(), JournalError>>;

    /// Extends a stream by all of `entries`, whatever its length; without effect if it has `most` entries
    /// or more. All who extend the same stream must agree on `most`.
    ///
    /// # Errors
    /// [`JournalError::Unavailable`] if it is not known whether the entries will last.
    fn extend<'a>(
        &'a self,
        stream: &'a str,
        entries: Vec<Vec<u8>>,
        most: u64,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        let append = move |length| self.append(stream, length, entries.clone());
        retry_with_actual_length(stream, 0, most, append).boxed()
    }

    /// Returns the entries of a stream without the first `from`, oldest first, including everything
    /// acknowledged before, to any process.
    fn read<'a>(
        &'a self,
        stream: &'a str,
        from: u64,
    ) -> BoxFuture<'a, Result<Vec<Vec<u8>>, JournalError>>;

    /// Follows the length of a stream, which any process may change.
    ///
    /// The receiver holds the newest length known: entries beyond what its owner has read can be
    /// read. Lengths in between may be skipped. It closes when the journal does.
    fn watch<'a>(
        &'a self,
        stream: &'a str,
    ) -> BoxFuture<'a, Result<watch::Receiver<u64>, JournalError>>;

    /// The names of existing streams that begin with `prefix`, ascending (by their bytes): the first
    /// `limit` of those after `after`, or of all. A stream exists while it has entries.
    ///
    /// Asked page by page, with the last name of a page as the next `after`, it lists every stream
    /// that exists all the while; one that comes or goes meanwhile is listed or not.
    fn streams<'a>(
        &'a self,
        prefix: &'a str,
        after: Option<&'a str>,
        limit: usize,
    ) -> BoxFuture<'a, Result<Vec<String>, JournalError>>;

    /// Removes all entries of a stream: afterwards it is as if it had never existed.
    ///
    /// # Errors
    /// [`JournalError::Unavailable`] if it is not known whether the stream is gone for good.
    fn delete<'a>(&'a self, stream: &'a str) -> BoxFuture<'a, Result<(), JournalError>>;

    /// Checks, without writing, that what was acknowledged is still where the next server would find it.
    ///
    /// # Errors
    /// [`JournalError::Unavailable`]: it is not, and nothing more will be acknowledged.
    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        std::future::ready(Ok(())).boxed()
    }

    /// Ends all use of the journal by this process: what was acknowledged is put in order, and whatever is
    /// asked afterwards fails.
    fn close(&self) -> BoxFuture<'_, ()> {
        std::future::ready(()).boxed()
    }
}

/// The journal did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// Another writer has extended the stream; nothing was written.
    #[error("the stream has {actual} entries, not the expected number")]
    Conflict {
        /// How many entries the stream has.
        actual: u64,
    },
    /// The storage failed. What was to be written may be there or not: read the stream again.
    #[error("the journal is unavailable: {0}")]
    Unavailable(String),
}

impl JournalError {
    /// Says which stream it is about.
    fn on(self, stream: &str) -> JournalError {
        match self {
            JournalError::Unavailable(why) => {
                JournalError::Unavailable(format!("stream {}: {why}", in_log(stream)))
            }
            conflict @ JournalError::Conflict { .. } => conflict,
        }
    }
}

/// The name of a stream as the log has it. What follows its kind may be a key, such as a table's code: in its
/// place stands a hash that only this process can make, so that codes can't be tried against it.
pub fn in_log(stream: &str) -> String {
    static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    match stream.split_once('/') {
        Some((kind, key)) => format!("{kind}/{:08x}", HASHER.hash_one(key) >> 32),
        None => stream.to_owned(),
    }
}

/// The stream that is written and deleted to see whether writing works.
const STREAM: &str = "probe";
/// As much as a table may write at once: storage that is nearly full can take less, and no more moves.
const PROBE_BYTES: usize = 16 * 1024;
/// A journal that takes longer counts as unavailable.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);

/// Appends an entry and deletes it again.
///
/// # Errors
/// [`JournalError::Unavailable`]: nothing can be made durable now.
pub async fn probe(journal: &dyn Journal) -> Result<(), JournalError> {
    let written = async {
        // What another process that asks at the same time has left behind is no fault.
        journal.delete(STREAM).await?;
        match journal.append(STREAM, 0, vec![vec![b' '; PROBE_BYTES]]).await {
            Ok(()) | Err(JournalError::Conflict { .. }) => journal.delete(STREAM).await,
            unavailable => unavailable,
        }
    };
    let late = || Err(JournalError::Unavailable("it does not answer".into()));
    timeout(PROBE_TIMEOUT, written).await.unwrap_or_else(|_| late())
}
