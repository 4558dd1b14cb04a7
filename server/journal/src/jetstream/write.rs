//! Appending, and deleting.
//!
//! The engine stores a message only if the subject's last message has the number that the writer
//! names, so that of all who extend a stream of the same length one succeeds. What it answers when
//! it does not store can mean nothing: that it has another write in hand, that it is looking for a
//! leader, that the answer got lost. Then the stream itself tells what has become of the append.

use super::{
    Head, JournalError, Message, Retry,
    engine::{Engine, head, length},
    layout::message,
};
use async_nats::jetstream::{context::PublishErrorKind, message::PublishMessage};
use bytes::Bytes;

enum AppendOutcome {
    Stored(u64),
    /// Another writer was first: it will never be stored.
    Lost {
        actual: u64,
    },
    /// The stream is unchanged.
    Open,
}

impl Engine {
    /// Extends a stream of that length, see [`super::super::Journal::append`].
    pub(crate) async fn append(
        &self,
        stream: &str,
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    ) -> Result<(), JournalError> {
        self.line.must_be_fit()?;
        let mut retry = Retry::new();
        if entries.is_empty() {
            return self.end_of(stream, expected_length, &mut retry).await.map(drop);
        }
        let known = self.heads().newest(stream).filter(|head| head.length == expected_length);
        let before = match known {
            Some(head) => head,
            None if expected_length == 0 => Head::default(),
            None => self.end_of(stream, expected_length, &mut retry).await?,
        };
        let length = before.length + entries.len() as u64;
        let id = self.new_id();
        let message = PublishMessage::build()
            .payload(message::encode(&entries)?)
            .message_id(&id)
            .expected_last_subject_sequence(before.sequence)
            .header(message::LENGTH, length.to_string().as_str());
        let subject = self.subjects.entries(stream);
        // Once it is not known what has become of one attempt, a refusal of the next means nothing.
        let mut doubtful = false;
        loop {
            let error = match self.publisher.publish(subject.clone(), message.clone()).await {
                Ok(sequence) => {
                    self.heads().learn(stream, Head { length, sequence });
                    return Ok(());
                }
                Err(error) => error,
            };
            match error.kind() {
                PublishErrorKind::WrongLastSequence => {}
                // It was never sent.
                PublishErrorKind::MaxPayloadExceeded => {
                    return Err(JournalError::Unavailable(error.to_string()));
                }
                // No member took it: the engine is electing a leader.
                PublishErrorKind::StreamNotFound => {
                    retry.pause(&error).await?;
                    continue;
                }
                _ => doubtful = true,
            }
            match self.outcome_of(stream, &id, before, doubtful, &mut retry).await? {
                AppendOutcome::Stored(sequence) => {
                    self.heads().learn(stream, Head { length, sequence });
                    return Ok(());
                }
                AppendOutcome::Lost { actual } => return Err(JournalError::Conflict { actual }),
                AppendOutcome::Open => retry.pause(&error).await?,
            }
        }
    }

    /// The head of a stream that must have that length.
    async fn end_of(
        &self,
        stream: &str,
        expected: u64,
        retry: &mut Retry,
    ) -> Result<Head, JournalError> {
        let tail = self.tail(stream, retry).await?;
        match length(tail.as_ref()) {
            actual if actual == expected => Ok(head(tail.as_ref())),
            actual => Err(JournalError::Conflict { actual }),
        }
    }

    /// Determines the outcome of an append from the messages after one.
    async fn outcome_of(
        &self,
        stream: &str,
        id: &str,
        before: Head,
        doubtful: bool,
        retry: &mut Retry,
    ) -> Result<AppendOutcome, JournalError> {
        let Some(tail) = self.tail(stream, retry).await? else {
            // It was deleted, unless there was nothing before.
            return Ok(if before.sequence == 0 {
                AppendOutcome::Open
            } else {
                AppendOutcome::Lost { actual: 0 }
            });
        };
        let is_ours = |message: &Message| message.id == id;
        if is_ours(&tail) {
            return Ok(AppendOutcome::Stored(tail.head.sequence));
        }
        if tail.head.sequence == before.sequence {
            return Ok(AppendOutcome::Open);
        }
        if doubtful
            && let Some(next) = self.next(stream, before.sequence, retry).await?
            && is_ours(&next)
        {
            return Ok(AppendOutcome::Stored(next.head.sequence));
        }
        Ok(AppendOutcome::Lost { actual: tail.head.length })
    }
}

impl Engine {
    /// Removes a stream, see [`super::super::Journal::delete`].
    pub(crate) async fn delete(&self, stream: &str) -> Result<(), JournalError> {
        self.line.must_be_fit()?;
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
