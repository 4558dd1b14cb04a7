//! What positions of The Ascent are tried with.

mod garbage;
mod listing;

pub use garbage::any_action;
pub use listing::is_listed;

use crate::ascent::{
    Action, Ascent, Options, Seen,
    options::{DOCUMENTARY, GRAPPLES},
    wire::offers::Legal,
};
use crate::{
    Dice, Game, Hidden, Seat, Viewable, Viewer,
    chance::pick,
    core::stack::Stack,
    tests::properties::subject::{Played, Subject},
};
use std::sync::LazyLock;

/// Games that were played before, many of them to the end.
pub const RECORDS: [&str; 4] = [
    include_str!("../../../../../record/tests/ascent/golden/base.json"),
    include_str!("../../../../../record/tests/ascent/golden/modules.json"),
    include_str!("../../../../../record/tests/ascent/golden/solo.json"),
    include_str!("../../../../../record/tests/ascent/golden/summit.json"),
];

impl Ascent {
    /// What a seat is offered.
    pub fn legal(&self, seat: Seat) -> Legal {
        self.seen(Viewer::Seat(seat)).private(seat).legal
    }
}

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
        is_listed(self.sight(seat).hand(), &self.legal(seat), action)
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

    fn forget(seen: &mut Seen) {
        for place in &mut seen.discards {
            *place = Stack::Hidden(place.len() as u8);
        }
    }
}
