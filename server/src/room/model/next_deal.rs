//! The deal on which a game begins: random, of the day, or given.

use crate::{
    date::Date,
    deals::deal_code::DealCode,
    protocol::table_view::DealView,
    room::model::{
        game::summary::{GameSummary, opening_hash},
        room::Room,
    },
};
use rules::Opening;
use serde::{Deserialize, Serialize};

/// The deal of the next game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum NextDeal {
    /// A new deal from the operating system's randomness.
    #[default]
    Random,
    /// The deal of the day on which the game is started.
    Daily,
    /// An existing deal.
    Given {
        /// Its code.
        code: DealCode,
        /// The deal.
        opening: Box<Opening>,
    },
}

/// The kind of deal on which a game began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Dealt {
    /// A new deal.
    #[default]
    Random,
    /// A deal of the day.
    Daily {
        /// The day.
        date: Date,
    },
    /// An existing deal.
    Given {
        /// Its code.
        code: DealCode,
    },
}

impl NextDeal {
    /// Whether it is a random deal.
    pub fn is_random(&self) -> bool {
        *self == NextDeal::Random
    }

    /// The given deal, if there is one.
    pub fn opening(&self) -> Option<&Opening> {
        match self {
            NextDeal::Given { opening, .. } => Some(opening),
            NextDeal::Random | NextDeal::Daily => None,
        }
    }

    /// The deal as a guest sees it at a moment: the deal of the day changes at midnight.
    pub(crate) fn view(&self, now: u64) -> DealView<'_> {
        match self {
            NextDeal::Random => DealView::Random {},
            NextDeal::Daily => DealView::Daily { date: Date::at(now) },
            NextDeal::Given { code, .. } => DealView::Given { code: code.as_str() },
        }
    }
}

impl Dealt {
    /// Whether it is a random deal.
    pub fn is_random(&self) -> bool {
        *self == Dealt::Random
    }

    /// The date of a deal of the day.
    pub fn date(&self) -> Option<Date> {
        match self {
            Dealt::Daily { date } => Some(*date),
            Dealt::Random | Dealt::Given { .. } => None,
        }
    }
}

impl Room {
    /// Whether a game on the deal of another one of the table is running: its cards would be revealed.
    pub(crate) fn is_playing_again(&self, game: &GameSummary, number: u32) -> bool {
        let running = self.running().ok().filter(|_| number != self.games);
        running.is_some_and(|play| game.is_on(&opening_hash(&play.opening)))
    }
}
