//! Rooms as they are stored, for questions about tables without joining them, and for the start of a
//! room's task.
//!
//! Folding a long stream takes a while. Folded rooms, and those that were live, are therefore kept, and only
//! extended by the entries that are new. Few rooms are folded at the same time, on threads of their own; a request that
//! would have to wait too long is refused.

use crate::{
    deals::index::GameRef,
    identity::room_code::RoomCode,
    ops::{
        permits::{Busy, Permit, Permits},
        process::{Panicked, aside, lock},
    },
    protocol::error_code::{ErrorCode, refuse_by_code},
    room::model::{
        game::{
            rules_panic::{RulesPanic, contained},
            summary::GameSummary,
        },
        room::{Corrupt, Room},
    },
};
use journal::{Journal, JournalError};
use lru::LruCache;
use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{
    sync::{self, OwnedMutexGuard},
    time::timeout,
};
use tracing::Instrument;

const KEPT_ROOMS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(255);
/// The number of summaries of games kept.
const KEPT_SUMMARIES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);
/// The most new entries that are applied in place, without a permit.
const FEW: usize = 50;
/// A joining guest waits so many times as long for a permit as a question.
const GUEST_FACTOR: u32 = 5;

/// A stored room could not be asked, or be served.
#[derive(Debug, thiserror::Error)]
pub enum StoredError {
    /// There is none.
    #[error("there is no such room")]
    Unknown,
    /// It is out of use.
    #[error("the room is closed")]
    Closed,
    /// Too many others wait.
    #[error("too many rooms are being read")]
    Busy,
    /// The storage has failed.
    #[error("{0:?}: {1}")]
    Journal(RoomCode, JournalError),
    /// Its entries make no room.
    #[error("{0:?} can't be restored: {1}")]
    Corrupt(RoomCode, Corrupt),
    /// The rules of its game have panicked.
    #[error(transparent)]
    RulesFailed(#[from] RulesPanic),
    /// The fold itself has panicked.
    #[error("{0:?} can't be folded: {1}")]
    Panicked(RoomCode, String),
}

impl From<Busy> for StoredError {
    fn from(Busy: Busy) -> StoredError {
        StoredError::Busy
    }
}

impl From<StoredError> for ErrorCode {
    fn from(error: StoredError) -> ErrorCode {
        match error {
            StoredError::Unknown => ErrorCode::UnknownRoom,
            StoredError::Closed => ErrorCode::RoomClosed,
            StoredError::Busy => ErrorCode::Busy,
            StoredError::Journal(..) => {
                tracing::error!(%error, "a room cannot be read");
                ErrorCode::Unavailable
            }
            StoredError::RulesFailed(panic) => panic.into(),
            StoredError::Corrupt(..) | StoredError::Panicked(..) => ErrorCode::internal(error),
        }
    }
}

refuse_by_code!(StoredError);

/// The stored rooms: those recently folded, and the permits to fold others.
pub(crate) struct StoredRooms {
    journal: Arc<dyn Journal>,
    /// The lock is held only for lookups.
    kept: Mutex<Kept>,
    /// The lock is held only for lookups.
    summaries: Mutex<SummaryCache>,
    questions: Permits,
    guests: Permits,
}

/// The slots of rooms.
struct Kept {
    /// Of those that were folded.
    rooms: LruCache<RoomCode, Arc<Slot>>,
    /// Of codes that are being looked up: most of them may be wrong, and must not push out rooms.
    asked: LruCache<RoomCode, Arc<Slot>>,
}

/// A room; `None` until it is folded. Locked meanwhile, so that it is folded once.
type Slot = sync::Mutex<Option<Room>>;

/// The games that were recently asked for, each with the number of entries its room had.
type SummaryCache = LruCache<GameRef, (u64, Arc<GameSummary>)>;

impl Kept {
    fn slot(&mut self, code: &RoomCode) -> Arc<Slot> {
        let known = self.rooms.get(code).cloned();
        known.unwrap_or_else(|| self.asked.get_or_insert(code.clone(), Arc::default).clone())
    }

    /// Keeps a room that was found.
    fn keep(&mut self, code: &RoomCode) {
        if let Some(slot) = self.asked.pop(code) {
            self.rooms.put(code.clone(), slot);
        }
    }
}

impl StoredRooms {
    /// Creates an empty cache of the rooms in a journal; how long a question may wait for its permit.
    pub(crate) fn new(journal: Arc<dyn Journal>, question_timeout: Duration) -> StoredRooms {
        StoredRooms {
            journal,
            kept: Mutex::new(Kept {
                rooms: LruCache::new(KEPT_ROOMS),
                asked: LruCache::new(KEPT_ROOMS),
            }),
            summaries: Mutex::new(SummaryCache::new(KEPT_SUMMARIES)),
            questions: Permits::new(question_timeout),
            guests: Permits::new(question_timeout * GUEST_FACTOR),
        }
    }

    /// The entries of a room from index `from` on.
    pub(crate) async fn entries(
        &self,
        code: &RoomCode,
        from: u64,
    ) -> Result<Vec<Vec<u8>>, StoredError> {
        read(&*self.journal, code, from).await
    }

    /// The room's slot, once no other task uses it.
    async fn lock(
        &self,
        code: &RoomCode,
        permits: &Permits,
    ) -> Result<OwnedMutexGuard<Option<Room>>, StoredError> {
        let slot = lock(&self.kept).slot(code);
        timeout(permits.timeout, slot.lock_owned()).await.map_err(|_| StoredError::Busy)
    }

    /// Frees the slot of a room that is not to be kept.
    fn forget(&self, code: &RoomCode) {
        let mut kept = lock(&self.kept);
        kept.rooms.pop(code);
        kept.asked.pop(code);
    }

    /// Asks a room as it is stored; `None` if it does not exist.
    pub(crate) async fn ask<T>(
        &self,
        code: &RoomCode,
        question: impl FnOnce(&Room) -> T,
    ) -> Result<Option<T>, StoredError> {
        let permits = &self.questions;
        let slot = self.lock(code, permits).await?;
        let slot = self.refresh(code, slot, permits).await?;
        if slot.is_some() {
            lock(&self.kept).keep(code);
        }
        let answer = slot.as_ref().map(|room| contained(|| question(room)));
        Ok(answer.transpose()?)
    }

    /// The summary of a game; `None` if it never began.
    pub(crate) async fn game_summary(
        &self,
        game: &GameRef,
    ) -> Result<Option<Arc<GameSummary>>, StoredError> {
        let Ok(code) = RoomCode::parse(&game.room) else {
            return Ok(None);
        };
        let known = lock(&self.summaries).get(game).cloned();
        if let Some((length, summary)) = known
            && self.entries(&code, length - 1).await?.len() == 1
        {
            return Ok(Some(summary));
        }
        let summary = |room: &Room| Some((room.length(), room.game_summary(game.number)?));
        let (length, summary) = match self.ask(&code, summary).await {
            Ok(Some(Some(found))) => found,
            Err(error @ (StoredError::Journal(..) | StoredError::Busy)) => return Err(error),
            // A room that is deleted or damaged does not hide the others' results.
            Ok(_) | Err(_) => return Ok(None),
        };
        let summary = Arc::new(summary);
        lock(&self.summaries).put(game.clone(), (length, summary.clone()));
        Ok(Some(summary))
    }

    /// Keeps a room that is no longer live, unless it was read again meanwhile.
    pub(crate) fn put_back(&self, code: &RoomCode, room: Room) {
        let mut kept = lock(&self.kept);
        if !kept.asked.contains(code) {
            kept.rooms.get_or_insert(code.clone(), || Arc::new(sync::Mutex::new(Some(room))));
        }
    }

    /// Takes a room out of the cache for the task that serves it; `None` if it has become live.
    pub(crate) async fn take_out(
        &self,
        code: &RoomCode,
        is_live: impl Fn() -> bool,
    ) -> Result<Option<Room>, StoredError> {
        let permits = &self.guests;
        let slot = self.lock(code, permits).await?;
        if is_live() {
            return Ok(None);
        }
        let mut slot = self.refresh(code, slot, permits).await?;
        let room = slot.as_ref().ok_or(StoredError::Unknown)?;
        if room.end().is_some() {
            return Err(StoredError::Closed);
        }
        self.forget(code);
        Ok(slot.take())
    }

    /// Brings a room up to date with its stream. The work is finished even if the asking task is
    /// cancelled, so that the next one finds it done.
    async fn refresh(
        &self,
        code: &RoomCode,
        mut slot: OwnedMutexGuard<Option<Room>>,
        permits: &Permits,
    ) -> Result<OwnedMutexGuard<Option<Room>>, StoredError> {
        let (journal, permits) = (self.journal.clone(), permits.clone());
        let of = code.clone();
        let refreshing = async move {
            *slot = refreshed(&of, slot.take(), &*journal, &permits).await?;
            Ok(slot)
        };
        let slot = tokio::spawn(refreshing.in_current_span())
            .await
            .map_err(|error| StoredError::Panicked(code.clone(), error.to_string()));
        let slot = slot.flatten().inspect_err(|_| self.forget(code))?;
        if slot.is_none() {
            self.forget(code);
        }
        Ok(slot)
    }
}

/// A room with all entries of its stream; `None` if there is no such room.
async fn refreshed(
    code: &RoomCode,
    room: Option<Room>,
    journal: &dyn Journal,
    permits: &Permits,
) -> Result<Option<Room>, StoredError> {
    // The last known entry is read again: if it is missing, the stream was deleted.
    let known = room.as_ref().map_or(0, |room| room.length() - 1);
    let mut permit: Option<Permit> = None;
    if room.is_none() {
        // Before the read, since the entries of many long streams would fill the memory.
        permit = Some(permits.take().await?);
    }
    let entries = read(journal, code, known).await?;
    let many = entries.len() > FEW;
    if room.is_some() && many {
        permit = Some(permits.take().await?);
    }
    let fold = {
        let code = code.clone();
        move || {
            let folded = fold(&code, room, &entries);
            drop(permit);
            folded.map_err(|corrupt| StoredError::Corrupt(code, corrupt))
        }
    };
    if !many {
        return fold();
    }
    let panicked = |error: Panicked| StoredError::Panicked(code.clone(), error.to_string());
    aside(fold).await.map_err(panicked)?
}

async fn read(
    journal: &dyn Journal,
    code: &RoomCode,
    from: u64,
) -> Result<Vec<Vec<u8>>, StoredError> {
    let read = journal.read(&code.stream(), from).await;
    read.map_err(|error| StoredError::Journal(code.clone(), error))
}

/// Folds `entries`: all of the room's, or those from its last known one on.
fn fold(code: &RoomCode, room: Option<Room>, entries: &[Vec<u8>]) -> Result<Option<Room>, Corrupt> {
    let Some(mut room) = room else { return Room::restore(code.as_str(), entries) };
    let Some((_, new)) = entries.split_first() else { return Ok(None) };
    room.extend(new)?;
    Ok(room.unless_expired())
}
