//! What a player has sent, and what it was told.

use serde_json::Value;

/// A command under its id.
#[derive(Clone, Debug)]
pub(super) struct Sent {
    pub id: String,
    pub command: Value,
}

impl Sent {
    pub(super) fn kind(&self) -> &str {
        self.command["type"].as_str().unwrap()
    }

    /// Whether it may ask for what is so already: then it is acknowledged, and nothing is stored.
    pub(super) fn may_change_nothing(&self) -> bool {
        matches!(self.kind(), "configure" | "sit" | "name")
    }
}

/// What came of a player's commands, and what it was shown, since the last check.
#[derive(Default)]
pub(super) struct Account {
    /// Sent, and not answered yet.
    pub under_way: Vec<Sent>,
    pub acknowledged: Vec<Sent>,
    pub refused: Vec<Sent>,
    /// Every view.
    pub shown: Vec<Value>,
    /// The newest chat.
    pub chat: Value,
}

impl Account {
    /// Takes a command out of those under way.
    pub(super) fn answered(&mut self, id: &Value) -> Option<Sent> {
        let place = self.under_way.iter().position(|sent| *id == *sent.id)?;
        Some(self.under_way.remove(place))
    }

    /// Whether a command of that kind is under way.
    pub(super) fn awaits(&self, kind: &str) -> bool {
        self.under_way.iter().any(|sent| sent.kind() == kind)
    }
}
