//! A self-hosted server for silent cooperative card games with remote friends.

#![warn(
    unreachable_pub,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

pub mod archive;
pub mod cli;
pub mod clock;
pub mod cluster;
pub mod config;
pub mod date;
pub mod deals;
pub(crate) mod demo;
pub mod http;
pub mod identity;
#[cfg(test)]
mod layers;
pub mod limits;
pub mod lobby;
pub mod node;
pub mod ops;
pub mod partners;
pub mod protocol;
pub mod push;
pub mod randomness;
pub mod room;
pub mod server;
pub(crate) mod websocket;
