//! A hundred connections that ask for what is dear to answer, from one address and from a hundred, beside twenty
//! tables at which people play.

use crate::{
    guests::{pace::Pace, socket::bearer},
    measure::{Setting, measure},
    servers::{nodes::NodeOptions, process::Server},
};
use anyhow::{Context, Result};
use fastrand::Rng;
use serde_json::{Value, json};
use std::{
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpSocket,
    task::JoinSet,
};

/// How many ask at the same time, one question after the other.
const CONNECTIONS: u8 = 100;
/// How many tables play.
const TABLES: usize = 20;
/// The game that is asked for.
const RECORD: &str =
    include_str!("../../../server/record/tests/records/good/rough_seas_played_4.json");

/// What is asked for.
#[derive(Clone, Copy)]
enum Dear {
    /// A file of the client: what is compared with.
    File,
    /// The picture of a finished sea.
    Sea,
    /// A replay.
    Replay,
    /// The positions of a replay.
    Views,
    /// A table that goes on from a position, dealt anew.
    Anew,
    /// How often options were won.
    Wins,
    /// An upload.
    Upload,
    /// The start page.
    Page,
}

impl Dear {
    const ALL: [Dear; 8] = [
        Dear::File,
        Dear::Sea,
        Dear::Replay,
        Dear::Views,
        Dear::Anew,
        Dear::Wins,
        Dear::Upload,
        Dear::Page,
    ];

    fn name(self) -> &'static str {
        match self {
            Dear::File => "a picture of the client",
            Dear::Sea => "the picture of a sea",
            Dear::Replay => "a replay",
            Dear::Views => "100 positions",
            Dear::Anew => "a table dealt anew",
            Dear::Wins => "wins of options",
            Dear::Upload => "an upload",
            Dear::Page => "the start page",
        }
    }

    /// The method, the path and the body of the request about an uploaded record.
    fn request(self, record: &str) -> (&'static str, String, String) {
        let get = |path: String| ("GET", path, String::new());
        match self {
            Dear::File => get("/previews/home.png".into()),
            Dear::Sea => get(format!("/replay/{record}/sea.png")),
            Dear::Replay => get(format!("/api/records/{record}/replay")),
            Dear::Views => get(format!("/api/records/{record}/replay/views?as=open")),
            Dear::Anew => {
                let of = json!({"record": record});
                let deal = json!({"type": "continued", "of": of, "position": 10, "anew": 0});
                ("POST", "/api/rooms".into(), json!({"deal": deal}).to_string())
            }
            Dear::Wins => ("POST", "/api/games/tranquility/wins".into(), "{}".into()),
            Dear::Upload => ("POST", "/api/records".into(), RECORD.into()),
            Dear::Page => get("/".into()),
        }
    }
}

/// Measures, and prints a line for each thing that is asked for.
///
/// # Errors
/// A server or a connection failed.
pub(crate) async fn run(program: &Path, nodes: &NodeOptions, seed: u64) -> Result<()> {
    for addresses in [1, CONNECTIONS] {
        for dear in Dear::ALL {
            let server = Server::real(program, &[], &[]).await?;
            let mut rng = Rng::with_seed(seed);
            let bearer = bearer(&mut rng);
            let (method, path, body) = Dear::Upload.request("");
            let uploaded = ask(server.address, 1, &head(method, &path, &bearer, &body)).await?;
            let (_, uploaded) = uploaded.split_once("\r\n\r\n").context("no answer")?;
            let uploaded: Value = serde_json::from_str(uploaded)?;
            let (method, path, body) = dear.request(uploaded["id"].as_str().context("no id")?);
            let request = head(method, &path, &bearer, &body);
            let answers = Arc::new(Answers::default());
            let mut asking = JoinSet::new();
            let setting = Setting {
                rooms: TABLES,
                pace: Pace::new(Duration::from_secs(1)),
                slow_readers: false,
                idle: 0,
                partners: 0,
                flood: 0,
                with_floor: false,
                warm_up: Duration::from_secs(4),
                duration: Duration::from_secs(8),
                seed,
            };
            for number in 0..CONNECTIONS {
                let (server, request, answers) = (server.address, request.clone(), answers.clone());
                asking.spawn(async move {
                    loop {
                        let told = ask(server, number % addresses + 1, &request).await;
                        let is_good = told.is_ok_and(|told| told.starts_with("HTTP/1.1 2"));
                        let count = if is_good { &answers.told } else { &answers.refused };
                        count.fetch_add(1, Relaxed);
                    }
                });
            }
            let figures = measure(program, &nodes.there(server.address), setting).await?;
            drop(asking);
            println!(
                "{}, {CONNECTIONS} connections from {addresses}: moves p50 {:.1} ms, p99 {:.1} ms; at most {} MB, then {} MB; \
                 {} answers, {} refused",
                dear.name(),
                figures.delays.p50,
                figures.delays.p99,
                server.peak()? / 1_000_000,
                server.settled().await? / 1_000_000,
                answers.told.load(Relaxed),
                answers.refused.load(Relaxed),
            );
        }
    }
    Ok(())
}

/// How requests were answered.
#[derive(Default)]
struct Answers {
    told: AtomicU64,
    refused: AtomicU64,
}

fn head(method: &str, path: &str, bearer: &str, body: &str) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: {bearer}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// What is answered to a request from that address of this machine.
async fn ask(server: SocketAddr, address: u8, request: &str) -> Result<String> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((Ipv4Addr::new(127, 1, 0, address), 0).into())?;
    let mut stream = socket.connect(server).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
