//! The face of a guest at a table, as it is stored and sent.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The number of drawings, and of colours. What they look like is left to the client.
const DRAWINGS: u8 = 12;
const COLOURS: u8 = 8;

/// The face that a guest has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "Unchecked")]
pub struct Face {
    /// The number of the drawing, 0 to 11.
    drawing: u8,
    /// The number of its colour, 0 to 7.
    colour: u8,
}

/// A face as it arrives.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unchecked {
    drawing: u8,
    colour: u8,
}

impl TryFrom<Unchecked> for Face {
    type Error = String;

    fn try_from(Unchecked { drawing, colour }: Unchecked) -> Result<Face, String> {
        if drawing < DRAWINGS && colour < COLOURS {
            Ok(Face { drawing, colour })
        } else {
            Err(format!("there is no face {drawing} in colour {colour}"))
        }
    }
}
