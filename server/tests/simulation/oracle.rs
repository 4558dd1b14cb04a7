//! What a room that has taken in the beginning of its stream shows, without any server.

use crate::simulation::secret;
use serde_json::Value;
use tranquility::{
    protocol::command::Command,
    room::model::{
        decide::{Decision, Moment},
        room::Room,
    },
};

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
        seq_of(&self.view(1, moment)).unwrap()
    }

    /// A guest's view.
    pub fn view(&self, guest: u8, moment: &Moment<'_>) -> String {
        let guest = secret(guest).guest_id();
        self.room.as_ref().map_or_else(String::new, |room| {
            let shared = room.shared(moment).unwrap();
            room.frame(&shared, guest, moment, &[]).unwrap()
        })
    }

    /// Whether that is a guest's view now, but for what it shows of who is there.
    pub fn shows_view(&self, guest: u8, moment: &Moment<'_>, shown: &str) -> Result<(), Miss> {
        let expected = self.view(guest, moment);
        let (of, seq) = (seq_of(&expected), seq_of(shown));
        if of != seq {
            let why = format!("a view of {seq:?}, where {of:?} is stored");
            return Err(Miss { why, past: seq < of });
        }
        let (expected, shown) = (lasting(&expected), lasting(shown));
        if expected == shown {
            Ok(())
        } else {
            let [expected, shown] = [expected, shown]
                .map(|text| serde_json::from_str::<Value>(&text).unwrap_or_else(|_| text.into()));
            Err(Miss { why: difference("view", &expected, &shown), past: false })
        }
    }

    /// Whether a command is one that would change nothing now, so that nothing of it is stored.
    pub fn leaves_as_it_is(&self, guest: u8, id: &str, what: &Value, moment: &Moment<'_>) -> bool {
        let guest = secret(guest).guest_id();
        let command: Command = serde_json::from_value(what.clone()).unwrap();
        self.room.as_ref().is_some_and(|room| {
            let handled = room.handle(guest, id, &command, moment);
            matches!(handled, Ok(Decision::Entries(entries)) if entries.is_empty())
        })
    }

    /// All the chat that a guest may read now.
    pub fn chat(&self, guest: u8, moment: &Moment<'_>) -> String {
        let guest = secret(guest).guest_id();
        self.room.as_ref().map_or_else(String::new, |room| room.chat_frame(guest, moment).unwrap())
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

/// The `seq` of a view, which comes first in it, after the time.
pub fn seq_of(view: &str) -> Option<u64> {
    let rest = view.strip_prefix("{\"type\":\"view\",\"now\":")?;
    let (_, rest) = rest.split_once(",\"seq\":")?;
    rest.split_once(',')?.0.parse().ok()
}

/// A view without its time, and what depends on who is there, and on what was answered to whom. Views are compared
/// as text: to read them would take most of the time.
fn lasting(view: &str) -> String {
    let mut view = view.replace("\"presence\":\"away\"", "\"presence\":\"here\"");
    let left_out = [
        ("\"now\":", ","),
        ("\"watchers\":", ","),
        ("\"unnamed\":", ","),
        ("\"free\":[", "],"),
        ("\"asked_for\":", ","),
        ("\"asks\":", ","),
        ("\"ask_for\":[", "],"),
        ("\"answer\":", ","),
        ("\"guests\":[", "],"),
    ];
    for (from, to) in left_out {
        let start = view.find(from).unwrap_or(view.len());
        let length = view[start..].find(to).map_or(0, |end| end + to.len());
        view.replace_range(start..start + length, "");
    }
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
