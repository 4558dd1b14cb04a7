//! The grids as data: which cells there are, how they hang together, and in which order they open.

use super::options::Grid;
use serde::{Deserialize, Serialize};

/// A grid: its stages, one after the other.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// How many cells it has.
    pub cells: u8,
    /// The stages. One opens when all cells of the one before hold islands.
    pub stages: &'static [Stage],
    /// The cells on which an explorer card is turned up (T-11.1).
    pub explorer_cells: &'static [u8],
}

/// Cells that are open at the same time.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Runs of cells that ascend each on its own: the first cell, and the first behind it.
    pub regions: &'static [(u8, u8)],
    /// Whether placements cost anything (T-3.2).
    pub is_paid: bool,
}

/// How many cells a row of the standard grid has (T-0).
pub const ROW: u8 = 6;
/// How many rows the standard grid has (T-0).
pub const ROWS: u8 = 6;

/// Six rows of six (T-0).
const STANDARD: Layout = Layout {
    cells: 36,
    stages: &[Stage { regions: &[(0, 36)], is_paid: true }],
    explorer_cells: &[],
};

/// Two pillars of six cells, and a roof of 28 over them (T-10.2). The pillars are built first, each
/// for itself and for nothing (T-10.3).
const ARCH: Layout = Layout {
    cells: 40,
    stages: &[
        Stage { regions: &[(0, 6), (6, 12)], is_paid: false },
        Stage { regions: &[(12, 40)], is_paid: true },
    ],
    explorer_cells: &[],
};

/// Rows of 11, 9, 7, 5, 3 and 1, beginning at 0, 11, 20, 27, 32 and 35. The explorer cells are in row
/// 0 the columns 2 and 8, in row 1 column 4, in row 2 the columns 1 and 5, in row 3 column 2 (T-11.1).
const PYRAMID: Layout = Layout {
    cells: 36,
    stages: &[Stage { regions: &[(0, 36)], is_paid: true }],
    explorer_cells: &[2, 8, 15, 21, 25, 29],
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

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CellSet(u64);

impl CellSet {
    /// The cells of a row of the standard grid.
    pub fn row(row: u8) -> CellSet {
        (row * ROW..(row + 1) * ROW).collect()
    }

    /// Whether the cell is in the set.
    pub fn contains(self, cell: u8) -> bool {
        self.0 & (1 << cell) != 0
    }

    /// Whether no cell is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Puts a cell in, or takes it out.
    pub fn set(&mut self, cell: u8, is_in: bool) {
        if is_in {
            self.0 |= 1 << cell;
        } else {
            self.0 &= !(1 << cell);
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
            let lowest = (!rest.is_empty()).then(|| rest.0.trailing_zeros() as u8)?;
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
