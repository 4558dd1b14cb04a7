//! Requests of other websites, which may change nothing here (CSRF).

use crate::{
    http::{
        error::Error,
        request_info::{Host, RequestInfo, proxy_fault::ProxyFault, usual_port},
        router::App,
    },
    protocol::error_code::ErrorCode,
};
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, header::ORIGIN},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The browser's own word on where a request comes from; it says so over HTTPS and on `localhost`.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Rejects state-changing requests from other websites.
pub(crate) async fn only(
    State(app): State<App>,
    info: RequestInfo,
    request: Request,
    next: Next,
) -> Response {
    if !request.method().is_safe()
        && let Err(code) = check(request.headers(), &info, &app)
    {
        return Error::from(code).into_response();
    }
    next.run(request).await
}

/// Checks that a request comes from a page of this server, or a program, and logs what could be a page
/// of this server that a proxy makes look like another.
pub(crate) fn check(headers: &HeaderMap, info: &RequestInfo, app: &App) -> Result<(), ErrorCode> {
    info.admits(headers).map_err(|fault| {
        if let Some(fault) = fault {
            app.proxy_faults.warn(&fault);
        }
        ErrorCode::WrongOrigin
    })
}

impl RequestInfo {
    /// Whether a request comes from a page of this server or a program, or else what does not fit.
    ///
    /// Browsers send the origin of every request that could do harm; programs may omit it. No website can
    /// make a browser send another origin, or headers of proxies.
    fn admits(&self, headers: &HeaderMap) -> Result<(), Option<ProxyFault>> {
        match headers.get(FETCH_SITE).map(|site| site.as_bytes()) {
            Some(b"same-origin") => return Ok(()),
            Some(b"cross-site" | b"same-site") => return Err(None),
            _ => {}
        }
        let Some(origin) = headers.get(ORIGIN) else {
            return Ok(());
        };
        let origin = origin.to_str().unwrap_or_default();
        let page = match origin.split_once("://") {
            Some(("https", host)) => Host::parse(host).map(|host| (true, host)),
            Some(("http", host)) => Host::parse(host).map(|host| (false, host)),
            _ => None,
        };
        let Some((secure, host)) = page else {
            return Err(None);
        };
        if self.is_at(secure, &host) {
            return Ok(());
        }
        let own = self.origin().unwrap_or_else(|| "none of its names".into());
        Err(Some(ProxyFault::origin(origin, &own, self.unfit(secure, &host))))
    }

    /// Whether the server is found by that scheme, host and port. A proxy further out may have ended HTTPS, so a page of
    /// HTTPS is believed where a proxy says HTTP; a page of HTTP is not believed where one says HTTPS.
    fn is_at(&self, secure: bool, page: &Host) -> bool {
        let usual = usual_port(secure);
        let port = page.port.unwrap_or(usual);
        let fits = |host: &Host| {
            let own = host.port.unwrap_or(usual);
            host.name == page.name && (own == port || self.port == Some(port))
        };
        (secure || !self.secure) && self.hosts.iter().flatten().any(fits)
    }

    /// The header that would make the page the server's own.
    fn unfit(&self, secure: bool, page: &Host) -> &'static str {
        if self.secure && !secure {
            "X-Forwarded-Proto to the scheme by which browsers ask"
        } else if !self.hosts.iter().flatten().any(|host| host.name == page.name) {
            if self.proxied {
                "Host or X-Forwarded-Host to what browsers ask for"
            } else {
                "Host to what browsers ask for (or X-Forwarded-Host, with --behind-proxy)"
            }
        } else if self.proxied {
            "Host to what browsers ask for, with its port, or X-Forwarded-Port"
        } else {
            "Host to what browsers ask for, with its port"
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::http::request_info::tests::{headers, seen};

    type Pairs<'a> = &'a [(&'static str, &'static str)];

    /// Whether a page of that origin may ask a server behind a proxy that says this.
    fn admitted(origin: &'static str, said: Pairs) -> bool {
        seen(said, Some("one")).admits(&headers(&[("origin", origin)])).is_ok()
    }

    #[test]
    fn the_own_pages_are_admitted_however_proxies_write_their_address() {
        const HOST: (&str, &str) = ("host", "tables.example");
        const HTTPS: (&str, &str) = ("x-forwarded-proto", "https");
        let inner = ("host", "127.0.0.1:8301");
        for (origin, said) in [
            ("https://tables.example", &[HOST, HTTPS][..]),
            ("https://TABLES.example", &[HOST]),
            ("http://tables.example", &[("host", "tables.example:80")]),
            ("https://tables.example", &[("host", "tables.example:443"), HTTPS]),
            ("https://tables.example:443", &[HOST, HTTPS]),
            ("https://tables.example", &[HOST, ("x-forwarded-proto", "http")]),
            ("http://tables.example:8311", &[HOST, ("x-forwarded-port", "8311")]),
            ("https://tables.example", &[HOST, HTTPS, ("x-forwarded-port", "8080")]),
            (
                "https://tables.example",
                &[inner, ("x-forwarded-host", "tables.example, inner"), HTTPS],
            ),
            ("https://tables.example", &[inner, ("forwarded", "host=tables.example;proto=https")]),
            ("http://127.0.0.1:8301", &[inner, ("x-forwarded-host", "tables.example")]),
            ("http://[::1]:8080", &[("host", "[::1]:8080")]),
        ] {
            assert!(admitted(origin, said), "{origin} {said:?}");
        }
        let direct = seen(&[("host", "localhost:8080")], None);
        assert!(direct.admits(&headers(&[("origin", "http://localhost:8080")])).is_ok());
        assert!(direct.admits(&headers(&[])).is_ok(), "a program");
        assert!(seen(&[], None).admits(&headers(&[])).is_ok());
    }

    #[test]
    fn other_websites_are_not() {
        let host: Pairs = &[("host", "games.example:8080")];
        for origin in [
            "http://games.example",
            "http://games.example:80800",
            "https://evil.example",
            "https://games.example:8080.evil.example",
            "https://evil.example/games.example:8080",
            "games.example:8080",
            "ftp://games.example:8080",
            "null",
            "",
        ] {
            assert!(!admitted(origin, host), "{origin}");
        }
        assert!(!admitted("http://a.example", &[]));
        let secure: Pairs = &[("host", "games.example"), ("x-forwarded-proto", "https")];
        assert!(!admitted("http://games.example", secure), "it can be written on the way");
        // Where the trusted proxy's word is known, what a visitor has put before it does not count.
        let forged = [("x-forwarded-host", "evil.example, games.example")];
        let evil = headers(&[("origin", "https://evil.example")]);
        assert!(seen(&forged, Some("1")).admits(&evil).is_err());
    }

    #[test]
    fn a_browsers_own_word_goes_before_what_proxies_make_of_the_host() {
        let inner = seen(&[("host", "127.0.0.1:8301")], Some("one"));
        let from = |site| {
            let pairs = [("origin", "https://tables.example"), ("sec-fetch-site", site)];
            inner.admits(&headers(&pairs))
        };
        assert_eq!(from("same-origin"), Ok(()));
        assert_eq!(from("cross-site"), Err(None), "certainly another website");
        assert_eq!(from("same-site"), Err(None));
        assert!(matches!(from("none"), Err(Some(_))));
    }

    #[test]
    fn what_does_not_fit_names_both_sides_and_the_header() {
        let told = |origin: &'static str, said: Pairs, trusted| {
            let refused = seen(said, trusted).admits(&headers(&[("origin", origin)]));
            refused.expect_err("refused").expect("a fault").to_string()
        };
        let bare: Pairs = &[("host", "127.0.0.1:8301")];
        let text = told("https://tables.example", bare, Some("one"));
        for part in ["https://tables.example", "http://127.0.0.1:8301", "X-Forwarded-Host"] {
            assert!(text.contains(part), "{text}");
        }
        assert!(told("https://tables.example", bare, None).contains("--behind-proxy"));
        let text = told("http://127.0.0.1:8310", bare, Some("one"));
        assert!(text.contains("X-Forwarded-Port"), "{text}");
        let secure: Pairs = &[("host", "a.example"), ("x-forwarded-proto", "https")];
        assert!(told("http://a.example", secure, Some("one")).contains("X-Forwarded-Proto"));
    }
}
