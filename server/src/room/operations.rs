//! What operators see of live rooms and can do with them.

use crate::{
    identity::room_code::RoomCode,
    protocol::{
        error_code::ErrorCode,
        message::{Refused, TablePhase},
    },
    room::{actor::RoomMessage, registry::Rooms},
};
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use std::{sync::Arc, time::Duration};
use tokio::{sync::oneshot, time::timeout};

/// A room that does not answer within this time is left out.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often closing a room is tried whose task ends at that moment.
const ATTEMPTS: usize = 3;

/// A live room as operators see it: no names, no cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveRoom {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The phase of the table.
    pub phase: TablePhase,
    /// The number of taken seats.
    pub seats: usize,
    /// The number of connected seated guests.
    pub players: usize,
    /// The number of connections, including those of spectators.
    pub connections: usize,
    /// The number of games started.
    pub games: u32,
    /// The seconds since it was loaded into memory.
    pub live: u64,
    /// The seconds since anything happened in it that every guest notices.
    pub quiet: u64,
}

impl Rooms {
    /// The live rooms, ordered by code.
    pub async fn describe(&self) -> Vec<LiveRoom> {
        let asked = self.mailboxes().into_iter().map(|mailbox| async move {
            let (answer, described) = oneshot::channel();
            mailbox.send(RoomMessage::Describe(answer)).await.ok()?;
            described.await.ok()
        });
        let answers = join_all(asked.map(|asked| timeout(PATIENCE, asked))).await;
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
    pub async fn close(self: &Arc<Rooms>, code: &str) -> Result<(), Refused> {
        let stream = RoomCode::parse(code)?.stream();
        for _ in 0..ATTEMPTS {
            let (answer, closed) = oneshot::channel();
            // The room's task may be ending.
            if self.open(code).await?.send(RoomMessage::Close(answer)).await.is_ok()
                && let Ok(closed) = closed.await
            {
                return Ok(closed?);
            }
            self.forget_ended(&stream);
        }
        Err(ErrorCode::Unavailable.into())
    }
}
