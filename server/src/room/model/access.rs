//! Access to a game that was or is played at a table. Until a day is over, games on its deal are closed to guests
//! who have had no hand in them.

use crate::{
    date::Date,
    deals::daily::DailyDeal,
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::model::{decide::Moment, next_deal::Dealt, room::Room},
};
use std::collections::{BTreeMap, BTreeSet};

/// What decides who may see a game, whether or not its room is live.
#[derive(Clone, Debug, Default)]
pub(crate) struct Access {
    /// The guests who have played in it, or do.
    pub players: Vec<GuestId>,
    /// The guests whom the host has removed from the table.
    pub removed: Vec<GuestId>,
    /// Whether guests without a seat may watch it.
    pub spectators: bool,
    /// The kind of its deal.
    pub of: Dealt,
}

impl Access {
    /// Checks that a guest may see the game at a moment: its players may, and guests who may watch it. On
    /// the deal of a day these have to wait until the day is over: they have yet to play it, or can tell those
    /// who have.
    pub(crate) fn check(&self, guest: Option<GuestId>, now: u64) -> Result<(), ErrorCode> {
        let is_among = |guests: &[GuestId]| guest.is_some_and(|guest| guests.contains(&guest));
        if is_among(&self.players) {
            Ok(())
        } else if is_among(&self.removed) {
            Err(ErrorCode::Removed)
        } else if !self.spectators {
            Err(ErrorCode::SpectatorsOff)
        } else if self.of.date().is_some_and(|date| !date.is_over(now)) {
            Err(ErrorCode::DailyNotOver)
        } else {
            Ok(())
        }
    }
}

/// The games of a table on deals of the day, by their number.
#[derive(Debug, Default)]
pub(crate) struct DailyGames(BTreeMap<u32, DailyGame>);

/// A game on a deal of the day.
#[derive(Debug)]
struct DailyGame {
    deal: DailyDeal,
    /// The guests who have had a hand in it.
    players: BTreeSet<GuestId>,
}

impl DailyGames {
    /// Records the start of a game.
    pub(crate) fn begin(&mut self, number: u32, deal: DailyDeal, players: BTreeSet<GuestId>) {
        // Days do not run in parallel: earlier ones are over.
        self.0.retain(|_, game| game.deal.date >= deal.date);
        self.0.insert(number, DailyGame { deal, players });
    }

    /// Records that a guest takes over a hand.
    pub(crate) fn take_over(&mut self, number: u32, guest: GuestId) {
        if let Some(game) = self.0.get_mut(&number) {
            game.players.insert(guest);
        }
    }
}

impl Room {
    /// Whether a game of the table is open to a guest, as far as the deal of the day is concerned.
    pub(crate) fn is_open(&self, number: u32, guest: GuestId, moment: &Moment<'_>) -> bool {
        self.games
            .daily
            .0
            .get(&number)
            .is_none_or(|game| game.players.contains(&guest) || game.deal.date.is_over(moment.now))
    }

    /// Whether the shown game is on the deal of a day that is not over: other guests have yet to play
    /// with its unplayed cards.
    pub(crate) fn is_sealed(&self, moment: &Moment<'_>) -> bool {
        self.daily_game().is_some_and(|deal| !deal.date.is_over(moment.now))
    }

    /// The deal of the day of the game that is running or was last played, if it is one.
    pub(crate) fn daily_game(&self) -> Option<&DailyDeal> {
        self.games.daily.0.get(&self.games.count()).map(|game| &game.deal)
    }

    /// The deal of a day for the table's options.
    pub(crate) fn daily_deal(&self, date: Date, seats: usize) -> DailyDeal {
        let game = self.kind.id().to_owned();
        DailyDeal { date, game, options: self.settings.options.clone(), seats }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::date::Date;

    fn guest(number: u8) -> GuestId {
        format!("{number:032x}").parse().unwrap()
    }

    fn access(spectators: bool, of: Dealt) -> Access {
        Access { players: vec![guest(1)], removed: vec![guest(1), guest(2)], spectators, of }
    }

    #[test]
    fn players_always_may_and_others_if_they_might_watch() {
        let open = access(true, Dealt::Random);
        let closed = access(false, Dealt::Random);
        for (guest, when_open, when_closed) in [
            (Some(guest(1)), Ok(()), Ok(())),
            (Some(guest(2)), Err(ErrorCode::Removed), Err(ErrorCode::Removed)),
            (Some(guest(3)), Ok(()), Err(ErrorCode::SpectatorsOff)),
            (None, Ok(()), Err(ErrorCode::SpectatorsOff)),
        ] {
            assert_eq!(open.check(guest, 0), when_open);
            assert_eq!(closed.check(guest, 0), when_closed);
        }
    }

    #[test]
    fn a_deal_of_the_day_is_closed_to_all_but_its_players() {
        let date = Date::at(0);
        let daily = access(true, Dealt::Daily { date });
        assert_eq!(daily.check(Some(guest(1)), 0), Ok(()), "the own game");
        for guest in [Some(guest(3)), None] {
            assert_eq!(daily.check(guest, date.end() - 1), Err(ErrorCode::DailyNotOver));
            assert_eq!(daily.check(guest, date.end()), Ok(()));
        }
        let private = access(false, Dealt::Daily { date });
        assert_eq!(private.check(Some(guest(3)), date.end()), Err(ErrorCode::SpectatorsOff));
    }
}
