//! How far apart commits begin.
//!
//! A commit costs nearly as much for one entry as for dozens. One after a pause begins at once; where
//! many write, what comes in meanwhile shares a commit, and the pages that are written with it. But
//! nobody is to notice: a stream waits for a small part of the time that passes between two of its
//! entries anyway.

use std::{
    collections::HashSet,
    hash::{BuildHasher, RandomState},
    time::{Duration, Instant},
};

/// The usual distance.
const USUAL: Duration = Duration::from_micros(500);
/// The longest distance.
const LONGEST: Duration = Duration::from_millis(4);
/// With fewer writes a second it is the usual one.
const MANY: f64 = 5000.0;
/// Which part it is of the time between two writes to a stream.
const PART: f64 = 1.0 / 8.0;
/// It is reckoned anew so often.
const PERIOD: Duration = Duration::from_millis(50);

pub struct Pace {
    distance: Duration,
    since: Instant,
    /// How many writes there were since then, and to which streams: their hashes.
    writes: u32,
    streams: HashSet<u64>,
    hashes: RandomState,
}

impl Pace {
    pub fn new(now: Instant) -> Pace {
        let (streams, hashes) = (HashSet::new(), RandomState::new());
        Pace { distance: USUAL, since: now, writes: 0, streams, hashes }
    }

    /// How long after one commit the next one begins, at the earliest.
    pub fn distance(&self) -> Duration {
        self.distance
    }

    /// Takes note of a write to a stream.
    pub fn note(&mut self, stream: &str) {
        self.writes += 1;
        self.streams.insert(self.hashes.hash_one(stream));
    }

    /// Reckons with what was written, if it is time to.
    pub fn reckon(&mut self, now: Instant) {
        let elapsed = now.saturating_duration_since(self.since);
        if elapsed < PERIOD {
            return;
        }
        self.distance = if f64::from(self.writes) < MANY * elapsed.as_secs_f64() {
            USUAL
        } else {
            let each = f64::from(self.writes) / self.streams.len() as f64;
            elapsed.div_f64(each).mul_f64(PART).clamp(USUAL, LONGEST)
        };
        self.since = now;
        self.writes = 0;
        self.streams.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The distance after so many writes, in turn to so many streams, within a tenth of a second.
    fn distance(writes: u32, streams: u32) -> Duration {
        let begin = Instant::now();
        let mut pace = Pace::new(begin);
        for write in 0..writes {
            pace.note(&format!("room/{}", write % streams));
        }
        pace.reckon(begin + Duration::from_millis(100));
        pace.distance()
    }

    #[test]
    fn where_few_write_nobody_waits_for_company() {
        assert_eq!(distance(499, 499), USUAL);
        assert_eq!(distance(0, 1), USUAL);
    }

    #[test]
    fn where_many_write_a_stream_waits_for_a_part_of_its_interval() {
        // Each writes every 20 ms.
        assert_eq!(distance(1000, 200), Duration::from_micros(2500));
        // Each writes every 4 ms, or every 2.
        assert_eq!(distance(1250, 50), USUAL);
        assert_eq!(distance(1000, 20), USUAL);
        // Each writes now and then.
        assert_eq!(distance(1000, 1000), LONGEST);
    }

    #[test]
    fn it_is_the_usual_one_again_when_fewer_write() {
        let begin = Instant::now();
        let mut pace = Pace::new(begin);
        for write in 0..1000 {
            pace.note(&write.to_string());
        }
        pace.reckon(begin + PERIOD);
        assert_eq!(pace.distance(), LONGEST);
        pace.reckon(begin + PERIOD + PERIOD / 2);
        assert_eq!(pace.distance(), LONGEST);
        pace.reckon(begin + 2 * PERIOD);
        assert_eq!(pace.distance(), USUAL);
    }
}
