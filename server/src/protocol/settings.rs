//! The settings of a table.

use crate::protocol::message::Talk;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use ts_rs::TS;

/// The longest [`Language`], in bytes.
const LANGUAGE_BYTES: usize = 12;

/// The settings of a table, which its host may change while no game is running.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The options of the game.
    #[ts(type = "unknown")]
    pub options: Value,
    /// Silent, or open talk.
    pub talk: Talk,
    /// Whether guests without a seat may watch.
    pub spectators: bool,
    /// Whether spectators may reveal all hands.
    #[serde(default)]
    pub open_hands: bool,
    /// Whether the table is shown in the list of open tables.
    #[serde(default)]
    pub listed: bool,
    /// The language spoken at the table, for the list of open tables.
    #[serde(default)]
    pub language: Option<Language>,
}

/// A language tag, such as `fr` or `pt-BR`: 2 to 12 letters, digits and dashes, starting with a letter.
/// Its meaning is left to the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(as = "String")]
pub struct Language(Box<str>);

/// The text is not a language tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a language is 2 to 12 letters, digits and dashes, such as \"fr\"")]
pub struct BadLanguage;

impl TryFrom<String> for Language {
    type Error = BadLanguage;

    fn try_from(tag: String) -> Result<Language, BadLanguage> {
        let fits = (2..=LANGUAGE_BYTES).contains(&tag.len())
            && tag.starts_with(|first: char| first.is_ascii_alphabetic())
            && tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if fits { Ok(Language(tag.into())) } else { Err(BadLanguage) }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json};

    #[test]
    fn settings_of_older_tables_are_read() {
        let old = json!({"options": {}, "talk": "silent", "spectators": true});
        let settings: Settings = from_value(old).unwrap();
        assert_eq!(
            settings,
            Settings {
                options: json!({}),
                talk: Talk::Silent,
                spectators: true,
                open_hands: false,
                listed: false,
                language: None,
            }
        );
    }

    #[test]
    fn a_language_is_a_short_tag() {
        for tag in ["en", "fr", "pt-BR", "zh-Hant-TW"] {
            assert_eq!(from_value::<Language>(json!(tag)).unwrap().to_string(), tag);
        }
        for other in [json!(""), json!("f"), json!("-fr"), json!("français"), json!(7)] {
            assert!(from_value::<Language>(other.clone()).is_err(), "{other}");
        }
        assert!(from_value::<Language>(json!("a".repeat(13))).is_err());
    }
}
