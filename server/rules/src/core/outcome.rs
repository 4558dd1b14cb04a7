//! How a game ended.

use crate::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The end of a game, as written in a record (T-8).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "result", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// All seats won together.
    Won {},
    /// All seats lost together.
    Lost {
        /// Why.
        reason: LossReason,
        /// The seat without a legal action, for that reason alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// The seats played against each other.
    Ranked {
        /// Each seat's points.
        scores: Vec<i32>,
        /// The seats that share the win.
        winners: Vec<Seat>,
    },
}

/// Why a game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LossReason {
    /// A seat had no legal action in its turn.
    NoLegalAction,
    /// All seats together could not give the eight cards of the start.
    StartUnpayable,
    /// All seats agreed to stop.
    Conceded,
}
