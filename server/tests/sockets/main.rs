//! The server over real sockets.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that meets the unexpected fails"
)]

#[path = "../support/choose.rs"]
mod choose;
#[path = "../support/dealer.rs"]
mod dealer;

mod abuse;
mod bad_input;
mod bad_moves;
mod client;
mod clock;
mod closing;
mod connections;
mod crash;
mod daily;
mod deals;
#[cfg(target_os = "linux")]
mod disk;
mod games;
mod logs;
mod my_tables;
mod nodes;
mod open_tables;
mod process;
mod replays;
mod restart;
mod retention;
mod server;
mod watchers;
