//! The rules of Santa Timea, clause by clause, and what holds in every game.

mod by_the_book;
pub mod setup;
mod table;
mod walk;

mod s1_cards;
mod s2_set_up;
mod s3_trick;
mod s4_scoring;
mod s5_experienced;
mod s6_talk;

mod hiding;
mod properties;
mod robustness;
mod sampling;
mod statistics;
mod views;

mod every_game {
    crate::testing::suite!("santa-timea", super::walk::settings, sent 8, shown 20, hidden 6);
}
