//! The server over real sockets.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that meets the unexpected fails"
)]

#[path = "../support/choose.rs"]
mod choose;
#[path = "../support/client.rs"]
mod client;
#[path = "../support/dealer.rs"]
mod dealer;
#[path = "../support/players/mod.rs"]
#[allow(dead_code, reason = "other tests need more of it")]
mod players;
#[path = "../support/process.rs"]
mod process;

mod abuse;
mod bad_input;
mod bad_moves;
mod clock;
mod closing;
mod connections;
mod crash;
mod crowd;
mod daily;
mod deals;
#[cfg(target_os = "linux")]
mod disk;
mod failing;
#[path = "../support/faulty.rs"]
mod faulty;
mod games;
mod logs;
mod long;
mod my_tables;
mod nodes;
mod open_tables;
mod partners;
mod replays;
mod restart;
mod retention;
mod server;
mod upgrade;
mod watchers;
