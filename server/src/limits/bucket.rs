//! Rate limits with bursts.
//!
//! Own code instead of `governor`, which gives nothing back for what failed, and whose clock is not a room's.

use crate::clock::millis;
use crate::ops::process::lock;
use std::{collections::HashMap, hash::Hash, sync::Mutex, time::Duration};
use tokio::time::Instant;

/// A token bucket. Times are milliseconds of any one clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: f64,
    burst: f64,
    tokens: f64,
    filled: u64,
}

impl Bucket {
    /// Creates a bucket with that rate and burst, which is at least one token.
    pub(crate) fn new(per_second: f64, burst: f64, clock: u64) -> Bucket {
        let burst = burst.max(1.0);
        Bucket { per_second, burst, tokens: burst, filled: clock }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, clock: u64) -> bool {
        self.take_many(1.0, clock)
    }

    /// Takes so many tokens, if there are as many.
    pub(crate) fn take_many(&mut self, tokens: f64, clock: u64) -> bool {
        self.fill(clock);
        let enough = self.tokens >= tokens;
        if enough {
            self.tokens -= tokens;
        }
        enough
    }

    /// Gives a token back that was taken for nothing.
    pub(crate) fn give_back(&mut self) {
        self.tokens = (self.tokens + 1.0).min(self.burst);
    }

    /// Whether a token is available.
    pub(crate) fn has(&mut self, clock: u64) -> bool {
        self.fill(clock);
        self.tokens >= 1.0
    }

    /// Whether the bucket is full.
    pub(crate) fn is_full(&mut self, clock: u64) -> bool {
        self.fill(clock);
        self.tokens >= self.burst
    }

    /// The milliseconds until a token is available.
    #[expect(
        clippy::cast_sign_loss,
        clippy::cast_possible_truncation,
        reason = "what is missing is not negative, and more than a u64 is as long"
    )]
    pub(crate) fn wait(&mut self, clock: u64) -> u64 {
        self.fill(clock);
        let missing = (1.0 - self.tokens).max(0.0);
        (missing / self.per_second * 1000.0).ceil() as u64
    }

    fn fill(&mut self, clock: u64) {
        let elapsed = clock.saturating_sub(self.filled) as f64 / 1000.0;
        self.tokens = (self.tokens + elapsed * self.per_second).min(self.burst);
        self.filled = self.filled.max(clock);
    }
}

/// Buckets of the same rate and burst, by what is limited.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    per_second: f64,
    burst: f64,
    /// The beginning of their clock.
    began: Instant,
    /// The buckets that are not full. Locked only to count.
    used: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets that hold `burst` tokens, and get `tokens` in each of those times.
    pub(crate) fn new(tokens: f64, per: Duration, burst: f64) -> Buckets<K> {
        let per_second = tokens / per.as_secs_f64();
        Buckets { per_second, burst, began: Instant::now(), used: Mutex::default() }
    }

    fn clock(&self) -> u64 {
        millis(self.began.elapsed())
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&self, key: K) -> bool {
        let clock = self.clock();
        let full = || Bucket::new(self.per_second, self.burst, clock);
        lock(&self.used).entry(key).or_insert_with(full).take(clock)
    }

    /// Gives a token back that was taken for nothing.
    pub(crate) fn give_back(&self, key: &K) {
        if let Some(bucket) = lock(&self.used).get_mut(key) {
            bucket.give_back();
        }
    }

    /// Forgets the buckets that are full.
    pub(crate) fn forget_full(&self) {
        let clock = self.clock();
        let mut used = lock(&self.used);
        used.retain(|_, bucket| !bucket.is_full(clock));
        used.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn each_key_has_its_bucket_until_that_is_full() {
        let buckets = Buckets::new(1.0, Duration::from_secs(60), 2.0);
        let taken = |key| (0..10).filter(|_| buckets.take(key)).count();
        assert_eq!((taken("a"), taken("b")), (2, 2));
        buckets.give_back(&"a");
        buckets.give_back(&"c");
        assert_eq!((taken("a"), taken("b")), (1, 0));
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!(taken("a"), 1);
        tokio::time::advance(Duration::from_secs(60)).await;
        buckets.forget_full();
        assert_eq!(lock(&buckets.used).len(), 1, "the other one is full again");
    }

    #[test]
    fn a_bucket_allows_a_burst_and_then_its_rate() {
        let mut bucket = Bucket::new(10.0, 20.0, 0);
        let taken = (0..100).filter(|_| bucket.take(0)).count();
        assert_eq!(taken, 20);
        assert!(!bucket.take(50));
        assert_eq!(bucket.wait(50), 50);
        assert!(bucket.take(100));
        assert!(!bucket.take(100));
        assert!(!bucket.is_full(2_099));
        assert!(bucket.is_full(2_100));
        let taken = (0..100).filter(|_| bucket.take(1_000_000)).count();
        assert_eq!(taken, 20, "it holds no more than a burst");
        bucket.give_back();
        assert!(bucket.take(1_000_000) && !bucket.take(1_000_000));
        assert!(
            !bucket.take(0) && !bucket.take(1_000_000),
            "a clock that was set back gives nothing"
        );
    }
}
