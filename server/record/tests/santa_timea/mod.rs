//! Records of Santa Timea: written, verified, laid open, proved, spoilt.

mod golden;
mod json;
pub mod play;
mod records;
mod spoilt;
