//! Reading.

use super::{Head, JournalError, Message, Retry, engine::Engine};

impl Engine {
    /// The entries of a stream from that one on, see [`super::super::Journal::read`].
    ///
    /// They include everything acknowledged before by any process: the engine's leader says
    /// where the stream ends, and what the member that was asked does not have yet comes from the
    /// leader. Only a follower that has been notified of growth gets the cached addition at
    /// once; if there is more, it is notified again.
    pub(crate) async fn read(&self, stream: &str, from: u64) -> Result<Vec<Vec<u8>>, JournalError> {
        let added = self.heads().recent(stream, from);
        if let Some(entries) = added.filter(|_| from > 0) {
            return Ok(entries);
        }
        let mut retry = Retry::new();
        loop {
            match self.messages_from(stream, from, &mut retry).await? {
                Some(messages) => return Ok(entries(messages, from)),
                // It was deleted and begun anew meanwhile.
                None => {
                    self.heads().forget(stream);
                    retry.pause(&"the stream has a gap").await?;
                }
            }
        }
    }

    /// Messages that hold all entries from that one on, and perhaps some before; `None` if they don't
    /// fit together.
    async fn messages_from(
        &self,
        stream: &str,
        from: u64,
        retry: &mut Retry,
    ) -> Result<Option<Vec<Message>>, JournalError> {
        let (start, known) = {
            let heads = self.heads();
            let has_grown = heads.is_followed(stream) && from > 0;
            let known = heads.newest(stream).filter(|newest| has_grown && newest.length > from);
            (heads.before(stream, from), known)
        };
        let messages = async {
            let mut retry = Retry::new();
            loop {
                match self.messages_after(stream, start.sequence).await {
                    Ok(messages) => return Ok(messages),
                    Err(failure) => retry.pause(&failure).await?,
                }
            }
        };
        let end = async {
            match known {
                Some(head) => Ok(Some(head)),
                None => Ok(self.tail(stream, retry).await?.map(|tail| tail.head)),
            }
        };
        let (mut messages, end) = tokio::try_join!(messages, end)?;
        let Some(end) = end else {
            return Ok(Some(Vec::new()));
        };
        let mut last = messages.last().map_or(start, |message| message.head);
        while last.sequence < end.sequence {
            let Some(next) = self.next(stream, last.sequence, retry).await? else {
                // It was deleted.
                self.tail(stream, retry).await?;
                return Ok(Some(Vec::new()));
            };
            last = next.head;
            messages.push(next);
        }
        self.heads().learn(stream, last);
        Ok(fit_together(&messages, start, from).then_some(messages))
    }
}

/// Whether messages after that end hold everything from an entry on.
fn fit_together(messages: &[Message], start: Head, from: u64) -> bool {
    let begins = messages.first().is_none_or(|first| first.start <= start.length.max(from));
    begins && messages.windows(2).all(|pair| matches!(pair, [a, b] if a.head.length == b.start))
}

fn entries(messages: Vec<Message>, from: u64) -> Vec<Vec<u8>> {
    let entries = messages.into_iter().flat_map(|message| (message.start..).zip(message.entries));
    entries.filter(|(number, _)| *number >= from).map(|(_, entry)| entry).collect()
}
