//! Where the server is found by others in its network, for a host who has opened it on its own machine.

use crate::http::{request_info::RequestInfo, router::App, routes::admin::literal_host};
use axum::{extract::State, http::HeaderMap};
use serde::Serialize;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use ts_rs::TS;

/// Any address beyond the own network: to ask by which way it is reached sends nothing.
const BEYOND: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The addresses of the server in its own network.
#[derive(Serialize, TS)]
pub struct Nearby {
    /// Such as `http://192.168.1.20:8080`; empty where none is known, and for requests from other machines.
    origins: Vec<String>,
}

/// Returns where others in the server's network find it, to those who ask from its own machine.
pub async fn nearby(
    State(app): State<App>,
    info: RequestInfo,
    headers: HeaderMap,
) -> axum::Json<Nearby> {
    let is_own = is_from_here(&info, &headers);
    let origins = if is_own { origins(app.listens) } else { Vec::new() };
    axum::Json(Nearby { origins })
}

/// Whether a browser of this machine asks, not one elsewhere by way of a proxy, nor a website whose name was made
/// to stand for this machine.
fn is_from_here(info: &RequestInfo, headers: &HeaderMap) -> bool {
    let is_direct = !info.proxied && info.fault.is_none();
    is_direct && info.ip.is_loopback() && literal_host(headers).is_some_and(|ip| ip.is_loopback())
}

/// The origins under which others in its network reach a server that listens there.
pub(crate) fn origins(listens: SocketAddr) -> Vec<String> {
    let address = match listens.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) | IpAddr::V6(Ipv6Addr::UNSPECIFIED) => own_address(),
        address => Some(address),
    };
    let address = address.filter(|address| !address.is_loopback() && !address.is_unspecified());
    let origin = |address| format!("http://{}", SocketAddr::new(address, listens.port()));
    address.map(origin).into_iter().collect()
}

/// The address of this machine on the way to others; `None` without a network.
pub(crate) fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(BEYOND).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::http_options::HttpOptions;

    #[test]
    fn only_browsers_of_this_machine_are_told() {
        let is_told = |from: &str, pairs: &[(&'static str, &str)]| {
            let pairs =
                pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
            let headers = HeaderMap::from_iter(pairs);
            let info = RequestInfo::of(&headers, from.parse().ok(), &HttpOptions::default());
            is_from_here(&info, &headers)
        };
        for host in ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "127.8.0.1"] {
            assert!(is_told("127.0.0.1", &[("host", host)]), "{host}");
            assert!(!is_told("192.168.1.20", &[("host", host)]), "{host}");
            for header in ["x-forwarded-for", "forwarded", "x-forwarded-host"] {
                assert!(!is_told("::1", &[("host", host), (header, "for=x")]), "{header}");
            }
        }
        for host in ["rebound.example:8080", "localhost.example", "192.168.1.20:8080", ""] {
            assert!(!is_told("127.0.0.1", &[("host", host)]), "{host}");
        }
    }

    #[test]
    fn others_find_a_server_where_it_listens_for_them() {
        let found = |listens: &str| origins(listens.parse().unwrap());
        for own in ["127.0.0.1:8080", "[::1]:8080"] {
            assert_eq!(found(own), [""; 0], "{own}");
        }
        assert_eq!(found("192.168.1.20:80"), ["http://192.168.1.20:80"]);
        assert_eq!(found("[fd00::2]:8080"), ["http://[fd00::2]:8080"]);
        for all in ["0.0.0.0:8080", "[::]:8080"] {
            for origin in found(all) {
                assert!(origin.ends_with(":8080") && !origin.contains("0.0.0.0"), "{origin}");
            }
        }
    }
}
