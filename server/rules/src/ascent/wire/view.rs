//! Views: the public part for all viewers, and the private part of each seat.
//!
//! These types are the only way out of a running game. They are built field by field from public
//! facts; nothing is filtered out of a fuller picture.

use super::log::LogLine;
use crate::{
    Outcome, Seat, Viewable,
    ascent::{
        Template,
        board::{Board, Phase},
        card::Card,
        hidden::seen::Seen,
        modules::documentary::Sequence,
        mountain::cell::Cell,
    },
    cards::Unpaid as _,
    core::stack::Stack,
    strict::is_default,
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AscentPhase")]
pub enum PhaseName {
    /// The active seat acts, or chance decides about its new hand.
    Turn,
    /// The game has ended.
    Over,
}

/// What the mountain looks like.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "AscentShape")]
pub struct Shape {
    /// How many cells each row has, bottom up. A row begins half a cell farther to the right than the
    /// one below: a cell rests on that of the same column there, and on the next one.
    pub rows: Vec<u8>,
    /// Where the summit goes, and no other card.
    pub summit: Cell,
}

/// The public view.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "AscentPublic")]
pub struct Public {
    /// Where the game stands.
    pub phase: PhaseName,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The cards of each row, 1 to 9, from the left as far as they reach. A covered bridge
    /// does not show any more.
    pub rows: Vec<Vec<Card>>,
    /// The campfires among them, bottom up and from the left, with the values that they have adopted.
    pub campfires: Vec<AdoptedValue>,
    /// How many cards each hand holds.
    pub hands: Vec<u8>,
    /// How many cards each draw pile holds.
    pub piles: Vec<u8>,
    /// How many cards each discard pile holds.
    pub discards: Vec<u8>,
    /// How many grapples are left in the solo game.
    pub grapples: u8,
    /// The longest trail now, from row 1 up; absent without that module.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub trail: Option<Vec<Cell>>,
    /// The shown sequences from the left; none without that module.
    pub panoramas: Vec<Panorama>,
    /// Where ibex stand, bottom up and from the left.
    pub ibex: Vec<Ibex>,
    /// What the summit waits for, and how far each of it is.
    pub goals: Vec<Progress>,
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

/// The value of a campfire on the mountain (A-5.1d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentAdoptedValue")]
pub struct AdoptedValue {
    /// The campfire's cell.
    pub cell: Cell,
    /// The value that it adopted when it was played; `None` where no slope lay on its left then.
    pub value: Option<u8>,
}

/// A panorama that shows its sequence.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "AscentPanorama")]
pub struct Panorama {
    /// Its values from left to right.
    pub sequence: Sequence,
    /// Whether it has been filmed.
    pub filmed: bool,
}

/// Ibex on one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentIbex")]
pub struct Ibex {
    /// The card's cell.
    pub cell: Cell,
    /// How many stand there.
    pub count: u8,
}

/// What the summit waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AscentGoal")]
pub enum Goal {
    /// A slope or campfire in every cell below it.
    Mountain,
    /// A green trail.
    Trail,
    /// All shown sequences.
    Documentary,
    /// Eight ibex on row 8.
    Wildlife,
}

/// How far a goal is; it is met when as much is reached as is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentProgress")]
pub struct Progress {
    /// The goal.
    pub goal: Goal,
    /// How many of its cells, sequences or ibex there are.
    pub reached: u8,
    /// How many there must be.
    pub needed: u8,
}

/// What was hidden.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "AscentRevealed")]
pub struct Revealed {
    /// Every hand.
    pub hands: Vec<Vec<Card>>,
    /// Every draw pile, top card first.
    pub piles: Vec<Vec<Card>>,
    /// Every discard pile, sorted.
    pub discards: Vec<Vec<Card>>,
}

/// What a seat may see besides the public facts.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "AscentPrivate")]
pub struct Private {
    /// The own hand, sorted.
    pub hand: Vec<Card>,
    /// What the seat may do now.
    pub legal: Legal,
}

/// What a seat may do now; what is absent is not legal.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentLegal")]
pub struct Legal {
    /// The slopes that can be placed, and where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slope: Vec<SlopePlaces>,
    /// The campfires that can be placed, on which slopes, and where those can go.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub campfire: Vec<CampfireMoves>,
    /// The cells where a bridge can be placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridge: Vec<Cell>,
    /// The summit can be placed, which wins the game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub summit: bool,
    /// How many cards may be discarded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub discard: Option<u8>,
    /// The cards of the hand, as often as it holds them, from which is picked whatever is paid or
    /// discarded, those that are easiest to spare first; a card that is placed does not pay for itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spare: Vec<Card>,
    /// The herds that can be led, and where to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lead: Vec<HerdMoves>,
    /// A grapple may be spent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub grapple: bool,
    /// The seat may agree to stop.
    #[serde(default, skip_serializing_if = "is_default")]
    pub concede: bool,
}

impl Legal {
    /// Adds what a seat may do, but for herds to lead: those are listed by the cells within reach.
    /// Templates of one card come one behind the other.
    pub(in crate::ascent) fn add(&mut self, template: Template) {
        let due = template.due();
        match template {
            Template::Slope { card, cell, cost } => {
                if self.slope.last().is_none_or(|last| last.card != card) {
                    self.slope.push(SlopePlaces { card, cells: Vec::new() });
                }
                let last = self.slope.last_mut().map(|last| &mut last.cells);
                last.into_iter().for_each(|cells| cells.push(Place { cell, cost }));
            }
            Template::Campfire { card, cell, to, cost } => {
                if self.campfire.last().is_none_or(|last| last.card != card) {
                    self.campfire.push(CampfireMoves { card, slopes: Vec::new() });
                }
                let Some(CampfireMoves { slopes, .. }) = self.campfire.last_mut() else { return };
                let place = Place { cell: to, cost };
                match slopes.last_mut() {
                    Some(last) if last.cell == cell => last.to.push(place),
                    _ => slopes.push(SlopeMoves { cell, to: vec![place] }),
                }
            }
            Template::Bridge { cell } => self.bridge.push(cell),
            Template::Summit {} => self.summit = true,
            Template::Discard {} => self.discard = Some(due),
            Template::Lead { .. } => {}
            Template::Grapple {} => self.grapple = true,
            Template::Concede {} => self.concede = true,
        }
    }
}

/// Cells where cards of the hand cannot be placed for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentBarred")]
pub struct Barred {
    /// The cards.
    pub cards: Vec<Card>,
    /// The code with which the placement would be refused.
    #[ts(as = "String")]
    pub why: Cow<'static, str>,
    /// What it would cost, where the hand cannot pay that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// A cell where a card can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(rename = "AscentPlace")]
pub struct Place {
    /// The cell.
    pub cell: Cell,
    /// How many cards that costs; nothing where it is absent. Any card of the hand pays, but not the
    /// one that is placed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: u8,
}

/// Where a slope of the hand can be placed.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentSlopePlaces")]
pub struct SlopePlaces {
    /// The card.
    pub card: Card,
    /// The cells.
    pub cells: Vec<Place>,
}

/// What a campfire of the hand can replace.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentCampfireMoves")]
pub struct CampfireMoves {
    /// The card.
    pub card: Card,
    /// The slopes that it can replace.
    pub slopes: Vec<SlopeMoves>,
}

/// Where a slope on the mountain can move out of a campfire's way.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentSlopeMoves")]
pub struct SlopeMoves {
    /// The slope's cell.
    pub cell: Cell,
    /// The cells where it can go.
    pub to: Vec<Place>,
}

/// Where a herd can be led.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentHerdMoves")]
pub struct HerdMoves {
    /// The herd's cell.
    pub cell: Cell,
    /// The cells that it can reach, each after those from which it is stepped on.
    pub to: Vec<HerdStep>,
}

/// A cell that a herd can reach. Every path of such steps can be taken, and no other.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentHerdStep")]
pub struct HerdStep {
    /// The cell.
    pub cell: Cell,
    /// How many cards a path that ends there costs.
    pub cost: u8,
    /// The cells from which a step leads there.
    pub from: Vec<Cell>,
}

impl Board {
    pub(in crate::ascent) fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::Turn | Phase::ReshuffleDue => PhaseName::Turn,
            Phase::Over(_) => PhaseName::Over,
        }
    }

    /// Where ibex stand, bottom up and from the left.
    pub(in crate::ascent) fn ibex(&self) -> Vec<Ibex> {
        self.herds.iter().map(|(cell, count)| Ibex { cell, count }).collect()
    }
}

impl Viewable for Seen {
    type Public = Public;
    type Private = Private;
    type Event = LogLine;

    fn public(&self) -> Public {
        let counts =
            |places: &[Stack<Card>]| places.iter().map(|place| place.len() as u8).collect();
        let Seen { board, hands, piles, discards, .. } = self;
        let campfires = board.mountain.campfires();
        let shown = board.documentary.shown().iter();
        Public {
            phase: board.phase_name(),
            active: board.active_seat(),
            rows: board.mountain.rows().iter().map(|row| row.to_vec()).collect(),
            campfires: campfires.map(|(cell, value)| AdoptedValue { cell, value }).collect(),
            hands: counts(hands),
            piles: counts(piles),
            discards: counts(discards),
            grapples: board.grapples,
            trail: board.options.trail.then(|| board.mountain.longest_trail()),
            panoramas: shown
                .map(|(sequence, filmed)| Panorama { sequence: *sequence, filmed: *filmed })
                .collect(),
            ibex: board.ibex(),
            goals: board.goals(),
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
        Private { hand: self.hand(seat).unwrap_or_default().to_vec(), legal: Legal::default() }
    }
}

impl Seen {
    fn revealed(&self) -> Option<Revealed> {
        let open = |places: &[Stack<Card>]| -> Option<Vec<Vec<Card>>> {
            places.iter().map(|place| Some(place.open()?.to_vec())).collect()
        };
        let piles = open(&self.piles)?;
        Some(Revealed {
            hands: open(&self.hands)?,
            piles: piles.into_iter().map(|pile| pile.into_iter().rev().collect()).collect(),
            discards: open(&self.discards)?,
        })
    }
}
