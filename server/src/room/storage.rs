//! Whether the storage takes entries: found out by the first that it fails, and told to all.

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

/// How often to look whether the storage is back.
const AGAIN: Duration = Duration::from_secs(1);
/// An answer that takes longer is none.
const SLOW: Duration = Duration::from_secs(2);

/// What is known of the storage.
#[derive(Debug, Default)]
pub(crate) struct Storage {
    /// Whether somebody looks after it.
    attended: AtomicBool,
    away: AtomicBool,
    /// Whether it does not even answer that it can't.
    hangs: AtomicBool,
}

impl Rooms {
    /// The storage has failed somebody. If that lasts, all rooms are told, and again when it is over.
    pub fn storage_failed(self: &Arc<Rooms>) {
        if !self.storage().attended.swap(true, Relaxed) {
            tokio::spawn(self.clone().attend_to_storage());
        }
    }

    /// Whether the storage is known to take nothing at the moment.
    pub(crate) fn is_storage_away(&self) -> bool {
        self.storage().away.load(Relaxed)
    }

    /// Whether it is known to leave whoever asks waiting for long: better not ask.
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
                    // It may come to itself yet: whoever asks may wait, but is told.
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
