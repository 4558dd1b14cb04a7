//! What the discards of others are likely to be: seats part with what is of no use first.
//!
//! The likelihoods are odds ratios counted in games of steady and of sharp partners, 2 and 4 seats, 0 to 12 islands
//! removed: how often a card of that kind lay among the other seats' discards rather than in hands and draw piles,
//! against numbers that fit no gap.

use rules::tranquility::{
    Card,
    card::ISLANDS,
    sea::{Hole, Sea},
};

/// For a number of a gap with less than [`TIGHT`] numbers for each cell.
const IN_TIGHT_GAP: f64 = 0.1;
/// For any other number of a gap.
const IN_GAP: f64 = 0.43;
/// For a finish card when the grid is empty, of which there are more than enough.
const EARLY_FINISH: f64 = 2.5;
/// For a finish card when the grid is full.
const LATE_FINISH: f64 = 0.5;
/// For other cards, which seats rather keep.
const OTHER: f64 = 0.3;
/// Below how many numbers for each cell a gap of several cells is tight.
const TIGHT: u8 = 3;

/// How much likelier than a number of no use each card is to be discarded.
pub struct Habits {
    numbers: [f64; ISLANDS as usize + 1],
    finish: f64,
}

impl Habits {
    /// What seats have discarded that brought the grid to where it is.
    pub fn at(sea: &Sea) -> Habits {
        let mut numbers = [1.0_f64; ISLANDS as usize + 1];
        for Hole { cells, low, high, .. } in sea.holes() {
            let is_tight = cells > 1 && high - low - 1 < TIGHT * cells;
            let likelihood = if is_tight { IN_TIGHT_GAP } else { IN_GAP };
            for number in &mut numbers[usize::from(low) + 1..high.into()] {
                *number = number.min(likelihood);
            }
        }
        let progress = 1.0 - f64::from(sea.empty_cells()) / f64::from(sea.layout().cells);
        Habits { numbers, finish: EARLY_FINISH + (LATE_FINISH - EARLY_FINISH) * progress }
    }

    /// How much likelier the card is to be discarded.
    pub fn discarded(&self, card: Card) -> f64 {
        match card {
            Card::Island(number) => self.numbers.get(usize::from(number)).copied().unwrap_or(1.0),
            Card::Finish => self.finish,
            _ => OTHER,
        }
    }
}
