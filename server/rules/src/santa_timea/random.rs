//! Random play, for simulations and benchmarks.

use crate::{
    Dice, RandomPlay,
    santa_timea::{Action, SantaTimea, Sight},
};

impl RandomPlay for SantaTimea {
    fn draw_action(sight: Sight<'_>, dice: &mut dyn Dice) -> Option<Action> {
        let templates = sight.board().templates(sight.seat(), sight.hand());
        let chosen = dice.index(templates.len().max(1));
        templates.get(chosen).map(|template| template.at_random(dice))
    }
}
