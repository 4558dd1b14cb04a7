//! What a viewer may know, and the positions that agree with it.

pub(super) mod allocations;
pub mod evidence;
mod kept;
mod odds;
pub mod returned;
pub mod sample;
pub mod seen;
pub mod sight;
pub mod trail;
pub mod ways;
