//! Soft messages between the nodes that share a journal: presence and open tables.
//!
//! Messages may be lost, late or duplicated, and do not outlive the processes. Nothing that must be
//! correct may depend on them: that belongs in the [journal].

pub mod alone;
pub mod local;
#[cfg(feature = "cluster")]
pub mod nats;

use axum::body::Bytes;
use futures_util::stream::BoxStream;
use serde::{Deserialize, Serialize};

/// Distinguishes the processes that share a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct NodeId(u64);

impl From<[u8; 8]> for NodeId {
    fn from(random: [u8; 8]) -> NodeId {
        NodeId(u64::from_le_bytes(random))
    }
}

/// The messages of a topic, in the order in which each sender has sent them.
pub type Messages = BoxStream<'static, Bytes>;

/// Carries soft messages between the nodes that share a journal.
pub trait Bus: Send + Sync + 'static {
    /// Hands a message to all nodes that listen to the topic, this one included: who hears its own
    /// knows that the bus works. Returns at once and never fails; what cannot be sent is lost.
    ///
    /// Topics consist of letters, digits, `-` and `/`. Messages have up to 64 KiB.
    fn publish(&self, topic: &str, message: Vec<u8>);

    /// The messages of a topic from about now on, from the time at which they are first asked for at
    /// the latest. Whoever does not keep up loses some.
    ///
    /// `None`: this is the only node there will ever be. Messages that end are a bus that says nothing
    /// any more.
    fn subscribe(&self, topic: &str) -> Option<Messages>;
}
