//! Tables that are taken out of use for good: closed by the operator, or expired.
//!
//! Both are an event of the room, so that every process that has the room in memory learns of it before
//! it writes anything else. An expired room is marked before its stream is deleted: if a guest acts at
//! the same time, one of the two appends comes first, and the other fails.

use crate::room::model::room::Room;
use serde::{Deserialize, Serialize};

/// Why a table is out of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEnd {
    /// Closed by the operator. Its games can still be replayed.
    Closed,
    /// Unused for too long: its stream is about to be deleted.
    Expired,
}

impl Room {
    /// Why the table is out of use, if it is.
    pub fn end(&self) -> Option<TableEnd> {
        self.end
    }

    /// The room, or `None` if it is about to be deleted and must be treated as absent.
    pub(crate) fn unless_expired(self) -> Option<Room> {
        (self.end != Some(TableEnd::Expired)).then_some(self)
    }
}
