//! Tables that are taken out of use for good: closed by the operator, or expired.
//!
//! Both are an event of the room, so that every process that has the room in memory learns of it before
//! it writes anything else. An expired room is marked before its stream is deleted: if a guest acts at
//! the same time, one of the two appends comes first, and the other fails.

use crate::room::model::room::Room;
use serde::{Deserialize, Serialize};

/// Why a table was taken out of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// Closed by the operator. Its games can still be replayed.
    Closed,
    /// Unused for too long: its stream is about to be deleted.
    Expired,
}

impl Room {
    /// Why the table was withdrawn, if it was.
    pub fn withdrawn(&self) -> Option<Withdrawal> {
        self.withdrawn
    }

    /// The room, or `None` if it is about to be deleted and must be treated as absent.
    pub(crate) fn unless_expired(self) -> Option<Room> {
        (self.withdrawn != Some(Withdrawal::Expired)).then_some(self)
    }

    /// Takes the table out of use. A running game is closed without a result.
    pub(crate) fn withdraw(&mut self, why: Withdrawal) {
        self.withdrawn = Some(why);
        if self.is_running()
            && let Some(play) = &mut self.game
        {
            play.close();
        }
    }
}
