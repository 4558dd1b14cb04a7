//! The green trail.

use crate::ascent::{
    card::Terrain,
    mountain::{
        Mountain,
        cell::{Cell, slope_rows, width},
    },
};

impl Mountain {
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
