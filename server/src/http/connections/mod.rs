//! Accepts connections, bounds how many there are, and lets none keep the server waiting.
//!
//! A connection that sends the head of its request too slowly, or none, is closed; so is one that
//! takes nothing of what is sent to it. How slowly the body of a request may come is the business of
//! those who [read](crate::http::router) it, and how long a WebSocket may be silent that of its room.

pub(crate) mod guarded;
pub(crate) mod refuse;

use crate::{
    http::{
        connections::{guarded::Guarded, refuse::Refusals},
        options::HttpOptions,
    },
    limits::{Address, Limits},
};
use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
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

/// How long requests that are under way may take to end when the server does.
const GRACE: Duration = Duration::from_secs(3);
/// The largest head of a request, in bytes: browsers send one or two KiB.
const HEAD_BYTES: usize = 16 * 1024;

/// Answers requests until `shutdown` is ready and those under way have ended.
pub async fn serve(
    mut listener: TcpListener,
    router: Router,
    options: &HttpOptions,
    limits: Arc<Limits>,
    shutdown: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(options.request_timeout)
        .max_buf_size(HEAD_BYTES);
    let (end, ending) = watch::channel(());
    let refusals = Refusals::default();
    // Whoever is left at the end is cut off with it.
    let mut connections = JoinSet::new();
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, remote) = select! {
            // It waits a little where the system has no more to give.
            accepted = Listener::accept(&mut listener) => accepted,
            () = &mut shutdown => break,
        };
        while connections.try_join_next().is_some() {}
        prepare(&stream);
        let address = (!options.behind_proxy).then(|| Address::from(remote.ip()));
        let ticket = match limits.accept(address) {
            Ok(ticket) => ticket,
            Err(code) => {
                refusals.send(code, stream, &mut connections);
                continue;
            }
        };
        let stream = Guarded::new(stream, options.write_timeout, ticket);
        let service = TowerToHyperService::new(router.clone().map_request(from(remote)));
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
        tracing::info!("requests that were under way are cut off");
    }
}

/// A view is one small packet: it must not wait for the acknowledgement of the one before.
fn prepare(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection delays its packets");
    }
}

/// Tells handlers where a request comes from.
fn from(remote: SocketAddr) -> impl Fn(Request<Incoming>) -> Request + Clone {
    move |request| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(remote));
        request
    }
}
