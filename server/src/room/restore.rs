//! Rooms made of their streams: for the start of a room's task, and for lists of games at many tables.

use crate::{
    identity::room_code::RoomCode,
    ops::{
        process::{Panicked, aside},
        work_permits::{Busy, Held, WorkPermit},
    },
    protocol::{
        error_code::{ErrorCode, Refusable},
        message::Refused,
    },
    room::model::{
        game::rules_panic::RulesPanic,
        room::{Corrupt, Room},
    },
};
use journal::{Journal, JournalError};

/// The most entries that are applied in place: to leave that to another thread would take longer.
const FEW: usize = 50;

/// A room could not be asked, or be served.
#[derive(Debug, thiserror::Error)]
pub enum RoomError {
    /// What was asked for can't be had here.
    #[error(transparent)]
    Refused(#[from] ErrorCode),
    /// There is none.
    #[error("there is no such room")]
    Unknown,
    /// It is out of use.
    #[error("the room is closed")]
    Closed,
    /// Another process serves it.
    #[error("the room is served elsewhere")]
    Elsewhere,
    /// Too many others wait.
    #[error("too many rooms are being read")]
    Busy,
    /// The storage has failed.
    #[error("a room cannot be read: {0:?}: {1}")]
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

impl From<Busy> for RoomError {
    fn from(Busy: Busy) -> RoomError {
        RoomError::Busy
    }
}

impl Refusable for RoomError {
    fn refused(&self) -> Refused {
        match self {
            RoomError::Refused(code) => (*code).into(),
            RoomError::Unknown => ErrorCode::UnknownRoom.into(),
            RoomError::Closed => ErrorCode::RoomClosed.into(),
            RoomError::Elsewhere => ErrorCode::Unavailable.into(),
            RoomError::Busy => ErrorCode::Busy.into(),
            RoomError::Journal(_, error) => error.refused(),
            RoomError::RulesFailed(_) => ErrorCode::RulesFailed.into(),
            RoomError::Corrupt(..) | RoomError::Panicked(..) => ErrorCode::Internal.into(),
        }
    }
}

/// The room with that code, whether or not it is in use, and the permit, which is waited for before: the entries of
/// many long streams would fill the memory.
pub(crate) async fn restore(
    journal: &dyn Journal,
    code: &RoomCode,
    permit: WorkPermit,
) -> Result<Held<Room>, RoomError> {
    let read = journal.read(&code.stream(), 0).await;
    let entries = read.map_err(|error| RoomError::Journal(code.clone(), error))?;
    let few = entries.len() <= FEW;
    let fold = {
        let code = code.clone();
        move || {
            let room = Room::restore(code.as_str(), &entries)
                .map_err(|corrupt| RoomError::Corrupt(code, corrupt))?;
            Ok(permit.hold(room.ok_or(RoomError::Unknown)?))
        }
    };
    let panicked = |error: Panicked| RoomError::Panicked(code.clone(), error.to_string());
    if few { fold() } else { aside(fold).await.map_err(panicked)? }
}
