//! Rooms with long streams, and what asking for them costs.

use crate::sockets::server::Server;
use futures_util::future::{FutureExt, join_all, select_all};
use journal::Journal;
use serde_json::{Value, json};
use std::{sync::Arc, thread::available_parallelism};
use test_support::{
    client::Client,
    journal::{FakeJournal, State},
};
use tokio::task::yield_now;
use tranquility::cluster::bus::Alone;

const LENGTH: usize = 5000;

struct Table {
    server: Server,
    journal: Arc<FakeJournal>,
}

impl Table {
    async fn start() -> Table {
        Table::with(&["--limits=off"]).await
    }

    async fn with(limits: &[&str]) -> Table {
        let journal = Arc::new(FakeJournal::default());
        let server = Server::node(journal.clone(), Arc::new(Alone), limits).await;
        Table { server, journal }
    }

    /// A room with that many entries and no connections.
    async fn room(&self, length: usize) -> String {
        let room = self.server.room().await;
        self.lengthen(&room, 1, length).await;
        room
    }

    async fn lengthen(&self, room: &str, from: usize, to: usize) {
        let named = |turn: usize| {
            let name = format!("Wim {turn}");
            let event = json!({"type": "named", "guest": "07".repeat(16), "name": name});
            json!({"at": turn, "do": event}).to_string().into_bytes()
        };
        let entries = (from..to).map(named).collect();
        self.journal.append(&format!("room/{room}"), from as u64, entries).await.unwrap();
    }

    fn entries_read(&self) -> usize {
        self.journal.take_room_entries_read()
    }

    async fn summary(&self, room: &str) -> (u16, Value) {
        self.server.get_as_stranger(&format!("/api/rooms/{room}")).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_stream_is_read_once_however_often_it_is_asked_for() {
    let table = Table::start().await;
    let room = table.room(LENGTH).await;
    let answers = join_all((0..30).map(|_| table.summary(&room))).await;
    assert!(answers.iter().all(|(status, _)| *status == 200));
    let read = table.entries_read();
    assert!((LENGTH..LENGTH + 30).contains(&read), "{read}");

    // Coming to it, and having it in one's list, reads nothing anew either.
    let mut wim = Client::join(table.server.address, &room, 7).await;
    assert!(table.entries_read() < 10);
    wim.ok(json!({"type": "ping"})).await;
    table.server.tables_when(7, |tables| !tables.is_empty()).await;
    table.entries_read();
    for _ in 0..3 {
        let (status, list) = table.server.get(7, "/api/me/tables").await;
        assert_eq!((status, list[0]["code"].as_str()), (200, Some(room.as_str())));
        assert_eq!(table.summary(&room).await.0, 200);
    }
    assert_eq!(table.entries_read(), 0, "a live table answers by itself");
    table.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_noted_before_its_end_and_listed_by_the_note() {
    let table = Table::start().await;
    let (room, mut clients) = table.server.game(2).await;
    let path = format!("/api/rooms/{room}/games/1/course");
    let (status, course) = table.server.get(1, &path).await;
    assert_eq!((status, course["times"].as_array().map(Vec::len)), (200, Some(1)));

    table.entries_read();
    let length = || table.journal.read_now(&format!("room/{room}"), 0).len();
    let (before, writes) = (length(), table.journal.writes());
    table.journal.set(State::StuckOn("guest/"));
    let ends = clients[0].send(json!({"type": "end_game"})).await.unwrap();
    while table.journal.writes() < writes + 2 {
        yield_now().await;
    }
    assert_eq!(length(), before, "the end waits for its notes");
    table.journal.set(State::StuckOn("room/"));
    while table.journal.writes() < writes + 3 {
        yield_now().await;
    }
    let (_, games) = table.server.get(1, "/api/me/games").await;
    assert_eq!(games, json!([]), "noted, and not yet ended");
    table.journal.set(State::There);
    assert_eq!(clients[0].answer(&ends).await.unwrap(), Ok(()));
    for guest in [1, 2] {
        let (status, games) = table.server.get(guest, "/api/me/games").await;
        let game = &games[0];
        assert_eq!((status, &game["room"], &game["number"]), (200, &json!(room), &json!(1)));
        assert_eq!((&game["own"], &game["outcome"]), (&json!(guest - 1), &Value::Null));
    }
    let (_, games) = table.server.get(3, "/api/me/games").await;
    assert_eq!(games, json!([]), "a spectator has played none");
    assert_eq!(table.entries_read(), 0, "no table was folded for it");
    let (status, replay) = table.server.get(1, &format!("/api/rooms/{room}/games/1/replay")).await;
    assert_eq!((status, &replay["closed"]), (200, &json!(true)));

    // Only the comparison of games misses it.
    clients[0].ok(json!({"type": "start"})).await;
    table.journal.set(State::AwayOn("results/"));
    for client in &mut clients[..2] {
        client.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    }
    let (_, games) = table.server.get(1, "/api/me/games").await;
    assert_eq!(games[0]["outcome"], json!({"result": "lost", "reason": "conceded"}));
    table.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_was_given_up_is_answered_the_next_time() {
    let table = Table::with(&["--limits=off", "--set=lookup-timeout=0.2"]).await;
    let room = table.room(LENGTH).await;
    table.journal.set(State::StuckReading("room/"));
    // A page does not wait for long for what it says of its table.
    let page = reqwest::get(format!("http://{}/t/{room}", table.server.address)).await.unwrap();
    assert_eq!(page.status(), 200);
    table.journal.set(State::There);
    assert_eq!(table.summary(&room).await.0, 200);
    let read = table.entries_read();
    assert!((LENGTH..LENGTH + 10).contains(&read), "{read}");
    table.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_would_wait_long_for_a_turn_is_refused() {
    let table = Table::with(&["--limits=off", "--set=question-timeout=0.2"]).await;
    let mut rooms = Vec::new();
    for _ in 0..available_parallelism().unwrap().get() + 2 {
        rooms.push(table.room(10).await);
    }
    let mut ana = Client::join(table.server.address, &rooms[0], 1).await;
    table.journal.set(State::StuckReading("room/"));
    let asking = rooms[1..].iter().map(|room| table.summary(room).boxed());
    let ((status, refused), _, others) = select_all(asking).await;
    assert_eq!((status, refused["code"].as_str()), (503, Some("busy")));
    // A table at which guests are needs no turn.
    ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    table.journal.set(State::There);
    let answers = join_all(others).await;
    assert!(answers.iter().any(|(status, _)| *status == 200), "{answers:?}");
    table.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_are_made_of_whole_games_take_turns() {
    let table = Table::with(&["--limits=off", "--set=question-timeout=0.2"]).await;
    let record = include_str!("../../../record/tests/records/good/won_2.json");
    let record = serde_json::from_str(record).unwrap();
    let (status, uploaded) = table.server.post(1, "/api/records", record).await;
    assert_eq!(status, 201);
    let record = format!("/api/records/{}", uploaded["id"].as_str().unwrap());
    let paths = ["record", "replay", "replay/views?as=open", "analysis"]
        .map(|answer| format!("{record}/{answer}"));
    table.journal.set(State::StuckReading("record/"));
    let many = available_parallelism().unwrap().get() + 2;
    let asking = (0..many).map(|number| table.server.get(1, &paths[number % paths.len()]).boxed());
    let ((status, refused), _, others) = select_all(asking).await;
    assert_eq!((status, refused["code"].as_str()), (503, Some("busy")));
    table.journal.set(State::There);
    assert!(join_all(others).await.iter().any(|(status, _)| *status == 200));
    table.server.stop().await;
}
