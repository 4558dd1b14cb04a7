//! The [corrections](crate::analysis::correction) that make predictions agree with results best.

use super::{Predictions, Sample, samples, won_together};
use crate::{
    Strategy,
    analysis::correction::{Correction, Corrections, Trend, chance, log_odds},
    measure::Match,
};
use record::{catalogue::Kind, with_game};
use serde::Serialize;
use serde_json::Value;
use std::{array, thread};

/// A correction has as many numbers.
const NUMBERS: usize = 6;
/// How much rather small numbers are taken: few games must not make a wild curve.
const RIDGE: f64 = 1.0;
/// The steps of Newton's method, which hardly moves after ten.
const STEPS: usize = 25;
/// The least slope.
const LEAST: f64 = 0.05;

/// In as many parts of the games is tried what a fit to the others predicts of them.
const PARTS: usize = 10;

/// The corrections of a game, and how far they can be trusted.
#[derive(Clone, Debug, Serialize)]
pub struct Fit {
    /// Those fitted to all games.
    pub corrections: Corrections,
    /// What fits to nine tenths of the games predict of the rest by what the acting seats knew.
    pub known: Predictions,
    /// The same as the cards lay.
    pub possible: Predictions,
}

/// Plays matches of a game, each with the options beside it, and fits the corrections to them.
///
/// # Errors
/// There is no such game that is won together, or options are malformed or not allowed with that many
/// seats.
pub fn fit_game(id: &str, matches: &[(Value, Match)], worlds: u32) -> Result<Fit, String> {
    fn of<G: Strategy>(matches: &[(Value, Match)], worlds: u32) -> Result<Fit, String> {
        let games = |(options, wanted): &(Value, Match)| {
            samples::<G>(&won_together::<G>(options, wanted.seats)?, wanted, worlds)
                .map_err(|refusal| refusal.why.to_string())
        };
        let all = thread::scope(|scope| {
            let all: Vec<_> = matches.iter().map(|one| scope.spawn(|| games(one))).collect();
            let ended = all.into_iter().map(|it| it.join().map_err(|_| "a thread failed".into()));
            ended.map(Result::flatten).collect::<Result<Vec<_>, String>>()
        })?;
        Ok(Fit::to(&all.concat(), worlds))
    }
    let kind = Kind::find(id).ok_or_else(|| format!("there is no game {id}"))?;
    with_game!(kind, G => of::<G>(matches, worlds))
}

impl Fit {
    fn to(games: &[Vec<Sample>], worlds: u32) -> Fit {
        let without: [Corrections; PARTS] = array::from_fn(|part| {
            let others = games.iter().enumerate().filter(|(number, _)| number % PARTS != part);
            fit(others.flat_map(|(_, game)| game), worlds)
        });
        Fit {
            corrections: fit(games.iter().flatten(), worlds),
            known: Predictions::of(games, |number, sample| {
                without[number % PARTS].known.chance(sample.known, worlds, sample.progress)
            }),
            possible: Predictions::of(games, |number, sample| {
                sample.possible(&without[number % PARTS].possible, worlds)
            }),
        }
    }
}

/// Fits the corrections of shares of so many games.
fn fit<'a>(samples: impl Iterator<Item = &'a Sample> + Clone, worlds: u32) -> Corrections {
    let one = |counted: fn(&Sample) -> Option<f64>| {
        let points = samples.clone().filter_map(|sample| {
            let (odds, progress) = (log_odds(counted(sample)?, worlds), sample.progress);
            let (below, above) = (odds.min(0.0), odds.max(0.0));
            let weighed = [1.0, progress, below, below * progress, above, above * progress];
            Some((weighed, f64::from(u8::from(sample.is_won))))
        });
        let found = logistic(&points.collect::<Vec<_>>());
        let trend = |at: usize| Trend { start: found[at], end: found[at] + found[at + 1] };
        // Few positions may tell of a slope, but none falls.
        let slope = |at: usize| {
            let Trend { start, end } = trend(at);
            Trend { start: start.max(LEAST), end: end.max(LEAST) }
        };
        Correction { height: trend(0), below: slope(2), above: slope(4) }
    };
    Corrections {
        known: one(|sample| Some(sample.known)),
        possible: one(|sample| (!sample.is_lost).then_some(sample.possible)),
    }
}

/// Logistic regression by Newton's method.
fn logistic(points: &[([f64; NUMBERS], f64)]) -> [f64; NUMBERS] {
    let mut found = [0.0; NUMBERS];
    for _ in 0..STEPS {
        let mut slope = found.map(|number| -RIDGE * number);
        let mut bend = [[0.0; NUMBERS]; NUMBERS];
        (0..NUMBERS).for_each(|place| bend[place][place] = RIDGE);
        for (of, result) in points {
            let predicted = chance(of.iter().zip(&found).map(|(one, other)| one * other).sum());
            let weight = predicted * (1.0 - predicted);
            for (row, one) in of.iter().enumerate() {
                slope[row] += one * (result - predicted);
                for (column, other) in of.iter().enumerate() {
                    bend[row][column] += one * other * weight;
                }
            }
        }
        let step = solve(bend, slope);
        found.iter_mut().zip(step).for_each(|(number, step)| *number += step);
    }
    found
}

/// Solves equations with a positive definite matrix, which needs no pivots.
fn solve(mut matrix: [[f64; NUMBERS]; NUMBERS], mut right: [f64; NUMBERS]) -> [f64; NUMBERS] {
    for pivot in 0..NUMBERS {
        for row in (0..NUMBERS).filter(|row| *row != pivot) {
            let times = matrix[row][pivot] / matrix[pivot][pivot];
            let pivots = matrix[pivot];
            for (number, other) in matrix[row].iter_mut().zip(pivots).skip(pivot) {
                *number -= times * other;
            }
            right[row] -= times * right[pivot];
        }
    }
    let mut solved = right;
    (0..NUMBERS).for_each(|row| solved[row] /= matrix[row][row]);
    solved
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::QuickDice;
    use rules::chance::fraction;

    #[test]
    fn the_correction_that_made_the_results_is_found() {
        let made = Correction {
            height: Trend { start: 0.8, end: 0.4 },
            below: Trend { start: 0.4, end: 0.9 },
            above: Trend { start: 0.7, end: 1.2 },
        };
        let mut dice = QuickDice::new(3);
        let samples: Vec<Sample> = (0..40_000)
            .map(|_| {
                let (share, progress) = (fraction(&mut dice), fraction(&mut dice));
                let is_won = fraction(&mut dice) < made.chance(share, 300, progress);
                Sample {
                    progress,
                    quarter: 0,
                    known: share,
                    possible: share,
                    is_lost: false,
                    is_won,
                }
            })
            .collect();
        let found = fit(samples.iter(), 300);
        assert_eq!(found.known, found.possible);
        let numbers = |of: Correction| {
            [of.height, of.below, of.above].map(|Trend { start, end }| [start, end]).concat()
        };
        let near = |(one, other): (f64, f64)| (one - other).abs() < 0.15;
        assert!(numbers(found.known).into_iter().zip(numbers(made)).all(near), "{found:?}");
    }
}
