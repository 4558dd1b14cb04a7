//! What can be chosen before a game.

use crate::Refusal;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many panoramas may show their sequence; 0 is without the module.
pub const DOCUMENTARY: [u8; 4] = [0, 3, 4, 5];
/// The most grapples the solo game can have.
pub const GRAPPLES: u8 = 3;

/// The options of The Ascent, as written in a record. All modules go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AscentOptions")]
pub struct Options {
    /// Whether a green trail is needed.
    pub trail: bool,
    /// How many sequences are to be filmed: 0, 3, 4 or 5.
    pub documentary: u8,
    /// Whether ibex are to be led up.
    pub wildlife: bool,
    /// How many grapples the solo game has: 0 to 3; without effect for more seats.
    pub grapples: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { trail: false, documentary: 0, wildlife: false, grapples: GRAPPLES }
    }
}

impl Options {
    /// Checks that the game can be played like this with that many seats.
    ///
    /// # Errors
    /// The clause that forbids it.
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        if !(1..=5).contains(&seats) {
            return Err(Refusal::new("seats_out_of_range", "A-2", "The Ascent has 1 to 5 seats."));
        }
        if !DOCUMENTARY.contains(&self.documentary) {
            return Err(Refusal::new(
                "option_out_of_range",
                "A-8.1",
                "3, 4 or 5 sequences can be shown, or none.",
            ));
        }
        if self.grapples > GRAPPLES {
            return Err(Refusal::new(
                "option_out_of_range",
                "A-10.2",
                "There are 0 to 3 grapples.",
            ));
        }
        Ok(())
    }
}
