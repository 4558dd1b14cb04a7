//! The cards on the mountain, all of them in the open.

pub mod cell;
pub mod placing;
pub mod row;
pub mod site;

use super::{
    card::{Card, Slope, Terrain},
    mountain::{
        cell::{Cell, SUMMIT_ROW, slope_rows, width},
        row::Row,
    },
};
use crate::small;

/// What lies on the mountain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mountain {
    rows: Rows,
}

/// The rows of the mountain, bottom up.
type Rows = [Row; SUMMIT_ROW as usize];

impl Mountain {
    /// The cards of each row, bottom up and from the left.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// The cards of one row; none where there is no such row.
    pub fn row(&self, row: u8) -> &[Card] {
        let index = usize::from(row).checked_sub(1);
        index.and_then(|index| self.rows.get(index)).map_or(&[], |row| row)
    }

    /// The card that a cell shows. What is covered does not show any more.
    pub fn at(&self, Cell(row, column): Cell) -> Option<Card> {
        self.row(row).get(usize::from(column)).copied()
    }

    pub fn slope_at(&self, cell: Cell) -> Option<Slope> {
        self.at(cell).and_then(Card::slope)
    }

    /// The type of the slope or campfire in a cell.
    pub fn terrain_at(&self, cell: Cell) -> Option<Terrain> {
        self.at(cell).and_then(Card::terrain)
    }

    /// The value of the card in a cell, from which differences are taken (A-5.1d).
    pub fn value_at(&self, Cell(row, column): Cell) -> Option<u8> {
        let index = usize::from(row).checked_sub(1)?;
        self.rows.get(index)?.value(column)
    }

    /// The occupied cells, bottom up and from the left, with their cards.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Card)> {
        (1..).zip(&self.rows).flat_map(|(row, cards)| {
            (0..).zip(cards).map(move |(column, card)| (Cell(row, column), *card))
        })
    }

    /// The campfires, bottom up and from the left, with the values that they have adopted (A-5.1d).
    pub fn campfires(&self) -> impl Iterator<Item = (Cell, Option<u8>)> {
        let campfires = self.cells().filter(|(_, card)| matches!(card, Card::Campfire(_)));
        campfires.map(|(cell, _)| (cell, self.value_at(cell)))
    }

    /// The cells that show bridges, bottom up and from the left.
    pub fn bridges(&self) -> impl Iterator<Item = Cell> {
        (1..)
            .zip(&self.rows)
            .flat_map(|(row, cards)| cards.bridges().map(move |column| Cell(row, column)))
    }

    /// The empty cell right of the last card of a row, or the first cell of an empty row; none in a
    /// full row.
    pub fn next_cell(&self, row: u8) -> Option<Cell> {
        Some(Cell(row, small(self.row(row).len()))).filter(|cell| cell.exists())
    }

    /// Whether something lies on both cells that it rests on, bridges included (A-5.1a); row 1 rests
    /// on the panoramas.
    pub fn is_supported(&self, cell: Cell) -> bool {
        cell.supports().all(|support| self.is_occupied(support))
    }

    /// Whether something lies in the cell.
    fn is_occupied(&self, Cell(row, column): Cell) -> bool {
        usize::from(column) < self.row(row).len()
    }

    /// Whether all cells but the summit's show slopes or campfires.
    pub fn is_complete(&self) -> bool {
        slope_rows().all(|row| {
            let cards = self.row(row);
            cards.len() == usize::from(width(row))
                && cards.iter().all(|card| card.terrain().is_some())
        })
    }

    /// How many cells below the summit show slopes or campfires.
    pub fn covered(&self) -> u8 {
        let cards = slope_rows().flat_map(|row| self.row(row));
        small(cards.filter(|card| card.terrain().is_some()).count())
    }

    /// Lays a card onto what the cell shows, or into the [next cell](Mountain::next_cell) of its row.
    pub fn lay(&mut self, Cell(row, column): Cell, card: Card) {
        let index = usize::from(row).checked_sub(1);
        if let Some(row) = index.and_then(|index| self.rows.get_mut(index)) {
            row.lay(column, card);
        }
    }

    /// The longest chain of grassy cards up from row 1, one in each row, each resting on the one
    /// before; of several the leftmost.
    pub fn longest_trail(&self) -> Vec<Cell> {
        let foot = *slope_rows().start();
        longest((0..width(foot)).map(|column| self.trail_from(Cell(foot, column))))
    }

    /// Whether a trail leads through all rows below the summit.
    pub fn has_trail(&self) -> bool {
        self.longest_trail().len() == slope_rows().count()
    }

    /// Since no two grassy cards are adjacent (A-5.1b), at most one of two steps up goes on.
    fn trail_from(&self, cell: Cell) -> Vec<Cell> {
        if self.terrain_at(cell) != Some(Terrain::Grassy) {
            return Vec::new();
        }
        let mut trail = vec![cell];
        trail.extend(longest(cell.steps_up().map(|above| self.trail_from(above))));
        trail
    }
}

fn longest(trails: impl Iterator<Item = Vec<Cell>>) -> Vec<Cell> {
    trails
        .reduce(|best, other| if other.len() > best.len() { other } else { best })
        .unwrap_or_default()
}
