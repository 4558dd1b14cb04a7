//! The middleware that applies the limits of addresses: on requests, creations and wrong codes.
//!
//! Strangers may share a guest's address. Once its limits are used up, requests about a table at which the
//! guest is seated or host have limits of the guest's own.

use crate::{
    http::{error::Error, pages::turned_away::turned_away, request_info::RequestInfo, router::App},
    identity::{
        guest::{Guest, GuestCookie, GuestId},
        room_code::RoomCode,
    },
    limits::{Client, Limits},
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
pub(crate) const CODE: &str = "code";

/// The guest who asks, if that guest is seated or host at the table that the request is about.
pub(crate) async fn find_seated_or_host(
    app: &App,
    info: &RequestInfo,
    request: &mut Request,
) -> Option<GuestId> {
    let cookie = request.extensions().get::<GuestCookie>()?;
    let guest = Guest::from_headers(request.headers(), cookie).ok()?.id;
    let params = request.extract_parts::<RawPathParams>().await.ok()?;
    let (_, code) = params.iter().find(|(name, _)| *name == CODE)?;
    is_seated_or_host(app, info, code, guest).await.then_some(guest)
}

/// Whether the guest is seated or host at the table with that code.
pub(crate) async fn is_seated_or_host(
    app: &App,
    info: &RequestInfo,
    code: &str,
    guest: GuestId,
) -> bool {
    let Ok(code) = RoomCode::parse(code) else { return false };
    match app.rooms.seated_or_host().find(&code, guest) {
        Some(known) => known,
        // A flood of requests must not become one of reads.
        None => {
            app.limits.look_up(info.address()) && app.rooms.ask_seated_or_host(&code, guest).await
        }
    }
}

/// Limits requests per address.
pub(crate) async fn limit_requests(
    State(app): State<App>,
    info: RequestInfo,
    request: Request,
    next: Next,
) -> Response {
    match counted(&app, &info, Limits::request, request).await {
        Ok((_, request)) => next.run(request).await,
        Err(code) => Error::from(code).into_response(),
    }
}

/// Limits pages, which are made for each request; the client's files are not.
pub(crate) async fn limit_pages(
    State(app): State<App>,
    info: RequestInfo,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers().clone();
    match counted(&app, &info, Limits::request, request).await {
        Ok((_, request)) => next.run(request).await,
        Err(code) => turned_away(code, &headers),
    }
}

/// Limits the creation of durable objects per address.
pub(crate) async fn limit_creations(
    State(app): State<App>,
    info: RequestInfo,
    request: Request,
    next: Next,
) -> Response {
    let (client, request) = match counted(&app, &info, Limits::creation, request).await {
        Ok(counted) => counted,
        Err(code) => return Error::from(code).into_response(),
    };
    let response = next.run(request).await;
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        app.limits.not_created(client);
    }
    response
}

/// Counts a request for its address, or where that is over its limit, for a guest who is seated or host.
async fn counted(
    app: &App,
    info: &RequestInfo,
    count: fn(&Limits, Client) -> Result<(), ErrorCode>,
    mut request: Request,
) -> Result<(Client, Request), ErrorCode> {
    let address = info.address().into();
    let Err(code) = count(&app.limits, address) else { return Ok((address, request)) };
    let guest = find_seated_or_host(app, info, &mut request).await.map(Client::Guest);
    match guest {
        Some(guest) if count(&app.limits, guest).is_ok() => Ok((guest, request)),
        _ => Err(code),
    }
}

/// What stands in the paths of requests with a code that grants access, or a word.
const CODES: [&str; 4] = ["{code}", "{id}", "/claim", "/door"];

/// The refusals of codes that are not right.
pub(crate) const WRONG_CODES: [ErrorCode; 5] = [
    ErrorCode::UnknownRoom,
    ErrorCode::UnknownRecord,
    ErrorCode::UnknownDeal,
    ErrorCode::UnknownLink,
    ErrorCode::WrongWord,
];

/// Counts, for each address, requests with unknown codes. After too many, the address is refused for a
/// while, even with a valid code, but for guests who hold a seat or are host at its table.
pub(crate) async fn limit_guesses(
    State(app): State<App>,
    info: RequestInfo,
    mut request: Request,
    next: Next,
) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    if !path.is_some_and(|path| CODES.iter().any(|code| path.as_str().contains(code))) {
        return next.run(request).await;
    }
    let address = info.address();
    if let Err(code) = app.limits.may_try_codes(address)
        && find_seated_or_host(&app, &info, &mut request).await.is_none()
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
