//! Partners, or opponents, for Santa Timea.
//!
//! - [`choice`]: all actions and what each is worth
//! - [`strength`], [`stake`]: how strong a card is, and what it costs to take the wind cards
//! - [`weights`]: the numbers in all of it

pub mod choice;
pub mod stake;
pub mod strength;
pub mod weights;

use crate::{Manner, Strategy};
use choice::choices;
use rules::{
    Dice, Game, Outcome, Seat,
    santa_timea::{Action, SantaTimea, Sight, board::Board, deal::ROUNDS},
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
        value(self.sight(seat).board(), seat)
    }

    fn rollouts(&self, budget: u32) -> u32 {
        // The end of a round is near.
        budget * 2
    }

    fn points(&self) -> Option<Vec<i32>> {
        Some(self.sight(Seat(0)).board().points())
    }

    /// A round is played on to its end: what comes after it has nothing to do with what is chosen now.
    fn is_far_enough(&self) -> bool {
        let board = self.sight(Seat(0)).board();
        board.tricks == 0 && board.trick.cards().is_empty() && !board.sheet.is_empty()
    }
}

/// How likely a seat wins, by the points and the rounds that are left.
fn value(board: &Board, seat: Seat) -> f64 {
    if let Some(Outcome::Ranked { winners, .. }) = board.outcome() {
        // A win that is shared is worth less than one that is not.
        let share = 0.8 + 0.2 / winners.len().max(1) as f64;
        return if winners.contains(&seat) { share } else { 0.0 };
    }
    let left = ROUNDS.saturating_sub(board.sheet.len()).max(1) as f64;
    // How far the points of a round lie apart grows with the number of seats.
    let spread = 0.3 * (f64::from(board.seats) + 0.5) * left.sqrt();
    let points = board.points();
    let weight = |points: i32| (f64::from(points) / spread).exp();
    let all: f64 = points.iter().map(|points| weight(*points)).sum();
    points.get(seat.index()).map_or(0.0, |points| weight(*points) / all)
}
