//! What the mountain offers to the slopes that are still to come.

use super::fit::{Fits, PerSlope, SLOPES};
use rules::ascent::{
    card::Slope,
    mountain::{
        Mountain,
        cell::{Cell, SUMMIT_ROW, slope_rows, width},
        site::Neighbour,
    },
};

/// How many rows slopes lie in.
const ROWS: usize = SUMMIT_ROW as usize - 1;

/// The next cell of a row.
#[derive(Clone, Copy)]
struct NextCell<'a> {
    fits: &'a PerSlope,
    /// How much of it counts, as far as it waits for supports.
    share: f32,
    /// How well it can be filled.
    filling: f32,
}

/// What the mountain offers to the slopes that are still to come.
pub struct Outlook<'a> {
    fits: &'a Fits,
    mountain: &'a Mountain,
    /// How many of each slope are unseen, as a share of all of them.
    unseen: &'a PerSlope,
    rows: [Option<NextCell<'a>>; ROWS],
    /// The best place of every slope, by row without the next cell of that row.
    without: [PerSlope; ROWS],
    /// The share-weighted best places of the unseen slopes, all together.
    best: f32,
    /// What the mountain is worth as it is.
    worth: f32,
}

impl<'a> Outlook<'a> {
    /// Looks at a mountain.
    pub fn new(fits: &'a Fits, mountain: &'a Mountain, unseen: &'a PerSlope) -> Outlook<'a> {
        let mut outlook = Outlook {
            fits,
            mountain,
            unseen,
            rows: [None; ROWS],
            without: [[0.0; SLOPES]; ROWS],
            best: 0.0,
            worth: 0.0,
        };
        for (index, row) in (1..).zip(&mut outlook.rows) {
            *row = next_cell(fits, mountain, unseen, index);
        }
        let mut bridges = [0.0; SLOPES];
        let mut filling = 0.0;
        for fit in mountain.bridges().map(|cell| bridge(fits, mountain, cell)) {
            filling += fits.filling(unseen, &fit);
            raise(&mut bridges, &fit, fits.weights().cover);
        }
        // From below, then from above.
        let mut below = bridges;
        for (without, row) in outlook.without.iter_mut().zip(&outlook.rows) {
            *without = below;
            raise_by(&mut below, row);
        }
        let mut above = [0.0; SLOPES];
        for (without, row) in outlook.without.iter_mut().zip(&outlook.rows).rev() {
            raise(without, &above, 1.0);
            raise_by(&mut above, row);
        }
        filling += outlook.rows.iter().flatten().map(|next| next.filling).sum::<f32>();
        outlook.best = dot(unseen, &below);
        outlook.worth = fits.weights().outlook * outlook.best + filling;
        outlook
    }

    /// What the mountain is worth as it is.
    pub fn worth(&self) -> f32 {
        self.worth
    }

    /// What it is worth after a slope has gone into the next cell of a row, and how well every slope fits
    /// into its best place then.
    pub fn after(&self, slope: Slope, cell: Cell, best: &mut PerSlope) -> f32 {
        let row = usize::from(cell.row()) - 1;
        *best = self.without[row];
        let mut worth = self.worth;
        if let Some(next) = &self.rows[row] {
            worth -= next.filling;
        }
        if cell.1 + 1 < width(cell.row()) {
            let own = Neighbour { terrain: Some(slope.terrain), value: Some(slope.value) };
            let fits = self.fits.beside(cell.row(), own);
            let missing = missing(self.mountain, Cell(cell.row(), cell.1 + 1), 0);
            raise(best, fits, share(self.fits, missing));
            worth += self.fits.filling(self.unseen, fits);
        }
        if let Some(Some(above)) = self.rows.get(row + 1)
            && above.share < 1.0
            && let Some(next) = self.mountain.next_cell(cell.row() + 1)
        {
            raise(best, above.fits, share(self.fits, missing(self.mountain, next, 1)));
        }
        worth + self.fits.weights().outlook * (dot(self.unseen, best) - self.best)
    }

    /// How well every slope fits into its best place as it is.
    pub fn now(&self) -> PerSlope {
        let mut best = self.without[0];
        raise_by(&mut best, &self.rows[0]);
        best
    }
}

/// What a mountain is worth, and how well every slope fits into its best place there.
pub fn prospect(fits: &Fits, mountain: &Mountain, unseen: &PerSlope, best: &mut PerSlope) -> f32 {
    let mut filling = 0.0;
    *best = [0.0; SLOPES];
    for fit in mountain.bridges().map(|cell| bridge(fits, mountain, cell)) {
        filling += fits.filling(unseen, &fit);
        raise(best, &fit, fits.weights().cover);
    }
    for next in slope_rows().filter_map(|row| next_cell(fits, mountain, unseen, row)) {
        filling += next.filling;
        raise(best, next.fits, next.share);
    }
    fits.weights().outlook * dot(unseen, best) + filling
}

impl Fits {
    /// How well a cell can be filled.
    fn filling(&self, unseen: &PerSlope, fits: &PerSlope) -> f32 {
        self.weights().cell * ln(dot(unseen, fits) * 36.0 + self.weights().cell_floor)
    }
}

fn next_cell<'a>(
    fits: &'a Fits,
    mountain: &Mountain,
    unseen: &PerSlope,
    row: u8,
) -> Option<NextCell<'a>> {
    let cell = mountain.next_cell(row)?;
    let left = cell.left().map(|left| neighbour(mountain, left)).unwrap_or_default();
    let own = fits.beside(row, left);
    let share = share(fits, missing(mountain, cell, 0));
    Some(NextCell { fits: own, share, filling: fits.filling(unseen, own) })
}

fn bridge(fits: &Fits, mountain: &Mountain, cell: Cell) -> PerSlope {
    let beside = [cell.left(), cell.right()]
        .map(|cell| cell.map(|cell| neighbour(mountain, cell)).unwrap_or_default());
    fits.between(cell, beside)
}

fn neighbour(mountain: &Mountain, cell: Cell) -> Neighbour {
    Neighbour { terrain: mountain.terrain_at(cell), value: mountain.value_at(cell) }
}

/// How many cards are missing below a cell, when so many more lie in the row below.
fn missing(mountain: &Mountain, cell: Cell, more: usize) -> usize {
    if cell.row() <= 1 {
        return 0;
    }
    let below = mountain.row(cell.row() - 1).len() + more;
    (usize::from(cell.1) + 2).saturating_sub(below)
}

fn share(fits: &Fits, missing: usize) -> f32 {
    match missing.checked_sub(1) {
        None => 1.0,
        Some(waiting) => fits.weights().waiting[waiting.min(2)],
    }
}

fn raise_by(best: &mut PerSlope, next: &Option<NextCell<'_>>) {
    if let Some(next) = next {
        raise(best, next.fits, next.share);
    }
}

#[inline]
fn raise(best: &mut PerSlope, fits: &PerSlope, share: f32) {
    for (best, fit) in best.iter_mut().zip(fits) {
        *best = if fit * share > *best { fit * share } else { *best };
    }
}

/// The natural logarithm, to about a hundredth.
fn ln(number: f32) -> f32 {
    let bits = number.max(1e-6).to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let rest = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    let log2 = exponent + (-1.0 / 3.0 * rest + 2.0) * rest - 5.0 / 3.0;
    log2 * std::f32::consts::LN_2
}

#[inline]
fn dot(one: &PerSlope, other: &PerSlope) -> f32 {
    let mut sums = [0.0_f32; 4];
    for (one, other) in one.chunks_exact(4).zip(other.chunks_exact(4)) {
        for lane in 0..4 {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}
