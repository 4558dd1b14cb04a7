//! What positions are tried with: all that their views offer, actions that are nearly legal, and what a
//! viewer cannot know dealt out anew.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "for tests and properties alone: one that does not hold panics"
)]

pub mod ascent;
pub mod santa_timea;
pub mod tranquility;
