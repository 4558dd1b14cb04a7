//! What is said: free text with its channel, and the structured phrases of a talk window.

use crate::{
    guest::GuestId,
    name::{Name, Text},
    wire::{Channel, Left},
};
use rules::{Seat, TalkWindow, catalogue::Table};
use serde_json::Value;

/// How many phrases a seat may say in a window.
pub(super) const PHRASES: u8 = 6;
/// How many times a seat may change its mind in a window without need.
pub(super) const CHANGES: u8 = 8;

/// A line of free text.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub number: u64,
    pub guest: GuestId,
    pub name: Name,
    pub channel: Channel,
    pub text: Text,
    pub at: u64,
    /// The number of the game that was running when it was said.
    pub game: Option<u32>,
    /// How many lines had been said in that game where the readers of this one could not read.
    pub unheard: u64,
}

/// What was said and changed in one talk window. It is limited in number, so that it makes a poor
/// Morse code.
#[derive(Clone, Debug)]
pub(super) struct WindowTalk {
    window: TalkWindow,
    said: Vec<(Seat, Value)>,
    phrases: Vec<u8>,
    changes: Vec<u8>,
}

impl WindowTalk {
    /// The beginning of the window that is open at the table, if one is.
    pub fn of(table: &dyn Table, seats: usize) -> Option<WindowTalk> {
        table.talk().map(|window| WindowTalk {
            window,
            said: Vec::new(),
            phrases: vec![0; seats],
            changes: vec![0; seats],
        })
    }

    pub fn window(&self) -> TalkWindow {
        self.window
    }

    pub fn said(&self) -> &[(Seat, Value)] {
        &self.said
    }

    pub fn say(&mut self, seat: Seat, phrase: Value) {
        if let Some(count) = self.phrases.get_mut(seat.index()) {
            *count = count.saturating_add(1);
        }
        self.said.push((seat, phrase));
    }

    pub fn change(&mut self, seat: Seat) {
        if let Some(count) = self.changes.get_mut(seat.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// What the seat may still say and change.
    pub fn left(&self, seat: Seat) -> Left {
        let used = |counts: &[u8]| counts.get(seat.index()).copied().unwrap_or(u8::MAX);
        Left {
            phrases: PHRASES.saturating_sub(used(&self.phrases)),
            changes: CHANGES.saturating_sub(used(&self.changes)),
        }
    }
}
