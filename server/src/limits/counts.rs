//! Permits for what is open, counted per key.

use crate::ops::process::lock;
use std::{
    collections::HashMap,
    hash::Hash,
    num::NonZeroU32,
    sync::{Arc, Mutex},
};

/// The number of permits taken per key.
#[derive(Debug)]
pub(crate) struct Counts<K>(
    /// Locked only to count. Keys without permits are removed.
    Mutex<HashMap<K, NonZeroU32>>,
);

/// A permit, counted until it is dropped.
#[derive(Debug)]
pub struct Permit<K: Eq + Hash> {
    counts: Arc<Counts<K>>,
    key: K,
}

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts(Mutex::default())
    }
}

impl<K: Eq + Hash + Clone> Counts<K> {
    /// Takes a permit, unless the key has `most` of them.
    pub(crate) fn enter(self: &Arc<Counts<K>>, key: K, most: NonZeroU32) -> Option<Permit<K>> {
        let mut counts = lock(&self.0);
        let count = match counts.get(&key) {
            None => NonZeroU32::MIN,
            Some(count) => count.checked_add(1).filter(|count| *count <= most)?,
        };
        counts.insert(key.clone(), count);
        drop(counts);
        Some(Permit { counts: self.clone(), key })
    }
}

impl<K: Eq + Hash> Counts<K> {
    /// The number of permits that the key has taken.
    pub(crate) fn count(&self, key: &K) -> u32 {
        lock(&self.0).get(key).map_or(0, |count| count.get())
    }
}

impl<K: Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts.0);
        let Some(count) = counts.get_mut(&self.key) else {
            return;
        };
        match NonZeroU32::new(count.get() - 1) {
            Some(fewer) => *count = fewer,
            None => drop(counts.remove(&self.key)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permits_are_bounded_and_come_back() {
        let counts = Arc::new(Counts::default());
        let two = NonZeroU32::new(2).unwrap();
        let first = counts.enter("a", two).unwrap();
        let second = counts.enter("a", two).unwrap();
        assert!(counts.enter("a", two).is_none());
        assert!(counts.enter("b", two).is_some());
        drop(first);
        let third = counts.enter("a", two).unwrap();
        drop((second, third));
        assert!(lock(&counts.0).is_empty(), "nothing is kept of those who have gone");
    }
}
