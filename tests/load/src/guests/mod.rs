//! The guests that load the servers: at tables that play, at idle ones, and at one with a long stream.

pub mod crowd;
pub mod flood;
pub mod idle;
pub mod pace;
mod player;
pub mod script;
mod socket;
pub mod table;
