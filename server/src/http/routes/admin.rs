//! What operators may do while the server runs: see which tables are live, close one, announce a
//! restart.
//!
//! There is no password: whoever may run programs on the server's machine may do all this. So it is
//! answered on the address of the metrics alone, and to connections from the machine itself. A
//! website that is open in a browser on that machine must not get through either: it can't set the
//! [`HEADER`] for another origin without being allowed to, which nobody answers; and if its name
//! suddenly stands for this machine (DNS rebinding), the browser still says that name as the host.

use crate::{
    http::extract::Segments,
    protocol::error_code::{Error, ErrorCode},
    room::{operations::LiveRoom, registry::Rooms},
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
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

/// The header that every request must have, with any value.
pub const HEADER: &str = "x-tranquility-admin";

/// The tables that are in memory.
#[derive(Debug, Serialize, Deserialize)]
pub struct LiveRooms {
    /// In the order of their codes.
    pub rooms: Vec<LiveRoom>,
}

/// When the server is going to restart.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestartPlan {
    /// In how many seconds; `null`: it is not, after all.
    pub in_seconds: Option<u32>,
}

impl RestartPlan {
    /// The farthest restart that can be announced: a day.
    pub const FARTHEST: u32 = 24 * 60 * 60;
}

/// Everything under `/admin`.
pub fn router(rooms: Arc<Rooms>) -> Router {
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
    rooms.close(&code).await?;
    tracing::info!(room = code, "the operator has closed a table");
    Ok(StatusCode::NO_CONTENT)
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
    tracing::info!(in_seconds, "the operator has announced a restart, or taken that back");
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
    from.to_canonical().is_loopback() && headers.contains_key(HEADER) && is_literal(headers)
}

/// Whether the host that was asked for is this machine by address, not by a name that somebody else
/// may have given to it.
fn is_literal(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()?.parse::<Uri>().ok());
    let Some(host) = host.as_ref().and_then(Uri::host) else {
        return false;
    };
    let address = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || address.parse::<IpAddr>().is_ok()
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
