//! What several suites of the server's tests share: guests, tables, processes, faults.

#![forbid(unsafe_code)]
#![warn(
    unreachable_pub,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]
#![allow(clippy::new_without_default, reason = "a table is made, not assumed")]

pub mod bus;
pub mod choose;
pub mod client;
pub mod dealer;
pub mod engine;
pub mod faulty;
pub mod journal;
pub mod options;
pub mod players;
pub mod process;
pub mod proxy;
pub mod seed;
pub mod slow;
pub mod table;
mod table_play;
