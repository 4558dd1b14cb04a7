//! What a seat does and says, and what chance decides, in the form of the record.

use super::card::Card;
use crate::{Seat, core::present};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a seat does. A list of cards is a multiset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "TranquilityAction")]
pub enum Action {
    /// Puts an island into the grid and pays for it.
    Place {
        /// The island, or a wild.
        card: Card,
        /// The number that a wild stands for; absent for an island.
        #[serde(
            rename = "as",
            default,
            deserialize_with = "present",
            skip_serializing_if = "Option::is_none"
        )]
        #[ts(optional)]
        number: Option<u8>,
        /// The cell's index.
        cell: u8,
        /// The cards of the own hand that pay, exactly as many as it costs; absent on an explorer
        /// cell, where they are chosen after the explorer card is known.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pay: Option<Vec<Card>>,
    },
    /// Pays for the island on an explorer cell.
    Pay {
        /// The cards of the own hand, with what rocks cost besides.
        cards: Vec<Card>,
    },
    /// Discards two cards.
    Discard {
        /// The two cards.
        cards: [Card; 2],
    },
    /// Plays a start card.
    Start {
        /// A wild in its place; absent for a start card.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
    },
    /// Says how many of the eight cards the own hand will give.
    Pledge {
        /// 0 to what the seat can give.
        count: u8,
    },
    /// Agrees with the pledges as they stand.
    Agree {},
    /// Picks the cards that were pledged.
    Give {
        /// The cards of the own hand.
        cards: Vec<Card>,
        /// Whether the top two of the own draw pile are given unseen.
        from_pile: bool,
    },
    /// Plays a finish card.
    Finish {
        /// A wild in its place; absent for a finish card.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
    },
    /// Puts a monster on an island; both leave the game.
    Monster {
        /// The island's cell.
        cell: u8,
    },
    /// Moves the rocks to another row with an empty cell.
    MoveRocks { row: u8 },
    /// Discards two cards and leaves the rocks where they are.
    KeepRocks {
        /// The two cards.
        cards: [Card; 2],
    },
    /// Discards the whole hand for a compass.
    DiscardHand {},
    /// Spends a compass to end a storm.
    SpendCompass { storm: StormAt },
    /// Lets the storm just revealed take effect.
    FaceStorm {},
    /// Puts the purple storm beside a row.
    Blow { row: u8 },
    /// Discards down to three cards under a yellow storm.
    Reduce { cards: Vec<Card> },
    /// Discards a compass to take a storm off a cell of the pyramid.
    Compass { cell: u8 },
    /// Discards a card to turn over an island.
    TurnOver {
        card: Card,
        /// The island's cell.
        cell: u8,
    },
    /// Reveals and discards the hand and takes the row.
    SwapHand {},
    /// Does nothing, for want of anything to do.
    Pass {},
    /// Agrees to stop.
    Concede {},
}

/// Which storm is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum StormAt {
    /// The one just revealed.
    Revealed(RevealedStorm),
    /// One that lies on the table.
    Lying(LyingStorm),
}

/// The storm just revealed: `{"revealed": true}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RevealedStorm {
    /// Always `true`.
    pub revealed: bool,
}

/// A storm that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum LyingStorm {
    /// Before a seat.
    Yellow { seat: Seat },
    /// Beside a row.
    Purple { row: u8 },
    /// Before a seat.
    Orange { seat: Seat },
}

/// What chance decides after the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Where each seat's start card goes into what is left of its pile: 0 the top.
    StartAt(Vec<u8>),
    /// The seat that begins.
    First(Seat),
    /// The row to which the rocks move by themselves.
    Rocks(u8),
}

/// What may be said: in the start window only about how many cards each gives (T-4.2), in the storm
/// window only about which storm to end (T-7.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "TranquilityPhrase")]
pub enum Phrase {
    /// Asks another seat to give more or fewer.
    Ask {
        /// The seat that is asked.
        seat: Seat,
        /// In which direction.
        change: Change,
        count: u8,
    },
    /// "Let me think", in the start window.
    Think {},
    /// "Let us end that storm."
    End { storm: StormAt },
    /// "Let us keep the compass."
    Keep {},
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
