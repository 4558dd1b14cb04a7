//! The room's stream in the journal, and its length, whichever node appends to it.

use futures_util::future::BoxFuture;
use journal::{Journal, JournalError};
use std::{
    sync::Arc,
    task::{Context, Poll, ready},
};
use tokio::sync::watch;

/// The stream of a room.
pub(in crate::room::actor) struct RoomStream {
    name: String,
    journal: Arc<dyn Journal>,
    length: StreamLengthWatcher,
    /// Whether it may hold entries that the room does not know.
    pub is_stale: bool,
}

impl RoomStream {
    /// The stream of that name. `length` must watch it since before the room was read.
    pub fn new(
        name: String,
        journal: Arc<dyn Journal>,
        length: watch::Receiver<u64>,
    ) -> RoomStream {
        RoomStream { name, journal, length: StreamLengthWatcher::of(length), is_stale: false }
    }

    /// Appends entries, unless the stream has another length than expected. Without entries, the
    /// journal's leader only compares the length.
    pub fn append(
        &mut self,
        expected: u64,
        entries: Vec<Vec<u8>>,
    ) -> impl Future<Output = Result<(), JournalError>> + Send + use<> {
        self.length.pause();
        let (journal, name) = (self.journal.clone(), self.name.clone());
        async move { journal.append(&name, expected, entries).await }
    }

    /// Reads the entries from an index on.
    pub fn read(
        &mut self,
        from: u64,
    ) -> impl Future<Output = Result<Vec<Vec<u8>>, JournalError>> + Send + use<> {
        self.length.pause();
        let (journal, name) = (self.journal.clone(), self.name.clone());
        async move { journal.read(&name, from).await }
    }

    /// The length of the stream, once it differs from `known`.
    pub fn poll_length(&mut self, known: u64, context: &mut Context<'_>) -> Poll<u64> {
        self.length.poll(known, context)
    }
}

/// Watches the length of a stream.
struct StreamLengthWatcher {
    length: watch::Receiver<u64>,
    /// The pending wait for the next change.
    change: Option<BoxFuture<'static, bool>>,
    /// Whether the journal has ended, so that nothing changes any more.
    ended: bool,
}

impl StreamLengthWatcher {
    /// Creates a watcher; the present length counts as a change.
    fn of(mut length: watch::Receiver<u64>) -> StreamLengthWatcher {
        length.mark_changed();
        StreamLengthWatcher { length, change: None, ended: false }
    }

    /// The length of the stream, once it differs from `known`.
    fn poll(&mut self, known: u64, context: &mut Context<'_>) -> Poll<u64> {
        while !self.ended {
            if self.length.has_changed().unwrap_or(false) {
                let length = *self.length.borrow_and_update();
                if length != known {
                    return Poll::Ready(length);
                }
            }
            let length = &self.length;
            let change = self.change.get_or_insert_with(|| {
                let mut length = length.clone();
                Box::pin(async move { length.changed().await.is_ok() })
            });
            let changed = ready!(change.as_mut().poll(context));
            self.change = None;
            self.ended = !changed;
        }
        Poll::Pending
    }

    /// Drops the waker: while the room appends entries itself, it needs no notification.
    fn pause(&mut self) {
        self.change = None;
    }
}
