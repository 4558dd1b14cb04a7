//! The server over real sockets.

#[path = "../support/choose.rs"]
mod choose;

mod bad_input;
mod client;
mod connections;
mod crash;
mod games;
mod process;
mod server;
