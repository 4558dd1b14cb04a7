//! The shutdown of the server, as a live room performs it.

use crate::{
    protocol::{
        json::to_text,
        message::{AnnouncedMessage, RestartingMessage, ServerMessage},
    },
    randomness::Randomness,
    room::{
        actor::{RoomActor, RoomMessage},
        view::Unwritable,
    },
    websocket::CloseCode,
};
use futures_util::FutureExt;
use std::{future::poll_fn, task::Poll, time::Duration};
use tokio::{
    sync::mpsc,
    task::yield_now,
    time::{Instant, timeout},
};

/// The longest wait for pending commands, and then for outgoing frames.
const PHASE_TIMEOUT: Duration = Duration::from_secs(1);

impl RoomActor {
    /// Finishes pending commands, sends the answers and closes all connections.
    pub(super) async fn shut_down(mut self) -> mpsc::Receiver<RoomMessage> {
        // The next start does the rest.
        let _ = timeout(PHASE_TIMEOUT, self.finish()).await;
        let randomness = self.context.deals.randomness();
        for connection in &mut self.clients.connections {
            let retry_ms = spread(self.context.options.retry_after, randomness);
            let message = ServerMessage::Restarting(RestartingMessage { retry_ms });
            if let Some(message) = to_text(&message) {
                connection.say_last(message);
            }
        }
        // A slow reader notices by the closed connection.
        let _ = timeout(PHASE_TIMEOUT, self.send_all()).await;
        self.clients.close_all(CloseCode::Restart, "the server restarts").await;
        self.messages.close();
        self.messages
    }

    /// Handles what has already been received.
    async fn finish(&mut self) {
        let mut idle = false;
        loop {
            match self.next_event().now_or_never() {
                Some(event) => {
                    idle = false;
                    if self.handle_event(event).await.is_err() {
                        return;
                    }
                }
                None if idle => return,
                // Data in the kernel's buffers may not have been read yet.
                None => {
                    idle = true;
                    yield_now().await;
                }
            }
        }
    }

    /// Sends all pending frames.
    async fn send_all(&mut self) {
        loop {
            let RoomActor { room, context, clients, guests, timers, .. } = self;
            let failure = poll_fn(|task| {
                let moment = guests.moment(&context.deals, timers.clock());
                match clients.poll_send(room, &moment, task) {
                    Poll::Ready(failure) => Poll::Ready(Some(failure)),
                    Poll::Pending if clients.have_all() => Poll::Ready(None),
                    Poll::Pending => Poll::Pending,
                }
            });
            match failure.await {
                Some(failure) => self.client_failed(failure),
                None => return,
            }
        }
    }
}

/// The current announcement of a restart.
pub(super) fn announcement(at: Option<Instant>) -> Result<String, Unwritable> {
    let restart_in_ms = at.map(|at| {
        let left = at.saturating_duration_since(Instant::now());
        u32::try_from(left.as_millis()).unwrap_or(u32::MAX)
    });
    let message = ServerMessage::Announced(AnnouncedMessage { restart_in_ms });
    Ok(serde_json::to_string(&message)?)
}

/// A random delay between `seconds` and twice as many, in milliseconds, so that clients do not all
/// reconnect at once.
fn spread(delay: Duration, randomness: &Randomness) -> u32 {
    // Without randomness all get the same delay.
    let random = u16::from_le_bytes(randomness.bytes());
    let random = f64::from(random) / f64::from(u16::MAX);
    u32::try_from(delay.mul_f64(1.0 + random).as_millis()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_are_spread() {
        let delay = Duration::from_secs(3);
        let times: Vec<u32> = (0..100).map(|_| spread(delay, &Randomness::of_test())).collect();
        assert!(times.iter().all(|time| (3000..=6000).contains(time)), "{times:?}");
        assert!(times.iter().max() > times.iter().min());
    }
}
