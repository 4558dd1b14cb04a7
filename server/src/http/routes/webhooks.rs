//! The webhook of a table, by which its group's chat is told. Only the host of the table knows of it, and no one is told
//! its address again.

use crate::{
    http::{
        error::Error,
        extract::{Json, Segments},
        request_info::RequestInfo,
        router::App,
    },
    identity::{
        guest::{Guest, GuestId},
        room_code::RoomCode,
    },
    protocol::error_code::ErrorCode,
    push::chats::{
        Told,
        hook::{Hook, Wishes},
    },
};
use axum::{extract::State, http::StatusCode};
use serde::Serialize;
use ts_rs::TS;

/// What the host of a table is told of its webhook.
#[derive(Serialize, TS)]
#[ts(rename = "HookState")]
pub struct HookState {
    /// With what addresses have to begin; none where the server calls no chats.
    prefixes: Vec<&'static str>,
    /// What it is set to, without its address; null where there is none.
    set: Option<Wishes>,
}

/// Tells the host whether there is a webhook, and when it is called.
pub async fn state(
    State(app): State<App>,
    guest: Guest,
    Segments(code): Segments<String>,
) -> Result<axum::Json<HookState>, Error> {
    let (told, _) = check_host(&app, &code, guest.id).await?;
    let chats = app.rooms.chats();
    let set = chats.hook_of(&told.table).await?.map(|hook| hook.wishes);
    Ok(axum::Json(HookState { prefixes: chats.prefixes(), set }))
}

/// Sets the webhook, in place of the one before.
pub async fn set(
    State(app): State<App>,
    info: RequestInfo,
    guest: Guest,
    Segments(code): Segments<String>,
    Json(hook): Json<Hook>,
) -> Result<StatusCode, Error> {
    let (told, is_running) = check_host(&app, &code, guest.id).await?;
    let origin = info.origin().unwrap_or_default();
    let hook = Hook { origin: format!("{origin}{}", app.options.base_path), ..hook };
    let chats = app.rooms.chats();
    if !chats.takes(&hook) {
        return Err(ErrorCode::CannotTellChat.into());
    }
    app.limits.creation(info.address())?;
    let set = chats.set(told, &hook, is_running).await;
    set.inspect_err(|_| app.limits.not_created(info.address()))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets the webhook.
pub async fn forget(
    State(app): State<App>,
    guest: Guest,
    Segments(code): Segments<String>,
) -> Result<StatusCode, Error> {
    let (told, _) = check_host(&app, &code, guest.id).await?;
    app.rooms.chats().forget(&told.table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The table, and whether a game runs there, if the guest is its host.
async fn check_host(app: &App, code: &str, guest: GuestId) -> Result<(Told, bool), Error> {
    let code = RoomCode::parse(code)?;
    let asked = app.rooms.ask(&code, move |room| {
        room.guests.check_host(guest).map(|()| (room.kind.id(), room.is_running()))
    });
    let (game, is_running) = asked.await??;
    Ok((Told { game, path: format!("/t/{code}"), table: code.to_string() }, is_running))
}
