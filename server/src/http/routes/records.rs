//! Uploaded records.

use crate::{
    archive::{
        replay::{Played, Replay, Views},
        uploads,
    },
    date::Date,
    http::{
        extract::{Query, Segments, Text},
        router::App,
        routes::replays::{As, file},
    },
    identity::guest::Guest,
    protocol::{
        error_code::{Error, ErrorCode},
        message::Refused,
    },
};
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use rules::Opening;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// An uploaded record.
#[derive(Serialize, TS, ToSchema)]
pub struct Uploaded {
    /// The id, which grants access to the record.
    id: String,
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
        (status = UNPROCESSABLE_ENTITY, body = Refused,
            description = "`bad_record`: why, which clause it breaks, where, and in which move"),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn upload(
    State(app): State<App>,
    guest: Guest,
    Text(record): Text,
) -> Result<impl IntoResponse, Error> {
    let id = uploads::store(&*app.journal, app.rooms.deals(), guest.id, record).await?;
    let location = [(header::LOCATION, format!("/api/records/{id}/replay"))];
    Ok((StatusCode::CREATED, location, axum::Json(Uploaded { id })))
}

/// The uploaded record with that id. One of today's deal of the day is open when the day is over, and
/// one of a deal that the guest is playing when that game is.
///
/// # Errors
/// [`ErrorCode::UnknownRecord`], [`ErrorCode::DailyNotOver`], [`ErrorCode::DealBeingPlayed`], [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
pub(crate) async fn played(
    app: &App,
    id: &str,
    guest: Option<&Guest>,
) -> Result<Played, ErrorCode> {
    let uploaded = uploads::read(&*app.journal, id).await?;
    // A deal of the day can't have been uploaded before its day.
    let opening = Opening::of(&uploaded.record);
    let daily = app.rooms.deals().daily_of(&opening, Date::at(uploaded.at));
    if daily.as_ref().is_some_and(|deal| !deal.date.is_over(app.rooms.deals().now())) {
        return Err(ErrorCode::DailyNotOver);
    }
    if let Some(guest) = guest
        && app.rooms.is_playing(&opening, guest.id, None).await?
    {
        return Err(ErrorCode::DealBeingPlayed);
    }
    Ok(Played {
        record: uploaded.record,
        closed: false,
        partners: Vec::new(),
        daily: daily.map(|deal| deal.date),
    })
}

/// Returns an uploaded record.
#[utoipa::path(get, path = "/api/records/{id}/record", tag = "replays",
    security((), ("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = Object, content_type = "application/json"),
        (status = FORBIDDEN, body = Refused, description = "`daily_not_over`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_record`")))]
pub async fn record(
    State(app): State<App>,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
) -> Result<impl IntoResponse, Error> {
    let played = played(&app, &id, guest.ok().as_ref()).await?;
    file(&played, "record")
}

/// Returns the replay of an uploaded game.
#[utoipa::path(get, path = "/api/records/{id}/replay", tag = "replays",
    security((), ("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = Replay),
        (status = FORBIDDEN, body = Refused, description = "`daily_not_over`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_record`")))]
pub async fn replay(
    State(app): State<App>,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
) -> Result<axum::Json<Replay>, Error> {
    let played = played(&app, &id, guest.ok().as_ref()).await?;
    Ok(axum::Json(played.replay().await?))
}

/// Returns up to 100 positions of an uploaded game, from one viewpoint.
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
        (status = FORBIDDEN, body = Refused, description = "`daily_not_over`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_record`"),
        (status = UNPROCESSABLE_ENTITY, body = Refused, description = "`seat_out_of_range`")))]
pub async fn views(
    State(app): State<App>,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
    Query(part): Query<As>,
) -> Result<axum::Json<Views>, Error> {
    let viewpoint = part.viewpoint()?;
    let played = played(&app, &id, guest.ok().as_ref()).await?;
    Ok(axum::Json(played.views(viewpoint, part.from).await?))
}
