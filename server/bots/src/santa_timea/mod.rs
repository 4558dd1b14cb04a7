//! Partners, or opponents, for Santa Timea.
//!
//! - [`choice`]: all actions and what each is worth
//! - [`strength`], [`stake`]: how strong a card is, and what it costs to take the wind cards
//! - [`prospects`]: how likely a seat wins with the points it has
//! - [`weights`]: the numbers in all of it

pub mod choice;
pub mod prospects;
pub mod stake;
pub mod strength;
pub mod weights;

use crate::{Manner, Strategy};
use choice::choices;
use rules::{
    Dice, Game, Seat,
    santa_timea::{Action, SantaTimea, Sight},
};

impl Strategy for SantaTimea {
    fn policy(sight: Sight<'_>, manner: &Manner, dice: &mut dyn Dice) -> Option<Action> {
        let weights = weights::of(*sight.options(), sight.seats(), manner);
        let choices = choices(sight, &weights, manner, dice);
        let best = choices.into_iter().max_by(|one, other| one.worth.total_cmp(&other.worth))?;
        Some(best.action)
    }

    fn candidates(sight: Sight<'_>, most: usize, dice: &mut dyn Dice) -> Vec<Action> {
        let weights = weights::of(*sight.options(), sight.seats(), &Manner::PLAIN);
        let mut choices = choices(sight, &weights, &Manner::PLAIN, dice);
        choices.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        choices.into_iter().take(most).map(|choice| choice.action).collect()
    }

    fn value(&self, seat: Seat) -> f64 {
        prospects::value(self.sight(seat).board(), seat)
    }

    fn rollouts(&self, budget: u32) -> u32 {
        // The end of a round is near.
        budget * 2
    }

    fn points(&self) -> Option<Vec<i32>> {
        Some(self.sight(Seat(0)).board().points())
    }

    /// A round is played on to its end: what comes after it has nothing to do with what is chosen now.
    fn is_hopeless(&self) -> bool {
        let board = self.sight(Seat(0)).board();
        board.tricks == 0 && board.trick.cards().is_empty() && !board.sheet.is_empty()
    }
}
