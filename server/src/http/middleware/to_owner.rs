//! Requests about a room that lives on another node, which are passed on to that one.
//!
//! The node that they reach first tells the owner, under the nodes' seal, what it knows of the client: from there on the
//! owner handles them as if they had reached it first, limits included. Between nodes that disagree for a moment a
//! request is passed on a few times.

use crate::{
    cluster::{
        Cluster,
        pass_on::{connect, pass_on},
    },
    http::{error::Error, middleware::rate_limits::CODE, request_info::RequestInfo, router::App},
    identity::room_code::RoomCode,
    protocol::error_code::ErrorCode,
};
use axum::{
    RequestExt,
    extract::{MatchedPath, RawPathParams, Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::{io, sync::Arc};
use tokio::net::TcpStream;

/// How often a request is passed on before it is refused.
const MOST: u8 = 3;

/// Passes on a request about a room to its owner, if that is another node.
pub(crate) async fn pass_to_owner(
    State(app): State<App>,
    info: RequestInfo,
    mut request: Request,
    next: Next,
) -> Response {
    let Some(cluster) = &app.cluster else { return next.run(request).await };
    let Some(room) = room_of(&mut request).await else { return next.run(request).await };
    match to_owner(cluster, &room, &info, app.rooms.deals().now(), request).await {
        Ok(Passed::On(response)) => response,
        Ok(Passed::ToSelf(request)) => next.run(request).await,
        Err(code) => Error::from(code).into_response(),
    }
}

/// The room that a request is about.
async fn room_of(request: &mut Request) -> Option<RoomCode> {
    let path = request.extensions().get::<MatchedPath>()?;
    if !path.as_str().contains("/rooms/{code}") {
        return None;
    }
    let params = request.extract_parts::<RawPathParams>().await.ok()?;
    let (_, code) = params.iter().find(|(name, _)| *name == CODE)?;
    RoomCode::parse(code).ok()
}

/// What has become of a request.
pub(crate) enum Passed {
    On(Response),
    /// It is for this node.
    ToSelf(Request),
}

/// Passes a request about that room on to its owner, unless that is this node.
pub(crate) async fn to_owner(
    cluster: &Arc<Cluster>,
    room: &RoomCode,
    info: &RequestInfo,
    now: u64,
    request: Request,
) -> Result<Passed, ErrorCode> {
    let Some((owner, stream)) = connect_to_owner(cluster, room, info).await? else {
        return Ok(Passed::ToSelf(request));
    };
    let told = info.passed_on_once_more();
    let (mut parts, body) = request.into_parts();
    cluster.seal.put_on(&mut parts, &told, now).map_err(ErrorCode::internal)?;
    let moved = {
        let (members, owner, room) = (cluster.members.clone(), owner.clone(), room.clone());
        async move { members.moved_from(&owner, &room).await }
    };
    match pass_on(stream, Request::from_parts(parts, body), moved).await {
        Ok(response) => Ok(Passed::On(response)),
        Err(error) => {
            tracing::debug!(%error, owner, "a request could not be passed on");
            Err(ErrorCode::Unavailable)
        }
    }
}

/// Connects to the owner of a room; `None` if that is this node.
async fn connect_to_owner(
    cluster: &Cluster,
    room: &RoomCode,
    info: &RequestInfo,
) -> Result<Option<(String, TcpStream)>, ErrorCode> {
    while let Some(owner) = cluster.members.other_owner(room) {
        if info.passed_on >= MOST {
            tracing::warn!(?room, "the nodes don't agree on where a room lives");
            return Err(ErrorCode::Unavailable);
        }
        match connect(&owner).await {
            Ok(stream) => return Ok(Some((owner, stream))),
            Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => {
                cluster.members.refuses(&owner);
            }
            Err(error) => {
                tracing::warn!(%error, owner, "a node can't be reached");
                return Err(ErrorCode::Unavailable);
            }
        }
    }
    Ok(None)
}

/// Admits requests of other nodes alone, with what they tell of the client.
pub(crate) async fn of_nodes_only(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let now = app.rooms.deals().now();
    let told: Option<RequestInfo> =
        app.cluster.as_ref().and_then(|cluster| cluster.seal.take_off(&mut parts, now));
    let Some(info) = told else { return StatusCode::FORBIDDEN.into_response() };
    parts.extensions.insert(info);
    next.run(Request::from_parts(parts, body)).await
}
