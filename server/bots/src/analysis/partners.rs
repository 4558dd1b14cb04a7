//! How sharp partners do on the deal of a game: a yardstick for how hard it was.

use crate::{
    Budget, Level, Strategy,
    measure::play_on,
    search::{QuickDice, search},
};
use rules::{Logged, Outcome, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The budget of a decision where games are played on to their ends: a 24th of that of sharp partners at a table, so
/// that an analysis takes no longer than it may. Where a network says what lies ahead, they think as at a table.
const ROLLOUTS: u32 = 50;

fn rollouts<G: Strategy>(game: &G) -> u32 {
    let network = G::network(game.options(), game.seats());
    if network.is_some() { Level::Sharp.rollouts() } else { ROLLOUTS }
}

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
    begun: &Logged<G>,
    games: u32,
    dice: &mut QuickDice,
    go_on: &mut dyn FnMut(u32) -> bool,
) -> Option<PartnersResult> {
    let rollouts = rollouts(&**begun);
    let mut result = PartnersResult { games, ..PartnersResult::default() };
    for number in 0..games {
        let mut is_stopped = false;
        let end = play_on(begun.clone(), dice, |game, seat, seed| {
            is_stopped = !go_on(number);
            let budget = Budget::new(Level::Sharp, rollouts, seed);
            let known = (!is_stopped).then(|| game.known(Viewer::Seat(seat)))?;
            search::<G>(&known, seat, budget)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{analysis::trial::network, measure::deal_seed, search::candidates};
    use rules::{ascent::Ascent, santa_timea::SantaTimea, tranquility::Tranquility};

    /// In how many decisions of a game partners prefer something else to their first choice.
    fn preferred<G: Strategy>(options: &G::Options, seats: usize) -> usize {
        let mut dice = QuickDice::new(1);
        let deal = G::deal(options, seats, &mut deal_seed(1, 1).dice(0));
        let begun = Logged::<G>::set_up(options, seats, &deal).unwrap();
        let mut preferred = 0;
        play_on(begun, &mut dice, |game, seat, seed| {
            let first = candidates(game.sight(seat), network(&**game), &mut QuickDice::new(!seed));
            let budget = Budget::new(Level::Sharp, rollouts(&**game), seed);
            let action = search::<G>(&game.known(Viewer::Seat(seat)), seat, budget)?;
            preferred += usize::from(first.first() != Some(&action));
            Some(action)
        });
        preferred
    }

    #[test]
    fn partners_prefer_more_than_their_first_choice() {
        let sea = rules::tranquility::options::Options { removed: 12, ..Default::default() };
        assert!(preferred::<Tranquility>(&sea, 4) > 0);
        assert!(preferred::<Ascent>(&Default::default(), 3) > 0);
        assert!(preferred::<Ascent>(&Default::default(), 1) > 0);
        assert!(preferred::<SantaTimea>(&Default::default(), 3) > 0);
    }
}
