//! Requests of operators to a live room.

use crate::{
    identity::room_code::RoomCode,
    protocol::{error_code::ErrorCode, table_view::TablePhase},
    room::{
        actor::{Ended, RoomActor, persist::StoreOutcome},
        model::{
            event::{Entry, Event},
            room::TableEnd,
        },
    },
};
use journal::in_log;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

/// How often the closing is decided again because another node has written to the stream.
const ATTEMPTS: usize = 5;

/// A live room as operators see it: no names, no cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveRoom {
    pub code: String,
    /// Its name in the log.
    pub log: String,
    /// The game's id.
    pub game: String,
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

impl RoomActor {
    /// The room as operators see it.
    pub(crate) fn describe(&self) -> LiveRoom {
        let RoomActor { room, clients, guests, .. } = self;
        LiveRoom {
            code: room.code.clone(),
            log: in_log(&format!("{}{}", RoomCode::STREAMS, room.code)),
            game: room.kind.id().to_owned(),
            phase: room.phase(),
            seats: room.seats.taken(),
            players: room.seated().filter(|(_, guest)| guests.presence.is_here(*guest)).count(),
            connections: clients.connections.len(),
            games: room.games.count(),
            live: self.timers.clock() / 1000,
            quiet: self.context.deals.now().saturating_sub(room.changed_at) / 1000,
        }
    }

    /// How many of the seated guests are connected to this node.
    pub(super) fn players_here(&self) -> usize {
        let here = |guest| self.guests.presence.is_on_this_node(guest);
        self.room.seated().filter(|(_, guest)| here(*guest)).count()
    }

    /// Closes the table and answers whether that was done.
    pub(super) async fn close_table(
        &mut self,
        answer: oneshot::Sender<Result<(), ErrorCode>>,
    ) -> Result<(), Ended> {
        let ended = self.end_table().await;
        let done = match ended {
            Err(Ended::TableEnded) => Ok(()),
            Err(Ended::Damaged) => Err(ErrorCode::Internal),
            Ok(()) => Err(ErrorCode::Unavailable),
        };
        if ended.is_err() {
            // An operator who gets the answer must find the room closed.
            self.mail.close();
        }
        // The caller may be gone.
        answer.send(done).ok();
        ended
    }

    /// Takes the table out of use, if the journal accepts it.
    async fn end_table(&mut self) -> Result<(), Ended> {
        for _ in 0..ATTEMPTS {
            if self.stream.is_stale && self.sync_to_head().await? != StoreOutcome::Done {
                break;
            }
            let event = Event::TableEnded { why: TableEnd::Closed };
            let entry = Entry { at: self.context.deals.now(), cause: None, event };
            if self.store(&[entry]).await? != StoreOutcome::Conflict {
                break;
            }
        }
        Ok(())
    }
}
