//! Tables closed by the operator.

use crate::sockets::server::{self, Server};
use journal::{Journal, SqliteJournal};
use serde_json::json;
use std::sync::Arc;
use test_support::client::{Client, TRY_AGAIN};
use tranquility::{
    clock::Clock,
    cluster::bus::Alone,
    identity::room_code::RoomCode,
    room::{registry::Rooms, restore::RoomError},
};

/// The rooms of another process on the same journal.
async fn rooms_beside(server: &Server) -> Arc<Rooms> {
    let path = server.data.path().join("journal.db");
    let journal: Arc<dyn Journal> = Arc::new(SqliteJournal::open(&path).unwrap());
    server::rooms_beside(journal, Arc::new(Alone), Clock::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_disconnects_all_and_its_games_can_be_looked_back_on() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    let record = format!("/api/rooms/{room}/games/1/record");
    assert_eq!(server.get(1, &record).await.0, 409, "the game is running");

    // By another process: the one with the live table lets go of it at the next command.
    let beside = rooms_beside(&server).await;
    let code = RoomCode::parse(&room).unwrap();
    beside.close(&code).await.unwrap();
    assert_eq!(beside.live_rooms(), 0);
    clients[0].send(json!({"type": "end_game"})).await.unwrap();
    for client in &mut clients {
        assert_eq!(client.closed().await, TRY_AGAIN);
    }

    let (status, refused) = server.get(1, &format!("/api/rooms/{room}")).await;
    assert_eq!((status, &refused["code"]), (410, &json!("room_closed")));
    assert!(Client::try_join(server.address, &room, 1).await.is_err());
    let (status, record) = server.get(1, &record).await;
    assert_eq!((status, &record["outcome"]), (200, &json!(null)), "it has no result");
    let (_, replay) = server.get(2, &format!("/api/rooms/{room}/games/1/replay")).await;
    assert_eq!(replay["closed"], true);
    let (_, tables) = server.get(1, "/api/me/tables").await;
    assert_eq!(tables, json!([]));
    assert!(matches!(beside.close(&code).await, Err(RoomError::Closed)));
    let unknown = RoomCode::parse("aaaaa-aaaaa").unwrap();
    assert!(matches!(beside.close(&unknown).await, Err(RoomError::Unknown)));
    server.stop().await;
}
