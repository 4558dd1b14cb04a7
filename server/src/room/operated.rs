//! What operators ask of rooms.

use crate::{
    identity::room_code::RoomCode,
    ops::entries,
    protocol::error_code::ErrorCode,
    room::{
        actor::{RoomMessage, operations::LiveRoom},
        mailboxes::Mailbox,
        model::event::Entry,
        registry::{Opened, Rooms},
        restore::RoomError,
    },
};
use futures_util::future::join_all;
use journal::JournalError;
use rules::Seat;
use std::sync::Arc;
use tokio::sync::oneshot;

/// How often something is tried at a room whose task ends at that moment.
const ATTEMPTS: usize = 3;

impl Rooms {
    /// The live rooms, ordered by code.
    pub async fn describe(&self) -> Vec<LiveRoom> {
        let live = self.context.mailboxes.all().into_iter();
        let ask = |mailbox: Mailbox| async move { mailbox.describe().await };
        let answers = join_all(live.map(ask)).await;
        let mut rooms: Vec<LiveRoom> =
            answers.into_iter().filter_map(|answer| answer.ok().flatten()).collect();
        rooms.sort_by(|one, other| one.code.cmp(&other.code));
        rooms
    }

    /// Closes a table for good: all connections are closed, and no guest can join any more. A running
    /// game ends without a result. Its games can still be replayed.
    ///
    /// # Errors
    /// There is no such room, it is closed already, or the journal is unavailable.
    pub async fn close(self: &Arc<Rooms>, code: &RoomCode) -> Result<(), RoomError> {
        for _ in 0..ATTEMPTS {
            let (answer, closed) = oneshot::channel();
            // The room's task may be ending.
            if self.open(code).await?.send(RoomMessage::Close(answer)).await.is_ok()
                && let Ok(closed) = closed.await
            {
                return Ok(closed?);
            }
        }
        Err(ErrorCode::Unavailable.into())
    }

    /// Has the name of a seat's person forgotten, also at a table that is closed.
    ///
    /// # Errors
    /// There is no such room or no such person, or the journal is unavailable.
    pub async fn forget_name(
        self: &Arc<Rooms>,
        code: &RoomCode,
        seat: Seat,
    ) -> Result<(), RoomError> {
        for _ in 0..ATTEMPTS {
            match self.find_or_start(code).await? {
                Opened::Live(mailbox) => {
                    let (answer, forgotten) = oneshot::channel();
                    // The room's task may be ending.
                    if mailbox.send(RoomMessage::ForgetName(seat, answer)).await.is_ok()
                        && let Ok(forgotten) = forgotten.await
                    {
                        return Ok(forgotten?);
                    }
                }
                Opened::Ended(room) => {
                    let event = room.forget_name_at(seat)?;
                    let entry = Entry { at: self.deals().now(), cause: None, event };
                    let entry = entries::encode(&entry);
                    let entry = entry.map_err(|error| RoomError::Journal(code.clone(), error))?;
                    let stored =
                        self.journal().append(&code.stream(), room.length(), vec![entry]).await;
                    match stored {
                        Ok(()) => return Ok(()),
                        // It was forgotten elsewhere at the same time.
                        Err(JournalError::Conflict { .. }) => {}
                        Err(error) => return Err(RoomError::Journal(code.clone(), error)),
                    }
                }
                Opened::Elsewhere(_) => return Err(RoomError::Elsewhere),
            }
        }
        Err(ErrorCode::Unavailable.into())
    }
}
