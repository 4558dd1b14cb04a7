//! Protection against guessing codes.

use crate::{
    http::{middleware::passes, outside::Outside, router::App},
    protocol::error_code::{Error, ErrorCode},
};
use axum::{
    extract::{MatchedPath, Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The path parameters that hold a code which grants access.
const CODES: [&str; 2] = ["{code}", "{id}"];

/// Counts, for each address, requests with unknown codes. After too many, the address is refused for a
/// while, even with a valid code, but for guests who hold a seat or are host at its table.
pub async fn bounded(
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
        && passes::who_comes_first(&app, &outside, &mut request).await.is_none()
    {
        return Error::from(code).into_response();
    }
    let response = next.run(request).await;
    let refused = response.extensions().get::<ErrorCode>();
    if let Some(ErrorCode::UnknownRoom | ErrorCode::UnknownRecord | ErrorCode::UnknownDeal) =
        refused
    {
        app.limits.wrong_code(address);
    }
    response
}
