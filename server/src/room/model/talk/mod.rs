//! Who may say and see what during a game.

pub(crate) mod chat;
pub mod leading;
pub(crate) mod permissions;
pub(crate) mod reveal_hands;
pub(crate) mod window;
