//! Messages of clients read from JSON, and all others written as JSON.

use crate::protocol::{
    command::{ClientMessage, is_command_id, is_command_name},
    error_code::ErrorCode,
    message::Refused,
};
use serde::{Deserialize, Serialize};
use std::any::type_name;

/// Parses a command.
///
/// # Errors
/// The refusal, and the command's id if that could be parsed.
pub fn read_command(text: &str) -> Result<ClientMessage, (Option<String>, Refused)> {
    match serde_json::from_str::<ClientMessage>(text) {
        Ok(message) if is_command_id(&message.id) => Ok(message),
        Ok(_) => Err((None, ErrorCode::BadCommandId.into())),
        Err(error) => {
            let refused = match read_name(text) {
                Some(name) if !is_command_name(&name) => ErrorCode::UnknownCommand.into(),
                _ => Refused {
                    message: format!("{} ({error})", ErrorCode::Malformed.sentence()),
                    ..ErrorCode::Malformed.into()
                },
            };
            Err((read_id(text), refused))
        }
    }
}

/// Parses only the id of a command. What else is in the text is passed over, so that an id is found also where
/// that can't be read, such as half a character: a client sends again what is not refused by its id.
pub fn read_id(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Id {
        id: String,
    }
    serde_json::from_str::<Id>(text).ok().map(|Id { id }| id).filter(|id| is_command_id(id))
}

/// Parses only the name of a command, in the same way.
fn read_name(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Unread {
        #[serde(rename = "do")]
        command: Name,
    }
    #[derive(Deserialize)]
    struct Name {
        #[serde(rename = "type")]
        name: String,
    }
    serde_json::from_str::<Unread>(text).ok().map(|unread| unread.command.name)
}

/// Writes a message of the wire, or of one node to the others; `None`, and a line in the log, if it
/// has no form in JSON.
pub(crate) fn to_text<T: Serialize>(message: &T) -> Option<String> {
    let written = serde_json::to_string(message);
    written.inspect_err(|error| unwritable::<T>(error)).ok()
}

/// Notes that something of that type could not be written.
pub(crate) fn unwritable<T>(error: &dyn std::error::Error) {
    tracing::error!(%error, "a {} can't be written", type_name::<T>());
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::ser::{Error, Serializer};

    /// Has no form in JSON.
    struct Formless;

    impl Serialize for Formless {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(S::Error::custom("formless"))
        }
    }

    #[test]
    fn what_can_not_be_written_is_nothing_and_not_empty() {
        assert_eq!(to_text(&Formless), None);
        assert_eq!(to_text(&"form"), Some("\"form\"".into()));
    }
}
