//! The games that can be played here.

use super::extract::{Json, Segments};
use crate::{
    error::Error,
    room::{self, Prospect},
    wire::Refused,
};
use rules::catalogue;
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
pub struct Game {
    /// Its name in records and addresses.
    id: &'static str,
    /// Whether its rules want silence, with the options a new table begins with.
    silent: bool,
    /// The fewest seats.
    min_seats: usize,
    /// The most seats.
    max_seats: usize,
    /// The options a new table begins with.
    #[schema(value_type = Object)]
    options: Value,
}

/// Lists the games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "tables", security(()),
    responses((status = OK, body = [Game])))]
pub async fn list() -> axum::Json<Vec<Game>> {
    let games = catalogue::all().iter().map(|kind| {
        let seats = kind.seats();
        Game {
            id: kind.id(),
            silent: kind.is_silent(&kind.default_options()).unwrap_or(true),
            min_seats: *seats.start(),
            max_seats: *seats.end(),
            options: kind.default_options(),
        }
    });
    axum::Json(games.collect())
}

/// Tells what a table with certain options would be like. Options that are left out are those a new
/// table begins with.
#[utoipa::path(post, path = "/api/games/{game}/prospect", tag = "tables", security(()),
    params(("game" = String, Path, description = "The game's id")),
    request_body = Object,
    responses(
        (status = OK, body = Prospect),
        (status = BAD_REQUEST, body = Refused),
        (status = UNPROCESSABLE_ENTITY, body = Refused,
            description = "The game is unknown, or its rules forbid the options")))]
pub async fn prospect(
    Segments(game): Segments<String>,
    Json(options): Json<Map<String, Value>>,
) -> Result<axum::Json<Prospect>, Error> {
    Ok(axum::Json(room::prospect(&game, options)?))
}
