//! Where an island can go by its number, what that costs, and whether the rest can still be filled (T-3).

use super::layout::CellSet;
use crate::{small, tranquility::readings::is_neighbour};

/// The run of empty cells where an island of one number can go (T-3.1): those between the nearest
/// smaller island and the nearest larger one. There is nothing else between the two.
#[derive(Clone, Copy, Debug)]
pub struct Gap {
    pub(super) number: i16,
    /// The first cell of its region, and the first behind it.
    pub(super) bounds: (i16, i16),
    /// Index and number of the nearest smaller island; the cell before the region and 0 where there
    /// is none.
    pub(super) below: (i16, i16),
    /// Index and number of the nearest larger island; the cell behind the region and the number past
    /// the end where there is none.
    pub(super) above: (i16, i16),
    pub(super) is_paid: bool,
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
    /// Whether they lie beside an island.
    pub is_beside: bool,
}

impl Stretch {
    /// How many cells it has.
    pub fn length(self) -> u32 {
        u32::from(self.last - self.first) + 1
    }

    /// The parts of it that are not in the set.
    pub fn without(self, blocked: CellSet) -> impl Iterator<Item = Stretch> {
        let mut next = self.first;
        std::iter::from_fn(move || {
            while next <= self.last && blocked.contains(next) {
                next += 1;
            }
            let first = next;
            while next <= self.last && !blocked.contains(next) {
                next += 1;
            }
            (first < next).then(|| Stretch { first, last: next - 1, ..self })
        })
    }
}

impl Gap {
    /// Cell and number of the nearest smaller and of the nearest larger island, or of the ends: the cell
    /// before the region with 0, the cell behind it with the number past the last.
    pub fn ends(self) -> ((i16, i16), (i16, i16)) {
        (self.below, self.above)
    }

    /// How many of a thousand numbers that are left for it are needed to fill it.
    pub(super) fn demand(self) -> i32 {
        let cells = i32::from(self.above.0 - self.below.0 - 1);
        let numbers = i32::from(self.above.1 - self.below.1 - 1);
        (1_000 * cells / numbers.max(1)).min(1_000)
    }

    /// Whether the cell lies in the gap.
    pub fn contains(self, cell: u8) -> bool {
        (self.below.0 + 1..self.above.0).contains(&i16::from(cell))
    }

    /// Whether the cell of the gap lies beside an island.
    pub fn is_beside(self, cell: u8) -> bool {
        self.left(cell).is_some() || self.right(cell).is_some()
    }

    /// What placing the island on that cell of the gap costs, in cards (T-3.2).
    pub fn cost(self, cell: u8) -> u8 {
        let cost = match (self.left(cell), self.right(cell)) {
            (Some(left), Some(right)) => left.min(right),
            (one, other) => one.or(other).unwrap_or(0),
        };
        if self.is_paid { cost } else { 0 }
    }

    /// The island beside the cell of the gap to which the [cost](Gap::cost) is the difference.
    pub fn costly_neighbour(self, cell: u8) -> Option<u8> {
        let neighbours = [(self.left(cell), self.below.1), (self.right(cell), self.above.1)];
        let costs = neighbours.into_iter().filter_map(|(cost, island)| Some((cost?, island)));
        costs.min().map(|(_, island)| small(island))
    }

    /// The difference to the island left of the cell, if there is one.
    fn left(self, cell: u8) -> Option<u8> {
        let is_beside = self.has_left() && self.below.0 == i16::from(cell) - 1;
        is_beside.then_some(small(self.number - self.below.1))
    }

    /// The difference to the island right of the cell, if there is one.
    fn right(self, cell: u8) -> Option<u8> {
        let is_beside = self.has_right() && self.above.0 == i16::from(cell) + 1;
        is_beside.then_some(small(self.above.1 - self.number))
    }

    /// Whether its first cell has a neighbour on the left; the end of its region may be none (T-0.6).
    fn has_left(self) -> bool {
        is_neighbour(self.below.0, self.bounds)
    }

    /// Whether its last cell has a neighbour on the right.
    fn has_right(self) -> bool {
        is_neighbour(self.above.0, self.bounds)
    }

    /// The cells of the gap by their cost: only its ends can have an island beside them.
    pub fn stretches(self) -> impl Iterator<Item = Stretch> {
        let (first, last) = (self.below.0 + 1, self.above.0 - 1);
        let left_end = if self.has_left() { first } else { first - 1 };
        let right_end = if self.has_right() { last } else { last + 1 }.max(left_end + 1);
        [(first, left_end), (left_end + 1, right_end - 1), (right_end, last)]
            .into_iter()
            .filter(move |(from, to)| from <= to && *to <= last)
            .map(move |(from, to)| Stretch {
                first: small(from),
                last: small(to),
                cost: self.cost(small(from)),
                is_beside: self.is_beside(small(from)),
            })
    }

    /// By how much, at least and at most, a number exceeds the index of its cell if on either side of
    /// it there are as many numbers left as empty cells (T-3.4, T-13.5). That is arithmetic on what
    /// lies in the open.
    pub fn feasible_offsets(self) -> (i16, i16) {
        (self.below.1 - self.below.0, self.above.1 - self.above.0)
    }

    /// Whether placing the island on that cell leaves more empty cells on one side of it than there
    /// are numbers left for them (T-3.4, T-13.5).
    pub fn is_hopeless(self, cell: u8) -> bool {
        let (least, most) = self.feasible_offsets();
        !(least..=most).contains(&(self.number - i16::from(cell)))
    }

    /// The cells of a stretch, cut into those with and those without hope, each part with whether it
    /// is [hopeless](Gap::is_hopeless).
    pub fn by_feasibility(self, stretch: Stretch) -> impl Iterator<Item = (Stretch, bool)> {
        let (first, end) = (i16::from(stretch.first), i16::from(stretch.last) + 1);
        // Farther left there are too few numbers for the cells above, farther right for those below.
        let (least, most) = self.feasible_offsets();
        let (leftmost, rightmost) = (self.number - most, self.number - least);
        let hope = if leftmost <= rightmost { leftmost.clamp(first, end) } else { end };
        let hope_end = (rightmost + 1).clamp(hope, end);
        [(first, hope, true), (hope, hope_end, false), (hope_end, end, true)]
            .into_iter()
            .filter(|(start, end, _)| start < end)
            .map(move |(start, end, hopeless)| {
                (Stretch { first: small(start), last: small(end - 1), ..stretch }, hopeless)
            })
    }
}
