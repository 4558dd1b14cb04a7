//! Rooms without sockets: commands in, entries and views out.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that meets the unexpected fails"
)]

mod bounds;
mod chat;
mod closed_tables;
mod commands;
mod contest;
mod daily;
mod deals;
mod evening;
mod failing;
mod fold;
mod frames;
mod game;
mod guests;
mod host;
mod lobby;
mod look;
mod other_rules;
mod partners;
mod ready;
mod santa_timea;
mod signals;
mod silence;
