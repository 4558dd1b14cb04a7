//! The code of a room: all that is needed to find it, so it cannot be guessed.
//!
//! An address that tries codes may be wrong 20 times a minute, and then learns nothing for a minute. Where a thousand rooms are stored, it finds one of
//! them within a year of trying with a probability of 1 in 78,000.

use crate::{identity::short_code, protocol::error_code::ErrorCode, randomness::Randomness};
use std::fmt;

/// 31^10 are about 2^49.5 codes.
const LENGTH: usize = 10;

/// Ten letters and digits that stand for a room in its link.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RoomCode(Box<str>);

impl RoomCode {
    /// What the names of the streams of rooms begin with.
    pub const STREAMS: &str = "room/";

    /// A random code.
    ///
    /// # Errors
    /// There is no randomness.
    pub fn random(randomness: &Randomness) -> Result<RoomCode, ErrorCode> {
        Ok(RoomCode(short_code::random(LENGTH, randomness)?))
    }

    /// Reads a code as people type it, with or without its dash and in any case.
    ///
    /// # Errors
    /// [`ErrorCode::UnknownRoom`]: no room has such a code.
    pub fn parse(typed: &str) -> Result<RoomCode, ErrorCode> {
        short_code::parse(typed, LENGTH).map(RoomCode).ok_or(ErrorCode::UnknownRoom)
    }

    /// The code without decoration.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name of the room's stream in the journal.
    pub fn stream(&self) -> String {
        format!("{}{}", RoomCode::STREAMS, self.0)
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
