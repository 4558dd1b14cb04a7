//! Actions on which the rules of Tranquility fail, in tests alone.

use serde_json::{Value, json};

/// An action on which the rules panic.
pub fn panic() -> Value {
    json!({"type": "panic"})
}

/// An action after which the rules panic where they are to show the position.
pub fn spoil() -> Value {
    json!({"type": "spoil"})
}
