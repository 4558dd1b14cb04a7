//! The guests that load the servers: at tables that play, at idle ones, and at one with a long stream.

pub(crate) mod crowd;
pub(crate) mod flood;
pub(crate) mod idle;
pub(crate) mod pace;
mod player;
pub(crate) mod script;
pub(crate) mod socket;
pub(crate) mod table;
