//! More guests than a room admits, and guests who flood it: players notice nothing.

use crate::sockets::server::Server;
use futures_util::{SinkExt, StreamExt, future::join_all};
use serde_json::{Value, json};
use test_support::client::{Client, PATIENCE, request};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

/// The close code for a refused connection.
const NO_PLACE: u16 = 4002;

/// A guest who comes from that network, with a WebSocket.
struct Stranger(WebSocketStream<TcpStream>);

impl Stranger {
    async fn come(server: &Server, room: &str, guest: u8, network: u8) -> Stranger {
        let mut request = request(server.address, room, guest);
        let address = format!("203.0.113.{network}").parse().unwrap();
        request.headers_mut().insert("x-forwarded-for", address);
        let stream = TcpStream::connect(server.address).await.unwrap();
        Stranger(client_async(request, stream).await.unwrap().0)
    }

    async fn next(&mut self) -> Message {
        timeout(PATIENCE, self.0.next()).await.unwrap().expect("a message").unwrap()
    }

    /// Whether the guest gets in; if not, why.
    async fn is_in(&mut self) -> Result<(), String> {
        match self.next().await {
            Message::Text(_) => Ok(()),
            other => Err(no_place(&other)),
        }
    }

    /// Why the guest has to go.
    async fn is_sent_away(&mut self) -> String {
        loop {
            let message = self.next().await;
            if message.is_close() {
                return no_place(&message);
            }
        }
    }

    /// How many of the commands were done, and how many refused with that code.
    async fn answers(&mut self, count: usize, code: &str) -> (usize, usize) {
        let (mut done, mut refused) = (0, 0);
        while done + refused < count {
            let Message::Text(text) = self.next().await else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            done += message["you"]["done"].as_array().map_or(0, Vec::len);
            refused += usize::from(message["code"] == code);
        }
        (done, refused)
    }
}

fn no_place(message: &Message) -> String {
    let Message::Close(Some(frame)) = message else { panic!("{message:?}") };
    assert_eq!(u16::from(frame.code), NO_PLACE);
    frame.reason.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_room_makes_place_for_players_and_the_host() {
    let server = Server::with(&["--behind-proxy", "--set=connections-per-room=5"]).await;
    let room = server.room().await;
    let mut bo = Client::join(server.address, &room, 2).await;
    bo.ok(json!({"type": "sit", "seat": 0, "name": "Bo"})).await;
    drop(bo);
    // As many as there is place for once the server has noticed that Bo is gone.
    let mut strangers = Vec::new();
    for number in 10..15 {
        let come = async {
            loop {
                let mut stranger = Stranger::come(&server, &room, number, number).await;
                match stranger.is_in().await {
                    Ok(()) => return stranger,
                    Err(code) => assert_eq!(code, "room_crowded"),
                }
            }
        };
        strangers.push(timeout(PATIENCE, come).await.unwrap());
    }
    let mut late = Stranger::come(&server, &room, 20, 20).await;
    assert_eq!(late.is_in().await, Err("room_crowded".into()));

    // The player who comes back, and the host who holds no seat; the newest ones have to go.
    let _bo = Client::join(server.address, &room, 2).await;
    assert_eq!(strangers.pop().unwrap().is_sent_away().await, "room_crowded");
    let mut ana = Client::join(server.address, &room, 1).await;
    assert_eq!(strangers.pop().unwrap().is_sent_away().await, "room_crowded");
    let mut late = Stranger::come(&server, &room, 20, 20).await;
    assert_eq!(late.is_in().await, Err("room_crowded".into()));

    // All others are still there.
    ana.until(|ana| ana.view["table"]["watchers"] == 4).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_without_a_seat_have_ten_connections_of_an_address_to_a_room() {
    let server = Server::with(&["--behind-proxy"]).await;
    let room = server.room().await;
    let mut strangers = Vec::new();
    for number in 10..20 {
        let mut stranger = Stranger::come(&server, &room, number, 1).await;
        assert_eq!(stranger.is_in().await, Ok(()));
        strangers.push(stranger);
    }
    let mut eleventh = Stranger::come(&server, &room, 20, 1).await;
    assert_eq!(eleventh.is_in().await, Err("too_many_connections".into()));
    // Neither those of another address are concerned, nor players and the host at the same one.
    let mut other = Stranger::come(&server, &room, 20, 2).await;
    assert_eq!(other.is_in().await, Ok(()));
    for _ in 0..12 {
        let mut host = Stranger::come(&server, &room, 1, 1).await;
        assert_eq!(host.is_in().await, Ok(()));
        strangers.push(host);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_come_before_the_room() {
    let server = Server::with(&["--set=connections-per-guest=1"]).await;
    let room = server.room().await;
    let mut first = Stranger::come(&server, &room, 9, 9).await;
    assert_eq!(first.is_in().await, Ok(()));
    // Not even whether there is such a room is looked up.
    for room in [room.as_str(), "22222-22222"] {
        let mut second = Stranger::come(&server, room, 9, 9).await;
        assert_eq!(second.is_in().await, Err("too_many_connections".into()));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_notice_nothing_of_two_hundred_guests_who_rename_themselves() {
    const STRANGERS: u8 = 197;
    const RENAMES: usize = 10;
    let server = Server::with(&[
        "--behind-proxy",
        "--set=commands-per-second=1000,requests-per-second=100000",
    ])
    .await;
    let room = server.room().await;
    // The host, another guest, is shown who is there.
    let mut bo = Client::join(server.address, &room, 2).await;
    bo.ok(json!({"type": "sit", "seat": 0, "name": "Bo"})).await;
    let mut strangers = Vec::new();
    for number in 0..STRANGERS {
        strangers.push(Stranger::come(&server, &room, 10 + number, number / 10).await);
    }
    bo.until(|bo| bo.view["table"]["watchers"] == STRANGERS).await.unwrap();
    bo.ok(json!({"type": "ping"})).await;
    let (seq, views) = (bo.view["seq"].clone(), bo.views);

    for stranger in &mut strangers {
        for number in 0..RENAMES {
            let command = json!({"type": "name", "name": format!("Wim {number}")});
            let message = json!({"id": format!("n{number}"), "do": command});
            stranger.0.feed(Message::text(message.to_string())).await.unwrap();
        }
        stranger.0.flush().await.unwrap();
    }
    // In the middle of it, and when all is answered.
    bo.ok(json!({"type": "ping"})).await;
    let answers =
        strangers.iter_mut().map(|stranger| stranger.answers(RENAMES, "renamed_too_often"));
    for answers in join_all(answers).await {
        // Three a minute, and more where the test takes long.
        assert!((3..RENAMES).contains(&answers.0), "{answers:?}");
    }
    bo.ok(json!({"type": "ping"})).await;
    assert_eq!((&bo.view["seq"], bo.views), (&seq, views), "nothing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_come_back_whatever_strangers_at_their_address_do() {
    let arguments = ["--behind-proxy", "--set=connections-per-address=4,wrong-codes-per-minute=1"];
    let server = Server::with(&arguments).await;
    let room = server.room().await;
    let mut bo = Client::join(server.address, &room, 2).await;
    bo.ok(json!({"type": "sit", "seat": 0, "name": "Bo"})).await;
    // The server may have to look it up: it has started anew.
    server.tables_when(2, |tables| !tables.is_empty()).await;
    drop(bo);
    let server = Server::on(server.stop().await, &arguments).await;
    for _ in 0..4 {
        server.get(3, "/api/rooms/2222222222").await;
    }
    assert_eq!(server.get(3, &format!("/api/rooms/{room}")).await.0, 429);
    let mut bo = Client::join(server.address, &room, 2).await;
    bo.ok(json!({"type": "ping"})).await;
    let mut places = vec![bo];
    for _ in 0..5 {
        places.push(Client::join(server.address, &room, 2).await);
    }
    let (status, summary) = server.get(2, &format!("/api/rooms/{room}")).await;
    assert_eq!((status, &summary["seats"][0]), (200, &json!("Bo")));
    server.stop().await;
}
