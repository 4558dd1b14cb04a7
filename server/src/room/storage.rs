//! Availability of the storage: detected at the first failure, reported to all rooms, and to those who ask whether the
//! server is ready.

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
use tokio::{
    sync::Mutex,
    time::{Instant, sleep, timeout},
};

/// How often to check whether the storage is back.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);
/// A check that takes longer counts as failed.
const PROBE_TIMEOUT: Duration = Duration::from_secs(2);

/// How often to look whether what was stored is still there.
const LOOK_INTERVAL: Duration = Duration::from_secs(2);
/// How long an answer counts, so that frequent questions can't keep the disk busy.
const ANSWER_VALID_FOR: Duration = Duration::from_secs(2);

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
    /// Whether it took entries when it was asked last, and when. Locked meanwhile, so that who asks at the same time
    /// shares the answer.
    answer: Mutex<Option<(Instant, bool)>>,
    going_down: AtomicBool,
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
            answer: Mutex::default(),
            going_down: AtomicBool::default(),
        })
    }

    /// Records a failure of the storage. If it persists, all rooms are told, and again when it is over.
    pub fn failed(self: &Arc<StorageWatch>) {
        self.failures.fetch_add(1, SeqCst);
        if !self.is_probed.swap(true, SeqCst) {
            tokio::spawn(self.clone().await_recovery());
        }
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

    /// Looks at intervals, without writing, whether what was stored is still there, so that players are told before a
    /// move of theirs is refused. Never completes.
    pub(crate) async fn look(self: &Arc<StorageWatch>) {
        loop {
            sleep(LOOK_INTERVAL).await;
            if self.journal.check().await.is_err() {
                self.failed();
            }
        }
    }

    /// The server is shutting down, and not ready any more.
    pub(crate) fn go_down(&self) {
        self.going_down.store(true, Relaxed);
    }

    /// Whether entries can be made durable, and the server is not shutting down.
    pub(crate) async fn is_ready(self: &Arc<StorageWatch>) -> bool {
        if self.going_down.load(Relaxed) {
            return false;
        }
        let mut answer = self.answer.lock().await;
        // While a failure is looked into, no earlier answer counts.
        if let Some((asked, ready)) = *answer
            && asked.elapsed() < ANSWER_VALID_FOR
            && !self.is_probed.load(Relaxed)
        {
            return ready;
        }
        let probed = probe(&*self.journal).await;
        let ready = probed.is_ok();
        let was_ready = answer.replace((Instant::now(), ready)).is_none_or(|(_, was)| was);
        if let Err(error) = probed {
            if was_ready {
                tracing::warn!(%error, "the server is not ready");
            }
            self.failed();
        }
        ready
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
            // A failure since that check began was left to it.
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

    #[tokio::test(start_paused = true)]
    async fn it_is_ready_while_the_journal_takes_entries() {
        let journal = Arc::new(FakeJournal::default());
        let watch = StorageWatch::new(journal.clone(), Arc::default());
        assert!(watch.is_ready().await);
        journal.set(State::Away);
        assert!(watch.is_ready().await, "an answer is believed for a while");
        watch.failed();
        assert!(!watch.is_ready().await, "but not when a room has seen a failure since");
        journal.set(State::There);
        advance(ANSWER_VALID_FOR).await;
        assert!(watch.is_ready().await, "it recovers");
        journal.set(State::NearlyFull(4096));
        advance(ANSWER_VALID_FOR).await;
        assert!(!watch.is_ready().await, "a move would not fit");
        journal.set(State::There);
        advance(ANSWER_VALID_FOR).await;
        assert!(watch.is_ready().await);
        watch.go_down();
        assert!(!watch.is_ready().await, "at once");
    }

    #[tokio::test(start_paused = true)]
    async fn concurrent_requests_share_one_check() {
        let journal = Arc::new(FakeJournal::default());
        let watch = StorageWatch::new(journal.clone(), Arc::default());
        let answers = futures_util::future::join_all((0..50).map(|_| watch.is_ready())).await;
        assert!(answers.iter().all(|ready| *ready));
        assert_eq!(journal.writes(), 3, "delete, append, delete");
    }
}
