//! Games on deals of the day at a table. Until the day is over they are closed to guests who have
//! not played that deal to its end, here or elsewhere.

use crate::{
    date::Date,
    deals::daily::DailyDeal,
    identity::guest::GuestId,
    room::model::{access::is_open, decide::Moment, room::Room},
};
use std::collections::{BTreeMap, BTreeSet};

/// The games of a table on deals of the day, by their number.
#[derive(Debug, Default)]
pub(crate) struct DailyGames(BTreeMap<u32, DailyGame>);

/// A game on a deal of the day.
#[derive(Debug)]
struct DailyGame {
    deal: DailyDeal,
    /// Who has had a hand in it.
    players: BTreeSet<GuestId>,
}

impl DailyGames {
    /// A game begins.
    pub fn begin(&mut self, number: u32, deal: DailyDeal, players: BTreeSet<GuestId>) {
        // Days go by one after the other: earlier ones are over.
        self.0.retain(|_, game| game.deal.date >= deal.date);
        self.0.insert(number, DailyGame { deal, players });
    }

    /// A guest takes over a hand.
    pub fn take_over(&mut self, number: u32, guest: GuestId) {
        if let Some(game) = self.0.get_mut(&number) {
            game.players.insert(guest);
        }
    }
}

impl Room {
    /// Whether a game of the table is open to a guest, as far as days are concerned.
    pub(crate) fn is_open(&self, number: u32, guest: GuestId, moment: &Moment<'_>) -> bool {
        self.daily_games.0.get(&number).is_none_or(|game| {
            game.players.contains(&guest)
                || is_open(
                    Some(game.deal.date),
                    moment.now,
                    moment.other_tables.has_played_out(number, guest),
                )
        })
    }

    /// Whether the shown game is one on the deal of a day that is not over: until then its cards that
    /// were not played are those of games that others have yet to play.
    pub(crate) fn is_sealed(&self, moment: &Moment<'_>) -> bool {
        self.daily_game().is_some_and(|deal| !deal.date.is_over(moment.now))
    }

    /// The games that are closed at a moment to guests who have not had a hand in them.
    pub(crate) fn closed_games(&self, now: u64) -> impl Iterator<Item = (u32, &DailyDeal)> {
        let closed =
            self.daily_games.0.iter().filter(move |(_, game)| !game.deal.date.is_over(now));
        closed.map(|(number, game)| (*number, &game.deal))
    }

    /// The deal of the day of the game that is running or was last played, if it is one.
    pub(crate) fn daily_game(&self) -> Option<&DailyDeal> {
        self.daily_games.0.get(&self.games).map(|game| &game.deal)
    }

    /// The deal of a day with the table's options.
    pub(crate) fn daily_deal(&self, date: Date, seats: usize) -> DailyDeal {
        let game = self.kind.id().to_owned();
        DailyDeal { date, game, options: self.settings.options.clone(), seats }
    }
}
