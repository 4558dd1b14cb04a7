//! Games on deals of the day at a table. Until the day is over they are closed to guests who have had no
//! hand in them.

use crate::{
    date::Date,
    deals::daily::DailyDeal,
    identity::guest::GuestId,
    room::model::{decide::Moment, room::Room},
};
use std::collections::{BTreeMap, BTreeSet};

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
    pub fn begin(&mut self, number: u32, deal: DailyDeal, players: BTreeSet<GuestId>) {
        // Days do not run in parallel: earlier ones are over.
        self.0.retain(|_, game| game.deal.date >= deal.date);
        self.0.insert(number, DailyGame { deal, players });
    }

    /// Records that a guest takes over a hand.
    pub fn take_over(&mut self, number: u32, guest: GuestId) {
        if let Some(game) = self.0.get_mut(&number) {
            game.players.insert(guest);
        }
    }
}

impl Room {
    /// Whether a game of the table is open to a guest, as far as the deal of the day is concerned.
    pub(crate) fn is_open(&self, number: u32, guest: GuestId, moment: &Moment<'_>) -> bool {
        self.daily_games
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
        self.daily_games.0.get(&self.games).map(|game| &game.deal)
    }

    /// The deal of a day for the table's options.
    pub(crate) fn daily_deal(&self, date: Date, seats: usize) -> DailyDeal {
        let game = self.kind.id().to_owned();
        DailyDeal { date, game, options: self.settings.options.clone(), seats }
    }
}
