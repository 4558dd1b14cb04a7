//! The start of a game: what is chosen for it, and the agreement on another one.

use crate::{
    date::Date,
    identity::guest::GuestId,
    protocol::{
        command::DealChoice, error_code::ErrorCode, message::Refused, table_view::TablePhase,
    },
    room::model::{
        decide::Moment,
        event::Event,
        next_deal::{Dealt, NextDeal},
        room::Room,
    },
};
use record::Opening;
use rules::{Seat, Seed};
use serde_json::Value;

impl Room {
    /// Whether a game could start with the seats taken.
    pub(crate) fn check_start(&self) -> Result<(), Refused> {
        self.check_between_games()?;
        self.check_may_go_on()?;
        let taken = self.seats.taken();
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
                let play = self.games.last().ok_or(ErrorCode::NoGameYet)?;
                if play.of.date().is_some_and(|date| !date.is_over(moment.now)) {
                    return Err(ErrorCode::DailyNotOver);
                }
                let opening: Box<Opening> =
                    serde_json::from_str(&play.opening).map_err(ErrorCode::internal)?;
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
    pub(crate) fn start_game(&self, moment: &Moment<'_>) -> Result<Vec<Event>, Refused> {
        let dealer = moment.dealer;
        let seats = self.seats.taken();
        let deal = |seed: &Seed| {
            Opening::dealt(self.kind.id(), self.settings.options.clone(), seats, seed)
        };
        let mut past = Vec::new();
        let (seed, opening, of) = match &self.next_deal {
            NextDeal::Random => {
                let seed = dealer.fresh_seed();
                (seed, deal(&seed)?, Dealt::Random)
            }
            NextDeal::Daily => {
                let date = Date::at(moment.now);
                let seed = dealer.daily_seed(&self.daily_deal(date, seats));
                (seed, deal(&seed)?, Dealt::Daily { date })
            }
            NextDeal::Given { code, opening } => {
                let of = Dealt::Given { code: code.clone() };
                (dealer.fresh_seed(), Opening::clone(opening), of)
            }
            NextDeal::Continued { past: before } => {
                past.extend(before.events());
                (dealer.fresh_seed(), before.opening().clone(), before.dealt())
            }
        };
        let Opening { deal, chance, .. } = opening;
        let started =
            Event::Started { seed: seed.to_hex(), deal, chance, of, rules: rules::VERSION };
        Ok([started].into_iter().chain(past).collect())
    }
}

impl Room {
    /// Checks that a guest has a say in whether another game follows.
    pub(crate) fn check_ready(&self, guest: GuestId) -> Result<(), ErrorCode> {
        self.check_between_games()?;
        if self.phase() == TablePhase::Lobby {
            return Err(ErrorCode::NoGameYet);
        }
        self.seat_of(guest).map(|_| ()).ok_or(ErrorCode::NotSeated)
    }

    /// Notes that a guest is ready for another game, or no longer. It starts once all seated guests
    /// are, unless something still stands in its way, which the host is shown.
    pub(crate) fn be_ready(
        &self,
        guest: GuestId,
        ready: bool,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, Refused> {
        self.check_ready(guest)?;
        let mut events = vec![Event::Ready { guest, ready }];
        let all = self.seated().all(|(_, other)| other == guest || self.seats.is_ready(other));
        if ready && all && self.check_start().is_ok() {
            events.extend(self.start_game(moment)?);
        }
        Ok(events)
    }

    /// The seats whose guests are ready for another game.
    pub(crate) fn ready_seats(&self) -> Vec<Seat> {
        let ready = self.seated().filter(|(_, guest)| self.seats.is_ready(*guest));
        ready.map(|(seat, _)| seat).collect()
    }
}
