//! What holds of every message from a client.

use serde_json::{Value, from_str, to_string};
use tranquility::protocol::{
    command::{ClientMessage, is_command_id},
    error_code::Code,
    json::{read_command, read_id},
    message::{RefusedMessage, ServerMessage},
};

/// A message is read, and then can be written and read again; or it is refused with a code that
/// clients know, and an answer that can be written.
pub fn commands_are_read(bytes: &[u8]) {
    // Messages that are no text never get as far as this.
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Some(id) = read_id(text) {
        assert!(is_command_id(&id));
    }
    match read_command(text) {
        Ok(message) => {
            assert!(is_command_id(&message.id));
            let written = to_string(&message).expect("a message can be written");
            let again: ClientMessage = from_str(&written).expect("what was written is read");
            if !has_fraction(&from_str(&written).expect("JSON")) {
                assert_eq!(to_string(&again).ok(), Some(written));
            }
        }
        Err((id, refused)) => {
            assert!(id.as_deref().is_none_or(is_command_id));
            assert!(matches!(refused.code, Code::Server(_)), "{}", refused.code);
            let answer = ServerMessage::Refused(RefusedMessage { id, refused });
            to_string(&answer).expect("an answer can be written");
        }
    }
}

/// Fractions, and numbers beyond 64 bits, are read to about the sixteenth digit. No game takes any.
fn has_fraction(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.is_f64(),
        Value::Array(list) => list.iter().any(has_fraction),
        Value::Object(map) => map.values().any(has_fraction),
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}
