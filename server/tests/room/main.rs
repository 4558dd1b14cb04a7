//! Rooms without sockets: commands in, entries and views out.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that meets the unexpected fails"
)]

mod bounds;
mod chat;
#[path = "../support/choose.rs"]
mod choose;
mod closed_tables;
mod commands;
mod contest;
mod daily;
#[path = "../support/dealer.rs"]
mod dealer;
mod deals;
mod evening;
mod failing;
#[path = "../support/faulty.rs"]
mod faulty;
mod fold;
mod game;
mod grids;
mod guests;
mod host;
mod lobby;
mod look;
mod modules;
mod moment;
mod other_rules;
mod partners;
mod santa_timea;
mod signals;
mod silence;
mod table;
