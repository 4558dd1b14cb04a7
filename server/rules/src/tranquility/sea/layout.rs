//! The grids as data: which cells there are, how they hang together, and in which order they open.

use crate::small;
use crate::tranquility::{
    options::Grid,
    readings::{ARCH, PYRAMID},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A grid: its stages, one after the other.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    pub cells: u8,
    /// The stages. One opens when all cells of the one before hold islands.
    pub stages: &'static [Stage],
    /// The cells on which an explorer card is turned up.
    pub explorer_cells: &'static [u8],
    /// How the cells lie, line by line.
    pub lines: &'static [Line],
}

/// What a cell belongs to. The cells of a part ascend in their own order: each is a neighbour of the one
/// before (T-0, T-10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "TranquilityPart")]
pub enum Part {
    /// The whole grid.
    Sea,
    /// The left pillar of the arch.
    Left,
    /// The right pillar of the arch.
    Right,
    /// The roof of the arch.
    Roof,
}

/// Cells in one line, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityLine")]
pub struct Line {
    /// What they belong to.
    pub part: Part,
    /// The number of the line in its part, from 0, from the bottom.
    pub row: u8,
    /// The first cell.
    pub first: u8,
    /// How many cells it has.
    pub length: u8,
    /// How many columns of the grid lie left of it.
    pub indent: u8,
    /// How many lines of the grid lie below it; two parts can share one.
    pub level: u8,
}

/// A line of a part: its cells, and where it lies.
pub const fn line(
    part: Part,
    row: u8,
    (first, length): (u8, u8),
    (indent, level): (u8, u8),
) -> Line {
    Line { part, row, first, length, indent, level }
}

/// Cells that are open at the same time.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Runs of cells that ascend each on its own: the first cell, and the first behind it.
    pub regions: &'static [(u8, u8)],
    /// Whether placements cost anything.
    pub is_paid: bool,
}

/// How many cells a row of the standard grid has (T-0).
pub const ROW: u8 = 6;
/// How many rows the standard grid has (T-0).
pub const ROWS: u8 = 6;

/// How many cells the largest grid has.
pub const MOST_CELLS: usize = ARCH.cells as usize;

/// Six rows of six (T-0).
const STANDARD: Layout = Layout {
    cells: 36,
    stages: &[Stage { regions: &[(0, 36)], is_paid: true }],
    explorer_cells: &[],
    lines: &[
        line(Part::Sea, 0, (0, 6), (0, 0)),
        line(Part::Sea, 1, (6, 6), (0, 1)),
        line(Part::Sea, 2, (12, 6), (0, 2)),
        line(Part::Sea, 3, (18, 6), (0, 3)),
        line(Part::Sea, 4, (24, 6), (0, 4)),
        line(Part::Sea, 5, (30, 6), (0, 5)),
    ],
};

impl Grid {
    /// How the grid is laid out.
    pub fn layout(self) -> &'static Layout {
        match self {
            Grid::Standard | Grid::DayNight | Grid::Competition => &STANDARD,
            Grid::Arch => &ARCH,
            Grid::Pyramid => &PYRAMID,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u64);

impl CellSet {
    /// The cells of a row of the standard grid.
    pub fn row(row: u8) -> CellSet {
        (row * ROW..(row + 1) * ROW).collect()
    }

    /// The set of one cell; no set has one that no grid has.
    fn of(cell: u8) -> CellSet {
        CellSet(1_u64.checked_shl(cell.into()).unwrap_or(0))
    }

    /// Whether the cell is in the set.
    pub fn contains(self, cell: u8) -> bool {
        self.0 & CellSet::of(cell).0 != 0
    }

    /// Whether no cell is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    pub fn len(self) -> u8 {
        small(self.0.count_ones())
    }

    /// Puts a cell in, or takes it out.
    pub fn set(&mut self, cell: u8, is_in: bool) {
        if is_in {
            self.0 |= CellSet::of(cell).0;
        } else {
            self.0 &= !CellSet::of(cell).0;
        }
    }

    /// The cells of both sets.
    pub fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// The cells in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self;
        std::iter::from_fn(move || {
            // Most sets that are asked for are empty.
            let lowest = (!rest.is_empty()).then(|| small(rest.0.trailing_zeros()))?;
            rest.set(lowest, false);
            Some(lowest)
        })
    }
}

impl FromIterator<u8> for CellSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cells: I) -> CellSet {
        let mut set = CellSet::default();
        for cell in cells {
            set.set(cell, true);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_no_grid_has_are_in_no_set() {
        let mut set = CellSet::from_iter([3, 64, 255]);
        set.set(200, false);
        assert!(set.iter().eq([3]) && !set.contains(67) && !set.contains(255));
    }

    #[test]
    fn the_lines_hold_every_cell_once_and_in_order() {
        for grid in [Grid::Standard, Grid::Arch, Grid::Pyramid] {
            let Layout { cells, stages, lines, .. } = grid.layout();
            let lying = lines.iter().flat_map(|line| line.first..line.first + line.length);
            assert!(lying.eq(0..*cells), "{grid:?}");
            for (first, end) in stages.iter().flat_map(|stage| stage.regions) {
                let parts = lines.iter().filter(|line| (*first..*end).contains(&line.first));
                let parts: Vec<Part> = parts.map(|line| line.part).collect();
                assert!(parts.iter().all(|part| *part == parts[0]), "{grid:?}");
            }
        }
    }
}
