//! The guests of a room: names, the host, presence, removed guests.

pub(crate) mod bans;
pub(crate) mod host;
pub(crate) mod names;
pub mod presence;
