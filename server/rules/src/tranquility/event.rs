//! What all seats see happen. No card is named here that any of them does not see.

use super::{card::Card, wire::log::LogLine};
use crate::Seat;

/// Something that all seats see happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// What the log tells.
    Told(LogLine),
    /// A start card was shuffled into the draw pile of a seat (T-1.4).
    StartDealt { seat: Seat },
    /// A card came into a hand from a draw pile, or was dealt to it.
    Drew { seat: Seat },
    /// A card came into a hand of which something is known.
    Took { seat: Seat, token: Token },
    /// A card left a hand for all to see.
    Showed { seat: Seat, card: Card },
    /// Cards left a hand face down.
    Discarded {
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A seat pledged cards for the start (T-4.5).
    Pledged {
        seat: Seat,
        /// How many of them its hand has to give at the least.
        of_hand: u8,
    },
    /// A yellow storm took effect (T-7.3).
    Reduced {
        seat: Seat,
        /// How many cards its drawer has to discard: fewer than would get it down to three, if it cannot discard
        /// as many.
        due: u8,
    },
    /// A seat is without a legal action, and a compass has to save it (T-7.6).
    Stuck { seat: Seat },
    /// A seat known to hold a monster played one.
    MonstersLeft {
        seat: Seat,
        /// Whether it holds another one.
        any: bool,
    },
}

/// What is known of a card that came into a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// That it was kept from the explorer pile (T-11.3).
    Kept,
    Known(Card),
}

impl From<Event> for Option<LogLine> {
    fn from(event: Event) -> Option<LogLine> {
        match event {
            Event::Told(line) => Some(line),
            _ => None,
        }
    }
}
