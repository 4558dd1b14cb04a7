//! The client's address.

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

/// The address of a request's client, see [`of`].
pub fn of_request(request: &Request, app: &App) -> Address {
    of(request.headers(), request.extensions(), &app.options)
}

/// The address to which a request is attributed: behind a proxy the last one in `X-Forwarded-For`,
/// which the proxy itself has added. Earlier ones could be forged.
///
/// Own code instead of `axum-client-ip`, which knows one source: without the header, as in the proxy's
/// own health checks, the connection's address counts.
pub fn of(headers: &HeaderMap, extensions: &Extensions, options: &HttpOptions) -> Address {
    let forwarded = || {
        let last = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let connected = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let ip = if options.behind_proxy { forwarded().or_else(connected) } else { connected() };
    // Without any address all requests count as one client's.
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
    fn forwarded_addresses_count_only_behind_a_proxy() {
        assert_eq!(seen(&["203.0.113.5"], true), address("203.0.113.5"));
        assert_eq!(seen(&["203.0.113.5"], false), address("192.0.2.9"));
    }

    #[test]
    fn clients_cannot_forge_their_address() {
        assert_eq!(seen(&["198.51.100.1, 203.0.113.5"], true), address("203.0.113.5"));
        assert_eq!(seen(&["198.51.100.1", "203.0.113.5"], true), address("203.0.113.5"));
    }

    #[test]
    fn malformed_addresses_fall_back_on_the_connection() {
        for nonsense in [&["unknown"][..], &[""], &[]] {
            assert_eq!(seen(nonsense, true), address("192.0.2.9"), "{nonsense:?}");
        }
    }
}
