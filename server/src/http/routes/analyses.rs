//! Analyses of finished games and of uploaded records.

use crate::{
    archive::analysis::AnalysisState,
    http::{
        error::Error,
        extract::Segments,
        held::json,
        outside::Outside,
        router::App,
        routes::{
            records::{RecordRefusal, asker},
            replays::{GamePath, GameRefusal},
        },
    },
    identity::guest::Guest,
    protocol::message::Refused,
};
use axum::{extract::State, http::HeaderMap, response::Response};

/// Returns the analysis of a finished game, or how far it has come.
#[utoipa::path(get, path = "/api/rooms/{code}/games/{number}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(GamePath),
    responses(
        (status = OK, body = AnalysisState),
        GameRefusal))]
pub(crate) async fn of_game(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<Response, Error> {
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    let state = app.archive.analysis(game.value()).await?;
    json(&headers, game.with(state)).await
}

/// Lets a finished game be analysed, once for all who may see it.
#[utoipa::path(post, path = "/api/rooms/{code}/games/{number}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(GamePath),
    responses(
        (status = OK, body = AnalysisState),
        GameRefusal,
        (status = TOO_MANY_REQUESTS, body = Refused,
            description = "`analysis_running`, `analyses_waiting` or `too_many_creations`")))]
pub(crate) async fn analyse_game(
    State(app): State<App>,
    outside: Outside,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    Ok(axum::Json(app.archive.analyse(game.value(), guest.id, outside.address()).await?))
}

/// Stops the analysis of a game that the same guest has asked for.
#[utoipa::path(delete, path = "/api/rooms/{code}/games/{number}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(GamePath),
    responses(
        (status = OK, body = AnalysisState),
        GameRefusal))]
pub(crate) async fn stop_of_game(
    State(app): State<App>,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    Ok(axum::Json(app.archive.stop_analysis(game.value(), guest.id).await?))
}

/// Returns the analysis of an uploaded game, or how far it has come.
#[utoipa::path(get, path = "/api/records/{id}/analysis", tag = "replays",
    security((), ("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = AnalysisState),
        RecordRefusal))]
pub(crate) async fn of_record(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
) -> Result<Response, Error> {
    let game = app.archive.analysable(&id, asker(&guest)).await?;
    let state = app.archive.analysis(game.value()).await?;
    json(&headers, game.with(state)).await
}

/// Lets an uploaded game be analysed, once for all who have its link.
#[utoipa::path(post, path = "/api/records/{id}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = AnalysisState),
        (status = UNAUTHORIZED, body = Refused),
        RecordRefusal,
        (status = TOO_MANY_REQUESTS, body = Refused,
            description = "`analysis_running`, `analyses_waiting` or `too_many_creations`")))]
pub(crate) async fn analyse_record(
    State(app): State<App>,
    outside: Outside,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable(&id, Some(guest.id)).await?;
    Ok(axum::Json(app.archive.analyse(game.value(), guest.id, outside.address()).await?))
}

/// Stops the analysis of an uploaded game that the same guest has asked for.
#[utoipa::path(delete, path = "/api/records/{id}/analysis", tag = "replays",
    security(("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = AnalysisState),
        (status = UNAUTHORIZED, body = Refused),
        RecordRefusal))]
pub(crate) async fn stop_of_record(
    State(app): State<App>,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable(&id, Some(guest.id)).await?;
    Ok(axum::Json(app.archive.stop_analysis(game.value(), guest.id).await?))
}
