//! Tools of the tests of all games, and of what is tested beside this crate.

pub mod properties;
pub mod support;
pub mod trial;
