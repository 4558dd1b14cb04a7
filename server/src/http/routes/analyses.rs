//! Analyses of finished games and of uploaded records.

use crate::{
    archive::analysis::AnalysisState,
    http::{
        error::Error,
        extract::{Query, Segments},
        held::json,
        request_info::RequestInfo,
        router::App,
        routes::{records::asker, replays::GamePath},
    },
    identity::guest::Guest,
    protocol::error_code::ErrorCode,
};
use axum::{extract::State, http::HeaderMap, response::Response};
use serde::Deserialize;
use serde_json::Value;

/// Returns the analysis of a finished game, or how far it has come.
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
pub(crate) async fn analyse_game(
    State(app): State<App>,
    info: RequestInfo,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    Ok(axum::Json(app.archive.analyse(game.value(), guest.id, info.address()).await?))
}

/// An action of the seat that moved in a position.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    position: usize,
    /// As JSON.
    action: String,
}

impl Chosen {
    fn action(&self) -> Result<Value, ErrorCode> {
        serde_json::from_str(&self.action).map_err(|_| ErrorCode::Malformed)
    }
}

/// Returns what an action would have led to in a position of an analysed game, for the seat that moved there.
pub(crate) async fn move_of_game(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
    Query(chosen): Query<Chosen>,
) -> Result<Response, Error> {
    let action = chosen.action()?;
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    json(&headers, app.archive.weigh(game, chosen.position, action).await?).await
}

/// Returns what an action would have led to in a position of an analysed record, for the seat that moved there.
pub(crate) async fn move_of_record(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Result<Guest, Error>,
    Segments(id): Segments<String>,
    Query(chosen): Query<Chosen>,
) -> Result<Response, Error> {
    let action = chosen.action()?;
    let game = app.archive.analysable(&id, asker(&guest)).await?;
    json(&headers, app.archive.weigh(game, chosen.position, action).await?).await
}

/// Stops the analysis of a game that the same guest has asked for.
pub(crate) async fn stop_of_game(
    State(app): State<App>,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable_game(&code, number, guest.id).await?;
    Ok(axum::Json(app.archive.stop_analysis(game.value(), guest.id).await?))
}

/// Returns the analysis of an uploaded game, or how far it has come.
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
pub(crate) async fn analyse_record(
    State(app): State<App>,
    info: RequestInfo,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable(&id, Some(guest.id)).await?;
    Ok(axum::Json(app.archive.analyse(game.value(), guest.id, info.address()).await?))
}

/// Stops the analysis of an uploaded game that the same guest has asked for.
pub(crate) async fn stop_of_record(
    State(app): State<App>,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<axum::Json<AnalysisState>, Error> {
    let game = app.archive.analysable(&id, Some(guest.id)).await?;
    Ok(axum::Json(app.archive.stop_analysis(game.value(), guest.id).await?))
}
