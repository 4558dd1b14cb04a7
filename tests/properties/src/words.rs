//! What holds of what people type: names, lines of chat, codes, days.

use std::str::FromStr;
use tranquility::{
    date::Date,
    deals::deal_code::DealCode,
    identity::{
        guest::{GuestId, Secret},
        name::{Name, Text},
        room_code::RoomCode,
    },
    protocol::message::{CHAT_CHARS, NAME_CHARS},
};

/// What is taken is of the form that it promises, and is taken again as it was written down.
pub fn words_are_read(bytes: &[u8]) {
    let typed = String::from_utf8_lossy(bytes);
    let (one, other) = typed.split_once('\n').unwrap_or((&typed, ""));
    names(one, other);
    if let Ok(text) = Text::parse(&typed) {
        assert!((1..=CHAT_CHARS).contains(&text.as_str().chars().count()));
        assert_eq!(Text::parse(text.as_str()), Ok(text));
    }
    // A code is a part of the name of a stream in the journal.
    if let Ok(code) = RoomCode::parse(&typed) {
        assert!(is_plain(code.as_str(), 10));
        assert_eq!(code.stream(), format!("room/{code}"));
        assert_eq!(RoomCode::parse(code.as_str()), Ok(code));
    }
    if let Ok(code) = DealCode::parse(&typed) {
        assert!(is_plain(code.as_str(), code.as_str().len()));
        assert_eq!(DealCode::parse(code.as_str()).ok(), Some(code));
    }
    if let Ok(date) = Date::from_str(&typed) {
        assert_eq!(date.to_string(), typed);
        assert!(date.end() > 0);
    }
    if let Ok(guest) = GuestId::from_str(&typed) {
        assert_eq!(guest.to_string(), typed);
    }
    if let Some(secret) = Secret::parse(&typed) {
        assert_eq!(secret.reveal(), typed);
    }
}

fn is_plain(code: &str, length: usize) -> bool {
    code.len() == length
        && code.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

fn names(one: &str, other: &str) {
    let Ok(name) = Name::parse(one) else { return };
    assert!((1..=NAME_CHARS).contains(&name.as_str().chars().count()));
    assert_eq!(Name::parse(name.as_str()).as_ref(), Ok(&name));
    assert!(name.confusable_with(&name));
    if let Ok(other) = Name::parse(other) {
        assert_eq!(name.confusable_with(&other), other.confusable_with(&name));
    }
}
