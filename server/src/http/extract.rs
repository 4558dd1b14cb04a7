//! The parts of a request, refused in the server's own words.

use crate::{
    error::{Code, Error},
    wire::Refused,
};
use axum::{
    extract::{FromRequest, FromRequestParts, Path, Request},
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
            Err(rejection) => Err(refusal(rejection.status(), &rejection.body_text())),
        }
    }
}

/// A body in JSON or any other text, still to be read.
pub struct Text(pub String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Text, Error> {
        match String::from_request(request, state).await {
            Ok(body) => Ok(Text(body)),
            Err(rejection) => Err(refusal(rejection.status(), &rejection.body_text())),
        }
    }
}

/// The refusal of something in a request that could not be read.
fn refusal(status: StatusCode, why: &str) -> Error {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Code::TooLarge.into();
    }
    Refused { message: format!("{why}."), ..Code::Malformed.into() }.into()
}

/// What is asked after the path.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Error> {
        match axum::extract::Query::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(rejection) => Err(refusal(rejection.status(), &rejection.body_text())),
        }
    }
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
