//! Replays: games position by position, from any viewpoint.
//!
//! The positions come from [`record::replay`]. Access is decided where the game is kept: in a room, or
//! in [`uploads`](crate::archive::uploads).

use crate::{archive::ArchiveError, date::Date, protocol::error_code::ErrorCode};
use record::{
    Move, Record,
    replay::{self, View, Viewpoint},
};
use rules::{Outcome, Seat};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use std::fmt;
use ts_rs::TS;

/// The most positions in one response: most games have fewer, and they take about 200 KB.
const POSITIONS: usize = 100;

/// A game that can be replayed.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The id in its link; `None` while it has none.
    pub id: Option<String>,
    /// The record of the game.
    pub record: Record,
    /// Whether it was closed without a result (T-8.3).
    pub closed: bool,
    /// The seats that partners have held at any time. A record does not say.
    pub partners: Vec<Seat>,
    /// The date of a deal of the day.
    pub daily: Option<Date>,
    /// The number of the position of another game at which it began, if it did.
    pub continued: Option<usize>,
    /// The seat for which its hidden cards were dealt anew there, if they were.
    pub anew: Option<Seat>,
    /// The seat of the guest who asks, if it played.
    pub own: Option<Seat>,
    /// Whether the guest who asks has uploaded it.
    pub own_upload: bool,
}

/// A whole game without its positions. Position `k` is the state after `k` actions of seats, with the
/// chance that followed them.
#[derive(Debug, Serialize, TS)]
pub struct Replay {
    /// The id in a link to it, which opens it to those who may see it, and nothing else; `null` while it runs.
    id: Option<String>,
    /// The id of the kind of game.
    game: String,
    /// The options of the game.
    #[ts(type = "unknown")]
    options: Value,
    seats: usize,
    /// The players' names by seat, if they are known.
    names: Option<Vec<String>>,
    /// The seats that partners have held at any time.
    partners: Vec<Seat>,
    /// The outcome; `null` if the game was closed, or the record is incomplete.
    outcome: Option<Outcome>,
    /// Whether it was closed without a result.
    closed: bool,
    turns: usize,
    /// The number of positions, including the one before the first action.
    positions: usize,
    /// The seat whose action led to each position; `null` for position 0.
    actors: Vec<Option<Seat>>,
    /// The number of log lines in each position.
    log_lengths: Vec<usize>,
    /// The log as all players saw it, oldest first.
    #[ts(type = "unknown[]")]
    log: Vec<Value>,
    /// Statistics of the game.
    #[ts(type = "unknown")]
    statistics: Value,
    /// The date of a deal of the day, such as `2026-11-21`.
    daily: Option<Date>,
    /// The number of the position of another game at which it began, if it did: nothing is compared with it.
    continued: Option<usize>,
    /// The seat for which the cards were dealt anew there that it could not know, if they were.
    anew: Option<Seat>,
    /// The asking guest's seat; `null` if it did not play.
    own: Option<Seat>,
    /// Whether the asking guest has uploaded it, and so may delete it.
    own_upload: bool,
}

/// Some positions of a game from one viewpoint.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "ReplayViews")]
pub struct Views {
    /// One view per position: `game`, what all saw; `you`, what the seat also saw; `hands`, the same
    /// for every seat if all hands are open.
    views: Vec<View>,
    /// The position at which to continue; `null` if these are the last.
    next: Option<usize>,
}

/// A running game as far as it has come, as all guests at the table saw it: no hand is in it. Positions
/// are those of a [`Replay`].
#[derive(Debug, Serialize, TS)]
pub struct Course {
    /// When each position was come to, in milliseconds since 1970 (UTC).
    #[ts(type = "number[]")]
    times: Vec<u64>,
    /// The number of log lines in each position.
    log_lengths: Vec<usize>,
    /// The log, oldest first.
    #[ts(type = "unknown[]")]
    log: Vec<Value>,
    /// What every viewer saw in each of the positions asked for.
    #[ts(type = "unknown[]")]
    views: Vec<Box<RawValue>>,
    /// The position at which to continue; `null` if these are the last.
    next: Option<usize>,
}

impl Played {
    /// The course of a game that need not be over, with the positions from `from` on.
    pub fn course(self, times: Vec<u64>, from: usize) -> Result<Course, ArchiveError> {
        let Views { views, next } = self.views(Viewpoint::Table, from)?;
        let Replay { log_lengths, log, .. } = self.replay()?;
        let views = views.into_iter().map(|view| view.game).collect();
        Ok(Course { times, log_lengths, log, views, next })
    }

    /// The record as a JSON document.
    pub fn text(&self) -> Result<String, ArchiveError> {
        serde_json::to_string(&self.record).map_err(spoilt)
    }

    /// The log of a game that need not be over.
    pub fn log(self) -> Result<Vec<Value>, ArchiveError> {
        Ok(self.replay()?.log)
    }

    /// The replay without its positions.
    pub fn replay(self) -> Result<Replay, ArchiveError> {
        let replay::Replay { actors, log_lengths, log, statistics, turns, .. } =
            replay::replay(&self.text()?).map_err(spoilt)?;
        let Played { id, record, closed, partners, daily, continued, anew, own, own_upload } = self;
        Ok(Replay {
            id,
            game: record.game,
            options: record.options,
            seats: record.seats,
            names: record.names,
            partners,
            outcome: record.outcome,
            closed,
            turns,
            positions: actors.len(),
            actors,
            log_lengths,
            log,
            statistics,
            daily,
            continued,
            anew,
            own,
            own_upload,
        })
    }

    /// The last position, as all guests at the table saw it.
    pub(crate) fn end(&self) -> Result<Option<View>, ArchiveError> {
        let actions = self.record.moves.iter().filter(|entry| matches!(entry, Move::Act { .. }));
        Ok(self.views(Viewpoint::Table, actions.count())?.views.pop())
    }

    /// The positions from a viewpoint, starting at `from`.
    pub fn views(&self, viewpoint: Viewpoint, from: usize) -> Result<Views, ArchiveError> {
        if let Viewpoint::Seat(seat) = viewpoint
            && seat.index() >= self.record.seats
        {
            return Err(ErrorCode::SeatOutOfRange.into());
        }
        let to = from.saturating_add(POSITIONS);
        // One more than requested, to see whether there are more.
        let views = replay::views(&self.text()?, viewpoint, from..to.saturating_add(1));
        let mut views = views.map_err(spoilt)?;
        let next = (views.len() > POSITIONS).then_some(to);
        views.truncate(POSITIONS);
        Ok(Views { views, next })
    }
}

fn spoilt(why: impl fmt::Debug) -> ArchiveError {
    ArchiveError::damaged("a stored game", format!("{why:?}"))
}
