//! Finding a table: the open ones, and those a guest has visited.

pub mod my_table;
pub mod open_tables;
pub(crate) mod visits;
