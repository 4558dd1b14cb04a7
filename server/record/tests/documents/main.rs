//! Records: written, read, verified, laid open, and looked back at.

#![allow(clippy::unwrap_used, reason = "a test that fails should panic")]

mod faults;
mod files;
mod options;
mod played;
mod positions;
mod read_back;
mod replays;
mod round_trip;
