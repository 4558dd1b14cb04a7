//! The tables to which a guest has come.

use crate::sockets::server::Server;
use journal::{Journal, SqliteJournal};
use serde_json::{Value, json};
use test_support::client::{Client, secret};

/// What the server answers to a guest.
async fn ask(server: &Server, method: &str, path: &str, secret: &str) -> reqwest::Response {
    let address = format!("http://{}{path}", server.address);
    let request = reqwest::Client::new().request(method.parse().unwrap(), address);
    request.bearer_auth(secret).send().await.unwrap()
}

async fn tables(server: &Server, number: u8) -> Vec<Value> {
    let answer = ask(server, "GET", "/api/me/tables", &secret(number)).await;
    assert_eq!(answer.status(), 200);
    answer.json().await.unwrap()
}

fn codes(tables: &[Value]) -> Vec<&str> {
    tables.iter().map(|table| table["code"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_a_list_of_tables_with_whose_turn_it_is() {
    let server = Server::start().await;
    assert_eq!(tables(&server, 1).await, [] as [Value; 0]);
    let (room, mut clients) = server.game(2).await;
    let place = clients.iter().position(Client::is_my_move).unwrap();
    for (number, own) in [(1, json!(0)), (2, json!(1)), (3, Value::Null)] {
        let shown = server.tables_when(number, |shown| !shown.is_empty()).await;
        let changed_at = shown[0]["changed_at"].clone();
        assert!(changed_at.as_u64() > Some(0));
        assert_eq!(
            shown,
            [json!({
                "code": room, "game": "tranquility",
                "options": clients[0].view["table"]["options"], "phase": "playing",
                "host_name": "Ana", "seats": ["Ana", "Bo"], "partners": [], "own": own, "waiting": [place],
                "my_turn": own == json!(place), "games": 1, "changed_at": changed_at
            })]
        );
    }
    let before = tables(&server, 1).await;
    clients[2].ok(json!({"type": "name", "name": "Wim"})).await;
    clients[2].ok(json!({"type": "chat", "text": "hm"})).await;
    assert_eq!(tables(&server, 1).await, before, "players notice nothing of spectators");
    drop(clients);

    let private = server.room_with(json!({"game": "tranquility", "spectators": false})).await;
    let mut bo = Client::join(server.address, &private, 2).await;
    let mut ana = Client::join(server.address, &private, 1).await;
    let shown = server.tables_when(1, |shown| shown.len() == 2).await;
    assert_eq!(codes(&shown), [&private, &room], "the newest first");
    let shown = server.tables_when(2, |shown| shown.len() == 2).await;
    assert_eq!(codes(&shown), [&private, &room]);
    ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    ana.ok(json!({"type": "start"})).await;
    assert_eq!(tables(&server, 1).await[0]["my_turn"], true);
    let shown = tables(&server, 2).await;
    assert_eq!((&shown[0]["phase"], &shown[0]["waiting"]), (&json!("playing"), &json!([])));
    bo.until(|client| client.view["table"]["phase"] == "playing").await.unwrap();
    assert_eq!(bo.view["game"], Value::Null, "nor does the view show it");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_forgotten_until_the_guest_comes_again() {
    let server = Server::start().await;
    let room = server.room().await;
    drop(Client::join(server.address, &room, 1).await);
    server.tables_when(1, |shown| codes(shown) == [&room]).await;
    let (half, rest) = room.split_at(5);
    let path = format!("/api/me/tables/{half}-{rest}");
    for _ in 0..2 {
        assert_eq!(ask(&server, "DELETE", &path, &secret(1)).await.status(), 204);
    }
    assert_eq!(tables(&server, 1).await, [] as [Value; 0]);
    let unknown = ask(&server, "DELETE", "/api/me/tables/none", &secret(1)).await;
    assert_eq!(unknown.status(), 404);
    drop(Client::join(server.address, &room, 1).await);
    server.tables_when(1, |shown| codes(shown) == [&room]).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_remembered_without_coming_to_it() {
    let server = Server::start().await;
    let room = server.room().await;
    let path = format!("/api/me/tables/{room}");
    for _ in 0..2 {
        assert_eq!(ask(&server, "PUT", &path, &secret(1)).await.status(), 204);
    }
    assert_eq!(codes(&tables(&server, 1).await), [&room]);
    assert_eq!(tables(&server, 2).await, [] as [Value; 0]);
    for none in ["aaaaabbbbb", "none"] {
        let unknown = ask(&server, "PUT", &format!("/api/me/tables/{none}"), &secret(1)).await;
        assert_eq!(unknown.status(), 404);
    }
    assert_eq!(codes(&tables(&server, 1).await), [&room]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_on_another_device_has_the_same_list() {
    let server = Server::start().await;
    let room = server.room().await;
    drop(Client::join(server.address, &room, 1).await);
    let shown = server.tables_when(1, |shown| codes(shown) == [&room]).await;
    let link: Value = ask(&server, "POST", "/api/me/link", &secret(1)).await.json().await.unwrap();

    let server = Server::on(server.stop().await, &[]).await;
    let claim = format!("http://{}/api/me/claim", server.address);
    let claimed = reqwest::Client::new().post(claim).json(&link).send().await.unwrap();
    let cookie = claimed.headers()["set-cookie"].to_str().unwrap().to_owned();
    let moved = cookie.split(';').next().unwrap().split_once('=').unwrap().1;
    let there = ask(&server, "GET", "/api/me/tables", moved).await;
    assert_eq!(there.json::<Vec<Value>>().await.unwrap(), shown);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_gone_are_left_out() {
    let server = Server::start().await;
    let (gone, kept) = (server.room().await, server.room().await);
    for room in [&gone, &kept] {
        drop(Client::join(server.address, room, 1).await);
    }
    server.tables_when(1, |shown| shown.len() == 2).await;
    let data = server.stop().await;
    let journal = SqliteJournal::open(&data.path().join("journal.db")).unwrap();
    journal.delete(&format!("room/{gone}")).await.unwrap();
    drop(journal);
    let server = Server::on(data, &[]).await;
    assert_eq!(codes(&tables(&server, 1).await), [&kept]);
    server.stop().await;
}
