//! The room on several nodes: applies what others have written to its stream, and exchanges presence
//! with them.

use crate::{
    cluster::{Bus, Messages},
    protocol::write::to_text,
    room::{
        actor::{Ended, RoomActor},
        attendance::topic,
        model::guests::presence::other_nodes::Report,
    },
};
use axum::body::Bytes;
use futures_util::StreamExt;
use std::{
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::timeout;

/// The longest wait for the newest entries when a guest joins. Afterwards the room shows what it has.
const FRESHNESS: Duration = Duration::from_secs(1);

/// The other nodes that may serve the room.
pub(super) struct Peers {
    topic: String,
    /// Their messages; `None` when the bus has ended.
    messages: Option<Messages>,
}

impl Peers {
    /// The peers of the room with that code; `None` on a single node.
    pub fn of(code: &str, bus: &dyn Bus) -> Option<Peers> {
        let topic = topic(code);
        let messages = Some(bus.subscribe(&topic)?);
        Some(Peers { topic, messages })
    }
}

impl RoomActor {
    /// The next message of another node, or of this one.
    pub(super) fn poll_peers(&mut self, context: &mut Context<'_>) -> Poll<Bytes> {
        let Some(peers) = &mut self.peers else { return Poll::Pending };
        let Some(messages) = &mut peers.messages else { return Poll::Pending };
        match messages.poll_next_unpin(context) {
            Poll::Ready(Some(message)) => Poll::Ready(message),
            Poll::Ready(None) => {
                peers.messages = None;
                Poll::Pending
            }
            Poll::Pending => Poll::Pending,
        }
    }

    /// Reports to the other nodes which guests are connected to this one.
    pub(super) fn report_to_peers(&self) {
        if let Some(peers) = &self.peers {
            let report = self.presence.report(self.rooms.node(), self.clock());
            if let Some(report) = to_text(&report) {
                self.rooms.bus().publish(&peers.topic, report.into_bytes());
            }
        }
    }

    /// Handles another node's report of its connections.
    pub(super) fn handle_peer_report(&mut self, message: &[u8]) {
        let clock = self.clock();
        match serde_json::from_slice::<Report>(message) {
            Ok(report) if report.node == self.rooms.node() => {
                self.presence.receive_own_report(clock)
            }
            Ok(report) => {
                if self.presence.receive(&report, clock) {
                    self.report_to_peers();
                }
                self.presence_changed();
            }
            Err(error) => tracing::warn!(%error, "another node sent an unknown message"),
        }
    }

    /// Applies new entries of the stream after its length has changed.
    pub(super) async fn on_stream_extended(&mut self, length: u64) -> Result<(), Ended> {
        if length > self.room.length() {
            // If the journal fails, the next tick tries again.
            self.catch_up().await?.ok();
            Ok(())
        } else {
            self.check_gone().await
        }
    }

    /// Applies the newest entries before a guest joins who may have seen them on another node.
    pub(super) async fn refresh_from_peers(&mut self) -> Result<(), Ended> {
        if self.peers.is_none() {
            return Ok(());
        }
        if self.rooms.does_storage_hang() {
            self.stale = true;
            return Ok(());
        }
        match timeout(FRESHNESS, self.sync_to_head()).await {
            Ok(made) => made.map(drop),
            // If the journal answers later, the next tick tries again.
            Err(_) => Ok(()),
        }
    }
}
