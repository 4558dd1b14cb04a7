//! What the server does, as one program: each suite that is a program of its own links the server once
//! more, and programs run one after the other.
//!
//! `cargo test -p tranquility --test server room` runs one suite.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test that meets the unexpected fails"
)]

mod cli;
mod cluster;
mod documents;
mod http;
mod journal;
mod room;
mod simulation;
mod sockets;
mod wire_types;

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
