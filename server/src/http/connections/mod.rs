//! The accept loop: bounds the number of connections, and closes stalled ones.
//!
//! Own code instead of `axum-server`, since connections are counted and refused before their first
//! request. A connection is closed if it sends the head of a request too slowly, or does not read.
//! Bodies are timed where they are [read](crate::http::router), WebSockets by their rooms.

pub(crate) mod guarded;
pub(crate) mod turn_away;

use crate::{
    http::{
        connections::{guarded::Guarded, turn_away::TurnedAway},
        http_options::HttpOptions,
    },
    limits::{Address, Limits},
};
use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
    http::{HeaderValue, StatusCode, header::CONNECTION},
    response::Response,
    serve::Listener,
};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use std::{net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpStream},
    select,
    sync::watch,
    task::JoinSet,
    time::timeout,
};
use tower::ServiceExt;

/// The longest that pending requests may take after the shutdown began.
const GRACE: Duration = Duration::from_secs(3);
/// The largest request head in bytes: browsers send one or two KiB.
const HEAD_BYTES: usize = 16 * 1024;

/// Who connects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Peers {
    /// Clients, whose connections count for their addresses, and proxies.
    Clients,
    /// Other nodes, each for many clients.
    Nodes,
}

/// Serves requests until `shutdown` completes and pending ones are done.
pub(crate) async fn serve(
    mut listener: TcpListener,
    peers: Peers,
    (router, probes): (Router, Router),
    options: &HttpOptions,
    limits: Arc<Limits>,
    shutdown: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(options.request_timeout)
        .max_buf_size(HEAD_BYTES);
    let (end, ending) = watch::channel(());
    let turned_away = TurnedAway::new(probes);
    // Remaining connections are aborted when this is dropped.
    let mut connections = JoinSet::new();
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, remote) = select! {
            // `accept` waits a little if the system is out of resources.
            accepted = Listener::accept(&mut listener) => accepted,
            () = &mut shutdown => break,
        };
        while connections.try_join_next().is_some() {}
        prepare(&stream);
        let is_shared = peers == Peers::Nodes || options.is_proxy(remote.ip());
        let address = (!is_shared).then(|| Address::from(remote.ip()));
        let ticket = match limits.accept(address) {
            Ok(ticket) => ticket,
            Err(limit) => {
                turned_away.send(limit, (stream, remote.ip()), &mut connections);
                continue;
            }
        };
        let stream = Guarded::new(stream, options.write_timeout, ticket);
        let service = router
            .clone()
            .map_request(coming_from(remote))
            .map_response(release_if_full(limits.clone(), address));
        let service = TowerToHyperService::new(service);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut ending = ending.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            let ended = select! {
                ended = connection.as_mut() => ended,
                _ = ending.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended early");
            }
        });
    }
    drop((listener, end));
    let under_way = async { while connections.join_next().await.is_some() {} };
    if timeout(GRACE, under_way).await.is_err() {
        tracing::info!("pending requests were aborted");
    }
}

/// Views are small packets that must not wait for an acknowledgement (Nagle's algorithm).
fn prepare(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY could not be set");
    }
}

/// Ends a connection after the response while further ones would be refused: an idle one would take the
/// place that the WebSocket of the same page needs.
fn release_if_full(
    limits: Arc<Limits>,
    address: Option<Address>,
) -> impl Fn(Response) -> Response + Clone {
    move |mut response| {
        if response.status() != StatusCode::SWITCHING_PROTOCOLS && limits.is_full(address) {
            response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
        }
        response
    }
}

/// Adds the client's address to requests.
fn coming_from(remote: SocketAddr) -> impl Fn(Request<Incoming>) -> Request + Clone {
    move |request| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(remote));
        request
    }
}
