//! What remains of games: history, summaries, results, replays, analyses, uploaded records, and their
//! deletion.

pub mod analysis;
pub(crate) mod forgetting;
pub mod game_history;
mod linked;
pub mod replay;
pub mod results;
pub mod retention;
mod summaries;
mod table_games;
pub(crate) mod uploads;
pub mod wins;

use crate::{
    archive::{analysis::Analyser, summaries::Summaries, wins::Wins},
    deals::service::{DealError, Deals},
    ops::{
        process::Panicked,
        work_permits::{Busy, WorkPermits},
    },
    protocol::{
        error_code::{ErrorCode, Refusable},
        message::Refused,
    },
    room::{registry::Rooms, restore::RoomError},
};
use journal::{Journal, JournalError};
use std::sync::Arc;

/// The games of all tables as they are stored, whether or not their rooms are live.
#[derive(Clone)]
pub struct Archive {
    journal: Arc<dyn Journal>,
    deals: Arc<Deals>,
    rooms: Arc<Rooms>,
    analyser: Analyser,
    /// The permits for answers that are made of whole games.
    permits: WorkPermits,
    wins: Arc<Wins>,
    summaries: Arc<Summaries>,
}

/// The archive can't give what it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// It is not there, not open to the guest who asks, or as much as may wait is waiting.
    #[error(transparent)]
    Refused(#[from] ErrorCode),
    /// Too many others are being answered.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// A record can't be accepted.
    #[error("{}", .0.message)]
    Unfit(Box<Refused>),
    /// A room can't be asked.
    #[error(transparent)]
    Room(#[from] RoomError),
    /// A deal can't be read or noted.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The storage has failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The rules have failed.
    #[error(transparent)]
    Panicked(#[from] Panicked),
    /// The stored entries make no game.
    #[error("{what} is damaged: {why}")]
    Damaged {
        what: String,
        /// The fault in them.
        why: String,
    },
    /// The guest's lists were not erased to the end.
    #[error("lists were not erased: {0}")]
    NotErased(#[from] tokio::task::JoinError),
}

impl ArchiveError {
    fn damaged(what: impl Into<String>, why: impl ToString) -> ArchiveError {
        ArchiveError::Damaged { what: what.into(), why: why.to_string() }
    }
}

impl Refusable for ArchiveError {
    fn refused(&self) -> Refused {
        match self {
            ArchiveError::Refused(code) => (*code).into(),
            ArchiveError::Busy(busy) => busy.refused(),
            ArchiveError::Unfit(refused) => (**refused).clone(),
            ArchiveError::Room(error) => error.refused(),
            ArchiveError::Deal(error) => error.refused(),
            ArchiveError::Journal(error) => error.refused(),
            ArchiveError::Panicked(error) => error.refused(),
            ArchiveError::Damaged { .. } | ArchiveError::NotErased(_) => ErrorCode::Internal.into(),
        }
    }
}

impl Archive {
    /// The archive of the tables to which these rooms belong.
    pub fn of(rooms: &Arc<Rooms>) -> Archive {
        Archive {
            journal: rooms.journal().clone(),
            deals: rooms.context.deals.clone(),
            rooms: rooms.clone(),
            analyser: Analyser::of(rooms),
            permits: WorkPermits::new(rooms.options().question_timeout),
            wins: Arc::default(),
            summaries: Arc::default(),
        }
    }
}
