//! What has happened, as everybody saw it. A face-down card is never named here (T-0).

use crate::Seat;
use serde::Serialize;
use ts_rs::TS;

/// One public happening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "TranquilityLogLine")]
pub enum LogLine {
    /// The game began with this seat.
    First {
        /// The seat.
        seat: Seat,
    },
    /// A seat placed an island and paid that many cards.
    Place {
        /// The seat.
        seat: Seat,
        /// The island's number.
        card: u8,
        /// The cell.
        cell: u8,
        /// How many cards it paid.
        cost: u8,
    },
    /// A seat discarded two cards.
    Discard {
        /// The seat.
        seat: Seat,
    },
    /// A seat played a start card.
    Start {
        /// The seat.
        seat: Seat,
    },
    /// The eight cards of the start were given.
    Given {
        /// How many each seat gave.
        counts: Vec<u8>,
    },
    /// A seat played the finish card.
    Finish {
        /// The seat.
        seat: Seat,
    },
    /// A seat agreed to stop.
    Concede {
        /// The seat.
        seat: Seat,
    },
}
