//! The room while the storage is unavailable: it goes on showing its state, says so, and accepts
//! nothing.

use crate::{
    protocol::message::{ServerMessage, StorageMessage},
    room::actor::{Ended, RoomActor, TRY_AGAIN},
};
use std::{future::poll_fn, pin::pin, task::Poll, time::Duration};

/// After so many milliseconds without its storage a node sends its clients to another one.
const PATIENCE: u64 = 15_000;
/// Clients are told when the storage has not answered for so many milliseconds.
const SLOW: u64 = 2_000;
/// How often the wait is interrupted to update the connections, in milliseconds.
const LOOK: u64 = 500;

impl RoomActor {
    /// Waits for an answer of the storage. Clients are told if that takes long.
    pub(super) async fn await_storage<T>(&mut self, answer: impl Future<Output = T>) -> T {
        let mut answer = pin!(answer);
        let asked = self.clock();
        poll_fn(|context| {
            if let Poll::Ready(answer) = answer.as_mut().poll(context) {
                return Poll::Ready(answer);
            }
            while self.ticker.as_mut().poll(context).is_ready() {
                let clock = self.clock();
                self.ticker.as_mut().reset(self.began + Duration::from_millis(clock + LOOK));
                if clock.saturating_sub(asked) >= SLOW {
                    self.rooms.storage_failed();
                    self.set_storage(false);
                }
            }
            if self.away_since.is_some() {
                while let Some(gone) = self.send(context) {
                    self.leave(gone);
                }
            }
            Poll::Pending
        })
        .await
    }

    /// Reacts to a change of the storage's availability.
    pub(super) async fn storage_changed(&mut self) -> Result<(), Ended> {
        let available = !self.rooms.is_storage_away();
        self.set_storage(available);
        if self.stale && !self.rooms.does_storage_hang() {
            // If the journal fails, the next tick tries again.
            self.sync_to_head().await?.ok();
        }
        Ok(())
    }

    /// Tells the clients whether the storage is available, if that has changed.
    fn set_storage(&mut self, available: bool) {
        if available == self.away_since.is_none() {
            return;
        }
        self.away_since = (!available).then(|| self.clock());
        for index in (0..self.connections.len()).rev() {
            if !self.connections[index].reply(&availability(available)) {
                // The client does not read: it may reconnect when it does.
                self.leave(index);
            }
        }
    }

    /// Disconnects the clients with the advice to try another node, if this one has been cut off for
    /// long and there are others.
    pub(super) fn send_elsewhere(&mut self) {
        let clock = self.clock();
        let long = self.away_since.is_some_and(|since| clock.saturating_sub(since) >= PATIENCE);
        if long && self.peers.is_some() {
            self.away_since = Some(clock);
            while let Some(connection) = self.connections.first_mut() {
                connection.dismiss(TRY_AGAIN, "the storage is away");
                self.leave(0);
            }
        }
    }
}

/// The message that says whether the storage is available.
pub(super) fn availability(available: bool) -> ServerMessage<'static> {
    ServerMessage::Storage(StorageMessage { available })
}
