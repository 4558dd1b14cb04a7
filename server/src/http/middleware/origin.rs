//! The origin of a request.
//!
//! Own code instead of `tower-http`'s `csrf`, which lets WebSocket handshakes pass and knows no
//! `X-Forwarded-Host`.

use crate::http::options::HttpOptions;
use axum::http::{
    HeaderMap, HeaderName,
    header::{HOST, ORIGIN},
};

const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Parses an origin: a scheme, a host and an optional port.
pub fn parse(written: &str) -> Result<String, &'static str> {
    let origin = written.trim_end_matches('/');
    match origin.split_once("://") {
        Some((scheme, authority))
            if !scheme.is_empty() && !authority.is_empty() && !authority.contains('/') =>
        {
            Ok(origin.to_owned())
        }
        _ => Err("an origin looks like https://example.org"),
    }
}

/// Whether a request comes from a page of this server, an allowed website or a program.
///
/// Browsers send the origin of every request that could do harm; programs may omit it. The scheme is
/// not compared, because a proxy may have terminated TLS.
pub fn is_allowed(headers: &HeaderMap, options: &HttpOptions) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let same = |host: &str| authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host));
    text(headers, &HOST).is_some_and(same)
        || (options.behind_proxy && text(headers, &FORWARDED_HOST).is_some_and(same))
        || options.allowed_origins.iter().any(|allowed| allowed.eq_ignore_ascii_case(origin))
}

/// Whether the browser reaches this server over HTTPS.
pub fn is_secure(headers: &HeaderMap, options: &HttpOptions) -> bool {
    options.behind_proxy && text(headers, &FORWARDED_PROTO).is_some_and(|proto| proto == "https")
}

/// The server's origin as the browser sees it, such as `https://games.example`; `None` if it is missing
/// or malformed.
pub fn of_server(headers: &HeaderMap, options: &HttpOptions) -> Option<String> {
    let forwarded = options.behind_proxy.then(|| text(headers, &FORWARDED_HOST)).flatten();
    let host = forwarded.or_else(|| text(headers, &HOST))?;
    let usual = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    let scheme = if is_secure(headers, options) { "https" } else { "http" };
    (!host.is_empty() && host.chars().all(usual)).then(|| format!("{scheme}://{host}"))
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    fn from(origin: &'static str, options: &HttpOptions) -> bool {
        let host = ("host", "Games.example:8080");
        is_allowed(&headers(&[host, ("origin", origin)]), options)
    }

    #[test]
    fn the_own_pages_are_allowed_however_encrypted() {
        let options = HttpOptions::default();
        assert!(from("http://games.example:8080", &options));
        assert!(from("https://GAMES.example:8080", &options));
    }

    #[test]
    fn programs_state_no_origin() {
        assert!(is_allowed(&headers(&[("host", "games.example")]), &HttpOptions::default()));
        assert!(is_allowed(&headers(&[]), &HttpOptions::default()));
    }

    #[test]
    fn other_websites_are_not_allowed() {
        for origin in [
            "http://games.example",
            "http://games.example:80800",
            "https://evil.example",
            "https://games.example:8080.evil.example",
            "https://evil.example/games.example:8080",
            "games.example:8080",
            "null",
            "",
        ] {
            assert!(!from(origin, &HttpOptions::default()), "{origin}");
        }
        assert!(!is_allowed(&headers(&[("origin", "http://a.example")]), &HttpOptions::default()));
    }

    #[test]
    fn websites_can_be_added() {
        let allowed_origins = vec![parse("https://friend.example/").expect("an origin")];
        let options = HttpOptions { allowed_origins, ..HttpOptions::default() };
        assert!(from("https://friend.example", &options));
        assert!(!from("http://friend.example", &options));
        assert!(!from("https://friend.example.evil.example", &options));
    }

    #[test]
    fn malformed_origins_are_refused() {
        for written in ["", "friend.example", "https://", "://friend.example", "https://a/b", "*"] {
            assert!(parse(written).is_err(), "{written}");
        }
    }

    #[test]
    fn the_server_is_where_the_browser_finds_it() {
        let direct = HttpOptions::default();
        let proxied = HttpOptions { behind_proxy: true, ..HttpOptions::default() };
        let plain = headers(&[("host", "localhost:8080")]);
        assert_eq!(of_server(&plain, &direct).as_deref(), Some("http://localhost:8080"));
        assert_eq!(of_server(&plain, &proxied).as_deref(), Some("http://localhost:8080"));
        let forwarded = headers(&[
            ("host", "localhost:8080"),
            ("x-forwarded-host", "games.example"),
            ("x-forwarded-proto", "https"),
        ]);
        assert_eq!(of_server(&forwarded, &direct).as_deref(), Some("http://localhost:8080"));
        assert_eq!(of_server(&forwarded, &proxied).as_deref(), Some("https://games.example"));
        for strange in ["", "a\"><script>", "a/b", "a b"] {
            assert_eq!(of_server(&headers(&[("host", strange)]), &direct), None, "{strange}");
        }
        assert_eq!(of_server(&headers(&[]), &direct), None);
    }

    #[test]
    fn forwarded_headers_count_only_behind_a_proxy() {
        let forwarded = headers(&[
            ("host", "localhost:8080"),
            ("origin", "https://games.example"),
            ("x-forwarded-host", "games.example"),
            ("x-forwarded-proto", "https"),
        ]);
        let direct = HttpOptions::default();
        assert!(!is_allowed(&forwarded, &direct));
        assert!(!is_secure(&forwarded, &direct));
        let proxied = HttpOptions { behind_proxy: true, ..HttpOptions::default() };
        assert!(is_allowed(&forwarded, &proxied));
        assert!(is_secure(&forwarded, &proxied));
        assert!(!is_secure(&headers(&[]), &proxied));
    }
}
