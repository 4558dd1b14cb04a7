//! How a request has arrived: for `tranquility doctor`, and for pages whose WebSocket was
//! refused.

use crate::{
    http::{
        error::Error,
        request_info::{RequestInfo, csrf},
        router::App,
    },
    protocol::{error_code::ErrorCode, json::to_text},
    websocket::{self, CloseCode, Handshake},
};
use axum::{extract::State, http::HeaderMap, response::Response};
use futures_util::SinkExt;
use serde::{Deserialize, Serialize};
use tungstenite::Message;

/// The bytes per second that may be sent to a WebSocket that only tells.
const BYTES_PER_SECOND: f64 = 1024.0;

/// A request as it has arrived.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RequestReport {
    /// The server's own address, as the request and the proxies have named it.
    pub origin: Option<String>,
    /// The address that the request counts for.
    pub address: std::net::IpAddr,
    /// Whether a trusted proxy has passed it on.
    pub proxied: bool,
    /// What does not fit, in a sentence for the operator.
    pub fault: Option<String>,
}

impl From<&RequestInfo> for RequestReport {
    fn from(info: &RequestInfo) -> RequestReport {
        RequestReport {
            origin: info.origin(),
            address: info.ip,
            proxied: info.proxied,
            fault: info.fault.as_ref().map(ToString::to_string),
        }
    }
}

/// Returns how this request has arrived.
pub(crate) async fn report(info: RequestInfo) -> axum::Json<RequestReport> {
    axum::Json(RequestReport::from(&info))
}

/// The same for a request that the pages of other websites may not make.
pub(crate) async fn report_to_own(info: RequestInfo) -> axum::Json<RequestReport> {
    report(info).await
}

/// Opens a WebSocket that tells the same in one message, and ends.
pub(crate) async fn tell(
    State(app): State<App>,
    info: RequestInfo,
    headers: HeaderMap,
    handshake: Result<Handshake, Error>,
) -> Result<Response, Error> {
    csrf::check(&headers, &info, &app)?;
    let report = to_text(&RequestReport::from(&info)).ok_or(ErrorCode::Internal)?;
    Ok(handshake?.accept(BYTES_PER_SECOND, async move |mut socket| {
        // The client may already be gone.
        let _ = socket.send(Message::text(report)).await;
        websocket::close(socket, CloseCode::Done, "that is all").await;
    }))
}
