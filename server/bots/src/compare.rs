//! The comparison of two programs on the same deals, until it is sure which plays better.
//!
//! Deals differ far more than programs do, so that what counts is the difference on each deal. A generalised
//! sequential probability ratio test, as chess engines are tested by, weighs after each deal whether one program scores
//! so much more, or the other: most differences that matter are found after a fraction of the deals that a fixed number
//! would take.

use serde::Serialize;

/// How much likelier one of two hypotheses must be, as a logarithm: 19 times, so that each is taken wrongly at most once
/// in twenty.
const SURE: f64 = 2.944_438_979_166_440_3;
/// Fewer deals say nothing of how much differences vary.
const FEWEST: u32 = 100;

/// The deals that are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// Settings are chosen on these.
    Choosing,
    /// Nothing is ever chosen on these: figures to be told are measured on them.
    Reporting,
}

impl Deals {
    /// The seed from which they follow.
    pub fn seed(self) -> u64 {
        match self {
            Deals::Choosing => 1_000_000,
            Deals::Reporting => 2_000_000,
        }
    }
}

/// The differences between what two programs scored on the same deals, in points of a hundred.
#[derive(Clone, Copy, Debug, Default)]
pub struct Differences {
    deals: u32,
    sum: f64,
    squares: f64,
}

/// What a comparison has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The second program plays better.
    Better,
    /// The first program plays better.
    Worse,
    /// Neither is sure yet.
    Open,
}

impl Differences {
    /// Counts a deal on which the second program scored so many points more than the first.
    pub fn add(&mut self, difference: f64) {
        self.deals += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// The number of deals.
    pub fn deals(&self) -> u32 {
        self.deals
    }

    /// The points that the second program scores more on average.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.deals.max(1))
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        (self.variance() / f64::from(self.deals.max(1))).sqrt()
    }

    /// Whether one program is sure to play better, where `points` on average are the least that matters.
    pub fn verdict(&self, points: f64) -> Verdict {
        let ratio = self.log_likelihood_ratio(points);
        if self.deals < FEWEST || ratio.abs() < SURE {
            Verdict::Open
        } else if ratio > 0.0 {
            Verdict::Better
        } else {
            Verdict::Worse
        }
    }

    /// How much likelier the differences are with a mean of `points` than with one of as many less than zero, as a
    /// logarithm, by the normal approximation.
    pub fn log_likelihood_ratio(&self, points: f64) -> f64 {
        match self.variance() {
            0.0 => 0.0,
            variance => 2.0 * points * self.sum / variance,
        }
    }

    fn variance(&self) -> f64 {
        let mean = self.mean();
        (self.squares / f64::from(self.deals.max(1)) - mean * mean).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts deals of which so many of a thousand are won by the second program alone, and by the first alone, until
    /// the verdict.
    fn compared(second: u32, first: u32, seed: u64) -> (Verdict, u32) {
        let (mut dice, mut differences) = (fastrand::Rng::with_seed(seed), Differences::default());
        while differences.verdict(1.0) == Verdict::Open && differences.deals() < 100_000 {
            let drawn = dice.u32(..1000);
            differences.add(match drawn {
                _ if drawn < second => 100.0,
                _ if drawn < second + first => -100.0,
                _ => 0.0,
            });
        }
        (differences.verdict(1.0), differences.deals())
    }

    #[test]
    fn a_program_that_plays_a_point_better_is_found_and_seldom_taken_for_worse() {
        let found: Vec<_> = (0..200).map(|seed| compared(155, 145, seed)).collect();
        let right = found.iter().filter(|(verdict, _)| *verdict == Verdict::Better).count();
        assert!(right >= 185, "{right} of 200");
        let far: Vec<_> = (0..200).map(|seed| compared(200, 120, seed)).collect();
        assert!(far.iter().all(|(verdict, _)| *verdict == Verdict::Better));
        let deals = far.iter().map(|(_, deals)| u64::from(*deals)).sum::<u64>() / 200;
        assert!(deals < 1_500, "eight points are found after {deals} deals");
    }

    #[test]
    fn programs_that_never_differ_are_never_told_apart() {
        assert_eq!(compared(0, 0, 1), (Verdict::Open, 100_000));
    }
}
