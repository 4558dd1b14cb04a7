//! A clock that jumps: no guest loses a game, a seat or a deal over it.

use crate::sockets::{
    games::{catch_up, play},
    server::Server,
    tables::deals::{alone, concede, start},
};
use serde_json::{Value, json};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::Relaxed},
};
use test_support::client::Client;
use tranquility::clock::Clock;

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;
/// Noon of 21 November 2026.
const NOON: u64 = 1_795_262_400_000;

/// A server whose clock shows `now`.
async fn server(now: &Arc<AtomicU64>, data: tempfile::TempDir) -> Server {
    let told = now.clone();
    let clock = Clock::new(move || told.load(Relaxed));
    Server::at(clock, data, &["--limits=off"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_talk_and_presence_go_on_whatever_the_clock_says() {
    let now = Arc::new(AtomicU64::new(NOON));
    let mut server = server(&now, tempfile::tempdir().unwrap()).await;
    let open = json!({"game": "tranquility", "talk": "open"});
    let (room, mut clients) = server.game_with(open, 2).await;
    // Who talks sees a newer view than the others, who have no need of one.
    let mut talking = Client::join(server.address, &room, 1).await;
    let times =
        [NOON + 5 * HOUR, NOON - 5 * HOUR, NOON + 3 * DAY, NOON - 3 * DAY, 0, u64::MAX, NOON];
    for time in times {
        now.store(time, Relaxed);
        play(&mut clients, 3).await;
        talking.ok(json!({"type": "chat", "text": format!("It is {time}.")})).await;
        clients[1].until(|client| newest(client)["at"] == time).await.unwrap();
        for seat in 0..2 {
            assert_eq!(clients[0].view["table"]["seats"][seat]["presence"], "here", "{time}");
        }
    }
    let texts: Vec<String> = times.iter().map(|time| format!("It is {time}.")).collect();
    let lines = clients[1].chat["lines"].as_array().unwrap();
    assert!(lines.iter().map(|line| line["text"].as_str().unwrap()).eq(&texts));

    // What was stored at all those times is read again, as of yet another one.
    now.store(NOON - DAY, Relaxed);
    catch_up(&mut clients).await;
    let game = clients[0].view["game"].clone();
    let data = server.stop().await;
    server = self::server(&now, data).await;
    let ana = Client::join(server.address, &room, 1).await;
    assert_eq!(ana.view["game"], game);
    server.stop().await;
}

fn newest(client: &Client) -> &Value {
    client.chat["lines"].as_array().and_then(|lines| lines.last()).unwrap_or(&Value::Null)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_stays_the_same_although_the_day_comes_twice() {
    let now = Arc::new(AtomicU64::new(NOON));
    let server = server(&now, tempfile::tempdir().unwrap()).await;
    let daily = json!({"game": "tranquility", "deal": {"type": "daily"}});
    let (_, mut ana) = alone(&server, 1, daily.clone()).await;
    ana.ok(start()).await;
    let dealt = ana.view["you"]["game"]["hand"].clone();

    for time in [NOON + DAY, NOON - DAY, 0, u64::MAX] {
        now.store(time, Relaxed);
        assert!([200, 404].contains(&server.get(2, "/api/daily").await.0), "{time}");
    }
    now.store(NOON - HOUR, Relaxed);
    ana.ok(concede()).await;
    let (_, mut bo) = alone(&server, 2, daily).await;
    bo.ok(start()).await;
    assert_eq!(bo.view["you"]["game"]["hand"], dealt);
    server.stop().await;
}
