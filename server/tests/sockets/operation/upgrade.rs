//! Folders of earlier releases, whose tables go on.
//!
//! `data/c7afc02.db` is the journal of the release c7afc02 after a `kill -9`: a table of each game with a
//! finished or closed game, at which guests sat, watched, talked, were removed and looked at open hands; at
//! two of them the second game was running. Two more tables are in the middle of a game of four.
//!
//! `data/0c9492f9.db` is that of the release 0c9492f9: a table of each game with two ended games, the second
//! played by partners, and a third that is running beside partners.

use crate::sockets::server::Server;
use serde_json::{Value, json};
use std::fs;
use test_support::client::Client;

const TRANQUILITY: &str = "352gyhj8dn";
const ASCENT: &str = "td2rqh2pnn";
const SANTA_TIMEA: &str = "sn7qjhyyu2";

async fn upgraded(release: &str) -> Server {
    let data = tempfile::tempdir().unwrap();
    let journals = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sockets/operation/data");
    fs::copy(format!("{journals}/{release}.db"), data.path().join("journal.db")).unwrap();
    Server::on(data, &["--limits=off"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_an_earlier_release_are_looked_back_on() {
    let server = upgraded("c7afc02").await;
    // The rules of The Ascent have changed since.
    for (room, record) in [(TRANQUILITY, 200), (ASCENT, 409), (SANTA_TIMEA, 200)] {
        let (status, summary) = server.get_as_stranger(&format!("/api/rooms/{room}")).await;
        assert_eq!((status, &summary["code"]), (200, &json!(room)));
        for what in ["record", "replay", "replay/views?as=table", "analysis"] {
            let (status, answer) =
                server.get(1, &format!("/api/rooms/{room}/games/1/{what}")).await;
            assert_eq!(status, record, "{room} {what} {answer}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_an_earlier_release_go_on() {
    let server = upgraded("c7afc02").await;
    let mut players = Vec::new();
    for guest in [1, 2] {
        players.push(Client::join(server.address, TRANQUILITY, guest).await);
    }
    assert_eq!(players[0].view["table"]["phase"], "playing");
    assert_ne!(players[0].view["you"]["game"]["legal"], Value::Null);
    for player in &mut players {
        player.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    }
    players[0].until(|client| client.view["table"]["phase"] == "over").await.unwrap();
    assert_eq!(players[0].view["table"]["scoreboard"]["lost"], 2);

    let ascent = Client::join(server.address, ASCENT, 1).await;
    assert_eq!(ascent.view["table"]["other_rules"], true);

    let mut host = Client::join(server.address, SANTA_TIMEA, 1).await;
    assert_eq!(host.view["table"]["scoreboard"]["closed"], 1);
    host.until(|client| client.chat["lines"][0]["text"] == "Hello to all").await.unwrap();
    host.ok(json!({"type": "start"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_the_release_before_whole_views_go_on() {
    let server = upgraded("0c9492f9").await;
    for (room, ends) in [
        ("4tugt4vkbp", json!({"type": "act", "action": {"type": "concede"}})),
        ("5yw5cjnvvc", json!({"type": "act", "action": {"type": "concede"}})),
        ("w26ct2h64q", json!({"type": "end_game"})),
    ] {
        for (game, what) in
            [(1, "record"), (2, "record"), (2, "replay"), (2, "replay/views?as=table")]
        {
            let path = format!("/api/rooms/{room}/games/{game}/{what}");
            let (status, answer) = server.get(1, &path).await;
            assert_eq!(status, 200, "{path} {answer}");
        }
        let mut ana = Client::join(server.address, room, 1).await;
        assert_eq!(ana.view["table"]["phase"], "playing");
        ana.until(|client| client.chat["lines"][0]["text"] == "Hello to all").await.unwrap();
        ana.ok(ends).await;
        ana.until(|client| client.view["table"]["phase"] == "over").await.unwrap();
    }
    // Those that she played: of each table two were, one by the release and one now.
    let (_, mine) = server.get(1, "/api/me/games").await;
    assert_eq!(mine.as_array().map(Vec::len), Some(6), "{mine}");
}
