//! Uploaded records.

use crate::{
    archive::replay::Played,
    http::{
        error::Error,
        extract::{Admitted, Query, Segments, Text},
        held::json,
        router::App,
        routes::replays::{As, file},
    },
    identity::guest::{Guest, GuestId},
};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use ts_rs::TS;

/// An uploaded record.
#[derive(Serialize, TS)]
pub struct Uploaded {
    /// The id, which grants access to the record.
    id: String,
}

/// The guest who asks, if it is one: games of tables are not open to all.
pub(super) fn asker(guest: &Result<Guest, Error>) -> Option<GuestId> {
    guest.as_ref().ok().map(|guest| guest.id)
}

/// Stores a valid record of a game. It is open to all who have its id.
pub async fn upload(
    State(app): State<App>,
    Admitted(guest): Admitted,
    Text(record): Text,
) -> Result<impl IntoResponse, Error> {
    let id = app.archive.upload(guest.id, record).await?;
    let location =
        [(header::LOCATION, format!("{}/api/records/{id}/replay", app.options.base_path))];
    Ok((StatusCode::CREATED, location, axum::Json(Uploaded { id })))
}

/// Deletes an uploaded record and its analysis, for the guest who uploaded it.
pub async fn delete(
    State(app): State<App>,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<StatusCode, Error> {
    app.archive.delete_upload(&id, guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the record of an uploaded game, or of one of a table by the id in its replay.
pub async fn record(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
) -> Result<Response, Error> {
    file(&headers, app.archive.linked(&id, asker(&guest)).await?, "record").await
}

/// Returns the replay of such a game.
pub async fn replay(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
) -> Result<Response, Error> {
    let played = app.archive.linked(&id, asker(&guest)).await?;
    json(&headers, played.then(Played::replay).await?).await
}

/// Returns up to 100 positions of such a game, from one viewpoint.
pub async fn views(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
    Query(part): Query<As>,
) -> Result<Response, Error> {
    let viewpoint = part.viewpoint()?;
    let played = app.archive.linked(&id, asker(&guest)).await?;
    let views = played.then(move |played| played.views(viewpoint, part.from));
    json(&headers, views.await?).await
}
