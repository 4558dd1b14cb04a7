//! How likely a gap is to be filled.

use crate::strategy::{floor, narrow};
use std::sync::LazyLock;

/// The most numbers that lie in a gap.
const NUMBERS: usize = 80;
/// The most cells that a gap has.
const CELLS: usize = 36;
/// How many shares of usable numbers there are tables for.
const SHARES: usize = 160;
/// The largest of them.
const LARGEST: f32 = 0.8;

/// The logarithm of the chance that at least so many of so many numbers are usable, each with the same
/// chance.
#[derive(Clone, Copy)]
pub struct Odds(&'static [[f32; CELLS + 1]]);

static TABLES: LazyLock<Vec<Vec<[f32; CELLS + 1]>>> = LazyLock::new(|| {
    (0..SHARES)
        .map(|step| table((step as f64 + 0.5) * f64::from(LARGEST) / SHARES as f64))
        .collect()
});

impl Odds {
    /// The table for that share of usable numbers.
    pub fn of(share: f32) -> Odds {
        let step = floor((share / LARGEST * SHARES as f32).clamp(0.0, SHARES as f32 - 1.0));
        Odds(TABLES.get(usize::from(step)).map_or(&[], Vec::as_slice))
    }

    /// The logarithm of the chance that so many numbers fill so many cells; of fewer numbers than cells, what
    /// it would be with as many.
    pub fn log(self, cells: u8, numbers: f32) -> f32 {
        let cells = usize::from(cells).min(CELLS);
        let numbers = numbers.clamp(cells as f32, NUMBERS as f32 - 1.0);
        let below = usize::from(floor(numbers));
        let (Some(one), Some(other)) = (self.0.get(below), self.0.get(below + 1)) else {
            return 0.0;
        };
        one[cells] + (other[cells] - one[cells]) * (numbers - below as f32)
    }
}

/// The table for one chance: by number of numbers, then by number of cells.
fn table(chance: f64) -> Vec<[f32; CELLS + 1]> {
    // How likely it is that exactly so many are usable.
    let mut exactly = vec![0.0_f64; NUMBERS + 2];
    exactly[0] = 1.0;
    let mut table = Vec::with_capacity(NUMBERS + 1);
    for _ in 0..=NUMBERS {
        let mut at_least = 0.0;
        let mut tails = vec![0.0_f64; exactly.len()];
        for count in (0..exactly.len()).rev() {
            at_least += exactly[count];
            tails[count] = at_least;
        }
        table.push(std::array::from_fn(|cells| narrow(tails[cells].max(1e-30).ln().min(0.0))));
        for count in (1..exactly.len()).rev() {
            exactly[count] = exactly[count] * (1.0 - chance) + exactly[count - 1] * chance;
        }
        exactly[0] *= 1.0 - chance;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odds_are_those_of_independent_draws() {
        let odds = Odds::of(0.5);
        let share = 100.5 / 160.0 * LARGEST;
        let near = |one: f32, other: f32| (one - other).abs() < 1e-4;
        assert!(near(odds.log(0, 3.0), 0.0));
        assert!(near(odds.log(1, 1.0), share.ln()));
        assert!(near(odds.log(2, 2.0), 2.0 * share.ln()));
        assert!(near(odds.log(1, 2.0), (1.0 - (1.0 - share).powi(2)).ln()));
        assert!(odds.log(3, 10.5) > odds.log(3, 10.0));
        assert!(near(odds.log(4, 2.0), 4.0 * share.ln()));
    }
}
