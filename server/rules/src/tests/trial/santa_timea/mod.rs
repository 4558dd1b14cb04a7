//! What positions of Santa Timea are tried with.

use crate::santa_timea::{
    Action, Card, Direction, Options, SantaTimea, round::score::triplets, wire::view::Legal,
};
use crate::{
    Dice, Game, Hidden, Seat, Viewable, Viewer,
    chance::{pick, shuffle},
    testing::codes,
    tests::properties::subject::{Played, Subject},
};
use std::{collections::BTreeSet, sync::LazyLock};

/// Games that were played before, many of them to the end.
pub const RECORDS: [&str; 4] = [
    include_str!("../../../../../record/tests/santa_timea/golden/base.json"),
    include_str!("../../../../../record/tests/santa_timea/golden/experienced.json"),
    include_str!("../../../../../record/tests/santa_timea/golden/whole_base.json"),
    include_str!("../../../../../record/tests/santa_timea/golden/whole_experienced.json"),
];

impl SantaTimea {
    /// What a seat is offered.
    pub fn legal(&self, seat: Seat) -> Legal {
        self.seen(Viewer::Seat(seat)).private(seat).legal
    }
}

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
        any_card(dice)
    }
}

/// Any action at all, with a liking for those that are nearly legal.
fn any_action(game: &SantaTimea, seat: Seat, dice: &mut dyn Dice) -> Action {
    let hand = game.sight(seat).hand();
    match dice.below(6) {
        0..=2 => {
            let held = pick(dice, hand).filter(|_| dice.below(6) > 0);
            Action::Play { card: held.unwrap_or_else(|| any_card(dice)) }
        }
        3 => Action::Play { card: any_card(dice) },
        _ => {
            let mut throw: Vec<Direction> = triplets(game.board().taken_by(seat)).collect();
            if dice.below(2) == 0 {
                throw.extend(pick(dice, &Direction::ALL));
            }
            shuffle(dice, &mut throw);
            throw.truncate(dice.below(4) as usize);
            Action::Triplets { throw }
        }
    }
}

fn any_card(dice: &mut dyn Dice) -> Card {
    pick(dice, &codes::<Card>("P N1 E14 S7 W10")).unwrap_or(Card::Pirate)
}

/// Whether the action is one of those that the seat's view lists.
fn is_listed(legal: &Legal, action: &Action) -> bool {
    match action {
        Action::Play { card } => legal.play.contains(card),
        Action::Triplets { throw } => {
            let different: BTreeSet<&Direction> = throw.iter().collect();
            legal.triplets.as_ref().is_some_and(|list| {
                different.len() == throw.len() && throw.iter().all(|it| list.contains(it))
            })
        }
    }
}
