//! Rooms made of their streams: for the start of a room's task, and for lists of games at many tables.

use crate::{
    identity::room_code::RoomCode,
    ops::{
        permits::{Busy, Permit},
        process::{Panicked, aside},
    },
    protocol::error_code::{ErrorCode, refuse_by_code},
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

impl From<Busy> for RoomError {
    fn from(Busy: Busy) -> RoomError {
        RoomError::Busy
    }
}

impl From<RoomError> for ErrorCode {
    fn from(error: RoomError) -> ErrorCode {
        match error {
            RoomError::Refused(code) => code,
            RoomError::Unknown => ErrorCode::UnknownRoom,
            RoomError::Closed => ErrorCode::RoomClosed,
            RoomError::Busy => ErrorCode::Busy,
            RoomError::Journal(..) => {
                tracing::error!(%error, "a room cannot be read");
                ErrorCode::Unavailable
            }
            RoomError::RulesFailed(panic) => panic.into(),
            RoomError::Corrupt(..) | RoomError::Panicked(..) => ErrorCode::internal(error),
        }
    }
}

refuse_by_code!(RoomError);

/// The room with that code, whether or not it is in use. The permit must have been waited for before: the entries of
/// many long streams would fill the memory.
pub(crate) async fn restore(
    journal: &dyn Journal,
    code: &RoomCode,
    permit: Permit,
) -> Result<Room, RoomError> {
    let read = journal.read(&code.stream(), 0).await;
    let entries = read.map_err(|error| RoomError::Journal(code.clone(), error))?;
    let few = entries.len() <= FEW;
    let fold = {
        let code = code.clone();
        move || {
            let folded = Room::restore(code.as_str(), &entries);
            drop(permit);
            folded.map_err(|corrupt| RoomError::Corrupt(code, corrupt))
        }
    };
    let panicked = |error: Panicked| RoomError::Panicked(code.clone(), error.to_string());
    let folded = if few { fold() } else { aside(fold).await.map_err(panicked)? };
    folded?.ok_or(RoomError::Unknown)
}
