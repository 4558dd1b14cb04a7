//! The WebSocket endpoint: checks origin and guest, and passes the connection to its room.

use crate::{
    http::{
        error::Error,
        extract::Query,
        middleware::rate_limits,
        request_info::{RequestInfo, csrf},
        router::App,
    },
    identity::{guest::Guest, room_code::RoomCode},
    lobby::visits,
    room::actor::clients::admission::{Joining, close_unadmitted},
    websocket::Handshake,
};
use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use serde::Deserialize;

/// The bytes that a connection may send for each command that it may send.
const BYTES_PER_COMMAND: f64 = 1024.0;

/// The query parameters of a connecting client.
#[derive(Deserialize)]
pub(crate) struct Arrival {
    /// The number of the newest view of the room that the client has seen, 0 if none.
    #[serde(default)]
    seen: u64,
    /// The client's build, if it names one: a page may be older than the server.
    build: Option<String>,
}

/// Opens the WebSocket of a room.
pub(crate) async fn connect(
    Path(code): Path<String>,
    Query(Arrival { seen, build }): Query<Arrival>,
    State(app): State<App>,
    info: RequestInfo,
    headers: HeaderMap,
    guest: Result<Guest, Error>,
    handshake: Result<Handshake, Error>,
) -> Result<Response, Error> {
    csrf::check(&headers, &info, &app)?;
    let guest = guest?.id;
    let handshake = handshake?;
    let address = info.address();
    let room = RoomCode::parse(&code)?;
    let bytes_per_second = app.rooms.options().commands_per_second * BYTES_PER_COMMAND;
    let mut ticket = app.limits.connect(address, guest);
    if ticket.is_err() && rate_limits::is_seated_or_host(&app, &info, &code, guest).await {
        ticket = app.limits.connect_first(address, guest);
    }
    let ticket = match ticket {
        Ok(ticket) => ticket,
        // Browsers don't show pages the reason for a refused handshake.
        Err(limit) => {
            return Ok(
                handshake.accept(bytes_per_second, move |socket| close_unadmitted(socket, limit))
            );
        }
    };
    let outdated = build.is_some_and(|build| app.client.is_outdated(&build));
    app.rooms.start(&room).await?;
    Ok(handshake.accept(bytes_per_second, async move |socket| {
        // If the room has ended meanwhile, the connection just closes and the client reconnects.
        let joining = Joining { guest, socket, seen, outdated, ticket };
        if let Err(error) = app.rooms.join(&room, joining).await {
            tracing::warn!(%error, "a connection found its room gone");
            return;
        }
        let now = app.rooms.deals().now();
        if let Err(error) = visits::remember(&*app.journal, guest, &room, now).await {
            tracing::warn!(%error, "a visit could not be stored");
        }
    }))
}
