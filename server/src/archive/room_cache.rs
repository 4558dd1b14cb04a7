//! Rooms as their streams tell, for those who ask about a table without being connected to it.
//!
//! Folding a long stream takes a while. A room that was folded is therefore kept, and asked again
//! only for what its stream has got since; few are folded at the same time, on threads of their own;
//! and what would have to wait for long is refused.

use crate::{
    archive::replay::aside,
    identity::room_code::RoomCode,
    protocol::error_code::ErrorCode,
    room::{
        model::{
            room::{Corrupt, Room},
            rules_panic::contained,
        },
        registry::Rooms,
    },
};
use journal::Journal;
use lru::LruCache;
use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::available_parallelism,
    time::Duration,
};
use tokio::{
    sync::{self, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore},
    time::timeout,
};
use tracing::Instrument;

/// How many rooms are kept.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(255);
/// How many new entries are taken in at once, without a turn.
const FEW: usize = 50;
/// How long a question waits for its turn.
const QUESTION_PATIENCE: Duration = Duration::from_secs(2);
/// How long a guest waits who connects.
const GUEST_PATIENCE: Duration = Duration::from_secs(10);

/// The rooms that were folded lately, and whose turn it is to fold another.
pub(crate) struct RoomCache {
    /// Held only to look up.
    kept: Mutex<LruCache<RoomCode, Arc<Slot>>>,
    questions: Permits,
    guests: Permits,
}

/// A room; `None` until it is folded. Locked while that happens, so that it happens once.
type Slot = sync::Mutex<Option<Room>>;

/// Permits to fold a room. Half of the processors is left to rooms that are being played in.
#[derive(Clone)]
pub(crate) struct Permits {
    free: Arc<Semaphore>,
    patience: Duration,
}

impl Permits {
    fn new(patience: Duration) -> Permits {
        let processors = available_parallelism().map_or(1, NonZeroUsize::get);
        Permits { free: Arc::new(Semaphore::new((processors / 2).max(1))), patience }
    }

    /// Waits for a turn, which lasts until it is dropped.
    ///
    /// # Errors
    /// [`ErrorCode::Busy`]
    pub async fn take(&self) -> Result<OwnedSemaphorePermit, ErrorCode> {
        match timeout(self.patience, self.free.clone().acquire_owned()).await {
            Ok(Ok(turn)) => Ok(turn),
            Ok(Err(_)) | Err(_) => Err(ErrorCode::Busy),
        }
    }
}

impl Default for RoomCache {
    fn default() -> RoomCache {
        RoomCache {
            kept: Mutex::new(LruCache::new(KEPT)),
            questions: Permits::new(QUESTION_PATIENCE),
            guests: Permits::new(GUEST_PATIENCE),
        }
    }
}

impl RoomCache {
    /// The turns of questions.
    pub fn questions(&self) -> &Permits {
        &self.questions
    }

    fn kept(&self) -> MutexGuard<'_, LruCache<RoomCode, Arc<Slot>>> {
        // The cache is whole at every moment, even if a holder of the lock panicked.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room's place, once no other task uses it.
    async fn lock(
        &self,
        code: &RoomCode,
        turns: &Permits,
    ) -> Result<OwnedMutexGuard<Option<Room>>, ErrorCode> {
        let slot = self.kept().get_or_insert(code.clone(), Arc::default).clone();
        timeout(turns.patience, slot.lock_owned()).await.map_err(|_| ErrorCode::Busy)
    }

    /// Frees the place of a room that is not to be kept.
    fn forget(&self, code: &RoomCode) {
        self.kept().pop(code);
    }
}

impl Rooms {
    /// Asks a room as it is stored, whether it is live or not; `None` if there is none.
    ///
    /// # Errors
    /// [`ErrorCode::Busy`], [`ErrorCode::Unavailable`], [`ErrorCode::RulesFailed`] or [`ErrorCode::Internal`].
    pub(crate) async fn ask<T>(
        &self,
        code: &RoomCode,
        question: impl FnOnce(&Room) -> T,
    ) -> Result<Option<T>, ErrorCode> {
        let turns = self.folded().questions();
        let place = self.folded().lock(code, turns).await?;
        let place = self.refresh(code, place, turns).await?;
        let answer = place.as_ref().map(|room| contained(|| question(room)));
        Ok(answer.transpose()?)
    }

    /// Takes a room out, as it is stored, for a guest who connects; `None` if there is none, or it is
    /// live by then.
    ///
    /// # Errors
    /// [`ErrorCode::RoomClosed`], [`ErrorCode::Busy`], [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub(crate) async fn take_out(&self, code: &RoomCode) -> Result<Option<Room>, ErrorCode> {
        let turns = &self.folded().guests;
        let place = self.folded().lock(code, turns).await?;
        if self.is_live(&code.stream()) {
            return Ok(None);
        }
        let mut place = self.refresh(code, place, turns).await?;
        let room = place.as_ref().ok_or(ErrorCode::UnknownRoom)?;
        if room.withdrawn().is_some() {
            return Err(ErrorCode::RoomClosed);
        }
        self.folded().forget(code);
        Ok(place.take())
    }

    /// Brings a room up to date with its stream. What was begun is finished even if the asking task
    /// gives up: the next one finds it done.
    async fn refresh(
        &self,
        code: &RoomCode,
        mut place: OwnedMutexGuard<Option<Room>>,
        turns: &Permits,
    ) -> Result<OwnedMutexGuard<Option<Room>>, ErrorCode> {
        let (journal, turns) = (self.journal().clone(), turns.clone());
        let of = code.clone();
        let refreshing = async move {
            *place = refreshed(&of, place.take(), &*journal, &turns).await?;
            Ok(place)
        };
        let place = tokio::spawn(refreshing.in_current_span()).await.map_err(|error| {
            tracing::error!(room = %code, %error, "a room could not be folded");
            ErrorCode::Internal
        });
        let place = place.flatten().inspect_err(|_| self.folded().forget(code))?;
        if place.is_none() {
            self.folded().forget(code);
        }
        Ok(place)
    }
}

/// A room with all that its stream has got by now; `None` if there is no such room.
async fn refreshed(
    code: &RoomCode,
    room: Option<Room>,
    journal: &dyn Journal,
    turns: &Permits,
) -> Result<Option<Room>, ErrorCode> {
    // Its last known entry is read again: if that is not there, the stream is gone.
    let known = room.as_ref().map_or(0, |room| room.length() - 1);
    let mut turn = None;
    if room.is_none() {
        // Before anything is read: the entries of many long streams would fill the memory.
        turn = Some(turns.take().await?);
    }
    let entries = journal.read(&code.stream(), known).await.map_err(|error| {
        tracing::error!(room = %code, %error, "a room cannot be read");
        ErrorCode::Unavailable
    })?;
    let many = entries.len() > FEW;
    if room.is_some() && many {
        turn = Some(turns.take().await?);
    }
    let fold = {
        let code = code.clone();
        move || {
            let folded = fold(&code, room, &entries).map_err(|corrupt| {
                tracing::error!(room = %code, %corrupt, "a room cannot be restored");
                ErrorCode::Internal
            });
            drop(turn);
            folded
        }
    };
    if many { aside(fold).await } else { fold() }
}

/// `entries`: those of the room from its last known one on, or all.
fn fold(code: &RoomCode, room: Option<Room>, entries: &[Vec<u8>]) -> Result<Option<Room>, Corrupt> {
    let Some(mut room) = room else { return Room::restore(code.as_str(), entries) };
    let Some((_, new)) = entries.split_first() else { return Ok(None) };
    room.extend(new)?;
    Ok(room.unless_expired())
}
