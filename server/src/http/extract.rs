//! The parts of a request, refused in the server's own words.

use crate::{
    error::{Code, Error},
    wire::Refused,
};
use axum::{
    extract::{FromRequest, FromRequestParts, Path, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;

/// A body in JSON.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, Error> {
        match axum::Json::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(rejection) => Err(refusal(&rejection)),
        }
    }
}

fn refusal(rejection: &JsonRejection) -> Error {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Code::TooLarge.into();
    }
    let mut refused = Refused::from(Code::Malformed);
    refused.message = format!("{}.", rejection.body_text());
    refused.into()
}

/// The variable parts of a path.
pub struct Segments<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Segments<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Segments<T>, Error> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(segments)) => Ok(Segments(segments)),
            Err(_) => Err(Code::UnknownPath.into()),
        }
    }
}
