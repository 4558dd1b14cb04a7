//! Requests as a browser would make them, over HTTP or HTTPS.

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, Method, Request, Uri, header, request, response},
};
use futures_util::StreamExt;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use std::{fmt, io, net::IpAddr, str::FromStr, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};
use tungstenite::handshake::client::generate_key;

/// The longest wait for an answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest wait for the first event of a stream.
const AT_ONCE: Duration = Duration::from_secs(3);
/// The longest answer that is read.
const ANSWER_BYTES: usize = 64 * 1024;

/// Where guests reach a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    pub secure: bool,
    host: String,
    port: Option<u16>,
    /// What the server's own paths follow.
    prefix: String,
}

impl FromStr for Site {
    type Err = String;

    fn from_str(text: &str) -> Result<Site, String> {
        let form = || "it takes an address such as https://tables.example.org".to_owned();
        let uri: Uri = text.parse().map_err(|_| form())?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(form()),
        };
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(form)?;
        let usual = if secure { 443 } else { 80 };
        Ok(Site {
            secure,
            host: host.to_ascii_lowercase(),
            port: uri.port_u16().filter(|port| *port != usual),
            prefix: uri.path().trim_end_matches('/').to_owned(),
        })
    }
}

impl Site {
    /// The origin of its pages.
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    fn authority(&self) -> String {
        match self.port {
            Some(port) => format!("{}:{port}", self.host),
            None => self.host.clone(),
        }
    }

    async fn connect(&self) -> Result<(Box<dyn Connection>, [IpAddr; 2]), Trouble> {
        let host = self.host.trim_start_matches('[').trim_end_matches(']');
        let port = self.port.unwrap_or(if self.secure { 443 } else { 80 });
        let stream = TcpStream::connect((host, port)).await?;
        let ends = [stream.local_addr()?.ip(), stream.peer_addr()?.ip()];
        if !self.secure {
            return Ok((Box::new(stream), ends));
        }
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let stream = TlsConnector::from(Arc::new(tls()?)).connect(name, stream).await?;
        Ok((Box::new(stream), ends))
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin(), self.prefix)
    }
}

/// TLS that believes the certificates that this machine believes.
fn tls() -> Result<ClientConfig, Trouble> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        let text = "this machine believes no certificates; SSL_CERT_FILE can name a file of them";
        return Err(Trouble::Unreachable(text.into()));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

trait Connection: AsyncRead + AsyncWrite + Unpin + Send {}
impl<C: AsyncRead + AsyncWrite + Unpin + Send> Connection for C {}

/// Why there was no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("{0}")]
    Unreachable(String),
    #[error("nothing came for {} seconds", .0.as_secs())]
    Silence(Duration),
    #[error("HTTP status {status}{}", .code.as_ref().map(|code| format!(", {code}")).unwrap_or_default())]
    Refused { status: u16, code: Option<String> },
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Unreachable(error.to_string())
    }
}

impl From<hyper::Error> for Trouble {
    fn from(error: hyper::Error) -> Trouble {
        Trouble::Unreachable(error.to_string())
    }
}

/// An answer.
pub(crate) struct Reply {
    pub status: u16,
    headers: HeaderMap,
    body: Bytes,
    /// The own end of the connection.
    pub here: IpAddr,
    /// Its other end.
    pub there: IpAddr,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.headers.get_all(name).iter().filter_map(|value| value.to_str().ok())
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_slice(&self.body).ok()
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> Option<String> {
        let refused: serde_json::Value = self.json()?;
        Some(refused["code"].as_str()?.to_owned())
    }

    /// The cookies that are set, as they are sent back.
    pub(crate) fn cookies(&self) -> String {
        let pairs = self.all("set-cookie").filter_map(|cookie| cookie.split(';').next());
        let kept: Vec<&str> = pairs.filter(|pair| !pair.ends_with('=')).collect();
        kept.join("; ")
    }
}

/// Asks one server.
pub(crate) struct Asking<'a> {
    site: &'a Site,
    /// The cookies of the guest that it has become.
    pub cookies: String,
}

impl Asking<'_> {
    pub(crate) fn of(site: &Site) -> Asking<'_> {
        Asking { site, cookies: String::new() }
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Reply, Trouble> {
        self.whole(self.request(Method::GET, path)).await
    }

    /// The same by a visitor who makes an address up.
    pub(crate) async fn get_as(&self, path: &str, address: &str) -> Result<Reply, Trouble> {
        let request = self.request(Method::GET, path).header("x-forwarded-for", address);
        self.whole(request.header("forwarded", format!("for={address}"))).await
    }

    /// Posts as a page of the server does.
    pub(crate) async fn post(&self, path: &str) -> Result<Reply, Trouble> {
        let request = self.request(Method::POST, path);
        self.whole(request.header(header::ORIGIN, self.site.origin())).await
    }

    /// The head of a response that does not end, and its beginning.
    pub(crate) async fn first_of_stream(&self, path: &str) -> Result<(Reply, Bytes), Trouble> {
        let request = self.request(Method::GET, path).header(header::ACCEPT_ENCODING, "gzip");
        let first = async {
            let (head, body, ends) = self.send(request).await?;
            let first = body.into_data_stream().next().await.and_then(Result::ok);
            Ok((reply(head, Bytes::new(), ends), first.unwrap_or_default()))
        };
        within(AT_ONCE, first).await
    }

    /// The first message of a WebSocket, opened by a page of the server or by a program.
    pub(crate) async fn websocket(&self, path: &str, by_page: bool) -> Result<String, Trouble> {
        let scheme = if self.site.secure { "wss" } else { "ws" };
        let uri = format!("{scheme}://{}{}{path}", self.site.authority(), self.site.prefix);
        let handshake = self
            .request(Method::GET, path)
            .uri(uri)
            .header(header::CONNECTION, "Upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_VERSION, "13")
            .header(header::SEC_WEBSOCKET_KEY, generate_key());
        let handshake = match by_page {
            true => handshake.header(header::ORIGIN, self.site.origin()),
            false => handshake,
        };
        let request = handshake.body(()).map_err(io::Error::other)?;
        let told = async {
            let (stream, _) = self.site.connect().await?;
            let opened = tokio_tungstenite::client_async(request, stream).await;
            let (mut socket, _) = opened.map_err(|error| match error {
                tungstenite::Error::Http(answer) => {
                    let body = answer.body().as_deref().unwrap_or_default();
                    let refused: Option<serde_json::Value> = serde_json::from_slice(body).ok();
                    let code =
                        refused.and_then(|refused| Some(refused["code"].as_str()?.to_owned()));
                    Trouble::Refused { status: answer.status().as_u16(), code }
                }
                error => Trouble::Unreachable(error.to_string()),
            })?;
            match socket.next().await {
                Some(Ok(message)) => Ok(message.to_string()),
                Some(Err(error)) => Err(Trouble::Unreachable(error.to_string())),
                None => Err(Trouble::Unreachable("it ended without a message".into())),
            }
        };
        within(PATIENCE, told).await
    }

    fn request(&self, method: Method, path: &str) -> request::Builder {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.site.prefix))
            .header(header::HOST, self.site.authority())
            .header(header::USER_AGENT, "tranquility-doctor");
        if self.cookies.is_empty() {
            request
        } else {
            request.header(header::COOKIE, &self.cookies)
        }
    }

    async fn whole(&self, request: request::Builder) -> Result<Reply, Trouble> {
        let answer = async {
            let (head, body, ends) = self.send(request).await?;
            let body = axum::body::to_bytes(body, ANSWER_BYTES).await.map_err(io::Error::other)?;
            Ok(reply(head, body, ends))
        };
        within(PATIENCE, answer).await
    }

    async fn send(
        &self,
        request: request::Builder,
    ) -> Result<(response::Parts, Body, [IpAddr; 2]), Trouble> {
        let request = request.body(Body::empty()).map_err(io::Error::other)?;
        let (stream, ends) = self.site.connect().await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // It ends with the response, which also carries its error.
        tokio::spawn(async move { _ = connection.await });
        let (head, body) = sender.send_request(request).await?.into_parts();
        Ok((head, Body::new(body), ends))
    }
}

fn reply(head: response::Parts, body: Bytes, [here, there]: [IpAddr; 2]) -> Reply {
    Reply { status: head.status.as_u16(), headers: head.headers, body, here, there }
}

async fn within<T>(
    patience: Duration,
    answer: impl Future<Output = Result<T, Trouble>>,
) -> Result<T, Trouble> {
    timeout(patience, answer).await.unwrap_or(Err(Trouble::Silence(patience)))
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
