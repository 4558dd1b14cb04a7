//! A self-hosted server for silent cooperative card games with remote friends.

pub mod error;
pub mod guest;
pub mod journal;
pub mod name;
pub mod room;
pub mod wire;
