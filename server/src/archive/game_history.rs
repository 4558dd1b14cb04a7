//! What can be read of a room without joining it: a summary, the logs and records of its games.

use crate::{
    archive::replay::{Course, Played},
    identity::guest::GuestId,
    protocol::{error_code::ErrorCode, message::Talk, table_view::TablePhase},
    room::model::{
        access::Access,
        event::{Entry, Event},
        game::{Occupant, TableGame},
        room::{Corrupt, Room},
    },
};
use rules::{
    Seat,
    record::{Move, Record},
};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The part of a room that any holder of its code may see.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(rename = "RoomInfo")]
pub struct Summary {
    /// The room's code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Whether players may talk freely.
    #[schema(value_type = String)]
    pub talk: Talk,
    /// The phase of the table.
    #[schema(value_type = String)]
    pub phase: TablePhase,
    /// The name of the host, if there is one yet.
    pub host_name: Option<String>,
    /// The names on the seats.
    pub seats: Vec<Option<String>>,
    /// The seats held by partners.
    #[schema(value_type = Vec<u8>)]
    pub partners: Vec<Seat>,
    /// The number of games started.
    pub games: u32,
    /// The seats whose guests are ready for another game.
    #[schema(value_type = Vec<u8>)]
    pub ready: Vec<Seat>,
}

/// A room and one of its games, both as of the end of the stream.
pub(crate) struct History {
    /// The room.
    pub room: Room,
    /// The game, if there is one of that number.
    pub game: Option<Game>,
}

/// A game of a room.
pub(crate) struct Game {
    /// The record so far.
    pub record: Record,
    /// The log as all guests at the table saw it.
    pub log: Vec<Value>,
    /// When each of its positions was come to, in milliseconds since 1970 (UTC).
    times: Vec<u64>,
    /// Whether it has an outcome or was closed without one.
    pub over: bool,
    /// Whether it was closed without an outcome.
    pub closed: bool,
    /// The seats that partners have held at any time.
    partners: Vec<Seat>,
    /// Whether this program knows its rules.
    known: bool,
    /// Who may see it.
    pub access: Access,
    /// The seats of its players, of each the one whose hand it has seen.
    seats: BTreeMap<GuestId, Seat>,
}

impl Summary {
    /// The part of the room that any holder of its code may see.
    pub fn of(room: &Room) -> Summary {
        let name = |occupant: &Occupant| occupant.name.as_str().to_owned();
        Summary {
            code: room.code.clone(),
            game: room.kind.id().to_owned(),
            options: room.settings.options.clone(),
            talk: room.settings.talk,
            phase: room.phase(),
            host_name: room.host_name().map(|name| name.as_str().to_owned()),
            seats: room.seats.iter().map(|seat| seat.as_ref().map(name)).collect(),
            partners: room.partner_seats(),
            games: room.games,
            ready: room.ready_seats(),
        }
    }
}

impl History {
    /// Reads a room's stream, and of its games number `game` (from 1); `None` if there is no such room,
    /// or it is about to be deleted.
    pub fn read(code: &str, entries: &[Vec<u8>], game: u32) -> Result<Option<History>, Corrupt> {
        let Some((first, rest)) = entries.split_first() else {
            return Ok(None);
        };
        let Some(room) = Room::restore(code, std::slice::from_ref(first))? else {
            return Ok(None);
        };
        let mut history = History { room, game: None };
        for bytes in rest {
            let entry = history.room.apply_bytes(bytes)?;
            if history.room.games == game {
                history.note(entry);
            }
        }
        if let Some(game) = &mut history.game {
            game.access.removed = history.room.removed.iter().map(|(guest, _)| *guest).collect();
        }
        let History { room, game } = history;
        Ok(room.unless_expired().map(|room| History { room, game }))
    }

    fn note(&mut self, entry: Entry) {
        if !self.room.class(&entry.event).recorded {
            return;
        }
        let Some(play) = &self.room.game else { return };
        if let Event::Started { deal, chance, .. } = &entry.event {
            let mut game = Game::new(&self.room, play, deal.clone(), entry.at);
            game.push_chance(chance.clone());
            self.game = Some(game);
        }
        let Some(game) = &mut self.game else { return };
        match entry.event {
            Event::Moved { seat, action, chance, .. } => {
                game.record.moves.push(Move::Act { seat, action });
                game.times.push(entry.at);
                game.push_chance(chance);
            }
            // The record names the last player of each seat.
            Event::SeatTaken { seat, name, .. } => {
                let names = game.record.names.as_mut();
                if let Some(shown) = names.and_then(|names| names.get_mut(seat.index())) {
                    *shown = name.to_string();
                }
            }
            _ => {}
        }
        game.over = play.is_over();
        game.closed = play.closed;
        game.partners = play.partners.iter().copied().collect();
        game.record.outcome = play.outcome();
        game.log.extend(play.position.log(game.log.len()));
        game.access.players = play.hands_seen.keys().copied().collect();
        game.seats = play.hands_seen.iter().map(|(guest, (seat, _))| (*guest, *seat)).collect();
    }
}

impl Game {
    fn new(room: &Room, play: &TableGame, deal: Value, at: u64) -> Game {
        let names = play.players.iter().map(|player| player.name.to_string()).collect();
        let (kind, options) = (room.kind.id(), room.settings.options.clone());
        Game {
            record: Record::new(kind, options, play.players.len(), Some(names), deal),
            log: Vec::new(),
            times: vec![at],
            over: false,
            closed: false,
            partners: Vec::new(),
            known: play.known,
            access: Access {
                players: Vec::new(),
                removed: Vec::new(),
                spectators: room.settings.spectators,
                of: play.of.clone(),
            },
            seats: BTreeMap::new(),
        }
    }

    fn push_chance(&mut self, chance: Vec<Value>) {
        self.record.moves.extend(chance.into_iter().map(|chance| Move::Chance { chance }));
    }

    /// The game for a replay by a guest, once it is over. On the deal of a day, the day must be over as
    /// well: other guests have yet to play with the unplayed cards.
    pub fn played(&self, guest: Option<GuestId>, now: u64) -> Result<Played, ErrorCode> {
        if !self.known {
            return Err(ErrorCode::UnsupportedRules);
        }
        if !self.over {
            return Err(ErrorCode::GameNotOver);
        }
        let daily = self.access.of.date();
        if daily.is_some_and(|date| !date.is_over(now)) {
            return Err(ErrorCode::DailyNotOver);
        }
        let own = guest.and_then(|guest| self.seats.get(&guest).copied());
        Ok(Played { daily, own, ..self.record_as_played() })
    }

    /// The game as far as it has come, as all guests at the table saw it. What its end revealed is left
    /// to replays.
    pub async fn course(self, from: usize) -> Result<Course, ErrorCode> {
        if !self.known {
            return Err(ErrorCode::UnsupportedRules);
        }
        if self.over {
            return Err(ErrorCode::NoGameRunning);
        }
        self.record_as_played().course(self.times, from).await
    }

    fn record_as_played(&self) -> Played {
        Played {
            record: self.record.clone(),
            closed: self.closed,
            partners: self.partners.clone(),
            daily: None,
            own: None,
        }
    }
}
