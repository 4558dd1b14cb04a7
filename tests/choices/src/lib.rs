//! Arbitrary bytes as choices: what properties are tried with, by fuzzers and by tests.

mod corpus;
mod mutate;

pub use corpus::try_corpus;
pub use mutate::mutate;

/// Bytes that decide whatever is to be chosen, so that a fuzzer who changes some of them changes some
/// of the choices. When they are used up, every choice is the first one.
pub struct Input<'a> {
    rest: &'a [u8],
}

impl<'a> Input<'a> {
    /// An input that has not been used yet.
    pub fn new(bytes: &'a [u8]) -> Input<'a> {
        Input { rest: bytes }
    }

    /// Whether nothing is left to choose by.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// A number from 0 to `bound − 1`; 0 if there is no such number.
    pub fn below(&mut self, bound: u32) -> u32 {
        let bytes = match bound {
            0..=1 => return 0,
            2..=0x100 => 1,
            0x101..=0x1_0000 => 2,
            _ => 4,
        };
        self.number(bytes) % bound
    }

    /// One of the items; `None` of an empty list.
    pub fn pick<'b, T>(&mut self, list: &'b [T]) -> Option<&'b T> {
        list.get(self.below(list.len().try_into().ok()?) as usize)
    }

    /// The number that the next bytes make, as many as were asked for.
    fn number(&mut self, bytes: usize) -> u32 {
        let (now, rest) = self.rest.split_at(bytes.min(self.rest.len()));
        self.rest = rest;
        now.iter().fold(0, |number, byte| number << 8 | u32::from(*byte))
    }

    /// What has not been used yet.
    pub fn rest(self) -> &'a [u8] {
        self.rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_choices_until_they_are_used_up() {
        let mut input = Input::new(&[7, 1, 2, 0, 9]);
        assert_eq!(input.below(1), 0);
        assert_eq!(input.below(5), 2);
        assert_eq!(input.below(300), 258);
        assert!(!input.is_empty());
        assert_eq!(input.below(1_000_000), 9);
        assert!(input.is_empty());
        assert_eq!(input.below(6), 0);
        assert_eq!(input.pick(&["first", "second"]), Some(&"first"));
        assert_eq!(input.pick::<u8>(&[]), None);
    }
}
