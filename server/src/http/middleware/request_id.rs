//! A name for every request, so that what the log says of it is found again.

use crate::{
    http::{options::HttpOptions, router::App},
    randomness::Randomness,
};
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};
use tracing::Span;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Long enough for every form that proxies use.
const LONGEST: usize = 64;

/// The name of a request.
#[derive(Clone)]
struct RequestId(HeaderValue);

/// Names a request and its answer.
pub async fn named(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let id =
        given(request.headers(), &app.options).or_else(|| random(app.rooms.deals().randomness()));
    if let Some(id) = &id {
        request.extensions_mut().insert(RequestId(id.clone()));
    }
    let mut response = next.run(request).await;
    if let Some(id) = id {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The span of a request. The query is left out: nobody looks for what may stand there.
pub fn span(request: &Request) -> Span {
    let id = request.extensions().get::<RequestId>();
    let id = id.and_then(|RequestId(id)| id.to_str().ok()).unwrap_or_default();
    tracing::error_span!("request", id, method = %request.method(), path = request.uri().path())
}

/// What a trusted proxy calls the request. Others could write anything into the log.
fn given(headers: &HeaderMap, options: &HttpOptions) -> Option<HeaderValue> {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    let id = headers.get(REQUEST_ID).filter(|_| options.behind_proxy)?;
    let fits = (1..=LONGEST).contains(&id.len()) && id.as_bytes().iter().all(plain);
    fits.then(|| id.clone())
}

fn random(randomness: &Randomness) -> Option<HeaderValue> {
    let number = u64::from_ne_bytes(randomness.bytes().ok()?);
    HeaderValue::try_from(format!("{number:016x}")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(id: &str, behind_proxy: bool) -> bool {
        let headers = HeaderMap::from_iter([(REQUEST_ID, id.parse().unwrap())]);
        let options = HttpOptions { behind_proxy, ..HttpOptions::default() };
        given(&headers, &options).is_some_and(|taken| taken == id)
    }

    #[test]
    fn a_proxys_name_is_taken_if_it_is_one() {
        assert!(taken("7d3f-a_b.C", true));
        assert!(!taken("7d3f-a_b.C", false));
        for odd in ["", "two words", "{\"level\":\"ERROR\"}", &"x".repeat(65)] {
            assert!(!taken(odd, true), "{odd}");
        }
    }

    #[test]
    fn other_requests_have_names_of_their_own() {
        let random = || random(&Randomness::default()).unwrap();
        assert_eq!(random().len(), 16);
        assert_ne!(random(), random());
    }
}
