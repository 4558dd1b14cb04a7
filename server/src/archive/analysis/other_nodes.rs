//! The analyses that other nodes are making: each sends how far its own have come at intervals, and stops one
//! for a guest who asks another node for that. What is not heard of again expires.

use super::{AnalysisState, running::RunningAnalyses};
use crate::{
    cluster::{Bus, Messages, NodeId},
    identity::guest::GuestId,
};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::Duration,
};
use tokio::time::Instant;

/// The topic of analyses.
const TOPIC: &str = "analyses";
/// How often a node sends how far an analysis has come.
pub(super) const INTERVAL: Duration = Duration::from_secs(1);
/// How long what was sent is valid.
const VALID_FOR: Duration = Duration::from_secs(4);

/// A message about the analysis for a stream.
#[derive(Serialize, Deserialize)]
struct Word {
    /// The sending node.
    node: NodeId,
    stream: String,
    what: What,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum What {
    /// The sending node has come so far with it.
    Progress { done: usize, of: usize },
    /// The sending node is no longer at it.
    Ended {},
    /// A guest of the sending node stops it.
    Stop { guest: GuestId },
}

/// How far an analysis of another node has come.
#[derive(Clone, Copy, Debug)]
struct Progress {
    done: usize,
    of: usize,
    heard: Instant,
}

/// What is known of the analyses that other nodes are making.
pub(super) struct OtherNodes {
    bus: Arc<dyn Bus>,
    node: NodeId,
    heard: Mutex<HashMap<String, Progress>>,
}

impl OtherNodes {
    /// Listens to the other nodes, for as long as the value exists. `own` are the analyses of this one.
    pub fn new(bus: Arc<dyn Bus>, node: NodeId, own: Arc<RunningAnalyses>) -> Arc<OtherNodes> {
        let messages = bus.subscribe(TOPIC);
        let nodes = Arc::new(OtherNodes { bus, node, heard: Mutex::default() });
        if let Some(messages) = messages {
            tokio::spawn(listen(Arc::downgrade(&nodes), own, messages));
        }
        nodes
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<String, Progress>> {
        // The map is consistent at every moment, even if a holder of the lock panicked.
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, stream: &str, what: What) {
        let word = Word { node: self.node, stream: stream.to_owned(), what };
        if let Ok(word) = serde_json::to_vec(&word) {
            self.bus.publish(TOPIC, word);
        }
    }

    /// How far another node has come with the analysis for a stream, if one is at it.
    pub fn state(&self, stream: &str) -> Option<AnalysisState> {
        let mut heard = self.heard();
        heard.retain(|_, progress| progress.heard.elapsed() < VALID_FOR);
        heard
            .get(stream)
            .map(|Progress { done, of, .. }| AnalysisState::Running { done: *done, of: *of })
    }

    /// Tells the other nodes how far this one has come.
    pub fn tell(&self, stream: &str, state: &AnalysisState) {
        if let AnalysisState::Running { done, of } = *state {
            self.send(stream, What::Progress { done, of });
        }
    }

    /// Tells the other nodes that this one is no longer at it.
    pub fn tell_ended(&self, stream: &str) {
        self.send(stream, What::Ended {});
    }

    /// Lets the node that is at it stop the analysis for a guest.
    pub fn stop(&self, stream: &str, guest: GuestId) {
        if self.state(stream).is_some() {
            self.send(stream, What::Stop { guest });
        }
    }

    fn handle_message(&self, Word { node, stream, what }: Word, own: &RunningAnalyses) {
        if node == self.node {
            return;
        }
        match what {
            What::Progress { done, of } => {
                self.heard().insert(stream, Progress { done, of, heard: Instant::now() });
            }
            What::Ended {} => _ = self.heard().remove(&stream),
            What::Stop { guest } => own.stop(&stream, guest),
        }
    }
}

async fn listen(nodes: Weak<OtherNodes>, own: Arc<RunningAnalyses>, mut messages: Messages) {
    while let Some(message) = messages.next().await {
        let Some(nodes) = nodes.upgrade() else { return };
        match serde_json::from_slice(&message) {
            Ok(word) => nodes.handle_message(word, &own),
            Err(error) => tracing::warn!(%error, "another node sent an unknown message"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{archive::analysis::running::Running, cluster::local::Local};

    #[tokio::test(start_paused = true)]
    async fn a_node_knows_how_far_another_has_come_and_can_stop_it() {
        let bus: Arc<dyn Bus> = Arc::new(Local::default());
        let guest: GuestId = "a".repeat(32).parse().expect("an id");
        let all = [(); 2].map(|()| Arc::new(RunningAnalyses::default()));
        let [here, there] = [0, 1]
            .map(|at: usize| OtherNodes::new(bus.clone(), [at as u8; 8].into(), all[at].clone()));
        let settle = async || tokio::time::sleep(Duration::from_millis(1)).await;
        settle().await;

        let running = all[0].begin("a", Running::new(guest, 57)).expect("begun");
        running.report(32, 57);
        here.tell("a", &running.state());
        settle().await;
        let seen = |nodes: &OtherNodes| nodes.state("a");
        assert!(matches!(seen(&there), Some(AnalysisState::Running { done: 32, of: 57 })));
        assert!(seen(&here).is_none(), "its own are known to it anyway");

        there.stop("a", "b".repeat(32).parse().expect("an id"));
        settle().await;
        assert!(running.report(33, 57), "another guest can't stop it");
        there.stop("a", guest);
        settle().await;
        assert!(!running.report(34, 57) && all[0].get("a").is_none());
        here.tell_ended("a");
        settle().await;
        assert!(seen(&there).is_none());

        here.tell("a", &running.state());
        settle().await;
        tokio::time::sleep(VALID_FOR).await;
        assert!(seen(&there).is_none(), "a node that is gone is at nothing");
    }
}
