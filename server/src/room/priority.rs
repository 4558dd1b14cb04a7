//! Which guests come first at which tables: those who hold a seat or are host. Limits on strangers do not
//! meet them there.
//!
//! Live rooms say so themselves. Of the others only those on a guest's own list are looked at, so that
//! neither the answer nor its time tells whether a code that was tried is one of a table.

use crate::{
    identity::{guest::GuestId, room_code::RoomCode},
    lobby::visits,
    ops::process::lock,
    room::{model::room::Room, stored::StoredRooms},
};
use journal::Journal;
use lru::LruCache;
use std::{num::NonZeroUsize, sync::Mutex};

const REMEMBERED_TABLES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(16_383);

/// The guests who come first, by the codes of the tables.
pub(crate) struct FirstGuests(
    /// The lock is held only for lookups.
    Mutex<LruCache<String, Vec<GuestId>>>,
);

impl Default for FirstGuests {
    fn default() -> FirstGuests {
        FirstGuests(Mutex::new(LruCache::new(REMEMBERED_TABLES)))
    }
}

impl FirstGuests {
    /// Remembers who comes first at a table.
    pub(crate) fn note(&self, code: &str, guests: Vec<GuestId>) {
        let mut tables = lock(&self.0);
        if tables.get(code) != Some(&guests) {
            tables.put(code.to_owned(), guests);
        }
    }

    /// Whether the guest comes first at a table; `None` if that is not remembered.
    pub(crate) fn find(&self, code: &RoomCode, guest: GuestId) -> Option<bool> {
        lock(&self.0).get(code.as_str()).map(|guests| guests.contains(&guest))
    }

    /// Looks it up in the journal. What can't be read counts as a no.
    pub(crate) async fn look_up(
        &self,
        journal: &dyn Journal,
        stored: &StoredRooms,
        code: &RoomCode,
        guest: GuestId,
    ) -> bool {
        let visited = visits::list(journal, guest).await;
        if !visited.is_ok_and(|visited| visited.contains(code)) {
            return false;
        }
        if let Ok(Some(guests)) = stored.ask(code, Room::first_guests).await {
            self.note(code.as_str(), guests);
        }
        self.find(code, guest) == Some(true)
    }
}
