//! A position laid open, in the form of the record's trace. It exists for records, which are open
//! anyway; nothing of a running game goes through here.

use super::view::PhaseName;
use crate::{
    Game, Outcome, Seat,
    core::game::by_text,
    santa_timea::{
        SantaTimea, Template,
        board::Phase,
        card::{Card, WindCard},
    },
};
use serde::Serialize;
use std::fmt::Display;

/// One line of the trace, but for its number.
#[derive(Debug, Serialize)]
pub struct Position {
    active: Option<Seat>,
    phase: PhaseName,
    hands: Vec<Vec<Card>>,
    /// There are none in this game.
    piles: [u8; 0],
    /// There are none in this game.
    discards: [u8; 0],
    /// The cards of the trick so far.
    cells: Vec<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Template>>,
    beside: Beside,
    outcome: Option<Outcome>,
}

/// What lies beside the trick.
#[derive(Debug, Serialize)]
struct Beside {
    round: usize,
    trick: usize,
    leader: Seat,
    points: Vec<i32>,
    wind: Option<WindCard>,
    taken: Vec<Vec<WindCard>>,
    carried: Vec<WindCard>,
}

impl SantaTimea {
    pub(in crate::santa_timea) fn laid_bare(&self) -> Position {
        let board = &self.board;
        Position {
            active: board.active_seat(),
            phase: board.phase_name(),
            hands: self.hands.iter().map(by_code).collect(),
            piles: [],
            discards: [],
            cells: board.trick.cards().iter().map(|played| played.card).collect(),
            legal: (board.phase == Phase::Trick)
                .then(|| by_text(self.templates(board.next_player()))),
            beside: Beside {
                round: board.sheet.len(),
                trick: board.tricks.into(),
                leader: board.leader,
                points: board.points(),
                wind: board.line().first().copied(),
                taken: board.taken.iter().map(by_code).collect(),
                carried: board.carried.to_vec(),
            },
            outcome: board.outcome().cloned(),
        }
    }
}

/// Cards in the order in which a trace sorts them.
fn by_code<C: Copy + Display>(cards: &[C]) -> Vec<C> {
    let mut cards = cards.to_vec();
    cards.sort_by_cached_key(C::to_string);
    cards
}
