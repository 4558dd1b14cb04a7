//! What leaves the game: public facts for everybody, and a seat's own facts for that seat.
//!
//! These types are the only way out of a running game. They are built field by field from public
//! facts; nothing is filtered out of a fuller picture.

use super::{
    Phase, Tranquility,
    card::{Card, CardCode},
    log::LogLine,
    sea::Stretch,
    start::NEEDED,
};
use crate::{Outcome, Seat};
use serde::Serialize;
use ts_rs::TS;

/// How many log lines a view carries; the rest can be asked for.
pub const LOG_LINES: usize = 20;

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "TranquilityPhase")]
pub enum PhaseName {
    /// Chance has not decided everything yet (T-1).
    Setup,
    /// The active seat acts (T-2).
    Turn,
    /// The seats settle how many cards each gives (T-4.5).
    StartPledge,
    /// The seats pick the cards they give (T-4.5).
    StartGive,
    /// The game has ended (T-8).
    Over,
}

/// What everybody may see.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "TranquilityPublic")]
pub struct Public {
    /// Where the game stands.
    pub phase: PhaseName,
    /// Whose turn it is; in the start phases the seat that played start.
    pub active: Option<Seat>,
    /// The seats that have something to do now.
    pub waiting: Vec<Seat>,
    /// The island in each cell, from the bottom left, row by row (T-0).
    pub cells: Vec<Option<u8>>,
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
    /// Which seats have agreed to stop (T-8.3).
    pub conceded: Vec<Seat>,
    /// How many log lines there are in all.
    pub log_length: usize,
    /// The newest log lines, oldest first.
    pub log: Vec<LogLine>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What was hidden, once the game is over (T-8.4).
    pub revealed: Option<Revealed>,
}

/// The negotiation of the start (T-4.5).
#[derive(Debug, Serialize, TS)]
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
#[derive(Debug, Serialize, TS)]
#[ts(rename = "TranquilityRevealed")]
pub struct Revealed {
    /// Every hand.
    #[ts(as = "Vec<Vec<CardCode>>")]
    pub hands: Vec<Vec<Card>>,
    /// Every draw pile, top card first.
    #[ts(as = "Vec<Vec<CardCode>>")]
    pub piles: Vec<Vec<Card>>,
    /// Every discard pile, oldest card first.
    #[ts(as = "Vec<Vec<CardCode>>")]
    pub discards: Vec<Vec<Card>>,
    /// The islands that were removed before the deal.
    #[ts(as = "Vec<CardCode>")]
    pub removed: Vec<Card>,
}

/// What a seat may see besides the public facts.
#[derive(Serialize, TS)]
#[ts(rename = "TranquilityPrivate")]
pub struct Private {
    /// The own hand, sorted.
    #[ts(as = "Vec<CardCode>")]
    pub hand: Vec<Card>,
    /// The cards picked for the start, until all seats have picked theirs.
    #[ts(as = "Option<Vec<CardCode>>")]
    pub giving: Option<Vec<Card>>,
    /// What the seat may do now.
    pub legal: Legal,
}

/// What a seat may do now; what is absent is not legal.
#[derive(Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "TranquilityLegal")]
pub struct Legal {
    /// The islands that can be placed, and where.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Placeable>>", optional)]
    pub place: Vec<Placeable>,
    /// Two cards may be discarded.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub discard: bool,
    /// A start card may be played; it is then the only thing to do (T-4.1).
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub start: bool,
    /// A finish card may be played.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub finish: bool,
    /// The most the seat can pledge (T-4.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pledge: Option<u8>,
    /// The seat may agree with the pledges.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub agree: bool,
    /// How many cards the seat must pick.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub give: Option<u8>,
    /// The seat may agree to stop.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub concede: bool,
}

/// Where a card of the hand can be placed.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct Placeable {
    /// The card.
    #[ts(as = "CardCode")]
    pub card: Card,
    /// The cells, in runs of equal cost.
    pub runs: Vec<Run>,
}

/// Neighbouring cells at the same cost: `[first, last, cost, hopeless]`. `hopeless` cells leave a gap
/// that no islands can fill any more, as anybody can see from the grid (T-3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Run(pub u8, pub u8, pub u8, pub bool);

impl From<(Stretch, bool)> for Run {
    fn from((Stretch { first, last, cost }, hopeless): (Stretch, bool)) -> Run {
        Run(first, last, cost, hopeless)
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde's skip_serializing_if takes a reference"
)]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl Tranquility {
    pub(super) fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::StartsDue | Phase::FirstDue => PhaseName::Setup,
            Phase::Turn => PhaseName::Turn,
            Phase::Pledging(_) => PhaseName::StartPledge,
            Phase::Giving(_) => PhaseName::StartGive,
            Phase::Over(_) => PhaseName::Over,
        }
    }

    /// Whose turn it is; nobody's before the first turn and after the last.
    pub(super) fn active_seat(&self) -> Option<Seat> {
        match self.phase_name() {
            PhaseName::Setup | PhaseName::Over => None,
            _ => Some(self.active),
        }
    }

    /// Whether the game does not go on without that seat.
    pub(super) fn is_waited_for(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::StartsDue | Phase::FirstDue | Phase::Over(_) => false,
            Phase::Turn => seat == self.active,
            Phase::Pledging(window) => window.is_waited_for(seat),
            Phase::Giving(window) => window.gifts[seat.index()].is_none(),
        }
    }

    pub(super) fn public_view(&self) -> Public {
        let counts = |lists: &[Vec<Card>]| lists.iter().map(|list| list.len() as u8).collect();
        let outcome = match &self.phase {
            Phase::Over(outcome) => Some(outcome.clone()),
            _ => None,
        };
        Public {
            phase: self.phase_name(),
            active: self.active_seat(),
            waiting: Seat::all(self.seats()).filter(|seat| self.is_waited_for(*seat)).collect(),
            cells: self.sea.cells(),
            started: self.started,
            hands: counts(&self.hands),
            piles: counts(&self.piles),
            discards: counts(&self.discards),
            window: match &self.phase {
                Phase::Pledging(window) | Phase::Giving(window) => Some(Window {
                    needed: NEEDED,
                    pledges: window.pledges.clone(),
                    agreed: window.agreed.clone(),
                    given: window.gifts.iter().map(Option::is_some).collect(),
                }),
                _ => None,
            },
            conceded: Seat::all(self.seats()).filter(|seat| self.conceded[seat.index()]).collect(),
            log_length: self.log.len(),
            log: self.log[self.log.len().saturating_sub(LOG_LINES)..].to_vec(),
            revealed: outcome.is_some().then(|| Revealed {
                hands: self.hands.clone(),
                piles: self.piles.iter().map(|pile| pile.iter().rev().copied().collect()).collect(),
                discards: self.discards.clone(),
                removed: self.removed.clone(),
            }),
            outcome,
        }
    }

    pub(super) fn private_view(&self, seat: Seat) -> Private {
        Private {
            hand: self.hand(seat).to_vec(),
            giving: match &self.phase {
                Phase::Giving(window) => window.gifts.get(seat.index()).cloned().flatten(),
                _ => None,
            },
            legal: self.legal(seat),
        }
    }
}
