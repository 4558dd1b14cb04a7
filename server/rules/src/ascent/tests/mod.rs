//! The rules of The Ascent, clause by clause, and what holds in every game.

mod by_the_book;
mod clauses;
pub mod setup;
mod table;
mod walk;

mod hiding;
mod properties;
mod robustness;
mod sampling;
mod statistics;
mod views;

mod every_game {
    crate::testing::suite!("ascent", super::walk::settings, sent 16, shown 64, hidden 48);
}
