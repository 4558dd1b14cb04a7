//! What can be chosen before a game (S-5).

use crate::{OptionField, OptionKind, OptionSchema, OptionValue, Refusal, refuse};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options of Santa Timea, as written in a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SantaTimeaOptions")]
pub struct Options {
    /// Whether the variant for experienced players is played.
    pub experienced: bool,
}

impl Options {
    /// Checks that the game can be played with that many seats. The options go with any number.
    ///
    /// # Errors
    /// There are too few seats, or too many.
    pub fn check(seats: usize) -> Result<(), Refusal> {
        if (2..=5).contains(&seats) {
            return Ok(());
        }
        refuse!(SeatsOutOfRange, "S-2", "Santa Timea has 2 to 5 seats.")
    }
}

impl OptionSchema for Options {
    const FIELDS: &'static [OptionField] = &[OptionField {
        name: "experienced",
        clause: "S-5",
        kind: OptionKind::Flag,
        difficulty: &[0, 2],
        group: None,
        prominent: true,
        needs: &[],
    }];

    fn values(&self) -> Vec<OptionValue> {
        vec![OptionValue::Flag(self.experienced)]
    }
}
