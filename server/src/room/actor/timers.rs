//! The room's clock and its ticks.

use crate::clock::millis;
use std::{pin::Pin, time::Duration};
use tokio::time::{Instant, Sleep, sleep_until};

/// The time since the task began, and the next tick.
pub(super) struct Timers {
    pub clock: RoomClock,
    ticker: Pin<Box<Sleep>>,
}

/// The room's clock: the time since the task began.
#[derive(Clone, Copy)]
pub(super) struct RoomClock(Instant);

impl RoomClock {
    /// Milliseconds.
    pub(crate) fn now(self) -> u64 {
        millis(self.0.elapsed())
    }
}

impl Timers {
    /// Starts the clock. The first tick is due at once.
    pub(crate) fn start() -> Timers {
        let began = Instant::now();
        Timers { clock: RoomClock(began), ticker: Box::pin(sleep_until(began)) }
    }

    /// The room's clock, in milliseconds.
    pub(crate) fn clock(&self) -> u64 {
        self.clock.now()
    }

    /// Waits until a tick is due.
    pub(crate) async fn tick(&mut self) {
        self.ticker.as_mut().await;
    }

    /// Sets the next tick. Ticks keep to the same moments, however long the task was busy.
    pub(crate) fn tick_every(&mut self, period: Duration) {
        let period = millis(period);
        let next = (self.clock() / period + 1) * period;
        self.ticker.as_mut().reset(self.clock.0 + Duration::from_millis(next));
    }

    /// Sets the next tick, counted from now.
    pub(crate) fn tick_after(&mut self, pause: Duration) {
        self.ticker.as_mut().reset(Instant::now() + pause);
    }
}
