//! The pacing of commits.
//!
//! A commit costs nearly as much for one entry as for dozens. After a pause, the next commit begins at
//! once; where entries follow each other faster than people play, or there are very many, those that
//! arrive meanwhile share a commit and its pages. The delay stays unnoticeable: a share of the
//! interval between two entries of a stream. Without it an append costs a fifth more of processor time where 50
//! streams grow as fast as they can, and as much where people play.

use std::{
    collections::HashSet,
    hash::BuildHasher,
    time::{Duration, Instant},
};

/// The distance between commits while few entries are written.
const MIN_DISTANCE: Duration = Duration::from_micros(500);
/// The longest distance.
const MAX_PAUSE: Duration = Duration::from_millis(4);
/// From this many writes a second on, the distance grows.
const BUSY_WRITES_PER_SECOND: f64 = 5000.0;
/// From this many writes to each stream within a period on, it grows as well.
const QUICK_WRITES_PER_STREAM: f64 = 2.0;
/// The distance as a share of the interval between two writes to a stream.
const SHARE_OF_INTERVAL: f64 = 1.0 / 4.0;
/// The interval at which the distance is computed.
const PERIOD: Duration = Duration::from_millis(250);

pub(crate) struct CommitPacing {
    distance: Duration,
    since: Instant,
    /// The number of writes since then, and the hashes of their streams.
    writes: u32,
    streams: HashSet<u64>,
}

impl CommitPacing {
    pub(crate) fn new(now: Instant) -> CommitPacing {
        CommitPacing { distance: MIN_DISTANCE, since: now, writes: 0, streams: HashSet::new() }
    }

    /// The minimum time between the beginnings of two commits.
    pub(crate) fn distance(&self) -> Duration {
        self.distance
    }

    /// Counts a write to a stream.
    pub(crate) fn note(&mut self, stream: &str) {
        self.writes += 1;
        let hash = self.streams.hasher().hash_one(stream);
        self.streams.insert(hash);
    }

    /// Adapts the distance to the writes of the last period, once it is over.
    pub(crate) fn recompute(&mut self, now: Instant) {
        let elapsed = now.saturating_duration_since(self.since);
        if elapsed < PERIOD {
            return;
        }
        let writes = f64::from(self.writes);
        let each = writes / self.streams.len().max(1) as f64;
        let is_busy = writes >= BUSY_WRITES_PER_SECOND * elapsed.as_secs_f64();
        self.distance = if is_busy || each >= QUICK_WRITES_PER_STREAM {
            elapsed.div_f64(each).mul_f64(SHARE_OF_INTERVAL).clamp(MIN_DISTANCE, MAX_PAUSE)
        } else {
            MIN_DISTANCE
        };
        self.since = now;
        self.writes = 0;
        self.streams.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The distance after so many writes, in turn to so many streams, within a quarter of a second.
    fn distance(writes: u32, streams: u32) -> Duration {
        let begin = Instant::now();
        let mut pacing = CommitPacing::new(begin);
        for write in 0..writes {
            pacing.note(&format!("room/{}", write % streams));
        }
        pacing.recompute(begin + PERIOD);
        pacing.distance()
    }

    #[test]
    fn commits_are_not_delayed_while_each_stream_is_rarely_written_to() {
        assert_eq!(distance(0, 1), MIN_DISTANCE);
        assert_eq!(distance(1, 1), MIN_DISTANCE);
        assert_eq!(distance(1249, 800), MIN_DISTANCE);
    }

    #[test]
    fn a_stream_written_to_quickly_waits_for_a_share_of_its_interval() {
        // Each writes every 10 ms, every 2, or every 1.
        assert_eq!(distance(1250, 50), Duration::from_micros(2500));
        assert_eq!(distance(1875, 15), MIN_DISTANCE);
        assert_eq!(distance(2500, 10), MIN_DISTANCE);
        // Each writes every eighth of a second.
        assert_eq!(distance(20, 10), MAX_PAUSE);
    }

    #[test]
    fn commits_are_shared_when_there_are_very_many_writes() {
        assert_eq!(distance(1250, 1250), MAX_PAUSE);
    }

    #[test]
    fn the_distance_shrinks_again_when_load_falls() {
        let begin = Instant::now();
        let mut pacing = CommitPacing::new(begin);
        for write in 0..2000 {
            pacing.note(&write.to_string());
        }
        pacing.recompute(begin + PERIOD);
        assert_eq!(pacing.distance(), MAX_PAUSE);
        pacing.recompute(begin + PERIOD + PERIOD / 2);
        assert_eq!(pacing.distance(), MAX_PAUSE);
        pacing.recompute(begin + 2 * PERIOD);
        assert_eq!(pacing.distance(), MIN_DISTANCE);
    }
}
