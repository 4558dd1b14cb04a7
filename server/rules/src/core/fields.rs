//! Optional fields, which have one accepted form in JSON.
//!
//! Serde takes `null` for what may be absent. But actions are kept in records as they were written, so that
//! the choice among several forms would be a message of its own.

use serde::{Deserialize, Deserializer};

/// For optional fields, with `#[serde(default)]`: what is there must not be `null`.
///
/// # Errors
/// It is `null`, or malformed.
pub fn present<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// Whether a field can be left out, with `#[serde(default)]`: its form is then the one without it.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
