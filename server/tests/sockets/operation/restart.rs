//! Restarts of the server, announced and performed.

use crate::sockets::server::{answering, app, room_at};
use futures_util::{SinkExt, future::join_all};
use serde_json::{Value, json};
use std::{net::SocketAddr, time::Duration};
use test_support::{
    choose::choose,
    client::{Client, fresh_id, request},
    engine::free_ports,
    process::Process,
};
use tokio::net::TcpSocket;
use tokio_tungstenite::{client_async, tungstenite::Message};

const ROOMS: usize = 6;
const SERVICE_RESTART: u16 = 1012;
/// More views than the buffers of the system can hold.
const FLOOD: usize = 5000;

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_is_announced_to_all_who_are_there_or_come_and_called_off() {
    let data = tempfile::tempdir().unwrap();
    let app = app(data.path()).await;
    let rooms = app.rooms.clone();
    let address = answering(app).await;

    let room = room_at(address).await;
    let mut early = Client::join(address, &room, 1).await;
    rooms.announce_restart(Some(Duration::from_secs(600)));
    early.until(|client| !client.announced.is_empty()).await.unwrap();
    let mut late = Client::join(address, &room, 2).await;
    late.until(|client| !client.announced.is_empty()).await.unwrap();
    let other = room_at(address).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn an_announcement_that_was_called_off_comes_up_no_more() {
    let data = tempfile::tempdir().unwrap();
    let app = app(data.path()).await;
    let rooms = app.rooms.clone();
    let address = answering(app).await;
    let room = room_at(address).await;
    let mut early = Client::join(address, &room, 1).await;
    // Each is told by a task of its own: any of them may be the first to get there.
    for _ in 0..100 {
        rooms.announce_restart(Some(Duration::from_secs(600)));
        rooms.announce_restart(None);
        early.until(|client| matches!(client.announced[..], [.., None])).await.unwrap();
        let mut late = Client::join(address, &room, 2).await;
        late.ok(json!({"type": "ping"})).await;
        // What the previous round has left may have come first, but nothing else comes last.
        late.until(|client| !matches!(client.announced[..], [.., Some(_)])).await.unwrap();
        early.announced.clear();
    }
}

/// A game of two at the moment when the server is told to end.
struct Table {
    code: String,
    players: Vec<Client>,
    /// Who has something to do.
    mover: usize,
    /// The move, and its command id.
    id: String,
    action: Value,
    /// Whether it was acknowledged.
    acknowledged: bool,
}

impl Table {
    async fn open(server: SocketAddr) -> Table {
        let code = room_at(server).await;
        let mut players = Vec::new();
        for number in 1..=2 {
            players.push(Client::join(server, &code, number).await);
        }
        for (seat, player) in players.iter_mut().enumerate() {
            let name = ["Ana", "Bo"][seat];
            player.ok(json!({"type": "sit", "seat": seat, "name": name})).await;
        }
        players[0].ok(json!({"type": "start"})).await;
        for player in &mut players {
            player.until(|player| player.view["table"]["phase"] == "playing").await.unwrap();
        }
        let mover = players.iter().position(Client::is_my_move).unwrap();
        let action = json!({"type": "act", "action": choose(&players[mover].view)});
        Table { code, players, mover, id: fresh_id(), action, acknowledged: false }
    }

    fn seq(&self) -> Option<u64> {
        self.players.iter().filter_map(|player| player.view["seq"].as_u64()).max()
    }

    async fn send(&mut self) {
        self.players[self.mover].send_as(&self.id, self.action.clone()).await.unwrap();
    }

    /// Takes in everything that comes before the end of the connections.
    async fn say_goodbye(&mut self) {
        self.acknowledged = self.players[self.mover].answer(&self.id).await.is_ok();
        for player in &mut self.players {
            assert!(player.until(|_| false).await.is_err());
            let retry = player.retry_ms.expect("every guest is told when to reconnect");
            assert!((3000..=6000).contains(&retry), "{retry}");
            assert_eq!(player.closed, Some(SERVICE_RESTART));
        }
    }

    /// Everything is as the guests last saw it, and the move is done once.
    async fn come_back(&mut self, server: SocketAddr) {
        let newest = self.seq();
        let old = std::mem::take(&mut self.players);
        for (number, before) in (1..).zip(old) {
            let back = Client::join(server, &self.code, number).await;
            assert_eq!(back.view["seq"].as_u64(), newest, "what was done was acknowledged");
            if before.view["seq"].as_u64() == newest {
                assert_eq!(back.view["game"], before.view["game"]);
                assert_eq!(back.view["you"]["game"], before.view["you"]["game"]);
            }
            self.players.push(back);
        }
        let mover = &mut self.players[self.mover];
        mover.send_as(&self.id, self.action.clone()).await.unwrap();
        assert_eq!(mover.answer(&self.id).await.unwrap(), Ok(()));
        let log_length = mover.view["game"]["log_length"].as_u64();
        assert_eq!(log_length, Some(2), "the first seat, and one move");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_games_loses_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), 0, &[]).await;
    let address = server.address;
    let mut tables = Vec::new();
    for _ in 0..ROOMS {
        tables.push(Table::open(address).await);
    }
    let followed = reqwest::get(format!("http://{address}/api/tables/events")).await.unwrap();

    join_all(tables.iter_mut().map(Table::send)).await;
    server.terminate().await;
    join_all(tables.iter_mut().map(Table::say_goodbye)).await;
    followed.text().await.expect("the list ends as it should");
    assert!(server.ended().await.success());

    let server = Process::start(data.path(), address.port(), &[]).await;
    join_all(tables.iter_mut().map(|table| table.come_back(server.address))).await;
    server.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_ends_in_time_and_is_not_ready_while_a_client_reads_nothing() {
    let free = free_ports(1)[0];
    let data = tempfile::tempdir().unwrap();
    let metrics = format!("--metrics-listen={free}");
    let server = Process::start(data.path(), 0, &[&metrics]).await;
    let room = room_at(server.address).await;
    let mut reader = Client::join(server.address, &room, 1).await;
    // The view of a game is far larger than that of a lobby.
    reader.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    reader.ok(json!({"type": "start"})).await;

    let _deaf = read_nothing(server.address, &room).await;
    reader.ok(json!({"type": "ping"})).await;

    let readiness = async || reqwest::get(format!("http://{free}/readyz")).await.unwrap().status();
    assert_eq!(readiness().await, 200);
    server.terminate().await;
    while readiness().await != 503 {}
    assert!(reader.until(|_| false).await.is_err());
    assert!(reader.retry_ms.is_some());
    assert!(server.ended().await.success(), "it was not broken off");
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_again_the_server_says_no_more_goodbyes() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Process::start(data.path(), 0, &[]).await;
    let room = room_at(server.address).await;
    let mut reader = Client::join(server.address, &room, 1).await;
    reader.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    reader.ok(json!({"type": "start"})).await;
    let _deaf = read_nothing(server.address, &room).await;
    reader.ok(json!({"type": "ping"})).await;

    server.terminate().await;
    server.says("stopping").await;
    server.terminate().await;
    assert_eq!(server.ended().await.code(), Some(1), "it did not wait for who reads nothing");
}

/// Has guest 2 come to a room, be shown more than the buffers of the system hold, and read none.
async fn read_nothing(server: SocketAddr, room: &str) -> impl Sized {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(server).await.unwrap();
    let (mut deaf, _) = client_async(request(server, room, 2), stream).await.unwrap();
    // A command that is repeated does nothing, and is answered by a view.
    let named = json!({"id": "named", "do": {"type": "name", "name": "Bo"}}).to_string();
    for _ in 0..FLOOD {
        deaf.feed(Message::text(named.clone())).await.unwrap();
    }
    deaf.flush().await.unwrap();
    deaf
}
