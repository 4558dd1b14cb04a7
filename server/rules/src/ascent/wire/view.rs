//! Views: the public part for all viewers, and the private part of each seat.
//!
//! These types are the only way out of a running game. They are built field by field from public
//! facts; nothing is filtered out of a fuller picture.

use super::{log::LogLine, offers::Legal};
use crate::{
    Outcome, Seat, Viewable,
    ascent::{
        board::{Board, Phase},
        card::Card,
        hidden::seen::Seen,
        modules::documentary::Sequence,
        mountain::cell::Cell,
    },
    core::stack::Stack,
    small,
};
use serde::{Deserialize, Serialize};
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
    type Line = LogLine;

    fn public(&self) -> Public {
        let counts =
            |places: &[Stack<Card>]| places.iter().map(|place| small(place.len())).collect();
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
