//! Headers that every answer carries.

use super::{App, origin};
use axum::{
    extract::{Request, State},
    http::{
        HeaderName, HeaderValue,
        header::{
            CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
            X_CONTENT_TYPE_OPTIONS,
        },
    },
    middleware::Next,
    response::Response,
};

const PROTECTION: [(HeaderName, &str); 6] = [
    // The pages bring all that they need, and nothing in them is written in place.
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The address of a room is all that is needed to enter it: other websites must not learn it.
    (REFERRER_POLICY, "same-origin"),
    // Nothing here needs them, whatever might get into a page.
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Protects pages and answers from other websites and from themselves.
pub async fn of_everything(mut response: Response) -> Response {
    for (name, value) in PROTECTION {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Lets browsers that came by HTTPS come by nothing else for a year.
pub async fn of_secure_answers(State(app): State<App>, request: Request, next: Next) -> Response {
    let secure = origin::is_secure(request.headers(), &app.options);
    let mut response = next.run(request).await;
    if secure {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

/// Answers belong to one guest and one moment: nothing keeps them.
pub async fn of_answers(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
