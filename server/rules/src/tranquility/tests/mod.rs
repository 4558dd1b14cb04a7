//! The rules of Tranquility, clause by clause, and what holds in every game.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "a test that fails should panic"
)]

pub mod by_the_book;
pub mod laid;
pub mod setup;
pub mod table;
pub mod walk;

#[cfg(test)]
mod game;
#[cfg(test)]
mod grids;
#[cfg(test)]
mod modules;

#[cfg(test)]
mod faults;
#[cfg(test)]
mod hiding;
#[cfg(test)]
mod properties;
#[cfg(test)]
mod robustness;
#[cfg(test)]
mod sampling;
#[cfg(test)]
mod views;

#[cfg(test)]
mod every_game {
    crate::testing::suite!(super::walk::settings, sent 48, shown 64, hidden 48);
}
