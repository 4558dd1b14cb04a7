//! What a room does while the storage is away: it shows what it knows, tells so, and takes nothing.

use super::{Ended, Live};
use crate::{
    room::view::to_text,
    wire::{ServerMessage, StorageMessage},
};

/// Closes a WebSocket: try again later, perhaps somewhere else.
const TRY_AGAIN: u16 = 1013;
/// After so many milliseconds without its storage a node sends its guests to look for another.
const PATIENCE: u64 = 15_000;

impl Live {
    /// The storage has gone away, or has come back: everybody is told.
    pub(super) async fn storage_changed(&mut self) -> Result<(), Ended> {
        let away = self.rooms.is_storage_away();
        if away == self.away_since.is_some() {
            return Ok(());
        }
        self.away_since = away.then(|| self.clock());
        for index in (0..self.connections.len()).rev() {
            if !self.connections[index].reply(availability(!away)) {
                // It does not read: it may come back when it does.
                self.leave(index);
            }
        }
        if !away && self.stale {
            self.catch_up().await?.ok();
        }
        Ok(())
    }

    /// Sends those who are connected to another node, if this one has been cut off for long and
    /// there are others.
    pub(super) fn send_elsewhere(&mut self) {
        let clock = self.clock();
        let long = self.away_since.is_some_and(|since| clock.saturating_sub(since) >= PATIENCE);
        if long && self.neighbours.is_some() {
            self.away_since = Some(clock);
            while let Some(connection) = self.connections.first_mut() {
                connection.dismiss(TRY_AGAIN, "the storage is away");
                self.leave(0);
            }
        }
    }
}

/// Tells whether the storage is there.
pub(super) fn availability(available: bool) -> String {
    to_text(&ServerMessage::Storage(StorageMessage { available }))
}
