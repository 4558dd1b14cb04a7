//! How well a partner plays.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How well a partner plays.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PartnerLevel")]
pub enum Level {
    /// Makes the mistakes that people make.
    Gentle,
    /// Plays by rules of thumb.
    #[default]
    Steady,
    /// Thinks ahead.
    Sharp,
}

impl Level {
    /// The budget of a decision, in games played on in thought.
    pub fn rollouts(self) -> u32 {
        match self {
            Level::Gentle | Level::Steady => 0,
            Level::Sharp => 1_200,
        }
    }
}
