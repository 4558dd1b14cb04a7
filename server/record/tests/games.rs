//! Records of each game.

#![allow(clippy::unwrap_used, reason = "in tests, what is unexpected is a failure")]

mod anew;
mod ascent;
mod every_game;
mod santa_timea;
mod support;
mod tranquility;
