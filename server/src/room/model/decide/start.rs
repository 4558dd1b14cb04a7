//! The start of a game, and what is chosen for it.

use crate::{
    date::Date,
    protocol::{command::DealChoice, error_code::ErrorCode, message::Refused},
    room::model::{
        deals::next_deal::{Dealt, NextDeal},
        decide::Moment,
        event::Event,
        room::Room,
    },
};
use rules::{Opening, Seed};
use serde_json::Value;

impl Room {
    /// Whether a game could start with the seats taken.
    pub(crate) fn check_start(&self) -> Result<(), Refused> {
        self.check_between_games()?;
        self.check_may_go_on()?;
        let taken = self.taken_seats();
        if taken < *self.kind.seats().start() {
            return Err(ErrorCode::TooFewPlayers.into());
        }
        self.check_deal_seats(taken)?;
        Ok(self.kind.check(&self.settings.options, taken)?)
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
