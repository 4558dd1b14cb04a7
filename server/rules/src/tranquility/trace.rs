//! A position laid open, in the form of the record's trace. It exists for records, which are open
//! anyway; nothing of a running game goes through here.

use super::{
    Phase, Tranquility,
    card::Card,
    view::{PhaseName, Placeable, Run},
};
use crate::{Outcome, Seat};
use serde::Serialize;

/// One line of the trace, but for its number.
#[derive(Debug, Serialize)]
pub struct Position {
    active: Option<Seat>,
    phase: PhaseName,
    hands: Vec<Vec<Card>>,
    piles: Vec<u8>,
    discards: Vec<u8>,
    cells: Vec<Option<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Template>>,
    beside: Beside,
    outcome: Option<Outcome>,
}

/// A legal action that leaves the choice of payment open.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Template {
    Place { card: Card, cell: u8, cost: u8 },
    Discard {},
    Start {},
    Finish {},
}

/// What lies beside the cells. Every key is always there; what belongs to no module in play has its
/// resting value.
#[derive(Debug, Serialize)]
struct Beside {
    rocks: Option<u8>,
    start: Option<Card>,
    compasses: [u8; 2],
    yellow: Vec<u8>,
    orange: Vec<u8>,
    purple: [u8; 6],
    revealed: Option<Card>,
    known_monsters: Vec<Seat>,
    day_up: bool,
    explorer: u8,
    pledges: Option<Vec<Option<u8>>>,
    row: Option<Vec<Card>>,
}

impl Tranquility {
    pub(super) fn open_position(&self) -> Position {
        let counts = |lists: &[Vec<Card>]| lists.iter().map(|list| list.len() as u8).collect();
        Position {
            active: self.active_seat(),
            phase: self.phase_name(),
            hands: self.hands.clone(),
            piles: counts(&self.piles),
            discards: counts(&self.discards),
            cells: self.sea.cells(),
            legal: matches!(self.phase, Phase::Turn).then(|| self.templates()),
            beside: Beside {
                rocks: None,
                start: self.started.then_some(Card::Start),
                compasses: [0, 0],
                yellow: vec![0; self.seats()],
                orange: vec![0; self.seats()],
                purple: [0; 6],
                revealed: None,
                known_monsters: Vec::new(),
                day_up: true,
                explorer: 0,
                pledges: match &self.phase {
                    Phase::Pledging(window) | Phase::Giving(window) => Some(window.pledges.clone()),
                    _ => None,
                },
                row: None,
            },
            outcome: match &self.phase {
                Phase::Over(outcome) => Some(outcome.clone()),
                _ => None,
            },
        }
    }

    /// The legal actions of the active seat in its turn, sorted by their JSON text.
    fn templates(&self) -> Vec<Template> {
        let legal = self.legal(self.active);
        let mut list: Vec<Template> = Vec::new();
        for Placeable { card, runs } in legal.place {
            for Run(first, last, cost, _) in runs {
                list.extend((first..=last).map(|cell| Template::Place { card, cell, cost }));
            }
        }
        list.extend(legal.start.then_some(Template::Start {}));
        list.extend(legal.discard.then_some(Template::Discard {}));
        list.extend(legal.finish.then_some(Template::Finish {}));
        list.sort_by_cached_key(|template| serde_json::to_string(template).unwrap_or_default());
        list
    }
}
