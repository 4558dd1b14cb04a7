//! The real program on a disk that fails it: it says so, refuses what it can't keep, loses nothing
//! that it has acknowledged, and goes on by itself when it can.

mod damaged;
mod full;
mod gone;
mod locked;
mod read_only;
mod torn;

use rusqlite::{Connection, OpenFlags};
use serde_json::{Value, json};
use std::{net::SocketAddr, path::Path, time::Duration};
use test_support::{
    choose::choose,
    client::{Client, PATIENCE, fresh_id, secret},
    process::Process,
};
use tokio::time::{sleep, timeout};

/// What the server answers to a guest's request for a new table.
async fn make_table(server: SocketAddr) -> (u16, Value) {
    let answer = reqwest::Client::new()
        .post(format!("http://{server}/api/rooms"))
        .bearer_auth(secret(1))
        .json(&json!({"game": "tranquility"}))
        .send()
        .await
        .unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

/// A table at which guest 1 plays alone.
async fn playing(server: SocketAddr) -> (String, Client) {
    let (_, created) = make_table(server).await;
    let room = created["code"].as_str().unwrap().to_owned();
    let mut ana = Client::join(server, &room, 1).await;
    ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    ana.ok(json!({"type": "start"})).await;
    (room, ana)
}

async fn make_moves(player: &mut Client, moves: usize) {
    for _ in 0..moves {
        player.ok(next_move(player)).await;
    }
}

/// The next move, or another game.
fn next_move(player: &Client) -> Value {
    if player.is_over() {
        json!({"type": "start"})
    } else {
        json!({"type": "act", "action": choose(&player.view)})
    }
}

/// Reads the journal beside the server until this is dropped: what is written meanwhile stays in the log,
/// which the server else moves into the file after some seconds.
fn reading(data: &Path) -> Connection {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let journal = Connection::open_with_flags(data.join("journal.db"), flags).unwrap();
    journal.execute_batch("BEGIN").unwrap();
    journal.query_row("SELECT count(*) FROM entry", [], |row| row.get::<_, i64>(0)).unwrap();
    journal
}

/// Sends a command that is refused because it can't be stored. No guest sees anything of it, and the
/// game can still be viewed.
async fn refused(server: SocketAddr, room: &str, player: &mut Client, id: &str, command: &Value) {
    let before = player.view["seq"].clone();
    player.send_as(id, command.clone()).await.unwrap();
    let refused = player.answer(id).await.unwrap().expect_err("it can't be kept");
    assert_eq!(refused["code"], "unavailable");
    let watcher = Client::join(server, room, 2).await;
    assert_eq!((&watcher.view["seq"], &player.view["seq"]), (&before, &before));
    assert_eq!(watcher.view["game"], player.view["game"]);
}

/// The same command under the same id is done once, and the game goes on.
async fn done_later(player: &mut Client, id: &str, command: &Value) {
    for _ in 0..2 {
        player.send_as(id, command.clone()).await.unwrap();
        assert_eq!(player.answer(id).await.unwrap(), Ok(()), "{command}");
    }
    make_moves(player, 2).await;
}

/// Waits until the server says that it is ready, or that it is not. Alive it is all the time.
async fn until_ready(server: SocketAddr, ready: bool) {
    let get = async |path| reqwest::get(format!("http://{server}/{path}")).await.unwrap().status();
    let wanted = if ready { 200 } else { 503 };
    let asking = timeout(PATIENCE, async {
        while get("readyz").await != wanted {
            assert_eq!(get("healthz").await, 200);
            sleep(Duration::from_millis(20)).await;
        }
    });
    asking.await.expect("it notices");
}

/// What happened is there after a kill, and the game goes on.
async fn survives(server: Process, data: &Path, room: &str, player: Client) {
    let shown = player.view;
    server.kill().await;
    let server = Process::start(data, 0, &[]).await;
    let mut player = Client::join(server.address, room, 1).await;
    for part in ["seq", "game"] {
        assert_eq!(player.view[part], shown[part]);
    }
    make_moves(&mut player, 1).await;
}
