//! Records of Tranquility with all modules and grids: written, verified, laid open, proved, spoilt. The
//! records that were checked by hand are in `records`.

mod json;
pub mod play;
mod records;
