//! Passing a request on to another node, and what follows an upgrade byte by byte.

use axum::{
    body::Body,
    extract::Request,
    http::{
        HeaderMap, HeaderName, StatusCode, Version,
        header::{CONNECTION, PROXY_AUTHENTICATE, PROXY_AUTHORIZATION, TE, TRAILER},
    },
    response::Response,
};
use hyper::{
    client::conn::http1,
    upgrade::{OnUpgrade, Upgraded, on},
};
use hyper_util::rt::TokioIo;
use std::{io, pin::pin, time::Duration};
use tokio::{
    io::{AsyncWriteExt, BufReader, copy_buf, split},
    net::TcpStream,
    select,
    time::{sleep, timeout},
};

/// The longest that a node may take to accept a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);
/// How long a connection that was passed on outlives the stay of its room there, in which the node tells its clients.
const FAREWELL: Duration = Duration::from_secs(1);
/// How long an owner may take to close what a client has closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
/// Clients send short commands, and are sent views.
const FROM_CLIENT: usize = 1024;
const FROM_OWNER: usize = 4 * 1024;

/// The headers that are of one connection (RFC 9110, section 7.6.1).
const OF_CONNECTION: [HeaderName; 6] = [
    CONNECTION,
    HeaderName::from_static("keep-alive"),
    PROXY_AUTHENTICATE,
    PROXY_AUTHORIZATION,
    TE,
    TRAILER,
];

/// Connects to the node at that address.
pub(crate) async fn connect(address: &str) -> io::Result<TcpStream> {
    let connected = timeout(CONNECT_TIMEOUT, TcpStream::connect(address)).await;
    let stream = connected.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
    // Views are small packets that must not wait for an acknowledgement.
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Passes a request on by a new connection. What is exchanged after an upgrade is passed on until the node closes it,
/// or a while after `moved` completes.
pub(crate) async fn pass_on(
    stream: TcpStream,
    mut request: Request,
    moved: impl Future<Output = ()> + Send + 'static,
) -> hyper::Result<Response> {
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    if upgrade.is_none() {
        remove_those_of_connection(request.headers_mut());
    }
    *request.version_mut() = Version::HTTP_11;
    let (mut node, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        if let Err(error) = connection.with_upgrades().await {
            tracing::debug!(%error, "a request that was passed on ended early");
        }
    });
    let mut response = node.send_request(request).await?;
    if response.status() != StatusCode::SWITCHING_PROTOCOLS {
        remove_those_of_connection(response.headers_mut());
        return Ok(response.map(Body::new));
    }
    let theirs = on(&mut response);
    tokio::spawn(async move {
        let Some(ours) = upgrade else { return };
        match tokio::try_join!(ours, theirs) {
            Ok((client, owner)) => exchange(client, owner, moved).await,
            Err(error) => tracing::debug!(%error, "an upgrade could not be passed on"),
        }
    });
    Ok(response.map(|_| Body::empty()))
}

fn remove_those_of_connection(headers: &mut HeaderMap) {
    for name in OF_CONNECTION {
        headers.remove(name);
    }
}

/// Passes on what a client and the owner of its room send, until the owner closes the connection.
async fn exchange(client: Upgraded, owner: Upgraded, moved: impl Future<Output = ()>) {
    let (from_client, mut to_client) = split(TokioIo::new(client));
    let (from_owner, mut to_owner) = split(TokioIo::new(owner));
    let down = async {
        let mut from_owner = BufReader::with_capacity(FROM_OWNER, from_owner);
        // Either may be gone.
        _ = copy_buf(&mut from_owner, &mut to_client).await;
        _ = to_client.shutdown().await;
    };
    let up = async {
        let mut from_client = BufReader::with_capacity(FROM_CLIENT, from_client);
        if copy_buf(&mut from_client, &mut to_owner).await.is_ok() {
            _ = to_owner.shutdown().await;
            sleep(CLOSE_TIMEOUT).await;
        }
    };
    let moved = async {
        moved.await;
        sleep(FAREWELL).await;
    };
    let (down, up, moved) = (pin!(down), pin!(up), pin!(moved));
    select! {
        () = down => {}
        () = up => {}
        () = moved => {}
    }
}
