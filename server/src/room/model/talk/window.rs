//! The structured phrases of a talk window.

use crate::protocol::table_view::Left;
use record::catalogue::AnyPosition;
use rules::{Seat, TalkKind, TalkWindow};
use serde_json::Value;

/// How often a seat may change its opinion in a window where talk is free anyway: the stream must not
/// grow for ever.
const MOST_CHANGES: u8 = 200;

/// What was said and changed in one talk window. Both are limited in number, so that they make a poor
/// Morse code.
#[derive(Clone, Debug)]
pub(crate) struct WindowTalk {
    window: TalkWindow,
    /// All phrases of a conversation, or the opinion of each seat that has one.
    said: Vec<(Seat, Value)>,
    phrases: Vec<u8>,
    changes: Vec<u8>,
}

impl WindowTalk {
    /// The talk in the position's open window, if there is one, after an action or at the beginning.
    pub(crate) fn after(
        before: Option<WindowTalk>,
        position: &AnyPosition,
        seats: usize,
    ) -> Option<WindowTalk> {
        let window = position.talk()?;
        let mut talk = WindowTalk {
            window,
            said: Vec::new(),
            phrases: vec![0; seats],
            changes: vec![0; seats],
        };
        match before {
            Some(before) if before.window == window => talk = before,
            Some(before) if before.window.kind == window.kind => talk.said = before.said,
            _ => {}
        }
        if window.kind == TalkKind::Opinions {
            // An opinion about a storm that is over has no meaning.
            talk.said.retain(|(seat, phrase)| position.check_phrase(*seat, phrase).is_ok());
        }
        Some(talk)
    }

    pub(crate) fn window(&self) -> TalkWindow {
        self.window
    }

    pub(crate) fn said(&self) -> &[(Seat, Value)] {
        &self.said
    }

    /// Whether it is the seat's opinion already, so that repeating it would change nothing.
    pub(crate) fn is_opinion(&self, seat: Seat, phrase: &Value) -> bool {
        self.opinion(seat) == Some(phrase)
    }

    fn opinion(&self, seat: Seat) -> Option<&Value> {
        let own = self.said.iter().find(|(other, _)| *other == seat);
        own.map(|(_, phrase)| phrase).filter(|_| self.window.kind == TalkKind::Opinions)
    }

    pub(crate) fn say(&mut self, seat: Seat, phrase: Value) {
        if let Some(count) = self.phrases.get_mut(seat.index()) {
            *count = count.saturating_add(1);
        }
        if self.window.kind == TalkKind::Opinions {
            self.said.retain(|(other, _)| *other != seat);
        }
        self.said.push((seat, phrase));
    }

    pub(crate) fn change(&mut self, seat: Seat) {
        if let Some(count) = self.changes.get_mut(seat.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// Whether the seat may change its opinion once more.
    pub(crate) fn may_change(&self, seat: Seat, silent: bool) -> bool {
        let most = if silent { self.window.changes } else { MOST_CHANGES };
        self.changes.get(seat.index()).is_some_and(|count| *count < most)
    }

    /// The phrases and changes left to the seat.
    pub(crate) fn left(&self, seat: Seat) -> Left {
        let used = |counts: &[u8]| counts.get(seat.index()).copied().unwrap_or(u8::MAX);
        Left {
            phrases: self.window.phrases.saturating_sub(used(&self.phrases)),
            changes: self.window.changes.saturating_sub(used(&self.changes)),
        }
    }
}
