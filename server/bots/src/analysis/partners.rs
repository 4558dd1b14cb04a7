//! How sharp partners do on the deal of a game: a yardstick for how hard it was.

use crate::{
    Budget, Level, Strategy,
    measure::play_on,
    search::{QuickDice, search},
};
use rules::{Outcome, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The budget of a decision: a 30th of that of sharp partners at a table, so that an analysis takes no longer than
/// it may.
const ROLLOUTS: u32 = 40;

/// Games of sharp partners on one deal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "PartnersResult")]
pub struct PartnersResult {
    /// How many games they played.
    pub games: u32,
    /// How many of them they won, where all seats win together.
    pub won: u32,
    /// The points of each seat on average, where each plays for itself.
    pub points: Vec<f64>,
}

/// Lets sharp partners play on from a position; `None` if that was stopped, which may happen before each
/// decision.
pub(super) fn play_deal<G: Strategy>(
    begun: &G,
    games: u32,
    dice: &mut QuickDice,
    go_on: &mut dyn FnMut(u32) -> bool,
) -> Option<PartnersResult> {
    let mut result = PartnersResult { games, ..PartnersResult::default() };
    for number in 0..games {
        let mut is_stopped = false;
        let end = play_on(begun.clone(), dice, |game, seat, seed| {
            is_stopped = !go_on(number);
            let budget = Budget::new(Level::Sharp, ROLLOUTS, seed);
            let seen = (!is_stopped).then(|| game.seen(Viewer::Seat(seat)))?;
            search::<G>(&seen, seat, budget)
        });
        if is_stopped {
            return None;
        }
        match end.outcome() {
            Some(Outcome::Won {}) => result.won += 1,
            Some(Outcome::Ranked { scores, .. }) => {
                result.points.resize(scores.len(), 0.0);
                for (sum, score) in result.points.iter_mut().zip(scores) {
                    *sum += f64::from(*score) / f64::from(games);
                }
            }
            Some(Outcome::Lost { .. }) | None => {}
        }
    }
    Some(result)
}
