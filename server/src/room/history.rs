//! What can be read of a room without being in it: a summary, the log and the records of its games.

use super::{
    entry::{Entry, Event},
    state::{Corrupt, Room},
};
use crate::{
    error::Code,
    guest::GuestId,
    replay::Played,
    wire::{TablePhase, Talk},
};
use rules::record::{Move, Record};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// What anybody with a room's code may know of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Summary {
    /// The room's code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The options of the next game; while one is running, its own.
    #[schema(value_type = Object)]
    pub options: Value,
    /// Whether players may talk freely.
    #[schema(value_type = String)]
    pub talk: Talk,
    /// Where the table stands.
    #[schema(value_type = String)]
    pub phase: TablePhase,
    /// The name of the host, if there is one yet.
    pub host_name: Option<String>,
    /// The names on the seats.
    pub seats: Vec<Option<String>>,
    /// How many games have been started.
    pub games: u32,
}

/// A room with the record of one of its games, both as of the end of the stream.
pub(super) struct History {
    room: Room,
    record: Option<Record>,
    log: Vec<Value>,
    /// Whether it has an outcome or was closed without one.
    over: bool,
    closed: bool,
    /// Whether guests without a seat might watch that game.
    spectators: bool,
    /// Who has played in that game.
    players: Vec<GuestId>,
}

impl Room {
    /// What anybody with the room's code may know of it.
    pub fn summary(&self) -> Summary {
        let name = |occupant: &super::state::Occupant| occupant.name.as_str().to_owned();
        Summary {
            code: self.code.clone(),
            game: self.kind.id().to_owned(),
            options: self.settings.options.clone(),
            talk: self.settings.talk,
            phase: self.phase(),
            host_name: self.host_name().map(|name| name.as_str().to_owned()),
            seats: self.seats.iter().map(|seat| seat.as_ref().map(name)).collect(),
            games: self.games,
        }
    }
}

impl History {
    /// Reads a room's stream with an eye on game number `game` (from 1); `None` if there is no such
    /// room.
    ///
    /// # Errors
    /// The entries do not make a room.
    pub fn read(code: &str, entries: &[Vec<u8>], game: u32) -> Result<Option<History>, Corrupt> {
        let Some((first, rest)) = entries.split_first() else {
            return Ok(None);
        };
        let Some(room) = Room::restore(code, std::slice::from_ref(first))? else {
            return Ok(None);
        };
        let mut history = History {
            room,
            record: None,
            log: Vec::new(),
            over: false,
            closed: false,
            spectators: false,
            players: Vec::new(),
        };
        for bytes in rest {
            let entry = history.room.take(bytes)?;
            if history.room.games == game {
                history.note(entry);
            }
        }
        Ok(Some(history))
    }

    /// The room as it stands.
    pub fn room(&self) -> &Room {
        &self.room
    }

    fn note(&mut self, entry: Entry) {
        let Some(play) = &self.room.game else { return };
        match entry.event {
            Event::Started { deal, chance, .. } => {
                let mut record = Record::new(
                    self.room.kind.id(),
                    self.room.settings.options.clone(),
                    play.players.len(),
                    Some(play.players.iter().map(|player| player.name.to_string()).collect()),
                    deal,
                );
                record.moves.extend(chance.into_iter().map(|chance| Move::Chance { chance }));
                self.record = Some(record);
                self.spectators = self.room.settings.spectators;
            }
            Event::Moved { seat, action, chance } => {
                if let Some(record) = &mut self.record {
                    record.moves.push(Move::Act { seat, action });
                    record.moves.extend(chance.into_iter().map(|chance| Move::Chance { chance }));
                }
            }
            // The record names who played a seat last.
            Event::SeatTaken { seat, name, .. } => {
                let names = self.record.as_mut().and_then(|record| record.names.as_mut());
                if let Some(place) = names.and_then(|names| names.get_mut(seat.index())) {
                    *place = name.to_string();
                }
            }
            Event::Closed {} => {}
            _ => return,
        }
        self.over = play.is_over();
        self.closed = play.closed;
        if let Some(record) = &mut self.record {
            record.outcome = play.table.outcome().cloned();
        }
        self.log.extend(play.table.log(self.log.len()));
        self.players = play.seen.keys().copied().collect();
    }

    /// Checks that the guest may see something of the game: those may who played it, and those who
    /// might watch it.
    fn check(&self, guest: GuestId) -> Result<(), Code> {
        if self.record.is_none() {
            return Err(Code::UnknownRecord);
        }
        if self.players.contains(&guest) {
            return Ok(());
        }
        if self.room.is_removed(guest) {
            return Err(Code::Removed);
        }
        if self.spectators { Ok(()) } else { Err(Code::SpectatorsOff) }
    }

    /// The game, once it is over.
    ///
    /// # Errors
    /// There is no such game, it is not over, or the guest may not see it.
    pub fn played(self, guest: GuestId) -> Result<Played, Code> {
        self.check(guest)?;
        if !self.over {
            return Err(Code::GameNotOver);
        }
        let record = self.record.ok_or(Code::UnknownRecord)?;
        Ok(Played { record, closed: self.closed })
    }

    /// What has happened in the game, as everybody at the table saw it.
    ///
    /// # Errors
    /// There is no such game, or the guest may not see it.
    pub fn log(self, guest: GuestId) -> Result<Vec<Value>, Code> {
        self.check(guest)?;
        Ok(self.log)
    }
}
