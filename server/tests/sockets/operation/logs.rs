//! What the log tells of a game, and what it does not.

use crate::sockets::games::play;
use reqwest::RequestBuilder;
use serde_json::{Value, json};
use std::{collections::BTreeSet, fs, net::SocketAddr, path::Path, process::Stdio};
use test_support::{
    client::{Client, PATIENCE, secret},
    process::{SERVER, draws, program},
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    sync::mpsc,
    time::timeout,
};

/// The program, and what it writes down.
pub(super) struct Talker {
    _child: Child,
    pub(super) address: SocketAddr,
    lines: mpsc::UnboundedReceiver<String>,
    log: Vec<Value>,
}

impl Talker {
    /// Starts the program and waits until it listens.
    pub(super) async fn start(data: &Path, filter: &str, arguments: &[&str]) -> Talker {
        let mut child = Command::new(program(SERVER))
            .arg(draws())
            .args(["--listen=127.0.0.1:0", "--limits=off", "--log-format=json"])
            .arg(format!("--data={}", data.display()))
            .args(arguments)
            .env("RUST_LOG", filter)
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut written = BufReader::new(child.stderr.take().unwrap()).lines();
        let (writer, lines) = mpsc::unbounded_channel();
        // The pipe must not fill up, whether the test reads the log or not.
        tokio::spawn(async move {
            while let Ok(Some(line)) = written.next_line().await {
                writer.send(line).ok();
            }
        });
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut talker = Talker { _child: child, address, lines, log: Vec::new() };
        let said = talker.until("listening on http://").await;
        talker.address = said["listening on http://".len()..].parse().unwrap();
        talker
    }

    /// The next message that begins like that; everything up to it is kept.
    pub(super) async fn until(&mut self, beginning: &str) -> String {
        loop {
            let line = timeout(PATIENCE, self.lines.recv()).await.expect("it says that");
            let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
            let message = line["message"].as_str().unwrap_or_default().to_owned();
            self.log.push(line);
            if message.starts_with(beginning) {
                return message;
            }
        }
    }

    /// Where it tells operators what it is told to.
    pub(super) async fn metrics(&mut self) -> String {
        let begins = "metrics on http://";
        let told = |line: &Value| Some(line["message"].as_str()?.strip_prefix(begins)?.to_owned());
        let told = match self.log.iter().find_map(told) {
            Some(address) => address,
            None => self.until(begins).await[begins.len()..].to_owned(),
        };
        told.trim_end_matches("/metrics").to_owned()
    }

    /// All that was read so far.
    pub(super) fn text(&self) -> String {
        self.log.iter().map(Value::to_string).collect::<Vec<_>>().join("\n")
    }
}

async fn answer(request: RequestBuilder) -> Value {
    let answer = request.send().await.unwrap();
    assert!(answer.status().is_success(), "{answer:?}");
    answer.json().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_names_requests_and_rooms_and_tells_nothing_of_games_and_guests() {
    let folder = tempfile::tempdir().unwrap();
    let filter = "info,tranquility=trace,rules=trace,tower_http=trace";
    let mut talker = Talker::start(folder.path(), filter, &[]).await;
    let address = talker.address;
    let at = |path: &str| format!("http://{}{path}", address);
    let http = reqwest::Client::new();

    let table = json!({"game": "tranquility"});
    let created = answer(http.post(at("/api/rooms")).bearer_auth(secret(1)).json(&table)).await;
    let room = created["code"].as_str().unwrap().to_owned();
    let mut clients = Vec::new();
    for number in 1..=3 {
        clients.push(Client::join(address, &room, number).await);
    }
    let names = ["Anastasia", "Bartholomew"];
    for (seat, client) in clients.iter_mut().take(2).enumerate() {
        client.ok(json!({"type": "sit", "seat": seat, "name": names[seat]})).await;
    }
    clients[0].ok(json!({"type": "chat", "text": "mumbo jumbo"})).await;
    clients[0].ok(json!({"type": "start"})).await;
    clients[0].refused(json!({"type": "chat", "text": "psst"}), "talk_closed").await;
    play(&mut clients, usize::MAX).await;

    let path = format!("/api/rooms/{room}/games/1/record");
    let record = answer(http.get(at(&path)).bearer_auth(secret(1))).await;
    let brought = http.post(at("/api/records")).bearer_auth(secret(2)).json(&record);
    answer(brought).await;
    let link = answer(http.post(at("/api/me/link")).bearer_auth(secret(1)).json(&json!({}))).await;
    let named = http.post(at("/api/me/claim")).json(&link).send().await.unwrap();
    let request = named.headers()["x-request-id"].to_str().unwrap().to_owned();
    let seed = clients[0].view["table"]["fairness"]["seed"].as_str().unwrap().to_owned();
    let fault =
        json!({"part": "board", "build": "0a1b", "error": "TypeError", "places": ["a-b.js:1:2"]});
    let report =
        async |fault: &Value| http.post(at("/api/faults")).json(fault).send().await.unwrap();
    assert_eq!(report(&fault).await.status(), 204);
    for (key, text) in [("error", names[0].to_owned() + " has"), ("places", "psst".to_owned())] {
        let mut quoting = fault.clone();
        quoting[key] = if key == "places" { json!([text]) } else { json!(text) };
        assert_eq!(report(&quoting).await.status(), 400, "{quoting}");
    }
    drop(clients);
    for _ in 0..3 {
        talker.until("a connection was closed").await;
    }

    let lines = &talker.log;
    let spans = |name: &str, key: &str, value: &str| {
        let mut spans = lines.iter().flat_map(|line| line["spans"].as_array()).flatten();
        spans.any(|span| span["name"] == name && span[key] == value)
    };
    assert!(spans("request", "id", &request) && spans("request", "path", "/api/me/claim"));
    let rooms = lines.iter().flat_map(|line| line["spans"].as_array()).flatten();
    let rooms = rooms.filter(|span| span["name"] == "room").map(|span| span["code"].to_string());
    let rooms: BTreeSet<String> = rooms.collect();
    assert!(rooms.len() == 1 && rooms.first().is_some_and(|name| name.starts_with("\"room/")));
    assert!(lines.iter().any(|line| line["message"] == "a game begins"));
    let failed = lines.iter().find(|line| line["message"] == "a part of a page failed").unwrap();
    assert_eq!((&failed["error"], &failed["places"]), (&json!("TypeError"), &json!("a-b.js:1:2")));

    let log = talker.text();
    let token = link["token"].as_str().unwrap().to_owned();
    let secrets = (1..=3).map(secret).chain([seed, token, room]);
    let said = [names[0], names[1], "mumbo", "psst"].map(str::to_owned);
    let cards = ["\"hand\"", "\\\"hand", "\"deal\"", "\\\"deal", "\"cells", "\"place\"", "\"legal"];
    for hidden in secrets.chain(said).chain(cards.map(str::to_owned)) {
        assert!(!log.contains(&hidden), "{hidden} is in the log");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_the_server_is_not_ready_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let [data, away] = ["data", "away"].map(|name| folder.path().join(name));
    let mut talker = Talker::start(&data, "info", &[]).await;
    let url = format!("http://{}/readyz", talker.address);
    let ready = async || reqwest::get(&url).await.unwrap().status().as_u16();
    assert_eq!(ready().await, 200);
    fs::rename(&data, &away).unwrap();
    talker.until("the journal was taken away").await;
    // An answer is good for a moment.
    let no_longer = async { while ready().await != 503 {} };
    timeout(PATIENCE, no_longer).await.expect("it notices");
    fs::rename(&away, &data).unwrap();
    talker.until("the journal is back").await;
    let errors = talker.log.iter().filter(|line| line["level"] == "ERROR");
    let errors: Vec<_> = errors.map(|line| line["message"].as_str().unwrap()).collect();
    assert_eq!(errors, ["the journal was taken away: nothing is stored until it is back"]);
}
