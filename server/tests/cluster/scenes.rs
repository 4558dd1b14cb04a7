//! Single faults, step by step.

use crate::cluster::nodes::Cluster;
use journal::{Journal, JournalError};
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};
use test_support::{
    client::{Client, PATIENCE, fresh_id, secret},
    proxy::Traffic,
};
use tokio::time::{Instant, sleep, timeout};

/// A new table of guest 1 that lives on that server.
async fn table(cluster: &Cluster, node: usize) -> String {
    let url = format!("http://{}/api/rooms", cluster.address(node));
    let request = reqwest::Client::new().post(url).bearer_auth(secret(1));
    let made = request.json(&json!({"game": "tranquility"})).send().await.unwrap();
    let made: Value = made.error_for_status().unwrap().json().await.unwrap();
    made["code"].as_str().unwrap().to_owned()
}

/// Comes back to a table through that server as soon as it lets a guest in.
async fn come(cluster: &Cluster, node: usize, room: &str, guest: u8, seen: u64) -> Client {
    let came = async {
        loop {
            match Client::come_back(cluster.address(node), room, guest, seen).await {
                Ok(client) => return client,
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
        }
    };
    timeout(PATIENCE, came).await.expect("a server that serves the table")
}

fn sit(seat: u8, name: &str) -> Value {
    json!({"type": "sit", "seat": seat, "name": name})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_cut_off_acknowledges_nothing_while_another_goes_on() {
    let cluster = Cluster::start().await;
    let room = table(&cluster, 0).await;
    let mut ana = Client::join(cluster.address(0), &room, 1).await;
    ana.ok(sit(0, "Ana")).await;
    cluster.set_way(0, Traffic::Stands);
    let cut = Instant::now();
    let id = fresh_id();
    ana.send_as(&id, json!({"type": "stand"})).await.unwrap();

    // Once the registration has run out, the table lives elsewhere.
    let bo = loop {
        let mut bo = come(&cluster, 1, &room, 2, 0).await;
        bo.send(sit(1, "Bo")).await.unwrap();
        let sits = bo.until(|bo| bo.view["you"]["seat"] == 1);
        if let Ok(Ok(())) = timeout(Duration::from_secs(1), sits).await {
            break bo;
        }
    };
    println!("the table of a server that is cut off goes on after {:.1?}", cut.elapsed());
    // What it can't store it refuses, or does not answer; it does not know what the others do.
    let answer = timeout(Duration::from_secs(1), ana.answer(&id)).await;
    assert!(!matches!(answer, Ok(Ok(Ok(())))), "{answer:?}");
    assert_eq!(ana.view["table"]["seats"][1], Value::Null);

    cluster.set_way(0, Traffic::Flows);
    // The table moves back when the server is registered again.
    let seen = loop {
        let mut ana = come(&cluster, 0, &room, 1, bo.seq()).await;
        assert_eq!(ana.view["table"]["seats"][1]["name"], "Bo");
        ana.send_as(&id, json!({"type": "stand"})).await.unwrap();
        match ana.answer(&id).await {
            Ok(Ok(())) => break ana.seq(),
            // Its connection to the engine is not back yet, or the table moves.
            Ok(Err(refused)) => assert_eq!(refused["code"], "unavailable"),
            Err(_) => {}
        }
    };
    let bo = come(&cluster, 1, &room, 2, seen).await;
    assert!(bo.view["table"]["seats"][0].is_null());
    let entries = cluster.entries(Some(&room)).await;
    let done = entries.iter().map(|entry| serde_json::from_slice::<Value>(entry).unwrap());
    assert_eq!(done.filter(|entry| entry["cause"]["id"] == id).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_server_that_is_killed_come_back_with_the_next_request() {
    let mut cluster = Cluster::start().await;
    let room = table(&cluster, 0).await;
    let mut ana = Client::join(cluster.address(1), &room, 1).await;
    ana.ok(sit(0, "Ana")).await;
    let seen = ana.seq();
    cluster.kill(0).await;
    let killed = Instant::now();
    let mut ana = come(&cluster, 1, &room, 1, seen).await;
    assert_eq!(ana.view["you"]["seat"], 0);
    ana.ok(json!({"type": "stand"})).await;
    println!("the table of a server that was killed goes on after {:.1?}", killed.elapsed());
    assert!(killed.elapsed() < Duration::from_secs(4), "its port refuses connections");
}

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Stores entries while a member is down, and lets something happen to its files. Afterwards all must be there,
/// whichever member leads.
async fn what_is_stored_outlives(harm: impl Fn(&Path)) {
    let mut cluster = Cluster::start().await;
    let stream = |number: u64| format!("scene/{}", number % 10);
    let append = async |cluster: &Cluster, number: u64| {
        let entry = vec![number.to_string().into_bytes()];
        let appended = async {
            loop {
                match cluster.journal().append(&stream(number), number / 10, entry.clone()).await {
                    Ok(()) => return,
                    // It was stored although the answer was lost.
                    Err(JournalError::Conflict { actual }) if actual > number / 10 => return,
                    Err(_) => sleep(Duration::from_millis(100)).await,
                }
            }
        };
        timeout(PATIENCE, appended).await.expect("it can be stored");
    };
    for number in 0..300 {
        append(&cluster, number).await;
    }
    let harmed = (cluster.leader().await + 1) % 3;
    cluster.engine().kill(harmed);
    for number in 300..400 {
        append(&cluster, number).await;
    }
    harm(&cluster.engine().store(harmed));
    cluster.engine().restart(harmed);
    for number in 400..500 {
        append(&cluster, number).await;
    }
    // One after the other is away, so that the one that was harmed is needed, and may lead.
    for other in (0..3).filter(|member| *member != harmed) {
        timeout(PATIENCE, cluster.all_are_current()).await.expect("all members are current");
        cluster.engine().kill(other);
        for number in 0..10 {
            let read = async {
                loop {
                    match cluster.journal().read(&stream(number), 0).await {
                        Ok(entries) => return entries,
                        Err(_) => sleep(Duration::from_millis(100)).await,
                    }
                }
            };
            let entries = timeout(PATIENCE, read).await.expect("it can be read");
            let stored: Vec<_> =
                (0..50).map(|entry| (entry * 10 + number).to_string().into_bytes()).collect();
            assert_eq!(entries, stored, "of {}", stream(number));
        }
        cluster.engine().restart(other);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_whose_files_are_gone_gets_them_back_from_the_others() {
    what_is_stored_outlives(|store| fs::remove_dir_all(store).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_whose_messages_are_damaged_gets_them_back_from_the_others() {
    what_is_stored_outlives(|store| {
        let blocks =
            files(store).into_iter().filter(|path| path.extension().is_some_and(|e| e == "blk"));
        let blocks: Vec<_> =
            blocks.filter(|path| path.to_string_lossy().contains("/streams/")).collect();
        assert!(!blocks.is_empty());
        for block in blocks {
            let mut bytes = fs::read(&block).unwrap();
            // In the middle, where a few messages are lost.
            let middle = bytes.len() / 2;
            let end = bytes.len().min(middle + 200);
            bytes[middle..end].fill(0x55);
            fs::write(&block, bytes).unwrap();
        }
    })
    .await;
}
