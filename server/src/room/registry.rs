//! The rooms of this process: what they share, their mailboxes, and how the task of one is found or started.

use crate::{
    cluster::bus::{Bus, NodeId},
    deals::service::Deals,
    identity::{guest::GuestId, room_code::RoomCode},
    lobby::{open_tables::OpenTables, visits},
    ops::work_permits::WorkPermits,
    partners::pool::Pool,
    push::{Push, chats::Chats},
    room::{
        actor::{RoomActor, RoomMessage, clients::admission::Joining},
        mailboxes::{Mailbox, Mailboxes, Place, send_all},
        model::{game::rules_panic::contained, room::Room},
        options::RoomOptions,
        restore::{RoomError, restore},
        seated_or_host::SeatedOrHost,
        storage::StorageWatch,
    },
};
use futures_util::{
    FutureExt,
    future::{BoxFuture, join_all},
};
use journal::Journal;
use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};
use tokio::{
    sync::{
        mpsc::{self, error::SendError},
        watch,
    },
    time::{Instant, timeout},
};
use tracing::Instrument;

/// The longest that all rooms together may take to shut down.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(3500);
/// A joining guest waits so many times as long for a permit as a question.
const GUEST_FACTOR: u32 = 5;

/// Whether this process serves a room. Of the others it keeps none in memory.
pub type Serves = Box<dyn Fn(&RoomCode) -> bool + Send + Sync>;

/// The rooms of this process.
pub struct Rooms {
    pub(crate) context: Arc<RoomContext>,
    /// When the server is going to restart, if that was announced.
    restart: watch::Sender<Option<Instant>>,
}

impl Rooms {
    /// Creates a registry without live rooms, which serves all of them.
    pub fn new(
        journal: Arc<dyn Journal>,
        bus: Arc<dyn Bus>,
        deals: Arc<Deals>,
        options: RoomOptions,
    ) -> Arc<Rooms> {
        Rooms::of(journal, bus, deals, options, None)
    }

    /// The same for a process that may serve some of them alone.
    pub fn of(
        journal: Arc<dyn Journal>,
        bus: Arc<dyn Bus>,
        deals: Arc<Deals>,
        options: RoomOptions,
        serves: Option<Serves>,
    ) -> Arc<Rooms> {
        let node = NodeId(deals.randomness().uuid());
        let mailboxes = Arc::new(Mailboxes::new(serves));
        let restart = watch::Sender::new(None);
        let context = Arc::new(RoomContext {
            open_tables: OpenTables::new(bus, node, deals.clock().clone()),
            permits: WorkPermits::new(options.question_timeout),
            seated_or_host: SeatedOrHost::default(),
            storage: StorageWatch::new(journal.clone(), mailboxes.clone()),
            restart: restart.subscribe(),
            partner_pool: Arc::new(Pool::new(options.partners)),
            push: Push::new(journal.clone(), deals.clone(), options.push),
            chats: Chats::new(journal.clone(), deals.clone(), options.chats),
            journal,
            deals,
            options,
            mailboxes,
        });
        Arc::new(Rooms { context, restart })
    }

    /// The source of deals.
    pub fn deals(&self) -> &Deals {
        &self.context.deals
    }

    /// The journal of all streams.
    pub fn journal(&self) -> &Arc<dyn Journal> {
        &self.context.journal
    }

    /// Calls to the chats of tables' groups.
    pub(crate) fn chats(&self) -> &Arc<Chats> {
        &self.context.chats
    }

    /// Pushes to players whose page is closed.
    pub(crate) fn push(&self) -> &Arc<Push> {
        &self.context.push
    }

    pub fn options(&self) -> &RoomOptions {
        &self.context.options
    }

    /// The list of open tables.
    pub fn open_tables(&self) -> &Arc<OpenTables> {
        &self.context.open_tables
    }

    /// Which guests are seated or host at which tables, as far as it is remembered.
    pub(crate) fn seated_or_host(&self) -> &SeatedOrHost {
        &self.context.seated_or_host
    }

    /// Looks up whether a guest is seated or host at a table.
    pub(crate) async fn ask_seated_or_host(
        self: &Arc<Rooms>,
        code: &RoomCode,
        guest: GuestId,
    ) -> bool {
        // Only rooms on the guest's own list are asked, so that neither the answer nor its time tells whether a code
        // that was tried is one of a table.
        let visited = visits::list(&**self.journal(), guest).await;
        visited.is_ok_and(|visited| visited.contains(code))
            && self.ask(code, move |room| room.is_seated_or_host(guest)).await.unwrap_or(false)
    }

    /// The availability of the storage.
    pub fn storage(&self) -> &Arc<StorageWatch> {
        &self.context.storage
    }

    /// Finds the task of a room, or starts it.
    pub(crate) async fn open(self: &Arc<Rooms>, code: &RoomCode) -> Result<Mailbox, RoomError> {
        for _ in 1..GUEST_FACTOR {
            match self.find_or_start(code).await {
                Err(RoomError::Busy) => {}
                found => return found?.live(),
            }
        }
        self.find_or_start(code).await?.live()
    }

    pub(super) async fn find_or_start(
        self: &Arc<Rooms>,
        code: &RoomCode,
    ) -> Result<Opened, RoomError> {
        if let Some(mailbox) = self.context.mailboxes.get(code) {
            return Ok(Opened::Live(mailbox));
        }
        // The work is finished even if who asks has gone, so that the next one finds it done.
        let starting = tokio::spawn(self.clone().start_task(code.clone()).in_current_span());
        let started = starting.await;
        started.map_err(|error| RoomError::Panicked(code.clone(), error.to_string()))?
    }

    async fn start_task(self: Arc<Rooms>, code: RoomCode) -> Result<Opened, RoomError> {
        let RoomContext { journal, mailboxes, permits, .. } = &*self.context;
        let permit = permits.take().await?;
        // Another task may have started it in the meantime.
        if let Some(mailbox) = mailboxes.get(&code) {
            return Ok(Opened::Live(mailbox));
        }
        // Its permit is held until it is live, so that who waits for the next one finds it.
        let held = restore(&**journal, &code, permit).await?;
        if held.value().end().is_some() {
            return Ok(Opened::Ended(Box::new(held.release())));
        }
        let (mailbox, receivers) = match mailboxes.open(&code)? {
            Place::Own(mailbox, receivers) => (mailbox, receivers),
            Place::Elsewhere => return Ok(Opened::Elsewhere(Box::new(held.release()))),
        };
        let room = held.release();
        let Some(receivers) = receivers else { return Ok(Opened::Live(mailbox)) };
        let span = tracing::error_span!(parent: None, "room", ?code);
        let room = RoomActor::new(room, code.stream(), self.context.clone(), receivers);
        let rooms = self.clone();
        // A task that panics loses its connections, which reconnect and find the room restored from its
        // stream. Not an `async` block: that would hold the room twice.
        let serving = AssertUnwindSafe(room.run()).catch_unwind().then(move |served| {
            let served = served.inspect_err(|_| tracing::error!("the room's task has panicked"));
            rooms.context.mailboxes.forget_ended(&code);
            rooms.hand_on(code, served.ok())
        });
        tokio::spawn(serving.instrument(span));
        Ok(Opened::Live(mailbox))
    }

    /// Asks a room. Not for the tasks of rooms, which could wait for each other.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<Rooms>,
        code: &RoomCode,
        question: impl Fn(&Room) -> T + Clone + Send + 'static,
    ) -> Result<T, RoomError> {
        let room = match self.find_or_start(code).await? {
            Opened::Ended(room) | Opened::Elsewhere(room) => *room,
            Opened::Live(mailbox) => {
                if let Some(answer) = mailbox.ask(question.clone()).await? {
                    return Ok(answer);
                }
                // Its task has just ended, or does not know all of its stream.
                let RoomContext { journal, permits, .. } = &*self.context;
                restore(&**journal, code, permits.take().await?).await?.release()
            }
        };
        Ok(contained(|| question(&room))?)
    }

    /// Asks a room if it is live here and knows all of its stream.
    pub(crate) async fn ask_live<T: Send + 'static>(
        &self,
        code: &RoomCode,
        question: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<Option<T>, RoomError> {
        match self.context.mailboxes.get(code) {
            Some(mailbox) => mailbox.ask(question).await,
            None => Ok(None),
        }
    }

    /// Passes on the guests who joined a room at the last moment to its next task.
    fn hand_on(
        self: Arc<Rooms>,
        code: RoomCode,
        messages: Option<mpsc::Receiver<RoomMessage>>,
    ) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            let Some(mut messages) = messages else { return };
            while let Some(message) = messages.recv().await {
                if let RoomMessage::Join(joining) = message
                    && let Err(error) = self.join(&code, *joining).await
                {
                    tracing::warn!(%error, "a connection found its room gone");
                }
            }
        })
    }

    /// Passes a connection to a room.
    ///
    /// # Errors
    /// The room has become unreadable; the connection is closed.
    pub async fn join(
        self: &Arc<Rooms>,
        code: &RoomCode,
        joining: Joining,
    ) -> Result<(), RoomError> {
        let mut message = RoomMessage::Join(Box::new(joining));
        loop {
            match self.open(code).await?.send(message).await {
                Ok(()) => return Ok(()),
                // The room's task ended after it was looked up.
                Err(SendError(unsent)) => message = unsent,
            }
        }
    }

    /// Checks that a room exists and can be joined, and starts its task.
    pub async fn start(self: &Arc<Rooms>, code: &RoomCode) -> Result<(), RoomError> {
        let room = self.open(code).await?;
        if self.context.mailboxes.are_shared() {
            // Who joins may have been shown by another process what this one does not know.
            send_all(vec![room], || RoomMessage::Compare).await;
        }
        Ok(())
    }

    /// The number of messages that wait in mailboxes.
    pub fn waiting_mail(&self) -> usize {
        self.context.mailboxes.all().iter().map(Mailbox::waiting).sum()
    }

    pub fn live_rooms(&self) -> usize {
        self.context.mailboxes.all().len()
    }

    /// Announces a restart to all present and future connections; `None` cancels it. Nothing else
    /// happens when the time has come.
    pub fn announce_restart(&self, restart_in: Option<Duration>) {
        let at = restart_in.and_then(|time| Instant::now().checked_add(time));
        self.restart.send_replace(at);
        // A room that starts from now on knows. The others read the newest announcement when they get
        // to the message, so the order of announcements does not matter.
        self.context.mailboxes.tell_all(|| RoomMessage::Announced);
    }

    /// When the server is going to restart, if that was announced.
    pub fn announced_restart(&self) -> Option<Instant> {
        *self.restart.borrow()
    }

    /// Shuts down all rooms: they finish pending commands and close their connections. Returns when
    /// they are done or that takes too long. No further room is started.
    pub async fn shut_down(&self) {
        self.open_tables().close();
        let mailboxes = self.context.mailboxes.go_down();
        let goodbye = |mailbox: Mailbox| async move {
            // The room may have just ended.
            let _ = mailbox.send(RoomMessage::Shutdown).await;
            mailbox.closed().await;
        };
        let goodbyes = join_all(mailboxes.into_iter().map(goodbye));
        if timeout(SHUTDOWN_TIMEOUT, goodbyes).await.is_err() {
            tracing::warn!("some rooms could not shut down in time");
        }
        self.context.partner_pool.close();
    }
}

/// A room that was looked for.
pub(super) enum Opened {
    Live(Mailbox),
    /// It is out of use, so that no guest can join it; its games can still be seen.
    Ended(Box<Room>),
    /// Another process serves it.
    Elsewhere(Box<Room>),
}

impl Opened {
    fn live(self) -> Result<Mailbox, RoomError> {
        match self {
            Opened::Live(mailbox) => Ok(mailbox),
            Opened::Ended(_) => Err(RoomError::Closed),
            Opened::Elsewhere(_) => Err(RoomError::Elsewhere),
        }
    }
}

/// All that a live room uses besides its own state.
pub(crate) struct RoomContext {
    pub journal: Arc<dyn Journal>,
    /// The source of deals, of the time and of randomness.
    pub deals: Arc<Deals>,
    pub options: RoomOptions,
    pub open_tables: Arc<OpenTables>,
    /// The permits to read rooms from the journal, so that they can be served or asked.
    pub permits: WorkPermits,
    /// Which guests are seated or host at which tables.
    pub seated_or_host: SeatedOrHost,
    pub storage: Arc<StorageWatch>,
    pub mailboxes: Arc<Mailboxes>,
    /// Where partners think.
    pub partner_pool: Arc<Pool>,
    /// Pushes to players whose page is closed.
    pub(crate) push: Arc<Push>,
    /// Calls to the chats of tables' groups.
    pub(crate) chats: Arc<Chats>,
    /// When the server is going to restart, if that was announced.
    pub restart: watch::Receiver<Option<Instant>>,
}

impl Rooms {
    /// Lets go of the live rooms that this process serves no longer: their clients find who does.
    /// Returns when they have been send_all.
    pub async fn let_go(&self) {
        let moved = self.context.mailboxes.not_served();
        send_all(moved.clone(), || RoomMessage::LetGo).await;
        join_all(moved.iter().map(Mailbox::ended)).await;
    }

    /// Lets all live rooms find out whether another process has written to their streams.
    pub fn compare_all(&self) {
        self.context.mailboxes.tell_all(|| RoomMessage::Compare);
    }

    /// Disconnects all clients with the advice to come back, for a process that can save nothing while others can.
    pub fn send_away(&self) {
        self.context.mailboxes.tell_all(|| RoomMessage::SendAway);
    }

    /// Whether the room is live here.
    pub(crate) fn is_live(&self, code: &RoomCode) -> bool {
        self.context.mailboxes.get(code).is_some()
    }

    /// Whether this process serves the room.
    pub(crate) fn serves(&self, code: &RoomCode) -> bool {
        self.context.mailboxes.serves(code)
    }
}
