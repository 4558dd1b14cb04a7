//! What a seat does, and what chance decides, in the form of the record.

use super::{card::Card, mountain::cell::Cell};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a seat does. A list of cards is a multiset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "AscentAction")]
pub enum Action {
    /// Places a slope and pays for it.
    Slope {
        /// The slope.
        card: Card,
        /// An empty cell, or one with a bridge to cover.
        cell: Cell,
        /// The cards of the own hand that pay, exactly as many as it costs.
        pay: Vec<Card>,
    },
    /// Places a campfire; the slope that lay there moves up.
    Campfire {
        /// The campfire.
        card: Card,
        /// The cell of the slope that it replaces.
        cell: Cell,
        /// Where the slope goes.
        to: Cell,
        /// The cards of the own hand that pay for the slope's new place.
        pay: Vec<Card>,
    },
    /// Places a bridge.
    Bridge {
        /// The empty cell.
        cell: Cell,
    },
    /// Places the summit, which wins the game.
    Summit {},
    /// Discards two cards.
    Discard {
        /// The two cards.
        cards: [Card; 2],
    },
    /// Leads a herd of ibex up.
    Lead {
        /// The cells from where the herd stands to where it goes.
        path: Vec<Cell>,
        /// The cards of the own hand that pay, one for each row climbed.
        pay: Vec<Card>,
    },
    /// Spends a grapple for a fresh hand, in the solo game.
    Grapple {},
    /// Agrees to stop.
    Concede {},
}

/// What chance decides after the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// How the hand and the draw pile lie after being shuffled together, top card first.
    Pile(Vec<Card>),
}
