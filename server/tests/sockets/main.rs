//! The server over real sockets.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that meets the unexpected fails"
)]

mod abuse;
mod bad_input;
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
