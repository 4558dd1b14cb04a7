//! Analyses of finished games and of uploaded records.

use crate::{
    archive::analysis::AnalysisState,
    http::{extract::Segments, router::App},
    identity::guest::Guest,
    protocol::{error_code::Error, message::Refused},
};
use axum::extract::State;

/// Returns the analysis of a finished game, or how far it has come.
#[utoipa::path(get, path = "/api/rooms/{code}/games/{number}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(
        ("code" = String, Path, description = "The table's code"),
        ("number" = u32, Path, description = "The game's number at this table, from 1")),
    responses(
        (status = OK, body = AnalysisState),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused, description = "`unknown_room` or `unknown_record`"),
        (status = CONFLICT, body = Refused, description = "`game_not_over` or `other_rules`")))]
pub async fn of_game(
    State(app): State<App>,
    guest: Guest,
    Segments((code, number)): Segments<(String, u32)>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    Ok(axum::Json(app.archive.analysis(&game).await?))
}

/// Lets a finished game be analysed, once for all who may see it.
#[utoipa::path(post, path = "/api/rooms/{code}/games/{number}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(
        ("code" = String, Path, description = "The table's code"),
        ("number" = u32, Path, description = "The game's number at this table, from 1")),
    responses(
        (status = OK, body = AnalysisState),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused, description = "`unknown_room` or `unknown_record`"),
        (status = CONFLICT, body = Refused, description = "`game_not_over` or `other_rules`"),
        (status = TOO_MANY_REQUESTS, body = Refused,
            description = "`analysis_running` or `too_many_creations`")))]
pub async fn analyse_game(
    State(app): State<App>,
    guest: Guest,
    Segments((code, number)): Segments<(String, u32)>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    Ok(axum::Json(app.archive.analyse(&game, guest.id).await?))
}

/// Stops the analysis of a game that the same guest has asked for.
#[utoipa::path(delete, path = "/api/rooms/{code}/games/{number}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(
        ("code" = String, Path, description = "The table's code"),
        ("number" = u32, Path, description = "The game's number at this table, from 1")),
    responses(
        (status = OK, body = AnalysisState),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused, description = "`unknown_room` or `unknown_record`"),
        (status = CONFLICT, body = Refused, description = "`game_not_over` or `other_rules`")))]
pub async fn stop_of_game(
    State(app): State<App>,
    guest: Guest,
    Segments((code, number)): Segments<(String, u32)>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    Ok(axum::Json(app.archive.stop_analysis(&game, guest.id).await?))
}

/// Returns the analysis of an uploaded game, or how far it has come.
#[utoipa::path(get, path = "/api/records/{id}/analysis", tag = "replays",
    security((), ("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = AnalysisState),
        (status = FORBIDDEN, body = Refused, description = "`daily_not_over`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_record`")))]
pub async fn of_record(
    State(app): State<App>,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let guest = guest.ok().map(|guest| guest.id);
    let game = app.archive.analysable_record(&id, guest).await?;
    Ok(axum::Json(app.archive.analysis(&game).await?))
}

/// Lets an uploaded game be analysed, once for all who have its link.
#[utoipa::path(post, path = "/api/records/{id}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = AnalysisState),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused, description = "`daily_not_over`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_record`"),
        (status = TOO_MANY_REQUESTS, body = Refused,
            description = "`analysis_running` or `too_many_creations`")))]
pub async fn analyse_record(
    State(app): State<App>,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_record(&id, Some(guest.id)).await?;
    Ok(axum::Json(app.archive.analyse(&game, guest.id).await?))
}

/// Stops the analysis of an uploaded game that the same guest has asked for.
#[utoipa::path(delete, path = "/api/records/{id}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = AnalysisState),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused, description = "`daily_not_over`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_record`")))]
pub async fn stop_of_record(
    State(app): State<App>,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_record(&id, Some(guest.id)).await?;
    Ok(axum::Json(app.archive.stop_analysis(&game, guest.id).await?))
}
