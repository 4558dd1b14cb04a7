//! Administration of a running server: lists live tables, closes one or an uploaded game, announces a restart.
//!
//! There is no password: any program on the server's machine may do this. So it is served only on the
//! metrics address, and only to connections from the machine itself. Websites open in a browser on that
//! machine must not get through either: they can't set [`HEADER`] across origins without a preflight,
//! which is not answered; and under DNS rebinding, the `Host` header still has the website's name.

use crate::{
    archive::{ArchiveError, uploads},
    cluster::Cluster,
    http::{
        error::Error,
        extract::Segments,
        middleware::to_owner::{Passed, to_owner},
        request_info::RequestInfo,
    },
    identity::room_code::RoomCode,
    protocol::error_code::ErrorCode,
    room::{actor::operations::LiveRoom, registry::Rooms, restore::RoomError},
};
use axum::{
    Json, Router,
    body::Body,
    extract::{ConnectInfo, Request, State, rejection::JsonRejection},
    http::{HeaderMap, Method, StatusCode, Uri, header::HOST},
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

/// The path by which a node lets the owner of a table close it.
pub(crate) const CLOSE_HERE: &str = "/rooms/{code}/close";

/// What operators look after.
#[derive(Clone)]
struct Operated {
    rooms: Arc<Rooms>,
    cluster: Option<Arc<Cluster>>,
}

/// The router of `/admin`.
pub(crate) fn router(rooms: Arc<Rooms>, cluster: Option<Arc<Cluster>>) -> Router {
    Router::new()
        .route("/admin/rooms", routing::get(list))
        .route("/admin/rooms/{code}/close", routing::post(close))
        .route("/admin/restart", routing::post(restart))
        .with_state(Operated { rooms, cluster })
        .route_layer(middleware::from_fn(operators_only))
}

async fn list(State(operated): State<Operated>) -> Json<LiveRooms> {
    Json(LiveRooms { rooms: operated.rooms.describe().await })
}

async fn close(
    State(operated): State<Operated>,
    Segments(code): Segments<String>,
) -> Result<StatusCode, Error> {
    if let Ok(code) = RoomCode::parse(&code) {
        match close_table(&operated, &code).await {
            Ok(()) => {
                tracing::info!(?code, "the operator has closed a table");
                return Ok(StatusCode::NO_CONTENT);
            }
            Err(RoomError::Unknown) => {}
            Err(error) => return Err(error.into()),
        }
    }
    match uploads::close(&**operated.rooms.journal(), &code).await {
        Ok(()) => {
            tracing::info!("the operator has deleted an uploaded game");
            Ok(StatusCode::NO_CONTENT)
        }
        Err(ArchiveError::Refused(ErrorCode::UnknownRecord)) => Err(ErrorCode::UnknownRoom.into()),
        Err(error) => Err(error.into()),
    }
}

/// Closes a table on the node on which it lives.
async fn close_table(
    Operated { rooms, cluster }: &Operated,
    code: &RoomCode,
) -> Result<(), RoomError> {
    let Some(cluster) = cluster else { return rooms.close(code).await };
    let mut asked = Request::new(Body::empty());
    *asked.method_mut() = Method::POST;
    *asked.uri_mut() =
        CLOSE_HERE.replace("{code}", code.as_str()).parse().map_err(ErrorCode::internal)?;
    let now = rooms.deals().now();
    match to_owner(cluster, code, &RequestInfo::of_operator(), now, asked).await? {
        Passed::ToSelf(_) => rooms.close(code).await,
        Passed::On(answer) => match answer.status() {
            StatusCode::NO_CONTENT => Ok(()),
            StatusCode::NOT_FOUND => Err(RoomError::Unknown),
            StatusCode::GONE => Err(RoomError::Closed),
            _ => Err(ErrorCode::Unavailable.into()),
        },
    }
}

/// Closes a table that lives here, for an operator of another node.
pub(crate) async fn close_here(
    State(rooms): State<Arc<Rooms>>,
    Segments(code): Segments<String>,
) -> Result<StatusCode, Error> {
    rooms.close(&RoomCode::parse(&code)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn restart(
    State(Operated { rooms, .. }): State<Operated>,
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
