//! The room while the storage is unavailable: it goes on showing its state, says so, and accepts
//! nothing.

use crate::{
    clock::millis,
    protocol::message::{ServerMessage, StorageMessage},
    room::actor::{Ended, Question, RoomActor, clients::Failure},
    websocket::CloseCode,
};
use std::{future::poll_fn, pin::pin, time::Duration};
use tokio::select;

/// How long the storage may take to answer before clients are told.
const STORAGE_SLOW_AFTER: Duration = Duration::from_secs(2);
/// The interval at which connections are looked after while the storage is awaited.
const CONNECTIONS_POLL_INTERVAL: Duration = Duration::from_millis(500);

/// What happens while the storage is awaited.
enum Meanwhile {
    Tick,
    Failed(Failure),
    Asked(Question),
}

impl RoomActor {
    /// Waits for an answer of the storage. Clients are told if that takes long.
    pub(super) async fn await_storage<T>(&mut self, answer: impl Future<Output = T>) -> T {
        let mut answer = pin!(answer);
        let asked = self.timers.clock();
        loop {
            let RoomActor { room, context, questions, clients, guests, timers, .. } = self;
            let clock = timers.clock;
            let is_told = clients.storage_away_since.is_some();
            let sent = poll_fn(|task| {
                clients.poll_send(room, &guests.moment(&context.deals, clock.now()), task)
            });
            let meanwhile = select! {
                biased;
                answer = &mut answer => return answer,
                () = timers.tick() => Meanwhile::Tick,
                failure = sent, if is_told => Meanwhile::Failed(failure),
                Some(question) = questions.recv() => Meanwhile::Asked(question),
            };
            match meanwhile {
                Meanwhile::Failed(failure) => self.client_failed(failure),
                Meanwhile::Asked(question) => question(self),
                Meanwhile::Tick => {
                    self.timers.tick_after(CONNECTIONS_POLL_INTERVAL);
                    self.ping_silent();
                    if self.has_passed(STORAGE_SLOW_AFTER, asked) {
                        self.context.storage.failed();
                        self.set_storage(false);
                    }
                }
            }
        }
    }

    /// Reacts to a change of the storage's availability.
    pub(super) async fn storage_changed(&mut self) -> Result<(), Ended> {
        let storage = &self.context.storage;
        let (available, hangs) = (!storage.is_away(), storage.hangs());
        self.set_storage(available);
        if self.stream.is_doubtful && !hangs {
            // If the journal fails, the next tick tries again.
            _ = self.compare().await?;
        }
        Ok(())
    }

    /// Tells the clients whether the storage is available, if that has changed.
    fn set_storage(&mut self, available: bool) {
        if available == self.clients.storage_away_since.is_none() {
            return;
        }
        self.clients.storage_away_since = (!available).then(|| self.timers.clock());
        for index in (0..self.clients.connections.len()).rev() {
            if !self.clients.connections[index].reply(&availability(available)) {
                // The client does not read: it may reconnect when it does.
                self.leave(index);
            }
        }
    }

    /// Disconnects the clients with the advice to come back.
    pub(super) fn send_away(&mut self) {
        while let Some(connection) = self.clients.connections.first_mut() {
            connection.dismiss(CloseCode::TryAgain, "nothing can be saved here");
            self.leave(0);
        }
    }

    /// Whether so much time has passed since a moment of the room's clock.
    fn has_passed(&self, time: Duration, since: u64) -> bool {
        self.timers.clock().saturating_sub(since) >= millis(time)
    }
}

/// The message that says whether the storage is available.
pub(super) fn availability(available: bool) -> ServerMessage<'static> {
    ServerMessage::Storage(StorageMessage { available })
}
