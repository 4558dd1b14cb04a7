//! What is told of games afterwards: figures, stories, near misses.

#![cfg_attr(
    not(test),
    warn(
        unreachable_pub,
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        clippy::cast_sign_loss
    )
)]

pub mod ascent {
    //! Of The Ascent.
    pub mod near_miss;
    pub mod statistics;
    pub mod stories;
}

pub mod santa_timea {
    //! Of Santa Timea.
    pub mod statistics;
    pub mod stories;
}

pub mod tranquility {
    //! Of Tranquility.
    pub mod near_miss;
    pub mod statistics;
    pub mod stories;
}

use rules::{Hidden, Seat};
use serde::{Serialize, de::DeserializeOwned};
use ts_rs::TS;

/// A game that is told in figures afterwards.
pub trait Counted: Hidden {
    /// What is counted on the way, besides the log.
    type Tally: Clone + Default + Send + Sync;
    /// What happened, in figures.
    type Statistics: Serialize + DeserializeOwned + TS;

    /// Counts an action that led to this position and emitted these events.
    fn count(
        &self,
        tally: &mut Self::Tally,
        seat: Seat,
        action: &Self::Action,
        events: &[Self::Line],
    );

    /// Returns what has happened, in figures, for a record that is open anyway: it may name cards
    /// that were hidden.
    fn statistics(&self, log: &[Self::Line], tally: &Self::Tally) -> Self::Statistics;

    /// Whether a line of the log tells of the action of a turn.
    fn is_turn(line: &Self::Line) -> bool;
}

/// How many turns the log tells of.
pub fn turns<G: Counted>(log: &[G::Line]) -> usize {
    log.iter().filter(|line| G::is_turn(line)).count()
}
