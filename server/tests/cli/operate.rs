//! Administration of a running server.

use crate::cli::{
    serving::{Serving, ask},
    text, tranquility,
};
use serde_json::{Value, json};
use std::{collections::BTreeSet, fs, net::TcpStream};
use tokio_tungstenite::tungstenite::{
    Message, WebSocket,
    client::{IntoClientRequest, client},
};

/// The secret of the only guest.
const GUEST: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// The answer to what the guest posts.
fn post(server: &Serving, path: &str, body: &str) -> Value {
    let answer = server.ask(&format!(
        "POST {path} HTTP/1.0\r\nhost: {}\r\nauthorization: Bearer {GUEST}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    ));
    let answer = answer.split_once("\r\n\r\n").expect("an answer").1;
    serde_json::from_str(answer).expect("JSON")
}

struct Table {
    code: String,
    socket: WebSocket<TcpStream>,
}

impl Table {
    /// A new table with a guest.
    fn of(server: &Serving) -> Table {
        let created = post(server, "/api/rooms", &json!({"game": "tranquility"}).to_string());
        let code = created["code"].as_str().expect("a code").to_owned();
        let url = format!("ws://{}/api/rooms/{code}/ws", server.address);
        let mut request = url.into_client_request().expect("a request");
        let bearer = format!("Bearer {GUEST}").parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        let stream = TcpStream::connect(&server.address).expect("connected");
        Table { code, socket: client(request, stream).expect("let in").0 }
    }

    /// Sends a command and waits until it is done or refused.
    fn command(&mut self, id: &str, command: &Value) {
        let message = json!({"id": id, "do": command}).to_string();
        self.socket.send(Message::text(message)).expect("sent");
        loop {
            let Message::Text(text) = self.socket.read().expect("a message") else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            let done = message["you"]["done"].as_array();
            if message["id"] == id || done.is_some_and(|done| done.contains(&json!(id))) {
                return;
            }
        }
    }

    /// A whole game, including a refused command.
    fn play(&mut self) {
        self.command("sit", &json!({"type": "sit", "seat": 0, "name": "Ana"}));
        self.command("start", &json!({"type": "start"}));
        self.command("bad", &json!({"type": "start"}));
        self.command("concede", &json!({"type": "act", "action": {"type": "concede"}}));
    }

    /// A game in which partners hold both seats.
    fn let_partners_play(&mut self) {
        self.command("add", &json!({"type": "add_partner", "seat": 1, "level": "steady"}));
        self.command("again", &json!({"type": "start"}));
        self.command("away", &json!({"type": "play_on"}));
    }
}

fn server(data: &std::path::Path) -> Serving {
    Serving::start(&["--data", text(data), "--metrics-listen", "127.0.0.1:0"])
}

/// Runs `tranquility admin`; returns whether it succeeds, and its output.
fn admin(server: &Serving, arguments: &[&str]) -> (bool, String) {
    let address = ["--metrics-listen", server.metrics()];
    let output = tranquility(&[&["admin"], arguments, &address].concat());
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).expect("text"))
}

/// The words of a text that could be names of metrics.
fn names(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
    let words = words.filter(|word| {
        ["tranquility_", "process_"].iter().any(|start| word.starts_with(start) && word != start)
    });
    words.map(|word| word.trim_end_matches("_bucket").to_owned()).collect()
}

#[test]
fn operators_are_told_on_an_address_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path());
    let get = |path: &str| ask(server.metrics(), &format!("GET {path} HTTP/1.0"));
    assert!(get("/readyz").contains("200 OK"));
    assert!(get("/metrics").contains("\ntranquility_journal_queue 0\n"));
    assert!(get("/api/games").contains("404"), "players are served elsewhere");
    assert!(server.ask("GET /metrics HTTP/1.0").contains("<html"), "players get the client");
    assert!(!server.ask("GET /admin/rooms HTTP/1.0").contains("\"rooms\""));
}

#[test]
fn every_figure_is_explained_and_the_dashboard_shows_none_that_is_not_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path());
    let mut table = Table::of(&server);
    table.play();
    table.let_partners_play();
    while !ask(server.metrics(), "GET /metrics HTTP/1.0").contains("tranquility_thought_seconds") {}
    table.command("back", &json!({"type": "take_over", "seat": 0, "name": "Ana"}));
    let metrics = ask(server.metrics(), "GET /metrics HTTP/1.0");
    let told: BTreeSet<String> = metrics
        .lines()
        .filter_map(|line| Some(line.strip_prefix("# TYPE ")?.split(' ').next()?.to_owned()))
        .collect();
    assert!(told.contains("tranquility_refusals_total"), "{metrics}");
    for line in ["tranquility_players 1", "tranquility_rooms 1", "tranquility_connections 1"] {
        assert!(metrics.contains(&format!("\n{line}\n")), "{line}: {metrics}");
    }

    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let read = |path: &str| fs::read_to_string(format!("{root}/{path}")).expect(path);
    assert_eq!(names(&read("docs/operating.md")), told);
    let dashboard = read("docker/grafana/dashboards/tranquility.json");
    let dashboard: Value = serde_json::from_str(&dashboard).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    let queries = panels.iter().flat_map(|panel| panel["targets"].as_array().expect("queries"));
    let shown: BTreeSet<String> =
        queries.flat_map(|query| names(query["expr"].as_str().expect("a query"))).collect();
    assert!(shown.is_subset(&told), "{:?}", shown.difference(&told));
    assert!(shown.len() > 10, "{shown:?}");
}

#[test]
fn operators_list_tables_and_close_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path());
    let mut table = Table::of(&server);
    table.play();
    let (done, said) = admin(&server, &["rooms"]);
    let row: Vec<&str> = said.lines().nth(1).expect(&said).split_whitespace().take(8).collect();
    assert!(done, "{said}");
    assert!(row[1].starts_with("room/") && !row[1].contains(&table.code), "{said}");
    assert_eq!(row[0], table.code);
    assert_eq!(row[2..], ["tranquility", "over", "1", "1", "1", "1"]);
    assert!(!said.contains("Ana"), "no names: {said}");

    let code = table.code.to_uppercase();
    assert_eq!(admin(&server, &["close", &code]), (true, "closed\n".into()));
    let closed = loop {
        if let Message::Close(Some(frame)) = table.socket.read().expect("a word") {
            break frame;
        }
    };
    assert_eq!((closed.code.into(), closed.reason.as_str()), (4001, "this table is closed"));
    let (done, said) = admin(&server, &["close", &code]);
    assert!(!done && said.contains("closed by the server's operator"), "{said}");
    assert_eq!(admin(&server, &["forget", &code, "1"]), (true, "forgotten\n".into()));
    let (done, said) = admin(&server, &["forget", &code, "2"]);
    assert!(!done && said.contains("No guest has that seat."), "{said}");
    assert_eq!(admin(&server, &["delete", &code]), (true, "deleted\n".into()));
    let (done, said) = admin(&server, &["delete", &code]);
    assert!(!done && said.contains("There is no such table."), "{said}");
    let (done, said) = admin(&server, &["close", "aaaaaaaaaa"]);
    assert!(!done && said.contains("There is no such table."), "{said}");
    assert_eq!(admin(&server, &["rooms"]).1.lines().count(), 1, "only the heading is left");
}

#[test]
fn operators_delete_an_uploaded_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path());
    let record = include_str!("../../record/tests/records/good/won_2.json");
    let uploaded = post(&server, "/api/records", record);
    let id = uploaded["id"].as_str().expect("an id");
    assert_eq!(admin(&server, &["close", id]), (true, "closed\n".into()));
    let gone = post(&server, &format!("/api/records/{id}/deal"), "");
    assert_eq!(gone["code"], "unknown_record");
    let (done, said) = admin(&server, &["close", id]);
    assert!(!done && said.contains("There is no such table."), "{said}");
}

#[test]
fn operators_announce_a_restart_and_take_that_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path());
    let mut table = Table::of(&server);
    let mut announced = || loop {
        if let Message::Text(text) = table.socket.read().expect("a message") {
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == "announced" {
                break message["restart_in_ms"].clone();
            }
        }
    };
    assert_eq!(admin(&server, &["announce", "600"]), (true, "announced\n".into()));
    let left = announced().as_u64().expect("a time");
    assert!((1..=600_000).contains(&left), "{left}");
    assert_eq!(admin(&server, &["take-back"]), (true, "taken back\n".into()));
    assert_eq!(announced(), Value::Null);
    assert!(!admin(&server, &["announce", "86401"]).0, "further away than a day");
}

#[test]
fn websites_cannot_pass_for_the_operator() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path());
    let asked_as = |host: &str, header: &str| {
        ask(server.metrics(), &format!("GET /admin/rooms HTTP/1.0\r\nhost: {host}{header}"))
    };
    let own = "\r\nx-tranquility-admin: yes";
    assert!(asked_as(server.metrics(), own).contains("200 OK"));
    for refused in [asked_as(server.metrics(), ""), asked_as("evil.example:9100", own)] {
        assert!(refused.contains("403") && refused.contains("operators_only"), "{refused}");
    }
}

#[test]
fn old_tables_are_listed_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path());
    Table::of(&server);
    let data = ["expired", "--data", text(folder.path())];
    let expired = |more: &[&str]| {
        let output = tranquility(&[&data[..], more].concat());
        (output.status.code(), String::from_utf8(output.stdout).expect("text"))
    };
    let (code, said) = expired(&["--keep-rooms", "30"]);
    assert_eq!((code, said.as_str()), (Some(0), "0 tables would be deleted\n"));
    assert!(expired(&[]).1.contains("for ever"));
    assert_eq!(expired(&["--keep-rooms", "0"]).0, Some(2), "no operator means that");
    let nowhere = folder.path().join("nowhere");
    let output = tranquility(&["expired", "--data", text(&nowhere), "--keep-rooms", "30"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!nowhere.exists(), "nothing is made");
    drop(server);
    // That of an older program, which may be serving it.
    let journal = rusqlite::Connection::open(folder.path().join("journal.db")).expect("a journal");
    journal.pragma_update(None, "user_version", 1).expect("older");
    assert_eq!(expired(&["--keep-rooms", "30"]).0, Some(1));
    let version = journal.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
    assert_eq!(version, Ok(1), "it is not brought up to date");
}
