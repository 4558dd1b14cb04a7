//! The journal in a stream of NATS JetStream, which any number of servers share.
//!
//! One JetStream stream holds everything; every stream of the journal is a subject in it
//! ([`Subjects`]), and every append one message ([`Message`]). That a stream has the expected length
//! is checked by the engine, which is told the sequence number that the subject's last message must
//! have ([`append`]). Everybody is told of new messages on a second subject ([`watch`]).
//!
//! What is remembered here about streams ([`Heads`]) only saves questions: where it is wrong, the
//! engine refuses.

mod append;
mod connect;
mod delete;
mod direct;
mod engine;
mod heads;
mod line;
mod list;
mod message;
mod patience;
mod read;
mod servers;
mod settings;
mod subjects;
mod watch;

pub use connect::{ConnectError, Inspection, inspect};
pub use servers::{BadServers, Servers};

use super::{Journal, JournalError};
use crate::bus::NatsBus;
use connect::connect;
use engine::Engine;
use futures_util::{FutureExt, future::BoxFuture};
use heads::{Head, Heads};
use line::Line;
use list::Listings;
use message::Message;
use patience::Patience;
use std::sync::Arc;
use subjects::Subjects;
use tokio::sync::watch::Receiver;
use watch::Watches;

/// How the journal is laid out in the engine.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The name of the stream, and the first word of all its subjects.
    pub prefix: String,
    /// On how many members of the engine every entry lies.
    pub replicas: usize,
}

/// A journal in a stream of NATS JetStream.
pub struct NatsJournal {
    engine: Arc<Engine>,
    listings: Listings,
    watches: Watches,
}

impl NatsJournal {
    /// Connects to the engine, and makes the stream first if there is none.
    ///
    /// # Errors
    /// [`ConnectError`]
    pub async fn connect(servers: &Servers, layout: &Layout) -> Result<NatsJournal, ConnectError> {
        let engine = Arc::new(connect(servers, layout).await?);
        let watches = Watches::new(Arc::clone(&engine));
        Ok(NatsJournal { engine, listings: Listings::default(), watches })
    }

    /// What carries messages to others who use the journal, on the same connection.
    pub fn bus(&self) -> NatsBus {
        NatsBus::new(self.engine.client.clone(), &self.engine.name)
    }
}

impl Journal for NatsJournal {
    fn append<'a>(
        &'a self,
        stream: &'a str,
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        self.engine.append(stream, expected_length, entries).boxed()
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
