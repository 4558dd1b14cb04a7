//! The list of open tables, as it is followed over HTTP.

use crate::sockets::server::Server;
use reqwest::Response;
use serde_json::{Value, json};
use test_support::client::{Client, PATIENCE};
use tokio::time::timeout;

/// A subscriber of the list.
struct Follower {
    answer: Response,
    received: Vec<u8>,
}

impl Follower {
    async fn of(server: &Server) -> Follower {
        let address = format!("http://{}/api/tables/events", server.address);
        let request = reqwest::Client::new().get(address).header("accept-encoding", "gzip");
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), 200);
        assert!(!answer.headers().contains_key("content-encoding"));
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        // Proxies pass it on as it comes.
        assert_eq!(answer.headers()["x-accel-buffering"], "no");
        assert_eq!(answer.headers()["cache-control"], "no-store, no-transform");
        Follower { answer, received: Vec::new() }
    }

    /// The next list; `None` at the end.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(end) = self.received.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.received.drain(..end + 2).collect();
                if let Some(data) = event.strip_prefix(b"data: ") {
                    return Some(serde_json::from_slice(data).unwrap());
                }
                continue;
            }
            let chunk = timeout(PATIENCE, self.answer.chunk()).await.expect("an event in time");
            self.received.extend(chunk.unwrap()?);
        }
    }

    /// The first list that meets the condition.
    async fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let list = self.next().await.unwrap();
            if holds(&list) {
                return list;
            }
        }
    }
}

async fn list(server: &Server) -> Value {
    let answer = reqwest::get(format!("http://{}/api/tables", server.address)).await.unwrap();
    answer.json().await.unwrap()
}

fn listed() -> Value {
    json!({"game": "tranquility", "listed": true, "language": "fr"})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_listed_while_a_guest_is_there() {
    let server = Server::with(&["--set=away-after=0.05"]).await;
    let mut follower = Follower::of(&server).await;
    assert_eq!(follower.next().await, Some(json!([])));
    let private = server.room().await;
    let _alone = Client::join(server.address, &private, 1).await;
    let room = server.room_with(listed()).await;
    assert_eq!(list(&server).await, json!([]), "no guest is connected yet");

    let mut ana = Client::join(server.address, &room, 1).await;
    let shown = follower.until(|list| list != &json!([])).await;
    let options = ana.view["table"]["options"].clone();
    assert_eq!(
        shown,
        json!([{
            "code": room, "game": "tranquility", "options": options, "talk": "silent",
            "spectators": true, "open_hands": false, "language": "fr", "phase": "lobby",
            "host_name": null, "seats": [null, null, null, null, null], "partners": [], "free": 5, "games": 0
        }])
    );
    ana.ok(json!({"type": "sit", "seat": 1, "name": "Ana"})).await;
    let shown = follower.until(|list| list[0]["free"] == 4).await;
    assert_eq!(shown[0]["seats"], json!([null, "Ana", null, null, null]));
    assert_eq!(shown[0]["host_name"], "Ana");
    assert_eq!(list(&server).await, shown);

    ana.ok(json!({"type": "start"})).await;
    let shown = follower.until(|list| list[0]["phase"] == "playing").await;
    assert_eq!((&shown[0]["seats"], &shown[0]["free"]), (&json!(["Ana"]), &json!(0)));

    // During a game with a spectator the table is not listed once all its seats show as away.
    let mut watcher = Client::join(server.address, &room, 2).await;
    drop(ana);
    follower.until(|list| list == &json!([])).await;
    let away = |client: &Client| client.view["table"]["seats"][0]["presence"] == "away";
    watcher.until(away).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_leaves_the_list_with_the_last_connection_or_when_its_host_wants() {
    let server = Server::start().await;
    let mut follower = Follower::of(&server).await;
    let room = server.room_with(listed()).await;
    let mut ana = Client::join(server.address, &room, 1).await;
    let shown = follower.until(|list| list != &json!([])).await;
    let settings = |on: bool| {
        let options = shown[0]["options"].clone();
        json!({"options": options, "talk": "silent", "spectators": true, "listed": on})
    };
    ana.ok(json!({"type": "configure", "settings": settings(false)})).await;
    follower.until(|list| list == &json!([])).await;
    ana.ok(json!({"type": "configure", "settings": settings(true)})).await;
    let shown = follower.until(|list| list != &json!([])).await;
    assert_eq!(shown[0]["language"], Value::Null);

    let other = server.room_with(listed()).await;
    let bo = Client::join(server.address, &other, 1).await;
    let shown = follower.until(|list| list.as_array().unwrap().len() == 2).await;
    assert_eq!((&shown[0]["code"], &shown[1]["code"]), (&json!(other), &json!(room)));
    drop(ana);
    follower.until(|list| list[0]["code"] == other && list[1].is_null()).await;
    drop(bo);
    follower.until(|list| list == &json!([])).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_freed_seat_of_a_running_game_can_be_found() {
    let server = Server::with(&["--set=away-after=0.05,free-after=0.1"]).await;
    let (room, mut clients) = server.game_with(listed(), 2).await;
    let mut follower = Follower::of(&server).await;
    follower.until(|list| list[0]["code"] == room).await;
    drop(clients.remove(1));
    let free = |client: &Client| client.view["you"]["may"]["free"] == json!([1]);
    clients[0].until(free).await.unwrap();
    clients[0].ok(json!({"type": "free_seat", "seat": 1})).await;
    let shown = follower.until(|list| list[0]["free"] == 1).await;
    assert_eq!(shown[0]["seats"], json!(["Ana", null]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_follows_the_list_does_not_keep_the_server_from_stopping() {
    let server = Server::start().await;
    let mut follower = Follower::of(&server).await;
    assert_eq!(follower.next().await, Some(json!([])));
    let (_, end) = tokio::join!(server.stop(), follower.next());
    assert_eq!(end, None, "the answer has an end, and was not cut");
}
