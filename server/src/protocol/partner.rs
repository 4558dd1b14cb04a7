//! A computer partner on a seat, as it is stored and sent.

use bots::Level;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A computer partner on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Partner {
    /// How well it plays.
    pub level: Level,
    /// The number of its face, 0 to 11. What that looks like is left to the client.
    pub face: u8,
}
