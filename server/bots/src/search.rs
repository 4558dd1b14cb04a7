//! The comparison of candidates in drawn positions.

use crate::{Level, Strategy};
use rules::{Dice, Ignore, Seat, Turn};

/// How many candidates are compared at most.
const CANDIDATES: usize = 6;

/// Dice for thinking: quick, and the same again for the same seed.
#[derive(Clone, Debug)]
pub struct QuickDice(fastrand::Rng);

impl QuickDice {
    /// Dice that yield what follows from this seed.
    pub fn new(seed: u64) -> QuickDice {
        QuickDice(fastrand::Rng::with_seed(seed))
    }
}

impl Dice for QuickDice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(0..bound.max(1))
    }
}

/// Returns the action of a seat that sees this, `None` if it has none.
///
/// `rollouts` is the number of games played on in thought, shared by all candidates; with 0 it is the choice
/// of the [policy](Strategy::policy).
pub fn search<G: Strategy>(
    seen: &G::Seen,
    seat: Seat,
    level: Level,
    rollouts: u32,
    seed: u64,
) -> Option<G::Action> {
    let mut dice = QuickDice::new(seed);
    let position = G::sample(seen, &mut dice);
    if level < Level::Sharp || rollouts == 0 {
        return position.policy(seat, &mut dice);
    }
    let candidates = position.candidates(seat, CANDIDATES, &mut dice);
    if candidates.len() < 2 {
        return candidates.into_iter().next();
    }
    let worlds = rollouts / candidates.len() as u32;
    let mut values = vec![0.0; candidates.len()];
    for _ in 0..worlds {
        let world = G::sample(seen, &mut dice);
        let chance = dice.0.u64(..);
        for (candidate, value) in candidates.iter().zip(&mut values) {
            let mut game = world.clone();
            if game.apply(seat, candidate, &mut Ignore).is_ok() {
                *value += play_out(game, seat, &mut QuickDice::new(chance));
            }
        }
    }
    let best = values.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1))?.0;
    candidates.into_iter().nth(best)
}

/// Plays on by the policy of all seats; returns how good the end is for one of them.
fn play_out<G: Strategy>(mut game: G, seat: Seat, dice: &mut QuickDice) -> f64 {
    loop {
        let done = match game.turn() {
            Turn::Over(_) => return game.value(seat),
            Turn::Chance => {
                game.draw_chance(dice).map(|chance| game.apply_chance(&chance, &mut Ignore))
            }
            Turn::Seats(seats) => seats.first().and_then(|acting| {
                let action = game.policy(acting, dice)?;
                Some(game.apply(acting, &action, &mut Ignore))
            }),
        };
        // A policy without a legal action is at fault; the game counts as it stands.
        if !matches!(done, Some(Ok(()))) {
            return game.value(seat);
        }
    }
}
