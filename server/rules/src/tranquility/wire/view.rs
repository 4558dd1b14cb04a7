//! Views: the public part for all viewers, and the private part of each seat.
//!
//! These types are the only way out of a running game. They are built field by field from public
//! facts; nothing is filtered out of a fuller picture.

use super::{log::LogLine, offers::Legal};
use crate::{
    Outcome, Seat, SeatSet, Viewable,
    core::stack::Stack,
    small,
    tranquility::{
        action::StormAt,
        board::{Board, Phase},
        card::{Card, Storm},
        hidden::seen::Seen,
        options::Grid,
        sea::layout::{Layout, Line},
        turn::start::NEEDED,
    },
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "TranquilityPhase")]
pub enum PhaseName {
    /// Chance has not decided everything yet.
    Setup,
    /// The active seat acts.
    Turn,
    /// The seats settle how many cards each gives.
    StartPledge,
    /// The seats pick the cards they give.
    StartGive,
    /// The rocks are moved or kept.
    Rocks,
    /// A storm was turned up and can still be ended.
    StormRevealed,
    /// A purple storm looks for its row.
    StormPurple,
    /// A hand is reduced under a yellow storm.
    StormYellow,
    /// An island on an explorer cell is being paid for.
    ExplorerPay,
    /// The game has ended.
    Over,
}

/// What all games look like.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityShape")]
pub struct Shape {
    /// How the cells of each grid lie.
    pub grids: BTreeMap<Grid, GridShape>,
}

/// How the cells of a grid lie.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityGridShape")]
pub struct GridShape {
    pub cells: u8,
    /// Its lines, by their cells.
    pub lines: Vec<Line>,
    /// The spaces beside the grid, for cards that lie in no cell.
    pub spaces: Vec<Space>,
}

/// A space beside the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "TranquilitySpace")]
pub enum Space {
    /// For the start card.
    Start,
    /// For the finish card.
    Finish,
}

/// A part of the arch that is built at one time (T-10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "TranquilityStage")]
pub enum StageName {
    /// Both pillars, each for itself and for nothing.
    Pillars,
    Roof,
}

/// The public view.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityPublic")]
pub struct Public {
    /// Where the game stands.
    pub phase: PhaseName,
    /// Whose turn it is; in the start phases the seat that played start.
    pub active: Option<Seat>,
    /// The seats that have something to do now.
    pub waiting: Vec<Seat>,
    /// The shape of the sea.
    pub grid: Grid,
    /// The island in each cell, as the grid counts them.
    pub cells: Vec<Option<u8>>,
    /// What is being built of the arch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stage: Option<StageName>,
    /// The cells onto which no card may be put for now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<u8>,
    /// The cells in which a wild lies in an island's place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wilds: Vec<u8>,
    /// The row with the rocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rocks: Option<u8>,
    /// The seats known to hold a monster.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known_monsters: Vec<Seat>,
    /// The storms and compasses, in games with them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub storms: Option<StormsView>,
    /// The pyramid's explorer pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub explorer: Option<ExplorerView>,
    /// Which sides are up by day and night.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sides: Option<SidesView>,
    /// The row, the owners and the points of the competition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contest: Option<ContestView>,
    /// Whether the start space is filled.
    pub started: bool,
    /// How many cards each hand holds.
    pub hands: Vec<u8>,
    /// How many cards each draw pile holds.
    pub piles: Vec<u8>,
    /// How many cards each discard pile holds.
    pub discards: Vec<u8>,
    /// The negotiation of the start, while it lasts.
    pub window: Option<Window>,
    /// Which seats have agreed to stop.
    pub conceded: Vec<Seat>,
    /// How many log lines there are in all.
    pub log_length: usize,
    /// The newest log lines, oldest first.
    pub log: Vec<LogLine>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What was hidden, once the game is over.
    pub revealed: Option<Revealed>,
}

/// Storms and compasses (T-7).
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct StormsView {
    /// Compasses beside the grid, and owned by the seats together.
    pub compasses: [u8; 2],
    /// Yellow storms before each seat.
    pub yellow: Vec<u8>,
    /// Orange storms before each seat.
    pub orange: Vec<u8>,
    /// Purple storms beside each row.
    pub purple: [u8; 6],
    /// The storm that was turned up and has not taken effect.
    pub revealed: Option<Storm>,
    /// The storms that could be ended with an owned compass now: the seats may talk about
    /// which.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub endable: Vec<StormAt>,
    /// The active seat has no legal action: a compass has to be spent.
    pub stuck: bool,
}

/// The pyramid's explorer pile (T-11).
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct ExplorerView {
    /// How many cards it has left.
    pub left: u8,
    /// The explorer cells.
    pub cells: Vec<u8>,
    /// The cells on which storms lie.
    pub storms: Vec<u8>,
    /// What the active seat has to pay for an island on an explorer cell.
    pub due: Option<u8>,
}

/// Which sides are up by day and night (T-12).
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct SidesView {
    /// Whether the hands show night.
    pub night_up: bool,
    /// The cells whose islands show night.
    pub night: Vec<u8>,
    /// The cells whose islands show the side that keeps the seats from finishing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<u8>,
}

/// The competition (T-13).
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct ContestView {
    /// The open row, the card farthest from the pile first.
    pub row: Vec<Card>,
    /// How many cards the common pile has left.
    pub pile: u8,
    /// The cells with islands of seat 1; all other islands are of seat 0.
    pub second: Vec<u8>,
    /// Each seat's points so far.
    pub scores: Vec<i32>,
}

/// The negotiation of the start (T-4.5).
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityWindow")]
pub struct Window {
    /// How many cards the seats must give together.
    pub needed: u8,
    /// What each seat has pledged so far.
    pub pledges: Vec<Option<u8>>,
    /// Which seats agree with the pledges as they stand.
    pub agreed: Vec<bool>,
    /// Which seats have picked their cards.
    pub given: Vec<bool>,
}

/// What was hidden (T-8.4).
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityRevealed")]
pub struct Revealed {
    /// Every hand.
    pub hands: Vec<Vec<Card>>,
    /// Every draw pile, top card first.
    pub piles: Vec<Vec<Card>>,
    /// Every discard pile, oldest card first.
    pub discards: Vec<Vec<Card>>,
    /// The islands that were removed before the deal.
    pub removed: Vec<Card>,
    /// The rest of the explorer pile, top card first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub explorer: Vec<Card>,
    /// The rest of the competition's common pile, top card first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<Card>,
}

/// What a seat may see besides the public facts.
#[derive(Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityPrivate")]
pub struct Private {
    /// The own hand, sorted.
    pub hand: Vec<Card>,
    /// The cards picked for the start, until all seats have picked theirs.
    pub giving: Option<Vec<Card>>,
    /// What the seat may do now.
    pub legal: Legal,
}

impl Shape {
    pub(in crate::tranquility) fn new() -> Shape {
        let shape = |grid: Grid| {
            let Layout { cells, lines, .. } = grid.layout();
            let start = grid.has_start().then_some(Space::Start);
            let finish = grid.has_finish().then_some(Space::Finish);
            let spaces = start.into_iter().chain(finish).collect();
            GridShape { cells: *cells, lines: lines.to_vec(), spaces }
        };
        Shape { grids: Grid::ALL.into_iter().map(|grid| (grid, shape(grid))).collect() }
    }
}

impl Board {
    pub(in crate::tranquility) fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::StartsDue | Phase::FirstDue => PhaseName::Setup,
            Phase::Turn => PhaseName::Turn,
            Phase::Pledging(_) => PhaseName::StartPledge,
            Phase::Giving(_) => PhaseName::StartGive,
            Phase::Rocks | Phase::RocksDue => PhaseName::Rocks,
            Phase::StormRevealed => PhaseName::StormRevealed,
            Phase::StormPurple => PhaseName::StormPurple,
            Phase::StormYellow { .. } => PhaseName::StormYellow,
            Phase::ExplorerPay { .. } => PhaseName::ExplorerPay,
            Phase::Over(_) => PhaseName::Over,
        }
    }

    /// The seat whose turn it is, or that has to decide; none before the first turn and after the last.
    pub(in crate::tranquility) fn active_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::StartsDue | Phase::FirstDue | Phase::Over(_) => None,
            _ => self.decider().or(Some(self.active)),
        }
    }

    /// The seats without which the game does not go on.
    pub(in crate::tranquility) fn waiting(&self) -> SeatSet {
        let all = SeatSet::all(self.seats.into());
        match &self.phase {
            Phase::Pledging(window) => all.iter().filter(|it| window.is_waited_for(*it)).collect(),
            Phase::Giving(window) => all.iter().filter(|it| !window.given.contains(*it)).collect(),
            // A compass has to be spent, by any seat (T-7.6).
            Phase::Turn if self.stuck => all,
            _ => self.decider().into_iter().collect(),
        }
    }

    fn storms_view(&self) -> StormsView {
        StormsView {
            compasses: self.storms.compasses,
            yellow: self.storms.yellow.to_vec(),
            orange: self.storms.orange.to_vec(),
            purple: self.storms.purple,
            revealed: self.storms.revealed.map(|revealed| revealed.storm),
            endable: if self.may_talk_of_storms() { self.storms.all() } else { Vec::new() },
            stuck: self.is_stuck(),
        }
    }
}

impl Viewable for Seen {
    type Public = Public;
    type Private = Private;
    type Line = LogLine;

    fn public(&self) -> Public {
        let counts =
            |places: &[Stack<Card>]| places.iter().map(|place| small(place.len())).collect();
        let Seen { board, hands, piles, discards, stock, .. } = self;
        Public {
            phase: board.phase_name(),
            active: board.active_seat(),
            waiting: board.waiting().iter().collect(),
            grid: board.options.grid,
            cells: board.sea.cells(),
            stage: (board.options.grid == Grid::Arch).then(|| match board.sea.stage() {
                0 => StageName::Pillars,
                _ => StageName::Roof,
            }),
            closed: board.closed_cells().iter().collect(),
            wilds: board.sea.wilds().iter().collect(),
            rocks: board.rocks,
            known_monsters: board.known_monsters.iter().collect(),
            storms: board.options.storms.then(|| board.storms_view()),
            explorer: (board.options.grid == Grid::Pyramid).then(|| ExplorerView {
                left: small(stock.len()),
                cells: board.sea.layout().explorer_cells.to_vec(),
                storms: board.explorer.closed_cells().iter().collect(),
                due: match board.phase {
                    Phase::ExplorerPay { due } => Some(due),
                    _ => None,
                },
            }),
            sides: (board.options.grid == Grid::DayNight).then(|| SidesView {
                night_up: board.sides.night_up,
                night: board.sides.night.iter().collect(),
                wrong: board.sides.wrong(board.sea.occupied()).collect(),
            }),
            contest: board.contest.as_ref().map(|contest| ContestView {
                row: contest.row.to_vec(),
                pile: small(stock.len()),
                second: contest.second.iter().collect(),
                scores: board.scores(discards.iter().map(Vec::len)),
            }),
            started: board.start.is_some(),
            hands: counts(hands),
            piles: counts(piles),
            discards: discards.iter().map(|cards| small(cards.len())).collect(),
            window: match &board.phase {
                Phase::Pledging(window) | Phase::Giving(window) => Some(Window {
                    needed: NEEDED,
                    pledges: window.pledges.to_vec(),
                    agreed: flags(window.agreed, hands.len()),
                    given: flags(window.given, hands.len()),
                }),
                _ => None,
            },
            conceded: board.conceded.iter().collect(),
            log_length: 0,
            log: Vec::new(),
            outcome: board.outcome().cloned(),
            revealed: self.revealed(),
        }
    }

    fn write_log(public: &mut Public, length: usize, newest: &[LogLine]) {
        public.log_length = length;
        public.log = newest.to_vec();
    }

    fn private(&self, seat: Seat) -> Private {
        let legal = self.hand(seat).map(|hand| self.board.legal(seat, hand)).unwrap_or_default();
        Private { legal, ..self.private_without_offers(seat) }
    }

    fn private_without_offers(&self, seat: Seat) -> Private {
        let gift = self.gifts.get(seat.index()).and_then(Option::as_ref);
        Private {
            hand: self.hand(seat).unwrap_or_default().to_vec(),
            giving: gift.map(|gift| gift.cards.to_vec()),
            legal: Legal::default(),
        }
    }
}

impl Seen {
    fn revealed(&self) -> Option<Revealed> {
        let open = |place: &Stack<Card>| Some(place.open()?.to_vec());
        let from_top = |place: &Stack<Card>| Some(place.open()?.iter().rev().copied().collect());
        let is_contest = self.board.contest.is_some();
        let stock: Vec<Card> = from_top(&self.stock)?;
        let (explorer, pile) = if is_contest { (Vec::new(), stock) } else { (stock, Vec::new()) };
        Some(Revealed {
            hands: self.hands.iter().map(open).collect::<Option<_>>()?,
            piles: self.piles.iter().map(from_top).collect::<Option<_>>()?,
            discards: self
                .discards
                .iter()
                .map(|cards| cards.iter().copied().collect())
                .collect::<Option<_>>()?,
            removed: open(&self.removed)?,
            explorer,
            pile,
        })
    }
}

/// For each seat whether it is in the set.
fn flags(set: SeatSet, seats: usize) -> Vec<bool> {
    Seat::all(seats).map(|seat| set.contains(seat)).collect()
}
