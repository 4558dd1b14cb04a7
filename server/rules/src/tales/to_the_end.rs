//! Play to the end of a game.

use super::{
    Counted,
    logged::{Logged, Step, StepOf},
};
use crate::{Refusal, Seat, Seed, chance::SeedDice};

/// Plays a game on to its end, and shows every position with what led to it, the first one included.
///
/// `next` says who acts and how; while it says nothing, chance decides by the seed. Both it and `look`
/// draw from the dice of index 1000, so that a seed stands for a whole game.
///
/// # Errors
/// An action that is not legal.
pub fn play_on<G: Counted>(
    mut game: Logged<G>,
    seed: &Seed,
    mut next: impl FnMut(&Logged<G>, &mut SeedDice) -> Option<(Seat, G::Action)>,
    mut look: impl FnMut(Option<&StepOf<G>>, &Logged<G>, &mut SeedDice),
) -> Result<Logged<G>, Refusal> {
    let mut dice = seed.dice(1_000);
    let mut chances = 0;
    look(None, &game, &mut dice);
    while game.outcome().is_none() {
        let step = if let Some((seat, action)) = next(&game, &mut dice) {
            game.apply(seat, &action)?;
            Step::Act(seat, action)
        } else {
            chances += 1;
            let Some(chance) = game.draw_chance(&mut seed.dice(chances)) else { break };
            game.apply_chance(&chance)?;
            Step::Chance(chance)
        };
        look(Some(&step), &game, &mut dice);
    }
    Ok(game)
}
