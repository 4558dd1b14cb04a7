//! How well slopes fit into cells.

use super::weights::{self, Weights};
use rules::ascent::{
    Options,
    card::{HIGHEST, Slope},
    mountain::{
        cell::{Cell, SUMMIT_ROW},
        site::Neighbour,
    },
};
use rules::small;
use std::{cell::RefCell, sync::LazyLock};

/// How many different slopes there are, but for the ibex mark.
pub const SLOPES: usize = 3 * HIGHEST as usize;
/// How many rows slopes can lie in.
const ROWS: usize = SUMMIT_ROW as usize - 1;

/// One number for each slope.
pub type PerSlope = [f32; SLOPES];

/// The place of a slope in lists of all.
pub fn index(slope: Slope) -> usize {
    let value = usize::from(slope.value.clamp(1, HIGHEST) - 1);
    slope.terrain as usize * usize::from(HIGHEST) + value
}

/// How well every slope fits into every cell, by what lies beside it.
pub struct Fits {
    /// By row, and by the slope on the left; the last is for none.
    tables: Vec<PerSlope>,
    weights: Weights,
}

impl Fits {
    /// Works them out.
    pub fn new(weights: &Weights) -> Fits {
        let mut fits = Fits { tables: Vec::new(), weights: weights.clone() };
        let of = |row: usize, key: usize| {
            let left = Neighbour {
                terrain: key.checked_sub(1).and_then(|key| terrain(key / 13)),
                value: key.checked_sub(1).map(|key| small(key % 13)).filter(|value| *value > 0),
            };
            fits.work_out(small(row) + 1, left)
        };
        let tables = (0..ROWS).flat_map(|row| (0..KEYS).map(move |key| (row, key)));
        let tables = tables.map(|(row, key)| of(row, key)).collect();
        fits.tables = tables;
        fits
    }

    /// How well slopes fit into a cell with nothing on its right.
    pub fn beside(&self, row: u8, left: Neighbour) -> &PerSlope {
        let key = match left.terrain {
            Some(terrain) => 1 + terrain as usize * 13 + usize::from(left.value.unwrap_or(0)),
            None => 0,
        };
        let row = usize::from(row.saturating_sub(1)).min(ROWS - 1);
        &self.tables[row * KEYS + key.min(KEYS - 1)]
    }

    /// The same for any cell.
    pub fn between(&self, cell: Cell, [left, right]: [Neighbour; 2]) -> PerSlope {
        let mut fits = *self.beside(cell.row(), left);
        // The larger cost counts, and dearer places never fit better.
        for (fit, right) in fits.iter_mut().zip(self.beside(cell.row(), right)) {
            *fit = if right < fit { *right } else { *fit };
        }
        fits
    }

    fn work_out(&self, row: u8, left: Neighbour) -> PerSlope {
        let mut fits = [0.0; SLOPES];
        for (index, fit) in fits.iter_mut().enumerate() {
            let value = small(index % usize::from(HIGHEST)) + 1;
            let own = terrain(index / usize::from(HIGHEST));
            if value < row || (left.terrain.is_some() && left.terrain == own) {
                continue;
            }
            let cost = left.value.map_or(0, |left| left.abs_diff(value));
            let for_cost = match usize::from(cost) {
                0 => 1.0,
                cost if cost > self.weights.fit.len() => 0.0,
                _ => self.weights.fit.iter().take(cost.into()).copied().fold(1.0, f32::min),
            };
            *fit = (for_cost - self.weights.waste * f32::from(value - row)).max(0.0);
        }
        fits
    }
}

/// How many different left neighbours there are.
const KEYS: usize = 1 + 3 * 13;

fn terrain(number: usize) -> Option<rules::ascent::card::Terrain> {
    rules::ascent::card::Terrain::ALL.get(number).copied()
}

impl Fits {
    /// The weights by which they are worked out.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }
}

/// What follows from the stored weights.
static STORED: LazyLock<Vec<(&'static Weights, Fits)>> = LazyLock::new(|| {
    weights::built_in().all().map(|weights| (weights, Fits::new(weights))).collect()
});

thread_local! {
    static TRIED: RefCell<Option<Fits>> = const { RefCell::new(None) };
}

/// Lets this thread play with other weights, for tuning; with the stored ones again after `None`.
pub fn try_out(weights: Option<&Weights>) {
    TRIED.set(weights.map(Fits::new));
}

/// Lends what follows from the weights for a game.
pub fn with_fits<R>(options: &Options, seats: usize, look: impl FnOnce(&Fits) -> R) -> R {
    TRIED.with_borrow(|tried| {
        let weights = weights::built_in().of(options, seats);
        let stored = STORED.iter().find(|(other, _)| std::ptr::eq(*other, weights));
        match tried.as_ref().or(stored.map(|(_, fits)| fits)) {
            Some(fits) => look(fits),
            None => look(&Fits::new(weights)),
        }
    })
}
