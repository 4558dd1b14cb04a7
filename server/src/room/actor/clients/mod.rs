//! The connections of a room, and what is sent to each.

pub(crate) mod admission;
pub(crate) mod connection;
mod inbox;

use crate::{
    clock::millis,
    identity::guest::GuestId,
    limits::bucket::Bucket,
    ops::metrics,
    protocol::message::{PongMessage, ServerMessage},
    room::{
        actor::{
            clients::{
                admission::Joining,
                connection::{Connection, Wanted},
                inbox::Inbox,
            },
            outage::availability,
            shutdown::announcement,
        },
        model::{decide::Moment, game::rules_panic::contained, room::Room, talk::leading::Leading},
        options::RoomOptions,
        view::{NewestShared, Unwritable},
    },
    websocket::CloseCode,
};
use futures_util::future::join_all;
use std::{
    collections::BTreeSet,
    future::poll_fn,
    task::{Context, Poll},
    time::{self, Duration},
};
use tokio::{
    sync::watch,
    time::{Instant, timeout},
};
use tungstenite::Message;

/// The messages of any kind that a connection may send for each command that it may send.
const MESSAGES_PER_COMMAND: f64 = 10.0;

/// The longest wait for the close handshakes: a client that has stopped reading must not delay a
/// shutdown.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The connections of a room.
pub(super) struct Clients {
    pub connections: Vec<Connection>,
    /// The number of connections so far.
    joined: u64,
    inbox: Inbox,
    commands_per_second: f64,
    /// The part of the newest view that all guests share.
    shared: NewestShared,
    /// Who leads those who look back at a game: changed in `commands.rs` and where its guest leaves.
    pub leading: Leading,
    /// Since when a durable change waits to be shown.
    pub changed: Option<time::Instant>,
    /// When the server is going to restart, if that was announced.
    restart: watch::Receiver<Option<Instant>>,
    /// Since when clients know the storage to be away, by the room's clock.
    pub storage_away_since: Option<u64>,
    /// When the latest connection was closed, by the room's clock.
    empty_since: u64,
}

/// Why a connection could not be read or written.
pub(super) enum Failure {
    /// The connection with that index has failed, or was closed.
    Gone(usize),
    /// The rules could not show the game.
    RulesFailed,
}

impl Clients {
    /// Creates an empty set of connections.
    pub(crate) fn new(
        options: &RoomOptions,
        restart: watch::Receiver<Option<Instant>>,
        is_storage_away: bool,
    ) -> Clients {
        Clients {
            connections: Vec::new(),
            joined: 0,
            inbox: Inbox::new(options.commands_per_second),
            commands_per_second: options.commands_per_second,
            shared: NewestShared::default(),
            leading: Leading::default(),
            changed: None,
            restart,
            storage_away_since: is_storage_away.then_some(0),
            empty_since: 0,
        }
    }

    /// Adds a connection.
    pub(crate) fn add(&mut self, joining: Joining, clock: u64) {
        self.joined += 1;
        let bucket = |per_second| Bucket::new(per_second, per_second * 2.0, clock);
        let budgets =
            [1.0, MESSAGES_PER_COMMAND].map(|each| bucket(self.commands_per_second * each));
        let outdated = joining.outdated;
        let mut connection = Connection::new(self.joined, joining, budgets, clock);
        if outdated {
            connection.reply(&ServerMessage::Outdated);
        }
        connection.wants_announcement = self.restart.borrow().is_some();
        if self.storage_away_since.is_some() {
            connection.reply(&availability(false));
        }
        self.connections.push(connection);
        tracing::debug!(connections = self.connections.len(), "a connection was opened");
    }

    pub(crate) fn remove(&mut self, index: usize, clock: u64) -> Connection {
        let connection = self.connections.swap_remove(index);
        tracing::debug!(connections = self.connections.len(), "a connection was closed");
        self.empty_since = clock;
        connection
    }

    /// The milliseconds since the last connection was closed; `None` while there is one.
    pub(crate) fn empty_for(&self, clock: u64) -> Option<u64> {
        self.connections.is_empty().then(|| clock.saturating_sub(self.empty_since))
    }

    /// Whether any connection was opened.
    pub(crate) fn were_there(&self) -> bool {
        self.joined > 0
    }

    /// The present index of the connection with that number, if it is still open.
    pub(crate) fn index_of(&self, number: u64) -> Option<usize> {
        self.connections.iter().position(|connection| connection.number == number)
    }

    /// A connection that neither answers pings nor reads what it is sent.
    pub(crate) fn unresponsive(&self, clock: u64, drop_after: Duration) -> Option<usize> {
        let overdue = |since: u64| clock.saturating_sub(since) >= millis(drop_after);
        self.connections.iter().position(|connection| {
            overdue(connection.last_received) || connection.blocked_since.is_some_and(overdue)
        })
    }

    /// When a connection is to be pinged or closed next, or an empty room to be unloaded, by the room's clock.
    pub(crate) fn due(&self, drop_after: Duration, unload_after: Duration) -> u64 {
        let due =
            self.connections.iter().map(|connection| connection.due(millis(drop_after))).min();
        due.unwrap_or_else(|| self.empty_since + millis(unload_after))
    }

    /// Sends a ping to the connections that have been silent for as long as is given for their guest.
    pub(crate) fn ping_silent(&mut self, clock: u64, silence: impl Fn(GuestId) -> Duration) {
        for connection in &mut self.connections {
            let silence = millis(silence(connection.guest));
            if clock.saturating_sub(connection.last_received) >= silence {
                connection.ping(clock);
            }
        }
    }

    /// The guests none of whose connections has answered its ping for so long.
    pub(crate) fn frozen(&self, clock: u64, patience: Duration) -> BTreeSet<GuestId> {
        let patience = millis(patience);
        let (frozen, answering): (Vec<&Connection>, Vec<&Connection>) =
            self.connections.iter().partition(|connection| connection.is_frozen(clock, patience));
        let mut guests: BTreeSet<GuestId> = frozen.iter().map(|one| one.guest).collect();
        for connection in answering {
            guests.remove(&connection.guest);
        }
        guests
    }

    /// Sends to every connection what it wants and can take, and reads the next message of one, whose
    /// index comes with it. `now` gives the present moment.
    pub(crate) async fn next<'m>(
        &mut self,
        room: &mut Room,
        now: impl Fn() -> Moment<'m>,
    ) -> Result<(usize, Message), Failure> {
        poll_fn(|context| {
            let moment = now();
            if let Poll::Ready(failure) = self.poll_send(room, &moment, context) {
                return Poll::Ready(Err(failure));
            }
            let is_seated_or_host =
                |connection: &Connection| room.is_seated_or_host(connection.guest);
            let (connections, receive) = (&mut self.connections, Connection::poll_receive);
            self.inbox.poll(connections, moment.clock, context, is_seated_or_host, receive).map(
                |(index, received)| {
                    received.map(|message| (index, message)).ok_or(Failure::Gone(index))
                },
            )
        })
        .await
    }

    /// Sends to every connection what it wants and can take, until one fails. Written by hand: one task
    /// serves all connections, and none of them waits for another.
    pub(crate) fn poll_send(
        &mut self,
        room: &mut Room,
        moment: &Moment<'_>,
        context: &mut Context<'_>,
    ) -> Poll<Failure> {
        let Clients { connections, shared, leading, restart, changed, .. } = self;
        for (index, connection) in connections.iter_mut().enumerate() {
            connection.wants_led =
                connection.wants_led && Leading::is_told_to(room, connection.guest, moment);
            let write =
                |room: &Room, shared: &mut NewestShared, guest, wanted: Wanted<'_>| match wanted {
                    Wanted::View(done) => {
                        room.frame(shared.view(room, moment)?, guest, moment, done)
                    }
                    Wanted::Chat => room.chat_frame(guest, moment),
                    Wanted::Led => room.led_frame(leading, guest, moment),
                    Wanted::Announcement => announcement(*restart.borrow()),
                    Wanted::Pong(id) => pong(id, moment),
                };
            let mut rules_failed = false;
            let polled = connection.poll_send(context, |guest, wanted| {
                contained(|| write(room, shared, guest, wanted)).unwrap_or_else(|panic| {
                    // From now on the room is shown without its game.
                    room.give_up_game(&panic);
                    shared.renew();
                    rules_failed = true;
                    write(room, shared, guest, wanted)
                })
            });
            match polled {
                Poll::Ready(Ok(())) => connection.blocked_since = None,
                Poll::Ready(Err(_)) => return Poll::Ready(Failure::Gone(index)),
                Poll::Pending => {
                    connection.blocked_since.get_or_insert(moment.clock);
                }
            }
            if rules_failed {
                return Poll::Ready(Failure::RulesFailed);
            }
        }
        if let Some(durable) = changed.take() {
            metrics::shown(durable);
        }
        Poll::Pending
    }

    /// Queues an answer to a connection. Returns the connection's index if it reads too little.
    #[must_use]
    pub(crate) fn reply(&mut self, number: u64, answer: &ServerMessage<'_>) -> Option<usize> {
        let index = self.index_of(number)?;
        (!self.connections[index].reply(answer)).then_some(index)
    }

    /// Acknowledges a command with the next view.
    pub(crate) fn acknowledge(&mut self, number: u64, id: String) {
        if let Some(index) = self.index_of(number) {
            let connection = &mut self.connections[index];
            connection.done.push(id);
            connection.wants_view = true;
        }
    }

    /// Marks all views as outdated.
    pub(crate) fn renew_views(&mut self) {
        self.renew_shared();
        self.want_views();
    }

    fn want_views(&mut self) {
        for connection in &mut self.connections {
            connection.wants_view = true;
        }
    }

    /// Marks the shared part of the views as outdated, without sending new ones.
    pub(crate) fn renew_shared(&mut self) {
        self.shared.renew();
    }

    /// Marks all views as outdated, but for the table, which is as it was.
    pub(crate) fn renew_games(&mut self) {
        self.shared.renew_game();
        self.want_views();
    }

    /// Marks the views of a guest as outdated.
    pub(crate) fn renew_view_of(&mut self, guest: GuestId) {
        for connection in self.connections.iter_mut().filter(|one| one.guest == guest) {
            connection.wants_view = true;
        }
    }

    /// Marks every guest's chat as outdated, whether or not a line was said: the arrival of a frame
    /// must not tell players whether spectators talk.
    pub(crate) fn renew_chat(&mut self) {
        for connection in &mut self.connections {
            connection.wants_chat = true;
        }
    }

    /// Tells all who leads those who look back, but for that connection, which knows.
    pub(crate) fn renew_led(&mut self, knows: Option<u64>) {
        for connection in &mut self.connections {
            connection.wants_led |= Some(connection.number) != knows;
        }
    }

    /// Tells a guest who leads those who look back.
    pub(crate) fn renew_led_of(&mut self, guest: GuestId) {
        for connection in self.connections.iter_mut().filter(|one| one.guest == guest) {
            connection.wants_led = true;
        }
    }

    /// Sends the announcement of a restart, or its cancellation, to all connections.
    pub(crate) fn announce_restart(&mut self) {
        for connection in &mut self.connections {
            connection.wants_announcement = true;
        }
    }

    /// Whether every connection has been sent all it wants.
    pub(crate) fn have_all(&self) -> bool {
        self.connections.iter().all(|connection| connection.blocked_since.is_none())
    }

    /// Closes all connections.
    pub(crate) async fn close_all(&mut self, code: CloseCode, reason: &'static str) {
        let goodbyes = self.connections.drain(..).map(|connection| connection.close(code, reason));
        let _ = timeout(CLOSE_TIMEOUT, join_all(goodbyes)).await;
    }
}

/// Answers a ping.
fn pong(id: &str, moment: &Moment<'_>) -> Result<String, Unwritable> {
    Ok(serde_json::to_string(&ServerMessage::Pong(PongMessage { id, now: moment.now }))?)
}
