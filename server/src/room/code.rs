//! The code of a room: all that is needed to find it, so it cannot be guessed.

use crate::error::Code as Refusal;
use std::fmt;

/// Digits and letters that are not mistaken for one another.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";
/// 31^10 are about 2^49.5 codes.
const LENGTH: usize = 10;

/// Ten letters and digits that stand for a room in its link.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RoomCode(Box<str>);

impl RoomCode {
    /// A code from the operating system's randomness.
    ///
    /// # Errors
    /// The operating system has none to give.
    pub fn random() -> Result<RoomCode, Refusal> {
        let mut code = String::with_capacity(LENGTH);
        while code.len() < LENGTH {
            let mut bytes = [0; 16];
            getrandom::fill(&mut bytes).map_err(|_| Refusal::Internal)?;
            // Bytes above the largest multiple of the alphabet's size would favour its beginning.
            let fair =
                bytes.iter().map(|byte| usize::from(*byte)).filter(|byte| *byte < 256 / 31 * 31);
            let letters = fair.map(|byte| char::from(ALPHABET[byte % ALPHABET.len()]));
            code.extend(letters.take(LENGTH - code.len()));
        }
        Ok(RoomCode(code.into()))
    }

    /// Reads a code as people type it, with or without its dash and in any case.
    ///
    /// # Errors
    /// [`Refusal::UnknownRoom`]: no room has such a code.
    pub fn parse(typed: &str) -> Result<RoomCode, Refusal> {
        // Far more than anybody types, far less than anybody could fill the memory with.
        let letters = typed.chars().take(4 * LENGTH).filter(|c| !matches!(c, '-' | ' '));
        let code: String = letters.map(|c| c.to_ascii_lowercase()).collect();
        if code.len() == LENGTH && code.bytes().all(|letter| ALPHABET.contains(&letter)) {
            Ok(RoomCode(code.into()))
        } else {
            Err(Refusal::UnknownRoom)
        }
    }

    /// The code without decoration.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name of the room's stream in the journal.
    pub fn stream(&self) -> String {
        format!("room/{}", self.0)
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = RoomCode::parse("abcde-fghjk").unwrap();
        assert_eq!(code.as_str(), "abcdefghjk");
        assert_eq!(RoomCode::parse("ABCDE FGHJK"), Ok(code));
        for wrong in ["", "abcde", "abcde-fghjl", "abcde-fghj1", "abcdefghjkk", "äbcdefghjk"] {
            assert_eq!(RoomCode::parse(wrong), Err(Refusal::UnknownRoom), "{wrong}");
        }
    }

    #[test]
    fn random_codes_are_codes_and_differ() {
        let codes: std::collections::HashSet<_> =
            (0..1000).map(|_| RoomCode::random().unwrap()).collect();
        assert_eq!(codes.len(), 1000);
        assert!(codes.iter().all(|code| RoomCode::parse(code.as_str()).as_ref() == Ok(code)));
    }
}
