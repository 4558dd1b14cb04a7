//! Short codes for links, easy to read aloud.

use crate::randomness::{Purpose, Randomness};

/// Digits and letters without look-alikes.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// Maps random bytes to letters, each equally likely; some bytes are skipped.
pub(crate) fn letters(bytes: &[u8]) -> impl Iterator<Item = char> {
    // Bytes above the largest multiple of the alphabet's size would bias the result.
    let fair = bytes.iter().map(|byte| usize::from(*byte)).filter(|byte| *byte < 256 / 31 * 31);
    fair.map(|byte| char::from(ALPHABET[byte % ALPHABET.len()]))
}

/// The number of a code among all of its length.
pub(crate) fn number(code: &str) -> u64 {
    code.bytes().fold(0, |number, letter| {
        let digit = ALPHABET.iter().position(|other| *other == letter).unwrap_or_default();
        number * ALPHABET.len() as u64 + digit as u64
    })
}

/// The code of so many letters with that number, if there is one.
pub(crate) fn numbered(mut number: u64, length: usize) -> Option<Box<str>> {
    let mut letters = Vec::with_capacity(length);
    for _ in 0..length {
        let digit = usize::try_from(number % ALPHABET.len() as u64).ok()?;
        letters.push(char::from(ALPHABET[digit]));
        number /= ALPHABET.len() as u64;
    }
    (number == 0).then(|| letters.into_iter().rev().collect::<String>().into())
}

/// Creates a code of that many random letters.
pub(crate) fn random(length: usize, randomness: &Randomness) -> Box<str> {
    let mut code = String::with_capacity(length);
    while code.len() < length {
        let bytes = randomness.bytes_for::<16>(Purpose::Code);
        code.extend(letters(&bytes).take(length - code.len()));
    }
    code.into()
}

/// Parses a code of that many letters as users type it, with or without dashes and in any case, and as
/// they paste it, with marks before it and what follows it in a sentence.
pub(crate) fn parse(typed: &str, length: usize) -> Option<Box<str>> {
    // Word processors make a long dash of a short one.
    let is_dash = |c: char| matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}');
    let is_gap = |c: char| is_dash(c) || c == ' ';
    let mut rest = typed.trim_start_matches(|c: char| !c.is_alphanumeric());
    let mut code = String::with_capacity(length);
    while code.len() < length {
        rest = rest.trim_start_matches(is_gap);
        let letter = u8::try_from(rest.chars().next()?).ok()?.to_ascii_lowercase();
        code.push(ALPHABET.contains(&letter).then(|| char::from(letter))?);
        rest = rest.get(1..)?;
    }
    // Another letter would make it another code.
    let follows = rest.strip_prefix(is_dash).unwrap_or(rest);
    (!follows.starts_with(char::is_alphanumeric)).then(|| code.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        for typed in [
            "abcde-fghjk",
            "ABCDE FGHJK",
            "abcdefghjk",
            "abcde–fghjk",
            "abcde—fghjk—",
            "abcde‑fghjk",
            "abcde-fghjk.",
            "abcde-fghjk),",
            "„abcde-fghjk“",
            "abcde-fghjk – at eight?",
            "abcdefghjk at eight",
            " abcde-fghjk\n",
        ] {
            assert_eq!(parse(typed, 10).as_deref(), Some("abcdefghjk"));
        }
        for wrong in [
            "",
            "abcde",
            "abcde-fghjl",
            "abcde-fghj1",
            "abcdefghjkk",
            "äbcdefghjk",
            "abcde-fghjk-m",
        ] {
            assert_eq!(parse(wrong, 10), None, "{wrong}");
        }
    }

    #[test]
    fn random_codes_are_codes_and_differ() {
        let codes: HashSet<_> = (0..1000).map(|_| random(10, &Randomness::of_test())).collect();
        assert_eq!(codes.len(), 1000);
        assert!(codes.iter().all(|code| parse(code, 10).as_ref() == Some(code)));
    }

    #[test]
    fn random_bytes_give_every_letter_equally_often() {
        let bytes: Vec<u8> = (0..=255).collect();
        let letters: Vec<char> = letters(&bytes).collect();
        let count = |letter| letters.iter().filter(|other| **other == letter).count();
        assert!(ALPHABET.iter().all(|letter| count(char::from(*letter)) == 256 / ALPHABET.len()));
    }
}
