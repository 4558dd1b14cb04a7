//! Request ids, which connect a response with its log lines.

use crate::{clock::Clock, http::request_info::RequestInfo};
use axum::{
    extract::{MatchedPath, Request},
    http::{HeaderMap, HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};
use tower_http::request_id::{MakeRequestId, RequestId};
use tracing::Span;
use uuid::{NoContext, Timestamp, Uuid};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Enough for every form that proxies use.
const MAX_LENGTH: usize = 64;

/// Makes request ids, ordered by time (UUID v7).
#[derive(Clone, Copy, Default)]
pub(crate) struct MakeUuid;

impl MakeRequestId for MakeUuid {
    fn make_request_id<B>(&mut self, _: &axum::http::Request<B>) -> Option<RequestId> {
        HeaderValue::try_from(uuid(Clock::default().now()).to_string()).ok().map(RequestId::new)
    }
}

/// A UUID of a moment in milliseconds since 1970. [`Uuid::now_v7`] panics while the clock shows an earlier
/// year.
fn uuid(now: u64) -> Uuid {
    let nanos = (now % 1000) as u32 * 1_000_000;
    Uuid::new_v7(Timestamp::from_unix(NoContext, now / 1000, nanos))
}

/// Keeps the id set by a trusted proxy or another node. Other clients could inject text into the log.
pub(crate) async fn from_proxies(info: RequestInfo, mut request: Request, next: Next) -> Response {
    if !is_given(request.headers(), info.proxied || info.passed_on > 0) {
        request.headers_mut().remove(REQUEST_ID);
    }
    next.run(request).await
}

/// The span of a request. Of its address the log has the route: codes and ids in it are keys.
pub(crate) fn span(request: &Request) -> Span {
    let id = request.extensions().get::<RequestId>();
    let id = id.and_then(|id| id.header_value().to_str().ok()).unwrap_or_default();
    let path = request.extensions().get().map(MatchedPath::as_str);
    tracing::error_span!("request", id, method = %request.method(), path)
}

fn is_given(headers: &HeaderMap, proxied: bool) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    proxied
        && headers.get(REQUEST_ID).is_some_and(|id| {
            (1..=MAX_LENGTH).contains(&id.len()) && id.as_bytes().iter().all(plain)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(id: &str, proxied: bool) -> bool {
        let headers = HeaderMap::from_iter([(REQUEST_ID, id.parse().unwrap())]);
        is_given(&headers, proxied)
    }

    #[test]
    fn ids_are_made_whatever_the_clock_shows() {
        for now in [0, 1_795_262_400_123, u64::MAX] {
            assert_ne!(uuid(now), uuid(now), "{now}");
        }
        assert!(uuid(0) < uuid(1) && uuid(1999) < uuid(2000));
    }

    #[test]
    fn a_proxys_id_is_kept_if_it_is_plain() {
        assert!(taken("7d3f-a_b.C", true));
        assert!(!taken("7d3f-a_b.C", false));
        for odd in ["", "two words", "{\"level\":\"ERROR\"}", &"x".repeat(65)] {
            assert!(!taken(odd, true), "{odd}");
        }
    }
}
