//! The guest's identity, links to another device, recovery codes, the door's word, and finished games.

use crate::{
    http::{error::Error, extract::Json, router::App},
    identity::{
        device_link,
        door::Word,
        guest::{Guest, GuestCookie, GuestId, Secret},
        recovery,
        transfer::TransferError,
    },
    lobby::my_games::MyGame,
};
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, StatusCode, header},
};
use axum_extra::extract::CookieJar;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The asking guest.
#[derive(Serialize)]
pub struct Me {
    /// The guest's id on this server.
    id: GuestId,
}

/// A link to another device, or a recovery code.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DeviceLink")]
pub struct Link {
    /// Makes another device the same guest: once, within ten minutes, or until it is revoked.
    token: String,
}

/// What the server knows of the guest's recovery code.
#[derive(Serialize, TS)]
pub struct Recovery {
    /// When it was made, in milliseconds since 1970 (UTC); null without one.
    made_at: Option<u64>,
}

/// Whom a recovery code leads to.
#[derive(Serialize, TS)]
pub struct Claimed {
    /// The name at the newest table at which the guest sits under one; null without any.
    name: Option<String>,
}

/// A word as a guest has typed it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypedWord {
    word: String,
}

/// Returns the guest's id. A new browser becomes a guest: the response sets its cookie.
pub async fn me(
    State(app): State<App>,
    Extension(cookie): Extension<GuestCookie>,
    headers: HeaderMap,
) -> Result<Welcome, Error> {
    let guest = match Guest::from_headers(&headers, &cookie) {
        Ok(guest) => guest,
        // A program can correct its token, but a page can't even see an invalid cookie.
        Err(error) if headers.contains_key(header::AUTHORIZATION) => return Err(error.into()),
        Err(_) => Guest::from(Secret::random(app.rooms.deals().randomness())),
    };
    Ok(welcome(&cookie, &guest))
}

/// Creates a link to another device.
pub async fn link(State(app): State<App>, guest: Guest) -> Result<axum::Json<Link>, Error> {
    let deals = app.rooms.deals();
    let token =
        device_link::offer(&*app.journal, &guest.secret, deals.randomness(), deals.now()).await?;
    Ok(axum::Json(Link { token }))
}

/// Tells whether the guest has a recovery code.
pub async fn recovery(State(app): State<App>, guest: Guest) -> Result<axum::Json<Recovery>, Error> {
    let made_at = recovery::made_at(&*app.journal, guest.id).await?;
    Ok(axum::Json(Recovery { made_at }))
}

/// Creates a recovery code, which is not shown again, and revokes the one before.
pub async fn create_recovery_code(
    State(app): State<App>,
    guest: Guest,
) -> Result<axum::Json<Link>, Error> {
    let deals = app.rooms.deals();
    let token =
        recovery::create(&*app.journal, &guest.secret, deals.randomness(), deals.now()).await?;
    Ok(axum::Json(Link { token }))
}

/// Revokes the guest's recovery code, if there is one.
pub async fn revoke_recovery_code(
    State(app): State<App>,
    guest: Guest,
) -> Result<StatusCode, Error> {
    recovery::revoke(&*app.journal, guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes this browser the guest who created the link or the recovery code: the response sets its cookie.
pub async fn claim(
    State(app): State<App>,
    Extension(cookie): Extension<GuestCookie>,
    Json(Link { token }): Json<Link>,
) -> Result<Welcome, Error> {
    let secret = match recovery::parse(&token) {
        Some(code) => recovery::claim(&*app.journal, &code).await?,
        None => device_link::claim(&*app.journal, &token, app.rooms.deals().now()).await?,
    };
    Ok(welcome(&cookie, &Guest::from(secret)))
}

/// Tells whom a recovery code leads to, and changes nothing.
pub async fn claimed_name(
    State(app): State<App>,
    Json(Link { token }): Json<Link>,
) -> Result<axum::Json<Claimed>, Error> {
    let code = recovery::parse(&token).ok_or(TransferError::Unknown)?;
    let guest = recovery::claim(&*app.journal, &code).await?.guest_id();
    let mut tables = app.archive.tables_of(guest).await?.into_iter();
    let name = tables.find_map(|table| {
        let own = table.own?.index();
        table.seats.into_iter().nth(own)?.filter(|name| !name.is_empty())
    });
    Ok(axum::Json(Claimed { name }))
}

/// Takes the word that the server asks for before a guest makes tables and uploads, once for each guest. Where it asks for
/// none, any is right.
pub async fn give_word(
    State(app): State<App>,
    guest: Guest,
    Json(TypedWord { word }): Json<TypedWord>,
) -> Result<StatusCode, Error> {
    let mark = app.rooms.deals().door_mark(&Word::typed(&word));
    app.door.open(&*app.journal, guest.id, mark).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A long-lived cookie, and the guest's id.
type Welcome = (CookieJar, axum::Json<Me>);

fn welcome(cookie: &GuestCookie, guest: &Guest) -> Welcome {
    (CookieJar::new().add(cookie.with(&guest.secret)), axum::Json(Me { id: guest.id }))
}

/// Lists the games that the guest has finished, the newest first.
pub async fn games(State(app): State<App>, guest: Guest) -> Result<axum::Json<Vec<MyGame>>, Error> {
    Ok(axum::Json(app.archive.games_of(guest.id).await?))
}

/// Erases the lists of the guest's games and tables, and of the browsers in which it is notified. The tables
/// themselves, with the names and games at them, belong to their other guests as well, and stay.
pub async fn erase_lists(State(app): State<App>, guest: Guest) -> Result<StatusCode, Error> {
    app.archive.erase_lists_of(guest.id).await?;
    app.rooms.push().forget(guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
