//! Rate limits with bursts.
//!
//! Own code instead of `governor`, which limits addresses: a room hands in its clock, and forgets full
//! buckets.

/// A token bucket. Times are milliseconds of any one clock.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    per_second: f64,
    burst: f64,
    tokens: f64,
    filled: u64,
}

impl Bucket {
    /// Creates a bucket with that rate and burst, which is at least one token.
    pub fn new(per_second: f64, burst: f64, clock: u64) -> Bucket {
        let burst = burst.max(1.0);
        Bucket { per_second, burst, tokens: burst, filled: clock }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, clock: u64) -> bool {
        let enough = self.has(clock);
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    /// Gives a token back that was taken for nothing.
    pub fn give_back(&mut self) {
        self.tokens = (self.tokens + 1.0).min(self.burst);
    }

    /// Whether a token is available.
    pub fn has(&mut self, clock: u64) -> bool {
        self.fill(clock);
        self.tokens >= 1.0
    }

    /// Whether the bucket is full.
    pub fn is_full(&mut self, clock: u64) -> bool {
        self.fill(clock);
        self.tokens >= self.burst
    }

    /// The milliseconds until a token is available.
    pub fn wait(&mut self, clock: u64) -> u64 {
        self.fill(clock);
        let missing = (1.0 - self.tokens).max(0.0);
        (missing / self.per_second * 1000.0).ceil() as u64
    }

    fn fill(&mut self, clock: u64) {
        let elapsed = clock.saturating_sub(self.filled) as f64 / 1000.0;
        self.tokens = (self.tokens + elapsed * self.per_second).min(self.burst);
        self.filled = clock;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    }
}
