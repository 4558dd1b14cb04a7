//! How long a seat thinks.

use fastrand::Rng;
use std::time::Duration;
use tokio::time::Instant;

/// How long a seat waits after its view says that it may act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pace(Duration);

impl Pace {
    /// Waits that long on average, and not at all if it is zero.
    pub(crate) fn new(think: Duration) -> Pace {
        Pace(think)
    }

    /// The mean time to think.
    pub(crate) fn think(self) -> Duration {
        self.0
    }

    /// Whether every seat acts as soon as it may.
    pub(crate) fn is_closed_loop(self) -> bool {
        self.0.is_zero()
    }

    /// When a seat acts that may act now: half to one and a half of the mean time from now, so that
    /// tables do not march in step.
    pub(crate) fn act_at(self, rng: &mut Rng) -> Instant {
        Instant::now() + self.0.mul_f64(0.5 + rng.f64())
    }
}
