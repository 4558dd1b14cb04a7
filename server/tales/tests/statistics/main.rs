//! The figures of games: they agree with the positions, whatever the options.

#![allow(clippy::unwrap_used, reason = "a test that fails should panic")]

mod ascent;
mod santa_timea;
mod told;
mod tranquility;
