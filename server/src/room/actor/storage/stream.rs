//! The room's stream in the journal, and its length, whichever node appends to it.

use journal::{Journal, JournalError};
use std::sync::Arc;
use tokio::sync::watch;

/// The stream of a room.
pub(in crate::room::actor) struct RoomStream {
    name: String,
    journal: Arc<dyn Journal>,
    length: watch::Receiver<u64>,
    /// Whether it may hold entries that the room does not know.
    pub is_stale: bool,
}

impl RoomStream {
    /// The stream of that name. `length` must watch it since before the room was read.
    pub fn new(
        name: String,
        journal: Arc<dyn Journal>,
        mut length: watch::Receiver<u64>,
    ) -> RoomStream {
        // The room may have been read before that.
        length.mark_changed();
        RoomStream { name, journal, length, is_stale: false }
    }

    /// Appends entries, unless the stream has another length than expected. Without entries, the
    /// journal's leader only compares the length.
    pub fn append(
        &self,
        expected: u64,
        entries: Vec<Vec<u8>>,
    ) -> impl Future<Output = Result<(), JournalError>> + Send + use<> {
        let (journal, name) = (self.journal.clone(), self.name.clone());
        async move { journal.append(&name, expected, entries).await }
    }

    /// Reads the entries from an index on.
    pub fn read(
        &self,
        from: u64,
    ) -> impl Future<Output = Result<Vec<Vec<u8>>, JournalError>> + Send + use<> {
        let (journal, name) = (self.journal.clone(), self.name.clone());
        async move { journal.read(&name, from).await }
    }

    /// Waits until the length of the stream has changed and differs from `known`; `None` if the journal
    /// has ended, so that nothing changes any more.
    pub async fn grown(&mut self, known: u64) -> Option<u64> {
        loop {
            self.length.changed().await.ok()?;
            let length = *self.length.borrow_and_update();
            if length != known {
                return Some(length);
            }
        }
    }
}
