//! What a room that has taken in the beginning of its stream shows, without any server.

use crate::secret;
use serde_json::Value;
use tranquility::room::{Moment, Room};

/// Why a message is not what the room shows now.
pub struct Miss {
    pub why: String,
    /// Whether it is older than what the room shows.
    pub past: bool,
}

/// See the module.
pub struct Oracle {
    code: String,
    room: Option<Room>,
    length: usize,
}

impl Oracle {
    /// The room with that code, before its first entry.
    pub fn new(code: &str) -> Oracle {
        Oracle { code: code.to_owned(), room: None, length: 0 }
    }

    /// Takes in one entry more; `false` if there is none.
    pub fn learn(&mut self, entries: &[Vec<u8>]) -> bool {
        let Some(entry) = entries.get(self.length..=self.length) else { return false };
        match &mut self.room {
            Some(room) => room.extend(entry).unwrap(),
            None => self.room = Room::restore(&self.code, entry).unwrap(),
        }
        self.length += 1;
        true
    }

    /// The `seq` of the views.
    pub fn seq(&self, moment: &Moment<'_>) -> u64 {
        self.view(0, moment)["seq"].as_u64().unwrap()
    }

    fn view(&self, guest: u8, moment: &Moment<'_>) -> Value {
        let Some(room) = &self.room else { return Value::Null };
        let frame = room.frame(&room.shared(moment), secret(guest).guest_id(), moment, &[]);
        serde_json::from_str(&frame).unwrap()
    }

    /// Whether that is a guest's view now, but for what it shows of who is there.
    pub fn shows_view(&self, guest: u8, moment: &Moment<'_>, shown: &Value) -> Result<(), Miss> {
        let expected = self.view(guest, moment);
        let (of, seq) = (expected["seq"].as_u64(), shown["seq"].as_u64());
        if of != seq {
            let why = format!("a view of {seq:?}, where {of:?} is stored");
            return Err(Miss { why, past: seq < of });
        }
        let (expected, shown) = (lasting(expected), lasting(shown.clone()));
        if expected == shown {
            Ok(())
        } else {
            Err(Miss { why: difference("view", &expected, &shown), past: false })
        }
    }

    /// All the chat that a guest may read now.
    pub fn chat(&self, guest: u8, moment: &Moment<'_>) -> String {
        let guest = secret(guest).guest_id();
        self.room.as_ref().map_or_else(String::new, |room| room.chat_frame(guest, moment))
    }

    /// Whether that is all the chat that a guest may read now.
    pub fn shows_chat(&self, guest: u8, moment: &Moment<'_>, shown: &str) -> Result<(), Miss> {
        let expected = self.chat(guest, moment);
        if expected == shown {
            Ok(())
        } else {
            Err(Miss { why: format!("{shown}\ninstead of {expected}"), past: false })
        }
    }
}

/// A view without what depends on who is there, and on what was answered to whom.
fn lasting(mut view: Value) -> Value {
    for seat in view["table"]["seats"].as_array_mut().into_iter().flatten() {
        if seat["presence"] == "away" {
            seat["presence"] = "here".into();
        }
    }
    for (part, key) in [("table", "watchers"), ("you", "done")] {
        view[part].as_object_mut().unwrap().remove(key);
    }
    view["you"]["may"].as_object_mut().unwrap().remove("free");
    view
}

/// Where two values differ first.
fn difference(place: &str, expected: &Value, shown: &Value) -> String {
    match (expected, shown) {
        (Value::Object(expected), Value::Object(shown)) if expected.keys().eq(shown.keys()) => {
            let differing = expected.iter().find(|(key, value)| shown[*key] != **value);
            differing.map_or_else(String::new, |(key, value)| {
                difference(&format!("{place}.{key}"), value, &shown[key])
            })
        }
        _ => format!("{place} {shown} instead of {expected}"),
    }
}
