//! The deal on which a game begins: random, of the day, or given.

use crate::{
    date::Date,
    deals::{deal_code::DealCode, index::GameRef},
    protocol::{
        command::DealChoice,
        error_code::ErrorCode,
        message::{DealView, Refused},
    },
    room::model::{decide::Moment, event::Event, room::Room},
};
use rules::{Opening, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    /// The deal of the game that is running or was last played, and the reference to that game.
    pub(crate) fn shown_deal(&self) -> Option<(Opening, GameRef)> {
        let play = self.game.as_ref()?;
        let opening = serde_json::from_str(&play.opening).ok()?;
        Some((opening, self.game_at(self.games)))
    }

    /// Whether the shown game began on a given deal.
    pub(crate) fn is_on_given_deal(&self) -> bool {
        self.game.as_ref().is_some_and(|play| matches!(play.of, Dealt::Given { .. }))
    }

    /// Chooses the deal of the next game.
    pub(crate) fn choose_deal(
        &self,
        choice: DealChoice,
        moment: &Moment<'_>,
    ) -> Result<Event, ErrorCode> {
        let deal = match choice {
            DealChoice::Random => NextDeal::Random,
            DealChoice::Daily => NextDeal::Daily,
            DealChoice::Same => {
                let play = self.game.as_ref().ok_or(ErrorCode::NoGameYet)?;
                if play.of.date().is_some_and(|date| !date.is_over(moment.now)) {
                    return Err(ErrorCode::DailyNotOver);
                }
                let opening: Box<Opening> =
                    serde_json::from_str(&play.opening).map_err(|_| ErrorCode::Internal)?;
                NextDeal::Given { code: moment.dealer.deal_code(&opening), opening }
            }
        };
        Ok(Event::DealChosen { deal })
    }

    /// Checks that the options are those of a given deal, which hold as long as it does.
    pub(crate) fn check_deal_options(&self, options: &Value) -> Result<(), ErrorCode> {
        match self.next_deal.opening() {
            Some(opening) if opening.options != *options => Err(ErrorCode::DealFixed),
            _ => Ok(()),
        }
    }

    /// Checks that the number of seats is that of a given deal.
    pub(crate) fn check_deal_seats(&self, seats: usize) -> Result<(), ErrorCode> {
        match self.next_deal.opening() {
            Some(opening) if opening.seats != seats => Err(ErrorCode::DealOtherSeats),
            _ => Ok(()),
        }
    }

    /// Starts a game with the seats taken.
    pub(crate) fn start_game(&self, moment: &Moment<'_>) -> Result<Event, Refused> {
        let dealer = moment.dealer;
        let seats = self.taken_seats();
        let deal = |seed: &Seed| {
            Opening::dealt(self.kind.id(), self.settings.options.clone(), seats, seed)
        };
        let (seed, opening, of) = match &self.next_deal {
            NextDeal::Random => {
                let seed = dealer.fresh_seed()?;
                (seed, deal(&seed)?, Dealt::Random)
            }
            NextDeal::Daily => {
                let date = Date::at(moment.now);
                let seed = dealer.daily_seed(&self.daily_deal(date, seats));
                (seed, deal(&seed)?, Dealt::Daily { date })
            }
            NextDeal::Given { code, opening } => {
                let of = Dealt::Given { code: code.clone() };
                (dealer.fresh_seed()?, Opening::clone(opening), of)
            }
        };
        let Opening { deal, chance, .. } = opening;
        Ok(Event::Started { seed: seed.to_hex(), deal, chance, of, rules: rules::VERSION })
    }
}
