//! The servers: the real one and the floor, each a process of its own.

pub mod floor;
pub mod nodes;
pub mod process;
