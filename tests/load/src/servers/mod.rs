//! The servers: the real one and the floor, each a process of its own.

pub(crate) mod floor;
pub(crate) mod nodes;
pub(crate) mod process;
