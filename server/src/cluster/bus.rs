//! Soft messages between the nodes that share a journal, from which each makes the same list of open tables.
//!
//! Messages may be lost, late or duplicated, and do not outlive the processes. Nothing that must be
//! correct may depend on them: that belongs in the [journal].

use axum::body::Bytes;
use futures_util::stream::BoxStream;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Distinguishes the processes that share a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct NodeId(pub Uuid);

/// The messages of a topic, in the order in which each sender sent them.
pub type Messages = BoxStream<'static, Bytes>;

/// A publish-subscribe channel for soft messages between nodes.
pub trait Bus: Send + Sync + 'static {
    /// Sends a message to all subscribers of the topic, on this node too: a node that receives its own
    /// messages knows that the bus works. Returns at once and never fails; undeliverable messages are
    /// lost.
    ///
    /// Topics consist of letters, digits, `-` and `/`. Messages have up to 64 KiB.
    fn publish(&self, topic: &str, message: Vec<u8>);

    /// Subscribes to a topic; the subscription is active at the latest when the stream is first polled.
    /// A slow subscriber loses messages.
    ///
    /// `None` means that there are never any other nodes. If the stream ends, the bus has failed for
    /// good.
    fn subscribe(&self, topic: &str) -> Option<Messages>;
}

/// The bus of a single node. It does nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Bus for Alone {
    fn publish(&self, _: &str, _: Vec<u8>) {}

    fn subscribe(&self, _: &str) -> Option<Messages> {
        None
    }
}
