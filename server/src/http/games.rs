//! The games that can be played here.

use axum::Json;
use rules::catalogue;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
pub struct Game {
    /// Its name in records and addresses.
    id: &'static str,
    /// Whether its rules want silence.
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
pub async fn list() -> Json<Vec<Game>> {
    let games = catalogue::all().iter().map(|kind| {
        let seats = kind.seats();
        Game {
            id: kind.id(),
            silent: kind.is_silent(),
            min_seats: *seats.start(),
            max_seats: *seats.end(),
            options: kind.default_options(),
        }
    });
    Json(games.collect())
}
