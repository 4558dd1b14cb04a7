//! What a seat may do, with the cards left open that it picks for it.

use super::{
    action::{Action, StormAt},
    card::{Card, parting},
    turn::legal::DISCARDED,
};
use crate::cards::{Unpaid, without};
use serde::Serialize;

/// An [action](Action) less the cards that are picked for it: what the seat pays, discards or gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Template {
    /// Puts an island into the grid.
    Place {
        /// The island, or a wild.
        card: Card,
        /// The number that a wild stands for.
        #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
        number: Option<u8>,
        cell: u8,
        cost: u8,
        /// Whether that is paid only when the explorer card is known (T-11.4).
        #[serde(skip)]
        explores: bool,
    },
    /// Pays so many cards for the island on an explorer cell.
    Pay {
        due: u8,
    },
    /// Discards two cards.
    Discard {},
    /// Plays a start card, or a wild in its place.
    Start {
        /// The wild.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Pledges so many cards.
    Pledge {
        count: u8,
    },
    /// Agrees with the pledges.
    Agree {},
    /// Gives what was pledged.
    Give {
        /// How many cards of the hand.
        due: u8,
        /// Whether the top two of the draw pile go with them.
        from_pile: bool,
    },
    /// Plays a finish card, or a wild in its place.
    Finish {
        /// The wild.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Puts a monster on an island.
    Monster {
        /// The island's cell.
        cell: u8,
    },
    MoveRocks {
        row: u8,
    },
    /// Discards two cards to leave the rocks where they are.
    KeepRocks {},
    /// Discards the whole hand for a compass.
    DiscardHand {},
    /// Spends a compass to end a storm.
    SpendCompass {
        storm: StormAt,
    },
    /// Lets the storm just revealed take effect.
    FaceStorm {},
    /// Puts a purple storm beside a row.
    Blow {
        row: u8,
    },
    /// Discards so many cards under a yellow storm.
    Reduce {
        due: u8,
    },
    /// Discards a compass to take a storm off a cell.
    Compass {
        cell: u8,
    },
    /// Discards a card to turn over an island.
    TurnOver {
        /// The island's cell.
        cell: u8,
    },
    /// Swaps the hand for the row.
    SwapHand {},
    /// Does nothing.
    Pass {},
    /// Agrees to stop.
    Concede {},
}

impl Unpaid for Template {
    type Card = Card;
    type Action = Action;

    fn due(self) -> u8 {
        match self {
            Template::Place { explores: true, .. } => 0,
            Template::Place { cost: due, .. }
            | Template::Pay { due }
            | Template::Give { due, .. }
            | Template::Reduce { due } => due,
            Template::Discard {} | Template::KeepRocks {} => DISCARDED,
            Template::TurnOver { .. } => 1,
            _ => 0,
        }
    }

    fn with(self, cards: Vec<Card>) -> Option<Action> {
        if cards.len() != usize::from(self.due()) {
            return None;
        }
        Some(match self {
            Template::Place { card, number, cell, explores, .. } => {
                let pay = (!explores).then_some(cards);
                Action::Place { card, number, cell, pay }
            }
            Template::Pay { .. } => Action::Pay { cards },
            Template::Discard {} => Action::Discard { cards: cards.try_into().ok()? },
            Template::Start { card } => Action::Start { card },
            Template::Pledge { count } => Action::Pledge { count },
            Template::Agree {} => Action::Agree {},
            Template::Give { from_pile, .. } => Action::Give { cards, from_pile },
            Template::Finish { card } => Action::Finish { card },
            Template::Monster { cell } => Action::Monster { cell },
            Template::MoveRocks { row } => Action::MoveRocks { row },
            Template::KeepRocks {} => Action::KeepRocks { cards: cards.try_into().ok()? },
            Template::DiscardHand {} => Action::DiscardHand {},
            Template::SpendCompass { storm } => Action::SpendCompass { storm },
            Template::FaceStorm {} => Action::FaceStorm {},
            Template::Blow { row } => Action::Blow { row },
            Template::Reduce { .. } => Action::Reduce { cards },
            Template::Compass { cell } => Action::Compass { cell },
            Template::TurnOver { cell } => Action::TurnOver { card: *cards.first()?, cell },
            Template::SwapHand {} => Action::SwapHand {},
            Template::Pass {} => Action::Pass {},
            Template::Concede {} => Action::Concede {},
        })
    }

    fn pickable(self, hand: &[Card]) -> Vec<Card> {
        match self {
            Template::Place { card, .. } => without(&parting(hand), card),
            _ => parting(hand),
        }
    }
}
