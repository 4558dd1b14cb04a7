//! Names that the operator has forgotten, and tables that the operator deletes.

use crate::sockets::operation::logs::Talker;
use journal::{Journal, SqliteJournal};
use reqwest::{Client as Http, Method};
use serde_json::{Value, json};
use std::{net::SocketAddr, path::Path};
use test_support::client::{Client, ROOM_CLOSED, secret};

/// The name of a player, which stands nowhere by chance.
const NAME: &str = "Bartholomea";
/// That of the player beside.
const OTHER: &str = "Anastasia";

/// A server with its operators' address.
struct Operated {
    talker: Talker,
    metrics: String,
}

impl Operated {
    async fn start(data: &Path) -> Operated {
        let mut talker = Talker::start(data, "info", &["--metrics-listen=127.0.0.1:0"]).await;
        let metrics = talker.metrics().await;
        Operated { talker, metrics }
    }

    fn address(&self) -> SocketAddr {
        self.talker.address
    }

    /// The status with which the operator is answered, and the code of a refusal.
    async fn operate(&self, path: &str) -> (u16, String) {
        let request = Http::new().post(format!("http://{}/admin/rooms/{path}", self.metrics));
        let answer = request.header("x-tranquility-admin", "yes").send().await.unwrap();
        let status = answer.status().as_u16();
        let refused: Value = answer.json().await.unwrap_or_default();
        (status, refused["code"].as_str().unwrap_or_default().to_owned())
    }

    /// What a guest is answered.
    async fn ask(&self, guest: u8, method: Method, path: &str, body: Value) -> (u16, String) {
        let request = Http::new().request(method, format!("http://{}{path}", self.address()));
        let request = request.bearer_auth(secret(guest));
        let request = if body.is_null() { request } else { request.json(&body) };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    async fn get(&self, guest: u8, path: &str) -> (u16, String) {
        self.ask(guest, Method::GET, path, Value::Null).await
    }

    /// A table after a game of two, the code of its deal, and its players.
    async fn after_a_game(&self) -> (String, String, Vec<Client>) {
        let (_, made) =
            self.ask(1, Method::POST, "/api/rooms", json!({"game": "tranquility"})).await;
        let made: Value = serde_json::from_str(&made).unwrap();
        let room = made["code"].as_str().unwrap().to_owned();
        let mut clients = Vec::new();
        for (number, name) in [(1, OTHER), (2, NAME)] {
            let mut client = Client::join(self.address(), &room, number).await;
            client.ok(json!({"type": "sit", "seat": number - 1, "name": name})).await;
            clients.push(client);
        }
        clients[0].ok(json!({"type": "start"})).await;
        clients[1].until(|client| client.view["table"]["phase"] == "playing").await.unwrap();
        for client in &mut clients {
            client.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
        }
        clients[1].until(Client::is_over).await.unwrap();
        clients[1].ok(json!({"type": "chat", "text": "again?"})).await;
        let (_, deal) = self
            .ask(1, Method::POST, &format!("/api/rooms/{room}/games/1/deal"), Value::Null)
            .await;
        let deal: Value = serde_json::from_str(&deal).unwrap();
        (room, deal["code"].as_str().unwrap().to_owned(), clients)
    }

    /// All that guests are shown of the table by HTTP, and the results of its deal.
    async fn all_of(&self, room: &str, deal: &str) -> String {
        let game = format!("/api/rooms/{room}/games/1");
        let mut all = String::new();
        for path in [
            format!("/api/rooms/{room}"),
            format!("{game}/record"),
            format!("{game}/replay"),
            format!("{game}/log"),
            format!("/t/{room}"),
            format!("/t/{room}/games/1"),
            format!("/api/deals/{deal}"),
            "/api/me/games".into(),
            "/api/me/tables".into(),
        ] {
            for guest in [1, 2] {
                all.push_str(&self.get(guest, &path).await.1);
            }
        }
        all
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_was_forgotten_is_shown_to_no_one_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let server = Operated::start(folder.path()).await;
    let (room, deal, mut clients) = server.after_a_game().await;
    assert!(server.all_of(&room, &deal).await.contains(NAME));

    for (path, code) in [
        (format!("{room}/forget/0"), "seat_out_of_range"),
        (format!("{room}/forget/4"), "no_guest_there"),
        ("aaaaaaaaaa/forget/1".into(), "unknown_room"),
    ] {
        assert_eq!(server.operate(&path).await.1, code, "{path}");
    }
    assert_eq!(server.operate(&format!("{room}/forget/2")).await.0, 204);
    let is_shown = |client: &Client| format!("{}{}", client.view, client.chat).contains(NAME);
    for client in &mut clients {
        client.until(|client| !is_shown(client)).await.unwrap();
        assert_eq!(client.view["table"]["seats"][1]["name"], "#2");
    }
    let shown = server.all_of(&room, &deal).await;
    assert!(!shown.contains(NAME) && shown.contains("#2") && shown.contains(OTHER), "{shown}");

    // The table goes on, and its newest game is noted under the other name.
    clients[0].ok(json!({"type": "start"})).await;
    for client in &mut clients {
        client.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    }
    clients[0].until(Client::is_over).await.unwrap();
    assert!(!server.get(1, "/api/me/games").await.1.contains(NAME));

    // At a closed table as well, of which the games can still be seen.
    assert_eq!(server.operate(&format!("{room}/close")).await.0, 204);
    assert_eq!(server.operate(&format!("{room}/forget/1")).await.0, 204);
    let (status, replay) = server.get(2, &format!("/api/rooms/{room}/games/2/replay")).await;
    assert!(status == 200 && replay.contains("#1") && !replay.contains(OTHER), "{replay}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_table_nothing_is_left_to_be_seen() {
    let folder = tempfile::tempdir().unwrap();
    let server = Operated::start(folder.path()).await;
    let (room, deal, mut clients) = server.after_a_game().await;
    let game = format!("/api/rooms/{room}/games/1");
    assert_eq!(server.ask(1, Method::POST, &format!("{game}/analysis"), json!({})).await.0, 200);

    assert_eq!(server.operate(&format!("{room}/delete")).await.0, 204);
    for client in &mut clients {
        assert_eq!(client.closed().await, ROOM_CLOSED);
    }
    for path in [format!("/api/rooms/{room}"), format!("{game}/replay"), format!("{game}/record")] {
        assert_eq!(server.get(1, &path).await.0, 404, "{path}");
    }
    let left = server.all_of(&room, &deal).await;
    assert!(!left.contains(NAME) && !left.contains(OTHER), "{left}");
    assert_eq!(server.get(1, "/api/me/games").await.1, "[]");
    assert_eq!(server.operate(&format!("{room}/delete")).await.1, "unknown_room");

    // One that was closed before can be deleted too.
    let (closed, ..) = server.after_a_game().await;
    assert_eq!(server.operate(&format!("{closed}/close")).await.0, 204);
    assert_eq!(server.operate(&format!("{closed}/delete")).await.0, 204);
    let journal = SqliteJournal::open(&folder.path().join("journal.db")).unwrap();
    assert_eq!(journal.streams("room/", None, 10).await.unwrap(), [""; 0]);
}
