//! The word that a server asks for before a guest makes tables and uploads.

use crate::sockets::server::Server;
use serde_json::{Value, json};
use test_support::client::Client;

const DOOR: &str = "/api/me/door";

fn table() -> Value {
    json!({"game": "tranquility"})
}

async fn refused(server: &Server, guest: u8, path: &str) -> String {
    let (status, refused) = server.post(guest, path, table()).await;
    assert_eq!(status, 403, "{refused}");
    refused["code"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_creates_tables_gives_the_word_once_and_others_come_by_link() {
    let word = "--open-with=Quiet Harbour";
    let server = Server::with(&["--limits=off", word]).await;
    for path in ["/api/rooms", "/api/records"] {
        assert_eq!(refused(&server, 1, path).await, "word_required");
    }
    let (status, wrong) = server.put(1, DOOR, json!({"word": "quiet harbor"})).await;
    assert_eq!((status, &wrong["code"]), (403, &json!("wrong_word")));
    assert_eq!(refused(&server, 1, "/api/rooms").await, "word_required");
    let (status, _) = server.put(1, DOOR, json!({"word": " quiet harbour "})).await;
    assert_eq!(status, 204);

    // The second player and the spectator were asked for nothing.
    let (room, mut clients) = server.game(2).await;
    for client in &mut clients[..2] {
        client.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    }
    clients[2].until(Client::is_over).await.unwrap();
    let game = format!("/api/rooms/{room}/games/1");
    for guest in 1..=3 {
        assert_eq!(server.get(guest, &format!("{game}/replay")).await.0, 200);
    }
    let (_, record) = server.get(2, &format!("{game}/record")).await;
    assert_eq!(refused(&server, 2, "/api/rooms").await, "word_required");
    let (status, _) = server.post(2, "/api/records", record.clone()).await;
    assert_eq!(status, 403, "a record that costs nothing either");
    assert_eq!(server.post(1, "/api/records", record).await.0, 201);

    // It is kept with the guest, until the host chooses another.
    drop(clients);
    let server = Server::on(server.stop().await, &["--limits=off", word]).await;
    server.room().await;
    let other = "--open-with=stormy harbour";
    let server = Server::on(server.stop().await, &["--limits=off", other]).await;
    assert_eq!(refused(&server, 1, "/api/rooms").await, "word_required");
    let server = Server::on(server.stop().await, &["--limits=off"]).await;
    server.room_of(4, table()).await;
    assert_eq!(server.put(4, DOOR, json!({"word": "any"})).await.0, 204, "no one asks");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_are_guessed_no_faster_than_codes() {
    let server = Server::with(&["--set=wrong-codes-per-minute=2", "--open-with=harbour"]).await;
    for word in ["one", "two", "three"] {
        let (status, wrong) = server.put(1, DOOR, json!({ "word": word })).await;
        assert_eq!((status, &wrong["code"]), (403, &json!("wrong_word")));
    }
    let (status, late) = server.put(2, DOOR, json!({"word": "harbour"})).await;
    assert_eq!((status, &late["code"]), (429, &json!("too_many_guesses")), "right or wrong");
    server.stop().await;
}
