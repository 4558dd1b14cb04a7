//! Changes of the room: made durable, applied, and marked to be shown.

use crate::{
    ops::metrics,
    protocol::{error_code::refuse, message::Refused},
    room::{
        actor::{Ended, RoomActor},
        index_update,
        model::{
            event::{Entry, Event},
            room::Room,
        },
    },
};
use journal::{Journal, JournalError};
use std::{sync::Arc, time::Instant};
use tokio::sync::watch;

/// What came of storing entries, or of reading those of others.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub(super) enum StoreOutcome {
    /// The entries are durable and applied.
    Done,
    /// The stream holds entries that the room did not know.
    Conflict,
    /// The storage is unavailable. Entries to be stored may yet become durable.
    Unavailable,
    /// An index could not be updated, so nothing was stored.
    Refused(Refused),
}

impl RoomActor {
    /// Updates the indexes affected by the entries, appends these to the stream, then applies them and makes
    /// them visible.
    pub(super) async fn store(&mut self, entries: &[Entry]) -> Result<StoreOutcome, Ended> {
        let (context, updates) = (self.context.clone(), self.room.index_updates(entries));
        if !updates.is_empty()
            && let Err(error) = self.await_storage(index_update::store(&context, updates)).await
        {
            if error.is_of_storage() {
                self.context.storage.failed();
            }
            return Ok(StoreOutcome::Refused(refuse(&error)));
        }
        let written: Result<Vec<_>, _> = entries.iter().map(serde_json::to_vec).collect();
        let bytes = match written {
            Ok(bytes) => bytes,
            Err(error) => {
                tracing::error!(%error, "an entry can't be serialized");
                return Ok(StoreOutcome::Unavailable);
            }
        };
        let handed = Instant::now();
        let append = self.stream.append(self.room.length(), bytes);
        if let Err(error) = self.await_storage(append).await {
            return self.not_stored(&error).await;
        }
        metrics::committed(handed);
        self.clients.changed = Some(Instant::now());
        let was_running = self.room.is_running();
        for entry in entries {
            let before = Before::of(&self.room);
            self.room.apply(entry).map_err(|corrupt| damaged(&corrupt))?;
            self.renew(entry, before);
            self.end_unfit_leading();
        }
        if was_running != self.room.is_running() {
            self.count_game();
        }
        self.check_in_use()?;
        Ok(StoreOutcome::Done)
    }

    async fn not_stored(&mut self, error: &JournalError) -> Result<StoreOutcome, Ended> {
        self.stream.is_stale = true;
        match error {
            JournalError::Unavailable(why) => {
                tracing::error!(why, "the journal is unavailable");
                self.context.storage.failed();
                Ok(StoreOutcome::Unavailable)
            }
            JournalError::Conflict { actual } => {
                if *actual < self.room.length() {
                    self.check_gone().await?;
                }
                Ok(StoreOutcome::Conflict)
            }
        }
    }

    /// Counts the game that has just begun or ended.
    fn count_game(&self) {
        let game = self.room.kind.id();
        if self.room.is_running() {
            metrics::game_started(game);
            tracing::debug!(game, "a game begins");
        } else {
            metrics::game_ended(game);
            tracing::debug!(game, "a game has ended");
        }
    }

    /// Applies what another node has written, after the length of the stream has changed.
    pub(super) async fn on_stream_extended(&mut self, length: u64) -> Result<(), Ended> {
        if length > self.room.length() {
            // If the journal fails, the next tick tries again.
            _ = self.catch_up().await?;
            Ok(())
        } else {
            self.check_gone().await
        }
    }

    /// Applies entries that were written by others, or without a confirmation.
    pub(super) async fn catch_up(&mut self) -> Result<StoreOutcome, Ended> {
        let read = self.stream.read(self.room.length());
        let Ok(bytes) = self.await_storage(read).await else {
            self.stream.is_stale = true;
            self.context.storage.failed();
            return Ok(StoreOutcome::Unavailable);
        };
        self.stream.is_stale = false;
        let clock = self.timers.clock();
        for bytes in &bytes {
            let before = Before::of(&self.room);
            let entry = self.room.apply_bytes(bytes).map_err(|corrupt| damaged(&corrupt))?;
            // One at a time, so that guests notice only what concerns them.
            self.renew(&entry, before);
            self.end_unfit_leading();
            if let Some(cause) = &entry.cause {
                self.guests.presence.acted(cause.guest, clock);
            }
        }
        self.check_in_use()?;
        Ok(StoreOutcome::Done)
    }

    /// Applies every entry acknowledged so far by any node. Until then the room is stale.
    pub(super) async fn sync_to_head(&mut self) -> Result<StoreOutcome, Ended> {
        if self.peers.is_none() {
            return self.catch_up().await;
        }
        loop {
            self.stream.is_stale = true;
            // Nothing is written, but the expected length is compared by the journal's leader.
            let compared = self.stream.append(self.room.length(), Vec::new());
            match self.await_storage(compared).await {
                Ok(()) => {
                    self.stream.is_stale = false;
                    return Ok(StoreOutcome::Done);
                }
                // The read may return what is known to be there, and not all of it.
                Err(JournalError::Conflict { actual }) if actual > self.room.length() => {
                    match self.catch_up().await? {
                        StoreOutcome::Done => {}
                        other => return Ok(other),
                    }
                }
                Err(JournalError::Conflict { .. }) => {
                    self.check_gone().await?;
                    // The length reported was an outdated one.
                    return Ok(StoreOutcome::Conflict);
                }
                Err(JournalError::Unavailable(_)) => {
                    self.context.storage.failed();
                    return Ok(StoreOutcome::Unavailable);
                }
            }
        }
    }

    /// Ends the room if its stream was deleted; otherwise streams only grow.
    pub(super) async fn check_gone(&mut self) -> Result<(), Ended> {
        // Nothing is written, but the leader decides whether the stream is empty.
        let compared = self.stream.append(0, Vec::new());
        match self.await_storage(compared).await {
            Ok(()) => Err(Ended::TableEnded),
            // An outdated length. If the journal fails now, the next write detects it.
            Err(_) => Ok(()),
        }
    }

    fn check_in_use(&self) -> Result<(), Ended> {
        if self.room.end().is_some() { Err(Ended::TableEnded) } else { Ok(()) }
    }

    /// Marks as outdated what an applied entry has changed.
    fn renew(&mut self, entry: &Entry, before: Before) {
        let class = self.room.class(&entry.event);
        if class.apart {
            return self.renew_apart(&entry.event);
        }
        let now = Before::of(&self.room);
        let quiet = class.quiet && before.running == now.running;
        let returned = match (&entry.event, &entry.cause) {
            // The move itself shows that its player is here.
            (Event::Moved { .. }, Some(cause)) => {
                self.guests.presence.show_return(cause.guest, self.timers.clock())
            }
            _ => false,
        };
        let moved = matches!(entry.event, Event::Moved { .. });
        if class.spoken {
            self.clients.renew_shared();
        } else if moved && before.table_settled && now.table_settled && !returned {
            self.clients.renew_games();
        } else {
            self.clients.renew_views();
        }
        if class.spoken || !quiet {
            self.clients.renew_chat();
        }
        if !quiet || returned {
            self.presence_shown();
        }
    }

    /// Tells all at once that no one leads any more who has been removed or muted, or may no longer watch. A game
    /// that begins ends it by itself, and nothing of it is sent then.
    fn end_unfit_leading(&mut self) {
        let RoomActor { room, context, guests, clients, timers, .. } = self;
        let moment = guests.moment(&context.deals, timers.clock());
        if clients.leading.end_unfit(room, &moment) && !room.is_running() {
            clients.renew_led(None);
        }
    }

    /// Marks as outdated what an event has changed for spectators. The others get no frame: its timing
    /// would carry information.
    fn renew_apart(&mut self, event: &Event) {
        let RoomActor { room, context, guests, clients, timers, .. } = self;
        let moment = guests.moment(&context.deals, timers.clock());
        for connection in &mut clients.connections {
            let guest = connection.guest;
            match event {
                Event::HandsRevealed { guest: changed }
                | Event::Named { guest: changed, .. }
                | Event::Unnamed { guest: changed }
                | Event::Removed { guest: changed }
                | Event::Readmitted { guest: changed }
                | Event::Muted { guest: changed, .. } => {
                    let hosts = guest == room.host() && room.host_sees_spectators(&moment);
                    connection.wants_view |= guest == *changed || hosts;
                    connection.wants_chat |= guest == *changed;
                }
                _ => connection.wants_chat |= room.may_read_newest(guest, &moment),
            }
        }
    }
}

/// What the effect of an entry is compared with.
struct Before {
    /// Whether a game was running.
    running: bool,
    /// See [`Room::is_table_settled`].
    table_settled: bool,
}

impl Before {
    fn of(room: &Room) -> Before {
        Before { running: room.is_running(), table_settled: room.is_table_settled() }
    }
}

fn damaged(why: &dyn std::error::Error) -> Ended {
    tracing::error!(%why, "the room can no longer be used");
    Ended::Damaged
}

pub(super) struct RoomStream {
    name: String,
    journal: Arc<dyn Journal>,
    length: watch::Receiver<u64>,
    /// Whether it may hold entries that the room does not know.
    pub is_stale: bool,
}

impl RoomStream {
    /// The stream of that name. `length` must watch it since before the room was read.
    pub(crate) fn new(
        name: String,
        journal: Arc<dyn Journal>,
        mut length: watch::Receiver<u64>,
    ) -> RoomStream {
        // The room may have been read before that.
        length.mark_changed();
        RoomStream { name, journal, length, is_stale: false }
    }

    /// Appends entries, unless the stream has another length than expected. Without entries, the
    /// journal's leader only compares the length.
    pub(crate) fn append(
        &self,
        expected: u64,
        entries: Vec<Vec<u8>>,
    ) -> impl Future<Output = Result<(), JournalError>> + Send + use<> {
        let (journal, name) = (self.journal.clone(), self.name.clone());
        async move { journal.append(&name, expected, entries).await }
    }

    /// Reads the entries from an index on.
    pub(crate) fn read(
        &self,
        from: u64,
    ) -> impl Future<Output = Result<Vec<Vec<u8>>, JournalError>> + Send + use<> {
        let (journal, name) = (self.journal.clone(), self.name.clone());
        async move { journal.read(&name, from).await }
    }

    /// Waits until the length of the stream has changed and differs from `known`; `None` if the journal
    /// has ended, so that nothing changes any more.
    pub(crate) async fn grown(&mut self, known: u64) -> Option<u64> {
        loop {
            self.length.changed().await.ok()?;
            let length = *self.length.borrow_and_update();
            if length != known {
                return Some(length);
            }
        }
    }
}
