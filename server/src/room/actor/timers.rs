//! The room's clock and its ticks.

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::{Instant, Sleep, sleep_until};

/// The time since the task began, and the next tick.
pub(super) struct Timers {
    began: Instant,
    ticker: Pin<Box<Sleep>>,
}

impl Timers {
    /// Starts the clock. The first tick is due at once.
    pub fn start() -> Timers {
        let began = Instant::now();
        Timers { began, ticker: Box::pin(sleep_until(began)) }
    }

    /// The room's clock: milliseconds since the task began.
    pub fn clock(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// Completes when a tick is due.
    pub fn poll_tick(&mut self, context: &mut Context<'_>) -> Poll<()> {
        self.ticker.as_mut().poll(context)
    }

    /// Sets the next tick. Ticks keep to the same moments, however long the task was busy.
    pub fn tick_every(&mut self, period: Duration) {
        let period = period.as_millis() as u64;
        let next = (self.clock() / period + 1) * period;
        self.ticker.as_mut().reset(self.began + Duration::from_millis(next));
    }

    /// Sets the next tick, counted from now.
    pub fn tick_after(&mut self, pause: Duration) {
        self.ticker.as_mut().reset(Instant::now() + pause);
    }
}
