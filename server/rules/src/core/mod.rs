//! What all games have in common: seats, cards, dice, refusals, outcomes, and the traits of a game.

pub(crate) mod cards;
pub mod dice;
pub mod fields;
pub mod game;
pub mod hidden;
pub mod lists;
pub mod logged;
pub mod options;
pub mod outcome;
pub mod refusal;
pub mod seat;
pub mod sight;
pub mod stack;
pub mod talk;
pub mod turn;
