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
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::time::timeout;

/// The longest that a room stands still to learn whether its stream is as it knows it.
const COMPARE_TIMEOUT: Duration = Duration::from_secs(1);

/// What came of storing entries, or of comparing the room with its stream.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub(super) enum StoreOutcome {
    /// The entries are durable and applied.
    Done,
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
        self.timers.note_change();
        self.note_wait();
        if was_running != self.room.is_running() {
            self.count_game();
            self.tell_result();
        }
        self.check_in_use()?;
        Ok(StoreOutcome::Done)
    }

    async fn not_stored(&mut self, error: &JournalError) -> Result<StoreOutcome, Ended> {
        match error {
            JournalError::Unavailable(why) => {
                tracing::error!(why, "the journal is unavailable");
                self.stream.is_doubtful = true;
                self.context.storage.failed();
                Ok(StoreOutcome::Unavailable)
            }
            JournalError::Conflict { actual } => Err(self.overtaken(*actual).await),
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

    /// Compares the room with its stream, since another process may have written to it.
    pub(super) async fn doubt(&mut self) -> Result<(), Ended> {
        self.stream.is_doubtful = true;
        if self.context.storage.hangs() {
            return Ok(());
        }
        // If the journal answers later, the next tick asks again.
        timeout(COMPARE_TIMEOUT, self.compare()).await.map_or(Ok(()), |compared| compared.map(drop))
    }

    /// Makes sure that the room knows all of its stream. If it does not, it is let go, and made anew of the stream by
    /// who serves it next.
    pub(super) async fn compare(&mut self) -> Result<StoreOutcome, Ended> {
        // Nothing is written, but the expected length is compared by the journal's leader.
        let compared = self.stream.append(self.room.length(), Vec::new());
        match self.await_storage(compared).await {
            Ok(()) => {
                self.stream.is_doubtful = false;
                Ok(StoreOutcome::Done)
            }
            Err(JournalError::Conflict { actual }) => Err(self.overtaken(actual).await),
            Err(JournalError::Unavailable(_)) => {
                self.context.storage.failed();
                Ok(StoreOutcome::Unavailable)
            }
        }
    }

    /// Why the room is not served any more, now that its stream has another length.
    async fn overtaken(&mut self, actual: u64) -> Ended {
        if actual < self.room.length() {
            // Streams only grow: it was deleted, or the length is an outdated one.
            let compared = self.stream.append(0, Vec::new());
            if self.await_storage(compared).await.is_ok() {
                return Ended::Closed;
            }
        }
        tracing::info!("another process has written to the room, which is let go");
        Ended::LetGo
    }

    fn check_in_use(&self) -> Result<(), Ended> {
        if self.room.end().is_some() { Err(Ended::Closed) } else { Ok(()) }
    }

    /// Marks as outdated what an applied entry has changed.
    fn renew(&mut self, entry: &Entry, before: Before) {
        let class = self.room.class(&entry.event);
        if class.unnoticed {
            return self.renew_for_spectators(&entry.event);
        }
        let now = Before::of(&self.room);
        let keeps_permissions = class.keeps_permissions && before.running == now.running;
        let returned = match (&entry.event, &entry.cause) {
            // The move itself shows that its player is here.
            (Event::Moved { .. }, Some(cause)) => {
                self.guests.presence.show_return(cause.guest, self.timers.clock())
            }
            _ => false,
        };
        let moved = matches!(entry.event, Event::Moved { .. });
        if class.is_chat_line {
            self.clients.renew_shared();
        } else if moved && before.table_settled && now.table_settled && !returned {
            self.clients.renew_games();
        } else {
            self.clients.renew_views();
        }
        if class.is_chat_line || !keeps_permissions {
            self.clients.renew_chat();
        }
        if !keeps_permissions || returned {
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
    fn renew_for_spectators(&mut self, event: &Event) {
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
    /// Whether it may hold entries that the room does not know.
    pub is_doubtful: bool,
}

impl RoomStream {
    /// The stream of that name.
    pub(crate) fn new(name: String, journal: Arc<dyn Journal>) -> RoomStream {
        RoomStream { name, journal, is_doubtful: false }
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
}
