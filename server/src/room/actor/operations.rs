//! Requests of operators to a live room.

use crate::{
    protocol::error_code::ErrorCode,
    room::{
        actor::{Ended, RoomActor},
        model::{
            event::{Entry, Event},
            lifecycle::Withdrawal,
        },
        operations::LiveRoom,
    },
};
use journal::JournalError;
use tokio::sync::oneshot;

/// How often the closing is decided again because another node has written to the stream.
const ATTEMPTS: usize = 5;

impl RoomActor {
    /// The room as operators see it.
    pub(super) fn describe(&self) -> LiveRoom {
        let RoomActor { room, connections, .. } = self;
        LiveRoom {
            code: room.code.clone(),
            game: room.kind.id().to_owned(),
            phase: room.phase(),
            seats: room.taken_seats(),
            players: self.room.seated().filter(|(_, guest)| self.presence.is_here(*guest)).count(),
            connections: connections.len(),
            games: room.games,
            live: self.began.elapsed().as_secs(),
            quiet: self.rooms.deals().now().saturating_sub(room.changed_at) / 1000,
        }
    }

    /// How many of the seated guests are connected to this node.
    pub(super) fn players_here(&self) -> usize {
        let here = |guest| self.presence.is_on_this_node(guest);
        self.room.seated().filter(|(_, guest)| here(*guest)).count()
    }

    /// Closes the table and answers whether that was done.
    pub(super) async fn close_table(
        &mut self,
        answer: oneshot::Sender<Result<(), ErrorCode>>,
    ) -> Result<(), Ended> {
        let ended = self.withdraw().await;
        let done = match ended {
            Err(Ended::Withdrawn) => Ok(()),
            Err(Ended::Damaged) => Err(ErrorCode::Internal),
            Ok(()) => Err(ErrorCode::Unavailable),
        };
        if ended.is_err() {
            // An operator who gets the answer must find the room closed.
            self.retire();
        }
        // The caller may be gone.
        answer.send(done).ok();
        ended
    }

    /// Withdraws the room, if the journal accepts it.
    async fn withdraw(&mut self) -> Result<(), Ended> {
        for _ in 0..ATTEMPTS {
            if self.stale && self.sync_to_head().await?.is_err() {
                break;
            }
            let event = Event::Withdrawn { why: Withdrawal::Closed };
            let entry = Entry { at: self.rooms.deals().now(), cause: None, event };
            if let Err(JournalError::Unavailable(_)) = self.store(&[entry]).await? {
                break;
            }
        }
        Ok(())
    }
}
