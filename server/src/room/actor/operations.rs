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
use rules::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

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
        let RoomActor { room, clients, .. } = self;
        LiveRoom {
            code: room.code.clone(),
            log: in_log(&format!("{}{}", RoomCode::STREAMS, room.code)),
            game: room.kind.id().to_owned(),
            phase: room.phase(),
            seats: room.seats.taken(),
            players: self.players_here(),
            connections: clients.connections.len(),
            games: room.games.count(),
            live: self.timers.clock() / 1000,
            quiet: self.context.deals.now().saturating_sub(room.changed_at) / 1000,
        }
    }

    /// How many of the seated guests are connected.
    pub(super) fn players_here(&self) -> usize {
        let presence = &self.guests.presence;
        self.room.seated().filter(|(_, guest)| presence.is_here(*guest)).count()
    }

    /// Closes the table and answers whether that was done.
    pub(super) async fn close_table(
        &mut self,
        answer: oneshot::Sender<Result<(), ErrorCode>>,
    ) -> Result<(), Ended> {
        let ended = self.end_table().await;
        let done = match ended {
            Err(Ended::Closed) => Ok(()),
            Err(Ended::Damaged) => Err(ErrorCode::Internal),
            Ok(()) | Err(Ended::LetGo) => Err(ErrorCode::Unavailable),
        };
        if ended.is_err() {
            // An operator who gets the answer must find the room closed.
            self.messages.close();
        }
        // The caller may be gone.
        answer.send(done).ok();
        ended
    }

    /// Has the name of a seat's person forgotten and answers whether that was done.
    pub(super) async fn forget_name(
        &mut self,
        seat: Seat,
        answer: oneshot::Sender<Result<(), ErrorCode>>,
    ) -> Result<(), Ended> {
        let stored = match self.room.forget_name_at(seat) {
            Ok(event) => {
                let entry = Entry { at: self.context.deals.now(), cause: None, event };
                self.store(&[entry]).await
            }
            Err(code) => {
                answer.send(Err(code)).ok();
                return Ok(());
            }
        };
        let done = match stored {
            Ok(StoreOutcome::Done) => Ok(()),
            _ => Err(ErrorCode::Unavailable),
        };
        answer.send(done).ok();
        stored.map(drop)
    }

    /// Takes the table out of use, if the journal accepts it.
    async fn end_table(&mut self) -> Result<(), Ended> {
        if self.stream.is_doubtful && self.compare().await? != StoreOutcome::Done {
            return Ok(());
        }
        let event = Event::TableEnded { why: TableEnd::Closed };
        let entry = Entry { at: self.context.deals.now(), cause: None, event };
        // Where it is not stored, nothing has changed.
        self.store(&[entry]).await.map(drop)
    }
}
