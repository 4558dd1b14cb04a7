//! A position laid open, in the form of the record's trace. It exists for records, which are open
//! anyway; nothing of a running game goes through here.

use super::view::PhaseName;
use crate::{
    Outcome, Seat,
    ascent::{
        Ascent, DECK, Phase,
        card::Card,
        modules::documentary::Sequence,
        mountain::cell::{Cell, SUMMIT_ROW, width},
        turn::may::can_discard_two,
    },
    core::lists::Lists,
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

/// A legal action that leaves the choice of payment open.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Template {
    Slope { card: Card, cell: Cell, cost: u8 },
    Campfire { card: Card, cell: Cell, to: Cell, cost: u8 },
    Bridge { cell: Cell },
    Summit {},
    Discard {},
    Lead { path: Vec<Cell> },
    Grapple {},
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
            |lists: &Lists<Card, DECK>| lists.iter().map(|list| list.len() as u8).collect();
        let (shown, filmed) = self.board.documentary.shown().iter().copied().unzip();
        Position {
            active: self.board.active_seat(),
            phase: self.board.phase_name(),
            hands: self.hands.into(),
            piles: counts(&self.piles),
            discards: counts(&self.discards),
            cells: (1..=SUMMIT_ROW).map(|row| self.open_row(row)).collect(),
            legal: match self.board.phase {
                Phase::Turn => Some(self.templates()),
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
}

impl Ascent {
    fn open_row(&self, row: u8) -> Vec<Option<Card>> {
        (0..width(row)).map(|column| self.board.mountain.at(Cell(row, column))).collect()
    }

    /// The legal actions of the active seat in its turn, sorted by their JSON text.
    fn templates(&self) -> Vec<Template> {
        let seat = self.board.active;
        let mut list: Vec<Template> = Vec::new();
        let (board, hand) = (&self.board, self.hand(seat));
        let placements = board.placements(hand);
        list.extend(placements.slopes().map(|(card, cell, cost)| Template::Slope {
            card,
            cell,
            cost,
        }));
        list.extend(placements.campfires().map(|(card, cell, to, cost)| Template::Campfire {
            card,
            cell,
            to,
            cost,
        }));
        list.extend(placements.bridges().map(|cell| Template::Bridge { cell }));
        list.extend(board.can_place_summit(hand).then_some(Template::Summit {}));
        list.extend(can_discard_two(hand).then_some(Template::Discard {}));
        list.extend(board.paths(hand).into_iter().map(|path| Template::Lead { path }));
        list.extend(board.has_grapple().then_some(Template::Grapple {}));
        list.sort_by_cached_key(|template| serde_json::to_string(template).unwrap_or_default());
        list
    }
}
