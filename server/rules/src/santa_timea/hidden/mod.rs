//! What a viewer may know, and the positions that agree with it.

pub mod facts;
pub mod sample;
pub mod seen;
pub mod sight;
