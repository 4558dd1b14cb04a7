//! Liveness and readiness of the server.

use journal::{Journal, probe};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};
use tokio::{
    sync::Mutex,
    time::{Instant, sleep},
};

/// How long the journal's answer is cached, so that frequent checks can't keep the disk busy.
const ANSWER_VALID_FOR: Duration = Duration::from_secs(2);

/// How often to look whether what was stored is still there.
const WATCH_INTERVAL: Duration = Duration::from_secs(2);

/// Checks on request whether the journal accepts entries.
pub struct Health {
    journal: Arc<dyn Journal>,
    /// Called whenever the journal fails.
    failed: Box<dyn Fn() + Send + Sync>,
    /// Whether the journal has failed since, as far as rooms know.
    is_doubted: Box<dyn Fn() -> bool + Send + Sync>,
    /// The newest answer and its time. Locked during a check, so that concurrent requests share it.
    answer: Mutex<Option<(Instant, bool)>>,
    /// Whether the server is shutting down.
    going_down: AtomicBool,
}

impl Health {
    /// Creates the check of a journal. `failed` is called whenever the journal fails; while `is_doubted`
    /// says that it has failed for others, no earlier answer counts.
    pub fn of(
        journal: Arc<dyn Journal>,
        failed: impl Fn() + Send + Sync + 'static,
        is_doubted: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Arc<Health> {
        let (answer, going_down) = Default::default();
        let (failed, is_doubted) = (Box::new(failed), Box::new(is_doubted));
        Arc::new(Health { journal, failed, is_doubted, answer, going_down })
    }

    /// Marks the server as not ready.
    pub fn go_down(&self) {
        self.going_down.store(true, Relaxed);
    }

    /// Looks at intervals, without writing, whether what was stored is still there. Never completes.
    pub async fn watch(&self) {
        loop {
            sleep(WATCH_INTERVAL).await;
            if self.journal.check().await.is_err() {
                (self.failed)();
            }
        }
    }

    /// Whether entries can be made durable, and the server is not shutting down.
    pub async fn is_ready(&self) -> bool {
        if self.going_down.load(Relaxed) {
            return false;
        }
        let mut answer = self.answer.lock().await;
        match *answer {
            Some((asked, ready)) if asked.elapsed() < ANSWER_VALID_FOR && !(self.is_doubted)() => {
                ready
            }
            _ => {
                let probed = probe(&*self.journal).await;
                let ready = probed.is_ok();
                let was_ready = answer.replace((Instant::now(), ready)).is_none_or(|(_, was)| was);
                if let Err(error) = probed
                    && was_ready
                {
                    tracing::warn!(%error, "the server is not ready");
                }
                if !ready {
                    (self.failed)();
                }
                ready
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_support::journal::{FakeJournal, State};

    #[tokio::test(start_paused = true)]
    async fn it_is_ready_while_the_journal_takes_entries() {
        let journal = Arc::new(FakeJournal::default());
        let doubted = Arc::new(AtomicBool::default());
        let is_doubted = doubted.clone();
        let health = Health::of(journal.clone(), || {}, move || is_doubted.load(Relaxed));
        assert!(health.is_ready().await);
        journal.set(State::Away);
        assert!(health.is_ready().await, "an answer is believed for a while");
        doubted.store(true, Relaxed);
        assert!(!health.is_ready().await, "but not when a room has seen a failure since");
        doubted.store(false, Relaxed);
        journal.set(State::There);
        tokio::time::advance(ANSWER_VALID_FOR).await;
        assert!(health.is_ready().await);
        journal.set(State::Away);
        tokio::time::advance(ANSWER_VALID_FOR).await;
        assert!(!health.is_ready().await);
        journal.set(State::There);
        tokio::time::advance(ANSWER_VALID_FOR).await;
        assert!(health.is_ready().await, "it recovers");
        journal.set(State::NearlyFull(4096));
        tokio::time::advance(ANSWER_VALID_FOR).await;
        assert!(!health.is_ready().await, "a move would not fit");
        journal.set(State::There);
        tokio::time::advance(ANSWER_VALID_FOR).await;
        assert!(health.is_ready().await);
        health.go_down();
        assert!(!health.is_ready().await, "at once");
    }

    #[tokio::test(start_paused = true)]
    async fn concurrent_requests_share_one_check() {
        let journal = Arc::new(FakeJournal::default());
        let health = Health::of(journal.clone(), || {}, || false);
        let answers = futures_util::future::join_all((0..50).map(|_| health.is_ready())).await;
        assert!(answers.iter().all(|ready| *ready));
        assert_eq!(journal.writes(), 3, "delete, append, delete");
    }
}
