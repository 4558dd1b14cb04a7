//! Random play, for simulations and benchmarks.

use super::{Action, Phase, SantaTimea, card::Card, score::triplets};
use crate::{Dice, Seat, chance::pick};

impl SantaTimea {
    /// A seat without which the game does not go on; `None` at the end.
    pub fn mover(&self) -> Option<Seat> {
        self.waited_for().first().copied()
    }

    /// A random legal action of the seat; `None` where it has none.
    pub fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        if !self.waited_for().contains(&seat) {
            return None;
        }
        match self.phase {
            Phase::Trick => {
                let cards: Vec<Card> = self.playable(seat).collect();
                Some(Action::Play { card: pick(dice, &cards)? })
            }
            Phase::Triplets => {
                let taken = self.round.taken.get(seat.index())?;
                let throw = triplets(taken).filter(|_| dice.below(2) == 0).collect();
                Some(Action::Triplets { throw })
            }
            Phase::Over(_) => None,
        }
    }
}
