//! What happens to the connection.

use tokio::{
    select,
    sync::{Notify, watch},
};

/// The connection, as far as those must know who have asked something over it.
#[derive(Debug, Default)]
pub struct Line {
    /// Notified when there is one again: whoever follows something should look what was missed.
    pub again: Notify,
    /// Counts how often it was lost.
    cuts: watch::Sender<u32>,
}

impl Line {
    /// It is lost, with the answers that were on their way.
    pub fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts = cuts.wrapping_add(1));
    }

    /// Waits for an answer; `None` if the connection is lost meanwhile.
    pub async fn wait<T>(&self, answer: impl Future<Output = T>) -> Option<T> {
        let mut cuts = self.cuts.subscribe();
        select! {
            answer = answer => Some(answer),
            _ = cuts.changed() => None,
        }
    }
}
