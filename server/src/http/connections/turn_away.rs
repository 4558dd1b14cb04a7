//! Refused connections, which get a response with the reason.

use crate::{http::pages::turned_away::turned_away, protocol::error_code::ErrorCode};
use axum::{Router, body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::{rt::TokioIo, service::TowerToHyperService};
use std::{net::IpAddr, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::Semaphore,
    task::JoinSet,
    time::timeout,
};
use tower::ServiceExt;

/// How many responses are sent at the same time; further connections are just closed.
const TOLD_AT_ONCE: usize = 64;
/// The longest that one response may take: the journal is asked whether the server is ready.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(4);

/// The connections that are being turned away.
pub(crate) struct TurnedAway {
    /// The routes that are answered all the same: a full server is a healthy one.
    probes: Router,
    /// For connections from this machine, from which containers are probed, and for all others.
    permits: [Arc<Semaphore>; 2],
}

impl TurnedAway {
    /// Has turned away nobody yet.
    pub(crate) fn new(probes: Router) -> TurnedAway {
        TurnedAway { probes, permits: [(); 2].map(|()| Arc::new(Semaphore::new(TOLD_AT_ONCE))) }
    }

    /// Answers the first request of a connection, and closes it.
    pub(crate) fn send(
        &self,
        code: ErrorCode,
        (stream, remote): (TcpStream, IpAddr),
        tasks: &mut JoinSet<()>,
    ) {
        let [own, others] = &self.permits;
        let permits = if remote.to_canonical().is_loopback() { own } else { others };
        let Ok(permit) = permits.clone().try_acquire_owned() else {
            return;
        };
        let answer = self
            .probes
            .clone()
            .fallback(async move |request: Request| turned_away(code, request.headers()));
        tasks.spawn(async move {
            match timeout(ANSWER_TIMEOUT, tell(answer, stream)).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::debug!(%error, "a refused connection ended early"),
                Err(_) => tracing::debug!("a refused connection sent no request"),
            }
            drop(permit);
        });
    }
}

async fn tell(answer: Router, stream: TcpStream) -> hyper::Result<()> {
    let answer = TowerToHyperService::new(
        answer.map_request(|request: hyper::Request<Incoming>| request.map(Body::new)),
    );
    let connection = http1::Builder::new()
        .keep_alive(false)
        .max_buf_size(crate::http::connections::HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), answer);
    let mut stream = connection.without_shutdown().await?.io.into_inner();
    drain(&mut stream).await;
    Ok(())
}

/// Reads what remains before closing: closing a socket with unread data resets the connection, and the
/// client may lose the response.
async fn drain(stream: &mut TcpStream) {
    let mut unread = [0; 1024];
    if stream.shutdown().await.is_ok() {
        while stream.read(&mut unread).await.is_ok_and(|length| length > 0) {}
    }
}
