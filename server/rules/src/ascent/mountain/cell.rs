//! The shape of the mountain: rows and cells, and which of them rest on which.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use ts_rs::TS;

/// The row that holds the summit alone; no other card can go there.
pub const SUMMIT_ROW: u8 = 9;

/// A cell: its row, 1 at the bottom, and its column, 0 at the left.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
#[ts(rename = "AscentCell")]
pub struct Cell(pub u8, pub u8);

/// How many cells the mountain has.
pub const CELLS: usize = 45;

pub const SUMMIT_CELL: Cell = Cell(SUMMIT_ROW, 0);

/// The rows below the summit, bottom up.
pub fn slope_rows() -> RangeInclusive<u8> {
    1..=SUMMIT_ROW - 1
}

/// How many cells a row has.
pub fn width(row: u8) -> u8 {
    10_u8.saturating_sub(row)
}

impl Cell {
    /// All cells, bottom up and from the left.
    pub fn all() -> impl Iterator<Item = Cell> {
        (1..=SUMMIT_ROW).flat_map(|row| (0..width(row)).map(move |column| Cell(row, column)))
    }

    /// The row, 1 at the bottom.
    pub fn row(self) -> u8 {
        self.0
    }

    /// Its place among [all](Cell::all) cells, if the mountain has it.
    pub fn index(self) -> Option<usize> {
        let Cell(row, column) = self;
        let below = |row: u8| (1..row).map(width).sum::<u8>();
        self.exists().then(|| usize::from(below(row) + column))
    }

    /// Whether the mountain has such a cell.
    pub fn exists(self) -> bool {
        let Cell(row, column) = self;
        (1..=SUMMIT_ROW).contains(&row) && column < width(row)
    }

    /// Whether it is the last cell of its row.
    pub fn is_last(self) -> bool {
        let Cell(row, column) = self;
        column + 1 == width(row)
    }

    /// Whether its row has cells on both of its sides.
    pub fn is_between_others(self) -> bool {
        self.left().is_some() && !self.is_last()
    }

    /// The cell to its left, if there is one.
    pub fn left(self) -> Option<Cell> {
        let Cell(row, column) = self;
        Some(Cell(row, column.checked_sub(1)?))
    }

    /// The cell to its right, if there is one.
    pub fn right(self) -> Option<Cell> {
        let Cell(row, column) = self;
        Some(Cell(row, column + 1)).filter(|cell| cell.exists())
    }

    /// The two cells that it rests on; none in row 1, which rests on the panoramas.
    pub fn supports(self) -> impl Iterator<Item = Cell> {
        let Cell(row, column) = self;
        let below = [column, column + 1].map(|column| Cell(row.saturating_sub(1), column));
        below.into_iter().filter(|cell| cell.exists())
    }

    /// The cells that rest on it, from the left: those one step up.
    pub fn steps_up(self) -> impl Iterator<Item = Cell> {
        let Cell(row, column) = self;
        let above = [column.checked_sub(1), Some(column)].into_iter().flatten();
        above.map(move |column| Cell(row + 1, column)).filter(|cell| cell.exists())
    }
}
