//! Lists of tables and games: the open tables, those that a guest has joined, the games it has finished, the
//! finished games of all.

pub(crate) mod finished_games;
pub mod my_games;
pub mod open_tables;
pub(crate) mod visits;
