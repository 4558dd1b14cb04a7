//! Rooms without sockets: commands in, entries and views out.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that meets the unexpected fails"
)]

mod chat;
#[path = "../support/choose.rs"]
mod choose;
mod contest;
mod daily;
#[path = "../support/dealer.rs"]
mod dealer;
mod deals;
mod evening;
mod fold;
mod game;
mod grids;
mod lobby;
mod look;
mod modules;
mod moment;
mod other_rules;
mod santa_timea;
mod silence;
mod table;
