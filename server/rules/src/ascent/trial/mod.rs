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

use super::{
    Action, Ascent, Options, Seen,
    options::{DOCUMENTARY, GRAPPLES},
};
use crate::{
    Dice, Seat,
    chance::pick,
    core::stack::Stack,
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

    fn offers_it(&self, seat: Seat, action: &Action) -> bool {
        is_listed(self.hand(seat), &self.legal(seat), action)
    }

    fn sorted(action: &Action) -> Action {
        let mut action = action.clone();
        match &mut action {
            Action::Slope { pay, .. } | Action::Campfire { pay, .. } | Action::Lead { pay, .. } => {
                pay.sort_unstable();
            }
            Action::Discard { cards } => cards.sort_unstable(),
            _ => {}
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

    fn forget(seen: &mut Seen) {
        for place in &mut seen.discards {
            *place = Stack::Hidden(place.len() as u8);
        }
    }
}
