//! Strict JSON: what is read has one accepted form only, and what is written always has one.
//!
//! Serde is generous. It takes a list for a struct, `{"more":null}` for a name, and `null` for what
//! may be absent. But actions are kept in records and phrases are shown to others as they were
//! written, so that the choice among several forms would be a message of its own.

use rules::Refusal;
use serde::{
    Deserialize, Serialize,
    de::{self, DeserializeOwned, Error as _},
};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use std::any::type_name;

/// Reads data in the form in which it would be written.
///
/// # Errors
/// It is malformed, or written in another form.
pub(crate) fn from_value<T: Serialize + DeserializeOwned>(value: &Value) -> Result<T, Refusal> {
    let data = T::deserialize(value).map_err(Refusal::malformed)?;
    check_written(&data, value)?;
    Ok(data)
}

/// Reads data from text, in the form in which it would be written; the order of keys and the space
/// between tokens are free.
///
/// # Errors
/// It is malformed, or written in another form.
pub(crate) fn from_text<T: Serialize + DeserializeOwned>(text: &RawValue) -> Result<T, Refusal> {
    // Not by way of a `Value`, which keeps one of two equal keys and forgets the other.
    let data = serde_json::from_str(text.get()).map_err(|error| malformed_part(&error))?;
    let value = serde_json::from_str(text.get()).map_err(|error| malformed_part(&error))?;
    check_written(&data, &value)?;
    Ok(data)
}

/// Reads a struct from text, which must hold an object, not a list of the fields' values.
///
/// # Errors
/// It is malformed, or no object.
pub(crate) fn object<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, serde_json::Error> {
    if text.trim_start().starts_with('[') {
        return Err(serde_json::Error::invalid_type(de::Unexpected::Seq, &"an object"));
    }
    serde_json::from_str(text)
}

/// The refusal of a part of a document, without the line and column: they count from where the part
/// begins.
pub(crate) fn malformed_part(error: &serde_json::Error) -> Refusal {
    let why = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    Refusal::malformed(why.strip_suffix(&place).unwrap_or(&why))
}

fn check_written<T: Serialize>(data: &T, value: &Value) -> Result<(), Refusal> {
    match serde_json::to_value(data) {
        Ok(written) if written == *value => Ok(()),
        _ => Err(Refusal::malformed("it must be written in its plain form")),
    }
}

/// The data of a game in JSON.
///
/// # Panics
/// It has no form in JSON. The games' own types are plain data that always has: where one does not,
/// the game is at fault, and nothing may be stored or shown in its place.
pub fn to_value<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).unwrap_or_else(|error| unwritable::<T>(&error))
}

/// The same, written.
///
/// # Panics
/// As [`to_value`].
pub(crate) fn to_raw<T: Serialize>(data: &T) -> Box<RawValue> {
    to_raw_value(data).unwrap_or_else(|error| unwritable::<T>(&error))
}

fn unwritable<T>(error: &serde_json::Error) -> ! {
    panic!("a {} can't be written: {error}", type_name::<T>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeMap, panic::catch_unwind};

    #[test]
    fn what_has_no_form_in_json_is_not_taken_for_null() {
        let formless = BTreeMap::from([((), 1)]);
        assert!(catch_unwind(|| to_value(&formless)).is_err());
        assert!(catch_unwind(|| to_raw(&formless)).is_err());
        assert_eq!(to_value(&[1]), serde_json::json!([1]));
    }
}
