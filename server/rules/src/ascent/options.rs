//! What can be chosen before a game.

use crate::{OptionField, OptionKind, OptionSchema, OptionValue, Refusal, refuse};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many panoramas may show their sequence; 0 is without the module.
pub const DOCUMENTARY: [u8; 4] = [0, 3, 4, 5];
/// The most grapples the solo game can have.
pub const GRAPPLES: u8 = 3;

/// A module, of which all go together.
const MODULE: OptionField = OptionField {
    name: "",
    clause: "",
    kind: OptionKind::Flag,
    difficulty: &[0, 0],
    group: Some("modules"),
    prominent: false,
    needs: &[],
};

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
            refuse!(SeatsOutOfRange, "A-2", "The Ascent has 1 to 5 seats.");
        }
        self.check_options()
    }
}

impl OptionSchema for Options {
    const FIELDS: &'static [OptionField] = &[
        OptionField { name: "trail", clause: "A-7", difficulty: &[0, 2], ..MODULE },
        OptionField { name: "wildlife", clause: "A-9", difficulty: &[0, 3], ..MODULE },
        OptionField {
            name: "documentary",
            clause: "A-8.1",
            kind: OptionKind::Number {
                values: &DOCUMENTARY,
                why: "3, 4 or 5 sequences can be shown, or none.",
            },
            difficulty: &[0, 2, 2, 2],
            ..MODULE
        },
        OptionField {
            name: "grapples",
            clause: "A-10.2",
            kind: OptionKind::Number {
                values: &[0, 1, 2, GRAPPLES],
                why: "There are 0 to 3 grapples.",
            },
            difficulty: &[1, 1, 1, 0],
            ..MODULE
        },
    ];

    fn values(&self) -> Vec<OptionValue> {
        let Options { trail, documentary, wildlife, grapples } = *self;
        vec![
            OptionValue::Flag(trail),
            OptionValue::Flag(wildlife),
            OptionValue::Number(documentary),
            OptionValue::Number(grapples),
        ]
    }
}
