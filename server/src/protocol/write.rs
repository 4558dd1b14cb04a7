//! Writing messages as JSON.

use serde::Serialize;
use std::any::type_name;

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
