//! Random play, for simulations and benchmarks.

use super::score::triplets;
use crate::{
    Dice, Seat,
    chance::pick,
    santa_timea::{Action, SantaTimea, board::Phase, card::Card},
};

impl SantaTimea {
    /// A random legal action of the seat; `None` where it has none.
    pub(in crate::santa_timea) fn draw_action(
        &self,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        if !self.board.waited_for().contains(seat) {
            return None;
        }
        match self.board.phase {
            Phase::Trick => {
                let cards: Vec<Card> = self.board.playable(seat, self.hand(seat)).collect();
                Some(Action::Play { card: pick(dice, &cards)? })
            }
            Phase::Triplets => {
                let taken = self.board.taken_by(seat);
                let throw = triplets(taken).filter(|_| dice.below(2) == 0).collect();
                Some(Action::Triplets { throw })
            }
            Phase::Over(_) => None,
        }
    }
}
