//! Random play, for simulations and benchmarks.

use crate::{
    Dice, Game, Seat,
    santa_timea::{Action, SantaTimea},
};

impl SantaTimea {
    /// A random legal action of the seat; `None` where it has none.
    pub(in crate::santa_timea) fn draw_action(
        &self,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        let templates = self.templates(seat);
        let chosen = dice.below(templates.len().max(1) as u32) as usize;
        templates.get(chosen).map(|template| template.at_random(dice))
    }
}
