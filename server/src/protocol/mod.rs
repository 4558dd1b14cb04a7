//! Everything that crosses the socket: messages, commands, settings, error codes.

pub mod appearance;
pub mod command;
pub mod error_code;
pub mod json;
pub mod message;
pub mod settings;
pub mod table_view;
pub(crate) mod text;
