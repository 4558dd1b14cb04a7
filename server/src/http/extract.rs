//! Extractors whose rejections are the server's own errors.

use crate::{
    http::{error::Error, router::App},
    identity::guest::{Guest, GuestCookie},
    protocol::{error_code::ErrorCode, message::Refused, text},
    websocket::Handshake,
};
use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Request},
    http::{StatusCode, header::CONTENT_ENCODING, request::Parts},
};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

/// A JSON body.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, Error> {
        refuse_compressed(&request)?;
        match in_time(axum::Json::from_request(request, app), app).await? {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(rejection) => Err(refusal(rejection.status(), &rejection.body_text())),
        }
    }
}

/// A text body.
pub struct Text(pub String);

impl FromRequest<App> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Text, Error> {
        refuse_compressed(&request)?;
        match in_time(Bytes::from_request(request, app), app).await? {
            Ok(body) => match text::decode(&body) {
                Some(text) => Ok(Text(text)),
                None if body.starts_with(GZIP) => Err(ErrorCode::Compressed.into()),
                None => Err(refusal(StatusCode::BAD_REQUEST, "It is no text in UTF-8 or UTF-16")),
            },
            Err(rejection) => Err(refusal(rejection.status(), &rejection.body_text())),
        }
    }
}

/// How a file of gzip begins.
const GZIP: &[u8] = &[0x1f, 0x8b];

/// Refuses a body that says that it is compressed.
fn refuse_compressed(request: &Request) -> Result<(), Error> {
    let coding = request.headers().get(CONTENT_ENCODING);
    match coding.is_none_or(|coding| coding.as_bytes().eq_ignore_ascii_case(b"identity")) {
        true => Ok(()),
        false => Err(ErrorCode::Compressed.into()),
    }
}

/// Reads a body within the time limit.
async fn in_time<T>(reading: impl Future<Output = T>, app: &App) -> Result<T, Error> {
    let patience = app.options.request_timeout;
    timeout(patience, reading).await.map_err(|_| ErrorCode::TooSlow.into())
}

/// The error for a malformed part of a request.
fn refusal(status: StatusCode, why: &str) -> Error {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return ErrorCode::TooLarge.into();
    }
    Refused { message: format!("{why}."), ..ErrorCode::Malformed.into() }.into()
}

/// The query string.
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

/// The parameters of a path.
pub struct Segments<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Segments<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Segments<T>, Error> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(segments)) => Ok(Segments(segments)),
            Err(_) => Err(ErrorCode::UnknownPath.into()),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Guest, Error> {
        // It is found out of each request before anything else.
        let cookie = parts
            .extensions
            .get::<GuestCookie>()
            .ok_or_else(|| ErrorCode::internal("no cookie is set up"))?;
        Ok(Guest::from_headers(&parts.headers, cookie)?)
    }
}

/// A guest who may make what would cost a stranger nothing: where the server asks for a word, one who has given it.
pub struct Admitted(pub Guest);

impl FromRequestParts<App> for Admitted {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Admitted, Error> {
        let guest = Guest::from_request_parts(parts, app).await?;
        match app.door.admits(&*app.journal, guest.id).await? {
            true => Ok(Admitted(guest)),
            false => Err(ErrorCode::WordRequired.into()),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Handshake {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Handshake, Error> {
        Ok(Handshake::of(parts)?)
    }
}
