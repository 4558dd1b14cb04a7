//! The guests of a room: names, the host, presence, removed guests, seats that change hands.

pub(crate) mod bans;
pub(crate) mod host;
pub(crate) mod names;
pub mod presence;
pub(crate) mod take_over;
