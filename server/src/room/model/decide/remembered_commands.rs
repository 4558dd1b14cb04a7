//! The commands that a room remembers, to recognise repetitions.

use crate::{identity::guest::GuestId, room::model::event::Cause};
use std::{
    collections::{BTreeMap, VecDeque},
    hash::{DefaultHasher, Hash, Hasher},
};

/// The most command ids remembered per guest.
const MOST_COMMANDS: usize = 128;
/// The most guests whose commands are remembered: those that acted last.
const MOST_GUESTS: usize = 512;

/// The newest commands of the guests who acted last.
#[derive(Default)]
pub(crate) struct RememberedCommands(BTreeMap<GuestId, Commands>);

/// A guest's newest commands.
#[derive(Default)]
struct Commands {
    /// Hashes of their ids.
    ids: VecDeque<u64>,
    /// The number of the newest one's entry.
    newest: u64,
}

impl RememberedCommands {
    /// Whether the guest's command with that id is remembered.
    pub(crate) fn contains(&self, guest: GuestId, id: &str) -> bool {
        self.0.get(&guest).is_some_and(|known| known.ids.contains(&hash(id)))
    }

    /// Remembers the command that caused the entry of that number.
    pub(crate) fn insert(&mut self, cause: &Cause, number: u64) {
        let known = self.0.entry(cause.guest).or_default();
        known.newest = number;
        if known.ids.len() == MOST_COMMANDS {
            known.ids.pop_front();
        }
        known.ids.push_back(hash(&cause.id));
        if self.0.len() > MOST_GUESTS {
            let oldest = self.0.iter().min_by_key(|(_, known)| known.newest);
            if let Some(guest) = oldest.map(|(guest, _)| *guest) {
                self.0.remove(&guest);
            }
        }
    }
}

/// Hashes a command id. Hashes are never stored, so another build may hash differently.
fn hash(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}
