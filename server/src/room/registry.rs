//! All rooms of this process: finds the task of a live room, or brings a stored room to life.

use crate::{
    archive::{
        games::{KEPT_SUMMARIES, SummaryCache},
        room_cache::RoomCache,
    },
    cluster::Bus,
    cluster::NodeId,
    deals::service::Deals,
    identity::room_code::RoomCode,
    lobby::open_tables::list::OpenTables,
    ops::metrics,
    protocol::{error_code::ErrorCode, message::Refused},
    room::{
        actor::{RoomActor, RoomMessage, clients::Joining},
        options::RoomOptions,
        storage::Storage,
    },
};
use futures_util::{FutureExt, future::join_all};
use journal::Journal;
use std::{
    collections::BTreeMap,
    panic::AssertUnwindSafe,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};
use tokio::{
    sync::mpsc,
    time::{Instant, timeout},
};
use tracing::Instrument;

/// How many guests can be waiting to be let in.
const MAILBOX: usize = 64;
/// How long rooms may take to say goodbye to everybody.
const GOODBYE: Duration = Duration::from_millis(3500);

/// The rooms of this process.
pub struct Rooms {
    journal: Arc<dyn Journal>,
    bus: Arc<dyn Bus>,
    /// This process among those that share the journal.
    node: NodeId,
    deals: Arc<Deals>,
    options: RoomOptions,
    open_tables: Arc<OpenTables>,
    /// The mailboxes of the live rooms by stream. Held only to look up, never across a wait.
    live: Mutex<BTreeMap<String, mpsc::Sender<RoomMessage>>>,
    /// Those that were asked for lately, live or not.
    folded: RoomCache,
    /// What is known of games that were begun on deals of others. Held only to look up.
    summaries: Mutex<SummaryCache>,
    /// When the server is going to restart, if that was announced.
    announced: Mutex<Option<Instant>>,
    storage: Storage,
    /// Whether no room is brought to life any more. Changes with `live` held.
    going_down: AtomicBool,
}

impl Rooms {
    /// No room is live yet.
    ///
    /// # Errors
    /// [`ErrorCode::Internal`]: there is no randomness to name this node with.
    pub fn new(
        journal: Arc<dyn Journal>,
        bus: Arc<dyn Bus>,
        deals: Arc<Deals>,
        options: RoomOptions,
    ) -> Result<Arc<Rooms>, ErrorCode> {
        let node = NodeId::from(deals.randomness().bytes()?);
        let open_tables = OpenTables::new(bus.clone(), node, deals.clock().clone());
        Ok(Arc::new(Rooms {
            journal,
            bus,
            node,
            deals,
            options,
            open_tables,
            live: Mutex::default(),
            folded: RoomCache::default(),
            summaries: Mutex::new(SummaryCache::new(KEPT_SUMMARIES)),
            announced: Mutex::default(),
            storage: Storage::default(),
            going_down: AtomicBool::default(),
        }))
    }

    /// The deals that their games begin on.
    pub fn deals(&self) -> &Deals {
        &self.deals
    }

    /// How rooms treat their guests.
    pub fn options(&self) -> &RoomOptions {
        &self.options
    }

    /// The tables that strangers may find.
    pub fn open_tables(&self) -> &Arc<OpenTables> {
        &self.open_tables
    }

    pub(crate) fn journal(&self) -> &Arc<dyn Journal> {
        &self.journal
    }

    /// What is said to the other nodes, and heard of them.
    pub(crate) fn bus(&self) -> &dyn Bus {
        &*self.bus
    }

    /// This process among those that share the journal.
    pub(crate) fn node(&self) -> NodeId {
        self.node
    }

    pub(crate) fn storage(&self) -> &Storage {
        &self.storage
    }

    /// Whether the server is going down.
    pub(crate) fn is_going_down(&self) -> bool {
        self.going_down.load(Relaxed)
    }

    fn live(&self) -> MutexGuard<'_, BTreeMap<String, mpsc::Sender<RoomMessage>>> {
        // The map is whole at every moment, even if a holder of the lock panicked.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn folded(&self) -> &RoomCache {
        &self.folded
    }

    pub(crate) fn summaries(&self) -> MutexGuard<'_, SummaryCache> {
        // The cache is whole at every moment, even if a holder of the lock panicked.
        self.summaries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes sure that a room exists and is live.
    ///
    /// # Errors
    /// There is no such room, or it is closed, or cannot be read.
    pub async fn open(self: &Arc<Rooms>, code: &str) -> Result<RoomHandle, Refused> {
        let code = &RoomCode::parse(code)?;
        let stream = code.stream();
        let (room, length) = loop {
            if let Some(mailbox) = self.mailbox(&stream) {
                return Ok(RoomHandle { mailbox });
            }
            // Followed before it is read: nothing is missed in between.
            let length = self.journal.watch(&stream).await.map_err(|error| {
                tracing::error!(room = %code, %error, "a room cannot be followed");
                ErrorCode::Unavailable
            })?;
            if let Some(room) = self.take_out(code).await? {
                break (room, length);
            }
        };
        let mut live = self.live();
        if self.is_going_down() {
            return Err(ErrorCode::Restarting.into());
        }
        // Another task may have brought it to life in the meantime.
        if let Some(mailbox) = live.get(&stream).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(RoomHandle { mailbox: mailbox.clone() });
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        live.insert(stream.clone(), mailbox.clone());
        metrics::rooms(live.len());
        drop(live);
        let span = tracing::error_span!("room", %code);
        let room = RoomActor::new(room, stream.clone(), self.clone(), length, mail);
        let rooms = self.clone();
        // One that panics loses its connections, which come back, and is made anew from what is
        // durable. No `async` block: it would hold the room twice.
        let serving = AssertUnwindSafe(room.run()).catch_unwind().map(move |served| {
            if served.is_err() {
                tracing::error!("the room's task has panicked");
            }
            rooms.forget_ended(&stream);
        });
        tokio::spawn(serving.instrument(span));
        Ok(RoomHandle { mailbox })
    }

    /// Where messages to the room of that stream go, if it is live here.
    fn mailbox(&self, stream: &str) -> Option<mpsc::Sender<RoomMessage>> {
        self.live().get(stream).filter(|mailbox| !mailbox.is_closed()).cloned()
    }

    /// Hands a connection to a room.
    ///
    /// # Errors
    /// The room has become unreadable; the connection is closed.
    pub async fn join(self: &Arc<Rooms>, code: &str, joining: Joining) -> Result<(), Refused> {
        let stream = RoomCode::parse(code)?.stream();
        let mut mail = RoomMessage::Join(Box::new(joining));
        loop {
            match self.open(code).await?.send(mail).await {
                Ok(()) => return Ok(()),
                // The room's task ended between our finding it and our knocking.
                Err(mpsc::error::SendError(unsent)) => mail = unsent,
            }
            self.forget_ended(&stream);
        }
    }

    /// Forgets a room whose task has ended, or will take nothing more from its mailbox.
    pub(crate) fn forget_ended(&self, stream: &str) {
        let mut live = self.live();
        if live.get(stream).is_some_and(mpsc::Sender::is_closed) {
            live.remove(stream);
            metrics::rooms(live.len());
        }
    }

    /// Whether the room of that stream is live here.
    pub(crate) fn is_live(&self, stream: &str) -> bool {
        self.mailbox(stream).is_some()
    }

    /// The mailboxes of the live rooms.
    pub(crate) fn mailboxes(&self) -> Vec<mpsc::Sender<RoomMessage>> {
        self.live().values().cloned().collect()
    }

    /// How many messages wait for rooms.
    pub fn waiting_mail(&self) -> usize {
        self.live().values().map(|mailbox| mailbox.max_capacity() - mailbox.capacity()).sum()
    }

    /// How many rooms are live.
    pub fn live_rooms(&self) -> usize {
        self.live().len()
    }

    /// Announces a restart in so much time to everybody who is, or will be, connected; `None` calls it
    /// off. Nothing else happens when the time has come.
    pub fn announce_restart(&self, restart_in: Option<Duration>) {
        let at = restart_in.and_then(|time| Instant::now().checked_add(time));
        *self.announced.lock().unwrap_or_else(PoisonError::into_inner) = at;
        // A room that is brought to life from now on knows. The others look when they get to it, so
        // that it does not matter in which order announcements reach them.
        self.tell_all(|| RoomMessage::Announced);
    }

    /// Puts something into the mailboxes of all rooms that are live now.
    pub(crate) fn tell_all(&self, mail: impl Fn() -> RoomMessage + Send + 'static) {
        let told = self.mailboxes().into_iter().map(move |mailbox| {
            let mail = mail();
            async move {
                // A room that has just ended has nobody to tell.
                let _ = mailbox.send(mail).await;
            }
        });
        tokio::spawn(join_all(told));
    }

    /// Puts something into the mailbox of a room, if it is live here and not behind with its mail.
    pub(crate) fn tell(&self, stream: &str, mail: RoomMessage) {
        if let Some(mailbox) = self.mailbox(stream)
            && mailbox.try_send(mail).is_err()
        {
            tracing::debug!(stream, "a room was not told");
        }
    }

    /// When the server is going to restart, if that was announced.
    pub fn announced_restart(&self) -> Option<Instant> {
        *self.announced.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has all rooms finish what they have been asked, say goodbye to everybody and end; returns when
    /// they have, or when that takes too long. No room comes to life any more.
    pub async fn shut_down(&self) {
        self.open_tables.close();
        let mailboxes: Vec<_> = {
            let mut live = self.live();
            self.going_down.store(true, Relaxed);
            std::mem::take(&mut *live).into_values().collect()
        };
        let goodbyes = join_all(mailboxes.into_iter().map(async |mailbox| {
            // A room that has just ended needs no telling.
            let _ = mailbox.send(RoomMessage::Shutdown).await;
            mailbox.closed().await;
        }));
        if timeout(GOODBYE, goodbyes).await.is_err() {
            tracing::warn!("some rooms could not say goodbye in time");
        }
    }

    /// The entries of a room without the first `from`.
    pub(crate) async fn entries(
        &self,
        code: &RoomCode,
        from: u64,
    ) -> Result<Vec<Vec<u8>>, ErrorCode> {
        self.journal.read(&code.stream(), from).await.map_err(|error| {
            tracing::error!(room = %code, %error, "a room cannot be read");
            ErrorCode::Unavailable
        })
    }
}

/// A live room.
pub struct RoomHandle {
    mailbox: mpsc::Sender<RoomMessage>,
}

impl RoomHandle {
    /// Puts something into the room's mailbox; gives it back if the room's task has ended.
    pub(crate) async fn send(
        &self,
        mail: RoomMessage,
    ) -> Result<(), mpsc::error::SendError<RoomMessage>> {
        self.mailbox.send(mail).await
    }
}
