//! A position laid open, in the form of the record's trace. It exists for records, which are open
//! anyway; nothing of a running game goes through here.

use super::view::PhaseName;
use crate::{
    Outcome, Seat,
    ascent::{
        Ascent, DECK, Phase, Template,
        card::Card,
        modules::documentary::Sequence,
        mountain::cell::{Cell, SUMMIT_ROW, width},
    },
    core::{game::by_text, lists::Lists},
    small,
};
use serde::Serialize;

/// One line of the trace, but for its number.
#[derive(Debug, Serialize)]
pub struct Position {
    active: Option<Seat>,
    phase: PhaseName,
    hands: Vec<Vec<Card>>,
    piles: Vec<u8>,
    discards: Vec<u8>,
    /// Every cell of rows 1 to 9.
    cells: Vec<Vec<Option<Card>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Template>>,
    beside: Beside,
    outcome: Option<Outcome>,
}

/// What lies beside the cells. Every key is always there; what belongs to no module in play has its
/// resting value.
#[derive(Debug, Serialize)]
struct Beside {
    grapples: u8,
    shown: Vec<Sequence>,
    filmed: Vec<bool>,
    trail: bool,
    /// `[row, column, number]` of each card with ibex.
    ibex: Vec<(u8, u8, u8)>,
}

impl Ascent {
    pub(in crate::ascent) fn laid_bare(&self) -> Position {
        let counts =
            |lists: &Lists<Card, DECK>| lists.iter().map(|list| small(list.len())).collect();
        let (shown, filmed) = self.board.documentary.shown().iter().copied().unzip();
        Position {
            active: self.board.active_seat(),
            phase: self.board.phase_name(),
            hands: self.hands.into(),
            piles: counts(&self.piles),
            discards: counts(&self.discards),
            cells: (1..=SUMMIT_ROW).map(|row| self.open_row(row)).collect(),
            legal: match self.board.phase {
                Phase::Turn => {
                    let hand = self.hand(self.board.active);
                    Some(by_text(self.board.turn_templates(hand, hand.len())))
                }
                Phase::ReshuffleDue => Some(Vec::new()),
                Phase::Over(_) => None,
            },
            beside: Beside {
                grapples: self.board.grapples,
                shown,
                filmed,
                trail: self.board.mountain.has_trail(),
                ibex: (self.board.herds.iter())
                    .map(|(Cell(row, column), count)| (row, column, count))
                    .collect(),
            },
            outcome: self.board.outcome().cloned(),
        }
    }

    fn open_row(&self, row: u8) -> Vec<Option<Card>> {
        (0..width(row)).map(|column| self.board.mountain.at(Cell(row, column))).collect()
    }
}
