//! Connections that do not behave are closed, with a code where one can be told.

use crate::sockets::server::Server;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::net::SocketAddr;
use test_support::client::{Client, PATIENCE, request, secret};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{
        Message,
        protocol::frame::{
            Frame,
            coding::{CloseCode, Data, OpCode},
        },
    },
};

async fn connect(server: &Server, room: &str) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(server.address).await.unwrap();
    client_async(request(server.address, room, 1), stream).await.unwrap().0
}

/// The code with which the server closes the connection.
async fn closed(mut socket: WebSocketStream<TcpStream>) -> Option<CloseCode> {
    let closed = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    };
    timeout(PATIENCE, closed).await.expect("the server closes it")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_closes_the_connection() {
    let server = Server::start().await;
    let room = server.room().await;
    let broken = Frame::message(vec![b'"', 0xff, b'"'], OpCode::Data(Data::Text), true);
    let reserved = Frame::message(vec![1], OpCode::Data(Data::Reserved(5)), true);
    for (message, code) in [
        (Message::text("x".repeat(64 * 1024 + 1)), CloseCode::Size),
        (Message::Frame(broken), CloseCode::Invalid),
        (Message::Frame(reserved), CloseCode::Protocol),
    ] {
        let mut socket = connect(&server, &room).await;
        socket.send(message).await.unwrap();
        assert_eq!(closed(socket).await, Some(code));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_closes_the_connection() {
    let server = Server::with(&["--set=commands-per-second=1"]).await;
    let room = server.room().await;
    for message in [Message::Ping(vec![1].into()), Message::text(""), Message::binary(vec![])] {
        let mut socket = connect(&server, &room).await;
        // Twenty at once, ten more a second, and a hundred come.
        for _ in 0..100 {
            if socket.feed(message.clone()).await.is_err() {
                break;
            }
        }
        // It may be closed already.
        let _ = socket.flush().await;
        let code = closed(socket).await;
        assert!(matches!(code, Some(CloseCode::Policy) | None), "{message:?}: {code:?}");
    }
    server.stop().await;
}

/// tungstenite puts a message together without a word, however many parts it has.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_empty_parts_without_end_closes_the_connection() {
    let server = Server::with(&["--set=commands-per-second=1"]).await;
    let room = server.room().await;
    let part = |kind| Message::Frame(Frame::message(vec![], OpCode::Data(kind), false));
    let mut socket = connect(&server, &room).await;
    socket.feed(part(Data::Text)).await.unwrap();
    // 128 KiB at once, of which each takes six.
    for _ in 0..30_000 {
        if socket.feed(part(Data::Continue)).await.is_err() {
            break;
        }
    }
    // It may be closed already.
    let _ = socket.flush().await;
    let code = closed(socket).await;
    assert!(matches!(code, Some(CloseCode::Policy) | None), "{code:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_are_refused_use_up_no_renames() {
    let server = Server::start().await;
    let room = server.room().await;
    let mut ana = Client::join(server.address, &room, 1).await;
    ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    let mut guest = Client::join(server.address, &room, 2).await;
    let name = |name: &str| json!({"type": "name", "name": name});
    for _ in 0..4 {
        guest.refused(name("Ana"), "name_confusable").await;
    }
    for own in ["Bo", "Bob", "Bobby"] {
        guest.ok(name(own)).await;
    }
    guest.refused(name("Bobo"), "renamed_too_often").await;
    server.stop().await;
}

/// A WebSocket on which anything can be sent.
async fn raw(server: SocketAddr, room: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let head = format!(
        "GET /api/rooms/{room}/ws HTTP/1.1\r\nhost: {server}\r\nauthorization: Bearer {}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        secret(1)
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 101");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_frame_is_no_sign_of_life() {
    let server = Server::with(&["--set=drop-after=0.3,away-after=0.05"]).await;
    let room = server.room().await;
    let mut stream = raw(server.address, &room).await;
    // A masked text of 100 bytes, of which one comes.
    stream.write_all(&[0x81, 0x80 | 100, 1, 2, 3, 4, b'{']).await.unwrap();
    let mut all = Vec::new();
    // Whether it is closed or cut off, it ends.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut all)).await.expect("it ends");
    server.stop().await;
}
