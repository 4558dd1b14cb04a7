//! Tools of the tests of all games, and of what is tested beside this crate.

pub mod properties;
pub mod support;
pub mod trial;

/// Lists what an expression is with the type of each game.
macro_rules! of_games {
    ($game:ident => $body:expr) => {
        [
            {
                type $game = $crate::tranquility::Tranquility;
                $body
            },
            {
                type $game = $crate::ascent::Ascent;
                $body
            },
            {
                type $game = $crate::santa_timea::SantaTimea;
                $body
            },
        ]
    };
}
pub(crate) use of_games;
