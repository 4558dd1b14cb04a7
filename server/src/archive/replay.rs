//! Games to look back on: position by position, from any viewpoint.
//!
//! What the positions show comes from [`rules::replay`]; who may see them is for those to decide who
//! keep the game: a room, or [`upload`](crate::archive::uploads).

use crate::{date::Date, protocol::error_code::ErrorCode};
use rules::{
    Outcome, Seat,
    record::Record,
    replay::{self, View, Viewpoint},
};
use serde::Serialize;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::spawn_blocking,
};
use ts_rs::TS;
use utoipa::ToSchema;

/// The most positions in one answer: most games have no more, and they take some 200 KB.
const POSITIONS: usize = 100;

/// A game that can be revealed back on.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// All that happened.
    pub record: Record,
    /// Whether it was closed without a result (T-8.3).
    pub closed: bool,
    /// The day whose deal it was.
    pub daily: Option<Date>,
}

/// A game from its beginning to its end, without what its positions show. Position `k` is the table
/// after `k` actions of seats, with what chance made of them.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// The game's id.
    game: String,
    /// The options it was played with.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    options: Value,
    /// How many seats played.
    seats: u8,
    /// The players' names by seat, if they are known.
    names: Option<Vec<String>>,
    /// How it ended; `null` if it was closed, or the record breaks off.
    #[schema(value_type = Option<Object>)]
    outcome: Option<Outcome>,
    /// Whether it was closed without a result.
    closed: bool,
    /// How many positions there are, the one before the first action included.
    positions: usize,
    /// The seat whose action led to each position; `null` for position 0.
    #[schema(value_type = Vec<Option<u8>>)]
    actors: Vec<Option<Seat>>,
    /// How many lines the log had in each position.
    log_lengths: Vec<usize>,
    /// All that happened, as everybody saw it, oldest first.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    log: Vec<Value>,
    /// What happened, in the figures of that game.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    statistics: Value,
    /// The day whose deal it was, as in `2026-11-21`.
    #[schema(value_type = Option<String>)]
    daily: Option<Date>,
}

/// What a game showed from one viewpoint: some of its positions.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(rename = "ReplayViews")]
pub struct Views {
    /// One view per position: `game`, what all saw; `you`, what the seat saw besides; `hands`, the
    /// same of every seat where everything lies open.
    #[schema(value_type = Vec<Object>)]
    views: Vec<View>,
    /// The position with which to go on; `null` if these are the last.
    next: Option<usize>,
}

impl Played {
    /// The record as a document.
    ///
    /// # Errors
    /// [`ErrorCode::Internal`]: it cannot be written.
    pub fn text(&self) -> Result<String, ErrorCode> {
        serde_json::to_string(&self.record).map_err(|_| ErrorCode::Internal)
    }

    /// The course of the game.
    ///
    /// # Errors
    /// [`ErrorCode::Internal`]: what was kept is no record.
    pub async fn replay(self) -> Result<Replay, ErrorCode> {
        let text = self.text()?;
        let replay::Replay { actors, log_lengths, log, statistics } =
            aside(move || replay::replay(&text).map_err(spoilt)).await?;
        let Played { record, closed, daily } = self;
        Ok(Replay {
            game: record.game,
            options: record.options,
            seats: record.seats as u8,
            names: record.names,
            outcome: record.outcome,
            closed,
            positions: actors.len(),
            actors,
            log_lengths,
            log,
            statistics,
            daily,
        })
    }

    /// What the game showed from a viewpoint, from a position on.
    ///
    /// # Errors
    /// [`ErrorCode::SeatOutOfRange`]: there was no such seat. [`ErrorCode::Internal`]: what was kept is no
    /// record.
    pub async fn views(&self, viewpoint: Viewpoint, from: usize) -> Result<Views, ErrorCode> {
        if let Viewpoint::Seat(seat) = viewpoint
            && seat.index() >= self.record.seats
        {
            return Err(ErrorCode::SeatOutOfRange);
        }
        let text = self.text()?;
        let to = from.saturating_add(POSITIONS);
        let views = aside(move || {
            // One more tells whether there are more.
            replay::views(&text, viewpoint, from..to.saturating_add(1)).map_err(spoilt)
        });
        let mut views = views.await?;
        let next = (views.len() > POSITIONS).then_some(to);
        views.truncate(POSITIONS);
        Ok(Views { views, next })
    }
}

/// Plays a whole game elsewhere: tables that are being played at must not wait for it.
pub(crate) async fn aside<T, E>(
    play: impl FnOnce() -> Result<T, E> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: From<ErrorCode> + Send + 'static,
{
    // Where one thread does everything, nobody's turn comes earlier for that.
    let played = if Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread {
        catch_unwind(AssertUnwindSafe(play)).map_err(|_| "it panicked".to_owned())
    } else {
        spawn_blocking(play).await.map_err(|error| error.to_string())
    };
    played.unwrap_or_else(|error| {
        tracing::error!(error, "a game could not be played through");
        Err(ErrorCode::RulesFailed.into())
    })
}

fn spoilt(fault: rules::record::RecordError) -> ErrorCode {
    tracing::error!(?fault, "a game that was kept cannot be replayed");
    ErrorCode::Internal
}
