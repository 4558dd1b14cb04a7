//! Records of Tranquility with all modules and grids: written, verified, laid open, proved, spoilt. The
//! records that were checked by hand are in `records`.

#![allow(clippy::unwrap_used, reason = "in tests, what is unexpected is a failure")]

#[path = "../support/records.rs"]
mod checks;
mod play;
#[path = "../support/played.rs"]
mod played;
mod records;
