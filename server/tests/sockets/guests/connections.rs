//! Connections that break, come twice, or stop reading.

use crate::sockets::{games::play, server::Server};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use test_support::{
    choose::choose,
    client::{Client, PATIENCE, request},
};
use tokio::{net::TcpSocket, time::timeout};
use tokio_tungstenite::{
    client_async,
    tungstenite::{Message, protocol::CloseFrame},
};
use tranquility::protocol::message::CHAT_CHARS;

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnect_in_the_middle_of_a_turn_is_a_connect() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(3).await;
    play(&mut clients, 5).await;
    let place = clients.iter().position(Client::is_my_move).unwrap();
    let before = clients[place].view.clone();
    let gone = clients.remove(place);
    drop(gone);
    let mut back = Client::join(server.address, &room, place as u8 + 1).await;
    for part in ["seq", "game"] {
        assert_eq!(back.view[part], before[part]);
    }
    assert_eq!(back.view["you"]["game"], before["you"]["game"]);
    assert_eq!(back.views, 1, "the first view is complete");
    back.ok(json!({"type": "act", "action": choose(&back.view)})).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_a_guest_are_one_seat() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    let place = clients.iter().position(Client::is_my_move).unwrap();
    let mut tab = Client::join(server.address, &room, place as u8 + 1).await;
    assert_eq!(tab.view["you"]["game"], clients[place].view["you"]["game"]);
    let action = choose(&tab.view);
    // The same command of both tabs is done once; its repetition is answered alike.
    tab.send_as("twin", json!({"type": "act", "action": action})).await.unwrap();
    clients[place].send_as("twin", json!({"type": "act", "action": action})).await.unwrap();
    assert_eq!(tab.answer("twin").await.unwrap(), Ok(()));
    assert_eq!(clients[place].answer("twin").await.unwrap(), Ok(()));
    let length = clients[place].view["game"]["log_length"].as_u64().unwrap();
    assert_eq!(tab.view["game"]["log_length"], length);
    assert_eq!(length, 2, "the first seat, and one move");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_answered_as_before_also_after_a_restart() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    let place = clients.iter().position(Client::is_my_move).unwrap();
    let command = json!({"type": "act", "action": choose(&clients[place].view)});
    clients[place].send_as("once", command.clone()).await.unwrap();
    assert_eq!(clients[place].answer("once").await.unwrap(), Ok(()));
    let seq = clients[place].view["seq"].clone();

    // A refusal too: what was refused once stays refused, though it would be legal by now.
    let other = 1 - place;
    clients[other].until(|client| client.view["seq"] == seq).await.unwrap();
    let action = choose(&clients[other].view);
    clients[place].send_as("no", json!({"type": "act", "action": action})).await.unwrap();
    let first = clients[place].answer("no").await.unwrap().unwrap_err();
    clients[other].ok(json!({"type": "act", "action": action})).await;
    clients[place].until(Client::is_my_move).await.unwrap();
    let command_now = json!({"type": "act", "action": choose(&clients[place].view)});
    clients[place].send_as("no", command_now).await.unwrap();
    assert_eq!(clients[place].answer("no").await.unwrap().unwrap_err(), first);

    let seq = clients[place].view["seq"].clone();
    drop(clients);
    let server = Server::on(server.stop().await, &[]).await;
    let mut back = Client::join(server.address, &room, place as u8 + 1).await;
    back.send_as("once", command).await.unwrap();
    assert_eq!(back.answer("once").await.unwrap(), Ok(()));
    assert_eq!(back.view["seq"], seq, "nothing was done");
    server.stop().await;
}

/// So many lines, and the fifty before each, are some 10 MB.
const LINES: usize = 600;

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_stops_reading_neither_slows_the_others_nor_is_queued_for() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(3).await;

    // It takes little at a time, and then nothing.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let (mut slow, _) = client_async(request(server.address, &room, 9), stream).await.unwrap();

    // More than the buffers of the system can hold: all that can be read of what spectators say is sent
    // again with every line.
    let mut chatting = Client::join(server.address, &room, 10).await;
    chatting.ok(json!({"type": "name", "name": "Wim"})).await;
    for _ in 0..LINES {
        chatting.ok(json!({"type": "chat", "text": "a".repeat(CHAT_CHARS)})).await;
    }

    let mut views = 0;
    while views < 300 {
        views += play(&mut clients, usize::MAX).await;
        clients[0].ok(json!({"type": "start"})).await;
    }
    let newest = clients[0].view["seq"].as_u64();

    let mut received = 0;
    let mut view = Value::Null;
    while view["seq"].as_u64() < newest {
        let message = timeout(PATIENCE, slow.next()).await.unwrap().unwrap().unwrap();
        if let Message::Text(text) = message {
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "view" {
                view = message;
                received += 1;
            }
        }
    }
    assert!(received < views / 2, "{received} of {views} views: the rest was skipped");
    let watcher = Client::join(server.address, &room, 11).await.view;
    for part in ["/seq", "/table/games", "/game", "/you/game"] {
        assert_eq!(view.pointer(part), watcher.pointer(part));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_leaves_the_memory_and_comes_back_as_it_was() {
    let server = Server::with(&["--limits=off", "--set=unload-after=0"]).await;
    let (room, mut clients) = server.game(2).await;
    play(&mut clients, 7).await;
    let before = clients[0].view.clone();
    drop(clients);
    // Every join finds the room live, or leaving, or gone; it is the same room to each.
    for _ in 0..50 {
        let client = Client::join(server.address, &room, 1).await;
        for part in ["seq", "game"] {
            assert_eq!(client.view[part], before[part]);
        }
        assert_eq!(client.view["you"]["game"], before["you"]["game"]);
        drop(client);
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_that_sleeps_is_let_go_and_wakes_up_to_the_same_game() {
    let server = Server::with(&["--set=drop-after=2,away-after=0,away-steady=0"]).await;
    let (room, mut clients) = server.game(2).await;
    // It neither reads nor answers any more; the others go on.
    let asleep = clients.remove(1);
    let away = |client: &Client| client.view["table"]["seats"][1]["presence"] == "away";
    clients[0].until(away).await.unwrap();
    let woken = Client::join(server.address, &room, 2).await;
    for part in ["game", "you"] {
        assert_eq!(woken.view[part]["game"], asleep.view[part]["game"]);
    }
    clients[0].until(|client| !away(client)).await.unwrap();
    drop(asleep);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn between_games_a_frozen_line_shows_before_it_is_let_go() {
    let server = Server::with(&["--set=drop-after=5"]).await;
    let (_, mut clients) = server.game(2).await;
    clients[0].ok(json!({"type": "end_game"})).await;
    let away = |client: &Client| client.view["table"]["seats"][1]["presence"] == "away";
    clients[0].until(away).await.unwrap();
    // The connection is still the same: what was sent meanwhile is read, and pings are answered again.
    let (here, asleep) = clients.split_at_mut(1);
    let back = here[0].until(|client| !away(client));
    tokio::select! {
        back = back => back.unwrap(),
        closed = asleep[0].until(|_| false) => panic!("{closed:?}"),
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ping_is_answered_and_changes_nothing() {
    let server = Server::start().await;
    let (_, mut clients) = server.game(2).await;
    for client in &mut clients {
        client.ok(json!({"type": "ping"})).await;
        let views = client.views;
        client.ok(json!({"type": "ping"})).await;
        assert_eq!(client.views, views, "what was to be shown came before the first answer");
    }
    server.stop().await;
}
#[tokio::test(flavor = "multi_thread")]
async fn lines_of_free_text_count_for_each_guest_over_all_connections() {
    // One at once, and hardly ever another.
    let server = Server::with(&["--set=chat-per-10-seconds=0.001"]).await;
    let room = server.room().await;
    let chat = |text: &str| json!({"type": "chat", "text": text});
    let mut tab = Client::join(server.address, &room, 1).await;
    tab.ok(json!({"type": "name", "name": "Ana"})).await;
    let mut other = Client::join(server.address, &room, 1).await;
    tab.ok(chat("one")).await;
    other.refused(chat("two"), "chat_too_fast").await;
    drop((tab, other));
    let mut again = Client::join(server.address, &room, 1).await;
    again.refused(chat("two"), "chat_too_fast").await;
    let mut bo = Client::join(server.address, &room, 2).await;
    bo.ok(json!({"type": "name", "name": "Bo"})).await;
    bo.ok(chat("mine")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_close_frame_is_answered() {
    let server = Server::start().await;
    let room = server.room().await;
    let mut guest = Client::join(server.address, &room, 1).await;
    let reason = CloseFrame { code: 1000.into(), reason: "bye".into() };
    guest.send_raw(Message::Close(Some(reason))).await;
    assert_eq!(guest.closed().await, 1000);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_build_is_told_so_and_goes_on() {
    let server = Server::start().await;
    let (room, _clients) = server.game(2).await;
    let page = reqwest::get(format!("http://{}/", server.address)).await.unwrap();
    let page = page.text().await.unwrap();
    let (_, rest) = page.split_once("data-build=\"").expect("the page names its build");
    let (own, _) = rest.split_once('"').unwrap();
    for (build, is_told) in [(own, false), ("0a1b", true)] {
        let mut request = request(server.address, &room, 1);
        *request.uri_mut() = format!("{}?seen=0&build={build}", request.uri()).parse().unwrap();
        let stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
        let (mut socket, _) = client_async(request, stream).await.unwrap();
        socket.send(Message::text(r#"{"id":"1","do":{"type":"ping"}}"#)).await.unwrap();
        let mut kinds = Vec::new();
        while kinds.last().is_none_or(|kind| kind != "pong") {
            let message = timeout(PATIENCE, socket.next()).await.unwrap().unwrap().unwrap();
            let Ok(text) = message.into_text() else { continue };
            let Ok(message) = serde_json::from_str::<Value>(&text) else { continue };
            kinds.push(message["type"].as_str().unwrap().to_owned());
        }
        assert_eq!(kinds.contains(&"outdated".to_owned()), is_told, "{build}: {kinds:?}");
        assert!(kinds.contains(&"view".to_owned()), "{build}: {kinds:?}");
    }
    server.stop().await;
}
