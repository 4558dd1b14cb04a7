//! Limits per address, on requests, on creations and on guesses of codes. Guests who hold a seat or are host at
//! the table that they ask about are exempt, since strangers at the same address must not lock them out: each of
//! them has a limit of its own.

use crate::{
    http::{error::Error, outside::Outside, pages::turned_away::turned_away, router::App},
    identity::{
        guest::{Guest, GuestCookie, GuestId},
        room_code::RoomCode,
    },
    limits::Limits,
    protocol::error_code::ErrorCode,
};
use axum::{
    RequestExt,
    extract::{MatchedPath, RawPathParams, Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The path parameter that holds the code of a table.
const CODE: &str = "code";

/// The guest who asks, if that guest comes first at the table that the request is about.
pub(crate) async fn who_comes_first(
    app: &App,
    outside: &Outside,
    request: &mut Request,
) -> Option<GuestId> {
    let cookie = request.extensions().get::<GuestCookie>()?;
    let guest = Guest::from_headers(request.headers(), cookie).ok()?.id;
    let params = request.extract_parts::<RawPathParams>().await.ok()?;
    let (_, code) = params.iter().find(|(name, _)| *name == CODE)?;
    comes_first(app, outside, code, guest).await.then_some(guest)
}

/// Whether the guest comes first at the table with that code.
pub(crate) async fn comes_first(app: &App, outside: &Outside, code: &str, guest: GuestId) -> bool {
    let Ok(code) = RoomCode::parse(code) else { return false };
    match app.rooms.first_guests().find(&code, guest) {
        Some(known) => known,
        // A flood of requests must not become one of reads.
        None => app.limits.look_up(outside.address()) && app.rooms.looks_first(&code, guest).await,
    }
}

/// Limits requests per address.
pub(crate) async fn limit_requests(
    State(app): State<App>,
    outside: Outside,
    request: Request,
    next: Next,
) -> Response {
    let within = app.limits.request(outside.address());
    limited(&app, &outside, within, Limits::request_of, request, next).await
}

/// Limits pages, which are made for each request; the client's files are not.
pub(crate) async fn limit_pages(
    State(app): State<App>,
    outside: Outside,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers().clone();
    let within = app.limits.request(outside.address());
    let response = limited(&app, &outside, within, Limits::request_of, request, next).await;
    match response.extensions().get::<ErrorCode>() {
        Some(ErrorCode::TooManyRequests) => turned_away(ErrorCode::TooManyRequests, &headers),
        _ => response,
    }
}

/// Limits the creation of durable objects per address.
pub(crate) async fn limit_creations(
    State(app): State<App>,
    outside: Outside,
    request: Request,
    next: Next,
) -> Response {
    let address = outside.address();
    let within = app.limits.creation(address);
    let is_counted = within.is_ok();
    let response = limited(&app, &outside, within, Limits::creation_of, request, next).await;
    if is_counted && response.status() == StatusCode::SERVICE_UNAVAILABLE {
        app.limits.not_created(address);
    }
    response
}

/// Answers a request that is `within` the limit of its address, or of a guest who comes first and is
/// within that of the guest.
async fn limited(
    app: &App,
    outside: &Outside,
    within: Result<(), ErrorCode>,
    of_guest: fn(&Limits, GuestId) -> Result<(), ErrorCode>,
    mut request: Request,
    next: Next,
) -> Response {
    if let Err(code) = within {
        let first = who_comes_first(app, outside, &mut request).await;
        if first.is_none_or(|guest| of_guest(&app.limits, guest).is_err()) {
            return Error::from(code).into_response();
        }
    }
    next.run(request).await
}

/// What stands in the paths of requests with a code that grants access.
const CODES: [&str; 3] = ["{code}", "{id}", "/claim"];

/// The refusals of codes that are not right.
pub(crate) const WRONG_CODES: [ErrorCode; 4] = [
    ErrorCode::UnknownRoom,
    ErrorCode::UnknownRecord,
    ErrorCode::UnknownDeal,
    ErrorCode::UnknownLink,
];

/// Counts, for each address, requests with unknown codes. After too many, the address is refused for a
/// while, even with a valid code, but for guests who hold a seat or are host at its table.
pub(crate) async fn limit_guesses(
    State(app): State<App>,
    outside: Outside,
    mut request: Request,
    next: Next,
) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    if !path.is_some_and(|path| CODES.iter().any(|code| path.as_str().contains(code))) {
        return next.run(request).await;
    }
    let address = outside.address();
    if let Err(code) = app.limits.may_try_codes(address)
        && who_comes_first(&app, &outside, &mut request).await.is_none()
    {
        return Error::from(code).into_response();
    }
    let response = next.run(request).await;
    let refused = response.extensions().get::<ErrorCode>();
    if refused.is_some_and(|code| WRONG_CODES.contains(code)) {
        app.limits.wrong_code(address);
    }
    response
}
