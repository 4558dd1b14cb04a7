//! Uploaded records.

use crate::{
    archive::replay::{Played, Replay, Views},
    http::{
        error::Error,
        extract::{Query, Segments, Text},
        held::json,
        router::App,
        routes::replays::{As, file},
    },
    identity::guest::{Guest, GuestId},
    protocol::message::Refused,
};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use ts_rs::TS;
use utoipa::{IntoResponses, ToSchema};

/// An uploaded record.
#[derive(Serialize, TS, ToSchema)]
pub struct Uploaded {
    /// The id, which grants access to the record.
    id: String,
}

/// Why a game can't be seen by its id.
#[derive(IntoResponses)]
pub enum RecordRefusal {
    /// `daily_not_over`; of a game of a table as by its code
    #[response(status = FORBIDDEN)]
    Today(Refused),
    /// `unknown_record`
    #[response(status = NOT_FOUND)]
    Unknown(Refused),
}

/// The guest who asks, if it is one: games of tables are not open to all.
pub(super) fn asker(guest: &Result<Guest, Error>) -> Option<GuestId> {
    guest.as_ref().ok().map(|guest| guest.id)
}

/// Stores a valid record of a game. It is open to all who have its id.
#[utoipa::path(post, path = "/api/records", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    request_body(content = Object, description = "A record, of 256 KiB at the most"),
    responses(
        (status = CREATED, body = Uploaded),
        (status = BAD_REQUEST, body = Refused),
        (status = UNAUTHORIZED, body = Refused),
        (status = PAYLOAD_TOO_LARGE, body = Refused, description = "`too_large`"),
        (status = UNSUPPORTED_MEDIA_TYPE, body = Refused, description = "`compressed`"),
        (status = UNPROCESSABLE_ENTITY, body = Refused,
            description = "`bad_record`: why, which clause it breaks, where, and in which move"),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn upload(
    State(app): State<App>,
    guest: Guest,
    Text(record): Text,
) -> Result<impl IntoResponse, Error> {
    let id = app.archive.upload(guest.id, record).await?;
    let location =
        [(header::LOCATION, format!("{}/api/records/{id}/replay", app.options.base_path))];
    Ok((StatusCode::CREATED, location, axum::Json(Uploaded { id })))
}

/// Deletes an uploaded record and its analysis, for the guest who uploaded it.
#[utoipa::path(delete, path = "/api/records/{id}", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = NO_CONTENT),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused, description = "`not_uploader`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_record`"),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn delete(
    State(app): State<App>,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<StatusCode, Error> {
    app.archive.delete_upload(&id, guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the record of an uploaded game, or of one of a table by the id in its replay.
#[utoipa::path(get, path = "/api/records/{id}/record", tag = "replays",
    security((), ("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = Object, content_type = "application/json"),
        RecordRefusal))]
pub async fn record(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
) -> Result<Response, Error> {
    file(&headers, app.archive.linked(&id, asker(&guest)).await?, "record").await
}

/// Returns the replay of such a game.
#[utoipa::path(get, path = "/api/records/{id}/replay", tag = "replays",
    security((), ("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = Replay),
        RecordRefusal))]
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
#[utoipa::path(get, path = "/api/records/{id}/replay/views", tag = "replays",
    security((), ("cookie" = []), ("bearer" = [])),
    params(
        ("id" = String, Path, description = "The record's id"),
        ("as" = String, Query, description = "`table`: what spectators saw; the number of a seat: \
            what it saw; `open`: everything"),
        ("from" = Option<usize>, Query, description = "The first position, 0 if left out")),
    responses(
        (status = OK, body = Views),
        (status = BAD_REQUEST, body = Refused),
        RecordRefusal,
        (status = UNPROCESSABLE_ENTITY, body = Refused, description = "`seat_out_of_range`")))]
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
