//! What a viewer may know, and the positions that agree with it.

mod anew;
pub mod sample;
pub mod seen;
pub mod sight;
