//! The journal in a stream of NATS JetStream, which any number of servers share.
//!
//! One JetStream stream holds everything; every stream of the journal is a subject in it
//! ([`Subjects`]), and every append one message ([`Message`]). That a stream has the expected length
//! is checked by the engine, which gets the sequence number that the subject's last message must
//! have ([`append`]). What is appended to several streams at once is published in one batch. New
//! messages are republished on a second subject ([`watch`]).
//!
//! The cached heads of streams ([`Heads`]) only save requests: where they are wrong, the
//! engine refuses.

mod engine;
mod extend;
mod heads;
mod layout;
mod list;
mod read;
mod watch;
mod write;

pub use engine::{
    connect::ConnectError,
    servers::{ParseServersError, Servers},
};
pub use layout::Layout;

use super::{Journal, JournalError};
use engine::{Engine, connect::connect, retry::Retry};
use futures_util::{FutureExt, future::BoxFuture};
use heads::{Head, Heads};
use layout::{message::Message, subjects::Subjects};
use list::Listings;
use std::sync::Arc;
use tokio::sync::watch::Receiver;
use watch::Watches;

/// A journal in a stream of NATS JetStream.
pub struct JetStreamJournal {
    engine: Arc<Engine>,
    listings: Listings,
    watches: Watches,
}

impl JetStreamJournal {
    /// Connects to the engine, and opens or creates the stream.
    pub async fn connect(
        servers: &Servers,
        layout: &Layout,
    ) -> Result<JetStreamJournal, ConnectError> {
        Ok(JetStreamJournal::of(connect(servers, layout, true).await?))
    }

    /// Connects to the engine, and opens a stream that exists.
    pub async fn connect_to_read(
        servers: &Servers,
        layout: &Layout,
    ) -> Result<JetStreamJournal, ConnectError> {
        Ok(JetStreamJournal::of(connect(servers, layout, false).await?))
    }

    fn of(engine: Engine) -> JetStreamJournal {
        let engine = Arc::new(engine);
        let watches = Watches::new(Arc::clone(&engine));
        JetStreamJournal { engine, listings: Listings::default(), watches }
    }

    /// The connection, for messages that are not stored.
    pub fn client(&self) -> &async_nats::Client {
        &self.engine.client
    }
}

impl Journal for JetStreamJournal {
    fn append<'a>(
        &'a self,
        stream: &'a str,
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        self.engine.append(stream, expected_length, entries).boxed()
    }

    fn extend<'a>(
        &'a self,
        stream: &'a str,
        entries: Vec<Vec<u8>>,
        most: u64,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        self.engine.extend(stream, entries, most).boxed()
    }

    fn read<'a>(
        &'a self,
        stream: &'a str,
        from: u64,
    ) -> BoxFuture<'a, Result<Vec<Vec<u8>>, JournalError>> {
        self.engine.read(stream, from).boxed()
    }

    fn watch<'a>(&'a self, stream: &'a str) -> BoxFuture<'a, Result<Receiver<u64>, JournalError>> {
        self.watches.watch(stream).boxed()
    }

    fn streams<'a>(
        &'a self,
        prefix: &'a str,
        after: Option<&'a str>,
        limit: usize,
    ) -> BoxFuture<'a, Result<Vec<String>, JournalError>> {
        self.listings.page(&self.engine, prefix, after, limit).boxed()
    }

    fn delete<'a>(&'a self, stream: &'a str) -> BoxFuture<'a, Result<(), JournalError>> {
        self.engine.delete(stream).boxed()
    }
}
