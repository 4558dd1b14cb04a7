//! What nodes that share a journal tell one another.

pub(crate) mod attendance;
pub mod bus;
