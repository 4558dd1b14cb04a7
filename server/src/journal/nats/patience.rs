//! How long to try again.

use super::JournalError;
use std::{fmt::Display, time::Duration};
use tokio::time::{Instant, sleep};

/// The longest that anything is tried: an engine that loses its leader has mostly another one by then,
/// and those who wait should learn soon that it is away.
const LONGEST: Duration = Duration::from_secs(8);
const FIRST_PAUSE: Duration = Duration::from_millis(2);
const LONGEST_PAUSE: Duration = Duration::from_millis(250);

/// The pauses between tries, which grow, until it takes too long.
#[derive(Debug)]
pub struct Patience {
    until: Instant,
    pause: Duration,
}

impl Patience {
    /// Begins now.
    pub fn new() -> Patience {
        Patience { until: Instant::now() + LONGEST, pause: FIRST_PAUSE }
    }

    /// Waits before the next try.
    ///
    /// # Errors
    /// [`JournalError::Unavailable`] with the reason if it has taken too long.
    pub async fn pause(&mut self, why: &impl Display) -> Result<(), JournalError> {
        if Instant::now() + self.pause > self.until {
            return Err(JournalError::Unavailable(why.to_string()));
        }
        // Those who are in each other's way should not meet again.
        let odd = getrandom::u32().map_or(1.0, |bits| 0.5 + f64::from(bits) / f64::from(u32::MAX));
        sleep(self.pause.mul_f64(odd)).await;
        self.pause = (2 * self.pause).min(LONGEST_PAUSE);
        Ok(())
    }
}
