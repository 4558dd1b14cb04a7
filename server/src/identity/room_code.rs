//! Room codes, which grant access and so must be unguessable.
//!
//! An address may try 20 wrong codes a minute and is then refused for a minute. Among a thousand stored
//! rooms, a year of guessing finds one with a probability of 1 in 78,000.

use crate::{identity::short_code, protocol::error_code::ErrorCode, randomness::Randomness};
use std::fmt;

/// 31^10 are about 2^49.5 codes.
const LENGTH: usize = 10;

/// The code of a room in its link: ten letters and digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomCode(Box<str>);

impl RoomCode {
    /// The prefix of the streams of rooms.
    pub const STREAMS: &str = "room/";

    /// Creates a random code.
    pub fn random(randomness: &Randomness) -> RoomCode {
        RoomCode(short_code::random(LENGTH, randomness))
    }

    /// Parses a code as users type it, with or without its dash and in any case.
    pub fn parse(typed: &str) -> Result<RoomCode, ErrorCode> {
        short_code::parse(typed, LENGTH).map(RoomCode).ok_or(ErrorCode::UnknownRoom)
    }

    /// The code without its dash.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its number among all codes.
    pub(crate) fn number(&self) -> u64 {
        short_code::number(&self.0)
    }

    /// The code of that number; `None` if there are not so many.
    pub(crate) fn numbered(number: u64) -> Option<RoomCode> {
        short_code::numbered(number, LENGTH).map(RoomCode)
    }

    /// The name of the room's stream.
    pub fn stream(&self) -> String {
        format!("{}{}", RoomCode::STREAMS, self.0)
    }
}

/// For the log, from which no one gets in.
impl fmt::Debug for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&journal::in_log(&self.stream()))
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
