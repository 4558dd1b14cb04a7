//! What a seat may do, with the cards left open that it picks for it.

use super::{
    action::Action,
    card::Card,
    mountain::cell::{Cell, SUMMIT_ROW},
    turn::may::DISCARDED,
};
use crate::{
    cards::{Unpaid, without},
    core::lists::List,
    small,
};
use serde::Serialize;

/// Cells from where a herd stands to where it goes: at most one of each row.
pub type Path = List<Cell, { SUMMIT_ROW as usize }>;

/// An [action](Action) less the cards that are picked for it: what the seat pays or discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Template {
    /// Places a slope.
    Slope {
        /// The slope.
        card: Card,
        /// Where it goes.
        cell: Cell,
        cost: u8,
    },
    /// Places a campfire.
    Campfire {
        /// The campfire.
        card: Card,
        /// The cell of the slope that it replaces.
        cell: Cell,
        /// Where the slope goes.
        to: Cell,
        cost: u8,
    },
    /// Places a bridge.
    Bridge {
        /// Where it goes.
        cell: Cell,
    },
    /// Places the summit.
    Summit {},
    /// Discards two cards.
    Discard {},
    /// Leads a herd up, for one card a row.
    Lead {
        /// Its way.
        path: Path,
    },
    /// Spends a grapple.
    Grapple {},
    /// Agrees to stop.
    Concede {},
}

impl Unpaid for Template {
    type Card = Card;
    type Action = Action;

    fn due(self) -> u8 {
        match self {
            Template::Slope { cost, .. } | Template::Campfire { cost, .. } => cost,
            Template::Discard {} => DISCARDED,
            Template::Lead { path } => small(path.len().saturating_sub(1)),
            Template::Bridge { .. }
            | Template::Summit {}
            | Template::Grapple {}
            | Template::Concede {} => 0,
        }
    }

    fn with(self, cards: Vec<Card>) -> Option<Action> {
        if cards.len() != usize::from(self.due()) {
            return None;
        }
        Some(match self {
            Template::Slope { card, cell, .. } => Action::Slope { card, cell, pay: cards },
            Template::Campfire { card, cell, to, .. } => {
                Action::Campfire { card, cell, to, pay: cards }
            }
            Template::Bridge { cell } => Action::Bridge { cell },
            Template::Summit {} => Action::Summit {},
            Template::Discard {} => Action::Discard { cards: cards.try_into().ok()? },
            Template::Lead { path } => Action::Lead { path: path.to_vec(), pay: cards },
            Template::Grapple {} => Action::Grapple {},
            Template::Concede {} => Action::Concede {},
        })
    }

    fn pickable(self, hand: &[Card]) -> Vec<Card> {
        match self {
            Template::Slope { card, .. } | Template::Campfire { card, .. } => without(hand, card),
            _ => hand.to_vec(),
        }
    }
}
