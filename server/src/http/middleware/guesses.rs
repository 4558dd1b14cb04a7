//! Whoever tries codes until one leads somewhere is stopped.

use crate::{
    http::{middleware::address, router::App},
    protocol::error_code::{Error, ErrorCode},
};
use axum::{
    extract::{MatchedPath, Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The parts of paths that hold a code which is all that is needed to come in.
const CODES: [&str; 2] = ["{code}", "{id}"];

/// Counts, for each address, codes that lead nowhere. After too many of them it learns no more for a
/// while, not even that a code is right.
pub async fn bounded(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    if !path.is_some_and(|path| CODES.iter().any(|code| path.as_str().contains(code))) {
        return next.run(request).await;
    }
    let address = address::of_request(&request, &app);
    if let Err(code) = app.limits.may_try_codes(address) {
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
