//! Tables with computer partners.

use crate::sockets::{games::play, server::Server};
use serde_json::{Value, json};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use test_support::{
    choose::choose,
    client::{Client, secret},
    journal::FakeJournal,
    process::Process,
};
use tokio::time::Instant;
use tranquility::cluster::bus::Alone;

/// Plays to the end as the only guest with a seat. Partners act whenever they are to, so that a view
/// may be old by the time the guest acts on it.
pub async fn play_beside_partners(client: &mut Client) {
    while !client.is_over() {
        let (views, action) = (client.views, client.is_my_move().then(|| choose(&client.view)));
        let Some(action) = action.filter(|action| !is_standing(&client.view, action)) else {
            client.receive().await.unwrap();
            continue;
        };
        let id = client.send(json!({"type": "act", "action": action})).await.unwrap();
        if let Err(refused) = client.answer(&id).await.unwrap() {
            // A pledge on an old view may lead away from eight, once too often.
            let late = refused["clause"].is_string() || refused["code"] == "changes_used_up";
            assert!(late, "{refused}");
            while client.views == views {
                client.receive().await.unwrap();
            }
        }
    }
}

/// Whether it is the pledge that the seat has made already.
fn is_standing(view: &Value, action: &Value) -> bool {
    let seat = view["you"]["seat"].as_u64().unwrap() as usize;
    action["type"] == "pledge" && view["game"]["window"]["pledges"][seat] == action["count"]
}

/// Whether the game waits for a partner.
fn is_partners_move(client: &Client) -> bool {
    let waiting = client.view["game"]["waiting"].as_array().unwrap();
    let seats = &client.view["table"]["seats"];
    waiting.iter().any(|seat| seats[seat.as_u64().unwrap() as usize]["partner"].is_object())
}

fn table(name: Option<&str>, partners: &[&str]) -> Value {
    json!({"game": "tranquility", "name": name, "partners": partners})
}

async fn record(server: SocketAddr, room: &str) -> String {
    let url = format!("http://{server}/api/rooms/{room}/games/1/record");
    let request = reqwest::Client::new().get(url).bearer_auth(secret(1));
    request.send().await.unwrap().text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_plays_whole_games_with_partners() {
    let server = Server::with(&["--limits=off", "--set=partner-pace=0"]).await;
    let levels = ["gentle", "steady", "sharp", "steady"];
    for partners in [1, 4] {
        let room = server.room_with(table(Some("Ana"), &levels[..partners])).await;
        let mut ana = Client::join(server.address, &room, 1).await;
        assert_eq!(ana.view["you"]["seat"], 0);
        ana.ok(json!({"type": "start"})).await;
        play_beside_partners(&mut ana).await;
        let held: Vec<usize> = (1..=partners).collect();
        assert_eq!(ana.view["table"]["partners"], json!(held));
        record::verify(&record(server.address, &room).await).unwrap();
        let (_, replay) = server.get(1, &format!("/api/rooms/{room}/games/1/replay")).await;
        assert_eq!(replay["partners"], json!(held), "{replay}");
        let (_, deal) = server.post(1, &format!("/api/rooms/{room}/games/1/deal"), json!({})).await;
        let code = deal["code"].as_str().unwrap();
        let (_, results) = server.get(1, &format!("/api/deals/{code}")).await;
        assert_eq!(results["results"][0]["partners"], json!(held), "{results}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn partners_alone_play_before_their_host() {
    let server = Server::with(&["--limits=off", "--set=partner-pace=0"]).await;
    for (game, partners) in [("tranquility", 3), ("ascent", 2), ("santa-timea", 3)] {
        let partners = vec!["steady"; partners];
        let room = server.room_with(json!({"game": game, "partners": partners})).await;
        let mut ana = Client::join(server.address, &room, 1).await;
        ana.ok(json!({"type": "start"})).await;
        ana.until(Client::is_over).await.unwrap();
        assert_eq!(ana.view["table"]["closed"], false);
        assert!(ana.view["game"]["outcome"].is_object(), "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_partner_takes_its_time() {
    let server = Server::with(&["--limits=off"]).await;
    let room = server.room_with(table(Some("Ana"), &["steady"])).await;
    let mut ana = Client::join(server.address, &room, 1).await;
    let mut began = Instant::now();
    ana.ok(json!({"type": "start"})).await;
    if ana.is_my_move() {
        began = Instant::now();
        let action = choose(&ana.view);
        ana.ok(json!({"type": "act", "action": action})).await;
    }
    let before = ana.view["seq"].clone();
    ana.until(|ana| ana.view["seq"] != before).await.unwrap();
    let took = began.elapsed();
    // The server counts in whole milliseconds, by another clock.
    assert!(took >= Duration::from_millis(990), "{took:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn partners_rest_while_no_guest_is_there() {
    let journal = Arc::new(FakeJournal::default());
    let arguments = ["--limits=off", "--set=partner-pace=0.02"];
    let server = Server::node(journal.clone(), Arc::new(Alone), &arguments).await;
    let begun = async |room: &str| {
        let mut ana = Client::join(server.address, room, 1).await;
        ana.ok(json!({"type": "start"})).await;
        ana.until(|ana| ana.view["seq"].as_u64() > Some(5)).await.unwrap();
        ana
    };
    let room = server.room_with(table(None, &["steady", "steady"])).await;
    drop(begun(&room).await);
    let entries = || journal.read_now(&format!("room/{room}"), 0).len();
    let mut before = entries();
    // The server has yet to notice, and a thought may be under way: as long as partners act elsewhere.
    loop {
        let elsewhere = server.room_with(table(None, &["steady", "steady"])).await;
        begun(&elsewhere).await.until(Client::is_over).await.unwrap();
        if std::mem::replace(&mut before, entries()) == entries() {
            break;
        }
    }
    let ana = Client::join(server.address, &room, 1).await;
    assert!(!ana.is_over(), "partners did not rest");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stuck_pool_stops_partners_alone() {
    let server = Server::with(&["--limits=off", "--set=partner-pace=0,partner-threads=0"]).await;
    let (_, mut guests) = server.game(3).await;
    let room = server.room_with(table(Some("Ana"), &["sharp"])).await;
    let mut ana = Client::join(server.address, &room, 1).await;
    let mut bo = Client::join(server.address, &room, 2).await;
    ana.ok(json!({"type": "start"})).await;
    while !is_partners_move(&ana) {
        let action = choose(&ana.view);
        ana.ok(json!({"type": "act", "action": action})).await;
    }
    play(&mut guests, usize::MAX).await;
    assert!(guests[0].is_over(), "other tables play");

    // A friend can have the partner's seat.
    ana.ok(json!({"type": "free_seat", "seat": 1})).await;
    bo.ok(json!({"type": "take_over", "seat": 1, "name": "Bo"})).await;
    let mut both = [ana, bo];
    play(&mut both, usize::MAX).await;
    assert!(both[0].is_over());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_kill_9_while_partners_think() {
    let data = tempfile::tempdir().unwrap();
    let arguments = ["--set=partner-pace=0.01"];
    let mut server = Process::start(data.path(), 0, &arguments).await;
    let port = server.address.port();
    let created = reqwest::Client::new()
        .post(format!("http://{}/api/rooms", server.address))
        .bearer_auth(secret(1))
        .json(&table(None, &["sharp", "sharp", "sharp"]))
        .send();
    let created: Value = created.await.unwrap().json().await.unwrap();
    let room = created["code"].as_str().unwrap();
    let mut ana = Client::join(server.address, room, 1).await;
    ana.ok(json!({"type": "start"})).await;
    for kill in 0..4 {
        let seq = ana.view["seq"].as_u64().unwrap();
        ana.until(|ana| ana.is_over() || ana.view["seq"].as_u64() > Some(seq + kill))
            .await
            .unwrap();
        let shown = ana.view["seq"].as_u64().unwrap();
        server.kill().await;
        server = Process::start(data.path(), port, &arguments).await;
        ana = Client::come_back(server.address, room, 1, shown).await.unwrap();
    }
    ana.until(Client::is_over).await.unwrap();
    record::verify(&record(server.address, room).await).unwrap();
    server.kill().await;
}
