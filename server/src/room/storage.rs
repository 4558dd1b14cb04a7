//! Availability of the storage: detected at the first failure, and reported to all rooms.

use crate::room::{actor::RoomMessage, mailboxes::Mailboxes};
use journal::{Journal, probe};
use std::{
    fmt::Display,
    pin::pin,
    sync::{
        Arc,
        atomic::{
            AtomicBool, AtomicU64,
            Ordering::{Relaxed, SeqCst},
        },
    },
    time::Duration,
};
use tokio::time::{sleep, timeout};

/// How often to check whether the storage is back.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);
/// A check that takes longer counts as failed.
const PROBE_TIMEOUT: Duration = Duration::from_secs(2);

/// The state of the storage as far as it is known.
pub struct StorageWatch {
    journal: Arc<dyn Journal>,
    mailboxes: Arc<Mailboxes>,
    /// Whether a task is checking it.
    is_probed: AtomicBool,
    /// How many failures were recorded.
    failures: AtomicU64,
    away: AtomicBool,
    hangs: AtomicBool,
}

impl StorageWatch {
    /// Considers the storage available.
    pub(crate) fn new(journal: Arc<dyn Journal>, mailboxes: Arc<Mailboxes>) -> Arc<StorageWatch> {
        Arc::new(StorageWatch {
            journal,
            mailboxes,
            is_probed: AtomicBool::default(),
            failures: AtomicU64::default(),
            away: AtomicBool::default(),
            hangs: AtomicBool::default(),
        })
    }

    /// Records a failure of the storage. If it persists, all rooms are told, and again when it is over.
    pub fn failed(self: &Arc<StorageWatch>) {
        self.failures.fetch_add(1, SeqCst);
        if !self.is_probed.swap(true, SeqCst) {
            tokio::spawn(self.clone().await_recovery());
        }
    }

    /// Whether a failure of the storage is being looked into, or persists.
    pub fn is_doubted(&self) -> bool {
        self.is_probed.load(Relaxed)
    }

    /// Whether the storage is known to be unavailable.
    pub(crate) fn is_away(&self) -> bool {
        self.away.load(Relaxed)
    }

    /// Whether requests to the storage are known to hang instead of failing, so that they are better
    /// avoided.
    pub(crate) fn hangs(&self) -> bool {
        self.hangs.load(Relaxed)
    }

    async fn await_recovery(self: Arc<StorageWatch>) {
        loop {
            let failures = self.probe().await;
            // While this is the only check, so that it takes back no word of another one.
            self.hangs.store(false, Relaxed);
            if self.away.swap(false, Relaxed) {
                tracing::info!("the storage is back");
                self.mailboxes.tell_all(|| RoomMessage::Storage);
            }
            self.is_probed.store(false, SeqCst);
            // What has failed since that check began was left to it.
            let is_new = self.failures.load(SeqCst) != failures && !self.mailboxes.is_going_down();
            if !is_new || self.is_probed.swap(true, SeqCst) {
                break;
            }
        }
    }

    /// Checks the storage until it is back. Returns the number of failures that preceded the last check.
    async fn probe(&self) -> u64 {
        loop {
            let failures = self.failures.load(SeqCst);
            let mut probing = pin!(probe(&*self.journal));
            let (slow, answer) = match timeout(PROBE_TIMEOUT, probing.as_mut()).await {
                Ok(answer) => (false, answer),
                Err(_) => {
                    // It may still recover: requests may wait, but clients are told.
                    self.set_away("it does not answer");
                    (true, probing.await)
                }
            };
            match answer {
                Err(error) if !self.mailboxes.is_going_down() => self.set_away(error),
                _ => return failures,
            }
            self.hangs.store(slow, Relaxed);
            sleep(PROBE_INTERVAL).await;
        }
    }

    fn set_away(&self, why: impl Display) {
        if !self.away.swap(true, Relaxed) {
            tracing::warn!(%why, "the storage is away");
            self.mailboxes.tell_all(|| RoomMessage::Storage);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_support::journal::{FakeJournal, State};
    use tokio::{task::yield_now, time::advance};

    /// The writes of a check: delete, append, delete.
    const CHECK: usize = 3;

    #[tokio::test(start_paused = true)]
    async fn what_fails_during_a_check_is_checked_again() {
        let journal = Arc::new(FakeJournal::default());
        let watch = StorageWatch::new(journal.clone(), Arc::default());
        let settle = async || {
            for _ in 0..20 {
                yield_now().await;
            }
        };
        watch.failed();
        settle().await;
        assert_eq!((journal.writes(), watch.is_away()), (CHECK, false), "it was there");

        journal.set(State::StuckOn("probe"));
        watch.failed();
        settle().await;
        watch.failed();
        journal.set(State::There);
        settle().await;
        assert_eq!((journal.writes(), watch.is_away()), (3 * CHECK, false));

        journal.set(State::Away);
        watch.failed();
        settle().await;
        assert!(watch.is_away());
        journal.set(State::There);
        advance(PROBE_INTERVAL).await;
        settle().await;
        assert!(!watch.is_away());
    }
}
