//! The grid and what placing an island on it means (T-0, T-3).

use super::card::ISLANDS;

/// How many cells the standard grid has (T-0).
pub const CELLS: u8 = 36;

/// The islands on the grid. They ascend (T-3.1), so that one list is in the order of their numbers
/// and of their cells.
#[derive(Clone, Debug, Default)]
pub struct Sea {
    islands: Vec<Island>,
}

#[derive(Clone, Copy, Debug)]
struct Island {
    cell: u8,
    number: u8,
}

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
}

impl Sea {
    /// The island in each cell.
    pub fn cells(&self) -> Vec<Option<u8>> {
        let mut cells = vec![None; CELLS.into()];
        for island in &self.islands {
            if let Some(cell) = cells.get_mut(usize::from(island.cell)) {
                *cell = Some(island.number);
            }
        }
        cells
    }

    /// Whether the cell holds an island.
    pub fn is_occupied(&self, cell: u8) -> bool {
        self.islands.iter().any(|island| island.cell == cell)
    }

    /// Whether every cell holds an island.
    pub fn is_full(&self) -> bool {
        self.islands.len() == usize::from(CELLS)
    }

    /// Puts an island into a cell of its [gap](Sea::gap).
    pub fn put(&mut self, cell: u8, number: u8) {
        let place = self.smaller_than(number);
        self.islands.insert(place, Island { cell, number });
    }

    /// Where an island of that number can go by its order alone.
    pub fn gap(&self, number: u8) -> Gap {
        let at = |island: &Island| (i16::from(island.cell), i16::from(island.number));
        let (smaller, larger) = self.islands.split_at(self.smaller_than(number));
        Gap {
            number: number.into(),
            below: smaller.last().map_or((-1, 0), at),
            above: larger.first().map_or((CELLS.into(), i16::from(ISLANDS) + 1), at),
        }
    }

    /// How many islands are smaller than that number.
    fn smaller_than(&self, number: u8) -> usize {
        self.islands.partition_point(|island| island.number < number)
    }
}

/// Neighbouring cells of a gap that cost the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The first cell.
    pub first: u8,
    /// The last cell.
    pub last: u8,
    /// What each of them costs.
    pub cost: u8,
}

impl Stretch {
    /// How many cells it has.
    pub fn length(self) -> u32 {
        u32::from(self.last - self.first) + 1
    }
}

impl Gap {
    /// Whether the cell lies in the gap.
    pub fn contains(self, cell: u8) -> bool {
        (self.below.0 + 1..self.above.0).contains(&i16::from(cell))
    }

    /// What placing the island on that cell of the gap costs, in cards (T-3.2).
    pub fn cost(self, cell: u8) -> u8 {
        let cell = i16::from(cell);
        let left = self.left_cost().filter(|_| self.below.0 == cell - 1);
        let right = self.right_cost().filter(|_| self.above.0 == cell + 1);
        match (left, right) {
            (Some(left), Some(right)) => left.min(right),
            (one, other) => one.or(other).unwrap_or(0),
        }
    }

    /// The cells of the gap by their cost: only its ends can have an island beside them.
    pub fn stretches(self) -> impl Iterator<Item = Stretch> {
        let (first, last) = (self.below.0 + 1, self.above.0 - 1);
        // A gap without cells has no left end either.
        let left_end = self.left_cost().map_or(first - 1, |_| first).min(last);
        let right_end = self.right_cost().map_or(last + 1, |_| last).max(left_end + 1);
        [(first, left_end), (left_end + 1, right_end - 1), (right_end, last)]
            .into_iter()
            .filter(|(first, last)| first <= last)
            .map(move |(first, last)| Stretch {
                first: first as u8,
                last: last as u8,
                cost: self.cost(first as u8),
            })
    }

    /// The cells of a stretch, cut into those with and those without hope. Without hope the island
    /// there would leave more empty cells on one side of it than there are numbers for them (T-3.4).
    /// That is arithmetic on what lies in the open.
    pub fn by_hope(self, stretch: Stretch) -> impl Iterator<Item = (Stretch, bool)> {
        let (first, end) = (i16::from(stretch.first), i16::from(stretch.last) + 1);
        // Farther left there are too few numbers for the cells above, farther right for those below.
        let least = self.above.0 - (self.above.1 - self.number);
        let most = self.below.0 + (self.number - self.below.1);
        let hope = if least <= most { least.clamp(first, end) } else { end };
        let hope_end = (most + 1).clamp(hope, end);
        [(first, hope, true), (hope, hope_end, false), (hope_end, end, true)]
            .into_iter()
            .filter(|(start, end, _)| start < end)
            .map(move |(start, end, hopeless)| {
                (Stretch { first: start as u8, last: (end - 1) as u8, ..stretch }, hopeless)
            })
    }

    /// What lies below the gap is an island, not the end of the grid, which is nobody's neighbour
    /// (T-0): the difference to it.
    fn left_cost(self) -> Option<u8> {
        (self.below.0 >= 0).then_some((self.number - self.below.1) as u8)
    }

    /// The difference to the island above the gap, if there is one.
    fn right_cost(self) -> Option<u8> {
        (self.above.0 < CELLS.into()).then_some((self.above.1 - self.number) as u8)
    }
}
