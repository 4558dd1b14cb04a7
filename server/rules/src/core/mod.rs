//! What all games have in common: seats, cards, dice, refusals, outcomes, and the traits of a game.

pub mod anew;
pub(crate) mod cards;
pub mod dice;
pub mod game;
pub mod hidden;
pub(crate) mod lists;
pub mod options;
pub mod outcome;
pub mod refusal;
pub mod seat;
pub mod sight;
pub mod stack;
pub mod talk;
pub mod turn;
