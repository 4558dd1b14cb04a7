//! What holds for the server whatever comes in, as functions over arbitrary bytes: for fuzzers, which
//! look for bytes that break it (`fuzz/`), and for the tests, which try the bytes that were found
//! interesting.
//!
//! Each function returns if its property holds for the input, and panics if not. What holds for the
//! positions of games is in `rules::properties`, since it looks at what is hidden.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    reason = "a property that does not hold panics"
)]

mod golden;
mod messages;
mod records;
mod rooms;
mod streams;
#[cfg(test)]
mod tests;
mod words;

pub use messages::commands_are_read;
pub use records::{records_are_read, spoilt_records_are_read};
pub use rooms::commands_are_handled;
pub use streams::{spoilt_streams_are_folded, streams_are_folded};
pub use words::words_are_read;
