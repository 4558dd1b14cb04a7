//! Requests to a running server; a container may hold no other HTTP client.

use crate::http::routes::admin::HEADER;
use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Duration,
};
use ureq::{Agent, Body, http::Response};

/// The longest wait for a healthy server.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// A response.
pub(crate) struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The body.
    pub body: String,
}

/// Gets something from the server at that address.
pub(crate) fn get(listens: SocketAddr, path: &str) -> io::Result<Answer> {
    at_either(listens, |listens| read(agent().get(url(listens, path)).header(HEADER, "yes").call()))
}

/// Posts JSON to the server at that address.
pub(crate) fn post(listens: SocketAddr, path: &str, body: &str) -> io::Result<Answer> {
    at_either(listens, |listens| {
        let request = agent().post(url(listens, path)).header(HEADER, "yes");
        read(request.content_type("application/json").send(body))
    })
}

/// Asks again by IPv4 where a server on all addresses has no other: a system may be without IPv6.
fn at_either(
    listens: SocketAddr,
    ask: impl Fn(SocketAddr) -> io::Result<Answer>,
) -> io::Result<Answer> {
    ask(listens).or_else(|error| match listens.ip() {
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => {
            ask((Ipv4Addr::LOCALHOST, listens.port()).into()).map_err(|_| error)
        }
        _ => Err(error),
    })
}

fn agent() -> Agent {
    let config = Agent::config_builder()
        .timeout_global(Some(REQUEST_TIMEOUT))
        // Refusals have a body that says why.
        .http_status_as_error(false)
        // The server is near, whatever proxy the environment names.
        .proxy(None);
    config.build().into()
}

fn read(response: Result<Response<Body>, ureq::Error>) -> io::Result<Answer> {
    let read = |mut response: Response<Body>| {
        let status = response.status().as_u16();
        Ok(Answer { status, body: response.body_mut().read_to_string()? })
    };
    response.and_then(read).map_err(ureq::Error::into_io)
}

/// The URL of a path of the server; one that listens on all addresses is asked on its own machine.
fn url(listens: SocketAddr, path: &str) -> String {
    let ip = match listens.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}{path}", SocketAddr::new(ip, listens.port()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_on_all_addresses_is_asked_on_its_own_machine() {
        for (listens, asked) in [
            ("0.0.0.0:80", "http://127.0.0.1:80/readyz"),
            ("[::]:80", "http://[::1]:80/readyz"),
            ("10.0.0.1:80", "http://10.0.0.1:80/readyz"),
        ] {
            let listens: SocketAddr = listens.parse().unwrap();
            assert_eq!(url(listens, "/readyz"), asked);
        }
    }
}
