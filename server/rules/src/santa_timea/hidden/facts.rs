//! What the table has seen of hands: who has led a pirate.

use crate::{
    SeatSet,
    santa_timea::{card::Card, wire::log::LogLine},
};

/// What the table has seen of hands in this round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The seats that have led a pirate: they hold nothing but pirates (S-3.4).
    pub only_pirates: SeatSet,
    /// Whether the trick has been led.
    is_led: bool,
}

impl Facts {
    fn note(&mut self, line: &LogLine) {
        match *line {
            LogLine::Round { .. } => *self = Facts::default(),
            LogLine::Play { seat, card } => {
                if card == Card::Pirate && !self.is_led {
                    self.only_pirates.insert(seat);
                }
                self.is_led = true;
            }
            LogLine::Take { .. } | LogLine::Carry { .. } | LogLine::SetAside { .. } => {
                self.is_led = false;
            }
            LogLine::Choose { .. } | LogLine::Throw { .. } | LogLine::Score { .. } => {}
        }
    }
}

impl<'a> Extend<&'a LogLine> for Facts {
    fn extend<I: IntoIterator<Item = &'a LogLine>>(&mut self, lines: I) {
        lines.into_iter().for_each(|line| self.note(line));
    }
}
