//! Connections to a server on this machine: WebSockets, and the one HTTP request that makes a table.

use anyhow::{Context, Result, ensure};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use http_body_util::{BodyExt, Full};
use hyper::{
    Request, StatusCode,
    body::Bytes,
    header::{AUTHORIZATION, CONTENT_TYPE, HOST},
};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::json;
use std::net::SocketAddr;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{client::IntoClientRequest, protocol::WebSocketConfig},
};

/// A WebSocket's client side.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Small, because thousands of them share the machine with the server.
const BUFFER: u32 = 4 * 1024;

/// A guest's secret, as a program presents it.
pub(crate) fn bearer(rng: &mut fastrand::Rng) -> String {
    let mut secret = [0; 32];
    rng.fill(&mut secret);
    format!("Bearer {}", URL_SAFE_NO_PAD.encode(secret))
}

/// How a connection takes what it is sent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    /// As any other.
    Usual,
    /// The system keeps as little as possible for it, so that not reading is felt at the other end.
    Slow,
}

/// Opens a WebSocket.
///
/// # Errors
/// The server does not accept it.
pub(crate) async fn open(
    server: SocketAddr,
    path: &str,
    bearer: &str,
    reader: Reader,
) -> Result<Socket> {
    let socket = TcpSocket::new_v4()?;
    if reader == Reader::Slow {
        socket.set_recv_buffer_size(BUFFER)?;
    }
    let stream = socket.connect(server).await.context("can't connect")?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{server}{path}").into_client_request()?;
    request.headers_mut().insert(AUTHORIZATION, bearer.parse()?);
    let config = WebSocketConfig::default().read_buffer_size(BUFFER as usize).write_buffer_size(0);
    let (socket, _) = client_async_with_config(request, stream, Some(config))
        .await
        .with_context(|| format!("no WebSocket at {path}"))?;
    Ok(socket)
}

/// Makes a table and returns its code.
///
/// # Errors
/// The server refuses.
pub(crate) async fn create_table(
    server: SocketAddr,
    bearer: &str,
    partners: usize,
) -> Result<String> {
    #[derive(Deserialize)]
    struct Created {
        code: String,
    }
    let new_table = json!({ "game": "tranquility", "partners": vec!["sharp"; partners] });
    let stream = TcpStream::connect(server).await.context("can't connect")?;
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let request = Request::post("/api/rooms")
        .header(HOST, server.to_string())
        .header(AUTHORIZATION, bearer)
        .header(CONTENT_TYPE, "application/json")
        .body(Full::new(Bytes::from(new_table.to_string())))?;
    let answered = async {
        let response = sender.send_request(request).await?;
        let status = response.status();
        anyhow::Ok((status, response.into_body().collect().await?.to_bytes()))
    };
    // The connection ends when its sender is dropped.
    let connection = tokio::spawn(connection);
    let (status, body) = answered.await?;
    drop(sender);
    connection.await??;
    ensure!(status == StatusCode::CREATED, "{status}: {}", String::from_utf8_lossy(&body));
    let Created { code } = serde_json::from_slice(&body)?;
    Ok(code)
}
