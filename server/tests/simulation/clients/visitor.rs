//! A guest who does what a test says, step by step.

use crate::simulation::{
    clients::guest::{frame, open},
    system::network::{Line, Stream},
    world::World,
};
use fastrand::Rng;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

/// Far more than anything takes that happens by itself.
const A_WHILE: Duration = Duration::from_secs(60);

/// See the module.
pub struct Visitor {
    world: Arc<World>,
    room: String,
    guest: u8,
    line: Line,
    socket: WebSocketStream<Stream>,
    /// The newest view, complete.
    pub view: Value,
}

impl Visitor {
    /// Comes to a room through the server with that number.
    pub async fn come(
        world: &Arc<World>,
        server: u32,
        room: &str,
        guest: u8,
        rng: &mut Rng,
    ) -> Visitor {
        let (line, stream) = world.connect_to(server, room, guest, rng);
        let socket = open(stream, room, guest, 0).await.expect("a server that answers");
        let (world, room) = (world.clone(), room.to_owned());
        Visitor { world, room, guest, line, socket, view: Value::Null }
    }

    /// Asks for something.
    pub async fn send(&mut self, id: &str, what: &Value) {
        self.world.history.sent(&self.room, self.guest, id, what);
        self.socket.send(frame(id, what)).await.unwrap();
    }

    /// Sits down, and waits until that is done.
    pub async fn sit(&mut self, seat: usize, name: &str) {
        self.send("sit", &json!({"type": "sit", "seat": seat, "name": name})).await;
        self.until(|message| message["you"]["seat"] == seat).await;
    }

    /// Reads until a message is like that.
    pub async fn until(&mut self, enough: impl Fn(&Value) -> bool) {
        while !enough(&self.next().await) {}
    }

    /// Reads for a while; what comes must be like that.
    pub async fn always(&mut self, holds: impl Fn(&Value) -> bool) {
        let end = Instant::now() + A_WHILE;
        while let Ok(message) = timeout_at(end, self.next()).await {
            assert!(holds(&message), "{message}");
        }
    }

    /// Reads for a while, and counts the pings.
    pub async fn pings(&mut self) -> usize {
        let (end, mut pings) = (Instant::now() + A_WHILE, 0);
        while let Ok(Some(message)) = timeout_at(end, self.socket.next()).await {
            pings += usize::from(message.unwrap().is_ping());
        }
        pings
    }

    /// Goes without a word.
    pub fn leave(self) {
        self.line.cut();
    }

    async fn next(&mut self) -> Value {
        let message = timeout(2 * A_WHILE, self.socket.next()).await.expect("something is said");
        let Message::Text(text) = message.unwrap().unwrap() else { return Value::Null };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "view" {
            self.view = message.clone();
        }
        message
    }
}
