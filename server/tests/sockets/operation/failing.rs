//! Games whose rules panic, and a room task that panics.

use crate::sockets::{
    games::play,
    server::{Server, answering, app_at},
};
use metrics_exporter_prometheus::PrometheusBuilder;

use serde_json::{Value, json};
use std::{
    io,
    sync::{
        Arc, LazyLock, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};
use test_support::{
    client::{Client, PATIENCE, fresh_id},
    faulty,
};
use tokio::{task::yield_now, time::timeout};
use tracing::Level;
use tranquility::clock::Clock;

/// The errors that this process logs.
static ERRORS: LazyLock<Log> = LazyLock::new(|| {
    let subscriber = tracing_subscriber::fmt().json().with_max_level(Level::ERROR);
    subscriber.with_writer(|| ERRORS.clone()).init();
    Log::default()
});

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// The lines of a room with that message.
    fn lines(&self, room: &str, message: &str) -> Vec<Value> {
        let text = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let room = journal::in_log(&format!("room/{room}"));
        let wanted =
            |line: &Value| line["span"]["code"] == room && line["fields"]["message"] == message;
        lines.filter(wanted).collect()
    }
}

/// A game of two, and of one who watches, by rules that can be told to panic.
async fn playing() -> (Server, String, Vec<Client>) {
    let server = Server::start().await;
    let (room, clients) = server.game_with(json!({"game": "tranquility"}), 2).await;
    (server, room, clients)
}

fn act(action: Value) -> Value {
    json!({"type": "act", "action": action})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_which_the_rules_panic_is_refused_and_its_game_is_in_the_log() {
    let log = &*ERRORS;
    let (server, room, mut clients) = playing().await;
    play(&mut clients, 6).await;
    for _ in 0..2 {
        clients[0].refused(act(faulty::panic()), "rules_failed").await;
    }
    let told = || log.lines(&room, "the rules have failed");
    timeout(PATIENCE, async {
        while told().is_empty() {
            yield_now().await;
        }
    })
    .await
    .unwrap();
    play(&mut clients, 2).await;
    let lines = told();
    let [line] = &lines[..] else { panic!("once for each game: {lines:?}") };
    assert!(line["fields"]["what"].as_str().unwrap().contains("panic"), "{line}");
    let text = line["fields"]["record"].as_str().unwrap();
    assert_eq!(record::verify(text), Ok(None), "all that was played before");
    let record: Value = serde_json::from_str(text).unwrap();
    let moves = record["moves"].as_array().unwrap();
    assert_eq!(moves.iter().filter(|entry| entry["seat"].is_u64()).count(), 6, "{text}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_that_the_rules_cannot_show_leaves_the_table_in_use() {
    let (server, room, mut clients) = playing().await;
    let id = fresh_id();
    clients[0].send_as(&id, act(faulty::spoil())).await.unwrap();
    assert_eq!(clients[0].answer(&id).await.unwrap(), Ok(()));
    for client in &mut clients {
        client.until(|client| client.view["table"]["other_rules"] == true).await.unwrap();
        assert_eq!(client.view["game"], Value::Null);
        client.ok(json!({"type": "ping"})).await;
    }
    let late = Client::join(server.address, &room, 4).await;
    assert_eq!(late.view["table"]["other_rules"], true);
    drop((late, clients));
    let data = server.stop().await;
    let server = Server::on(data, &[]).await;
    let late = Client::join(server.address, &room, 1).await;
    assert_eq!(late.view["table"]["other_rules"], true, "also when it was restored");
    server.stop().await;
}

// On one thread, so that what is counted is what this test does.
#[tokio::test]
async fn a_room_whose_task_panics_is_made_anew_and_counted_right() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let counted = recorder.handle();
    let _guard = metrics::set_default_local_recorder(&recorder);
    let shows = |figure: &str| counted.render().lines().any(|line| line == figure);

    let armed = Arc::new(AtomicBool::new(false));
    let trap = armed.clone();
    let clock = Clock::new(move || {
        assert!(!trap.swap(false, Relaxed), "the clock is broken");
        Clock::default().now()
    });
    let data = tempfile::tempdir().unwrap();
    let app = app_at(data.path(), clock).await;
    let rooms = app.rooms.clone();
    let address = answering(app).await;
    let room = crate::sockets::server::room_at(address).await;
    let mut ana = Client::join(address, &room, 1).await;
    assert!(shows("tranquility_connections 1") && shows("tranquility_rooms 1"));
    armed.store(true, Relaxed);
    ana.send(json!({"type": "ping"})).await.unwrap();
    assert!(ana.until(|_| false).await.is_err(), "the connection ends");
    assert!(!armed.load(Relaxed), "the room's task asked for the time");
    assert!(
        shows("tranquility_connections 0") && shows("tranquility_rooms 0"),
        "{}",
        counted.render()
    );
    assert_eq!(rooms.live_rooms(), 0);

    let mut ana = Client::join(address, &room, 1).await;
    ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    assert!(shows("tranquility_connections 1") && shows("tranquility_rooms 1"));
}
