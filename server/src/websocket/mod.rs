//! WebSocket connections with a limit on incoming bytes.
//!
//! Used instead of axum's extractor, which gives no access to what lies below messages.

pub(crate) mod byte_limit;

use crate::{protocol::error_code::ErrorCode, websocket::byte_limit::ByteLimited};
use axum::{
    body::Body,
    http::{HeaderValue, Request, header::CONNECTION, request::Parts},
    response::Response,
};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tungstenite::{
    Message, Utf8Bytes,
    error::ProtocolError,
    handshake::server::create_response,
    protocol::{CloseFrame, Role, WebSocketConfig},
};

/// A larger read buffer is zeroed on every read and allocated per connection.
const READ_BUFFER: usize = 1024;
/// Frames up to this size are gathered before they are written.
const WRITE_BUFFER: usize = 4 * 1024;
/// More than the largest frame: all chat lines of a room.
const MOST_UNWRITTEN: usize = 512 * 1024;
/// The largest message; larger ones close the connection (1009). Commands are smaller by far, so that
/// what is only a little too large is answered with a code.
const MESSAGE_BYTES: usize = 64 * 1024;
/// The longest wait for the client's close frame: most answer at once.
const LINGER: Duration = Duration::from_millis(250);

/// A WebSocket of a client.
pub(crate) type WebSocket = WebSocketStream<ByteLimited<TokioIo<Upgraded>>>;

/// A WebSocket upgrade request.
pub(crate) struct Handshake {
    answer: Response<()>,
    upgrade: OnUpgrade,
}

impl Handshake {
    /// The handshake that a request asks for.
    pub(crate) fn of(parts: &mut Parts) -> Result<Handshake, ErrorCode> {
        let mut request = Request::from_parts(parts.clone(), ());
        // The list may come in several lines, of which only the first would be read.
        let lines = request.headers().get_all(CONNECTION).iter().map(|line| line.as_bytes());
        if let Ok(list) = HeaderValue::from_bytes(&lines.collect::<Vec<_>>().join(&b", "[..])) {
            request.headers_mut().insert(CONNECTION, list);
        }
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        match (create_response(&request), upgrade) {
            (Ok(answer), Some(upgrade)) => Ok(Handshake { answer, upgrade }),
            (Err(tungstenite::Error::Protocol(fault)), _) if is_no_upgrade(&fault) => {
                Err(ErrorCode::UpgradeRequired)
            }
            _ => Err(ErrorCode::Malformed),
        }
    }
}

/// Whether the request asks for no WebSocket, or for one of another version.
fn is_no_upgrade(fault: &ProtocolError) -> bool {
    use ProtocolError::{
        MissingConnectionUpgradeHeader, MissingSecWebSocketVersionHeader,
        MissingUpgradeWebSocketHeader, WrongHttpVersion,
    };
    matches!(
        fault,
        MissingConnectionUpgradeHeader
            | MissingSecWebSocketVersionHeader
            | MissingUpgradeWebSocketHeader
            | WrongHttpVersion
    )
}

impl Handshake {
    /// Accepts the upgrade, and passes the WebSocket to `then`.
    pub(crate) fn accept<F: Future<Output = ()> + Send>(
        self,
        bytes_per_second: f64,
        then: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> Response {
        let Handshake { answer, upgrade } = self;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(WRITE_BUFFER)
            .max_write_buffer_size(MOST_UNWRITTEN)
            .max_message_size(Some(MESSAGE_BYTES))
            .max_frame_size(Some(MESSAGE_BYTES));
        tokio::spawn(async move {
            match upgrade.await {
                Ok(upgraded) => {
                    let limited = ByteLimited::new(TokioIo::new(upgraded), bytes_per_second);
                    let role = Role::Server;
                    then(WebSocketStream::from_raw_socket(limited, role, Some(config)).await).await;
                }
                Err(error) => tracing::debug!(%error, "a WebSocket upgrade failed"),
            }
        });
        answer.map(|()| Body::empty())
    }
}

/// The codes with which this server closes a WebSocket: those of RFC 6455, section 7.4.1, and its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CloseCode {
    /// All was said.
    Done = 1000,
    /// The client has sent what is no frame.
    Protocol = 1002,
    /// The client has sent a text that is not UTF-8.
    NotUtf8 = 1007,
    /// The client has gone beyond a limit.
    Policy = 1008,
    /// The client has sent a message that is too large.
    TooLarge = 1009,
    /// The server restarts.
    Restart = 1012,
    /// Try again later, perhaps at another node.
    TryAgain = 1013,
    /// The table can no longer be used.
    RoomClosed = 4001,
    /// There is no room for the connection. The reason is the error code.
    NotAdmitted = 4002,
}

/// A close frame with a code and a reason.
pub(crate) fn farewell(code: CloseCode, reason: &'static str) -> Message {
    let reason = Utf8Bytes::from_static(reason);
    Message::Close(Some(CloseFrame { code: (code as u16).into(), reason }))
}

/// Sends a close frame and waits briefly for the client's.
pub(crate) async fn close(mut socket: WebSocket, code: CloseCode, reason: &'static str) {
    // The client may already be gone.
    let _ = socket.send(farewell(code, reason)).await;
    // Closing a socket with unread data would discard what was sent last.
    let answered = async { while let Some(Ok(_)) = socket.next().await {} };
    let _ = timeout(LINGER, answered).await;
}
