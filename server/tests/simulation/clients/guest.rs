//! A browser tab: connects, looks, acts, loses its connection, and asks again for what it is not
//! sure of.

use crate::simulation::{
    secret,
    system::network::{Line, Stream},
    world::World,
};
use fastrand::Rng;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use test_support::choose::choose;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// How long a tab waits for a server that does not answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a server that is there says nothing at the most.
const SILENCE: Duration = Duration::from_secs(15);
/// How many commands may wait for their answer.
const MOST_OPEN: usize = 3;

/// See the module.
pub struct Tab {
    pub world: Arc<World>,
    pub room: String,
    pub guest: u8,
    /// Whether the guest wants to sit.
    pub plays: bool,
    /// How soon the guest has had enough of a game, of 256 times that it acts.
    pub haste: u8,
    pub rng: Rng,
    /// Distinguishes the commands of a guest's tabs.
    pub prefix: char,
    pub commands: u32,
    /// Commands whose fate is not known.
    pub open: Vec<Open>,
    /// The newest view of this connection.
    pub view: Value,
    /// The newest chat of this connection.
    pub chat: String,
    /// The `seq` of the newest view of all connections.
    pub newest: u64,
}

/// A command whose fate is not known.
pub struct Open {
    id: String,
    what: Value,
    sent: Option<Instant>,
}

/// Opens the WebSocket to a room of a guest who has seen that view before, if there is a server.
pub async fn connect(
    world: &World,
    room: &str,
    guest: u8,
    seen: u64,
    rng: &mut Rng,
) -> Option<(Line, WebSocketStream<Stream>)> {
    let (line, stream) = world.connect(room, guest, rng)?;
    Some((line, open(stream, room, guest, seen).await?))
}

/// Opens a guest's WebSocket over a connection, if the server answers.
pub async fn open(
    stream: Stream,
    room: &str,
    guest: u8,
    seen: u64,
) -> Option<WebSocketStream<Stream>> {
    let url = format!("ws://simulation/api/rooms/{room}/ws?seen={seen}");
    let mut request = url.into_client_request().unwrap();
    let bearer = format!("Bearer {}", secret(guest).reveal());
    request.headers_mut().insert("authorization", bearer.parse().unwrap());
    match timeout(PATIENCE, client_async(request, stream)).await {
        Ok(Ok((socket, _))) => Some(socket),
        _ => None,
    }
}

impl Tab {
    /// Goes on until the simulation is over; then `Err` says what was left undone.
    pub async fn run(mut self) -> Result<(), String> {
        while !self.world.is_over() {
            let Tab { world, room, guest, newest, rng, .. } = &mut self;
            let connected = connect(world, room, *guest, *newest, rng).await;
            if let Some((line, socket)) = connected {
                self.view = Value::Null;
                for open in &mut self.open {
                    open.sent = None;
                }
                self.session(&line, socket).await;
                line.cut();
            }
            let pause = if self.world.is_calm() {
                500
            } else {
                *self.one_of(&[50, 500, 2000, 2000, 20_000])
            };
            let pause = Duration::from_millis(self.rng.u64(1..=pause));
            self.world.pause(pause).await;
        }
        self.check_end()
    }

    /// Lives with a connection until it is lost, or no longer wanted.
    async fn session(&mut self, line: &Line, mut socket: WebSocketStream<Stream>) {
        let mut heard = Instant::now();
        let mut acts = Instant::now();
        while !self.world.is_over() {
            match timeout_at(acts, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    heard = Instant::now();
                    self.take(&text);
                    continue;
                }
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return,
                Ok(Some(Ok(_))) => {
                    heard = Instant::now();
                    continue;
                }
                Err(_) => {}
            }
            acts = Instant::now() + Duration::from_millis(self.rng.u64(50..1500));
            let silence = if self.view.is_null() { PATIENCE } else { SILENCE };
            if heard.elapsed() > silence {
                return;
            }
            if !self.world.is_calm() {
                match self.rng.u8(..) {
                    0..4 => return,
                    4..6 => line.lose(),
                    // Asleep, or on a bad line: it reads nothing for a while.
                    6..10 => {
                        let pause = Duration::from_millis(self.rng.u64(100..20_000));
                        self.world.pause(pause).await;
                    }
                    _ => {}
                }
            }
            let unanswered = |open: &Open| open.sent.is_some_and(|sent| sent.elapsed() > PATIENCE);
            if self.open.iter().any(unanswered) {
                return;
            }
            for message in self.messages() {
                match timeout(PATIENCE, socket.send(message)).await {
                    Ok(Ok(())) => {}
                    _ => return,
                }
            }
        }
    }

    fn take(&mut self, text: &str) {
        let message: Value = serde_json::from_str(text).unwrap();
        if message["type"] == "view" {
            let done = message["you"]["done"].as_array().map(Vec::as_slice).unwrap_or_default();
            self.open.retain(|open| !done.iter().any(|id| *id == open.id));
            self.view = message;
            let seq = self.view["seq"].as_u64().unwrap_or_default();
            if seq < self.newest {
                let Tab { guest, newest, .. } = self;
                let why = format!("guest {guest} saw view {newest} before {seq}");
                self.world.history.wrong(&why);
            }
            self.newest = seq;
            return;
        }
        match message["type"].as_str() {
            Some("chat") => self.chat = text.to_owned(),
            Some("refused") => {
                let undecided = ["unavailable", "too_fast", "chat_too_fast"]
                    .contains(&message["code"].as_str().unwrap_or_default());
                for open in self.open.iter_mut().filter(|open| open.id == message["id"]) {
                    // To be asked again, in a moment.
                    open.sent = None;
                }
                self.open.retain(|open| undecided || open.id != message["id"]);
            }
            _ => {}
        }
    }

    /// What the tab sends in this moment.
    fn messages(&mut self) -> Vec<Message> {
        let mut messages = Vec::new();
        if self.view.is_null() {
            return messages;
        }
        for open in &mut self.open {
            if open.sent.is_none() {
                open.sent = Some(Instant::now());
                self.world.history.sent(&self.room, self.guest, &open.id, &open.what);
                messages.push(frame(&open.id, &open.what));
            }
        }
        if self.open.len() < MOST_OPEN
            && !self.world.is_ending()
            && let Some(what) = self.decide()
        {
            self.commands += 1;
            let id = format!("{}{}-{}", self.prefix, self.guest, self.commands);
            self.world.history.sent(&self.room, self.guest, &id, &what);
            messages.push(frame(&id, &what));
            if self.rng.u8(..) < 20 && !self.world.is_calm() {
                self.world.history.sent(&self.room, self.guest, &id, &what);
                messages.push(frame(&id, &what));
            }
            self.open.push(Open { id, what, sent: Some(Instant::now()) });
        }
        if self.rng.u8(..) < 4 && !self.world.is_calm() {
            messages.push(self.garbage());
        }
        messages
    }

    /// What the guest wants to do, going by nothing but its view.
    fn decide(&mut self) -> Option<Value> {
        let view = self.view.clone();
        let (you, table) = (&view["you"], &view["table"]);
        let may = &you["may"];
        let first = |list: &Value| list.get(0).cloned();
        let name = format!("Guest {}", char::from(b'A' + self.guest));
        let playing = table["phase"] == "playing";
        // In the end any guest does, so that no game stands still.
        let takes_over = self.plays || self.world.is_calm();
        if let (true, Some(seat)) = (takes_over, first(&may["take_over"])) {
            return Some(json!({"type": "take_over", "seat": seat, "name": name}));
        }
        if self.plays && !playing && you["seat"].is_null() && may["sit"] == true {
            let seats = table["seats"].as_array()?;
            let free: Vec<usize> = (0..seats.len()).filter(|seat| seats[*seat].is_null()).collect();
            let seat = if free.is_empty() { 0 } else { *self.one_of(&free) };
            return Some(json!({"type": "sit", "seat": seat, "name": name}));
        }
        if playing && !you["seat"].is_null() && self.rng.u8(..) < self.haste {
            return Some(match may["close"] == true {
                true => json!({"type": "close"}),
                false => json!({"type": "act", "action": {"type": "concede"}}),
            });
        }
        let talks = !table["window"].is_null() && !you["left"].is_null();
        if talks && self.rng.u8(..) < 60 {
            let seat = self.rng.u8(..5);
            let phrase = json!({"type": "ask", "seat": seat, "change": "more", "count": 2});
            return Some(json!({"type": "say", "phrase": phrase}));
        }
        if may["manage"] == true && self.rng.u8(..) < 25 {
            return Some(self.order(&view));
        }
        let wild = !self.world.is_calm();
        if wild && self.rng.u8(..) < 40 {
            return Some(self.whim(&view));
        }
        if let (Some(removed), true) = (first(&may["removed_guests"]), may["manage"] == true) {
            return Some(json!({"type": "readmit", "guest": removed["guest"]}));
        }
        if may["manage"] == true && table["locked"] == true {
            return Some(json!({"type": "lock", "locked": false}));
        }
        if let Some(seat) = first(&may["free"]).filter(|_| self.rng.bool()) {
            return Some(json!({"type": "free_seat", "seat": seat}));
        }
        if let Some(seat) = first(&may["ask_for"]).filter(|_| self.plays && self.rng.u8(..) < 60) {
            return Some(json!({"type": "ask_for_seat", "seat": seat}));
        }
        if may["answer"] == true {
            let (seat, give) = (&table["asked_for"], self.rng.bool());
            return Some(json!({"type": "answer_request", "seat": seat, "give": give}));
        }
        if let Some(seat) = first(&may["call_partner"]).filter(|_| self.rng.bool()) {
            return Some(json!({"type": "call_partner", "seat": seat}));
        }
        let is_free = |seat: &Value| seat["presence"] == "free";
        let waits_for_nobody =
            table["seats"].as_array().is_some_and(|seats| seats.iter().any(is_free));
        if self.world.is_calm() && may["end"] == true && waits_for_nobody {
            // A partner took the seat as often as one may, and all others have seen a hand.
            return Some(json!({"type": "end_game"}));
        }
        if may["start"] == true && self.rng.u8(..) < 100 {
            return Some(json!({"type": "start"}));
        }
        let (game, seat) = (&view["game"], &you["seat"]);
        let waits = match game["waiting"].as_array() {
            Some(seats) => seats.contains(seat),
            None => game["active"] == *seat,
        };
        if playing && !you["seat"].is_null() && waits {
            return Some(json!({"type": "act", "action": choose(&view)}));
        }
        (self.rng.u8(..) < 10 && !you["channel"].is_null() && !you["name"].is_null())
            .then(|| json!({"type": "chat", "text": format!("line {}", self.commands)}))
    }

    /// Something that only the host of a table can do between games.
    fn order(&mut self, view: &Value) -> Value {
        let table = &view["table"];
        let seat = self.rng.u8(..5);
        let guest = &view["you"]["may"]["guests"][0];
        match self.rng.u8(..10) {
            7 => json!({"type": "remove_partner", "seat": seat}),
            8 | 9 => {
                let kind = *self.one_of(&["add_partner", "change_partner"]);
                json!({"type": kind, "seat": seat, "level": *self.one_of(&["gentle", "steady"])})
            }
            0 => json!({"type": "remove", "seat": seat}),
            4 if guest.is_object() => json!({"type": "remove_guest", "guest": guest["guest"]}),
            5 if guest.is_object() => {
                let muted = guest["muted"] == false;
                json!({"type": "mute", "guest": guest["guest"], "muted": muted})
            }
            6 => json!({"type": "lock", "locked": table["locked"] == false}),
            1 => json!({"type": "hand_over", "seat": seat}),
            2 => json!({"type": "choose_deal", "deal": *self.one_of(&["same", "random"])}),
            _ => json!({"type": "configure", "settings": {
                "options": view["table"]["options"],
                "talk": *self.one_of(&["silent", "open"]),
                "spectators": self.rng.u8(..) < 200,
                "open_hands": self.rng.bool(),
                "listed": self.rng.bool(),
            }}),
        }
    }

    /// Something that people do now and then, whether they may or not.
    fn whim(&mut self, view: &Value) -> Value {
        let seat = self.rng.u8(..5);
        match self.rng.u8(..24) {
            21 => json!({"type": "play_on"}),
            22 => json!({"type": "call_partner", "seat": seat}),
            20 if self.rng.u8(..) < 32 => json!({"type": "end_game"}),
            0 => json!({"type": "stand"}),
            1 | 2 => json!({"type": "name", "name": format!("Name {}", self.rng.u8(..3))}),
            3 => self.order(view),
            4 => json!({"type": "act", "action": {"type": "concede"}}),
            5 => json!({"type": "act", "action": {"type": "play", "card": "N99"}}),
            6 => json!({"type": "act", "action": {"type": "pledge", "count": self.rng.u8(..5)}}),
            7 => json!({"type": "say", "phrase": {"type": "think"}}),
            8 => json!({"type": "free_seat", "seat": seat}),
            9 => json!({"type": "close"}),
            10 => json!({"type": "take_over", "seat": seat, "name": "Zoe"}),
            11 | 12 => json!({"type": "look"}),
            14 => json!({"type": "ask_for_seat", "seat": seat}),
            15 => json!({"type": "answer_request", "seat": seat, "give": self.rng.bool()}),
            13 => json!({"type": "sit", "seat": seat, "name": format!("Sit {}", self.guest)}),
            _ => json!({"type": "chat", "text": format!("whim {}", self.commands)}),
        }
    }

    /// What no client of ours sends.
    fn garbage(&mut self) -> Message {
        match self.rng.u8(..5) {
            0 => Message::text("{\"id\": \"x"),
            1 => Message::binary(vec![0; 10]),
            2 => Message::text("x".repeat(5_000)),
            3 => Message::text(json!({"id": "odd", "do": {"type": "win"}}).to_string()),
            _ => Message::Ping(vec![1, 2].into()),
        }
    }

    fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.rng.usize(..list.len())]
    }

    fn check_end(&self) -> Result<(), String> {
        let Tab { guest, room, prefix, .. } = self;
        let (newest, chat) = self.world.history.newest(room, *guest);
        let shown = self.view["seq"].as_u64();
        let open: Vec<&str> = self.open.iter().map(|open| open.id.as_str()).collect();
        if !open.is_empty() {
            Err(format!("guest {guest} never got an answer to {open:?}"))
        } else if shown < Some(newest) {
            Err(format!("tab {prefix}{guest} of {room} ends with view {shown:?}, not {newest}"))
        } else if self.chat != chat {
            Err(format!("tab {prefix}{guest} of {room} ends with {}, not {chat}", self.chat))
        } else {
            Ok(())
        }
    }
}

/// The message that sends a command.
pub fn frame(id: &str, what: &Value) -> Message {
    Message::text(json!({"id": id, "do": what}).to_string())
}
