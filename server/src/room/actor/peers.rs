//! The room on several nodes: tells the others who is present, and who leads those who look back. What they write to
//! its stream is applied in `persist.rs`.

use crate::{
    cluster::{Bus, Messages, NodeId},
    protocol::json::to_text,
    room::{
        actor::{Ended, RoomActor},
        model::{
            presence::{Presence, other_nodes::Report},
            talk::leading::Leading,
        },
    },
};
use axum::body::Bytes;
use futures_util::{StreamExt, stream::Fuse};
use serde::{Deserialize, Serialize};
use std::{sync::Arc, time::Duration};
use tokio::time::timeout;

/// The longest wait for the newest entries when a guest joins. Afterwards the room shows what it has.
const REFRESH_TIMEOUT: Duration = Duration::from_secs(1);

/// The topic on which nodes report who is connected to the room with that code.
pub(crate) fn topic(code: &str) -> String {
    format!("presence/{code}")
}

/// What a node tells the others of the room.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PeerMessage {
    /// Who leads those who look back: it changed on that node.
    Led { node: NodeId, led: Leading },
    /// Who is connected.
    Presence(Report),
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

    /// Tells the other nodes who leads those who look back, and what the leader looks at.
    pub(super) fn tell_peers_who_leads(&self) {
        let Some(peers) = &self.peers else { return };
        let led = PeerMessage::Led { node: peers.node, led: self.clients.leading.clone() };
        if let Some(message) = to_text(&led) {
            peers.bus.publish(&peers.topic, message.into_bytes());
        }
    }

    /// Handles what another node tells, or this one.
    pub(super) fn handle_peer_message(&mut self, message: &[u8]) {
        let clock = self.timers.clock();
        match serde_json::from_slice::<PeerMessage>(message) {
            Ok(PeerMessage::Led { node, led }) => {
                if node != self.context.node {
                    self.clients.leading = led;
                    self.clients.renew_led(None);
                }
            }
            Ok(PeerMessage::Presence(report)) if report.node == self.context.node => {
                self.guests.presence.receive_own_report(clock);
            }
            Ok(PeerMessage::Presence(report)) => {
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
