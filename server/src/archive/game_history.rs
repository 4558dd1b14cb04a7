//! The summary of a room and the logs and records of its games, read without joining it. The room tells what
//! it knows, and a record is read from the game's own entries.

use crate::{
    archive::{
        ArchiveError,
        replay::{Course, Played},
    },
    identity::guest::GuestId,
    protocol::{error_code::ErrorCode, message::Talk, table_view::TablePhase},
    room::model::{
        event::{Entry, Event},
        game::summary::GameSummary,
        room::Room,
        seats::Occupant,
    },
};
use record::{Move, Record};
use rules::{Outcome, Seat};
use serde::Serialize;
use serde_json::Value;
use std::mem;
use ts_rs::TS;

/// The part of a room that any holder of its code may see.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "RoomInfo")]
pub struct Summary {
    /// The room's code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    pub options: Value,
    /// Whether players may talk freely.
    pub talk: Talk,
    pub phase: TablePhase,
    /// The name of the host, if there is one yet.
    pub host_name: Option<String>,
    /// The names on the seats.
    pub seats: Vec<Option<String>>,
    /// The seats held by partners.
    pub partners: Vec<Seat>,
    /// The number of games started.
    pub games: u32,
    /// The seats whose guests are ready for another game.
    pub ready: Vec<Seat>,
}

/// What a room tells of a game.
pub(crate) struct GameFacts {
    summary: GameSummary,
    /// The id of the game's kind.
    kind: &'static str,
    /// The number of the room's entries.
    entries: u64,
    /// Whether the deal is being played again at the table.
    is_played_again: bool,
}

/// What anyone may know of a finished game that is open to all.
pub(crate) struct Finished {
    /// The id of the game's kind.
    pub game: String,
    /// The players' names by seat; empty where none was given.
    pub names: Vec<String>,
    /// How it ended; `None` if it was closed without a result.
    pub outcome: Option<Outcome>,
}

/// A game of a room.
pub(crate) struct Game {
    /// The facts of it that need no entries.
    pub summary: GameSummary,
    /// The record so far.
    record: Record,
    /// When each of its positions was come to, in milliseconds since 1970 (UTC).
    times: Vec<u64>,
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
            seats: room.seats.iter().map(|(_, occupant)| occupant.map(name)).collect(),
            partners: room.partner_seats(),
            games: room.games.count(),
            ready: room.ready_seats(),
        }
    }
}

impl GameFacts {
    /// What a room tells of its game of that number; `None` if it never began.
    pub(crate) fn of(room: &Room, number: u32) -> Option<GameFacts> {
        let summary = room.game_summary(number)?;
        let is_played_again = room.is_playing_again(&summary, number);
        Some(GameFacts { summary, kind: room.kind.id(), entries: room.length(), is_played_again })
    }

    /// What anyone may know of the game, if it is over and anyone may see it.
    pub(crate) fn open_to_all(self, now: u64) -> Result<Finished, ErrorCode> {
        self.check_open(None, now)?;
        check_finished(&self.summary, now)?;
        let GameSummary { names, outcome, .. } = self.summary;
        Ok(Finished { game: self.kind.to_owned(), names, outcome })
    }

    /// Checks that a guest may see it.
    pub(crate) fn check_open(&self, guest: Option<GuestId>, now: u64) -> Result<(), ErrorCode> {
        self.summary.access.check(guest, now)?;
        if self.is_played_again { Err(ErrorCode::DealBeingPlayed) } else { Ok(()) }
    }

    /// The number of the entry with which the game began.
    pub(crate) fn first_entry(&self) -> u64 {
        self.summary.entry
    }

    /// The game with its entries, from the first on.
    pub(crate) fn with(self, entries: &[Vec<u8>]) -> serde_json::Result<Game> {
        let GameFacts { summary, kind, entries: end, .. } = self;
        let names = Some(summary.names.clone());
        let (options, seats) = (summary.options.clone(), summary.names.len());
        let record = Record::new(kind, options, seats, names, Value::Null);
        let mut game = Game { record, times: Vec::new(), summary };
        // The stream may have grown since the room was asked.
        let length = usize::try_from(end.saturating_sub(game.summary.entry)).unwrap_or(usize::MAX);
        for bytes in entries.iter().take(length) {
            let Entry { at, event, .. } = serde_json::from_slice(bytes)?;
            match event {
                Event::Started { .. } if !game.times.is_empty() => break,
                Event::Started { deal, chance, .. } => {
                    game.record.deal = deal;
                    game.times.push(at);
                    game.push_chance(chance);
                }
                Event::Moved { seat, action, chance, .. } => {
                    game.record.moves.push(Move::Act { seat, action });
                    game.times.push(at);
                    game.push_chance(chance);
                }
                _ => {}
            }
        }
        game.record.outcome = game.summary.outcome.clone();
        Ok(game)
    }
}

/// Checks that a game can be replayed: that it is over, and on the deal of a day that the day is over as well.
fn check_finished(summary: &GameSummary, now: u64) -> Result<(), ErrorCode> {
    if !summary.known {
        Err(ErrorCode::UnsupportedRules)
    } else if !summary.over {
        Err(ErrorCode::GameNotOver)
    } else if summary.access.of.date().is_some_and(|date| !date.is_over(now)) {
        Err(ErrorCode::DailyNotOver)
    } else {
        Ok(())
    }
}

impl Game {
    fn push_chance(&mut self, chance: Vec<Value>) {
        self.record.moves.extend(chance.into_iter().map(|chance| Move::Chance { chance }));
    }

    /// The game for a replay by a guest, once it is over. On the deal of a day, the day must be over as
    /// well: other guests have yet to play with the unplayed cards.
    pub(crate) fn played(self, guest: Option<GuestId>, now: u64) -> Result<Played, ArchiveError> {
        check_finished(&self.summary, now)?;
        let daily = self.summary.access.of.date();
        let own = guest.and_then(|guest| self.summary.hands.get(&guest).copied());
        Ok(Played { daily, own, ..self.into_played() })
    }

    /// The log, as all guests at the table saw it; empty if this program does not know the rules.
    pub(crate) fn log(self) -> Result<Vec<Value>, ArchiveError> {
        if self.summary.known { self.into_played().log() } else { Ok(Vec::new()) }
    }

    /// The game as far as it has come, as all guests at the table saw it. What its end revealed is left
    /// to replays.
    pub(crate) fn course(mut self, from: usize) -> Result<Course, ArchiveError> {
        if !self.summary.known {
            return Err(ErrorCode::UnsupportedRules.into());
        }
        if self.summary.over {
            return Err(ErrorCode::NoGameRunning.into());
        }
        let times = mem::take(&mut self.times);
        self.into_played().course(times, from)
    }

    fn into_played(self) -> Played {
        Played {
            id: None,
            record: self.record,
            closed: self.summary.closed,
            partners: self.summary.partners,
            daily: None,
            continued: self.summary.access.of.continued(),
            anew: self.summary.access.of.anew(),
            own: None,
            own_upload: false,
        }
    }
}
