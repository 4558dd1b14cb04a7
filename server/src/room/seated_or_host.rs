//! Which guests are seated or host at which tables. Limits on strangers do not meet them there.
//!
//! Live rooms say so themselves.

use crate::{
    identity::{guest::GuestId, room_code::RoomCode},
    ops::process::lock,
};
use lru::LruCache;
use std::{num::NonZeroUsize, sync::Mutex};

const REMEMBERED_TABLES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(16_383);

/// The guests who are seated or host, by the codes of the tables.
pub(crate) struct SeatedOrHost(
    /// The lock is held only for lookups.
    Mutex<LruCache<String, Vec<GuestId>>>,
);

impl Default for SeatedOrHost {
    fn default() -> SeatedOrHost {
        SeatedOrHost(Mutex::new(LruCache::new(REMEMBERED_TABLES)))
    }
}

impl SeatedOrHost {
    /// Remembers who is seated or host at a table.
    pub(crate) fn note(&self, code: &str, guests: Vec<GuestId>) {
        let mut tables = lock(&self.0);
        if tables.get(code) != Some(&guests) {
            tables.put(code.to_owned(), guests);
        }
    }

    /// Whether the guest is seated or host at a table; `None` if that is not remembered.
    pub(crate) fn find(&self, code: &RoomCode, guest: GuestId) -> Option<bool> {
        lock(&self.0).get(code.as_str()).map(|guests| guests.contains(&guest))
    }
}
