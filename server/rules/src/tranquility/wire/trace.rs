//! A position laid open, in the form of the record's trace. It exists for records, which are open
//! anyway; nothing of a running game goes through here.

use super::{
    offers::{Legal, Placeable, Run, WildRun},
    view::PhaseName,
};
use crate::{
    Outcome, Seat,
    core::lists::Lists,
    tranquility::{
        DECK, Tranquility,
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

/// A legal action that leaves the choice of payment open.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Template {
    Place {
        card: Card,
        #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
        number: Option<u8>,
        cell: u8,
        cost: u8,
    },
    Discard {},
    Start {
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Finish {
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Monster {
        cell: u8,
    },
    DiscardHand {},
    MoveRocks {
        row: u8,
    },
    KeepRocks {},
    Blow {
        row: u8,
    },
    Compass {
        cell: u8,
    },
    TurnOver {
        cell: u8,
    },
    SwapHand {},
    Pass {},
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
            |lists: &Lists<Card, DECK>| lists.iter().map(|list| list.len() as u8).collect();
        let lists_legal = matches!(
            self.board.phase_name(),
            PhaseName::Turn | PhaseName::Rocks | PhaseName::StormPurple
        );
        Position {
            active: self.board.active_seat(),
            phase: self.board.phase_name(),
            hands: self.hands.into(),
            piles: match &self.board.contest {
                Some(_) => vec![self.stock.len() as u8],
                None => counts(&self.piles),
            },
            discards: counts(&self.discards),
            cells: self.open_cells(),
            legal: lists_legal.then(|| self.templates()),
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
                    None => self.stock.len() as u8,
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
}

impl Tranquility {
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

    /// The legal actions of the seat that has to decide, sorted by their JSON text.
    fn templates(&self) -> Vec<Template> {
        let Some(seat) = self.board.decider() else { return Vec::new() };
        let Legal {
            place,
            wild,
            discard,
            start,
            start_wild,
            finish,
            finish_wild,
            monster,
            discard_hand,
            compass,
            turn_over,
            swap_hand,
            pass,
            move_rocks,
            keep_rocks,
            blow,
            // These belong to what is listed, to other phases, or to every seat at any time.
            explores: _,
            spare: _,
            pledge: _,
            pledge_all_or_none: _,
            agree: _,
            give: _,
            give_from_pile: _,
            face_storm: _,
            reduce: _,
            pay: _,
            spend_compass: _,
            concede: _,
        } = self.board.legal(seat, self.hand(seat));
        let mut list: Vec<Template> = Vec::new();
        for Placeable { card, runs } in place {
            for Run { first, last, cost, .. } in runs {
                let cells = first..=last;
                list.extend(cells.map(|cell| Template::Place { card, number: None, cell, cost }));
            }
        }
        list.extend(wild.into_iter().flat_map(WildRun::all).map(|(cell, number, cost)| {
            Template::Place { card: Card::Wild, number: Some(number), cell, cost }
        }));
        list.extend(discard.map(|_| Template::Discard {}));
        list.extend(start.then_some(Template::Start { card: None }));
        list.extend(start_wild.then_some(Template::Start { card: Some(Card::Wild) }));
        list.extend(finish.then_some(Template::Finish { card: None }));
        list.extend(finish_wild.then_some(Template::Finish { card: Some(Card::Wild) }));
        list.extend(monster.into_iter().map(|cell| Template::Monster { cell }));
        list.extend(discard_hand.then_some(Template::DiscardHand {}));
        list.extend(compass.into_iter().map(|cell| Template::Compass { cell }));
        list.extend(turn_over.into_iter().map(|cell| Template::TurnOver { cell }));
        list.extend(swap_hand.then_some(Template::SwapHand {}));
        list.extend(pass.then_some(Template::Pass {}));
        list.extend(move_rocks.into_iter().map(|row| Template::MoveRocks { row }));
        list.extend(keep_rocks.map(|_| Template::KeepRocks {}));
        list.extend(blow.into_iter().map(|row| Template::Blow { row }));
        list.sort_by_cached_key(|template| serde_json::to_string(template).unwrap_or_default());
        list
    }
}
