//! The registry of this process's rooms: finds the task of a live room, or starts that of a stored one.

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

/// The most guests that can wait to be admitted to a room.
const MAILBOX: usize = 64;
/// The longest that all rooms together may take to shut down.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(3500);

/// The rooms of this process.
pub struct Rooms {
    journal: Arc<dyn Journal>,
    bus: Arc<dyn Bus>,
    /// The id of this process among those that share the journal.
    node: NodeId,
    deals: Arc<Deals>,
    options: RoomOptions,
    open_tables: Arc<OpenTables>,
    /// The mailboxes of the live rooms by stream. The lock is held only for lookups, never across an
    /// await.
    live: Mutex<BTreeMap<String, mpsc::Sender<RoomMessage>>>,
    /// The rooms that were recently asked for, live or not.
    folded: RoomCache,
    /// Summaries of games on deals of others. The lock is held only for lookups.
    summaries: Mutex<SummaryCache>,
    /// When the server is going to restart, if that was announced.
    announced: Mutex<Option<Instant>>,
    storage: Storage,
    /// Whether no further room is started. Changes with `live` locked.
    going_down: AtomicBool,
}

impl Rooms {
    /// Creates a registry without live rooms.
    ///
    /// # Errors
    /// [`ErrorCode::Internal`]: there is no randomness for the id of this node.
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

    /// The source of deals.
    pub fn deals(&self) -> &Deals {
        &self.deals
    }

    /// The options for rooms.
    pub fn options(&self) -> &RoomOptions {
        &self.options
    }

    /// The list of open tables.
    pub fn open_tables(&self) -> &Arc<OpenTables> {
        &self.open_tables
    }

    pub(crate) fn journal(&self) -> &Arc<dyn Journal> {
        &self.journal
    }

    /// The bus to the other nodes.
    pub(crate) fn bus(&self) -> &dyn Bus {
        &*self.bus
    }

    /// The id of this process among those that share the journal.
    pub(crate) fn node(&self) -> NodeId {
        self.node
    }

    pub(crate) fn storage(&self) -> &Storage {
        &self.storage
    }

    /// Whether the server is shutting down.
    pub(crate) fn is_going_down(&self) -> bool {
        self.going_down.load(Relaxed)
    }

    fn live(&self) -> MutexGuard<'_, BTreeMap<String, mpsc::Sender<RoomMessage>>> {
        // The map is consistent at every moment, even if a holder of the lock panicked.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn folded(&self) -> &RoomCache {
        &self.folded
    }

    pub(crate) fn summaries(&self) -> MutexGuard<'_, SummaryCache> {
        // The cache is consistent at every moment, even if a holder of the lock panicked.
        self.summaries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a room's task unless it is live, and returns its handle.
    ///
    /// # Errors
    /// There is no such room, it is closed, or it can't be read.
    pub async fn open(self: &Arc<Rooms>, code: &str) -> Result<RoomHandle, Refused> {
        let code = &RoomCode::parse(code)?;
        let stream = code.stream();
        let (room, length) = loop {
            if let Some(mailbox) = self.mailbox(&stream) {
                return Ok(RoomHandle { mailbox });
            }
            // The watch begins before the room is read, so that no entry is missed in between.
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
        // Another task may have started it in the meantime.
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
        // A task that panics loses its connections, which reconnect and find the room restored from its
        // stream. Not an `async` block: that would hold the room twice.
        let serving = AssertUnwindSafe(room.run()).catch_unwind().map(move |served| {
            if served.is_err() {
                tracing::error!("the room's task has panicked");
            }
            rooms.forget_ended(&stream);
        });
        tokio::spawn(serving.instrument(span));
        Ok(RoomHandle { mailbox })
    }

    /// The mailbox of the room with that stream, if it is live here.
    fn mailbox(&self, stream: &str) -> Option<mpsc::Sender<RoomMessage>> {
        self.live().get(stream).filter(|mailbox| !mailbox.is_closed()).cloned()
    }

    /// Passes a connection to a room.
    ///
    /// # Errors
    /// The room has become unreadable; the connection is closed.
    pub async fn join(self: &Arc<Rooms>, code: &str, joining: Joining) -> Result<(), Refused> {
        let stream = RoomCode::parse(code)?.stream();
        let mut mail = RoomMessage::Join(Box::new(joining));
        loop {
            match self.open(code).await?.send(mail).await {
                Ok(()) => return Ok(()),
                // The room's task ended after it was looked up.
                Err(mpsc::error::SendError(unsent)) => mail = unsent,
            }
            self.forget_ended(&stream);
        }
    }

    /// Forgets a room whose task has ended, or reads no more from its mailbox.
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

    /// The number of messages that wait in mailboxes.
    pub fn waiting_mail(&self) -> usize {
        self.live().values().map(|mailbox| mailbox.max_capacity() - mailbox.capacity()).sum()
    }

    /// The number of live rooms.
    pub fn live_rooms(&self) -> usize {
        self.live().len()
    }

    /// Announces a restart to all present and future connections; `None` cancels it. Nothing else
    /// happens when the time has come.
    pub fn announce_restart(&self, restart_in: Option<Duration>) {
        let at = restart_in.and_then(|time| Instant::now().checked_add(time));
        *self.announced.lock().unwrap_or_else(PoisonError::into_inner) = at;
        // A room that starts from now on knows. The others read the newest announcement when they get
        // to the message, so the order of announcements does not matter.
        self.tell_all(|| RoomMessage::Announced);
    }

    /// Sends a message to all live rooms.
    pub(crate) fn tell_all(&self, mail: impl Fn() -> RoomMessage + Send + 'static) {
        let told = self.mailboxes().into_iter().map(move |mailbox| {
            let mail = mail();
            async move {
                // The room may have just ended.
                let _ = mailbox.send(mail).await;
            }
        });
        tokio::spawn(join_all(told));
    }

    /// Sends a message to a room, if it is live here and its mailbox has room.
    pub(crate) fn tell(&self, stream: &str, mail: RoomMessage) {
        if let Some(mailbox) = self.mailbox(stream)
            && mailbox.try_send(mail).is_err()
        {
            tracing::debug!(stream, "a message to a room was dropped");
        }
    }

    /// When the server is going to restart, if that was announced.
    pub fn announced_restart(&self) -> Option<Instant> {
        *self.announced.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shuts down all rooms: they finish pending commands and close their connections. Returns when
    /// they are done or that takes too long. No further room is started.
    pub async fn shut_down(&self) {
        self.open_tables.close();
        let mailboxes: Vec<_> = {
            let mut live = self.live();
            self.going_down.store(true, Relaxed);
            std::mem::take(&mut *live).into_values().collect()
        };
        let goodbyes = join_all(mailboxes.into_iter().map(async |mailbox| {
            // The room may have just ended.
            let _ = mailbox.send(RoomMessage::Shutdown).await;
            mailbox.closed().await;
        }));
        if timeout(SHUTDOWN_TIMEOUT, goodbyes).await.is_err() {
            tracing::warn!("some rooms could not shut down in time");
        }
    }

    /// The entries of a room from index `from` on.
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
    /// Sends a message to the room; returns it if the room's task has ended.
    pub(crate) async fn send(
        &self,
        mail: RoomMessage,
    ) -> Result<(), mpsc::error::SendError<RoomMessage>> {
        self.mailbox.send(mail).await
    }
}
