//! The answer to a connection for which there is no place: for a browser that opens a page, a page that
//! tries again by itself.

use crate::{
    http::pages::texts,
    protocol::error_code::{Error, ErrorCode},
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

/// The page, with places for its words. It comes alone: for its files there is no place either.
const PAGE: &str = include_str!("turned_away.html");
/// When it is worth trying again.
const RETRY_AFTER_SECONDS: u16 = 10;
/// Nothing but the page's own style.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// Answers a request, whatever it asks for, with why there is no place for its connection.
pub fn turned_away(code: ErrorCode, request: &HeaderMap) -> Response {
    let page = is_page_wanted(request).then(|| page(code, request)).flatten();
    let mut answer = match page {
        Some(page) => {
            let facts = [
                (CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
                (CONTENT_SECURITY_POLICY, POLICY),
            ];
            (code.status(), facts, page).into_response()
        }
        None => Error::from(code).into_response(),
    };
    let headers = answer.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(RETRY_AFTER, RETRY_AFTER_SECONDS.into());
    answer
}

/// Browsers name HTML where they open a page, and nowhere else.
fn is_page_wanted(request: &HeaderMap) -> bool {
    text(request, ACCEPT).contains("text/html")
}

/// The page in the language of whoever asks.
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
