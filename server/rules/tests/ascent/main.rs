//! Records of The Ascent: written, verified, laid open, proved, spoilt.

#![allow(clippy::unwrap_used, reason = "in tests, what is unexpected is a failure")]

mod golden;
mod play;
mod records;
mod spoilt;
#[path = "../support/mod.rs"]
mod support;
