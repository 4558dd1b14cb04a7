//! The state of the connection to the engine.

use tokio::{
    select,
    sync::{Notify, watch},
};

/// Tells requests under way that the connection was lost, and followers that it is back.
#[derive(Debug, Default)]
pub(crate) struct ConnectionState {
    /// Notified on reconnecting: followers poll for what they missed.
    pub again: Notify,
    /// Counts how often it was lost.
    cuts: watch::Sender<u32>,
}

impl ConnectionState {
    /// It is lost, with all pending answers.
    pub(crate) fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts = cuts.wrapping_add(1));
    }

    /// Waits for an answer; `None` if the connection is lost meanwhile.
    pub(crate) async fn wait<T>(&self, answer: impl Future<Output = T>) -> Option<T> {
        let mut cuts = self.cuts.subscribe();
        select! {
            answer = answer => Some(answer),
            _ = cuts.changed() => None,
        }
    }
}
