//! Guests and their names, and the codes and links by which they and their rooms are found.

pub(crate) mod device_link;
pub mod door;
pub mod guest;
pub mod name;
pub(crate) mod recovery;
pub mod room_code;
pub(crate) mod short_code;
pub(crate) mod transfer;
