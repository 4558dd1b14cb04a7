//! Records and replays of games played at tables.

use crate::{
    archive::replay::Played,
    http::{
        error::Error,
        extract::{Query, Segments},
        held::json,
        router::App,
    },
    identity::guest::Guest,
    ops::work_permits::Held,
    protocol::error_code::ErrorCode,
};
use axum::{
    extract::State,
    http::{HeaderMap, header},
    response::Response,
};
use record::replay::Viewpoint;
use rules::Seat;
use serde::Deserialize;

/// A game at a table.
#[derive(Deserialize)]
pub struct GamePath {
    /// The table's code
    pub(crate) code: String,
    /// The game's number at this table, from 1
    pub(crate) number: u32,
}

/// The viewpoint and first position of a part of a replay.
#[derive(Deserialize)]
pub struct As {
    #[serde(rename = "as")]
    viewpoint: String,
    /// The first position.
    #[serde(default)]
    pub(crate) from: usize,
}

impl As {
    /// The viewpoint of that name: `table`, `open`, or the number of a seat.
    pub(crate) fn viewpoint(&self) -> Result<Viewpoint, ErrorCode> {
        match self.viewpoint.as_str() {
            "table" => Ok(Viewpoint::Table),
            "open" => Ok(Viewpoint::Open),
            seat => seat
                .parse()
                .map(|seat| Viewpoint::Seat(Seat(seat)))
                .map_err(|_| ErrorCode::Malformed),
        }
    }
}

/// A response with the record of a game as a file of that name.
pub(crate) async fn file(
    headers: &HeaderMap,
    played: Held<Played>,
    name: &str,
) -> Result<Response, Error> {
    let mut file = json(headers, played.map(|played| played.record)).await?;
    let disposition = format!("attachment; filename=\"{name}.json\"");
    if let Ok(disposition) = disposition.parse() {
        file.headers_mut().insert(header::CONTENT_DISPOSITION, disposition);
    }
    Ok(file)
}

/// Returns the record of a finished game.
pub(crate) async fn record(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<Response, Error> {
    let played = app.archive.played(&code, number, guest.id).await?;
    file(&headers, played, &format!("game-{number}")).await
}

/// Returns the replay of a finished game, to its players and to guests who may watch it.
pub(crate) async fn replay(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<Response, Error> {
    let played = app.archive.played(&code, number, guest.id).await?;
    json(&headers, played.then(Played::replay).await?).await
}

/// Returns up to 100 positions of a finished game, from one viewpoint.
pub(crate) async fn views(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
    Query(part): Query<As>,
) -> Result<Response, Error> {
    let viewpoint = part.viewpoint()?;
    let played = app.archive.played(&code, number, guest.id).await?;
    let views = played.then(move |played| played.views(viewpoint, part.from));
    json(&headers, views.await?).await
}

/// The first position of a part of a game's course.
#[derive(Deserialize)]
pub(crate) struct FirstPosition {
    #[serde(default)]
    from: usize,
}

/// Returns what has happened in a running game so far, and up to 100 of its positions, as all guests at
/// the table saw them.
pub(crate) async fn course(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
    Query(part): Query<FirstPosition>,
) -> Result<Response, Error> {
    json(&headers, app.archive.course(&code, number, guest.id, part.from).await?).await
}
