//! The engine: the connection to it, and requests.

pub(super) mod connect;
pub(super) mod direct_get;
mod publish;
pub(super) mod retry;
pub(super) mod servers;

use super::{Head, Heads, JournalError, Layout, Message, Retry, Subjects, extend::Extensions};
use async_nats::{
    Client,
    jetstream::{
        Context,
        stream::{LastRawMessageErrorKind, RawMessageBuilder, Stream},
    },
};
use connect::ConnectionState;
use publish::Publisher;
use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicU64, Ordering::Relaxed},
};

/// A connection to the engine, with the known heads of its streams.
pub(crate) struct Engine {
    pub client: Client,
    pub stream: Stream<()>,
    pub publisher: Publisher,
    pub line: Arc<ConnectionState>,
    pub subjects: Subjects,
    /// That of the stream that holds all of them.
    pub layout: Layout,
    heads: Mutex<Heads>,
    pub extensions: Extensions,
    /// Distinguishes this process's appends from others.
    here: String,
    appends: AtomicU64,
}

impl Engine {
    pub(crate) fn new(
        client: Client,
        context: Context,
        stream: Stream<()>,
        line: Arc<ConnectionState>,
        layout: &Layout,
    ) -> Engine {
        Engine {
            // Unlike what others use, whatever process or machine they are.
            here: client.new_inbox(),
            publisher: Publisher::start(context, Arc::clone(&line)),
            client,
            stream,
            line,
            subjects: Subjects::new(&layout.prefix),
            layout: layout.clone(),
            heads: Mutex::default(),
            extensions: Extensions::default(),
            appends: AtomicU64::new(0),
        }
    }

    /// The heads of streams. Locked only for lookups.
    pub(crate) fn heads(&self) -> MutexGuard<'_, Heads> {
        // What is known is whole at every moment, even if a holder of the lock panicked.
        self.heads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A unique name for an append.
    pub(crate) fn new_id(&self) -> String {
        format!("{}-{}", self.here, self.appends.fetch_add(1, Relaxed))
    }

    /// The last message of a stream, according to the engine's leader; learns from it.
    pub(crate) async fn tail(
        &self,
        stream: &str,
        retry: &mut Retry,
    ) -> Result<Option<Message>, JournalError> {
        let subject = self.subjects.entries(stream);
        let tail = self.ask_leader(|ask| ask.last_by_subject(&subject), retry).await?;
        match &tail {
            Some(tail) => {
                self.heads().learn_with(stream, tail.head, tail.entries.clone());
            }
            None => self.heads().gone(stream),
        }
        Ok(tail)
    }

    /// The first message of a stream after that number, according to the engine's leader.
    pub(crate) async fn next(
        &self,
        stream: &str,
        sequence: u64,
        retry: &mut Retry,
    ) -> Result<Option<Message>, JournalError> {
        let subject = self.subjects.entries(stream);
        let ask = |ask: RawMessageBuilder| {
            ask.next_by_subject(&subject).sequence(sequence.saturating_add(1))
        };
        self.ask_leader(ask, retry).await
    }

    async fn ask_leader(
        &self,
        question: impl Fn(RawMessageBuilder) -> RawMessageBuilder,
        retry: &mut Retry,
    ) -> Result<Option<Message>, JournalError> {
        loop {
            let answer = question(self.stream.raw_message_builder()).send();
            let Some(answer) = self.line.wait(answer).await else {
                retry.pause(&"the connection is lost").await?;
                continue;
            };
            match answer {
                Ok(message) => return message.try_into().map(Some),
                Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => {
                    return Ok(None);
                }
                Err(error) => retry.pause(&error).await?,
            }
        }
    }
}

/// The length of a stream that ends with that message.
pub(crate) fn length(tail: Option<&Message>) -> u64 {
    tail.map_or(0, |tail| tail.head.length)
}

/// The head of a stream that ends with that message.
pub(crate) fn head(tail: Option<&Message>) -> Head {
    tail.map_or_else(Head::default, |tail| tail.head)
}
