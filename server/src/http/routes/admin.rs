//! Administration of a running server: lists live tables, closes or deletes one or an uploaded game, has a name forgotten,
//! announces a restart.
//!
//! There is no password: any program on the server's machine may do this. So it is served only on the
//! metrics address, and only to connections from the machine itself. Websites open in a browser on that
//! machine must not get through either: they can't set [`HEADER`] across origins without a preflight,
//! which is not answered; and under DNS rebinding, the `Host` header still has the website's name.

use crate::{
    archive::{ArchiveError, forgetting, uploads},
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
use rules::Seat;
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
const CLOSE_HERE: &str = "/rooms/{code}/close";
/// The path by which a node lets the owner of a table forget a name.
const FORGET_HERE: &str = "/rooms/{code}/forget/{seat}";

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
        .route("/admin/rooms/{code}/delete", routing::post(delete))
        .route("/admin/rooms/{code}/forget/{seat}", routing::post(forget))
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

/// Deletes a table with all its games, which is closed before.
async fn delete(
    State(operated): State<Operated>,
    Segments(code): Segments<String>,
) -> Result<StatusCode, Error> {
    let code = RoomCode::parse(&code)?;
    match close_table(&operated, &code).await {
        // One that can't be read can be deleted.
        Ok(()) | Err(RoomError::Closed | RoomError::Corrupt(..)) => {}
        Err(error) => return Err(error.into()),
    }
    forgetting::delete_closed(&operated.rooms, &code).await?;
    tracing::info!(?code, "the operator has deleted a table");
    Ok(StatusCode::NO_CONTENT)
}

/// Has the name of a seat's person forgotten; seats are counted from 1, as people do.
async fn forget(
    State(operated): State<Operated>,
    Segments((code, number)): Segments<(String, u8)>,
) -> Result<StatusCode, Error> {
    let (code, seat) = (RoomCode::parse(&code)?, seat_of(number)?);
    let games = forgetting::games_of_person(&operated.rooms, &code, seat).await?;
    forget_name(&operated, &code, seat).await?;
    forgetting::forget_in_lists(&operated.rooms, &code, seat, games).await?;
    tracing::info!(?code, "the operator had a name forgotten");
    Ok(StatusCode::NO_CONTENT)
}

fn seat_of(number: u8) -> Result<Seat, ErrorCode> {
    number.checked_sub(1).map(Seat).ok_or(ErrorCode::SeatOutOfRange)
}

/// Closes a table on the node on which it lives.
async fn close_table(operated: &Operated, code: &RoomCode) -> Result<(), RoomError> {
    match ask_owner(operated, code, &CLOSE_HERE.replace("{code}", code.as_str())).await? {
        Asked::Here => operated.rooms.close(code).await,
        Asked::Done => Ok(()),
    }
}

/// Has a name forgotten on the node on which the table lives.
async fn forget_name(operated: &Operated, code: &RoomCode, seat: Seat) -> Result<(), RoomError> {
    let path = FORGET_HERE.replace("{code}", code.as_str());
    let path = path.replace("{seat}", &(seat.index() + 1).to_string());
    match ask_owner(operated, code, &path).await? {
        Asked::Here => operated.rooms.forget_name(code, seat).await,
        Asked::Done => Ok(()),
    }
}

/// Where something was asked that the owner of a table does.
enum Asked {
    /// This process is the owner.
    Here,
    /// Another node has done it.
    Done,
}

/// Posts to the node on which a table lives, if that is another.
async fn ask_owner(
    Operated { rooms, cluster }: &Operated,
    code: &RoomCode,
    path: &str,
) -> Result<Asked, RoomError> {
    let Some(cluster) = cluster else { return Ok(Asked::Here) };
    let mut asked = Request::new(Body::empty());
    *asked.method_mut() = Method::POST;
    *asked.uri_mut() = path.parse().map_err(ErrorCode::internal)?;
    let now = rooms.deals().now();
    match to_owner(cluster, code, &RequestInfo::of_operator(), now, asked).await? {
        Passed::ToSelf(_) => Ok(Asked::Here),
        Passed::On(answer) => match answer.status() {
            StatusCode::NO_CONTENT => Ok(Asked::Done),
            StatusCode::NOT_FOUND => Err(RoomError::Unknown),
            StatusCode::GONE => Err(RoomError::Closed),
            StatusCode::CONFLICT => Err(ErrorCode::NoGuestThere.into()),
            _ => Err(ErrorCode::Unavailable.into()),
        },
    }
}

/// The router by which other nodes ask for what the owner of a table does.
pub(crate) fn of_owner(rooms: Arc<Rooms>) -> Router {
    Router::new()
        .route(CLOSE_HERE, routing::post(close_here))
        .route(FORGET_HERE, routing::post(forget_here))
        .with_state(rooms)
}

/// Closes a table that lives here, for an operator of another node.
async fn close_here(
    State(rooms): State<Arc<Rooms>>,
    Segments(code): Segments<String>,
) -> Result<StatusCode, Error> {
    rooms.close(&RoomCode::parse(&code)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has a name forgotten at a table that lives here, for an operator of another node.
async fn forget_here(
    State(rooms): State<Arc<Rooms>>,
    Segments((code, number)): Segments<(String, u8)>,
) -> Result<StatusCode, Error> {
    rooms.forget_name(&RoomCode::parse(&code)?, seat_of(number)?).await?;
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
