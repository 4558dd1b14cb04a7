//! What may be said and seen while a game runs, and by whom.

pub(crate) mod chat;
pub(crate) mod permissions;
pub(crate) mod reveal_hands;
pub(crate) mod window;
