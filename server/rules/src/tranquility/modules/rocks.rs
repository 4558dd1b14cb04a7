//! Rocks: a row that is closed for a while (T-6.1).

use crate::{
    Dice, Refusal, Seat,
    chance::pick,
    refuse,
    tranquility::{
        Tranquility,
        board::{Board, Phase},
        card::Card,
        event::Event,
        options,
        readings::ROWS_THAT_END_ROCKS,
        sea::layout::{CellSet, ROWS},
        turn::{agenda::Flow, legal::DISCARDED},
        wire::log::LogLine,
    },
};

impl Board {
    /// The cells that the rocks close.
    pub(in crate::tranquility) fn cells_under_rocks(&self) -> CellSet {
        self.rocks.map_or_else(CellSet::default, CellSet::row)
    }

    /// The rows to which the rocks can move: other ones, with an empty cell.
    pub(in crate::tranquility) fn rows_for_rocks(&self) -> Vec<u8> {
        (0..ROWS).filter(|row| Some(*row) != self.rocks && self.sea.has_room(*row)).collect()
    }

    /// After an island was placed: with four rows complete the rocks leave the game.
    pub(in crate::tranquility) fn end_rocks_if_done(&mut self, events: &mut impl Extend<Event>) {
        if self.rocks.is_some() && self.sea.complete_rows() >= ROWS_THAT_END_ROCKS {
            self.rocks = None;
            events.extend([Event::Told(LogLine::RocksGone {})]);
        }
    }

    fn check_rocks(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Rocks => self.check_decider(seat),
            _ => refuse!(WrongPhase, "T-6.1", "The rocks do not move now."),
        }
    }

    pub(in crate::tranquility) fn draw_rocks(&self, dice: &mut dyn Dice) -> Option<u8> {
        pick(dice, &self.rows_for_rocks())
    }
}

impl Tranquility {
    /// The step between action and drawing.
    pub(in crate::tranquility) fn begin_rocks(&mut self) -> Flow {
        if self.board.rocks.is_none() {
            return Flow::Continue;
        }
        self.wait_in(match self.board.options.rocks {
            options::Rocks::Auto => Phase::RocksDue,
            options::Rocks::Manual | options::Rocks::Off => Phase::Rocks,
        })
    }

    pub(in crate::tranquility) fn move_rocks(
        &mut self,
        seat: Seat,
        row: u8,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_rocks(seat)?;
        if !self.board.rows_for_rocks().contains(&row) {
            refuse!(WrongRow, "T-6.1", "The rocks move to another row that has an empty cell.");
        }
        self.put_rocks(row, events);
        Ok(())
    }

    pub(in crate::tranquility) fn keep_rocks(
        &mut self,
        seat: Seat,
        cards: [Card; 2],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_rocks(seat)?;
        self.discard_due(seat, &cards, DISCARDED, "T-6.1", events)?;
        events.extend([Event::Told(LogLine::KeepRocks { seat })]);
        self.proceed(events);
        Ok(())
    }

    fn put_rocks(&mut self, row: u8, events: &mut impl Extend<Event>) {
        self.board.rocks = Some(row);
        events.extend([Event::Told(LogLine::MoveRocks { row })]);
        self.proceed(events);
    }

    pub(in crate::tranquility) fn apply_rocks(
        &mut self,
        row: u8,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        if !self.board.rows_for_rocks().contains(&row) {
            refuse!(
                ImpossibleChance,
                "T-6.1",
                "The rocks move to another row that has an empty cell."
            );
        }
        self.put_rocks(row, events);
        Ok(())
    }
}
