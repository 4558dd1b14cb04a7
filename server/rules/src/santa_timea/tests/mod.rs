//! The rules of Santa Timea, clause by clause, and what holds in every game.

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
pub mod setup;
pub mod table;
pub mod walk;

#[cfg(test)]
mod s1_cards;
#[cfg(test)]
mod s2_set_up;
#[cfg(test)]
mod s3_trick;
#[cfg(test)]
mod s4_scoring;
#[cfg(test)]
mod s5_experienced;
#[cfg(test)]
mod s6_talk;

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
    crate::testing::suite!(super::walk::settings, sent 8, shown 20, hidden 6);
}
