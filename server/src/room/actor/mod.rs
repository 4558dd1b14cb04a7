//! The task that owns a live room.
//!
//! One task does everything for its room: it reads every connection, decides, makes the entries
//! durable, and only then applies them and writes the views. So no state of a room is locked or shared,
//! and no connection needs a task or a channel of its own.
//!
//! It ends when no client has been connected for a while.

pub(crate) mod admission;
pub(crate) mod clients;
pub(crate) mod commands;
pub(crate) mod connection;
pub(crate) mod inbox;
pub(crate) mod operations;
pub(crate) mod peers;
pub(crate) mod persist;
pub(crate) mod rules_failure;
pub(crate) mod shutdown;
pub(crate) mod storage;
pub(crate) mod stream_growth;

use crate::{
    date::Date,
    deals::service::Deals,
    identity::guest::GuestId,
    limits::bucket::Bucket,
    lobby::open_tables::list::Listing,
    ops::metrics,
    protocol::{error_code::ErrorCode, message::Refused},
    room::{
        actor::{
            clients::{Joining, Shown},
            connection::Connection,
            inbox::Inbox,
            peers::Peers,
            stream_growth::StreamLengthWatcher,
        },
        model::{
            decide::Moment, guests::presence::Presence, other_tables::OtherTables, room::Room,
            rules_panic::contained,
        },
        operations::LiveRoom,
        options::RoomOptions,
        registry::Rooms,
        view::SharedView,
    },
};

use axum::body::Bytes;
use futures_util::future::BoxFuture;
use journal::Journal;
use std::{
    collections::{BTreeMap, VecDeque},
    future::{Future, poll_fn},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, Sleep, sleep_until},
};
use tungstenite::Message;

/// A message to a live room.
pub(crate) enum RoomMessage {
    /// A guest has connected.
    Join(Box<Joining>),
    /// A restart of the server was announced, or called off.
    Announced,
    /// The storage has gone away, or has come back.
    Storage,
    /// A game on the deal of one of its games has begun or ended at another table.
    DealPlayed,
    /// An operator asks for the room's state.
    Describe(oneshot::Sender<LiveRoom>),
    /// The operator closes the table.
    Close(oneshot::Sender<Result<(), ErrorCode>>),
    /// The server is going down.
    Shutdown,
}

/// The close code of a WebSocket: try again later, perhaps at another node.
const TRY_AGAIN: u16 = 1013;
/// The close code of a WebSocket: the table can no longer be used.
const ROOM_CLOSED: u16 = 4001;

pub(crate) struct RoomActor {
    room: Room,
    stream: Arc<str>,
    journal: Arc<dyn Journal>,
    rooms: Arc<Rooms>,
    options: RoomOptions,
    mail: mpsc::Receiver<RoomMessage>,
    growth: StreamLengthWatcher,
    /// The other nodes that may serve the room; `None` on a single node.
    peers: Option<Peers>,
    connections: Vec<Connection>,
    /// The chat budgets of guests who have used some of theirs.
    chat: BTreeMap<GuestId, Bucket>,
    /// The number of connections so far.
    joined: u64,
    inbox: Inbox,
    /// The rename budgets of guests who have used some of theirs.
    renames: BTreeMap<GuestId, Bucket>,
    presence: Presence,
    /// What guests do with the room's deals at other tables.
    other_tables: OtherTables,
    /// The day for which the views were written.
    today: Date,
    /// The presence that the views show; if it differs, new ones are written.
    shown: Shown,
    /// The room's entry in the list of open tables.
    listing: Listing,
    /// The room's share of the metric of players.
    players: metrics::Players,
    /// Since when a durable change waits to be shown.
    changed: Option<std::time::Instant>,
    shared: Option<SharedView>,
    refusals: VecDeque<(GuestId, String, Refused)>,
    /// When the server is going to restart, if that was announced.
    announced: Option<Instant>,
    /// The number of the game for which a failure of the rules was last reported in full.
    reported: Option<u32>,
    /// Whether the stream may hold entries that the room does not know.
    stale: bool,
    /// Since when the storage has been unavailable, by the room's clock.
    away_since: Option<u64>,
    began: Instant,
    empty_since: u64,
    ticker: Pin<Box<Sleep>>,
}

enum LoopEvent {
    RoomMessage(RoomMessage),
    /// The stream's length differs from the room's.
    Grown(u64),
    /// A message from another node, or from this one.
    Peer(Bytes),
    Received(usize, Message),
    Gone(usize),
    Tick,
}

impl RoomActor {
    /// Creates the task. `length` must watch the stream since before the room was read.
    pub fn new(
        room: Room,
        stream: String,
        rooms: Arc<Rooms>,
        length: watch::Receiver<u64>,
        mail: mpsc::Receiver<RoomMessage>,
    ) -> RoomActor {
        let today = rooms.deals().today();
        let options = *rooms.options();
        let listing = Listing::new(rooms.open_tables(), &room.code);
        let announced = rooms.announced_restart();
        let began = Instant::now();
        let peers = Peers::of(&room.code, rooms.bus());
        let presence = Presence::new(options.presence, 0);
        let presence = if peers.is_some() { presence.among_others() } else { presence };
        let away_since = rooms.is_storage_away().then_some(0);
        RoomActor {
            room,
            stream: stream.into(),
            journal: rooms.journal().clone(),
            rooms,
            options,
            mail,
            growth: StreamLengthWatcher::of(length),
            peers,
            connections: Vec::new(),
            chat: BTreeMap::new(),
            joined: 0,
            renames: BTreeMap::new(),
            inbox: Inbox::new(options.commands_per_second),
            presence,
            other_tables: OtherTables::default(),
            today,
            shown: Shown::default(),
            listing,
            players: metrics::Players::default(),
            changed: None,
            shared: None,
            refusals: VecDeque::new(),
            announced,
            reported: None,
            stale: false,
            away_since,
            began,
            empty_since: 0,
            ticker: Box::pin(sleep_until(began)),
        }
    }

    /// Serves the room until no client has been connected for a while, or the server shuts down.
    pub async fn run(mut self) {
        self.presence_shown();
        loop {
            let event = poll_fn(|context| self.poll(context)).await;
            let ticked = matches!(event, LoopEvent::Tick);
            if matches!(event, LoopEvent::RoomMessage(RoomMessage::Shutdown)) {
                return self.shut_down().await;
            }
            if let Err(ended) = self.handle_event(event).await {
                return self.end(ended).await;
            }
            let empty_for = self.clock().saturating_sub(self.empty_since);
            if ticked
                && self.connections.is_empty()
                && empty_for >= millis(self.options.unload_after)
            {
                self.retire();
                return self.hand_on().await;
            }
        }
    }

    /// Takes the task out of the registry; a guest who joins later restores the room.
    fn retire(&mut self) {
        self.mail.close();
        self.rooms.forget_ended(&self.stream);
    }

    async fn end(mut self, ended: Ended) {
        self.retire();
        let code = match ended {
            // A node with a newer program may be able to read it.
            Ended::Damaged if self.peers.is_some() => TRY_AGAIN,
            Ended::Damaged | Ended::Withdrawn => ROOM_CLOSED,
        };
        self.close_all(code, ended.reason()).await;
        self.hand_on().await;
    }

    /// Passes on the guests who joined at the last moment to the room's next task.
    fn hand_on(self) -> BoxFuture<'static, ()> {
        let RoomActor { room, rooms, mut mail, .. } = self;
        Box::pin(async move {
            while let Some(mail) = mail.recv().await {
                if let RoomMessage::Join(joining) = mail
                    && let Err(refused) = rooms.join(&room.code, *joining).await
                {
                    tracing::warn!(code = refused.code, "a connection found its room gone");
                }
            }
        })
    }

    async fn handle_event(&mut self, event: LoopEvent) -> Result<(), Ended> {
        match event {
            LoopEvent::RoomMessage(RoomMessage::Join(joining)) => self.join(*joining).await?,
            LoopEvent::RoomMessage(RoomMessage::Announced) => self.announce_restart(),
            LoopEvent::RoomMessage(RoomMessage::Storage) => self.storage_changed().await?,
            LoopEvent::RoomMessage(RoomMessage::DealPlayed) => self.learn_playing().await,
            // The caller may be gone.
            LoopEvent::RoomMessage(RoomMessage::Describe(answer)) => {
                _ = answer.send(self.describe())
            }
            LoopEvent::RoomMessage(RoomMessage::Close(answer)) => self.close_table(answer).await?,
            // The shutdown has begun already.
            LoopEvent::RoomMessage(RoomMessage::Shutdown) => {}
            LoopEvent::Grown(length) => self.on_stream_extended(length).await?,
            LoopEvent::Peer(message) => self.handle_peer_report(&message),
            LoopEvent::Received(index, message) => self.receive(index, message).await?,
            LoopEvent::Gone(index) => self.leave(index),
            LoopEvent::Tick => self.tick().await?,
        }
        Ok(())
    }

    fn clock(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<LoopEvent> {
        if let Some(index) = self.send(context) {
            return Poll::Ready(LoopEvent::Gone(index));
        }
        if let Poll::Ready(event) = self.poll_incoming(context) {
            return Poll::Ready(event);
        }
        self.ticker.as_mut().poll(context).map(|()| LoopEvent::Tick)
    }

    /// Polls connections, peers, the mailbox and the stream.
    fn poll_incoming(&mut self, context: &mut Context<'_>) -> Poll<LoopEvent> {
        if let Poll::Ready(Some(mail)) = self.mail.poll_recv(context) {
            return Poll::Ready(LoopEvent::RoomMessage(mail));
        }
        if let Poll::Ready(length) = self.growth.poll(self.room.length(), context) {
            return Poll::Ready(LoopEvent::Grown(length));
        }
        if let Poll::Ready(message) = self.poll_peers(context) {
            return Poll::Ready(LoopEvent::Peer(message));
        }
        let clock = self.clock();
        let RoomActor { inbox, connections, room, .. } = self;
        let comes_first = |connection: &Connection| room.comes_first(connection.guest);
        let heard = inbox.poll(connections, clock, context, comes_first, Connection::poll_receive);
        heard.map(|(index, received)| match received {
            Some(message) => LoopEvent::Received(index, message),
            None => LoopEvent::Gone(index),
        })
    }

    async fn tick(&mut self) -> Result<(), Ended> {
        let clock = self.clock();
        let every = self.presence.tick_every();
        // Ticks keep to the same moments, however long the task was busy.
        let next = (clock / every + 1) * every;
        self.ticker.as_mut().reset(self.began + Duration::from_millis(next));

        let drop_after = millis(self.options.drop_after);
        let patience = |since: u64| clock.saturating_sub(since) >= drop_after;
        while let Some(index) = self.connections.iter().position(|connection| {
            patience(connection.last_received) || connection.blocked_since.is_some_and(patience)
        }) {
            self.leave(index);
        }
        for connection in &mut self.connections {
            if clock.saturating_sub(connection.last_received) >= drop_after / 3 {
                connection.ping();
            }
        }

        self.chat.retain(|_, bucket| !bucket.is_full(clock));
        self.renames.retain(|_, bucket| !bucket.is_full(clock));
        let room = &self.room;
        self.presence.forget(|guest| guest == room.host() || room.seat_of(guest).is_some());
        let who_matters = room.seated().map(|(_, guest)| guest).chain([room.host()]);
        let fixed_moment = self.presence.tick(who_matters, clock);
        self.report_to_peers();
        if fixed_moment {
            self.show_presence();
        }
        self.presence_changed();
        self.listing.renew();
        self.send_elsewhere();
        self.begin_day();
        self.storage_changed().await?;
        if self.room.is_running() && !fixed_moment {
            return Ok(());
        }
        for due in [Room::succession, Room::closing] {
            let entry = contained(|| self.with_moment(due)).unwrap_or_else(|panic| {
                self.room.give_up_game(&panic);
                self.report_failure("it could not be said what is due");
                self.renew_views();
                None
            });
            if let Some(entry) = entry
                && !self.rooms.does_storage_hang()
            {
                // If the journal fails, the next tick tries again.
                self.store(std::slice::from_ref(&entry)).await?.ok();
            }
        }
        Ok(())
    }

    fn with_moment<T>(&self, decide: impl FnOnce(&Room, &Moment<'_>) -> T) -> T {
        let RoomActor { room, rooms, presence, other_tables, .. } = self;
        decide(room, &moment(rooms.deals(), self.clock(), presence, other_tables))
    }
}

/// Why the room is no longer served.
#[derive(Clone, Copy, Debug)]
enum Ended {
    /// The room in memory differs from its stream and must not be used.
    Damaged,
    /// The table was closed or deleted.
    Withdrawn,
}

impl Ended {
    /// The reason sent to the remaining connections.
    fn reason(self) -> &'static str {
        match self {
            Ended::Damaged => "this table is damaged",
            Ended::Withdrawn => "this table is closed",
        }
    }
}

/// The present moment, given the room's clock.
fn moment<'a>(
    deals: &'a Deals,
    clock: u64,
    presence: &'a Presence,
    other_tables: &'a OtherTables,
) -> Moment<'a> {
    Moment { now: deals.now(), clock, presence, other_tables, dealer: deals }
}

fn millis(seconds: f64) -> u64 {
    (seconds * 1000.0) as u64
}
