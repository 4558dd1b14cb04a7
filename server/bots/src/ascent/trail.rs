//! What a card does to the green trail.

use super::weights::TrailWeights;
use rules::ascent::{
    Card, Cell,
    card::Terrain,
    mountain::{
        Mountain,
        cell::{SUMMIT_ROW, slope_rows, width},
    },
};
use rules::small;

/// How many rows a trail leads through.
const ROWS: usize = SUMMIT_ROW as usize - 1;
/// The columns of the widest row, and one more.
const COLUMNS: usize = 10;

/// One number for each cell.
type PerCell = [[f32; COLUMNS]; ROWS];

/// The trails that are possible.
pub struct Trails<'a> {
    weights: &'a TrailWeights,
    /// How much each cell lets pass: 1 with a grassy card, nothing with another.
    cells: PerCell,
    /// The trails through each cell.
    through: PerCell,
    /// All trails.
    all: f32,
}

impl<'a> Trails<'a> {
    /// Counts the trails of a mountain.
    pub fn new(weights: &'a TrailWeights, mountain: &Mountain) -> Trails<'a> {
        let mut cells = [[0.0; COLUMNS]; ROWS];
        for (index, cells) in cells.iter_mut().enumerate() {
            let cards = mountain.row(small(index) + 1);
            let mut left = None;
            for (column, cell) in cells.iter_mut().enumerate().take(width(small(index) + 1).into())
            {
                let card = cards.get(column);
                *cell = match card {
                    Some(Card::Bridge) | None => match left {
                        Some(Some(Terrain::Grassy)) => 0.0,
                        Some(Some(_)) => weights.clear,
                        _ => weights.empty,
                    },
                    Some(card) => f32::from(u8::from(card.terrain() == Some(Terrain::Grassy))),
                };
                left = card.map(|card| card.terrain());
            }
        }
        // Trails from the foot up to each cell, then from the top down to it.
        let mut up = cells;
        for row in 1..ROWS {
            for column in 0..COLUMNS - 1 {
                up[row][column] *= up[row - 1][column] + up[row - 1][column + 1];
            }
        }
        let mut down = [[1.0_f32; COLUMNS]; ROWS];
        for row in (0..ROWS - 1).rev() {
            for column in 0..COLUMNS {
                let above = |column: usize| cells[row + 1][column] * down[row + 1][column];
                let left = column.checked_sub(1).map_or(0.0, above);
                down[row][column] = left + above(column);
            }
        }
        let mut through = up;
        for (row, down) in through.iter_mut().zip(&down) {
            row.iter_mut().zip(down).for_each(|(through, down)| *through *= down);
        }
        let all = up[ROWS - 1].iter().sum();
        Trails { weights, cells, through, all }
    }

    /// What the trails are worth.
    pub fn worth(&self) -> f32 {
        self.worth_of(self.all)
    }

    fn worth_of(&self, trails: f32) -> f32 {
        self.weights.trails * (trails.max(0.0) + self.weights.floor.max(1e-6)).ln()
    }

    /// What they are worth with a card of that type in a cell.
    pub fn after(&self, terrain: Terrain, Cell(row, column): Cell) -> f32 {
        let (row, column) = (usize::from(row) - 1, usize::from(column));
        let (through, cell) = (self.through[row][column], self.cells[row][column]);
        let mut all = self.all - through;
        if terrain == Terrain::Grassy {
            all += through / cell.max(0.01);
            all -= self.through[row].get(column + 1).copied().unwrap_or(0.0);
        } else if let Some(right) = self.cells[row].get(column + 1)
            && *right > 0.0
        {
            all += self.through[row][column + 1] * (self.weights.clear / right - 1.0);
        }
        self.worth_of(all)
    }
}

/// Whether no trail is possible any more.
pub fn is_blocked(mountain: &Mountain) -> bool {
    // The columns that a trail can lead to, as bits.
    let mut reached = u16::MAX;
    for row in slope_rows() {
        let cards = mountain.row(row);
        let is_open = |column: u8| {
            let at = |column: u8| cards.get(usize::from(column)).copied();
            let is_grassy =
                |card: Option<Card>| card.and_then(Card::terrain) == Some(Terrain::Grassy);
            match at(column) {
                Some(Card::Bridge) | None => {
                    !column.checked_sub(1).is_some_and(|left| is_grassy(at(left)))
                }
                card => is_grassy(card),
            }
        };
        let open = (0..width(row)).filter(|column| is_open(*column));
        let open = open.fold(0, |open, column| open | 1 << column);
        // From column c a trail goes on to c and c − 1.
        reached = open & if row == 1 { u16::MAX } else { reached | reached >> 1 };
    }
    reached == 0
}
