//! The word that the server asks for before a guest makes tables and uploads.

use crate::{
    http::{error::Error, extract::Json, router::App},
    identity::{door::Word, guest::Guest},
};
use axum::{extract::State, http::StatusCode};
use serde::Deserialize;

/// A word as a guest has typed it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypedWord {
    word: String,
}

/// Takes the word, once for each guest. Where the server asks for none, any is right.
pub async fn give_word(
    State(app): State<App>,
    guest: Guest,
    Json(TypedWord { word }): Json<TypedWord>,
) -> Result<StatusCode, Error> {
    let mark = app.rooms.deals().door_mark(&Word::typed(&word));
    app.door.open(&*app.journal, guest.id, mark).await?;
    Ok(StatusCode::NO_CONTENT)
}
