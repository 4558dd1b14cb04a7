//! All that lies open on the table.

use super::{
    card::Card,
    modules::{documentary::Documentary, wildlife::Herds},
    mountain::Mountain,
    options::Options,
};
use crate::{LossReason, Outcome, Seat, SeatSet};

/// All that lies open on the table, and what follows from it: the same for every viewer.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Board {
    /// What was chosen before the game.
    pub options: Options,
    /// How many seats there are.
    pub seats: u8,
    /// The cards on the mountain.
    pub mountain: Mountain,
    /// The shown sequences.
    pub documentary: Documentary,
    /// The ibex; nowhere, without the wildlife module.
    pub herds: Herds,
    /// The cards that are out of the game for good: covered bridges.
    pub gone: Vec<Card>,
    /// 0 with more than one seat.
    pub grapples: u8,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// The seats that have agreed to stop.
    pub conceded: SeatSet,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The active seat acts.
    Turn,
    /// Chance shuffles hand and draw pile together.
    ReshuffleDue,
    /// The game has ended.
    Over(Outcome),
}

/// How many cards a hand is drawn up to.
const HAND_LIMIT: usize = 5;
/// The same in the solo game.
const SOLO_HAND_LIMIT: usize = 6;

impl Board {
    /// How many cards a hand is drawn up to.
    pub fn hand_limit(&self) -> usize {
        Board::hand_limit_of(self.seats.into())
    }

    /// The same at a table with that many seats.
    pub(super) fn hand_limit_of(seats: usize) -> usize {
        if seats == 1 { SOLO_HAND_LIMIT } else { HAND_LIMIT }
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Turn | Phase::ReshuffleDue => None,
        }
    }

    /// Whose turn it is; no seat's after the last.
    pub fn active_seat(&self) -> Option<Seat> {
        self.outcome().is_none().then_some(self.active)
    }

    /// Lets all seats lose together.
    pub(super) fn lose(&mut self, reason: LossReason, seat: Option<Seat>) {
        self.phase = Phase::Over(Outcome::Lost { reason, seat });
    }

    /// Begins the turn of a seat with that hand: without a legal action the game is lost at once
    ///
    pub(super) fn begin_turn(&mut self, seat: Seat, hand: &[Card]) {
        self.active = seat;
        self.phase = Phase::Turn;
        if !self.can_act(hand) {
            self.lose(LossReason::NoLegalAction, Some(seat));
        }
    }
}
