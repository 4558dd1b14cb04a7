//! What operators see of live rooms, and do to them.

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

/// A room that does not answer for so long is left out.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often it is tried to close a room whose task ends at that moment.
const ATTEMPTS: usize = 3;

/// A live room as operators see it: no names, no cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveRoom {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// Where the table stands.
    pub phase: TablePhase,
    /// How many seats are taken.
    pub seats: usize,
    /// How many of those who sit there are connected.
    pub players: usize,
    /// How many connections there are, those of spectators included.
    pub connections: usize,
    /// How many games have been started.
    pub games: u32,
    /// For how many seconds it has been in memory.
    pub live: u64,
    /// For how many seconds nothing has happened there that everybody notices.
    pub quiet: u64,
}

impl Rooms {
    /// The live rooms, in the order of their codes.
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

    /// Closes a table for good: everybody there is sent away, and nobody can come any more. A running
    /// game ends without a result. All its games can still be revealed back on.
    ///
    /// # Errors
    /// There is no such room, it is closed already, or the journal is unavailable.
    pub async fn close(self: &Arc<Rooms>, code: &str) -> Result<(), Refused> {
        let stream = RoomCode::parse(code)?.stream();
        for _ in 0..ATTEMPTS {
            let (answer, closed) = oneshot::channel();
            // A room whose task ends at this moment does not answer.
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
