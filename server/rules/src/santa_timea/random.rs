//! Random play, for simulations and benchmarks.

use super::{Action, SantaTimea, Sight};
use crate::{Dice, RandomPlay};

impl RandomPlay for SantaTimea {
    fn draw_action(sight: Sight<'_>, dice: &mut dyn Dice) -> Option<Action> {
        let templates = sight.board().templates(sight.seat(), sight.hand());
        let chosen = dice.index(templates.len().max(1));
        templates.get(chosen).map(|template| template.at_random(dice))
    }
}
