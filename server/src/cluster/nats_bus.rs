//! A bus on NATS, for nodes whose journal is in JetStream.

use crate::cluster::bus::{Bus, Messages};
use async_nats::Client;
use futures_util::{StreamExt, stream};
use tokio::sync::mpsc;

/// How many messages may wait for the connection; beyond that, the newest are lost.
const WAITING: usize = 1024;

/// A bus on core NATS: nothing is stored.
pub struct NatsBus {
    client: Client,
    /// The prefix of all subjects.
    prefix: String,
    waiting: mpsc::Sender<(String, Vec<u8>)>,
}

impl NatsBus {
    /// Creates a bus on a connection; `prefix` starts the names of all its subjects.
    pub fn new(client: Client, prefix: &str) -> NatsBus {
        let (waiting, messages) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), messages));
        NatsBus { client, prefix: format!("{prefix}.bus"), waiting }
    }

    fn subject(&self, topic: &str) -> String {
        format!("{}.{}", self.prefix, topic.replace('/', "."))
    }
}

impl Bus for NatsBus {
    fn publish(&self, topic: &str, message: Vec<u8>) {
        // Dropped if too many wait, as while the connection is down.
        self.waiting.try_send((self.subject(topic), message)).ok();
    }

    fn subscribe(&self, topic: &str) -> Option<Messages> {
        let (client, subject) = (self.client.clone(), self.subject(topic));
        // The client renews subscriptions when it reconnects.
        let subscribed = stream::once(async move { client.subscribe(subject).await });
        let messages = subscribed.filter_map(async |subscribed| {
            subscribed.inspect_err(|error| tracing::warn!(%error, "the bus is silent")).ok()
        });
        Some(messages.flatten().map(|message| message.payload).boxed())
    }
}

/// Sends queued messages in order, until the bus is dropped.
async fn send(client: Client, mut messages: mpsc::Receiver<(String, Vec<u8>)>) {
    while let Some((subject, message)) = messages.recv().await {
        if let Err(error) = client.publish(subject, message.into()).await {
            tracing::debug!(%error, "a message to the other nodes was lost");
        }
    }
}
