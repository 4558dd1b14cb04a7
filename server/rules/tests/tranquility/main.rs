//! Records of Tranquility with all modules and grids: written, verified, laid open, proved, spoilt. The
//! records that were checked by hand are in `records`.

#![allow(clippy::unwrap_used, reason = "in tests, what is unexpected is a failure")]

mod play;
mod records;
#[path = "../support"]
mod support {
    pub mod played;
    pub mod records;
}
