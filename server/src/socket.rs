//! The WebSocket edge: checks who comes from where, and hands the connection to its room.

use crate::{
    error::{Code, Error},
    guest::Guest,
    http::{App, address, extract::Query, origin},
    room::{Joining, RoomCode},
    visits,
};
use axum::{
    extract::{
        Path, State,
        ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    http::{Extensions, HeaderMap},
    response::Response,
};
use serde::Deserialize;

/// A larger read buffer is zeroed on every read and allocated per connection.
const READ_BUFFER: usize = 4 * 1024;
/// Frames up to this size are gathered before they are written.
const WRITE_BUFFER: usize = 4 * 1024;
/// More than the largest frame there is: all chat lines of a room.
const MOST_UNWRITTEN: usize = 512 * 1024;

/// What a client says of itself when it connects.
#[derive(Deserialize)]
pub struct Arrival {
    /// The number of the newest view that it has seen of the room, 0 if none.
    #[serde(default)]
    seen: u64,
}

/// Opens the WebSocket of a room.
pub async fn connect(
    Path(code): Path<String>,
    Query(Arrival { seen }): Query<Arrival>,
    State(app): State<App>,
    headers: HeaderMap,
    extensions: Extensions,
    guest: Result<Guest, Error>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    if !origin::is_allowed(&headers, &app.options) {
        return Err(Code::WrongOrigin.into());
    }
    let guest = guest?.id;
    let upgrade = upgrade.map_err(|_| Code::Malformed)?;
    let address = address::of(&headers, &extensions, &app.options);
    let room = RoomCode::parse(&code)?;
    app.rooms.open(&code).await.map_err(Error)?;
    let ticket = app.limits.connect(address, guest, room.as_str())?;
    // Smaller messages that are still too large are answered with a code.
    let largest = app.options.message_bytes.get();
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNWRITTEN)
        .max_message_size(largest)
        .max_frame_size(largest);
    Ok(upgrade.on_upgrade(async move |socket| {
        // A room that went away between the two lines cannot be told to anybody any more: the
        // connection closes and the client asks again.
        if let Err(refused) = app.rooms.join(&code, Joining { guest, socket, seen, ticket }).await {
            tracing::warn!(code = refused.code, "a connection found its room gone");
            return;
        }
        let now = app.rooms.deals().now();
        if let Err(code) = visits::remember(&*app.journal, guest, &room, now).await {
            tracing::warn!(code = code.as_str(), "a visit is not remembered");
        }
    }))
}
