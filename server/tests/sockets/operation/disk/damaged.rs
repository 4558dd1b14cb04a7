//! A page of the database that is no longer what was written.

use super::{make_moves, make_table, playing, survives, until_ready};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::{fs, path::Path};
use test_support::{
    client::{Client, secret},
    process::Process,
};

const PAGE: usize = 4096;

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_closes_the_tables_on_it_and_no_other() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Process::start(data.path(), 0, &[]).await;
    let talkative = chatting(&server).await;
    let (room, mut ana) = playing(server.address).await;
    make_moves(&mut ana, 3).await;
    let shown = ana.view;
    server.kill().await;
    let damaged = damage(data.path());

    server = Process::start(data.path(), 0, &[]).await;
    let url = format!("http://{}/api/rooms/{talkative}", server.address);
    let answer = reqwest::Client::new().get(url).bearer_auth(secret(1)).send().await.unwrap();
    assert_eq!(answer.status(), 503);
    let refused: Value = answer.json().await.unwrap();
    assert_eq!(refused["code"], "unavailable");
    let line = server.says("a room cannot be read").await;
    assert!(line.contains("malformed") && line.contains("room/"), "{line}");
    assert!(!line.contains(&talkative), "a table's code is a key: {line}");

    let mut ana = Client::join(server.address, &room, 1).await;
    assert_eq!(ana.view["game"], shown["game"]);
    make_moves(&mut ana, 3).await;
    until_ready(server.address, true).await;
    assert_eq!(make_table(server.address).await.0, 201);
    survives(server, data.path(), &room, ana).await;
    // What is left of the damaged page stays for a later repair.
    let (place, page) = damaged;
    let now = fs::read(data.path().join("journal.db")).unwrap();
    assert!(now[place..place + PAGE] == page, "the damaged page is as it was");
}

/// A table at which so much has been said that it has pages of its own.
async fn chatting(server: &Process) -> String {
    let (_, created) = make_table(server.address).await;
    let room = created["code"].as_str().unwrap().to_owned();
    let mut bo = Client::join(server.address, &room, 2).await;
    bo.ok(json!({"type": "name", "name": "Bo"})).await;
    for line in 0..60 {
        let text = format!("line {line} {}", "and so on ".repeat(28));
        bo.ok(json!({"type": "chat", "text": text})).await;
    }
    room
}

/// Damages the page in the middle of what was said; where it is and how it looks now.
fn damage(data: &Path) -> (usize, Vec<u8>) {
    let path = data.join("journal.db");
    let connection = Connection::open(&path).unwrap();
    connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    drop(connection);
    let mut bytes = fs::read(&path).unwrap();
    let middle = b"line 30 ";
    let found = bytes.windows(middle.len()).position(|window| window == middle);
    let place = found.expect("what was said") / PAGE * PAGE;
    bytes[place..place + PAGE / 2].fill(0xff);
    fs::write(&path, &bytes).unwrap();
    (place, bytes[place..place + PAGE].to_vec())
}
