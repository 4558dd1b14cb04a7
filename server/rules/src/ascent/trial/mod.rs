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

use super::{
    Action, Ascent, Options,
    options::{DOCUMENTARY, GRAPPLES},
};
use crate::{
    Dice, Game, Seat,
    chance::pick,
    properties::subject::{Played, Subject},
};
use std::sync::LazyLock;

/// Games that were played before, many of them to the end.
pub const RECORDS: [&str; 4] = [
    include_str!("../../../tests/ascent/golden/base.json"),
    include_str!("../../../tests/ascent/golden/modules.json"),
    include_str!("../../../tests/ascent/golden/solo.json"),
    include_str!("../../../tests/ascent/golden/summit.json"),
];

impl Subject for Ascent {
    fn played() -> &'static [Played<Ascent>] {
        static PLAYED: LazyLock<Vec<Played<Ascent>>> =
            LazyLock::new(|| RECORDS.map(Played::new).into());
        &PLAYED
    }

    fn any_options(dice: &mut dyn Dice) -> Options {
        Options {
            trail: dice.below(2) == 0,
            documentary: pick(dice, &DOCUMENTARY).unwrap_or(0),
            wildlife: dice.below(2) == 0,
            grapples: dice.below(u32::from(GRAPPLES) + 1) as u8,
        }
    }

    fn any_step(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        self.random_action(seat, dice)
    }

    fn listed(&self, seat: Seat, dice: &mut dyn Dice) -> Vec<Action> {
        listed(self, seat, dice)
    }

    fn lists(&self, seat: Seat, action: &Action) -> bool {
        is_listed(self.hand(seat), &self.legal(seat), action)
    }

    fn any_action(&self, seat: Seat, dice: &mut dyn Dice) -> Action {
        any_action(self, seat, dice)
    }

    fn phrases(&self) -> Vec<Self::Phrase> {
        Vec::new()
    }

    fn disguised(&self, sees: &dyn Fn(Seat) -> bool, dice: &mut dyn Dice) -> Option<Ascent> {
        Some(self.reshuffled(sees, dice))
    }

    fn everything(&self) -> String {
        everything(self)
    }
}

/// All there is to a game, as text.
pub fn everything(game: &Ascent) -> String {
    let views = Seat::all(game.seats()).map(|seat| game.private(seat));
    serde_json::to_string(&(
        game.position(),
        game.public(),
        views.collect::<Vec<_>>(),
        (&game.hands, &game.piles, &game.discards),
        (&game.active, &game.conceded, &game.log),
    ))
    .unwrap()
}
