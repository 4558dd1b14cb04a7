//! Requests as a browser would make them, over HTTP or HTTPS.

use serde::de::DeserializeOwned;
use std::{
    fmt,
    io::{self, Read},
    net::{IpAddr, TcpStream},
    str::FromStr,
    time::Duration,
};
use tungstenite::{ClientRequestBuilder, HandshakeError, client_tls};
use ureq::{
    Agent, Body,
    http::{HeaderMap, Method, Request, Response, Uri, header},
    tls::{Certificate, TlsConfig},
};

/// The longest wait for an answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest wait for the first event of a stream.
const AT_ONCE: Duration = Duration::from_secs(3);
/// The longest answer that is read.
const ANSWER_BYTES: u64 = 64 * 1024;

/// Where guests reach a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    pub secure: bool,
    host: String,
    port: u16,
    /// What the server's own paths follow.
    prefix: String,
}

impl FromStr for Site {
    type Err = String;

    fn from_str(text: &str) -> Result<Site, String> {
        let form = || "it takes an address such as https://tables.example.org".to_owned();
        let uri: Uri = text.parse().map_err(|_| form())?;
        let (secure, usual) = match uri.scheme_str() {
            Some("https") => (true, 443),
            Some("http") => (false, 80),
            _ => return Err(form()),
        };
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(form)?;
        Ok(Site {
            secure,
            host: host.to_ascii_lowercase(),
            port: uri.port_u16().unwrap_or(usual),
            prefix: uri.path().trim_end_matches('/').to_owned(),
        })
    }
}

impl Site {
    /// The origin of its pages.
    pub(crate) fn origin(&self) -> String {
        format!("http{}", self.after_http())
    }

    /// The origin without the letters by which pages and WebSockets differ.
    fn after_http(&self) -> String {
        let Site { secure, host, port, .. } = self;
        match (secure, port) {
            (true, 443) => format!("s://{host}"),
            (true, _) => format!("s://{host}:{port}"),
            (false, 80) => format!("://{host}"),
            (false, _) => format!("://{host}:{port}"),
        }
    }

    fn connect(&self) -> io::Result<TcpStream> {
        let host = self.host.trim_start_matches('[').trim_end_matches(']');
        let stream = TcpStream::connect((host, self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(stream)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin(), self.prefix)
    }
}

/// Why there was no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("{0}")]
    Unreachable(String),
    #[error("HTTP status {status}{}", .code.as_ref().map(|code| format!(", {code}")).unwrap_or_default())]
    Refused { status: u16, code: Option<String> },
}

impl Trouble {
    /// Whether the server took a page of its own for another website's.
    pub(crate) fn is_wrong_origin(&self) -> bool {
        matches!(self, Trouble::Refused { code: Some(code), .. } if code == "wrong_origin")
    }
}

fn unreachable(error: impl fmt::Display) -> Trouble {
    Trouble::Unreachable(error.to_string())
}

/// An answer.
pub(crate) struct Reply {
    pub status: u16,
    headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The cookies that are set.
    pub(crate) fn cookies(&self) -> impl Iterator<Item = &str> {
        self.headers.get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok())
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_slice(&self.body).ok()
    }
}

/// The code of a refusal.
fn code(body: &[u8]) -> Option<String> {
    let refused: serde_json::Value = serde_json::from_slice(body).ok()?;
    Some(refused["code"].as_str()?.to_owned())
}

/// Asks one server.
pub(crate) struct Asking<'a> {
    site: &'a Site,
    agent: Agent,
    /// The ends of a connection to it: this machine, and what the name stands for.
    pub here: IpAddr,
    pub there: IpAddr,
    /// The cookies of the guest that it has become.
    cookies: String,
}

impl Asking<'_> {
    pub(crate) fn of(site: &Site) -> Result<Asking<'_>, Trouble> {
        let connection = site.connect().map_err(unreachable)?;
        let here = connection.local_addr().map_err(unreachable)?.ip();
        let there = connection.peer_addr().map_err(unreachable)?.ip();
        // The certificates that this machine believes.
        let found = rustls_native_certs::load_native_certs().certs;
        if site.secure && found.is_empty() {
            return Err(unreachable(
                "this machine believes no certificates; SSL_CERT_FILE can name a file of them",
            ));
        }
        let believed = found.iter().map(|found| Certificate::from_der(found).to_owned());
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .tls_config(TlsConfig::builder().root_certs(believed.into()).build());
        let agent = config.build().into();
        Ok(Asking { site, agent, here, there, cookies: String::new() })
    }

    /// Asks as a guest of the server, once it has made one.
    pub(crate) fn become_guest(&mut self, welcome: &Reply) {
        let pairs = welcome.cookies().filter_map(|cookie| cookie.split(';').next());
        let kept: Vec<&str> = pairs.filter(|pair| !pair.ends_with('=')).collect();
        self.cookies = kept.join("; ");
    }

    pub(crate) fn get(&self, path: &str) -> Result<Reply, Trouble> {
        read(self.send(Method::GET, path, &[], PATIENCE)?)
    }

    /// The same by a visitor who makes an address up.
    pub(crate) fn get_as(&self, path: &str, address: &str) -> Result<Reply, Trouble> {
        let element = format!("for={address}");
        let headers = [("x-forwarded-for", address), ("forwarded", &element)];
        read(self.send(Method::GET, path, &headers, PATIENCE)?)
    }

    /// Posts as a page of the server does.
    pub(crate) fn post(&self, path: &str) -> Result<Reply, Trouble> {
        let reply =
            read(self.send(Method::POST, path, &[("origin", &self.site.origin())], PATIENCE)?)?;
        match reply.status {
            200 => Ok(reply),
            status => Err(Trouble::Refused { status, code: code(&reply.body) }),
        }
    }

    /// The head of a response that does not end, and its beginning.
    pub(crate) fn first_of_stream(&self, path: &str) -> Result<Reply, Trouble> {
        let mut response = self.send(Method::GET, path, &[("accept-encoding", "gzip")], AT_ONCE)?;
        let mut body = vec![0; 1_000];
        let length = response.body_mut().as_reader().read(&mut body).map_err(unreachable)?;
        body.truncate(length);
        Ok(reply(&response, body))
    }

    /// The first message of a WebSocket, opened by a page of the server or by a program.
    pub(crate) fn websocket(&self, path: &str, by_page: bool) -> Result<String, Trouble> {
        let uri = format!("ws{}{}{path}", self.site.after_http(), self.site.prefix);
        let mut request = ClientRequestBuilder::new(uri.parse().map_err(unreachable)?)
            .with_header("Cookie", &self.cookies);
        if by_page {
            request = request.with_header("Origin", self.site.origin());
        }
        match client_tls(request, self.site.connect().map_err(unreachable)?) {
            Ok((mut socket, _)) => Ok(socket.read().map_err(unreachable)?.to_string()),
            Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                let code = code(answer.body().as_deref().unwrap_or_default());
                Err(Trouble::Refused { status: answer.status().as_u16(), code })
            }
            Err(error) => Err(unreachable(error)),
        }
    }

    fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        patience: Duration,
    ) -> Result<Response<Body>, Trouble> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.site))
            .header(header::USER_AGENT, "tranquility-doctor");
        let cookies = [("cookie", &*self.cookies)];
        let cookies = cookies.iter().filter(|(_, cookies)| !cookies.is_empty());
        for (name, value) in cookies.chain(headers) {
            request = request.header(*name, *value);
        }
        let request = request.body(()).map_err(unreachable)?;
        let request = self.agent.configure_request(request).timeout_global(Some(patience)).build();
        self.agent.run(request).map_err(unreachable)
    }
}

fn read(mut response: Response<Body>) -> Result<Reply, Trouble> {
    let body = response.body_mut().with_config().limit(ANSWER_BYTES).read_to_vec();
    Ok(reply(&response, body.map_err(unreachable)?))
}

fn reply(response: &Response<Body>, body: Vec<u8>) -> Reply {
    Reply { status: response.status().as_u16(), headers: response.headers().clone(), body }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_an_address_of_pages() {
        for (text, origin, shown) in [
            ("https://Tables.example.org/", "https://tables.example.org", None),
            ("http://localhost:8080", "http://localhost:8080", None),
            ("https://a.example:443", "https://a.example", None),
            ("https://a.example/cards/", "https://a.example", Some("https://a.example/cards")),
            ("http://[::1]:8080", "http://[::1]:8080", None),
        ] {
            let site: Site = text.parse().unwrap();
            assert_eq!(site.origin(), origin);
            assert_eq!(site.to_string(), shown.unwrap_or(origin));
        }
        for text in ["", "tables.example.org", "ftp://a.example", "https://", "a b"] {
            assert!(text.parse::<Site>().is_err(), "{text}");
        }
    }
}
