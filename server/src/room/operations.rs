//! What operators see of live rooms and can do with them.

use crate::{
    protocol::{error_code::ErrorCode, message::Refused},
    room::{
        actor::{RoomMessage, operations::LiveRoom},
        registry::Rooms,
    },
};
use futures_util::future::join_all;
use std::{sync::Arc, time::Duration};
use tokio::{sync::oneshot, time::timeout};

/// A room that does not answer within this time is left out.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);
/// How often closing a room is tried whose task ends at that moment.
const ATTEMPTS: usize = 3;

impl Rooms {
    /// The live rooms, ordered by code.
    pub async fn describe(&self) -> Vec<LiveRoom> {
        let asked = self.context.mailboxes.all().into_iter().map(|mailbox| async move {
            let (answer, described) = oneshot::channel();
            mailbox.send(RoomMessage::Describe(answer)).await.ok()?;
            described.await.ok()
        });
        let answers = join_all(asked.map(|asked| timeout(ANSWER_TIMEOUT, asked))).await;
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
}
