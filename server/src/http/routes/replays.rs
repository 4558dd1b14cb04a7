//! Records and replays of games played at tables.

use crate::{
    archive::replay::{Course, Played, Replay, Views},
    http::{
        error::Error,
        extract::{Query, Segments},
        held::json,
        router::App,
    },
    identity::guest::Guest,
    ops::permits::Held,
    protocol::{error_code::ErrorCode, message::Refused},
};
use axum::{
    extract::State,
    http::{HeaderMap, header},
    response::Response,
};
use rules::{Seat, replay::Viewpoint};
use serde::Deserialize;
use utoipa::{IntoParams, IntoResponses};

/// A game at a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct GamePath {
    /// The table's code
    pub(crate) code: String,
    /// The game's number at this table, from 1
    pub(crate) number: u32,
}

/// Why a guest may not see a game of a table.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "describes the API")]
pub(crate) enum GameRefusal {
    #[response(status = UNAUTHORIZED)]
    Stranger(Refused),
    #[response(status = FORBIDDEN)]
    Forbidden(Refused),
    /// `unknown_room` or `unknown_record`
    #[response(status = NOT_FOUND)]
    Unknown(Refused),
    /// `game_not_over` or `other_rules`
    #[response(status = CONFLICT)]
    NotYet(Refused),
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
#[utoipa::path(get, path = "/api/rooms/{code}/games/{number}/record", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(GamePath),
    responses(
        (status = OK, body = Object, content_type = "application/json"),
        GameRefusal))]
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
#[utoipa::path(get, path = "/api/rooms/{code}/games/{number}/replay", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(GamePath),
    responses(
        (status = OK, body = Replay),
        GameRefusal))]
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
#[utoipa::path(get, path = "/api/rooms/{code}/games/{number}/replay/views", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(
        GamePath,
        ("as" = String, Query, description = "`table`: what spectators saw; the number of a seat: \
            what it saw; `open`: everything"),
        ("from" = Option<usize>, Query, description = "The first position, 0 if left out")),
    responses(
        (status = OK, body = Views),
        (status = BAD_REQUEST, body = Refused),
        GameRefusal,
        (status = UNPROCESSABLE_ENTITY, body = Refused, description = "`seat_out_of_range`")))]
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
#[utoipa::path(get, path = "/api/rooms/{code}/games/{number}/course", tag = "tables",
    security(("cookie" = []), ("bearer" = [])),
    params(
        GamePath,
        ("from" = Option<usize>, Query, description = "The first position, 0 if left out")),
    responses(
        (status = OK, body = Course),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused, description = "`unknown_room` or `unknown_record`"),
        (status = CONFLICT, body = Refused, description = "`no_game_running`: see its replay")))]
pub(crate) async fn course(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
    Query(part): Query<FirstPosition>,
) -> Result<Response, Error> {
    json(&headers, app.archive.course(&code, number, guest.id, part.from).await?).await
}
