//! Partners for SantaTimea.

use crate::{Manner, Strategy};
use rules::{Dice, Game, Outcome, Seat, santa_timea::SantaTimea};

impl Strategy for SantaTimea {
    fn policy(&self, seat: Seat, _: &Manner, dice: &mut dyn Dice) -> Option<Self::Action> {
        self.random_action(seat, dice)
    }

    fn candidates(&self, seat: Seat, most: usize, dice: &mut dyn Dice) -> Vec<Self::Action> {
        self.policy(seat, &Manner::PLAIN, dice).into_iter().take(most).collect()
    }

    fn value(&self, seat: Seat) -> f64 {
        match self.outcome() {
            Some(Outcome::Won {}) => 1.0,
            Some(Outcome::Ranked { winners, .. }) => f64::from(u8::from(winners.contains(&seat))),
            Some(Outcome::Lost { .. }) | None => 0.0,
        }
    }
}
