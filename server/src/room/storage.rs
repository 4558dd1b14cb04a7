//! Whether the storage takes entries: found out by the first that it fails, and told to all.

use super::{live::Mail, registry::Rooms};
use crate::journal::probe;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};
use tokio::time::{Instant, sleep};

/// How often to look whether the storage is back.
const AGAIN: Duration = Duration::from_secs(1);
/// An answer that takes longer is none.
const SLOW: Duration = Duration::from_secs(2);

/// What is known of the storage.
#[derive(Debug, Default)]
pub(super) struct Storage {
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
    pub(super) fn is_storage_away(&self) -> bool {
        self.storage().away.load(Relaxed)
    }

    /// Whether it is known to leave whoever asks waiting for long: better not ask.
    pub(super) fn does_storage_hang(&self) -> bool {
        self.storage().hangs.load(Relaxed)
    }

    async fn attend_to_storage(self: Arc<Rooms>) {
        let Storage { attended, away, hangs } = self.storage();
        let mut asked = Instant::now();
        while !self.is_going_down()
            && let Err(error) = probe(&**self.journal()).await
        {
            hangs.store(asked.elapsed() >= SLOW, Relaxed);
            if !away.swap(true, Relaxed) {
                tracing::warn!(%error, "the storage is away");
                self.tell_all(|| Mail::Storage);
            }
            sleep(AGAIN).await;
            asked = Instant::now();
        }
        hangs.store(false, Relaxed);
        attended.store(false, Relaxed);
        if away.swap(false, Relaxed) {
            tracing::info!("the storage is back");
            self.tell_all(|| Mail::Storage);
        }
    }
}
