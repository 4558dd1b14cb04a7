//! Availability of the storage: detected at the first failure, and reported to all rooms.

use crate::room::{actor::RoomMessage, mailboxes::Mailboxes};
use journal::{Journal, probe};
use std::{
    fmt::Display,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
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
            away: AtomicBool::default(),
            hangs: AtomicBool::default(),
        })
    }

    /// Records a failure of the storage. If it persists, all rooms are told, and again when it is over.
    pub fn failed(self: &Arc<StorageWatch>) {
        if !self.is_probed.swap(true, Relaxed) {
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

    async fn await_recovery(self: Arc<StorageWatch>) {
        loop {
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
                _ => break,
            }
            self.hangs.store(slow, Relaxed);
            sleep(PROBE_INTERVAL).await;
        }
        self.hangs.store(false, Relaxed);
        self.is_probed.store(false, Relaxed);
        if self.away.swap(false, Relaxed) {
            tracing::info!("the storage is back");
            self.mailboxes.tell_all(|| RoomMessage::Storage);
        }
    }

    fn set_away(&self, why: impl Display) {
        if !self.away.swap(true, Relaxed) {
            tracing::warn!(%why, "the storage is away");
            self.mailboxes.tell_all(|| RoomMessage::Storage);
        }
    }
}
