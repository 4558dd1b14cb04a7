//! Sets of slopes that are quick to count.

use crate::ascent::fit::{SLOPES, index};
use rules::ascent::card::{HIGHEST, Slope, Terrain};
use std::ops::RangeInclusive;

/// Slopes, of each up to two, as bits by their [places](index): quick to count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slopes {
    once: u64,
    twice: u64,
}

impl Slopes {
    /// Both copies of all slopes from a value up.
    pub fn all(lowest: u8) -> Slopes {
        let all = kinds(lowest..=HIGHEST, &[]);
        Slopes { once: all, twice: all }
    }

    pub fn add(&mut self, slope: Slope) {
        let bit = 1 << index(slope);
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// Takes one out.
    pub fn remove(&mut self, slope: Slope) {
        let bit = 1 << index(slope);
        if self.twice & bit == 0 {
            self.once &= !bit;
        }
        self.twice &= !bit;
    }

    /// How many of them are of those kinds.
    pub fn count(self, kinds: u64) -> usize {
        ((self.once & kinds).count_ones() + (self.twice & kinds).count_ones()) as usize
    }

    /// How many of each kind there are, by place.
    pub fn each(self) -> impl Iterator<Item = usize> {
        (0..SLOPES).map(move |place| self.count(1 << place))
    }
}

/// The kinds of slopes with those values that may lie beside those types, as bits.
pub fn kinds(values: RangeInclusive<u8>, beside: &[Option<Terrain>]) -> u64 {
    let (low, high) = (*values.start().max(&1), *values.end().min(&HIGHEST));
    if low > high {
        return 0;
    }
    let row = ((1_u64 << high) - 1) >> (low - 1) << (low - 1);
    let free = Terrain::ALL.into_iter().filter(|terrain| !beside.contains(&Some(*terrain)));
    free.fold(0, |kinds, terrain| kinds | row << (terrain as usize * usize::from(HIGHEST)))
}
