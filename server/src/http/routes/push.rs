//! Calls to guests whose page is closed: whether there are any, and the browsers in which a guest wants them.

use crate::{
    http::{
        error::Error,
        extract::{Json, Query},
        outside::Outside,
        router::App,
    },
    identity::guest::Guest,
    protocol::{error_code::ErrorCode, message::Refused},
    push::subscriptions::Subscription,
};
use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// How a browser asks to be called.
#[derive(Serialize, TS, ToSchema)]
pub struct Calls {
    /// The server's public key, in base64url; null where it calls nobody.
    key: Option<String>,
    /// The push services that the server could not reach when it last called there, by the ends of their
    /// hosts' names.
    cut_off: Vec<&'static str>,
}

/// A browser.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Browser {
    /// The address at its push service.
    endpoint: String,
}

/// Tells whether the server calls guests whose page is closed, and with which key.
#[utoipa::path(get, path = "/api/push", tag = "guest", security(()),
    responses((status = OK, body = Calls)))]
pub async fn calls(State(app): State<App>) -> axum::Json<Calls> {
    let push = app.rooms.push();
    axum::Json(Calls { key: push.public_key(), cut_off: push.cut_off() })
}

/// Has a browser called when a game waits for the guest and no page of the table is open.
#[utoipa::path(put, path = "/api/me/push", tag = "guest",
    security(("cookie" = []), ("bearer" = [])),
    request_body = Subscription,
    responses(
        (status = NO_CONTENT),
        (status = UNAUTHORIZED, body = Refused),
        (status = UNPROCESSABLE_ENTITY, body = Refused, description = "`cannot_call`"),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn subscribe(
    State(app): State<App>,
    outside: Outside,
    guest: Guest,
    Json(browser): Json<Subscription>,
) -> Result<StatusCode, Error> {
    let contact = outside.origin().unwrap_or_default();
    let browser = Subscription { contact, ..browser };
    if !app.rooms.push().subscribe(guest.id, browser).await? {
        return Err(ErrorCode::CannotCall.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Has a browser called no more.
#[utoipa::path(delete, path = "/api/me/push", tag = "guest", params(Browser),
    security(("cookie" = []), ("bearer" = [])),
    responses(
        (status = NO_CONTENT),
        (status = UNAUTHORIZED, body = Refused),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn unsubscribe(
    State(app): State<App>,
    guest: Guest,
    Query(Browser { endpoint }): Query<Browser>,
) -> Result<StatusCode, Error> {
    app.rooms.push().unsubscribe(guest.id, &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
