//! Availability of the storage: detected at the first failure, and reported to all rooms.

use crate::room::{actor::RoomMessage, registry::Rooms};
use journal::probe;
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
const AGAIN: Duration = Duration::from_secs(1);
/// A check that takes longer counts as failed.
const SLOW: Duration = Duration::from_secs(2);

/// The state of the storage as far as it is known.
#[derive(Debug, Default)]
pub(crate) struct Storage {
    /// Whether a task is checking it.
    attended: AtomicBool,
    away: AtomicBool,
    /// Whether requests to it hang instead of failing.
    hangs: AtomicBool,
}

impl Rooms {
    /// Records a failure of the storage. If it persists, all rooms are told, and again when it is over.
    pub fn storage_failed(self: &Arc<Rooms>) {
        if !self.storage().attended.swap(true, Relaxed) {
            tokio::spawn(self.clone().attend_to_storage());
        }
    }

    /// Whether the storage is known to be unavailable.
    pub(crate) fn is_storage_away(&self) -> bool {
        self.storage().away.load(Relaxed)
    }

    /// Whether requests to the storage are known to hang, so that they are better avoided.
    pub(crate) fn does_storage_hang(&self) -> bool {
        self.storage().hangs.load(Relaxed)
    }

    async fn attend_to_storage(self: Arc<Rooms>) {
        let Storage { attended, away, hangs } = self.storage();
        loop {
            let journal = self.journal().clone();
            let mut probing = pin!(probe(&*journal));
            let (slow, answer) = match timeout(SLOW, probing.as_mut()).await {
                Ok(answer) => (false, answer),
                Err(_) => {
                    // It may still recover: requests may wait, but clients are told.
                    self.set_away("it does not answer");
                    (true, probing.await)
                }
            };
            match answer {
                Err(error) if !self.is_going_down() => self.set_away(error),
                _ => break,
            }
            hangs.store(slow, Relaxed);
            sleep(AGAIN).await;
        }
        hangs.store(false, Relaxed);
        attended.store(false, Relaxed);
        if away.swap(false, Relaxed) {
            tracing::info!("the storage is back");
            self.tell_all(|| RoomMessage::Storage);
        }
    }

    fn set_away(&self, why: impl Display) {
        if !self.storage().away.swap(true, Relaxed) {
            tracing::warn!(%why, "the storage is away");
            self.tell_all(|| RoomMessage::Storage);
        }
    }
}
