//! The log as all players see it. A face-down card is never named here (T-0).

use crate::{
    Seat,
    tranquility::{
        action::StormAt,
        card::{Card, Storm},
        options::Level,
    },
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One public happening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "TranquilityLogLine")]
pub enum LogLine {
    /// The game began with this seat.
    First { seat: Seat },
    /// A seat placed an island and paid that many cards.
    Place {
        seat: Seat,
        /// The island's number.
        card: u8,
        cell: u8,
        /// How many cards it paid.
        cost: u8,
    },
    /// A seat discarded two cards.
    Discard { seat: Seat },
    /// A seat played a start card.
    Start { seat: Seat },
    /// The eight cards of the start were given.
    Given {
        /// How many each seat gave.
        counts: Vec<u8>,
    },
    /// A seat played the finish card.
    Finish { seat: Seat },
    /// A seat agreed to stop.
    Concede { seat: Seat },
    /// A seat put a monster on an island.
    Monster {
        seat: Seat,
        /// The island's cell.
        cell: u8,
    },
    /// A finish card went back to the hand: seats hold monsters.
    FinishBack {
        /// Who played it.
        seat: Seat,
        /// Who holds monsters.
        monsters: Vec<Seat>,
    },
    /// The rocks went to another row.
    MoveRocks { row: u8 },
    /// A seat discarded two cards to leave the rocks where they are.
    KeepRocks { seat: Seat },
    /// The rocks left the game.
    RocksGone {},
    /// A storm was turned up.
    Storm {
        /// Who drew it.
        seat: Seat,
        /// Its colour.
        storm: Storm,
    },
    /// A purple storm was put beside a row.
    Blow {
        /// Who drew it.
        seat: Seat,
        row: u8,
    },
    /// A seat discarded cards under a yellow storm.
    Reduce {
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A compass was earned.
    Compass {},
    /// A seat spent a compass to end a storm.
    SpendCompass { seat: Seat, storm: StormAt },
    /// A seat discarded its whole hand.
    DiscardHand {
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A seat put an island on an explorer cell.
    Explore {
        seat: Seat,
        /// The island's number.
        card: u8,
        cell: u8,
        /// What the placement costs, if the island stays.
        cost: u8,
        /// What was turned up.
        found: Found,
    },
    /// A seat took a storm off an explorer cell.
    ClearStorm { seat: Seat, cell: u8 },
    /// A compass among the first five cards of a seat was replaced.
    ReplaceCompass { seat: Seat },
    /// All hands turned over.
    TurnHands {
        /// Whether night is up now.
        night: bool,
    },
    /// A seat turned over an island.
    TurnOver { seat: Seat, cell: u8 },
    /// A seat drew cards from the open row.
    TakeFromRow { seat: Seat, cards: Vec<Card> },
    /// A seat revealed its hand and took the row.
    SwapHand {
        seat: Seat,
        /// The hand it revealed and discarded.
        revealed: Vec<Card>,
        /// The cards it took.
        taken: Vec<Card>,
    },
    /// A seat had nothing to do.
    Pass { seat: Seat },
}

/// The public part of an explorer card (T-11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ExplorerFound")]
pub enum Found {
    /// The pile was empty.
    Nothing,
    /// A start card, without effect.
    Start,
    /// A start card that acts as rocks.
    StartAsRocks,
    /// A storm, which now lies on the cell.
    Storm,
    Rocks,
    /// A monster, which took the island with it.
    Monster,
    /// A card that went to the hand, unseen by others.
    Kept,
}

impl Found {
    /// What others see of that card on that level.
    pub fn of(card: Option<Card>, level: Level) -> Found {
        match card {
            None => Found::Nothing,
            Some(Card::Start) if level == Level::Hard => Found::StartAsRocks,
            Some(Card::Start) => Found::Start,
            Some(Card::Yellow | Card::Purple | Card::Orange) => Found::Storm,
            Some(Card::Rocks) => Found::Rocks,
            Some(Card::Monster) => Found::Monster,
            Some(_) => Found::Kept,
        }
    }
}
