//! What a client knows of a room: the views of one connection, put together.
//!
//! A connection's first view has all sections, and later ones those that have changed, of a game only
//! its changed members. Clients in Rust read them through [`ConnectionView`]; the browser's has
//! `web/src/net/room/view.ts`.

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor},
};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use std::{
    collections::BTreeMap,
    fmt::{self, Write},
};

/// How many lines of the log a view shows.
const LOG_LINES: usize = 20;
/// The members of `you` that stay until they are sent again, in the server's order.
const OWN: [&str; 10] =
    ["name", "plays_as", "seat", "player", "host", "channel", "left", "may", "game", "hands"];

/// The newest view, complete.
#[derive(Clone, Debug, Default)]
pub struct ConnectionView {
    seq: Option<u64>,
    table: Box<RawValue>,
    game: Box<RawValue>,
    /// How many lines the log of the game has.
    length: usize,
    /// The newest of them.
    lines: Vec<Box<RawValue>>,
    you: BTreeMap<&'static str, Box<RawValue>>,
    done: Vec<String>,
}

/// A message is not a view that can follow the last one.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// It is not a message of the server.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// The first view of a connection lacks a section.
    #[error("the first view has no {0}")]
    Incomplete(&'static str),
    /// It has a member that no client knows.
    #[error("an unknown member: {0}")]
    Unknown(String),
    /// It changes a member of a game that has no such member.
    #[error("there is no {0} that could change")]
    NoMember(String),
    /// Views go back.
    #[error("view {1} came after view {0}")]
    Older(u64, u64),
}

/// What is read of a message.
#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    seq: u64,
    #[serde(borrow, default, deserialize_with = "present")]
    table: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    game_changes: Option<&'a RawValue>,
    #[serde(borrow, default)]
    log: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    you: BTreeMap<&'a str, &'a RawValue>,
}

#[derive(Deserialize)]
struct Game {
    log_length: usize,
}

/// `null` is a value, and not the same as nothing.
fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(from).map(Some)
}

/// An object with some members replaced, in the order that they have.
fn changed(object: &RawValue, changes: &RawValue) -> Result<Box<RawValue>, Unfit> {
    let Members(mut members) = serde_json::from_str(object.get())?;
    let Members(changes) = serde_json::from_str(changes.get())?;
    for (name, value) in changes {
        let member = members.iter_mut().find(|(other, _)| *other == name);
        member.ok_or_else(|| Unfit::NoMember(name.to_owned()))?.1 = value;
    }
    Ok(to_raw_value(&Members(members))?)
}

/// The members of an object, in their order.
struct Members<'a>(Vec<(&'a str, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de>, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        from.deserialize_map(InOrder)
    }
}

impl Serialize for Members<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().copied())
    }
}

impl ConnectionView {
    /// The only view of a connection, as JSON.
    ///
    /// # Errors
    /// [`Unfit`]
    pub fn of(text: &str) -> Result<Value, Unfit> {
        let mut view = ConnectionView::default();
        view.take(text)?;
        Ok(view.value()?)
    }

    /// Takes in the next message of the connection. Returns whether it is a view.
    ///
    /// # Errors
    /// [`Unfit`]
    pub fn take(&mut self, text: &str) -> Result<bool, Unfit> {
        let Message { kind, seq, table, game, game_changes, log, mut you } =
            serde_json::from_str(text)?;
        if kind != "view" {
            return Ok(false);
        }
        match self.seq {
            Some(before) if before > seq => return Err(Unfit::Older(before, seq)),
            Some(_) => {}
            None => {
                let own = OWN.into_iter().find(|name| !you.contains_key(name));
                let missing =
                    table.is_none().then_some("table").or(game.is_none().then_some("game"));
                if let Some(name) = missing.or(own) {
                    return Err(Unfit::Incomplete(name));
                }
            }
        }
        self.seq = Some(seq);
        if let Some(table) = table {
            self.table = table.to_owned();
        }
        if let Some(game) = game {
            self.game = game.to_owned();
            self.extend_log(&log)?;
        }
        if let Some(changes) = game_changes {
            self.game = changed(&self.game, changes)?;
            self.extend_log(&log)?;
        }
        if let Some(changes) = you.remove("game_changes") {
            let game = self.you.entry("game").or_default();
            *game = changed(game, changes)?;
        }
        self.done.clear();
        for (name, value) in you {
            if name == "done" {
                self.done = serde_json::from_str(value.get())?;
                continue;
            }
            let own = OWN.into_iter().find(|own| *own == name);
            let own = own.ok_or_else(|| Unfit::Unknown(name.to_owned()))?;
            self.you.insert(own, value.to_owned());
        }
        Ok(true)
    }

    /// Appends the lines that are new to those that are known.
    fn extend_log(&mut self, new: &[&RawValue]) -> Result<(), serde_json::Error> {
        let before = self.length;
        let game: Option<Game> = serde_json::from_str(self.game.get())?;
        self.length = game.map_or(0, |game| game.log_length);
        let first_new = self.length.saturating_sub(new.len());
        let first_known = before - self.lines.len();
        // Lines are missing in between after a connection took none for long.
        let kept = if first_new > before { 0 } else { first_new.saturating_sub(first_known) };
        self.lines.truncate(kept);
        self.lines.extend(new.iter().map(|line| (*line).to_owned()));
        self.lines.drain(..self.lines.len().saturating_sub(LOG_LINES));
        Ok(())
    }

    /// Whether there was a view.
    pub fn is_there(&self) -> bool {
        self.seq.is_some()
    }

    /// The public view of the game, or `null`.
    pub fn game(&self) -> &RawValue {
        &self.game
    }

    /// A section for this viewer alone, such as `may`.
    pub fn you(&self, name: &str) -> Option<&RawValue> {
        self.you.get(name).map(|value| &**value)
    }

    /// The ids of the commands that the newest view acknowledges.
    pub fn done(&self) -> &[String] {
        &self.done
    }

    /// The view as a connection is sent it first, without what it acknowledges.
    ///
    /// # Errors
    /// It can't be written.
    pub fn without_done(&self) -> Result<String, serde_json::Error> {
        self.written(&[])
    }

    fn written(&self, done: &[String]) -> Result<String, serde_json::Error> {
        let ConnectionView { seq, table, game, lines, you, .. } = self;
        let seq = seq.unwrap_or_default();
        let mut text = format!(r#"{{"type":"view","seq":{seq},"table":{table},"game":{game}"#);
        if !lines.is_empty() {
            text += r#","log":"#;
            text += to_raw_value(lines)?.get();
        }
        let own = OWN.into_iter().filter_map(|name| Some((name, you.get(name)?.get())));
        let acknowledged = (!done.is_empty()).then(|| to_raw_value(done)).transpose()?;
        let done = acknowledged.iter().map(|done| ("done", done.get()));
        for (index, (name, value)) in own.chain(done).enumerate() {
            let before = if index == 0 { r#","you":{"# } else { "," };
            // Writing into a string never fails.
            _ = write!(text, r#"{before}"{name}":{value}"#);
        }
        Ok(text + "}}")
    }

    /// The view as JSON, with its log in the game.
    ///
    /// # Errors
    /// It is not JSON.
    pub fn value(&self) -> Result<Value, serde_json::Error> {
        let mut view: Value = serde_json::from_str(&self.written(&self.done)?)?;
        let log = view.as_object_mut().and_then(|view| view.remove("log"));
        if let (Some(lines), Some(game)) = (log, view["game"].as_object_mut()) {
            game.insert("log".to_owned(), lines);
        }
        Ok(view)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that meets the unexpected fails")]

    use super::*;
    use serde_json::json;

    const FIRST: &str = concat!(
        r#"{"type":"view","seq":4,"table":{"code":"a"},"game":{"log_length":3,"log":[]},"#,
        r#""log":["a","b","c"],"you":{"name":"Ana","plays_as":null,"seat":0,"player":0,"#,
        r#""host":true,"channel":null,"left":null,"may":{"sit":false},"game":{"hand":[1]},"#,
        r#""hands":null}}"#,
    );

    fn first() -> ConnectionView {
        let mut view = ConnectionView::default();
        assert!(view.take(FIRST).unwrap());
        view
    }

    fn with_log(view: &mut ConnectionView, length: usize, lines: &[&str]) -> Value {
        let game = json!({"log_length": length, "log": []});
        let message = json!({"type": "view", "seq": length + 1, "game": game, "log": lines});
        view.take(&message.to_string()).unwrap();
        view.value().unwrap()["game"]["log"].take()
    }

    #[test]
    fn the_first_view_is_complete() {
        let view = first();
        assert_eq!(view.written(&view.done).unwrap(), FIRST);
        assert_eq!(view.value().unwrap()["game"]["log"], json!(["a", "b", "c"]));
        let without_table = FIRST.replace(r#""table":{"code":"a"},"#, "");
        assert!(matches!(ConnectionView::of(&without_table), Err(Unfit::Incomplete("table"))));
        let without_hand = FIRST.replace(r#""game":{"hand":[1]},"#, "");
        assert!(matches!(ConnectionView::of(&without_hand), Err(Unfit::Incomplete("game"))));
    }

    #[test]
    fn what_is_left_out_stays_and_null_does_not() {
        let mut view = first();
        let next = r#"{"type":"view","seq":5,"you":{"game":null,"done":["7"]}}"#;
        assert!(view.take(next).unwrap());
        let changed = FIRST.replace(r#""seq":4"#, r#""seq":5"#);
        let changed = changed.replace(r#"{"hand":[1]}"#, "null");
        let expected = changed.replace("null}}", r#"null,"done":["7"]}}"#);
        assert_eq!(view.written(&view.done).unwrap(), expected);
        assert!(view.take(r#"{"type":"view","seq":5}"#).unwrap());
        assert_eq!(view.written(&view.done).unwrap(), changed, "what was done is told once");
        assert!(!view.take(r#"{"type":"chat","lines":[]}"#).unwrap());
        assert!(view.take(r#"{"type":"view","seq":4}"#).is_err());
        assert!(view.take(r#"{"type":"view","seq":5,"you":{"soul":1}}"#).is_err());
    }

    #[test]
    fn of_a_game_only_some_members_may_be_sent() {
        let mut view = first();
        let changes =
            r#""game_changes":{"log_length":4},"log":["d"],"you":{"game_changes":{"hand":[]}}"#;
        assert!(view.take(&format!(r#"{{"type":"view","seq":5,{changes}}}"#)).unwrap());
        let expected = FIRST.replace(r#""seq":4"#, r#""seq":5"#);
        let expected = expected.replace(r#""log_length":3"#, r#""log_length":4"#);
        let expected = expected.replace(r#""c"]"#, r#""c","d"]"#);
        assert_eq!(view.without_done().unwrap(), expected.replace(r#""hand":[1]"#, r#""hand":[]"#));
        let unknown = r#"{"type":"view","seq":6,"game_changes":{"soul":1}}"#;
        assert!(matches!(view.take(unknown), Err(Unfit::NoMember(_))));
        view.take(r#"{"type":"view","seq":7,"game":null}"#).unwrap();
        assert!(view.take(&unknown.replace("6", "8")).is_err(), "there is no game to change");
    }

    #[test]
    fn lines_are_appended_and_the_oldest_forgotten() {
        let mut view = first();
        assert_eq!(with_log(&mut view, 4, &["d"]), json!(["a", "b", "c", "d"]));
        assert_eq!(with_log(&mut view, 4, &[]), json!(["a", "b", "c", "d"]));
        assert_eq!(with_log(&mut view, 6, &["D", "e", "f"]), json!(["a", "b", "c", "D", "e", "f"]));
        let many: Vec<String> = (6..22).map(|line| line.to_string()).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let log = with_log(&mut view, 22, &many);
        assert_eq!((log[0].as_str(), log.as_array().map(Vec::len)), (Some("c"), Some(20)));
    }

    #[test]
    fn after_a_gap_or_in_a_new_game_only_what_is_sent_counts() {
        let mut view = first();
        assert_eq!(with_log(&mut view, 9, &["h", "i"]), json!(["h", "i"]));
        let begun = json!({"type": "view", "seq": 20, "game": {"log_length": 1}, "log": ["A"]});
        view.take(&begun.to_string()).unwrap();
        assert_eq!(view.value().unwrap()["game"]["log"], json!(["A"]));
        view.take(r#"{"type":"view","seq":21,"game":null}"#).unwrap();
        assert_eq!(view.value().unwrap()["game"], Value::Null);
        assert!(!view.written(&view.done).unwrap().contains("log"));
    }
}
