//! What holds whatever comes in, as functions over arbitrary bytes: for fuzzers, which look for bytes
//! that break it (`fuzz/` beside the workspace), and for the tests, which try the bytes that were found
//! interesting.
//!
//! Each function returns if its property holds for the input, and panics if not. The bytes are taken
//! for choices: which game with which options, who does what.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    clippy::cast_possible_truncation,
    reason = "a property that does not hold panics"
)]

pub(crate) mod games;
pub(crate) mod hiding;
pub(crate) mod subject;
mod walk;

use super::{of_games, support};
use crate::{Dice, Seed};
use choices::Input;

/// Checks a property of the game that the input chooses.
macro_rules! properties {
    ($($(#[$doc:meta])* $property:ident;)*) => {$(
        $(#[$doc])*
        pub fn $property(bytes: &[u8]) {
            let mut input = Input::new(bytes);
            let of_games = of_games!(G => games::$property::<G> as fn(Input<'_>));
            if let Some(holds) = input.pick(&of_games) {
                holds(input);
            }
        }
    )*};
}

properties! {
    /// All that a view lists is accepted.
    legals_are_legal;
    /// Whatever actions, chance, phrases and deals come in: what is not legal is refused and changes
    /// nothing.
    apply_never_panics;
    /// What a viewer is shown, and how it is answered, does not depend on what it cannot know.
    views_hide;
}

impl Dice for Input<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        Input::below(self, bound)
    }
}

/// A seed that costs few bytes, for what needs many choices of which none matters by itself.
fn few_bytes_seed(input: &mut Input<'_>) -> Seed {
    support::seed(input.below(0x1_0000).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use choices::try_corpus;

    #[test]
    fn legals_of_the_corpus_are_legal() {
        try_corpus("legals_are_legal", legals_are_legal).unwrap();
    }

    #[test]
    fn apply_does_not_panic_on_the_corpus() {
        try_corpus("apply_never_panics", apply_never_panics).unwrap();
    }

    #[test]
    fn views_of_the_corpus_hide() {
        try_corpus("views_hide", views_hide).unwrap();
    }
}
