//! The client's address, and the scheme, host and port that it asked for.
//!
//! A proxy states them in headers, which are believed of [trusted] proxies alone. Own code instead of
//! `axum-client-ip` and `tower-http`'s `csrf`, which know one header each and let WebSocket handshakes pass.

pub(crate) mod csrf;
#[cfg(test)]
mod forged;
pub(crate) mod forwarded;
pub(crate) mod proxy_fault;
pub(crate) mod trusted;

use crate::{
    http::{
        error::Error,
        http_options::HttpOptions,
        request_info::{forwarded::Forwarded, proxy_fault::ProxyFault, trusted::is_private},
        router::App,
    },
    identity::guest::GuestCookie,
    limits::Address,
    protocol::error_code::ErrorCode,
};
use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{HeaderMap, header, request::Parts, uri::Authority},
    middleware::Next,
    response::Response,
};
use serde::{Deserialize, Serialize};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// A request as its client has sent it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RequestInfo {
    /// The client's address.
    pub ip: IpAddr,
    /// Whether the browser reaches this server over HTTPS.
    pub secure: bool,
    /// Whether a believed proxy has passed the request on.
    pub proxied: bool,
    /// The host that the client has asked for, as a proxy says, and as the request itself says.
    hosts: [Option<Host>; 2],
    /// The port that it has asked for, as a proxy says.
    port: Option<u16>,
    /// How many other nodes have passed it on.
    pub(crate) passed_on: u8,
    /// What does not fit.
    #[serde(skip)]
    pub fault: Option<ProxyFault>,
}

/// A host, in lower case, and a port where it is written out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Host {
    name: String,
    port: Option<u16>,
}

impl Host {
    fn parse(text: &str) -> Option<Host> {
        let usual =
            |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '[' | ']');
        let authority: Authority = text.chars().all(usual).then(|| text.parse().ok())??;
        let port = match text.get(authority.host().len()..)? {
            "" => None,
            port => Some(port.strip_prefix(':')?.parse().ok()?),
        };
        let name = authority.host().trim_end_matches('.').to_ascii_lowercase();
        (!name.is_empty()).then_some(Host { name, port })
    }
}

/// The port of a scheme where none is written out.
const fn usual_port(secure: bool) -> u16 {
    if secure { 443 } else { 80 }
}

impl RequestInfo {
    /// What the headers say of a request that came by a connection from `peer`.
    pub fn of(headers: &HeaderMap, peer: Option<IpAddr>, options: &HttpOptions) -> RequestInfo {
        // Without any address all requests count as one client's.
        let peer = peer.unwrap_or(Ipv4Addr::UNSPECIFIED.into()).to_canonical();
        let forwarded = Forwarded::of(headers);
        let host = headers.get(header::HOST).and_then(|host| Host::parse(host.to_str().ok()?));
        let believed = options.trusted().filter(|trusted| trusted.includes(peer));
        let Some(trusted) = believed else {
            let fault = forwarded.is_there().then(|| match options.trusted() {
                Some(_) => ProxyFault::Elsewhere(peer),
                None => ProxyFault::NoneTrusted,
            });
            let hosts = [None, host];
            return RequestInfo {
                ip: peer,
                secure: false,
                proxied: false,
                hosts,
                port: None,
                passed_on: 0,
                fault,
            };
        };
        let named = trusted.client_of(peer, forwarded.addresses());
        let [scheme, host_told, port] = forwarded.asked_for(named.hops);
        // Health checks of a proxy are its own requests, and any visitor can make addresses up: what
        // a guest's browser sends tells more.
        let by_guest = headers.contains_key(header::COOKIE);
        let fault = named.fault.filter(|fault| match fault {
            ProxyFault::Unnamed | ProxyFault::Shorter { .. } => by_guest,
            ProxyFault::Longer { ip, .. } => by_guest || is_private(*ip),
            _ => true,
        });
        RequestInfo {
            ip: named.ip,
            secure: scheme.is_some_and(|scheme| {
                ["https", "wss"].iter().any(|secure| scheme.eq_ignore_ascii_case(secure))
            }),
            proxied: true,
            hosts: [host_told.and_then(Host::parse), host],
            port: port.and_then(|port| port.parse().ok()),
            passed_on: 0,
            fault,
        }
    }

    /// What this node tells the next one of a request.
    pub(crate) fn passed_on_once_more(&self) -> RequestInfo {
        RequestInfo { passed_on: self.passed_on + 1, ..self.clone() }
    }

    /// A request that an operator makes on this machine.
    pub(crate) fn of_operator() -> RequestInfo {
        RequestInfo {
            ip: Ipv4Addr::LOCALHOST.into(),
            secure: false,
            proxied: false,
            hosts: [None, None],
            port: None,
            passed_on: 0,
            fault: None,
        }
    }

    /// The client's address, to which the request is attributed.
    pub fn address(&self) -> Address {
        self.ip.into()
    }

    /// The server's origin as the browser sees it, such as `https://games.example`; `None` if it is
    /// missing or malformed.
    pub fn origin(&self) -> Option<String> {
        let Host { name, port } = self.hosts.iter().flatten().next()?;
        let scheme = if self.secure { "https" } else { "http" };
        Some(match port.or(self.port).filter(|port| *port != usual_port(self.secure)) {
            Some(port) => format!("{scheme}://{name}:{port}"),
            None => format!("{scheme}://{name}"),
        })
    }
}

/// Finds out what a request is from outside, for all that handles it, and logs what does not fit.
pub(crate) async fn attach(State(app): State<App>, mut request: Request, next: Next) -> Response {
    // Another node knows the client, this one that node alone.
    let told = request.extensions_mut().remove::<RequestInfo>();
    let info = told.unwrap_or_else(|| {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        RequestInfo::of(request.headers(), peer, &app.options)
    });
    if let Some(fault) = &info.fault {
        app.proxy_faults.warn(fault);
    }
    request.extensions_mut().insert(GuestCookie::below(&app.options.base_path, info.secure));
    request.extensions_mut().insert(info);
    next.run(request).await
}

impl<S: Sync> FromRequestParts<S> for RequestInfo {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestInfo, Error> {
        parts
            .extensions
            .get()
            .cloned()
            .ok_or_else(|| ErrorCode::internal("a request was not looked at").into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    pub(super) fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    pub(super) fn seen(
        pairs: &[(&'static str, &'static str)],
        trusted: Option<&str>,
    ) -> RequestInfo {
        let trusted_proxies =
            trusted.filter(|text| *text != "one").map(|text| text.parse().unwrap());
        let behind_proxy = trusted == Some("one");
        let options = HttpOptions { behind_proxy, trusted_proxies, ..HttpOptions::default() };
        RequestInfo::of(&headers(pairs), Some(IpAddr::from([192, 0, 2, 9])), &options)
    }

    fn origin(pairs: &[(&'static str, &'static str)], trusted: Option<&str>) -> Option<String> {
        seen(pairs, trusted).origin()
    }

    #[test]
    fn the_server_is_where_the_browser_finds_it() {
        let said = |pairs: &[_]| origin(pairs, Some("one")).unwrap_or_default();
        let host = ("host", "tables.example");
        for (pairs, expected) in [
            (&[host][..], "http://tables.example"),
            (&[("host", "Tables.Example.:80")], "http://tables.example"),
            (&[("host", "[::1]:8080")], "http://[::1]:8080"),
            (&[host, ("x-forwarded-proto", "https")], "https://tables.example"),
            (&[host, ("x-forwarded-proto", "HTTPS, http")], "https://tables.example"),
            (
                &[("host", "tables.example:443"), ("x-forwarded-proto", "https")],
                "https://tables.example",
            ),
            (&[host, ("x-forwarded-port", "8311")], "http://tables.example:8311"),
            (&[host, ("x-forwarded-port", "80, 8080")], "http://tables.example"),
            (
                &[("host", "a:1"), ("x-forwarded-host", "tables.example, b")],
                "http://tables.example",
            ),
            (
                &[("host", "a"), ("x-forwarded-host", "tables.example"), ("x-forwarded-host", "b")],
                "http://tables.example",
            ),
            (
                &[
                    ("host", "a:1"),
                    ("forwarded", "for=1.2.3.4;Proto=https;host=\"b.example:8443\""),
                ],
                "https://b.example:8443",
            ),
            (&[host, ("x-forwarded-host", "a\"><script>")], "http://tables.example"),
        ] {
            assert_eq!(said(pairs), expected, "{pairs:?}");
        }
    }

    #[test]
    fn lists_are_taken_apart_by_the_trusted_proxies() {
        let lists = [
            ("x-forwarded-for", "198.51.100.1, 203.0.113.5, 10.0.0.2"),
            ("x-forwarded-host", "forged.example, tables.example, inner.example"),
            ("x-forwarded-proto", "http, https, http"),
        ];
        for trusted in ["2", "192.0.2.9,10.0.0.0/8"] {
            let info = seen(&lists, Some(trusted));
            assert_eq!(info.ip, IpAddr::from([203, 0, 113, 5]), "{trusted}");
            assert_eq!(info.origin().as_deref(), Some("https://tables.example"), "{trusted}");
        }
        // A proxy may put one value in the place of all.
        let one =
            [lists[0], ("x-forwarded-host", "tables.example"), ("x-forwarded-proto", "https")];
        assert_eq!(origin(&one, Some("2")).as_deref(), Some("https://tables.example"));
    }

    #[test]
    fn headers_count_only_of_trusted_proxies() {
        let pairs = [
            ("host", "localhost:8080"),
            ("x-forwarded-host", "tables.example"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-for", "203.0.113.5"),
        ];
        for (trusted, fault) in [
            (None, ProxyFault::NoneTrusted),
            (Some("10.0.0.0/8"), ProxyFault::Elsewhere(IpAddr::from([192, 0, 2, 9]))),
        ] {
            let info = seen(&pairs, trusted);
            assert_eq!(info.origin().as_deref(), Some("http://localhost:8080"));
            assert_eq!(info.ip, IpAddr::from([192, 0, 2, 9]));
            assert!(!info.secure && !info.proxied);
            assert_eq!(info.fault, Some(fault));
        }
        let info = seen(&pairs, Some("192.0.2.0/24"));
        assert_eq!(info.origin().as_deref(), Some("https://tables.example"));
        assert_eq!((info.ip, info.fault), (IpAddr::from([203, 0, 113, 5]), None));
    }

    #[test]
    fn a_proxy_that_names_no_visitor_is_reported_where_a_guest_asks() {
        let host = ("host", "tables.example");
        assert_eq!(seen(&[host], Some("one")).fault, None, "its health check");
        let guest = [host, ("cookie", "guest=x")];
        assert_eq!(seen(&guest, Some("one")).fault, Some(ProxyFault::Unnamed));
        assert_eq!(seen(&guest, None).fault, None);
        let two = |list| seen(&[("x-forwarded-for", list)], Some("one")).fault;
        assert!(matches!(two("203.0.113.5, 10.0.0.2"), Some(ProxyFault::Longer { length: 2, .. })));
        assert_eq!(two("198.51.100.1, 203.0.113.5"), None, "made up by a visitor");
    }

    #[test]
    fn strange_hosts_are_no_origin() {
        for strange in ["", "a\"><script>", "a/b", "a b", "a:80800", "a:", "u@a", "[::1", ":80"] {
            let info = RequestInfo::of(
                &HeaderMap::from_iter([(header::HOST, strange.parse().unwrap())]),
                None,
                &HttpOptions::default(),
            );
            assert_eq!(info.origin(), None, "{strange}");
        }
        assert_eq!(origin(&[], None), None);
    }
}
