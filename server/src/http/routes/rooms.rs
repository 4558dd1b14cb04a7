//! Tables and their games.

use crate::{
    archive::game_history::Summary,
    http::{
        error::Error,
        extract::{Json, Segments},
        held::json,
        router::App,
        routes::replays::GamePath,
    },
    identity::guest::Guest,
    protocol::message::Refused,
    room::create::NewRoom,
};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A new table.
#[derive(Serialize, TS, ToSchema)]
pub struct Created {
    /// Its code, to be shown in two halves: `abcde-fghjk`.
    code: String,
}

/// The log of a game.
#[derive(Serialize, TS, ToSchema)]
#[ts(rename = "GameLog")]
pub struct Log {
    /// The log as all guests at the table saw it, oldest first.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    lines: Vec<Value>,
}

/// Creates a table, hosted by the asking guest.
#[utoipa::path(post, path = "/api/rooms", tag = "tables",
    security(("cookie" = []), ("bearer" = [])),
    request_body = NewRoom,
    responses(
        (status = CREATED, body = Created),
        (status = BAD_REQUEST, body = Refused),
        (status = UNAUTHORIZED, body = Refused),
        (status = NOT_FOUND, body = Refused, description = "`unknown_deal`, `unknown_room`, `unknown_record`"),
        (status = CONFLICT, body = Refused,
            description = "`no_game_running`: in that position the game is over; `deal_fixed`: game and options are not those of the deal; \
                `too_many_players`: there are more partners than seats"),
        (status = UNPROCESSABLE_ENTITY, body = Refused,
            description = "The game is unknown, its rules forbid the options, or the name is refused"),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn create(
    State(app): State<App>,
    guest: Guest,
    Json(new): Json<NewRoom>,
) -> Result<impl IntoResponse, Error> {
    let deal = app.archive.next_deal(&new.deal, guest.id).await?;
    let code = app.rooms.create(guest.id, new, deal).await?;
    let location = [(header::LOCATION, format!("{}/api/rooms/{code}", app.options.base_path))];
    Ok((StatusCode::CREATED, location, axum::Json(Created { code })))
}

/// Returns the part of a table that any holder of its code may see.
#[utoipa::path(get, path = "/api/rooms/{code}", tag = "tables", security(()),
    params(("code" = String, Path, description = "The table's code, with or without dash")),
    responses(
        (status = OK, body = Summary),
        (status = NOT_FOUND, body = Refused, description = "`unknown_room`"),
        (status = GONE, body = Refused, description = "`room_closed`")))]
pub async fn summary(
    State(app): State<App>,
    Segments(code): Segments<String>,
) -> Result<axum::Json<Summary>, Error> {
    Ok(axum::Json(app.archive.summary(&code).await?))
}

/// Returns the log of a game so far.
#[utoipa::path(get, path = "/api/rooms/{code}/games/{number}/log", tag = "tables",
    security(("cookie" = []), ("bearer" = [])),
    params(GamePath),
    responses(
        (status = OK, body = Log),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused, description = "`unknown_room` or `unknown_record`")))]
pub async fn log(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<Response, Error> {
    let lines = app.archive.log(&code, number, guest.id).await?;
    json(&headers, lines.map(|lines| Log { lines })).await
}
