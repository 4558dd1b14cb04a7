//! A server of its own for each test, and the plainest of clients.

use futures_util::FutureExt;
use serde_json::Value;
use std::path::Path;
use tempfile::TempDir;
use test_support::{options::Options, process::PATIENT};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::oneshot,
    task::JoinHandle,
};
use tranquility::server::ServeError;

/// A running server.
pub struct Server {
    pub address: String,
    data: TempDir,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServeError>>,
}

impl Server {
    /// Starts a server on an empty folder.
    pub async fn start(arguments: &[&str]) -> Server {
        Server::start_on(tempfile::tempdir().expect("a folder"), arguments).await
    }

    async fn start_on(data: TempDir, arguments: &[&str]) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let config = config(data.path(), arguments);
        let (stop, stopped) = oneshot::channel::<()>();
        let shutdown = async { stopped.await.unwrap_or_default() }.boxed();
        let serving = tranquility::server::serve(listener, config, shutdown);
        // A test fails as one that got no answer, which does not say why the server ended.
        let said = |error: &ServeError| eprintln!("the server ended: {error}");
        let running = tokio::spawn(serving.map(move |served| served.inspect_err(said)));
        Server { address, data, stop, running }
    }

    /// Stops the server and starts another one on its data.
    pub async fn restart(self) -> Server {
        let Server { data, stop, running, .. } = self;
        stop.send(()).expect("running");
        running.await.expect("no panic").expect("a good end");
        Server::start_on(data, &[]).await
    }

    /// The folder of its data.
    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// Asks without saying who asks.
    pub fn get(&self, path: &str) -> Request<'_> {
        Request::new(self, "GET", path)
    }

    /// Posts without saying who posts.
    pub fn post(&self, path: &str) -> Request<'_> {
        Request::new(self, "POST", path)
    }

    /// A new guest's cookie.
    pub async fn guest(&self) -> String {
        self.get("/api/me").send().await.cookie()
    }
}

fn config(data: &Path, arguments: &[&str]) -> tranquility::config::Config {
    let data = data.to_str().expect("a path in Unicode");
    Options::config(["--data", data, PATIENT].iter().chain(arguments).copied())
}

/// A request to be sent.
pub struct Request<'a> {
    server: &'a Server,
    method: String,
    path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Request<'_> {
    pub fn new<'a>(server: &'a Server, method: &str, path: &str) -> Request<'a> {
        Request {
            server,
            method: method.into(),
            path: path.into(),
            headers: Vec::new(),
            body: Vec::new(),
        }
    }

    pub fn header(mut self, name: &str, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    pub fn cookie(self, cookie: &str) -> Self {
        self.header("cookie", cookie)
    }

    pub fn json(self, body: &Value) -> Self {
        self.text("application/json", &body.to_string())
    }

    pub fn bytes(mut self, body: &[u8]) -> Self {
        self.body = body.into();
        self
    }

    pub fn text(mut self, kind: &str, body: &str) -> Self {
        self.body = body.into();
        self.header("content-type", kind)
    }

    pub async fn send(self) -> Answer {
        let Request { server, method, path, headers, body } = self;
        let address = &server.address;
        let length = body.len();
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str(&format!("content-length: {length}\r\n\r\n"));
        let mut stream = TcpStream::connect(address).await.expect("connected");
        stream.write_all(&[head.as_bytes(), &body].concat()).await.expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        Answer::parse(&answer)
    }
}

/// What the server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn parse(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = std::str::from_utf8(&bytes[..end]).expect("a head in ASCII");
        let mut lines = head.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status");
        let headers = lines.filter_map(|line| line.split_once(": "));
        Answer {
            status: status.parse().expect("a number"),
            headers: headers.map(|(name, value)| (name.to_lowercase(), value.into())).collect(),
            body: bytes[end + 4..].into(),
        }
    }

    /// The last header of that name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.all(name).last()
    }

    /// All headers of that name.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.headers.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The cookie the answer sets, as a browser would send it back.
    pub fn cookie(&self) -> String {
        let mut cookies = self.all("set-cookie").filter(|cookie| !cookie.contains("Max-Age=0"));
        let cookie = cookies.next().expect("a cookie");
        cookie.split(';').next().unwrap_or_default().into()
    }

    /// Checks that this is a refusal in the server's one form.
    #[track_caller]
    pub fn assert_refused(&self, status: u16, code: &str) {
        assert_eq!(self.status, status, "{self:?}");
        assert_eq!(self.header("content-type"), Some("application/json"));
        let body = self.json();
        assert_eq!(body["code"], code, "{body}");
        let message = body["message"].as_str().expect("a sentence");
        assert!(message.ends_with('.'), "{message}");
    }
}
