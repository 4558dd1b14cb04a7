//! Requests that this server makes to others: no redirect is followed, and of an answer only the status is read, and
//! after what time it may be asked again.

use std::{
    sync::LazyLock,
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use ureq::{
    Agent, Body, Error,
    config::RedirectAuthHeaders,
    http::{HeaderMap, Response, header::RETRY_AFTER},
};

/// The longest wait for a service.
const TIMEOUT: Duration = Duration::from_secs(10);

/// What became of a request.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// The service has taken it.
    Taken,
    /// It would have shown nothing, or nothing in place of what is shown: it was not sent.
    Spared,
    /// There is no one at that address any more.
    Gone,
    /// The service does not want it.
    Refused(u16),
    /// The service can't take it now, but perhaps after that time, if it named one.
    Later(u16, Option<Duration>),
    /// The service could not be reached.
    Unreachable(String),
}

pub(super) static AGENT: LazyLock<Agent> = LazyLock::new(|| {
    let config = Agent::config_builder()
        .timeout_global(Some(TIMEOUT))
        .http_status_as_error(false)
        .max_redirects(0)
        .redirect_auth_headers(RedirectAuthHeaders::Never);
    config.build().into()
});

impl Sent {
    /// What an answer means that came at a moment in milliseconds since 1970 (UTC).
    pub(super) fn of(answer: Result<Response<Body>, Error>, now: u64) -> Sent {
        match answer.map(|answer| (answer.status().as_u16(), later(answer.headers(), now))) {
            Ok((200..=299, _)) => Sent::Taken,
            Ok((404 | 410, _)) => Sent::Gone,
            Ok((status @ (429 | 500..), after)) => Sent::Later(status, after),
            Ok((status, _)) => Sent::Refused(status),
            Err(error) => Sent::Unreachable(error.to_string()),
        }
    }
}

/// After what time a service wants to be asked again: it names seconds or a date (RFC 9110).
fn later(headers: &HeaderMap, now: u64) -> Option<Duration> {
    let named = headers.get(RETRY_AFTER)?.to_str().ok()?;
    let date = || httpdate::parse_http_date(named).ok();
    let now: SystemTime = UNIX_EPOCH + Duration::from_millis(now);
    let until = || Some(date()?.duration_since(now).unwrap_or_default());
    named.parse().ok().map(Duration::from_secs).or_else(until)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_service_names_seconds_or_a_date() {
        let now = 784_111_777_000;
        for (named, after) in [
            ("0", Some(0)),
            ("120", Some(120)),
            ("Sun, 06 Nov 1994 08:50:37 GMT", Some(60)),
            ("Sun, 06 Nov 1994 08:00:00 GMT", Some(0)),
            ("soon", None),
            ("-1", None),
        ] {
            let headers = HeaderMap::from_iter([(RETRY_AFTER, named.parse().expect(named))]);
            assert_eq!(later(&headers, now), after.map(Duration::from_secs), "{named}");
        }
        assert_eq!(later(&HeaderMap::new(), now), None);
    }
}
