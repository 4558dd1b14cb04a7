//! Another program that keeps the database locked for a moment.

use super::{fresh_id, make_moves, next_move, playing, survives};
use rusqlite::Connection;
use test_support::process::Process;

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_locked_commands_wait_and_then_they_are_done() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), 0, &[]).await;
    let (room, mut ana) = playing(server.address).await;
    make_moves(&mut ana, 3).await;

    let other = Connection::open(data.path().join("journal.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let id = fresh_id();
    ana.send_as(&id, next_move(&ana)).await.unwrap();
    assert_eq!(summary(&server, &room).await, 200, "others are answered");
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(ana.answer(&id).await.unwrap(), Ok(()));
    make_moves(&mut ana, 2).await;
    drop(other);
    survives(server, data.path(), &room, ana).await;
}

async fn summary(server: &Process, room: &str) -> u16 {
    let url = format!("http://{}/api/rooms/{room}", server.address);
    reqwest::get(url).await.unwrap().status().as_u16()
}
