//! Day and Night: every card has two sides, and compasses turn the hands over (T-12).

use crate::{
    Refusal, Seat,
    cards::check_held,
    refuse,
    tranquility::{
        Tranquility,
        board::Board,
        card::{Card, not_in_hand},
        event::Event,
        options::Grid,
        readings,
        sea::layout::{CellSet, ROW, ROWS},
        wire::log::LogLine,
    },
};

/// How many compasses are dealt out (T-12.1).
pub const COMPASSES: usize = 6;

/// Which sides are up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides {
    /// Whether the hands show their night side.
    pub night_up: bool,
    /// The cells whose islands show night.
    pub night: CellSet,
}

impl Sides {
    /// Those of the cells whose islands show the wrong side.
    pub fn wrong(self, cells: CellSet) -> impl Iterator<Item = u8> {
        cells.iter().filter(move |cell| is_wrong_side(*cell, self.night.contains(*cell)))
    }
}

/// Whether an island on that cell would have to be turned over: the lower rows should show night, and the
/// upper ones day (T-12.5).
pub fn is_wrong_side(cell: u8, is_night: bool) -> bool {
    is_night != (cell < ROW * ROWS / 2)
}

impl Board {
    fn has_sides(&self) -> bool {
        self.options.grid == Grid::DayNight
    }

    /// Whether that card leaves the game as soon as it is drawn, and another is drawn for it (T-12.2).
    pub(in crate::tranquility) fn is_replaced(&self, card: Card) -> bool {
        self.has_sides() && card == Card::Compass
    }

    /// An island keeps the side with which it was placed (T-12.3).
    pub(in crate::tranquility) fn set_side(&mut self, cell: u8) {
        self.sides.night.set(cell, self.has_sides() && self.sides.night_up);
    }

    /// Whether the sides of the grid do not keep the seats from finishing (T-12.5).
    pub(in crate::tranquility) fn sides_allow_finish(&self) -> bool {
        !self.has_sides() || self.sides.wrong(self.sea.occupied()).next().is_none()
    }

    /// The islands that the seat could turn over (T-12.4).
    pub(in crate::tranquility) fn turnable(&self, hand: &[Card]) -> CellSet {
        if self.has_sides() && !hand.is_empty() { self.sea.occupied() } else { CellSet::default() }
    }
}

impl Tranquility {
    /// A compass that was drawn leaves the game, and every hand turns over (T-12.2).
    pub(in crate::tranquility) fn replace_compass(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) {
        self.board.gone.push(Card::Compass);
        if !readings::turns_hands(self.board.turns) {
            events.extend([Event::Told(LogLine::ReplaceCompass { seat })]);
            return;
        }
        self.board.sides.night_up = !self.board.sides.night_up;
        events.extend([Event::Told(LogLine::TurnHands { night: self.board.sides.night_up })]);
    }

    pub(in crate::tranquility) fn turn_over(
        &mut self,
        seat: Seat,
        card: Card,
        cell: u8,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_free_turn(seat, self.hand(seat))?;
        if !self.board.has_sides() {
            refuse!(NotInThisGame, "T-12.4", "Islands have one side in this game.");
        }
        check_held(self.hand(seat), [&card]).map_err(not_in_hand)?;
        if !self.board.sea.is_occupied(cell) {
            refuse!(NoIsland, "T-12.4", "There is no island to turn over.");
        }
        let night = !self.board.sides.night.contains(cell);
        self.board.sides.night.set(cell, night);
        events.extend([Event::Told(LogLine::TurnOver { seat, cell })]);
        self.discard(seat, &[card], events);
        self.end_action(events);
        Ok(())
    }
}
