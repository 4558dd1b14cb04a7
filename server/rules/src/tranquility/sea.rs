//! The grid and what placing an island on it means (T-0, T-3).

/// The cells, each empty or with an island.
#[derive(Clone, Debug)]
pub struct Sea {
    cells: Vec<Option<u8>>,
}

/// How many cells a row of the standard grid has.
pub const ROW: usize = 6;
/// How many cells the standard grid has (T-0).
pub const CELLS: usize = 36;

/// The run of empty cells where an island of one number can go (T-3.1): those between the nearest
/// smaller island and the nearest larger one. There is nothing else between the two.
#[derive(Clone, Copy, Debug)]
pub struct Gap {
    number: i16,
    /// Index and number of the nearest smaller island; −1 and 0 where there is none.
    below: (i16, i16),
    /// Index and number of the nearest larger island; the first index and number past the end where
    /// there is none.
    above: (i16, i16),
    cells: i16,
}

impl Sea {
    /// The empty standard grid.
    pub fn standard() -> Sea {
        Sea { cells: vec![None; CELLS] }
    }

    /// The islands by cell.
    pub fn cells(&self) -> &[Option<u8>] {
        &self.cells
    }

    /// Whether every cell holds an island.
    pub fn is_full(&self) -> bool {
        self.cells.iter().all(Option::is_some)
    }

    /// Puts an island into a cell.
    pub fn put(&mut self, cell: usize, number: u8) {
        self.cells[cell] = Some(number);
    }

    /// Where an island of that number can go by its order alone.
    pub fn gap(&self, number: u8) -> Gap {
        let cells = self.cells.len() as i16;
        let mut below = (-1, 0);
        let mut above = (cells, i16::from(super::card::ISLANDS) + 1);
        for (cell, island) in self.cells.iter().enumerate() {
            let Some(island) = *island else { continue };
            if island < number {
                below = (cell as i16, i16::from(island));
            } else {
                above = (cell as i16, i16::from(island));
                break;
            }
        }
        Gap { number: i16::from(number), below, above, cells }
    }
}

impl Gap {
    /// The cells of the gap.
    pub fn cells(self) -> impl Iterator<Item = u8> {
        (self.below.0 + 1..self.above.0).map(|cell| cell as u8)
    }

    /// Whether the cell lies in the gap.
    pub fn contains(self, cell: u8) -> bool {
        (self.below.0 + 1..self.above.0).contains(&i16::from(cell))
    }

    /// What placing the island on that cell of the gap costs, in cards (T-3.2).
    pub fn cost(self, cell: u8) -> u8 {
        let cell = i16::from(cell);
        // The end of the grid is nobody's neighbour (T-0).
        let left = (cell > 0 && self.below.0 == cell - 1).then(|| self.number - self.below.1);
        let right =
            (cell + 1 < self.cells && self.above.0 == cell + 1).then(|| self.above.1 - self.number);
        let cost = match (left, right) {
            (Some(left), Some(right)) => left.min(right),
            (one, other) => one.or(other).unwrap_or(0),
        };
        cost as u8
    }

    /// Whether placing the island on that cell leaves more empty cells on one side of it than there
    /// are numbers left for them (T-3.4). That is arithmetic on what lies in the open.
    pub fn is_hopeless(self, cell: u8) -> bool {
        let cell = i16::from(cell);
        let starves = |low: (i16, i16), high: (i16, i16)| high.0 - low.0 > high.1 - low.1;
        let here = (cell, self.number);
        starves(self.below, here) || starves(here, self.above)
    }
}
