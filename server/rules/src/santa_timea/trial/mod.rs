//! What a position is tried with: all that its views offer, actions that are nearly legal, and what a
//! viewer cannot know dealt out anew.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "for tests and properties alone: one that does not hold panics"
)]

mod garbage;
mod listing;
mod unknown;

pub use garbage::any_action;
pub use listing::{is_listed, listed};

use super::{Action, Options, SantaTimea};
use crate::{
    Dice, Game, Seat,
    properties::subject::{Played, Subject},
    testing::text,
};
use std::sync::LazyLock;

/// Games that were played before, many of them to the end.
pub const RECORDS: [&str; 4] = [
    include_str!("../../../tests/santa_timea/golden/base.json"),
    include_str!("../../../tests/santa_timea/golden/experienced.json"),
    include_str!("../../../tests/santa_timea/golden/whole_base.json"),
    include_str!("../../../tests/santa_timea/golden/whole_experienced.json"),
];

impl Subject for SantaTimea {
    fn played() -> &'static [Played<SantaTimea>] {
        static PLAYED: LazyLock<Vec<Played<SantaTimea>>> =
            LazyLock::new(|| RECORDS.map(Played::new).into());
        &PLAYED
    }

    fn any_options(dice: &mut dyn Dice) -> Options {
        Options { experienced: dice.below(2) == 0 }
    }

    fn any_step(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        self.random_action(seat, dice)
    }

    fn listed(&self, seat: Seat, _: &mut dyn Dice) -> Vec<Action> {
        listed(&self.legal(seat))
    }

    fn lists(&self, seat: Seat, action: &Action) -> bool {
        is_listed(&self.legal(seat), action)
    }

    fn any_action(&self, seat: Seat, dice: &mut dyn Dice) -> Action {
        any_action(self, seat, dice)
    }

    fn phrases(&self) -> Vec<Self::Phrase> {
        Vec::new()
    }

    fn disguised(&self, sees: &dyn Fn(Seat) -> bool, dice: &mut dyn Dice) -> Option<SantaTimea> {
        Some(self.reshuffled(sees, dice))
    }

    fn everything(&self) -> String {
        everything(self)
    }
}

/// All there is to a game, as text.
pub fn everything(game: &SantaTimea) -> String {
    let views = Seat::all(game.seats()).map(|seat| game.private(seat));
    let round = &game.round;
    text(&(
        game.position(),
        game.public(),
        views.collect::<Vec<_>>(),
        &game.rounds,
        (&round.hands, &round.first_leader, &round.set_aside, &round.chosen),
        (&game.sheet, &game.log),
    ))
}
