//! A guest with a WebSocket.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};
use tokio::{
    net::TcpStream,
    time::{Instant, timeout, timeout_at},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest, http::Request},
};

/// Longer than anything takes on the slowest machine: a test that waits so long has failed.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// A guest's secret, made from a number.
pub fn secret(number: u8) -> String {
    use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
    URL_SAFE_NO_PAD.encode([number; 32])
}

/// A guest in a room.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// All that came in, where a test keeps it.
    pub heard: Option<String>,
    /// The newest view.
    pub view: Value,
    /// The newest chat.
    pub chat: Value,
    /// Who leads those who look back, as it was told last.
    pub led: Value,
    /// In how many milliseconds a restart was announced, every time.
    pub announced: Vec<Option<u64>>,
    /// Whether the server has said that it can store what it is told, every time.
    pub storage: Vec<bool>,
    /// After how many milliseconds to connect again, from the moment the server went down.
    pub retry_ms: Option<u64>,
    /// The code with which the server closed the connection.
    pub closed: Option<u16>,
    /// How many views came in.
    pub views: usize,
    /// How many times chat came in.
    pub chats: usize,
}

/// The client is to come back at once: perhaps its table has moved.
pub const TRY_AGAIN: u16 = 1013;

/// The table was closed for good.
pub const ROOM_CLOSED: u16 = 4001;

static IDS: AtomicU32 = AtomicU32::new(0);

/// A command id that was never used.
pub fn fresh_id() -> String {
    format!("c{}", IDS.fetch_add(1, Ordering::Relaxed))
}

/// The request that opens the WebSocket of a room.
pub fn request(server: SocketAddr, room: &str, number: u8) -> Request<()> {
    let mut request = format!("ws://{server}/api/rooms/{room}/ws").into_client_request().unwrap();
    let bearer = format!("Bearer {}", secret(number)).parse().unwrap();
    request.headers_mut().insert("authorization", bearer);
    request
}

/// The same for a guest who has seen that view before.
pub fn request_after(server: SocketAddr, room: &str, number: u8, seen: u64) -> Request<()> {
    let mut request = request(server, room, number);
    *request.uri_mut() = format!("{}?seen={seen}", request.uri()).parse().unwrap();
    request
}

impl Client {
    /// The number of the newest view.
    pub fn seq(&self) -> u64 {
        self.view["seq"].as_u64().unwrap()
    }

    /// Joins a room; returns when the first view is there.
    pub async fn join(server: SocketAddr, room: &str, number: u8) -> Client {
        Client::try_join(server, room, number).await.unwrap()
    }

    /// Joins a room, if the server is there and lets us.
    pub async fn try_join(server: SocketAddr, room: &str, number: u8) -> Result<Client, Error> {
        Client::come_back(server, room, number, 0).await
    }

    /// Joins a room for which the guest has seen that view before; returns when one is there that is
    /// not older.
    pub async fn come_back(
        server: SocketAddr,
        room: &str,
        number: u8,
        seen: u64,
    ) -> Result<Client, Error> {
        let client = Client::join_after(server, room, number, seen).await?;
        let shown = client.view["seq"].as_u64();
        assert!(Some(seen) <= shown, "guest {number} of {room} has seen {seen} before {shown:?}");
        Ok(client)
    }

    /// Joins a room for which the guest says that it has seen that view before; returns when any is there.
    pub async fn join_after(
        server: SocketAddr,
        room: &str,
        number: u8,
        seen: u64,
    ) -> Result<Client, Error> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(request_after(server, room, number, seen), stream).await?;
        let mut client = Client {
            socket,
            heard: None,
            view: Value::Null,
            chat: Value::Null,
            led: Value::Null,
            announced: Vec::new(),
            storage: Vec::new(),
            retry_ms: None,
            closed: None,
            views: 0,
            chats: 0,
        };
        client.until(|client| client.view.is_object()).await?;
        Ok(client)
    }

    /// Takes in the next message; a refusal, or the answer to a question, is returned.
    pub async fn receive(&mut self) -> Result<Option<Value>, Error> {
        // Pings don't count: the server sends them to an idle connection as well.
        let deadline = Instant::now() + PATIENCE;
        loop {
            let next = timeout_at(deadline, self.socket.next()).await;
            let message = next.unwrap_or_else(|_| panic!("no message in time after {}", self.view));
            let text = match message.ok_or(Error::ConnectionClosed)?? {
                Message::Text(text) => text,
                Message::Close(frame) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return Err(Error::ConnectionClosed);
                }
                _ => continue,
            };
            if let Some(heard) = &mut self.heard {
                heard.push_str(&text);
            }
            let message: Value = serde_json::from_str(&text).unwrap();
            match message["type"].as_str() {
                Some("view") => {
                    assert!(self.view["seq"].as_u64() <= message["seq"].as_u64(), "views go back");
                    self.view = message;
                    self.views += 1;
                }
                Some("chat") => {
                    self.chat = message;
                    self.chats += 1;
                }
                Some("led") => self.led = message["led"].clone(),
                Some("refused" | "why_not" | "pong") => return Ok(Some(message)),
                Some("storage") => self.storage.push(message["available"] == true),
                Some("announced") => self.announced.push(message["restart_in_ms"].as_u64()),
                Some("restarting") => self.retry_ms = message["retry_ms"].as_u64(),
                other => panic!("an unknown message: {other:?}"),
            }
            return Ok(None);
        }
    }

    /// Waits for the end of the connection; the code with which the server closes it.
    pub async fn closed(&mut self) -> u16 {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("a message in time") {
                Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
                Some(Ok(_)) => {}
                other => panic!("closed without a word: {other:?}"),
            }
        }
    }

    /// Waits for a ping of the server, and answers it.
    pub async fn pinged(&mut self) {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("a ping in time") {
                Some(Ok(Message::Ping(_))) => return self.socket.flush().await.unwrap(),
                Some(Ok(_)) => {}
                other => panic!("closed instead: {other:?}"),
            }
        }
    }

    /// Takes in messages until that holds.
    pub async fn until(&mut self, done: impl Fn(&Client) -> bool) -> Result<(), Error> {
        while !done(self) {
            if let Some(refused) = self.receive().await? {
                panic!("refused: {refused}");
            }
        }
        Ok(())
    }

    /// Sends a frame as it is.
    pub async fn send_raw(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// Sends a command and returns its id.
    pub async fn send(&mut self, command: Value) -> Result<String, Error> {
        let id = fresh_id();
        self.send_as(&id, command).await?;
        Ok(id)
    }

    /// Sends a command under that id.
    pub async fn send_as(&mut self, id: &str, command: Value) -> Result<(), Error> {
        self.socket.send(Message::text(json!({"id": id, "do": command}).to_string())).await
    }

    /// Waits for the answer to a command: done, or the refusal.
    pub async fn answer(&mut self, id: &str) -> Result<Result<(), Value>, Error> {
        loop {
            if let Some(refused) = self.receive().await? {
                assert_eq!(refused["id"], id, "{refused}");
                return Ok(if refused["type"] == "pong" { Ok(()) } else { Err(refused) });
            }
            let done = self.view["you"]["done"].as_array();
            if done.is_some_and(|ids| ids.contains(&id.into())) {
                return Ok(Ok(()));
            }
        }
    }

    /// Asks where the own cards can't go; the refusal, if it is refused.
    pub async fn why_not(&mut self) -> Result<Value, Value> {
        let id = self.send(json!({"type": "why_not"})).await.unwrap();
        let mut answer = self.answer(&id).await.unwrap().expect_err("an answer of its own");
        if answer["type"] == "why_not" { Ok(answer["barred"].take()) } else { Err(answer) }
    }

    /// Does a command.
    pub async fn ok(&mut self, command: Value) {
        let id = self.send(command.clone()).await.unwrap();
        let answer = self.answer(&id).await.unwrap();
        assert_eq!(answer, Ok(()), "{command}");
    }

    /// Tries a command that must be refused with that code.
    pub async fn refused(&mut self, command: Value, code: &str) {
        let id = self.send(command.clone()).await.unwrap();
        let refused = self.answer(&id).await.unwrap().expect_err(&command.to_string());
        assert_eq!(refused["code"], code, "{command}: {refused}");
        assert!(!refused["message"].as_str().unwrap().is_empty());
    }

    /// Whether the viewer's seat has something to do.
    pub fn is_my_move(&self) -> bool {
        let (seat, game) = (&self.view["you"]["seat"], &self.view["game"]);
        let waits = match game["waiting"].as_array() {
            Some(seats) => seats.contains(seat),
            // A game that only ever waits for one.
            None => game["active"] == *seat,
        };
        waits && !seat.is_null()
    }

    pub fn is_over(&self) -> bool {
        self.view["table"]["phase"] == "over"
    }
}
