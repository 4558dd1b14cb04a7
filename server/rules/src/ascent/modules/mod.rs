//! The modules of the box: what each adds to a turn, and to winning.

pub mod documentary;
pub mod wildlife;
