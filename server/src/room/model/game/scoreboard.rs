//! The results of the games finished at a table.
//!
//! Games on a deal of the day are counted when the day is over: guests who have yet to play it must not
//! learn how they ended.

use crate::{
    date::Date,
    identity::{guest::GuestId, name::Name},
    protocol::table_view::{self, Best},
    room::model::{game::TableGame, room::Room},
};
use rules::{Figures, Outcome};
use std::{cmp::Reverse, collections::BTreeMap};

/// The results of the games of a table.
#[derive(Debug, Default)]
pub(crate) struct Scoreboard {
    /// Those on deals of the day, by date.
    days: BTreeMap<Date, Tally>,
    others: Tally,
    /// The game that was counted last, which counts for no best yet: it is compared with that.
    last: Option<Reached>,
}

/// How far a game came.
#[derive(Clone, Debug)]
struct Reached {
    date: Option<Date>,
    kind: Kind,
    best: Best,
}

/// What games have in common that can be compared: in how many cells or rounds they end, and whether in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    of: u8,
    is_contest: bool,
}

impl Reached {
    /// `None` of a game that was closed, or whose rules are unknown.
    fn by(play: &TableGame) -> Option<Reached> {
        let Figures { placed, of } = play.figures()?;
        let best = match play.outcome()? {
            Outcome::Ranked { scores, .. } => Best::Contest { points: scores.into_iter().max()? },
            outcome => Best::Together { won: matches!(outcome, Outcome::Won {}), placed, of },
        };
        let is_contest = matches!(best, Best::Contest { .. });
        Some(Reached { date: play.of.date(), kind: Kind { of, is_contest }, best })
    }
}

/// The results of some games.
#[derive(Clone, Debug, Default)]
struct Tally {
    won: u32,
    lost: u32,
    closed: u32,
    ranked: u32,
    /// How many of these were played with partners.
    with_partners: u32,
    /// In the order of their first win.
    winners: Vec<Winner>,
    /// The furthest that they came.
    best: BTreeMap<Kind, Best>,
}

/// A player who has won contests.
#[derive(Clone, Debug)]
struct Winner {
    /// The guest; names may change from game to game. `None` for a partner, and for a seat that was
    /// freed.
    guest: Option<GuestId>,
    name: Name,
    wins: u32,
}

impl Winner {
    fn is(&self, guest: Option<GuestId>, name: &Name) -> bool {
        self.guest == guest && (guest.is_some() || self.name == *name)
    }
}

impl Room {
    /// The scoreboard as all guests see it at a moment.
    pub(crate) fn scoreboard(&self, now: u64) -> table_view::Scoreboard {
        self.games.scoreboard.open(now).into()
    }

    /// The furthest that games of the table came before the last one, of those with which that can be compared.
    pub(crate) fn best_before(&self, now: u64) -> Option<Best> {
        let play = self.games.last().filter(|play| play.of.continued().is_none())?;
        let last = self.games.scoreboard.last.as_ref().filter(|_| play.is_over())?;
        self.games.scoreboard.open(now).best.get(&last.kind).copied()
    }
}

impl Scoreboard {
    /// Counts a game that has just ended.
    pub(super) fn count(&mut self, play: &TableGame) {
        if let Some(Reached { date, kind, best }) = self.last.take() {
            self.tally(date).note(kind, best);
        }
        self.tally(play.of.date()).count(play);
        self.last = Reached::by(play);
    }

    fn tally(&mut self, date: Option<Date>) -> &mut Tally {
        date.map_or(&mut self.others, |date| self.days.entry(date).or_default())
    }

    /// All results that guests may know at a moment.
    fn open(&self, now: u64) -> Tally {
        let mut all = self.others.clone();
        let days = self.days.iter().filter(|(date, _)| date.is_over(now));
        days.for_each(|(_, tally)| all.add(tally));
        all
    }

    /// Gives a winner who had no name one.
    pub(crate) fn give_name(&mut self, guest: GuestId, name: &Name) {
        for winner in self.wins_of(guest).filter(|winner| !winner.name.is_given()) {
            winner.name = name.clone();
        }
    }

    /// Gives a winner another name.
    pub(super) fn replace_name(&mut self, guest: GuestId, name: &Name) {
        self.wins_of(guest).for_each(|winner| winner.name = name.clone());
    }

    fn wins_of(&mut self, guest: GuestId) -> impl Iterator<Item = &mut Winner> {
        let tallies = self.days.values_mut().chain([&mut self.others]);
        let winners = tallies.flat_map(|tally| &mut tally.winners);
        winners.filter(move |winner| winner.guest == Some(guest))
    }
}

impl Tally {
    fn count(&mut self, play: &TableGame) {
        self.with_partners += u32::from(!play.partners.is_empty());
        match play.outcome() {
            Some(Outcome::Won {}) => self.won += 1,
            Some(Outcome::Lost { .. }) => self.lost += 1,
            Some(Outcome::Ranked { winners, .. }) => {
                self.ranked += 1;
                for player in winners.iter().filter_map(|seat| play.players.get(seat.index())) {
                    self.count_wins(player.guest(), player.own_name(), 1);
                }
            }
            None if play.closed => self.closed += 1,
            // Its rules are unknown and its outcome was never stored.
            None => {}
        }
    }

    fn count_wins(&mut self, guest: Option<GuestId>, name: &Name, wins: u32) {
        match self.winners.iter_mut().find(|winner| winner.is(guest, name)) {
            Some(winner) => {
                winner.name = name.clone();
                winner.wins += wins;
            }
            None => self.winners.push(Winner { guest, name: name.clone(), wins }),
        }
    }

    fn add(&mut self, more: &Tally) {
        self.won += more.won;
        self.lost += more.lost;
        self.closed += more.closed;
        self.ranked += more.ranked;
        self.with_partners += more.with_partners;
        for Winner { guest, name, wins } in &more.winners {
            self.count_wins(*guest, name, *wins);
        }
        for (kind, best) in &more.best {
            self.note(*kind, *best);
        }
    }

    fn note(&mut self, kind: Kind, reached: Best) {
        let best = self.best.entry(kind).or_insert(reached);
        *best = reached.max(*best);
    }
}

impl From<Tally> for table_view::Scoreboard {
    fn from(count: Tally) -> table_view::Scoreboard {
        let Tally { won, lost, closed, ranked, with_partners, winners, best: _ } = count;
        let mut wins: Vec<table_view::Wins> = winners
            .into_iter()
            .map(|winner| table_view::Wins { name: winner.name.to_string(), count: winner.wins })
            .collect();
        wins.sort_by_key(|wins| Reverse(wins.count));
        table_view::Scoreboard { won, lost, closed, ranked, with_partners, wins }
    }
}
