//! What the tests of the records of several games share.

pub mod golden;
pub mod played;
pub mod records;
