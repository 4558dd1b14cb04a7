//! PushSettings to guests whose page is closed: whether there are any, and the browsers in which a guest wants them.

use crate::{
    http::{
        error::Error,
        extract::{Json, Query},
        request_info::RequestInfo,
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

/// How a browser asks to be notified.
#[derive(Serialize, TS)]
pub struct PushSettings {
    /// The server's public key, in base64url; null where the server does not push.
    key: Option<String>,
    /// The push services at which the server could not reach a browser of the guest when it last notified it, by the
    /// ends of their hosts' names.
    cut_off: BTreeSet<&'static str>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Browser {
    /// The address at its push service.
    endpoint: String,
}

/// Tells whether the server notifies guests whose page is closed, and with which key.
pub async fn settings(
    State(app): State<App>,
    guest: Result<Guest, Error>,
) -> Result<axum::Json<PushSettings>, Error> {
    let push = app.rooms.push();
    let cut_off = match guest {
        Ok(guest) => push.cut_off(guest.id).await?,
        Err(_) => BTreeSet::new(),
    };
    Ok(axum::Json(PushSettings { key: push.public_key(), cut_off }))
}

/// Has a browser notified when a game waits for the guest and no page of the table is open.
pub async fn subscribe(
    State(app): State<App>,
    info: RequestInfo,
    guest: Guest,
    Json(browser): Json<Subscription>,
) -> Result<StatusCode, Error> {
    let contact = info.origin().unwrap_or_default();
    let browser = Subscription { contact, ..browser };
    let push = app.rooms.push();
    if !push.takes(&browser) {
        return Err(ErrorCode::CannotCall.into());
    }
    // Pages say it again at every visit, which makes nothing.
    if !push.knows(guest.id, &browser).await? {
        app.limits.creation(info.address())?;
        let added = push.subscribe(guest.id, browser).await;
        added.inspect_err(|_| app.limits.not_created(info.address()))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Has a browser notified no more.
pub async fn unsubscribe(
    State(app): State<App>,
    guest: Guest,
    Query(Browser { endpoint }): Query<Browser>,
) -> Result<StatusCode, Error> {
    app.rooms.push().unsubscribe(guest.id, &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
