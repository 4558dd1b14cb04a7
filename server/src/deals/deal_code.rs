//! The code of a deal.

use crate::{identity::short_code, protocol::error_code::ErrorCode};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// 31^12 are about 2^59 codes.
const LENGTH: usize = 12;

/// The code of a deal: twelve letters and digits derived from the deal and the server's secret, so that
/// they reveal nothing about the cards.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(as = "String")]
pub struct DealCode(Box<str>);

impl DealCode {
    /// Builds a code from random bytes; `next` derives more of them if they don't suffice.
    pub(super) fn from_bytes(mut bytes: [u8; 32], next: impl Fn(&[u8]) -> [u8; 32]) -> DealCode {
        let mut letters = String::with_capacity(LENGTH);
        while letters.len() < LENGTH {
            letters.extend(short_code::letters(&bytes).take(LENGTH - letters.len()));
            bytes = next(&bytes);
        }
        DealCode(letters.into())
    }

    /// Parses a code as users type it, with or without dashes and in any case.
    pub fn parse(typed: &str) -> Result<DealCode, ErrorCode> {
        short_code::parse(typed, LENGTH).map(DealCode).ok_or(ErrorCode::UnknownDeal)
    }

    /// The code without dashes.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for DealCode {
    type Error = ErrorCode;

    fn try_from(text: String) -> Result<DealCode, ErrorCode> {
        DealCode::parse(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = DealCode::parse("abcd-efgh-jkmn").unwrap();
        assert_eq!(code.as_str(), "abcdefghjkmn");
        assert_eq!(DealCode::parse("ABCD EFGH JKMN"), Ok(code));
        assert_eq!(DealCode::parse("abcdefghjk"), Err(ErrorCode::UnknownDeal));
    }

    #[test]
    fn bytes_that_give_too_few_letters_are_followed_by_others() {
        let code = DealCode::from_bytes([255; 32], |_| [0; 32]);
        assert_eq!(code.as_str(), "222222222222");
    }
}
