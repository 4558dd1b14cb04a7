//! The deals of a table's games: on which the next one begins, and who may see how a game on it goes.

pub(crate) mod access;
pub(crate) mod daily;
pub mod next_deal;
