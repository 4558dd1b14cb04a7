//! A position laid open, in the form of the record's trace. It exists for records, which are open
//! anyway; nothing of a running game goes through here.

use super::{
    Phase, SantaTimea,
    card::{Card, WindCard},
    view::PhaseName,
};
use crate::{Outcome, Seat};
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

/// A legal action.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Template {
    Play { card: Card },
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
    pub(super) fn open_position(&self) -> Position {
        let round = &self.round;
        Position {
            active: self.active_seat(),
            phase: self.phase_name(),
            hands: round.hands.iter().map(|hand| by_code(hand)).collect(),
            piles: [],
            discards: [],
            cells: round.trick.cards().iter().map(|played| played.card).collect(),
            legal: matches!(self.phase, Phase::Trick).then(|| self.templates()),
            beside: Beside {
                round: self.sheet.len(),
                trick: round.tricks,
                leader: round.leader,
                points: self.points(),
                wind: self.wind(),
                taken: round.taken.iter().map(|winds| by_code(winds)).collect(),
                carried: round.carried.clone(),
            },
            outcome: match &self.phase {
                Phase::Over(outcome) => Some(outcome.clone()),
                _ => None,
            },
        }
    }

    /// The legal actions of the active seat, sorted by their JSON text.
    fn templates(&self) -> Vec<Template> {
        let playable = self.playable(self.round.next_player());
        let mut list: Vec<Template> = playable.map(|card| Template::Play { card }).collect();
        list.sort_by_cached_key(|template| serde_json::to_string(template).unwrap_or_default());
        list
    }
}

/// Cards in the order in which a trace sorts them.
fn by_code<C: Copy + Display>(cards: &[C]) -> Vec<C> {
    let mut cards = cards.to_vec();
    cards.sort_by_cached_key(C::to_string);
    cards
}
