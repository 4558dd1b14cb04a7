//! Chance from outside: the dice a game asks, and the seed they are derived from.
//!
//! A game never draws by itself. The server fixes a [`Seed`] when a game starts, publishes its
//! [commitment](Seed::commitment) at once and the seed at the end. Draw number `index` (0: the deal;
//! 1, 2, …: the chance entries of the record in their order) uses the byte stream
//!
//! ```text
//! block(j) = SHA-256("tranquility chance 1" ‖ seed ‖ index as u64 BE ‖ j as u64 BE),  j = 0, 1, 2, …
//! ```
//!
//! read as big-endian 32-bit words. A number below `n` is the first word below the largest multiple
//! of `n` that fits in 32 bits, modulo `n`. A shuffle is Fisher–Yates from the last place down to the
//! second: place `i` is swapped with place `below(i + 1)`.

use crate::small;
use sha2::{Digest, Sha256};
use std::fmt;

/// A source of honest random numbers.
pub trait Dice {
    /// A number from 0 to `bound − 1`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// A place in a list of that length, each equally likely.
    fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).unwrap_or(u32::MAX)) as usize
    }
}

/// Shuffles a list: every order equally likely.
pub fn shuffle<T>(dice: &mut dyn Dice, list: &mut [T]) {
    for place in (1..list.len()).rev() {
        let other = dice.index(place + 1);
        list.swap(place, other);
    }
}

/// Leaves so many items of a list, every choice and order of them equally likely.
pub fn draw<T>(dice: &mut dyn Dice, list: &mut Vec<T>, count: usize) {
    for place in 0..count.min(list.len()) {
        let other = place + dice.index(list.len() - place);
        list.swap(place, other);
    }
    list.truncate(count);
}

/// One of the items, each equally likely; `None` of an empty list.
pub fn pick<T: Copy>(dice: &mut dyn Dice, list: &[T]) -> Option<T> {
    if list.is_empty() {
        return None;
    }
    list.get(dice.index(list.len())).copied()
}

/// A number from 0 on below 1.
pub fn fraction(dice: &mut dyn Dice) -> f64 {
    let (high, low) = (dice.below(1 << 26), dice.below(1 << 27));
    (f64::from(high) * f64::from(1 << 27) + f64::from(low)) / (1_u64 << 53) as f64
}

/// The 32 secret bytes that decide all chance of one game.
///
/// Its `Debug` form shows nothing of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of the given bytes; they must come from the operating system's randomness.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let high = char::from(*pair.first()?).to_digit(16)?;
            let low = char::from(*pair.get(1)?).to_digit(16)?;
            *byte = small(high * 16 + low);
        }
        Some(Seed(bytes))
    }

    /// The seed as 64 lower-case hexadecimal digits: to be published only when its game is over.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// The bytes themselves.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// SHA-256 of the 32 bytes, in hexadecimal: published when the game starts.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// SHA-256 of the 32 bytes followed by the text, in hexadecimal.
    pub fn commitment_with(&self, text: &str) -> String {
        hex(&Sha256::new().chain_update(self.0).chain_update(text).finalize())
    }

    /// The dice of draw number `index` (0: the deal; n: the n-th chance entry of the record).
    pub fn dice(&self, index: u64) -> SeedDice {
        SeedDice { seed: self.0, index, block: 0, words: [0; 8], used: 8 }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Dice whose every number follows from a [`Seed`] and a draw's index.
pub struct SeedDice {
    seed: [u8; 32],
    index: u64,
    block: u64,
    words: [u32; 8],
    used: usize,
}

impl SeedDice {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let digest = Sha256::new()
                .chain_update(b"tranquility chance 1")
                .chain_update(self.seed)
                .chain_update(self.index.to_be_bytes())
                .chain_update(self.block.to_be_bytes())
                .finalize();
            for (word, four) in self.words.iter_mut().zip(digest.chunks_exact(4)) {
                *word = four.iter().fold(0, |value, byte| (value << 8) | u32::from(*byte));
            }
            self.block += 1;
            self.used = 0;
        }
        let word = self.words[self.used];
        self.used += 1;
        word
    }
}

impl Dice for SeedDice {
    fn below(&mut self, bound: u32) -> u32 {
        // Words at or above the largest multiple of `bound` would favour the small numbers.
        let limit = (1 << 32) / u64::from(bound.max(1)) * u64::from(bound.max(1));
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % bound.max(1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_survives_hex_and_hides_in_debug() {
        let seed = Seed::new([0xab; 32]);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("ab"), None);
        assert_eq!(Seed::from_hex(&"zz".repeat(32)), None);
        assert!(!format!("{seed:?}").contains("ab"));
    }

    #[test]
    fn the_commitment_is_sha256_of_the_bytes() {
        // sha256sum of 32 zero bytes
        assert_eq!(
            Seed::new([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn draws_are_reproducible_and_differ_by_index() {
        let seed = Seed::new([7; 32]);
        let draw = |index| (0..20).map(|_| seed.dice(index).below(1000)).collect::<Vec<_>>();
        assert_eq!(draw(1), draw(1));
        let mut first = seed.dice(1);
        let mut second = seed.dice(2);
        let one: Vec<_> = (0..20).map(|_| first.below(1000)).collect();
        let two: Vec<_> = (0..20).map(|_| second.below(1000)).collect();
        assert_ne!(one, two);
    }

    /// The numbers were computed by another program, from the description above alone.
    #[test]
    fn the_derivation_is_the_one_described() {
        let seed = Seed::new(std::array::from_fn(|place| place as u8));
        let mut dice = seed.dice(3);
        let numbers = [500, 90, 491, 414, 578, 118, 808, 260, 618, 439];
        assert_eq!(numbers.map(|_| dice.below(1000)), numbers);
        // With such a bound more than every fourth word is too large to be fair, and left out.
        let mut dice = seed.dice(1);
        let numbers = [2_884_975_269, 1_882_226_425, 1_127_009_521, 2_791_198_000, 1_633_173_326];
        assert_eq!(numbers.map(|_| dice.below(3_000_000_000)), numbers);
        let mut list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        shuffle(&mut seed.dice(u64::MAX), &mut list);
        assert_eq!(list, [1, 8, 7, 5, 2, 4, 3, 6, 0, 9]);
    }

    #[test]
    fn what_is_drawn_is_any_of_the_list_in_any_order() {
        let mut seen = std::collections::BTreeSet::new();
        for index in 0..200 {
            let mut list = vec![1, 2, 3];
            draw(&mut Seed::new([1; 32]).dice(index), &mut list, 2);
            seen.insert(list);
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.iter().all(|list| list.len() == 2 && list[0] != list[1]));
        let mut list = vec![1];
        draw(&mut Seed::new([1; 32]).dice(0), &mut list, 2);
        assert_eq!(list, [1], "there is no more");
    }

    #[test]
    fn a_shuffle_keeps_the_cards_and_reaches_every_order() {
        let mut seen = std::collections::BTreeSet::new();
        for index in 0..200 {
            let mut list = [1, 2, 3];
            shuffle(&mut Seed::new([1; 32]).dice(index), &mut list);
            let mut sorted = list;
            sorted.sort();
            assert_eq!(sorted, [1, 2, 3]);
            seen.insert(list);
        }
        assert_eq!(seen.len(), 6);
    }
}
