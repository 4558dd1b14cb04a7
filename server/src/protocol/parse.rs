//! Parsing of client messages.

use crate::protocol::{
    command::{ClientMessage, is_command_id, is_command_name},
    error_code::ErrorCode,
    message::Refused,
};

/// Parses a command.
///
/// # Errors
/// The refusal, and the command's id if that could be parsed.
pub fn read_command(text: &str) -> Result<ClientMessage, (Option<String>, Refused)> {
    match serde_json::from_str::<ClientMessage>(text) {
        Ok(message) if is_command_id(&message.id) => Ok(message),
        Ok(_) => Err((None, ErrorCode::BadCommandId.into())),
        Err(error) => {
            let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
            let id = value.get("id").and_then(|id| id.as_str()).filter(|id| is_command_id(id));
            let name = value.get("do").and_then(|command| command.get("type"));
            let refused = match name.and_then(|name| name.as_str()) {
                Some(name) if !is_command_name(name) => ErrorCode::UnknownCommand.into(),
                _ => Refused {
                    message: format!("{} ({error})", ErrorCode::Malformed.sentence()),
                    ..ErrorCode::Malformed.into()
                },
            };
            Err((id.map(str::to_owned), refused))
        }
    }
}

/// Parses only the id of a command.
pub fn read_id(text: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Id {
        id: String,
    }
    serde_json::from_str::<Id>(text).ok().map(|Id { id }| id).filter(|id| is_command_id(id))
}
