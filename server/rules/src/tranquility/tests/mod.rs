//! The rules of Tranquility, clause by clause, and what holds in every game.

mod by_the_book;
mod laid;
pub mod setup;
mod table;
mod walk;

mod game;
mod grids;
mod modules;

mod faults;
mod hiding;
mod properties;
mod robustness;
mod sampling;
mod statistics;
mod views;

mod every_game {
    crate::testing::suite!("tranquility", super::walk::settings, sent 48, shown 64, hidden 48);
}
