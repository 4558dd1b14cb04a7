//! Cells that slopes can go to, and which slopes fit there at what cost.

use super::slopes::kinds;
use rules::ascent::{
    Cell,
    card::HIGHEST,
    mountain::{Mountain, site::Neighbour},
};

/// A cell that slopes can go to now or later.
pub struct Place {
    pub cell: Cell,
    /// What lies on its left.
    pub left: Neighbour,
    /// How many of its supports are missing.
    pub missing: usize,
    /// The kinds of slopes that cost nothing there, 1 at most, 2 at most, or anything.
    pub fitting: [u64; 4],
}

impl Place {
    /// Looks at a cell of a mountain.
    pub fn of(mountain: &Mountain, cell: Cell) -> Place {
        let neighbour = |cell: Option<Cell>| {
            cell.map_or(Neighbour::default(), |cell| Neighbour {
                terrain: mountain.terrain_at(cell),
                value: mountain.value_at(cell),
            })
        };
        let beside = [cell.left(), cell.right()].map(neighbour);
        let terrains = beside.map(|beside| beside.terrain);
        let at_most = |cost: u8| {
            let (mut low, mut high) = (cell.row(), HIGHEST);
            for value in beside.iter().filter_map(|beside| beside.value) {
                low = low.max(value.saturating_sub(cost));
                high = high.min(value.saturating_add(cost));
            }
            kinds(low..=high, &terrains)
        };
        let missing = if cell.row() == 1 {
            0
        } else {
            (usize::from(cell.1) + 2).saturating_sub(mountain.row(cell.row() - 1).len())
        };
        Place { cell, left: beside[0], missing, fitting: [0, 1, 2, HIGHEST].map(at_most) }
    }
}
