//! Permits for what is open, so many for each key.

use crate::ops::process::lock;
use std::{
    collections::HashMap,
    hash::Hash,
    num::NonZeroU32,
    sync::{Arc, Mutex},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A permit, until it is dropped.
pub(crate) type Permit = OwnedSemaphorePermit;

/// As many permits for each key.
#[derive(Debug)]
pub(crate) struct Permits<K> {
    most: usize,
    /// Locked only to take permits and to count them.
    used: Mutex<HashMap<K, Arc<Semaphore>>>,
}

impl<K: Eq + Hash> Permits<K> {
    pub(crate) fn new(most: NonZeroU32) -> Permits<K> {
        Permits { most: most.get() as usize, used: Mutex::default() }
    }

    /// Takes a permit, unless all those of the key are taken.
    pub(crate) fn take(&self, key: K) -> Option<Permit> {
        let mut used = lock(&self.used);
        let full = || Arc::new(Semaphore::new(self.most));
        used.entry(key).or_insert_with(full).clone().try_acquire_owned().ok()
    }

    /// The permits that are left for the key.
    pub(crate) fn left(&self, key: &K) -> usize {
        lock(&self.used).get(key).map_or(self.most, |permits| permits.available_permits())
    }

    /// Forgets the keys of which no permit is taken.
    pub(crate) fn forget_unused(&self) {
        let mut used = lock(&self.used);
        used.retain(|_, permits| permits.available_permits() < self.most);
        used.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permits_are_bounded_for_each_key_and_come_back() {
        let permits = Permits::new(NonZeroU32::new(2).unwrap());
        let first = permits.take("a").unwrap();
        let second = permits.take("a").unwrap();
        assert!(permits.take("a").is_none());
        assert!(permits.take("b").is_some());
        assert_eq!((permits.left(&"a"), permits.left(&"b"), permits.left(&"c")), (0, 2, 2));
        drop(first);
        permits.forget_unused();
        assert_eq!(lock(&permits.used).len(), 1, "nothing is kept of those who have gone");
        let third = permits.take("a").unwrap();
        assert!(permits.take("a").is_none());
        drop((second, third));
        permits.forget_unused();
        assert!(lock(&permits.used).is_empty());
    }
}
