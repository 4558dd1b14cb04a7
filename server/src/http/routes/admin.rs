//! Administration of a running server: lists live tables, closes one or an uploaded game, announces a restart.
//!
//! There is no password: any program on the server's machine may do this. So it is served only on the
//! metrics address, and only to connections from the machine itself. Websites open in a browser on that
//! machine must not get through either: they can't set [`HEADER`] across origins without a preflight,
//! which is not answered; and under DNS rebinding, the `Host` header still has the website's name.

use crate::{
    archive::{ArchiveError, uploads},
    http::{error::Error, extract::Segments},
    identity::room_code::RoomCode,
    protocol::error_code::ErrorCode,
    room::{actor::operations::LiveRoom, registry::Rooms, restore::RoomError},
};
use axum::{
    Json, Router,
    extract::{ConnectInfo, Request, State, rejection::JsonRejection},
    http::{HeaderMap, StatusCode, Uri, header::HOST},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing,
};
use serde::{Deserialize, Serialize};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

/// The header that every request must have, with any value.
pub(crate) const HEADER: &str = "x-tranquility-admin";

/// The tables in memory.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct LiveRooms {
    /// Ordered by code.
    pub rooms: Vec<LiveRoom>,
}

/// An announcement of a restart.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RestartPlan {
    /// The seconds until then; `null` cancels it.
    pub in_seconds: Option<u32>,
}

impl RestartPlan {
    /// The longest announcement: a day.
    pub(crate) const FARTHEST: u32 = 24 * 60 * 60;
}

/// The router of `/admin`.
pub(crate) fn router(rooms: Arc<Rooms>) -> Router {
    Router::new()
        .route("/admin/rooms", routing::get(list))
        .route("/admin/rooms/{code}/close", routing::post(close))
        .route("/admin/restart", routing::post(restart))
        .with_state(rooms)
        .route_layer(middleware::from_fn(operators_only))
}

async fn list(State(rooms): State<Arc<Rooms>>) -> Json<LiveRooms> {
    Json(LiveRooms { rooms: rooms.describe().await })
}

async fn close(
    State(rooms): State<Arc<Rooms>>,
    Segments(code): Segments<String>,
) -> Result<StatusCode, Error> {
    if let Ok(code) = RoomCode::parse(&code) {
        match rooms.close(&code).await {
            Ok(()) => {
                tracing::info!(?code, "the operator has closed a table");
                return Ok(StatusCode::NO_CONTENT);
            }
            Err(RoomError::Unknown) => {}
            Err(error) => return Err(error.into()),
        }
    }
    match uploads::close(&**rooms.journal(), &code).await {
        Ok(()) => {
            tracing::info!("the operator has deleted an uploaded game");
            Ok(StatusCode::NO_CONTENT)
        }
        Err(ArchiveError::Refused(ErrorCode::UnknownRecord)) => Err(ErrorCode::UnknownRoom.into()),
        Err(error) => Err(error.into()),
    }
}

async fn restart(
    State(rooms): State<Arc<Rooms>>,
    plan: Result<Json<RestartPlan>, JsonRejection>,
) -> Result<StatusCode, Error> {
    let Json(RestartPlan { in_seconds }) = plan.map_err(|_| ErrorCode::Malformed)?;
    if in_seconds.is_some_and(|seconds| seconds > RestartPlan::FARTHEST) {
        return Err(ErrorCode::Malformed.into());
    }
    rooms.announce_restart(in_seconds.map(|seconds| Duration::from_secs(seconds.into())));
    tracing::info!(in_seconds, "the operator has announced or cancelled a restart");
    Ok(StatusCode::NO_CONTENT)
}

async fn operators_only(
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if is_operator(from.ip(), request.headers()) {
        next.run(request).await
    } else {
        Error::from(ErrorCode::OperatorsOnly).into_response()
    }
}

fn is_operator(from: IpAddr, headers: &HeaderMap) -> bool {
    from.to_canonical().is_loopback()
        && headers.contains_key(HEADER)
        && literal_host(headers).is_some()
}

/// The address by which the request names the host; another name could be under an attacker's control.
pub(crate) fn literal_host(headers: &HeaderMap) -> Option<IpAddr> {
    let host: Uri = headers.get(HOST)?.to_str().ok()?.parse().ok()?;
    match host.host()? {
        "localhost" => Some(Ipv4Addr::LOCALHOST.into()),
        host => host.trim_start_matches('[').trim_end_matches(']').parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admitted(from: &str, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| (name.parse().expect("a name"), value.parse().expect("a value")));
        is_operator(from.parse().expect("an address"), &headers.collect())
    }

    #[test]
    fn programs_of_this_machine_are_admitted() {
        for from in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            for host in ["127.0.0.1:9100", "[::1]:9100", "localhost:9100", "localhost"] {
                assert!(admitted(from, &[("host", host), (HEADER, "yes")]), "{from} {host}");
            }
        }
    }

    #[test]
    fn others_are_not() {
        let host = ("host", "127.0.0.1:9100");
        assert!(!admitted("192.168.0.2", &[host, (HEADER, "yes")]), "from another machine");
        assert!(!admitted("127.0.0.1", &[host]), "by a form of a website");
        assert!(!admitted("127.0.0.1", &[(HEADER, "yes")]), "without a host");
        for name in ["evil.example:9100", "127.0.0.1.evil.example", "localhost.evil.example", ""] {
            assert!(!admitted("127.0.0.1", &[("host", name), (HEADER, "yes")]), "as {name}");
        }
    }
}
