//! The end of the server: announced, and come.

use crate::{
    client::{Client, secret},
    server::app,
};
use serde_json::{Value, json};
use std::{net::SocketAddr, time::Duration};
use tokio::net::TcpListener;
use tranquility::http;

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_is_announced_to_all_who_are_there_or_come_and_called_off() {
    let data = tempfile::tempdir().unwrap();
    let app = app(data.path()).await;
    let rooms = app.rooms.clone();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });

    let room = open_room(address).await;
    let mut early = Client::join(address, &room, 1).await;
    rooms.announce_restart(Some(Duration::from_secs(600)));
    early.until(|client| !client.announced.is_empty()).await.unwrap();
    let mut late = Client::join(address, &room, 2).await;
    late.until(|client| !client.announced.is_empty()).await.unwrap();
    let other = open_room(address).await;
    let mut elsewhere = Client::join(address, &other, 3).await;
    elsewhere.until(|client| !client.announced.is_empty()).await.unwrap();
    for client in [&early, &late, &elsewhere] {
        let [Some(left)] = client.announced[..] else { panic!("{:?}", client.announced) };
        assert!((540_000..=600_000).contains(&left), "{left}");
    }

    rooms.announce_restart(None);
    for client in [&mut early, &mut late, &mut elsewhere] {
        client.until(|client| client.announced.len() == 2).await.unwrap();
        assert_eq!(client.announced[1], None);
    }
    let mut later = Client::join(address, &room, 4).await;
    later.ok(json!({"type": "name", "name": "Dee"})).await;
    assert_eq!(later.announced, [], "there is nothing to tell");
}

/// A new room, made by guest 1.
async fn open_room(server: SocketAddr) -> String {
    let answer = reqwest::Client::new()
        .post(format!("http://{server}/api/rooms"))
        .bearer_auth(secret(1))
        .json(&json!({"game": "tranquility"}))
        .send()
        .await
        .unwrap();
    let created: Value = answer.json().await.unwrap();
    created["code"].as_str().unwrap().to_owned()
}
