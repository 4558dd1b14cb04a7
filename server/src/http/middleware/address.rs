//! Which address a request comes from.

use crate::{
    http::{options::HttpOptions, router::App},
    limits::Address,
};
use axum::{
    extract::{ConnectInfo, Request},
    http::{Extensions, HeaderMap, HeaderName},
};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// See [`of`].
pub fn of_request(request: &Request, app: &App) -> Address {
    of(request.headers(), request.extensions(), &app.options)
}

/// The address that is answerable for a request: behind a proxy the one that the proxy has seen,
/// which it adds at the end of what others may have written there.
pub fn of(headers: &HeaderMap, extensions: &Extensions, options: &HttpOptions) -> Address {
    let forwarded = || {
        let last = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let connected = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let ip = if options.behind_proxy { forwarded().or_else(connected) } else { connected() };
    // Without any address all are one.
    ip.unwrap_or(Ipv4Addr::UNSPECIFIED.into()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn seen(forwarded: &[&'static str], behind_proxy: bool) -> Address {
        let headers = forwarded.iter().map(|text| (FORWARDED_FOR, HeaderValue::from_static(text)));
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([192, 0, 2, 9], 4711))));
        let options = HttpOptions { behind_proxy, ..HttpOptions::default() };
        of(&headers.collect(), &extensions, &options)
    }

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn the_proxys_word_counts_behind_a_proxy_alone() {
        assert_eq!(seen(&["203.0.113.5"], true), address("203.0.113.5"));
        assert_eq!(seen(&["203.0.113.5"], false), address("192.0.2.9"));
    }

    #[test]
    fn nobody_can_pass_for_somebody_else() {
        assert_eq!(seen(&["198.51.100.1, 203.0.113.5"], true), address("203.0.113.5"));
        assert_eq!(seen(&["198.51.100.1", "203.0.113.5"], true), address("203.0.113.5"));
    }

    #[test]
    fn what_is_no_address_falls_back_on_the_connection() {
        for nonsense in [&["unknown"][..], &[""], &[]] {
            assert_eq!(seen(nonsense, true), address("192.0.2.9"), "{nonsense:?}");
        }
    }
}
