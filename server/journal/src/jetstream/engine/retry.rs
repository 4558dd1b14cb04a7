//! Retrying with exponential backoff.

use crate::JournalError;
use std::{fmt::Display, time::Duration};
use tokio::time::{Instant, sleep};

/// The total time of all attempts: an engine that loses its leader has mostly elected another by then,
/// and callers should learn soon that it is away.
const MAX_TOTAL: Duration = Duration::from_secs(8);
const FIRST_PAUSE: Duration = Duration::from_millis(2);
const MAX_PAUSE: Duration = Duration::from_millis(250);

/// The growing pauses between attempts, up to a total time.
#[derive(Debug)]
pub(crate) struct Retry {
    until: Instant,
    pause: Duration,
}

impl Retry {
    /// Starts the clock.
    pub(crate) fn new() -> Retry {
        Retry { until: Instant::now() + MAX_TOTAL, pause: FIRST_PAUSE }
    }

    /// Waits before the next attempt.
    pub(crate) async fn pause(&mut self, why: &impl Display) -> Result<(), JournalError> {
        if Instant::now() + self.pause > self.until {
            return Err(JournalError::Unavailable(why.to_string()));
        }
        // Jitter keeps colliding writers apart.
        let odd = getrandom::u32().map_or(1.0, |bits| 0.5 + f64::from(bits) / f64::from(u32::MAX));
        sleep(self.pause.mul_f64(odd)).await;
        self.pause = (2 * self.pause).min(MAX_PAUSE);
        Ok(())
    }
}
