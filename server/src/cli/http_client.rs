//! A minimal HTTP client for requests to a running server; a container may hold no other.

use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

/// The longest wait for a healthy server.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// A response.
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The body.
    pub body: String,
}

/// Sends a request to the server at that address and waits for the response. `headers` are complete
/// lines with their line ends.
///
/// # Errors
/// The server can't be reached, or the response is not HTTP.
pub fn ask(
    listens: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> io::Result<Answer> {
    let address = within_reach(listens);
    let mut stream = TcpStream::connect_timeout(&address, REQUEST_TIMEOUT)?;
    stream.set_read_timeout(Some(REQUEST_TIMEOUT))?;
    stream.set_write_timeout(Some(REQUEST_TIMEOUT))?;
    // With HTTP/1.0 the response ends with the connection.
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.0\r\nhost: {address}\r\n{headers}content-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    parse(&answer).ok_or_else(|| io::Error::other("the response is not HTTP"))
}

/// Replaces an unspecified address by the loopback address.
fn within_reach(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

fn parse(answer: &str) -> Option<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.trim().parse().ok()?;
    Some(Answer { status, body: body.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_on_all_addresses_is_asked_on_its_own_machine() {
        for (listens, asked) in [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:80", "[::1]:80"),
            ("10.0.0.1:80", "10.0.0.1:80"),
        ] {
            let listens: SocketAddr = listens.parse().unwrap();
            assert_eq!(within_reach(listens).to_string(), asked);
        }
    }

    #[test]
    fn what_is_no_http_is_no_answer() {
        let answer = parse("HTTP/1.0 410 Gone\r\na: b\r\n\r\n{\"code\":\"x\"}\r\n\r\n").unwrap();
        assert_eq!((answer.status, answer.body.as_str()), (410, "{\"code\":\"x\"}\r\n\r\n"));
        for other in ["", "SSH-2.0-OpenSSH\r\n\r\n", "HTTP/1.1 200 OK", "HTTP/1.1\r\n\r\n"] {
            assert!(parse(other).is_none(), "{other}");
        }
    }
}
