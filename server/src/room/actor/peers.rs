//! The room on several nodes: exchanges presence with the others. What they write to its stream is applied in
//! `persist.rs`.

use crate::{
    cluster::{Bus, Messages, NodeId},
    protocol::json::to_text,
    room::{
        actor::{Ended, RoomActor},
        model::presence::{Presence, other_nodes::Report},
    },
};
use axum::body::Bytes;
use futures_util::{StreamExt, stream::Fuse};
use std::{sync::Arc, time::Duration};
use tokio::time::timeout;

/// The longest wait for the newest entries when a guest joins. Afterwards the room shows what it has.
const REFRESH_TIMEOUT: Duration = Duration::from_secs(1);

/// The topic on which nodes report who is connected to the room with that code.
pub(crate) fn topic(code: &str) -> String {
    format!("presence/{code}")
}

/// The other nodes that may serve the room.
pub(super) struct Peers {
    bus: Arc<dyn Bus>,
    node: NodeId,
    topic: String,
    /// Their messages.
    messages: Fuse<Messages>,
}

impl Peers {
    /// The peers of the room with that code; `None` on a single node.
    pub(crate) fn of(code: &str, bus: Arc<dyn Bus>, node: NodeId) -> Option<Peers> {
        let topic = topic(code);
        let messages = bus.subscribe(&topic)?.fuse();
        Some(Peers { bus, node, topic, messages })
    }

    /// Waits for a message of another node, or of this one; `None` when the bus has ended.
    pub(crate) async fn message(&mut self) -> Option<Bytes> {
        self.messages.next().await
    }

    /// Reports to the other nodes which guests are connected to this one.
    fn report(&self, presence: &Presence, clock: u64) {
        if let Some(report) = to_text(&presence.report(self.node, clock)) {
            self.bus.publish(&self.topic, report.into_bytes());
        }
    }
}

impl RoomActor {
    /// Reports to the other nodes which guests are connected to this one.
    pub(super) fn report_to_peers(&self) {
        if let Some(peers) = &self.peers {
            peers.report(&self.guests.presence, self.timers.clock());
        }
    }

    /// Handles another node's report of its connections.
    pub(super) fn handle_peer_report(&mut self, message: &[u8]) {
        let clock = self.timers.clock();
        match serde_json::from_slice::<Report>(message) {
            Ok(report) if report.node == self.context.node => {
                self.guests.presence.receive_own_report(clock);
            }
            Ok(report) => {
                if self.guests.presence.receive(&report, clock) {
                    self.report_to_peers();
                }
                self.presence_changed();
            }
            Err(error) => tracing::warn!(%error, "another node sent an unknown message"),
        }
    }

    /// Applies the newest entries before a guest joins who may have seen them on another node.
    pub(super) async fn refresh_from_peers(&mut self) -> Result<(), Ended> {
        if self.peers.is_none() {
            return Ok(());
        }
        if self.context.storage.hangs() {
            self.stream.is_stale = true;
            return Ok(());
        }
        match timeout(REFRESH_TIMEOUT, self.sync_to_head()).await {
            Ok(synced) => synced.map(drop),
            // If the journal answers later, the next tick tries again.
            Err(_) => Ok(()),
        }
    }
}
