//! The response to a refused connection: for a browser, a page that tries again by itself.

use crate::{
    http::{
        error::{Error, status},
        pages::texts,
    },
    protocol::error_code::ErrorCode,
};
use axum::{
    http::{
        HeaderMap, HeaderName, HeaderValue,
        header::{
            ACCEPT, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
            RETRY_AFTER,
        },
    },
    response::{IntoResponse, Response},
};

/// The page, with placeholders for its texts. It is self-contained, since requests for its files would
/// be refused as well.
const PAGE: &str = include_str!("turned_away.html");
/// When trying again makes sense.
const RETRY_AFTER_SECONDS: u16 = 10;
/// Allows only the page's own style.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// The response to any request on a refused connection.
pub(crate) fn turned_away(code: ErrorCode, request: &HeaderMap) -> Response {
    let page = is_page_wanted(request).then(|| page(code, request)).flatten();
    let mut answer = match page {
        Some(page) => {
            let facts = [
                (CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
                (CONTENT_SECURITY_POLICY, POLICY),
            ];
            (status(code), facts, page).into_response()
        }
        None => Error::from(code).into_response(),
    };
    let headers = answer.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(RETRY_AFTER, RETRY_AFTER_SECONDS.into());
    answer
}

/// Only navigation requests of browsers accept HTML explicitly.
fn is_page_wanted(request: &HeaderMap) -> bool {
    text(request, ACCEPT).contains("text/html")
}

/// The page in the client's language.
fn page(code: ErrorCode, request: &HeaderMap) -> Option<String> {
    let (language, words) = texts::wanted(text(request, ACCEPT_LANGUAGE))?;
    let why = words.turned_away.get(code.as_str())?;
    let page = PAGE
        .replace("{language}", language)
        .replace("{seconds}", &RETRY_AFTER_SECONDS.to_string())
        .replace("{brand}", &words.brand)
        .replace("{title}", &why.title)
        .replace("{text}", &why.text)
        .replace("{again}", &words.trying_again);
    Some(page)
}

fn text(request: &HeaderMap, name: HeaderName) -> &str {
    request.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
