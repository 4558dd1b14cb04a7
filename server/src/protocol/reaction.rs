//! Reactions between games, as they are stored and sent.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A reaction to a game. What it looks like is left to the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Praise for the others.
    Applause,
    /// Affection.
    Heart,
    /// Laughter.
    Laugh,
    /// Surprise.
    Gasp,
    /// Consolation.
    Sigh,
}
