//! What all seats see happen. No card is named here that any of them does not see.

use super::{card::Card, wire::log::LogLine};
use crate::Seat;

/// Something that all seats see happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// What the log tells.
    Told(LogLine),
    /// A bridge was given to a seat.
    BridgeGiven { seat: Seat },
    /// Cards left a hand.
    Left {
        seat: Seat,
        /// The one that was placed.
        placed: Option<Card>,
        /// How many were laid face down on the discard pile.
        paid: u8,
        /// How many stayed.
        kept: u8,
    },
}

impl From<Event> for Option<LogLine> {
    fn from(event: Event) -> Option<LogLine> {
        match event {
            Event::Told(line) => Some(line),
            _ => None,
        }
    }
}
