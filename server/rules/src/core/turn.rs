//! What a position waits for.

use super::{outcome::Outcome, seat::Seat};
use crate::small;

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<'a> {
    /// Chance decides.
    Chance,
    /// Any of these seats acts; there is at least one.
    Seats(SeatSet),
    /// The game has ended.
    Over(&'a Outcome),
}

impl Turn<'_> {
    /// The seats that are waited for: none where chance decides or the game has ended.
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over(_) => SeatSet::default(),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// All seats of a table.
    pub fn all(seats: usize) -> SeatSet {
        Seat::all(seats).collect()
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Puts a seat in; those of tables fit.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1_u8.checked_shl(seat.0.into()).unwrap_or(0);
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !1_u8.checked_shl(seat.0.into()).unwrap_or(0);
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The first seat of the set.
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(small(self.0.trailing_zeros())))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::from_iter([seat])
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_the_seats_put_in() {
        let mut set: SeatSet = [Seat(3), Seat(1), Seat(3)].into_iter().collect();
        assert!(set.iter().eq([Seat(1), Seat(3)]));
        assert_eq!((set.len(), set.first()), (2, Some(Seat(1))));
        set.remove(Seat(1));
        assert!(!set.contains(Seat(1)) && set.contains(Seat(3)));
        assert_eq!(SeatSet::all(2).iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    }

    #[test]
    fn seats_that_no_table_has_are_in_no_set() {
        let mut set = SeatSet::default();
        set.insert(Seat(200));
        set.remove(Seat(200));
        assert!(set.is_empty() && !set.contains(Seat(200)) && set.first().is_none());
    }
}
