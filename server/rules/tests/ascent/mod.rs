//! Records of The Ascent: written, verified, laid open, proved, spoilt.

mod golden;
pub mod play;
mod records;
mod spoilt;
