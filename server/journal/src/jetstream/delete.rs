//! Deleting.

use super::{JournalError, Retry, engine::Engine};
use bytes::Bytes;

impl Engine {
    /// Removes a stream, see [`super::super::Journal::delete`].
    pub(crate) async fn delete(&self, stream: &str) -> Result<(), JournalError> {
        let mut retry = Retry::new();
        let subject = self.subjects.entries(stream);
        let Some(old) = self.tail(stream, &mut retry).await? else {
            return Ok(());
        };
        while let Err(error) = self.stream.purge().filter(&subject).await {
            // It may have been done all the same, and another writer may have begun the stream anew, which
            // must not be removed.
            let first = self.next(stream, 0, &mut retry).await?;
            if first.is_none_or(|first| first.head.sequence > old.head.sequence) {
                break;
            }
            retry.pause(&error).await?;
        }
        self.heads().gone(stream);
        self.announce_deletion(stream).await;
        Ok(())
    }

    /// Announces to followers elsewhere that a stream is gone: the engine announces new messages only.
    /// A follower that misses it finds out by polling, only later.
    async fn announce_deletion(&self, stream: &str) {
        let subject = self.subjects.committed(stream);
        if let Err(error) = self.client.publish(subject, Bytes::new()).await {
            tracing::debug!(%error, "a deletion could not be announced");
        }
    }
}
