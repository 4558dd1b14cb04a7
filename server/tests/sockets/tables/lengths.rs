//! How long games take, as the server tells those who choose one.

use crate::sockets::server::Server;
use serde_json::json;
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use test_support::client::Client;
use tranquility::clock::Clock;

const MINUTE: u64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn the_usual_length_of_a_game_follows_from_those_that_were_played() {
    // A moment in 2023.
    let now = Arc::new(AtomicU64::new(1_700_000_000_000));
    let clock = {
        let now = now.clone();
        Clock::new(move || now.load(Ordering::Relaxed))
    };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::at(clock, folder, &["--limits=off"]).await;
    let minutes = async || {
        let (_, wins) = server.post(9, "/api/games/tranquility/wins", json!({})).await;
        wins["minutes"].clone()
    };
    for (length, told) in [(20, json!(null)), (90, json!(null)), (25, json!(25))] {
        let (_, mut clients) = server.game(2).await;
        now.fetch_add(length * MINUTE, Ordering::Relaxed);
        for client in &mut clients[..2] {
            client.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
        }
        clients[2].until(Client::is_over).await.unwrap();
        assert_eq!(minutes().await, told, "after {length} minutes");
    }
    server.stop().await;
}
