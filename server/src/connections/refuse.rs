//! Connections for which there is no place.

use crate::{error::Code, wire::Refused};
use std::{sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::Semaphore,
    task::JoinSet,
    time::timeout,
};

/// How many are told why they are refused, at the same time; others are just closed.
const TOLD_AT_ONCE: usize = 64;
/// How long telling one may take.
const PATIENCE: Duration = Duration::from_secs(1);

/// Tells those why for whom there is no place.
pub struct Refusals(Arc<Semaphore>);

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals(Arc::new(Semaphore::new(TOLD_AT_ONCE)))
    }
}

impl Refusals {
    /// Answers the first request of a connection, whatever it is, and closes it.
    pub fn send(&self, code: Code, stream: TcpStream, tasks: &mut JoinSet<()>) {
        let Ok(permit) = self.0.clone().try_acquire_owned() else {
            return;
        };
        tasks.spawn(async move {
            // Whoever does not listen need not be told.
            let _ = timeout(PATIENCE, tell(code, stream)).await;
            drop(permit);
        });
    }
}

async fn tell(code: Code, mut stream: TcpStream) -> std::io::Result<()> {
    stream.write_all(answer(code)?.as_bytes()).await?;
    stream.shutdown().await?;
    // To close it with something unread would tear the answer away from its reader.
    let mut unread = [0; 1024];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}

fn answer(code: Code) -> serde_json::Result<String> {
    let status = code.status();
    let reason = status.canonical_reason().unwrap_or_default();
    let body = serde_json::to_string(&Refused::from(code))?;
    let length = body.len();
    Ok(format!(
        "HTTP/1.1 {} {reason}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         cache-control: no-store\r\nretry-after: 10\r\nconnection: close\r\n\r\n{body}",
        status.as_u16()
    ))
}
