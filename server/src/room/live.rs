//! The task that owns a room while somebody is connected to it, or was a short while ago.
//!
//! One task does everything for its room: it reads every connection, decides, has the entries made
//! durable, and only then applies them and writes the views. So nothing of a room is ever locked or
//! shared, and no connection needs a task or a channel of its own.

use super::{
    daily::Finished,
    entry::{Entry, Event},
    handle::{Handled, Moment},
    incoming::{read_command, read_id},
    open_tables::Listing,
    outbox::{Bucket, Connection, Wanted, refusal},
    presence::{Presence, PresenceOptions},
    registry::Rooms,
    state::Room,
    view::Shared,
};
use crate::{
    deal::{DailyDeal, Date, Deals},
    error::Code,
    guest::GuestId,
    journal::{Journal, JournalError},
    limits::Ticket,
    metrics,
    wire::{COMMAND_BYTES, ClientMessage, Command, Refused},
};
use axum::extract::ws::{Message, WebSocket};
use std::{
    collections::VecDeque,
    future::{Future, poll_fn},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};
use tokio::{
    sync::mpsc,
    time::{Instant, Sleep, sleep_until},
};

/// How rooms treat their guests.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct RoomOptions {
    /// When absence has consequences
    #[command(flatten)]
    pub presence: PresenceOptions,
    /// Commands a connection may send per second, and twice as many at once
    #[arg(long, env = "TRANQUILITY_COMMANDS_PER_SECOND", default_value_t = 10.0, value_name = "N")]
    pub commands_per_second: f64,
    /// Lines of free text a connection may send in ten seconds
    #[arg(long, env = "TRANQUILITY_CHAT_PER_10_SECONDS", default_value_t = 5.0, value_name = "N")]
    pub chat_per_10_seconds: f64,
    /// Seconds after which a room without connections leaves the memory
    #[arg(long, env = "TRANQUILITY_UNLOAD_AFTER", default_value_t = 300.0, value_name = "SECONDS")]
    pub unload_after: f64,
    /// Seconds after which a connection that takes nothing, or gives no sign of life, is closed
    #[arg(long, env = "TRANQUILITY_DROP_AFTER", default_value_t = 75.0, value_name = "SECONDS")]
    pub drop_after: f64,
}

impl Default for RoomOptions {
    fn default() -> RoomOptions {
        RoomOptions {
            presence: PresenceOptions::default(),
            commands_per_second: 10.0,
            chat_per_10_seconds: 5.0,
            unload_after: 300.0,
            drop_after: 75.0,
        }
    }
}

/// A guest who comes in.
pub struct Joining {
    /// Who.
    pub guest: GuestId,
    /// The connection.
    pub socket: WebSocket,
    /// What counts it, for as long as it is open.
    pub ticket: Ticket,
}

/// A message to a live room.
pub(super) enum Mail {
    /// A guest has connected.
    Join(Box<Joining>),
    /// The server is going down.
    Shutdown,
}

/// WebSocket close codes.
mod close {
    pub const GOING_AWAY: u16 = 1001;
    pub const ROOM_CLOSED: u16 = 4001;
}

/// How many refusals are remembered, so that a repeated command is answered alike.
const REMEMBERED_REFUSALS: usize = 128;
/// How often a command is decided anew because somebody else has written to the stream.
const ATTEMPTS: usize = 5;

pub(super) struct Live {
    room: Room,
    stream: String,
    journal: Arc<dyn Journal>,
    rooms: Arc<Rooms>,
    options: RoomOptions,
    mail: mpsc::Receiver<Mail>,
    connections: Vec<Connection>,
    /// Whose message is looked at first, so that nobody is always last.
    turn: usize,
    presence: Presence,
    /// Who has finished the deals of the day that are played here.
    finished: Finished,
    /// The day for which the views were written.
    today: Date,
    /// What the views show of presence; a difference makes new ones necessary.
    shown: Shown,
    /// What strangers see in the list of open tables.
    listing: Listing,
    shared: Option<Shared>,
    refusals: VecDeque<(GuestId, String, Refused)>,
    /// Whether the stream may hold entries that the room does not know.
    stale: bool,
    began: Instant,
    empty_since: u64,
    ticker: Pin<Box<Sleep>>,
}

/// What the views show of presence.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shown {
    away: Vec<bool>,
    may_free: Vec<bool>,
    watchers: Option<u32>,
}

enum Happening {
    Mail(Mail),
    Received(usize, Message),
    Gone(usize),
    Tick,
}

impl Live {
    pub fn new(room: Room, stream: String, rooms: Arc<Rooms>, mail: mpsc::Receiver<Mail>) -> Live {
        let today = rooms.deals().today();
        let options = *rooms.options();
        let listing = Listing::new(rooms.open_tables());
        let began = Instant::now();
        Live {
            room,
            stream,
            journal: rooms.journal().clone(),
            rooms,
            options,
            mail,
            connections: Vec::new(),
            turn: 0,
            presence: Presence::new(options.presence, 0),
            finished: Finished::default(),
            today,
            shown: Shown::default(),
            listing,
            shared: None,
            refusals: VecDeque::new(),
            stale: false,
            began,
            empty_since: 0,
            ticker: Box::pin(sleep_until(began)),
        }
    }

    /// Serves the room until nobody has been connected for a while, or the server goes down.
    pub async fn run(mut self) {
        loop {
            match poll_fn(|context| self.poll(context)).await {
                Happening::Mail(Mail::Join(joining)) => self.join(*joining).await,
                Happening::Mail(Mail::Shutdown) => {
                    return self.close_all(close::GOING_AWAY, "the server is going down").await;
                }
                Happening::Received(index, message) => {
                    if self.receive(index, message).await.is_err() {
                        return self.close_all(close::ROOM_CLOSED, "this table is damaged").await;
                    }
                }
                Happening::Gone(index) => self.leave(index),
                Happening::Tick => {
                    if self.tick().await.is_err() {
                        return self.close_all(close::ROOM_CLOSED, "this table is damaged").await;
                    }
                    let empty = self.connections.is_empty()
                        && self.clock().saturating_sub(self.empty_since)
                            >= millis(self.options.unload_after);
                    if empty && self.rooms.release(&self.stream, &self.mail) {
                        return;
                    }
                }
            }
        }
    }

    fn clock(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Happening> {
        if let Some(index) = self.send(context) {
            return Poll::Ready(Happening::Gone(index));
        }
        if let Poll::Ready(Some(mail)) = self.mail.poll_recv(context) {
            return Poll::Ready(Happening::Mail(mail));
        }
        let count = self.connections.len();
        for step in 0..count {
            let index = (self.turn + step) % count;
            if let Poll::Ready(received) = self.connections[index].poll_receive(context) {
                self.turn = index + 1;
                return Poll::Ready(match received {
                    Some(message) => Happening::Received(index, message),
                    None => Happening::Gone(index),
                });
            }
        }
        self.ticker.as_mut().poll(context).map(|()| Happening::Tick)
    }

    /// Sends to every connection what it wants and can take; the first that failed.
    fn send(&mut self, context: &mut Context<'_>) -> Option<usize> {
        let clock = self.clock();
        let Live { room, rooms, presence, finished, shared, connections, .. } = self;
        let moment = moment(rooms.deals(), clock, presence, finished);
        for (index, connection) in connections.iter_mut().enumerate() {
            let sent = connection.poll_send(context, |guest, wanted| match wanted {
                Wanted::View(done) => {
                    let shared = shared.get_or_insert_with(|| room.shared(&moment));
                    room.frame(shared, guest, &moment, done)
                }
                Wanted::Chat => room.chat_frame(guest, &moment),
            });
            match sent {
                Poll::Ready(Ok(())) => connection.blocked_since = None,
                Poll::Ready(Err(_)) => return Some(index),
                Poll::Pending => {
                    connection.blocked_since.get_or_insert(clock);
                }
            }
        }
        None
    }

    async fn join(&mut self, joining: Joining) {
        let guest = joining.guest;
        self.learn_finished(&[guest]).await;
        let clock = self.clock();
        let commands = self.options.commands_per_second;
        let chat = self.options.chat_per_10_seconds;
        self.connections.push(Connection::new(
            joining,
            Bucket::new(commands, commands * 2.0, clock),
            Bucket::new(chat / 10.0, chat, clock),
            clock,
        ));
        metrics::connections(1);
        self.presence.connect(guest, clock);
        self.show_presence();
    }

    fn leave(&mut self, index: usize) {
        metrics::connections(-1);
        let connection = self.connections.swap_remove(index);
        let clock = self.clock();
        self.presence.disconnect(connection.guest, clock);
        self.empty_since = clock;
        self.show_presence();
    }

    async fn close_all(self, code: u16, reason: &'static str) {
        metrics::connections(-(self.connections.len() as i32));
        let goodbyes =
            self.connections.into_iter().map(|connection| connection.close(code, reason));
        // A reader that has stopped reading must not keep the server from stopping.
        let _ =
            tokio::time::timeout(Duration::from_secs(1), futures_util::future::join_all(goodbyes))
                .await;
    }

    /// Has new views written if presence looks different from what they show.
    fn show_presence(&mut self) {
        let clock = self.clock();
        self.presence.tick(self.room.seated().map(|(_, guest)| guest), clock);
        let (room, presence) = (&self.room, &self.presence);
        let moment = moment(self.rooms.deals(), clock, presence, &self.finished);
        let shown = Shown {
            away: room.seated().map(|(_, guest)| presence.shows_away(guest)).collect(),
            may_free: room.seated().map(|(seat, _)| room.may_free(seat, &moment)).collect(),
            watchers: (!room.is_running()).then(|| room.watchers(presence)),
        };
        if shown != self.shown {
            self.shown = shown;
            self.renew_views();
        }
        self.listing.show(self.room.open_table(&self.presence));
    }

    fn renew_views(&mut self) {
        self.shared = None;
        for connection in &mut self.connections {
            connection.wants_view = true;
        }
    }

    async fn tick(&mut self) -> Result<(), Damaged> {
        let clock = self.clock();
        let every = self.presence.tick_every();
        self.ticker.as_mut().reset(self.began + Duration::from_millis(clock + every));

        let drop_after = millis(self.options.drop_after);
        let patience = |since: u64| clock.saturating_sub(since) >= drop_after;
        while let Some(index) = self.connections.iter().position(|connection| {
            patience(connection.heard) || connection.blocked_since.is_some_and(patience)
        }) {
            self.leave(index);
        }
        for connection in &mut self.connections {
            if clock.saturating_sub(connection.heard) >= drop_after / 3 {
                connection.ping();
            }
        }

        let room = &self.room;
        self.presence.forget(|guest| guest == room.host() || room.seat_of(guest).is_some());
        self.show_presence();
        self.begin_day();
        for due in [Room::succession, Room::closing] {
            if let Some(entry) = self.with_moment(due) {
                // If the journal cannot take it now, the next tick tries again.
                self.store(std::slice::from_ref(&entry)).await?.ok();
            }
        }
        Ok(())
    }

    fn with_moment<T>(&self, decide: impl FnOnce(&Room, &Moment<'_>) -> T) -> T {
        let Live { room, rooms, presence, finished, .. } = self;
        decide(room, &moment(rooms.deals(), self.clock(), presence, finished))
    }

    async fn receive(&mut self, index: usize, message: Message) -> Result<(), Damaged> {
        let clock = self.clock();
        let connection = &mut self.connections[index];
        connection.heard = clock;
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.refuse(index, None, Code::BinaryFrame.into()),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => {
                self.leave(index);
                return Ok(());
            }
        };
        metrics::command();
        if !connection.commands.take(clock) {
            let id = read_id(&text);
            return self.refuse(index, id, Code::TooFast.into());
        }
        if text.len() > COMMAND_BYTES {
            return self.refuse(index, None, Code::TooLarge.into());
        }
        match read_command(&text) {
            Err((id, refused)) => self.refuse(index, id, refused),
            Ok(message) => self.command(index, message).await,
        }
    }

    async fn command(&mut self, index: usize, message: ClientMessage) -> Result<(), Damaged> {
        let received = std::time::Instant::now();
        let ClientMessage { id, command } = message;
        let guest = self.connections[index].guest;
        let known = self.refusals.iter().find(|(other, known, _)| *other == guest && *known == id);
        if let Some((_, _, refused)) = known {
            let refused = refused.clone();
            return self.refuse(index, Some(id), refused);
        }
        if matches!(command, Command::Chat { .. }) {
            let clock = self.clock();
            if !self.room.remembers(guest, &id) && !self.connections[index].chat.take(clock) {
                return self.refuse(index, Some(id), Code::ChatTooFast.into());
            }
        }
        for _ in 0..ATTEMPTS {
            if self.stale && self.catch_up().await?.is_err() {
                return self.refuse(index, Some(id), Code::Unavailable.into());
            }
            let handled =
                self.with_moment(|room, moment| room.handle(guest, &id, &command, moment));
            let entries = match handled {
                Err(refused) => {
                    self.remember_refusal(guest, &id, &refused);
                    return self.refuse(index, Some(id), refused);
                }
                Ok(Handled::Repeated) => {
                    self.acknowledge(index, id);
                    return Ok(());
                }
                Ok(Handled::Entries(entries)) => entries,
            };
            if let Err(code) = self.rooms.announce(&self.room, &entries).await {
                return self.refuse(index, Some(id), code.into());
            }
            match self.store(&entries).await? {
                Ok(()) => {
                    metrics::command_done(received);
                    self.acknowledge(index, id);
                    return Ok(());
                }
                Err(JournalError::Conflict { .. }) => {}
                Err(JournalError::Unavailable(_)) => break,
            }
        }
        self.refuse(index, Some(id), Code::Unavailable.into())
    }

    fn acknowledge(&mut self, index: usize, id: String) {
        if let Some(connection) = self.connections.get_mut(index) {
            connection.done.push(id);
            connection.wants_view = true;
        }
    }

    fn remember_refusal(&mut self, guest: GuestId, id: &str, refused: &Refused) {
        if self.refusals.len() == REMEMBERED_REFUSALS {
            self.refusals.pop_front();
        }
        self.refusals.push_back((guest, id.to_owned(), refused.clone()));
    }

    fn refuse(
        &mut self,
        index: usize,
        id: Option<String>,
        refused: Refused,
    ) -> Result<(), Damaged> {
        metrics::refusal(&refused.code);
        let fits = self.connections[index].reply(refusal(id, refused));
        if !fits {
            // It sends and sends and does not read: it may come back when it does.
            self.leave(index);
        }
        Ok(())
    }

    /// Makes entries durable, and only then part of the room and visible.
    async fn store(&mut self, entries: &[Entry]) -> Result<Result<(), JournalError>, Damaged> {
        let bytes = entries.iter().map(|entry| serde_json::to_vec(entry).unwrap_or_default());
        let handed = std::time::Instant::now();
        let stored = self.journal.append(&self.stream, self.room.length(), bytes.collect()).await;
        match stored {
            Ok(()) => {
                metrics::committed(handed);
                let running = self.room.is_running();
                for entry in entries {
                    self.room.apply(entry).map_err(|corrupt| self.damaged(&corrupt))?;
                }
                match (running, self.room.is_running()) {
                    (false, true) => metrics::game_started(self.room.kind.id()),
                    (true, false) => metrics::game_ended(self.room.kind.id()),
                    _ => {}
                }
                self.learn_finished_of_new_game(entries).await;
                let quiet = entries.iter().all(|entry| is_quiet(&entry.event));
                self.renew(entries, !quiet || running != self.room.is_running());
                Ok(Ok(()))
            }
            Err(error) => {
                if let JournalError::Unavailable(why) = &error {
                    tracing::error!(room = self.stream, why, "the journal is unavailable");
                }
                self.stale = true;
                Ok(Err(error))
            }
        }
    }

    /// Takes in what others have written to the stream, or what was written without our knowing.
    async fn catch_up(&mut self) -> Result<Result<(), JournalError>, Damaged> {
        match self.journal.read(&self.stream, self.room.length()).await {
            Ok(entries) => {
                self.room.extend(&entries).map_err(|corrupt| self.damaged(&corrupt))?;
                self.stale = false;
                self.learn_finished(&self.guests()).await;
                self.renew(&[], true);
                Ok(Ok(()))
            }
            Err(error) => Ok(Err(error)),
        }
    }

    /// When a day is over, what was closed is open.
    fn begin_day(&mut self) {
        let today = self.rooms.deals().today();
        if today != self.today {
            self.today = today;
            let now = self.rooms.deals().now();
            let closed: Vec<u32> = self.room.closed_games(now).map(|(game, _)| game).collect();
            self.finished.retain(|game| closed.contains(&game));
            self.renew(&[], true);
        }
    }

    /// The guests who are connected.
    fn guests(&self) -> Vec<GuestId> {
        self.connections.iter().map(|connection| connection.guest).collect()
    }

    async fn learn_finished_of_new_game(&mut self, entries: &[Entry]) {
        if entries.iter().any(|entry| matches!(entry.event, Event::Started { .. })) {
            self.learn_finished(&self.guests()).await;
        }
    }

    /// Asks which of these guests have finished the deals of the day that are played here.
    async fn learn_finished(&mut self, guests: &[GuestId]) {
        let closed: Vec<(u32, DailyDeal)> = self
            .room
            .closed_games(self.rooms.deals().now())
            .map(|(game, deal)| (game, deal.clone()))
            .collect();
        for (game, deal) in closed {
            // Who cannot be asked for stays outside until connecting again.
            for guest in self.rooms.finished(&deal, guests).await.unwrap_or_default() {
                self.finished.insert(game, guest);
            }
        }
    }

    fn renew(&mut self, entries: &[Entry], chat: bool) {
        if let [entry] = entries
            && self.room.is_apart(&entry.event)
        {
            return self.renew_apart(&entry.event);
        }
        let talk_alone = !entries.is_empty()
            && entries.iter().all(|entry| matches!(entry.event, Event::Chatted { .. }));
        let chatted = entries.iter().any(|entry| matches!(entry.event, Event::Chatted { .. }));
        if talk_alone {
            self.shared = None;
        } else {
            self.renew_views();
        }
        if chat || chatted {
            for connection in &mut self.connections {
                connection.wants_chat = true;
            }
        }
        if chat {
            self.show_presence();
        }
    }

    /// Writes anew what an event has changed for those who watch. Nothing comes to the others: when
    /// it came would tell them something.
    fn renew_apart(&mut self, event: &Event) {
        let clock = self.clock();
        let Live { room, rooms, presence, finished, connections, .. } = self;
        let moment = moment(rooms.deals(), clock, presence, finished);
        for connection in connections {
            let guest = connection.guest;
            match event {
                Event::Looked { guest: changed } | Event::Named { guest: changed, .. } => {
                    connection.wants_view |= guest == *changed;
                    connection.wants_chat |= guest == *changed;
                }
                _ => connection.wants_chat |= room.may_read_newest(guest, &moment),
            }
        }
    }

    fn damaged(&self, why: &dyn std::error::Error) -> Damaged {
        tracing::error!(room = self.stream, %why, "the room can no longer be used");
        Damaged
    }
}

/// The room in memory is no longer that of its stream and must not be used.
struct Damaged;

/// Whether an event changes nothing about who may read what.
fn is_quiet(event: &Event) -> bool {
    matches!(event, Event::Moved { .. } | Event::Said { .. } | Event::Chatted { .. })
}

/// The present moment, at which the room's clock shows that.
fn moment<'a>(
    deals: &'a Deals,
    clock: u64,
    presence: &'a Presence,
    finished: &'a Finished,
) -> Moment<'a> {
    Moment { now: deals.now(), clock, presence, finished, dealer: deals }
}

fn millis(seconds: f64) -> u64 {
    (seconds * 1000.0) as u64
}
