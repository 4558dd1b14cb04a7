//! What a seat does and says, and what chance decides, in the form of the record.

use super::card::Card;
use crate::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a seat does. A list of cards is a multiset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "TranquilityAction")]
pub enum Action {
    /// Puts an island into the grid and pays for it (T-3).
    Place {
        /// The island.
        #[ts(as = "super::card::CardCode")]
        card: Card,
        /// The cell's index, 0 to 35.
        cell: u8,
        /// The cards of the own hand that pay, exactly as many as it costs.
        #[ts(as = "Vec<super::card::CardCode>")]
        pay: Vec<Card>,
    },
    /// Discards two cards (T-2.3).
    Discard {
        /// The two cards.
        #[ts(as = "[super::card::CardCode; 2]")]
        cards: [Card; 2],
    },
    /// Plays a start card (T-4.1).
    Start {},
    /// Says how many of the eight cards the own hand will give (T-4.5).
    Pledge {
        /// 0 to what the seat can give.
        count: u8,
    },
    /// Agrees with the pledges as they stand (T-4.5).
    Agree {},
    /// Picks the cards that were pledged (T-4.5).
    Give {
        /// The cards of the own hand.
        #[ts(as = "Vec<super::card::CardCode>")]
        cards: Vec<Card>,
        /// Whether the top two of the own draw pile are given unseen (T-4.4).
        from_pile: bool,
    },
    /// Plays a finish card (T-5.1).
    Finish {},
    /// Agrees to stop (T-8.3).
    Concede {},
}

/// What chance decides after the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Where each seat's start card goes into what is left of its pile: 0 the top (T-1.4).
    StartAt(Vec<u8>),
    /// The seat that begins (T-1.5).
    First(Seat),
}

/// What may be said in the start window (T-4.2): only about how many cards each gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "TranquilityPhrase")]
pub enum Phrase {
    /// Asks another seat to give more or fewer.
    Ask {
        /// Who is asked.
        seat: Seat,
        /// In which direction.
        change: Change,
        /// By how many, 1 to 8.
        count: u8,
    },
    /// "Let me think."
    Think {},
}

/// More or fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// More cards.
    More,
    /// Fewer cards.
    Fewer,
}
