//! Refused connections, which get a response with the reason.

use crate::{http::pages::turned_away::turned_away, protocol::error_code::ErrorCode};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use std::{convert::Infallible, future::ready, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::Semaphore,
    task::JoinSet,
    time::timeout,
};

/// How many responses are sent at the same time; further connections are just closed.
const TOLD_AT_ONCE: usize = 64;
/// The longest that one response may take.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(1);

/// The connections that are being turned away.
pub(crate) struct TurnedAway(Arc<Semaphore>);

impl Default for TurnedAway {
    fn default() -> TurnedAway {
        TurnedAway(Arc::new(Semaphore::new(TOLD_AT_ONCE)))
    }
}

impl TurnedAway {
    /// Answers the first request of a connection, and closes it.
    pub(crate) fn send(&self, code: ErrorCode, stream: TcpStream, tasks: &mut JoinSet<()>) {
        let Ok(permit) = self.0.clone().try_acquire_owned() else {
            return;
        };
        tasks.spawn(async move {
            match timeout(ANSWER_TIMEOUT, tell(code, stream)).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::debug!(%error, "a refused connection ended early"),
                Err(_) => tracing::debug!("a refused connection sent no request"),
            }
            drop(permit);
        });
    }
}

async fn tell(code: ErrorCode, stream: TcpStream) -> hyper::Result<()> {
    let answer = service_fn(|request: Request<Incoming>| {
        ready(Ok::<_, Infallible>(turned_away(code, request.headers())))
    });
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
