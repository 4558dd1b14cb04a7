//! The guests of a room: names, the host, who is connected, who is kept off, seats that change hands.

pub(crate) mod bans;
pub(crate) mod host;
pub(crate) mod names;
pub mod presence;
pub(crate) mod take_over;
