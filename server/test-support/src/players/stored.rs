//! The stored entries of a table, with which everything shown is compared.

use super::account::{Account, Sent};
use crate::{client, dealer::TestDealer};
use serde_json::Value;
use std::collections::{BTreeMap, HashSet};
use tranquility::{
    identity::guest::{GuestId, Secret},
    room::model::{
        decide::Moment,
        event::{Cause, Entry, Event},
        presence::{Presence, PresenceOptions},
        room::Room,
    },
};

/// The table as of the last check.
#[derive(Default)]
pub(super) struct Stored {
    entries: Vec<Vec<u8>>,
    commands: HashSet<(GuestId, String)>,
    /// The lines of chat that are in it.
    lines: HashSet<String>,
    /// The settings that it has had.
    settings: Vec<Value>,
    /// The guests that have sat there, or had a name without a seat.
    names: HashSet<(GuestId, Option<u64>, String)>,
}

/// The views of all guests by their number.
type Views<'a> = BTreeMap<u64, Vec<(GuestId, &'a Value)>>;

impl Stored {
    /// Holds what players were told since the last check against all entries of the table. Returns
    /// how many games have begun since then.
    pub(super) fn check(
        &mut self,
        entries: Vec<Vec<u8>>,
        code: &str,
        accounts: &[(u8, &Account)],
    ) -> usize {
        assert!(entries.starts_with(&self.entries), "{code}: what is stored stays");
        let new = entries[self.entries.len()..].iter();
        let new: Vec<Entry> = new.map(|entry| serde_json::from_slice(entry).unwrap()).collect();
        for Entry { cause, event, .. } in &new {
            if let Some(Cause { guest, id }) = cause {
                let once = self.commands.insert((*guest, id.clone()));
                assert!(once, "{code}: {id} was done twice");
            }
            match event {
                Event::Chatted { text, .. } => _ = self.lines.insert(text.as_str().to_owned()),
                Event::Created { settings, .. } | Event::Configured { settings } => {
                    self.settings.push(serde_json::to_value(settings).unwrap());
                }
                Event::Sat { guest, seat, name } => {
                    let seat = Some(seat.index() as u64);
                    self.names.insert((*guest, seat, name.as_str().to_owned()));
                }
                Event::Named { guest, name } => {
                    self.names.insert((*guest, None, name.as_str().to_owned()));
                }
                _ => {}
            }
        }
        for (guest, account) in accounts {
            self.check_answers(code, guest_id(*guest), account);
        }
        let mut shown = Views::new();
        for (guest, account) in accounts {
            for view in &account.shown {
                let of_seq = shown.entry(view["seq"].as_u64().unwrap()).or_default();
                of_seq.push((guest_id(*guest), view));
            }
        }
        // From the beginning: who comes while the storage hangs may see how the table was.
        let made = &entries[..entries.len().min(1)];
        let mut room = Room::restore(code, made).unwrap().expect("a table that was made is stored");
        check_views(&room, &mut shown);
        for entry in &entries[1..] {
            room.extend(std::slice::from_ref(entry)).unwrap();
            check_views(&room, &mut shown);
        }
        assert!(shown.is_empty(), "{code}: views {:?} are not stored", shown.keys());
        self.entries = entries;
        new.iter().filter(|entry| matches!(entry.event, Event::Started { .. })).count()
    }

    /// Whether a command asked for what the table has had: then there was nothing to store.
    fn was_so_already(&self, guest: GuestId, sent: &Sent) -> bool {
        let asked = &sent.command;
        if let Some(name) = asked["name"].as_str() {
            return self.names.contains(&(guest, asked["seat"].as_u64(), name.to_owned()));
        }
        let Some(asked) = asked["settings"].as_object() else { return false };
        let fits = |had: &Value| asked.iter().all(|(name, value)| had[name] == *value);
        self.settings.iter().any(fits)
    }

    fn check_answers(&self, code: &str, guest: GuestId, account: &Account) {
        let done = |id: &str| self.commands.contains(&(guest, id.to_owned()));
        for sent in &account.acknowledged {
            let held = done(&sent.id) || self.was_so_already(guest, sent);
            assert!(held, "{code}: {sent:?} was acknowledged and is lost");
        }
        for sent in &account.refused {
            assert!(!done(&sent.id), "{code}: {sent:?} was refused and is done");
        }
        for line in account.chat["lines"].as_array().into_iter().flatten() {
            let text = line["text"].as_str().unwrap();
            assert!(self.lines.contains(text), "{code}: {text} was read and is lost");
        }
    }
}

/// Takes out the views of this moment of the room, and holds them against it.
fn check_views(room: &Room, shown: &mut Views<'_>) {
    let Some(views) = shown.remove(&room.newest_view()) else { return };
    let presence = Presence::new(PresenceOptions::default(), 0);
    let dealer = TestDealer::default();
    let moment = Moment { now: 0, clock: 0, presence: &presence, dealer: &dealer };
    let shared = room.shared(&moment).unwrap();
    for (guest, view) in views {
        let stored = room.frame(&shared, guest, &moment, &[]).unwrap();
        assert_alike(view, &serde_json::from_str(&stored).unwrap());
    }
}

/// Compares all that does not depend on who is connected.
#[track_caller]
fn assert_alike(shown: &Value, stored: &Value) {
    for part in [
        "/game",
        "/you/game",
        "/you/seat",
        "/you/player",
        "/table/phase",
        "/table/games",
        "/table/options",
        "/table/talk",
        "/table/players",
        "/table/phrases",
        "/table/evening",
        "/table/fairness",
    ] {
        assert_eq!(shown.pointer(part), stored.pointer(part), "{part} of {}", stored["seq"]);
    }
}

fn guest_id(number: u8) -> GuestId {
    Secret::parse(&client::secret(number)).unwrap().guest_id()
}
