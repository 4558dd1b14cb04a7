//! A position laid open, in the form of the record's trace. It exists for records, which are open
//! anyway; nothing of a running game goes through here.

use super::view::PhaseName;
use crate::{
    Game, Outcome, Seat,
    core::{game::by_text, lists::Lists},
    small,
    tranquility::{
        DECK, Template, Tranquility,
        board::Phase,
        card::{Card, Storm},
        options::Grid,
    },
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
    cells: Vec<Option<Cell>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Template>>,
    beside: Beside,
    outcome: Option<Outcome>,
}

/// What lies on a cell.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Cell {
    /// An island, or a wild that stands for it.
    Island(u8),
    /// An island and its side.
    Sided(u8, Side),
    /// An island and its seat.
    Owned(u8, Seat),
    /// A storm of the pyramid.
    Storm(StormName),
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Side {
    Day,
    Night,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum StormName {
    Storm,
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
    revealed: Option<Storm>,
    known_monsters: Vec<Seat>,
    day_up: bool,
    explorer: u8,
    pledges: Option<Vec<Option<u8>>>,
    row: Option<Vec<Card>>,
}

impl Tranquility {
    pub(in crate::tranquility) fn laid_bare(&self) -> Position {
        let counts =
            |lists: &Lists<Card, DECK>| lists.iter().map(|list| small(list.len())).collect();
        let lists_legal = matches!(
            self.board.phase_name(),
            PhaseName::Turn | PhaseName::Rocks | PhaseName::StormPurple
        );
        Position {
            active: self.board.active_seat(),
            phase: self.board.phase_name(),
            hands: self.hands.into(),
            piles: match &self.board.contest {
                Some(_) => vec![small(self.stock.len())],
                None => counts(&self.piles),
            },
            discards: counts(&self.discards),
            cells: self.open_cells(),
            legal: lists_legal.then(|| self.traced_templates()),
            beside: Beside {
                rocks: self.board.rocks,
                start: self.board.start,
                compasses: self.board.storms.compasses,
                yellow: self.board.storms.yellow.to_vec(),
                orange: self.board.storms.orange.to_vec(),
                purple: self.board.storms.purple,
                revealed: self.board.storms.revealed.map(|revealed| revealed.storm),
                known_monsters: self.board.known_monsters.iter().collect(),
                day_up: !self.board.sides.night_up,
                explorer: match self.board.contest {
                    Some(_) => 0,
                    None => small(self.stock.len()),
                },
                pledges: match &self.board.phase {
                    Phase::Pledging(window) | Phase::Giving(window) => {
                        Some(window.pledges.to_vec())
                    }
                    _ => None,
                },
                row: self.board.contest.as_ref().map(|contest| contest.row.to_vec()),
            },
            outcome: self.board.outcome().cloned(),
        }
    }

    fn open_cells(&self) -> Vec<Option<Cell>> {
        let storms = self.board.explorer.closed_cells();
        let cells = (0..).zip(self.board.sea.cells());
        let open = cells.map(|(cell, number)| match number {
            None => storms.contains(cell).then_some(Cell::Storm(StormName::Storm)),
            Some(number) => Some(match (&self.board.contest, self.board.options.grid) {
                (Some(contest), _) => {
                    Cell::Owned(number, Seat(contest.second.contains(cell).into()))
                }
                (None, Grid::DayNight) if self.board.sides.night.contains(cell) => {
                    Cell::Sided(number, Side::Night)
                }
                (None, Grid::DayNight) => Cell::Sided(number, Side::Day),
                (None, _) => Cell::Island(number),
            }),
        });
        open.collect()
    }

    /// What the seat that has to decide may do, but for what goes on at the start, for storms and for
    /// stopping.
    fn traced_templates(&self) -> Vec<Template> {
        let Some(seat) = self.board.decider() else { return Vec::new() };
        let mut list = self.templates(seat);
        list.retain(|template| {
            !matches!(
                template,
                Template::FaceStorm {}
                    | Template::Reduce { .. }
                    | Template::Pay { .. }
                    | Template::SpendCompass { .. }
                    | Template::Concede {}
            )
        });
        by_text(list)
    }
}
