//! Deleting.

use super::{JournalError, Patience, engine::Engine};
use axum::body::Bytes;

impl Engine {
    /// Removes a stream, see [`super::super::Journal::delete`].
    pub async fn delete(&self, stream: &str) -> Result<(), JournalError> {
        let mut patience = Patience::new();
        let subject = self.subjects.entries(stream);
        let Some(old) = self.tail(stream, &mut patience).await? else {
            return Ok(());
        };
        while let Err(error) = self.stream.purge().filter(&subject).await {
            // It may have been done all the same, and somebody may have begun the stream anew, which
            // must not be removed.
            let first = self.next(stream, 0, &mut patience).await?;
            if first.is_none_or(|first| first.head.sequence > old.head.sequence) {
                break;
            }
            patience.pause(&error).await?;
        }
        self.heads().gone(stream);
        self.tell_of_deletion(stream).await;
        Ok(())
    }

    /// Tells those who follow a stream elsewhere that it is gone, since the engine tells of new
    /// messages alone. Who does not hear it will look by itself, only later.
    async fn tell_of_deletion(&self, stream: &str) {
        let subject = self.subjects.committed(stream);
        if let Err(error) = self.client.publish(subject, Bytes::new()).await {
            tracing::debug!(%error, "nobody is told of a deletion");
        }
    }
}
