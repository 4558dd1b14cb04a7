//! Places at the table.

use crate::small;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A place at the table, numbered from 0 clockwise (T-0).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
#[serde(transparent)]
#[ts(as = "u8")]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats` seats.
    pub fn next(self, seats: usize) -> Seat {
        Seat::at((self.index() + 1) % seats)
    }

    /// The seat with that index; tables have at most five seats.
    pub fn at(index: usize) -> Seat {
        Seat(small(index))
    }

    /// All seats of a table, clockwise, beginning with `self`.
    pub fn round(self, seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat::at((self.index() + step) % seats))
    }

    /// All seats of a table in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat::at)
    }

    /// The seats that have the most of something.
    pub fn with_most<T: Ord>(of_seats: &[T]) -> Vec<Seat> {
        let most = of_seats.iter().max();
        Seat::all(of_seats.len()).filter(|seat| of_seats.get(seat.index()) == most).collect()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
