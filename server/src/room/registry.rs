//! The registry of this process's rooms: finds the task of a live room, or starts that of a stored one.

use crate::{
    cluster::{Bus, NodeId},
    deals::service::Deals,
    identity::{guest::GuestId, room_code::RoomCode},
    lobby::open_tables::list::OpenTables,
    partners::pool::Pool,
    protocol::{error_code::ErrorCode, message::Refused},
    room::{
        actor::{RoomActor, RoomMessage, clients::admission::Joining},
        context::RoomContext,
        mailboxes::{Mailbox, Mailboxes},
        options::RoomOptions,
        priority::FirstGuests,
        storage::StorageWatch,
        stored::StoredRooms,
    },
};
use futures_util::{
    FutureExt,
    future::{BoxFuture, join_all},
};
use journal::Journal;
use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, timeout},
};
use tracing::Instrument;

/// The longest that all rooms together may take to shut down.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(3500);

/// The rooms of this process.
pub struct Rooms {
    pub(crate) context: Arc<RoomContext>,
    /// When the server is going to restart, if that was announced.
    restart: watch::Sender<Option<Instant>>,
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
        let mailboxes = Arc::new(Mailboxes::default());
        let restart = watch::Sender::new(None);
        let context = Arc::new(RoomContext {
            open_tables: OpenTables::new(bus.clone(), node, deals.clock().clone()),
            stored: Arc::new(StoredRooms::new(journal.clone())),
            first_guests: FirstGuests::default(),
            storage: StorageWatch::new(journal.clone(), mailboxes.clone()),
            restart: restart.subscribe(),
            thinkers: Arc::new(Pool::new(options.partners)),
            journal,
            deals,
            options,
            bus,
            node,
            mailboxes,
        });
        Ok(Arc::new(Rooms { context, restart }))
    }

    /// The source of deals.
    pub fn deals(&self) -> &Deals {
        &self.context.deals
    }

    /// The journal of all streams.
    pub fn journal(&self) -> &Arc<dyn Journal> {
        &self.context.journal
    }

    /// The options for rooms.
    pub fn options(&self) -> &RoomOptions {
        &self.context.options
    }

    /// The list of open tables.
    pub fn open_tables(&self) -> &Arc<OpenTables> {
        &self.context.open_tables
    }

    /// Which guests come first at which tables, as far as it is remembered.
    pub(crate) fn first_guests(&self) -> &FirstGuests {
        &self.context.first_guests
    }

    /// Looks up whether a guest comes first at a table.
    pub(crate) async fn looks_first(&self, code: &RoomCode, guest: GuestId) -> bool {
        let RoomContext { journal, stored, first_guests, .. } = &*self.context;
        first_guests.look_up(&**journal, stored, code, guest).await
    }

    /// The availability of the storage.
    pub fn storage(&self) -> &Arc<StorageWatch> {
        &self.context.storage
    }

    /// Starts a room's task unless it is live, and returns its mailbox.
    ///
    /// # Errors
    /// There is no such room, it is closed, or it can't be read.
    pub(crate) async fn open(self: &Arc<Rooms>, code: &str) -> Result<Mailbox, Refused> {
        let RoomContext { journal, mailboxes, .. } = &*self.context;
        let code = RoomCode::parse(code)?;
        let stream = code.stream();
        let (room, length) = loop {
            if let Some(mailbox) = mailboxes.get(&stream) {
                return Ok(mailbox);
            }
            // The watch begins before the room is read, so that no entry is missed in between.
            let length = journal.watch(&stream).await.map_err(|error| {
                tracing::error!(room = %code, %error, "a room cannot be followed");
                ErrorCode::Unavailable
            })?;
            let is_live = || mailboxes.get(&stream).is_some();
            if let Some(room) = self.context.stored.take_out(&code, is_live).await? {
                break (room, length);
            }
        };
        let (mailbox, mail) = mailboxes.open(&stream)?;
        // Another task may have started it in the meantime.
        let Some(mail) = mail else { return Ok(mailbox) };
        let span = tracing::error_span!("room", %code);
        let room = RoomActor::new(room, stream.clone(), self.context.clone(), length, mail);
        let rooms = self.clone();
        // A task that panics loses its connections, which reconnect and find the room restored from its
        // stream. Not an `async` block: that would hold the room twice.
        let serving = AssertUnwindSafe(room.run()).catch_unwind().then(move |served| {
            let mail = served.inspect_err(|_| tracing::error!("the room's task has panicked")).ok();
            rooms.context.mailboxes.forget_ended(&stream);
            rooms.hand_on(code, mail)
        });
        tokio::spawn(serving.instrument(span));
        Ok(mailbox)
    }

    /// Passes on the guests who joined a room at the last moment to its next task.
    fn hand_on(
        self: Arc<Rooms>,
        code: RoomCode,
        mail: Option<mpsc::Receiver<RoomMessage>>,
    ) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            let Some(mut mail) = mail else { return };
            while let Some(mail) = mail.recv().await {
                if let RoomMessage::Join(joining) = mail
                    && let Err(refused) = self.join(code.as_str(), *joining).await
                {
                    tracing::warn!(code = refused.code, "a connection found its room gone");
                }
            }
        })
    }

    /// Passes a connection to a room.
    ///
    /// # Errors
    /// The room has become unreadable; the connection is closed.
    pub async fn join(self: &Arc<Rooms>, code: &str, joining: Joining) -> Result<(), Refused> {
        let mut mail = RoomMessage::Join(Box::new(joining));
        loop {
            match self.open(code).await?.send(mail).await {
                Ok(()) => return Ok(()),
                // The room's task ended after it was looked up.
                Err(mpsc::error::SendError(unsent)) => mail = unsent,
            }
        }
    }

    /// Checks that a room exists and can be joined, and starts its task.
    ///
    /// # Errors
    /// There is no such room, it is closed, or it can't be read.
    pub async fn start(self: &Arc<Rooms>, code: &str) -> Result<(), Refused> {
        self.open(code).await.map(drop)
    }

    /// The number of messages that wait in mailboxes.
    pub fn waiting_mail(&self) -> usize {
        let waiting = |mailbox: &Mailbox| mailbox.max_capacity() - mailbox.capacity();
        self.context.mailboxes.all().iter().map(waiting).sum()
    }

    /// The number of live rooms.
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
        let goodbyes = join_all(mailboxes.into_iter().map(async |mailbox| {
            // The room may have just ended.
            let _ = mailbox.send(RoomMessage::Shutdown).await;
            mailbox.closed().await;
        }));
        if timeout(SHUTDOWN_TIMEOUT, goodbyes).await.is_err() {
            tracing::warn!("some rooms could not shut down in time");
        }
        self.context.thinkers.close();
    }
}
