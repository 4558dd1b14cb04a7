//! Day and Night: every card has two sides, and compasses turn the hands over (T-12).

use super::{
    Tranquility,
    card::{Card, not_in_hand},
    layout::{CellSet, ROW, ROWS},
    log::LogLine,
    options::Grid,
};
use crate::{Refusal, Seat, cards::check_held};

/// How many compasses are dealt out (T-12.1).
pub const COMPASSES: usize = 6;

/// Which sides are up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sides {
    /// Whether the hands show their night side.
    pub night_up: bool,
    /// The cells whose islands show night.
    pub night: CellSet,
}

impl Sides {
    /// Whether the upper rows show day and the lower ones night (T-12.5).
    fn are_right(self) -> bool {
        (0..ROW * ROWS).all(|cell| self.night.contains(cell) == (cell < ROW * ROWS / 2))
    }
}

impl Tranquility {
    fn has_sides(&self) -> bool {
        self.options.grid == Grid::DayNight
    }

    /// Whether drawing that card turns the hands over instead (T-12.2).
    pub(super) fn turned_hands(&self, card: Card) -> bool {
        self.has_sides() && card == Card::Compass
    }

    /// Every hand turns over, and the compass leaves the game (T-12.2).
    pub(super) fn turn_hands(&mut self) {
        self.sides.night_up = !self.sides.night_up;
        self.gone.push(Card::Compass);
        self.log.push(LogLine::TurnHands { night: self.sides.night_up });
    }

    /// An island keeps the side with which it was placed (T-12.3).
    pub(super) fn set_side(&mut self, cell: u8) {
        self.sides.night.set(cell, self.has_sides() && self.sides.night_up);
    }

    /// Whether the sides of the grid do not keep the seats from finishing (T-12.5).
    pub(super) fn sides_allow_finish(&self) -> bool {
        !self.has_sides() || self.sides.are_right()
    }

    /// The islands that the seat could turn over (T-12.4).
    pub(super) fn turnable(&self, seat: Seat) -> CellSet {
        if self.has_sides() && !self.hand(seat).is_empty() {
            self.sea.occupied()
        } else {
            CellSet::default()
        }
    }

    pub(super) fn turn_over(&mut self, seat: Seat, card: Card, cell: u8) -> Result<(), Refusal> {
        self.check_free_turn(seat)?;
        if !self.has_sides() {
            return Err(Refusal::new(
                "not_in_this_game",
                "T-12.4",
                "Islands have one side in this game.",
            ));
        }
        check_held(self.hand(seat), &[card]).map_err(not_in_hand)?;
        if !self.sea.is_occupied(cell) {
            return Err(Refusal::new("no_island", "T-12.4", "There is no island to turn over."));
        }
        self.discard(seat, &[card]);
        let night = !self.sides.night.contains(cell);
        self.sides.night.set(cell, night);
        self.log.push(LogLine::TurnOver { seat, cell });
        self.end_action();
        Ok(())
    }
}
