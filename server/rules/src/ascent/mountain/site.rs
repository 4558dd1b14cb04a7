//! A cell that a slope can go to, and what its neighbours ask of the slope (A-5.1b to A-5.1d).

use super::cell::Cell;
use crate::{
    Refusal,
    ascent::card::{Slope, Terrain},
    refusal,
};

/// What counts of a card for the cells beside it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Neighbour {
    /// The type of a slope or campfire.
    pub terrain: Option<Terrain>,
    /// The value that differences are taken from, if it has one.
    pub value: Option<u8>,
}

/// A cell that is open to a slope, by what lies in it and below it. It is looked up once for all the
/// slopes that might go there.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    pub cell: Cell,
    /// What lies on its left and on its right. Only the place of a bridge has anything on its right.
    pub neighbours: [Neighbour; 2],
}

impl Site {
    /// The cost of a slope there, if it may lie there: the largest of the differences to the left and
    /// to the right (A-5.1d).
    ///
    /// # Errors
    /// The part of that forbids it.
    pub fn check(&self, slope: Slope) -> Result<u8, Refusal> {
        // Few of the sites that are looked at take the slope: no refusal is made up on the way.
        self.cost(slope).ok_or_else(|| {
            if self.is_beside_own_type(slope) {
                refusal!(
                    BesideOwnType,
                    "A-5.1b",
                    "A slope cannot lie beside a slope or campfire of its own type.",
                )
            } else {
                refusal!(RowAboveValue, "A-5.1c", "A slope cannot lie in a row above its value.",)
            }
        })
    }

    /// The cost of a slope there; `None` if it may not lie there.
    pub fn cost(&self, slope: Slope) -> Option<u8> {
        if self.is_beside_own_type(slope) || self.cell.row() > slope.value {
            return None;
        }
        let values = self.neighbours.iter().filter_map(|neighbour| neighbour.value);
        Some(values.map(|value| value.abs_diff(slope.value)).max().unwrap_or(0))
    }

    fn is_beside_own_type(&self, slope: Slope) -> bool {
        self.neighbours.iter().any(|neighbour| neighbour.terrain == Some(slope.terrain))
    }
}
