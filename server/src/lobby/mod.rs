//! Lists of tables: the open ones, and those that a guest has joined.

pub mod my_table;
pub mod open_tables;
pub(crate) mod visits;
