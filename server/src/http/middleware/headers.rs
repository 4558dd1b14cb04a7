//! Security headers of every response.

use crate::http::{request_info::RequestInfo, router::App};
use axum::{
    extract::{Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue,
        header::{
            CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY,
            STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
        },
    },
    middleware::Next,
    response::Response,
};

/// For all responses.
const OF_ALL: [(HeaderName, &str); 1] = [(X_CONTENT_TYPE_OPTIONS, "nosniff")];

/// Who may show what is served here in pages of their own.
const SHOWN_BY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// For all that could be opened as a document, or run as a worker.
const OF_DOCUMENTS: [(HeaderName, &str); 4] = [
    // Pages load everything from this server, and nothing in them is inline.
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    // A room's address grants access to it: other websites must not learn it.
    (REFERRER_POLICY, "same-origin"),
    // Features that no page uses.
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Adds the security headers to every response. A loop instead of `tower-http`'s `set-header`, which
/// takes a layer for each header. A response may have a policy of its own.
pub(crate) async fn of_everything(mut response: Response) -> Response {
    // Scripts and styles are subject to the policies of their page. They are many, and some are no
    // larger than these headers.
    let documents = if is_part(response.headers()) { &[][..] } else { &OF_DOCUMENTS };
    for (name, value) in OF_ALL.iter().chain(documents) {
        let value = HeaderValue::from_static(value);
        response.headers_mut().entry(name).or_insert(value);
    }
    // Chats show the pictures of previews.
    let is_picture = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "image/png");
    let by = if is_picture { "cross-origin" } else { "same-origin" };
    response.headers_mut().insert(SHOWN_BY, HeaderValue::from_static(by));
    response
}

/// Whether the response is an immutable script or style sheet. The service worker is not.
fn is_part(headers: &HeaderMap) -> bool {
    let says = |name, what: &[&str]| {
        let value = headers.get(name).and_then(|value| value.to_str().ok());
        value.is_some_and(|value| what.iter().any(|one| value.contains(one)))
    };
    says(CONTENT_TYPE, &["text/javascript", "text/css"]) && says(CACHE_CONTROL, &["immutable"])
}

/// Adds HSTS for a year to responses over HTTPS, unless it is switched off.
pub(crate) async fn of_secure_answers(
    State(app): State<App>,
    info: RequestInfo,
    request: Request,
    next: Next,
) -> Response {
    let secure = !app.options.no_hsts && info.secure;
    let mut response = next.run(request).await;
    if secure {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

/// Forbids caching of API responses, which belong to one guest and one moment, and that proxies hold back
/// or compress streams of events.
pub(crate) async fn of_answers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let kind = headers.get(CONTENT_TYPE).map(|kind| kind.as_bytes());
    let streams = kind.is_some_and(|kind| kind.starts_with(b"text/event-stream"));
    let caching = if streams { "no-store, no-transform" } else { "no-store" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    if streams {
        headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::response::IntoResponse;

    #[tokio::test]
    async fn only_parts_of_pages_go_without_the_policies_of_pages() {
        const IMMUTABLE: &str = "max-age=31536000, immutable";
        for (kind, kept, is_part) in [
            ("text/javascript", IMMUTABLE, true),
            ("text/css; charset=utf-8", IMMUTABLE, true),
            // The service worker.
            ("text/javascript", "no-cache", false),
            // A drawing can be opened as a document, and may contain scripts.
            ("image/svg+xml", IMMUTABLE, false),
            ("text/html; charset=utf-8", "no-cache", false),
            ("image/png", "no-cache", false),
        ] {
            let facts = [(CONTENT_TYPE, kind), (CACHE_CONTROL, kept)];
            let answer = of_everything((facts, "").into_response()).await;
            let has = |name| answer.headers().contains_key(name);
            assert!(has("x-content-type-options"), "{kind}");
            let shown_by = if kind == "image/png" { "cross-origin" } else { "same-origin" };
            assert_eq!(answer.headers()[SHOWN_BY], shown_by, "{kind}");
            assert_eq!(!has("content-security-policy"), is_part, "{kind}, {kept}");
            assert_eq!(!has("permissions-policy"), is_part, "{kind}, {kept}");
        }
    }
}
