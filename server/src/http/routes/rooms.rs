//! Tables and their games.

use crate::{
    archive::game_history::Summary,
    http::{
        error::Error,
        extract::{Admitted, Json, Segments},
        held::json,
        router::App,
        routes::replays::GamePath,
    },
    identity::guest::Guest,
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

/// A new table.
#[derive(Serialize, TS)]
pub struct Created {
    /// Its code, to be shown in two halves: `abcde-fghjk`.
    code: String,
}

/// The log of a game.
#[derive(Serialize, TS)]
#[ts(rename = "GameLog")]
pub struct Log {
    /// The log as all guests at the table saw it, oldest first.
    #[ts(type = "unknown[]")]
    lines: Vec<Value>,
}

/// Creates a table, hosted by the asking guest.
pub async fn create(
    State(app): State<App>,
    Admitted(guest): Admitted,
    Json(new): Json<NewRoom>,
) -> Result<impl IntoResponse, Error> {
    let deal = app.archive.next_deal(&new.deal, guest.id).await?;
    let code = app.rooms.create(guest.id, new, deal).await?;
    let location = [(header::LOCATION, format!("{}/api/rooms/{code}", app.options.base_path))];
    Ok((StatusCode::CREATED, location, axum::Json(Created { code })))
}

/// Returns the part of a table that any holder of its code may see.
pub async fn summary(
    State(app): State<App>,
    Segments(code): Segments<String>,
) -> Result<axum::Json<Summary>, Error> {
    Ok(axum::Json(app.archive.summary(&code).await?))
}

/// Returns the log of a game so far.
pub async fn log(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<Response, Error> {
    let lines = app.archive.log(&code, number, guest.id).await?;
    json(&headers, lines.map(|lines| Log { lines })).await
}
