//! Tables that are taken out of use for good: closed by the operator, or deleted because nothing has
//! happened at them for long.
//!
//! Both are an entry of the room, so that whoever holds the room, in this process or in another,
//! learns of it before writing anything else. What is deleted is marked first: of somebody who acts
//! at the table and somebody who deletes it, one comes first, and the other learns of it.

use crate::room::model::room::Room;
use serde::{Deserialize, Serialize};

/// Why a table was taken out of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// The operator has closed it. Its games can still be revealed back on.
    Closed,
    /// Nothing has happened at it for long: its stream is about to be deleted.
    Expired,
}

impl Room {
    /// Why the table is out of use, if it is.
    pub fn withdrawn(&self) -> Option<Withdrawal> {
        self.withdrawn
    }

    /// The room, or `None` if it is about to be deleted: then it is as if it were already.
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
