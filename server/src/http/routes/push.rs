//! Calls to guests whose page is closed: whether there are any, and the browsers in which a guest wants them.

use crate::{
    http::{
        error::Error,
        extract::{Json, Query},
        outside::Outside,
        router::App,
    },
    identity::guest::Guest,
    protocol::error_code::ErrorCode,
    push::subscriptions::Subscription,
};
use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use ts_rs::TS;

/// How a browser asks to be called.
#[derive(Serialize, TS)]
pub struct Calls {
    /// The server's public key, in base64url; null where it calls no guest.
    key: Option<String>,
    /// The push services at which the server could not reach a browser of the guest when it last called it, by the
    /// ends of their hosts' names.
    cut_off: BTreeSet<&'static str>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Browser {
    /// The address at its push service.
    endpoint: String,
}

/// Tells whether the server calls guests whose page is closed, and with which key.
pub async fn calls(
    State(app): State<App>,
    guest: Result<Guest, Error>,
) -> Result<axum::Json<Calls>, Error> {
    let push = app.rooms.push();
    let cut_off = match guest {
        Ok(guest) => push.cut_off(guest.id).await?,
        Err(_) => BTreeSet::new(),
    };
    Ok(axum::Json(Calls { key: push.public_key(), cut_off }))
}

/// Has a browser called when a game waits for the guest and no page of the table is open.
pub async fn subscribe(
    State(app): State<App>,
    outside: Outside,
    guest: Guest,
    Json(browser): Json<Subscription>,
) -> Result<StatusCode, Error> {
    let contact = outside.origin().unwrap_or_default();
    let browser = Subscription { contact, ..browser };
    let push = app.rooms.push();
    if !push.takes(&browser) {
        return Err(ErrorCode::CannotCall.into());
    }
    // Pages say it again at every visit, which makes nothing.
    if !push.knows(guest.id, &browser).await? {
        app.limits.creation(outside.address())?;
        let added = push.subscribe(guest.id, browser).await;
        added.inspect_err(|_| app.limits.not_created(outside.address()))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Has a browser called no more.
pub async fn unsubscribe(
    State(app): State<App>,
    guest: Guest,
    Query(Browser { endpoint }): Query<Browser>,
) -> Result<StatusCode, Error> {
    app.rooms.push().unsubscribe(guest.id, &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
