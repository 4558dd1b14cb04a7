//! The log as all players see it. A face-down card is never named here.

use crate::{
    Seat,
    ascent::{card::Card, modules::documentary::Sequence, mountain::cell::Cell},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One public happening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "AscentLogLine")]
pub enum LogLine {
    /// A seat placed a slope and paid that many cards.
    Slope {
        seat: Seat,
        /// The slope.
        card: Card,
        cell: Cell,
        /// How many cards it paid.
        cost: u8,
    },
    /// A seat placed a campfire; the slope there moved up.
    Campfire {
        seat: Seat,
        /// The campfire.
        card: Card,
        cell: Cell,
        /// The slope that moved.
        moved: Card,
        /// Where it went.
        to: Cell,
        /// How many cards the seat paid.
        cost: u8,
    },
    /// A seat placed a bridge.
    Bridge { seat: Seat, cell: Cell },
    /// A sequence was filmed by the placement before.
    Filmed {
        /// Its values.
        sequence: Sequence,
    },
    /// A seat led ibex up and discarded a card for each row.
    Lead {
        seat: Seat,
        /// The cells from where the herd stood to where it went.
        path: Vec<Cell>,
        /// How many ibex arrived, with those that joined.
        ibex: u8,
    },
    /// A seat discarded two cards.
    Discard { seat: Seat },
    /// A seat spent a grapple.
    Grapple { seat: Seat },
    /// A seat placed the summit.
    Summit { seat: Seat },
    /// A seat agreed to stop.
    Concede { seat: Seat },
}

impl LogLine {
    /// The seat whose turn it was; `None` where it had none of its own.
    pub fn turn_of(&self) -> Option<Seat> {
        match self {
            LogLine::Slope { seat, .. }
            | LogLine::Campfire { seat, .. }
            | LogLine::Bridge { seat, .. }
            | LogLine::Lead { seat, .. }
            | LogLine::Discard { seat }
            | LogLine::Grapple { seat }
            | LogLine::Summit { seat } => Some(*seat),
            LogLine::Filmed { .. } | LogLine::Concede { .. } => None,
        }
    }
}
