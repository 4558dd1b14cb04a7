//! A view being written for a connection, without what it has been sent.

use crate::{
    protocol::message::May,
    room::view::{Unwritable, written::Written},
};
use axum::body::Bytes;
use serde::Serialize;
use std::{mem, sync::Arc};

/// The sections of the last view sent over a connection, as they were written. Before the first they
/// are empty, and so differ from every section.
///
/// Sections and their members are compared as they were sent, so that what is left out depends on
/// nothing but what the viewer was shown before.
#[derive(Debug, Default)]
pub struct SentView {
    pub(super) table: Bytes,
    pub(super) game: Arc<Written>,
    pub(super) log: SentLog,
    pub(super) role: Vec<u8>,
    pub(super) may: Option<May>,
    pub(super) hand: Written,
    pub(super) hands: Vec<u8>,
}

/// How much of a game's log was sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SentLog {
    /// The number of the game at the table.
    pub game: u32,
    /// The number of its first lines that were sent, or are too old to be.
    pub length: usize,
}

/// A JSON object being written.
///
/// Buffers are allocated with the size of a usual view: growing them step by step cost as much as
/// filling them.
pub(super) struct Frame {
    text: Vec<u8>,
}

/// The members of `you`, which are written in their place.
pub(super) struct OwnPart<'a> {
    text: &'a mut Vec<u8>,
    /// Where its first member begins.
    start: usize,
}

/// The size of most views after the first, in bytes.
const USUAL: usize = 1024;
const OWN_PART: &[u8] = b",\"you\":";
/// The members of `game` that have changed, where not all of it is sent.
pub(super) const GAME_CHANGES: &str = "game_changes";

impl Frame {
    /// Begins a view. `shared`: the size of its shared sections, in bytes.
    pub fn new(seq: u64, shared: usize) -> Result<Frame, Unwritable> {
        let mut text = Vec::with_capacity(shared + USUAL);
        text.extend_from_slice(b"{\"type\":\"view\",\"seq\":");
        serde_json::to_writer(&mut text, &seq)?;
        Ok(Frame { text })
    }

    /// Writes a section that is the same for several viewers, unless it was sent.
    pub fn shared(&mut self, name: &str, section: &Bytes, sent: &mut Bytes) {
        // Mostly it is not only equal, but the very same.
        if section.as_ptr() == sent.as_ptr() && section.len() == sent.len() {
            return;
        }
        if section != sent {
            self.member(name, section);
        }
        *sent = section.clone();
    }

    /// Writes a member.
    pub fn member(&mut self, name: &str, section: &[u8]) {
        begin(&mut self.text, name);
        self.text.extend_from_slice(section);
    }

    /// Begins the part for the viewer alone.
    pub fn own_part(&mut self) -> OwnPart<'_> {
        self.text.extend_from_slice(OWN_PART);
        let start = self.text.len();
        OwnPart { text: &mut self.text, start }
    }

    /// The view as it is sent.
    pub fn finish(mut self) -> Result<String, Unwritable> {
        self.text.push(b'}');
        Ok(String::from_utf8(self.text)?)
    }
}

impl OwnPart<'_> {
    /// Writes a section as a member, unless it was sent.
    pub fn section(
        &mut self,
        name: &str,
        section: &impl Serialize,
        sent: &mut Vec<u8>,
    ) -> Result<(), Unwritable> {
        let before = self.text.len();
        begin(self.text, name);
        let value = self.text.len();
        serde_json::to_writer(&mut *self.text, section)?;
        self.keep_new(before, value, sent);
        Ok(())
    }

    /// Writes what the viewer may do, unless it was sent. It is rarely new, and has many members to write.
    pub fn may(&mut self, may: May, sent: &mut Option<May>) -> Result<(), Unwritable> {
        if sent.as_ref() != Some(&may) {
            self.member("may", &may)?;
            *sent = Some(may);
        }
        Ok(())
    }

    /// Writes a section as a member, or only what has changed of it, under another name.
    pub fn game(&mut self, text: &[u8], sent: &mut Written) {
        if text == sent.text() {
            return;
        }
        let section = Written::new(text.into());
        match section.changes(sent) {
            Some(changes) => self.text_member(GAME_CHANGES, &changes),
            None => self.text_member("game", section.text()),
        }
        *sent = section;
    }

    fn text_member(&mut self, name: &str, text: &[u8]) {
        begin(self.text, name);
        self.text.extend_from_slice(text);
    }

    /// Writes the members of a section, unless it was sent.
    pub fn members(
        &mut self,
        section: &impl Serialize,
        sent: &mut Vec<u8>,
    ) -> Result<(), Unwritable> {
        let before = self.text.len();
        serde_json::to_writer(&mut *self.text, section)?;
        if self.keep_new(before, before, sent) {
            self.text[before] = b',';
            self.text.pop();
        }
        Ok(())
    }

    /// Writes a member that is never left out.
    pub fn member(&mut self, name: &str, value: &impl Serialize) -> Result<(), Unwritable> {
        begin(self.text, name);
        Ok(serde_json::to_writer(&mut *self.text, value)?)
    }

    /// Takes back the section that was written from `before` on, with its value from `value` on, if it
    /// was sent. Returns whether it is a new one.
    fn keep_new(&mut self, before: usize, value: usize, sent: &mut Vec<u8>) -> bool {
        let is_new = self.text[value..] != **sent;
        if is_new {
            sent.clear();
            sent.extend_from_slice(&self.text[value..]);
        } else {
            self.text.truncate(before);
        }
        is_new
    }

    /// Ends the part, and takes it back if it is empty.
    pub fn finish(self) {
        match self.text.get_mut(self.start) {
            Some(comma) => {
                *comma = b'{';
                self.text.push(b'}');
            }
            None => self.text.truncate(self.start - OWN_PART.len()),
        }
    }
}

/// Begins a member after others.
fn begin(text: &mut Vec<u8>, name: &str) {
    text.extend_from_slice(b",\"");
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\":");
}

impl SentView {
    /// Takes what was sent out, so that a view of which the writing fails is followed by a complete one.
    pub(super) fn take(&mut self) -> SentView {
        mem::take(self)
    }
}
