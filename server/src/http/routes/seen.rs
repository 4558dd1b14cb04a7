//! What the server has seen of a request: for `tranquility doctor`, and for pages whose WebSocket was
//! refused.

use crate::{
    http::{
        error::Error,
        outside::{Outside, own_pages},
        router::App,
    },
    protocol::{error_code::ErrorCode, json::to_text},
    websocket::{self, CloseCode, Handshake},
};
use axum::{extract::State, http::HeaderMap, response::Response};
use futures_util::SinkExt;
use serde::{Deserialize, Serialize};
use tungstenite::Message;

/// The frames that may be sent to a WebSocket that only tells.
const FRAMES_PER_SECOND: f64 = 10.0;

/// A request as the server has seen it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Seen {
    /// The server's own address, as the request and the proxies have named it.
    pub origin: Option<String>,
    /// The address that the request counts for.
    pub address: std::net::IpAddr,
    /// Whether a trusted proxy has passed it on.
    pub proxied: bool,
    /// What does not fit, in a sentence for the operator.
    pub doubt: Option<String>,
}

impl From<&Outside> for Seen {
    fn from(outside: &Outside) -> Seen {
        Seen {
            origin: outside.origin(),
            address: outside.ip,
            proxied: outside.proxied,
            doubt: outside.doubt.as_ref().map(ToString::to_string),
        }
    }
}

/// Returns what the server has seen of this request.
pub(crate) async fn seen(outside: Outside) -> axum::Json<Seen> {
    axum::Json(Seen::from(&outside))
}

/// The same for a request that the pages of other websites may not make.
pub(crate) async fn seen_as_own(outside: Outside) -> axum::Json<Seen> {
    seen(outside).await
}

/// Opens a WebSocket that tells the same in one message, and ends.
pub(crate) async fn tell(
    State(app): State<App>,
    outside: Outside,
    headers: HeaderMap,
    handshake: Result<Handshake, Error>,
) -> Result<Response, Error> {
    own_pages::check(&headers, &outside, &app)?;
    let seen = to_text(&Seen::from(&outside)).ok_or(ErrorCode::Internal)?;
    Ok(handshake?.accept(FRAMES_PER_SECOND, async move |mut socket| {
        // The client may already be gone.
        let _ = socket.send(Message::text(seen)).await;
        websocket::close(socket, CloseCode::Done, "that is all").await;
    }))
}
