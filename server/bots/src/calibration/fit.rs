//! The [corrections](crate::analysis::correction) that make predictions agree with results best.

use super::{Sample, samples};
use crate::{
    Strategy,
    analysis::correction::{Correction, Corrections, chance, log_odds},
    measure::{Match, complete},
};
use rules::{Game, ascent::Ascent, tranquility::Tranquility};
use serde_json::Value;

/// A correction has as many numbers.
const NUMBERS: usize = 4;
/// How much rather small numbers are taken: few games must not make a wild curve.
const RIDGE: f64 = 1.0;
/// The steps of Newton's method, which hardly moves after ten.
const STEPS: usize = 25;

/// Plays matches of a game, each with the options beside it, and fits the corrections to them.
///
/// # Errors
/// There is no such game that is won together, or options are malformed or not allowed with that many
/// seats.
pub fn fit_game(id: &str, matches: &[(Value, Match)], worlds: u32) -> Result<Corrections, String> {
    fn of<G: Strategy>(matches: &[(Value, Match)], worlds: u32) -> Result<Corrections, String> {
        let mut all = Vec::new();
        for (options, wanted) in matches {
            let games = samples::<G>(&complete::<G>(options)?, wanted, worlds);
            all.extend(games.map_err(|refusal| refusal.why.to_string())?.into_iter().flatten());
        }
        Ok(fit(&all, worlds))
    }
    match id {
        Tranquility::ID => of::<Tranquility>(matches, worlds),
        Ascent::ID => of::<Ascent>(matches, worlds),
        _ => Err(format!("there is no game {id} that is won together")),
    }
}

/// Fits the corrections of shares of so many games.
pub fn fit(samples: &[Sample], worlds: u32) -> Corrections {
    let one = |counted: fn(&Sample) -> f64| {
        let points = samples.iter().map(|sample| {
            let (odds, progress) = (log_odds(counted(sample), worlds), sample.progress);
            ([1.0, odds, progress, odds * progress], f64::from(u8::from(sample.is_won)))
        });
        let [constant, share, progress, both] = logistic(&points.collect::<Vec<_>>());
        Correction { constant, share, progress, both }
    };
    Corrections { known: one(|sample| sample.known), possible: one(|sample| sample.possible) }
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
        let made = Correction { constant: 0.8, share: 0.6, progress: -0.4, both: 0.5 };
        let mut dice = QuickDice::new(3);
        let samples: Vec<Sample> = (0..40_000)
            .map(|_| {
                let (share, progress) = (fraction(&mut dice), fraction(&mut dice));
                let is_won = fraction(&mut dice) < made.chance(share, 300, progress);
                Sample { progress, quarter: 0, known: share, possible: share, is_won }
            })
            .collect();
        let found = fit(&samples, 300);
        assert_eq!(found.known, found.possible);
        let Correction { constant, share, progress, both } = found.known;
        let pairs = [(constant, 0.8), (share, 0.6), (progress, -0.4), (both, 0.5)];
        assert!(pairs.iter().all(|(one, other)| (one - other).abs() < 0.15), "{found:?}");
    }
}
