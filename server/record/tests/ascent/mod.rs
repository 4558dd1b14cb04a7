//! Records of The Ascent: written, verified, laid open, proved, spoilt.

mod golden;
mod json;
pub mod play;
mod records;
mod spoilt;
