//! Everything that crosses the socket: messages, commands, settings, error codes.

pub mod command;
pub mod error_code;
pub mod face;
pub mod message;
pub mod parse;
pub mod partner;
pub mod reaction;
pub mod settings;
pub(crate) mod write;
