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

pub use garbage::any_action;
pub use listing::is_listed;

use super::{Action, Options, SantaTimea};
use crate::{
    Dice, Seat,
    properties::subject::{Played, Subject},
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

    fn offers_it(&self, seat: Seat, action: &Action) -> bool {
        is_listed(&self.legal(seat), action)
    }

    fn sorted(action: &Action) -> Action {
        let mut action = action.clone();
        if let Action::Triplets { throw } = &mut action {
            throw.sort_unstable();
        }
        action
    }

    fn any_action(&self, seat: Seat, dice: &mut dyn Dice) -> Action {
        any_action(self, seat, dice)
    }

    #[cfg(test)]
    fn any_card(dice: &mut dyn Dice) -> impl serde::Serialize {
        garbage::any_card(dice)
    }

    fn phrases(&self) -> Vec<Self::Phrase> {
        Vec::new()
    }
}
