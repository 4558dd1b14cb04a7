//! Faces, partners and reactions, as they are stored and sent. What they look like is left to the client.

use bots::Level;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The number of drawings, and of colours. What they look like is left to the client.
const DRAWINGS: u8 = 12;
const COLOURS: u8 = 8;

/// The face that a guest has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "Unchecked")]
pub struct Face {
    drawing: u8,
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

/// A computer partner on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Partner {
    /// How well it plays.
    pub level: Level,
    /// The number of its face, 0 to 11. What that looks like is left to the client.
    pub face: u8,
}
