//! A guest who makes the stream of a table long, and has many ask for that table.

use crate::guests::socket::{Reader, Socket, bearer, create_table, open};
use anyhow::{Context, Result};
use fastrand::Rng;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinSet,
};
use tokio_tungstenite::tungstenite::Message;

/// How many ask at the same time, one question after the other.
const ASKING: usize = 270;
/// How many commands are under way at once.
const AHEAD: usize = 32;

/// A table with a long stream, and those who ask for it.
pub(crate) struct Flood {
    server: SocketAddr,
    code: String,
    /// How many entries were written.
    entries: usize,
    asking: JoinSet<()>,
    answers: Arc<Answers>,
}

/// How questions were answered.
#[derive(Default)]
struct Answers {
    told: AtomicU64,
    refused: AtomicU64,
}

impl Flood {
    /// Writes so many entries, or as many as the server takes.
    ///
    /// # Errors
    /// The connection is broken.
    pub(crate) async fn write(server: SocketAddr, most: usize, rng: &mut Rng) -> Result<Flood> {
        let bearer = bearer(rng);
        let code = create_table(server, &bearer, 0).await?;
        let path = format!("/api/rooms/{code}/ws");
        let mut socket = open(server, &path, &bearer, Reader::Usual).await?;
        let (mut sent, mut entries) = (0, 0);
        while entries < most {
            while sent < most && sent < entries + AHEAD {
                let name = format!("Wim {sent}");
                let command = serde_json::json!({"type": "name", "name": name});
                let message = serde_json::json!({"id": sent.to_string(), "do": command});
                socket.send(Message::text(message.to_string())).await?;
                sent += 1;
            }
            match done(&mut socket).await? {
                Some(done) => entries += done,
                None => break,
            }
        }
        Ok(Flood { server, code, entries, asking: JoinSet::new(), answers: Arc::default() })
    }

    /// Has many ask what anybody may know of the table, until this is dropped.
    pub(crate) fn ask(&mut self) {
        for _ in 0..ASKING {
            let (server, code, answers) = (self.server, self.code.clone(), self.answers.clone());
            self.asking.spawn(async move {
                while let Ok(answer) = question(server, &code).await {
                    let told = answer.starts_with("HTTP/1.1 200");
                    let count = if told { &answers.told } else { &answers.refused };
                    count.fetch_add(1, Relaxed);
                }
            });
        }
    }

    /// What came of it, in a sentence.
    pub(crate) fn told(&self) -> String {
        let Answers { told, refused } = &*self.answers;
        format!(
            "{} entries were written; of {ASKING} that asked on and on, {} were answered and {} refused",
            self.entries,
            told.load(Relaxed),
            refused.load(Relaxed)
        )
    }
}

/// How many commands the next message acknowledges; `None` if it refuses one.
async fn done(socket: &mut Socket) -> Result<Option<usize>> {
    let message = socket.next().await.context("the server hung up")??;
    let Message::Text(text) = message else { return Ok(Some(0)) };
    let message: Value = serde_json::from_str(&text)?;
    if message["type"] == "refused" {
        return Ok(None);
    }
    Ok(Some(message["you"]["done"].as_array().map_or(0, Vec::len)))
}

async fn question(server: SocketAddr, code: &str) -> Result<String> {
    let mut stream = TcpStream::connect(server).await?;
    let request =
        format!("GET /api/rooms/{code} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}
