//! What a network thinks of what a seat could do.
//!
//! - [`after`], [`unseen`], [`place`], [`slopes`]: what a seat knows once it has acted
//! - [`inputs`], [`goal_inputs`]: what the network looks at of that
//! - [`judge`]: the actions worth comparing, by the network

pub mod after;
pub mod goal_inputs;
pub mod inputs;
pub mod judge;
pub mod place;
pub mod slopes;
pub mod unseen;
