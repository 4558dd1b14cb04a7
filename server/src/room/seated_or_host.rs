//! Which guests come first at which tables: those who hold a seat or are host. Limits on strangers do not
//! meet them there.
//!
//! Live rooms say so themselves.

use crate::{
    identity::{guest::GuestId, room_code::RoomCode},
    ops::process::lock,
};
use lru::LruCache;
use std::{num::NonZeroUsize, sync::Mutex};

const REMEMBERED_TABLES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(16_383);

/// The guests who come first, by the codes of the tables.
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
}
