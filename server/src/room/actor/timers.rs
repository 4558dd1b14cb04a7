//! The room's clock and its ticks. A room at which nothing changes sleeps from one fixed moment to the next: it is ticks
//! and pings that cost where many games wait for their players.

use crate::{clock::millis, room::actor::RoomActor};
use std::{pin::Pin, time::Duration};
use tokio::time::{Instant, Sleep, sleep_until};

/// The most time between two ticks where absence shows within seconds.
const OPEN_TICK: Duration = Duration::from_secs(1);
/// How long it does after anything has happened.
const LIVELY_FOR: Duration = Duration::from_secs(60);

/// The time since the task began, and the next tick.
pub(super) struct Timers {
    pub clock: RoomClock,
    ticker: Pin<Box<Sleep>>,
    /// When the next tick is due, by the room's clock.
    due: u64,
    /// When entries were last applied, by the room's clock.
    changed: u64,
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
        Timers { clock: RoomClock(began), ticker: Box::pin(sleep_until(began)), due: 0, changed: 0 }
    }

    /// The room's clock, in milliseconds.
    pub(crate) fn clock(&self) -> u64 {
        self.clock.now()
    }

    /// Notes that entries were applied.
    pub(crate) fn note_change(&mut self) {
        self.changed = self.clock();
    }

    /// Waits until a tick is due.
    pub(crate) async fn tick(&mut self) {
        self.ticker.as_mut().await;
    }

    /// Whether a tick is due. It is then not put off, however much else happens.
    pub(crate) fn is_due(&self) -> bool {
        self.due <= self.clock()
    }

    /// Sets the next tick, by the room's clock.
    fn tick_at(&mut self, due: u64) {
        if due != self.due {
            self.due = due;
            self.ticker.as_mut().reset(self.clock.0 + Duration::from_millis(due));
        }
    }

    /// Sets the next tick, counted from now.
    pub(crate) fn tick_after(&mut self, pause: Duration) {
        self.tick_at(self.clock() + millis(pause).max(1));
    }
}

impl RoomActor {
    /// Sets the next tick, by what is there now.
    pub(super) fn set_next_tick(&mut self) {
        self.timers.tick_at(self.next_tick(self.timers.clock()));
    }

    /// When the next tick is due, at moments that are the same however long the task was busy.
    fn next_tick(&self, clock: u64) -> u64 {
        let RoomActor { room, context, clients, guests, .. } = self;
        let next = |period: u64| (clock / period + 1) * period;
        if self.is_calm() {
            let due = clients.due(context.options.drop_after, context.options.unload_after);
            return next(guests.presence.step_every()).min(due).max(clock + 1);
        }
        let period = guests.presence.tick_every();
        next(if room.is_running_in_silence() { period } else { period.min(millis(OPEN_TICK)) })
    }

    /// Whether absence is to show within seconds: guests may talk, and something has happened lately.
    pub(super) fn is_lively(&self) -> bool {
        let quiet_for = self.timers.clock().saturating_sub(self.timers.changed);
        !self.room.is_running_in_silence() && quiet_for < millis(LIVELY_FOR)
    }

    /// Whether nothing is to be shown, told or tried again before the next fixed moment.
    fn is_calm(&self) -> bool {
        let RoomActor { room, guests, partners, pushes, stream, .. } = self;
        let presence = &guests.presence;
        let is_tried_again = partners.unstored || stream.is_doubtful;
        if self.is_lively() || is_tried_again || !presence.frozen.is_empty() {
            return false;
        }
        let mut away = room.who_matters().filter(|guest| !presence.is_here(*guest)).peekable();
        away.peek().is_none()
            || away.all(|guest| presence.is_gone(guest))
                && !pushes.are_due(room, |guest| !presence.is_here(guest))
    }
}
