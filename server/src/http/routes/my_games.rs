//! The games that a guest has finished.

use crate::{
    http::router::App,
    identity::guest::Guest,
    lobby::my_games::MyGame,
    protocol::{error_code::Error, message::Refused},
};
use axum::{extract::State, http::StatusCode};

/// Lists the games that the guest has finished, the newest first.
#[utoipa::path(get, path = "/api/me/games", tag = "guest",
    security(("cookie" = []), ("bearer" = [])),
    responses(
        (status = OK, body = [MyGame]),
        (status = UNAUTHORIZED, body = Refused),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn list(State(app): State<App>, guest: Guest) -> Result<axum::Json<Vec<MyGame>>, Error> {
    Ok(axum::Json(app.archive.games_of(guest.id).await?))
}

/// Erases the lists of the guest's games and tables. The tables themselves, with the names and games at
/// them, belong to their other guests as well, and stay.
#[utoipa::path(delete, path = "/api/me/games", tag = "guest",
    security(("cookie" = []), ("bearer" = [])),
    responses(
        (status = NO_CONTENT),
        (status = UNAUTHORIZED, body = Refused),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn erase(State(app): State<App>, guest: Guest) -> Result<StatusCode, Error> {
    app.archive.erase_lists_of(guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
