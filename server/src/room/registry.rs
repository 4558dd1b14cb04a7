//! All rooms of this process: finds the task of a live room, or brings a stored room to life.

use super::{
    code::RoomCode,
    history::{History, Summary},
    live::{Live, Mail, RoomOptions},
    my_table::MyTable,
    open_tables::OpenTables,
    state::Room,
};
use crate::{
    deal::Deals, error::Code, guest::GuestId, journal::Journal, metrics, replay::Played, visits,
    wire::Refused,
};
use axum::extract::ws::WebSocket;
use serde_json::Value;
use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::{sync::mpsc, task::spawn_blocking};

/// How many guests can be waiting to be let in.
const MAILBOX: usize = 64;

/// The rooms of this process.
pub struct Rooms {
    journal: Arc<dyn Journal>,
    deals: Arc<Deals>,
    options: RoomOptions,
    open_tables: Arc<OpenTables>,
    /// The mailboxes of the live rooms by stream. Held only to look up, never across a wait.
    live: Mutex<HashMap<String, mpsc::Sender<Mail>>>,
}

impl Rooms {
    /// No room is live yet.
    pub fn new(journal: Arc<dyn Journal>, deals: Arc<Deals>, options: RoomOptions) -> Arc<Rooms> {
        let open_tables = OpenTables::new();
        Arc::new(Rooms { journal, deals, options, open_tables, live: Mutex::default() })
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

    pub(super) fn journal(&self) -> &Arc<dyn Journal> {
        &self.journal
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Mail>>> {
        // The map is whole at every moment, even if a holder of the lock panicked.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes sure that a room exists and is live.
    ///
    /// # Errors
    /// There is no such room, or it cannot be read.
    pub async fn open(self: &Arc<Rooms>, code: &str) -> Result<RoomHandle, Refused> {
        let code = &RoomCode::parse(code)?;
        let stream = code.stream();
        let known = self.live().get(&stream).cloned();
        if let Some(mailbox) = known {
            return Ok(RoomHandle { mailbox });
        }
        let entries = self.entries(code).await?;
        let room = Room::restore(code.as_str(), &entries).map_err(|corrupt| {
            tracing::error!(room = %code, %corrupt, "a room cannot be restored");
            Code::Internal
        })?;
        let room = room.ok_or(Code::UnknownRoom)?;
        let mut live = self.live();
        // Somebody else may have brought it to life in the meantime.
        let mailbox = live.entry(stream.clone()).or_insert_with(|| {
            let (mailbox, mail) = mpsc::channel(MAILBOX);
            tokio::spawn(Live::new(room, stream, self.clone(), mail).run());
            mailbox
        });
        let mailbox = mailbox.clone();
        metrics::rooms(live.len());
        Ok(RoomHandle { mailbox })
    }

    /// Hands a connection to a room.
    ///
    /// # Errors
    /// The room has become unreadable; the connection is closed.
    pub async fn join(
        self: &Arc<Rooms>,
        code: &str,
        guest: GuestId,
        socket: WebSocket,
    ) -> Result<(), Refused> {
        let stream = RoomCode::parse(code)?.stream();
        let mut mail = Mail::Join(guest, Box::new(socket));
        loop {
            match self.open(code).await?.mailbox.send(mail).await {
                Ok(()) => return Ok(()),
                // The room's task ended between our finding it and our knocking.
                Err(mpsc::error::SendError(unsent)) => mail = unsent,
            }
            let mut live = self.live();
            if live.get(&stream).is_some_and(mpsc::Sender::is_closed) {
                live.remove(&stream);
            }
        }
    }

    /// Forgets a live room in which nobody waits to be let in; `false` if somebody does.
    pub(super) fn release(&self, stream: &str, mail: &mpsc::Receiver<Mail>) -> bool {
        let mut live = self.live();
        let unused = mail.is_empty();
        if unused {
            live.remove(stream);
            metrics::rooms(live.len());
        }
        unused
    }

    /// How many rooms are live.
    pub fn live_rooms(&self) -> usize {
        self.live().len()
    }

    /// Says goodbye to everybody and waits until all rooms have ended.
    pub async fn shut_down(&self) {
        self.open_tables.close();
        let mailboxes: Vec<_> = self.live().drain().map(|(_, mailbox)| mailbox).collect();
        for mailbox in &mailboxes {
            // A room that has just ended needs no telling.
            let _ = mailbox.send(Mail::Shutdown).await;
        }
        for mailbox in mailboxes {
            mailbox.closed().await;
        }
    }

    async fn entries(&self, code: &RoomCode) -> Result<Vec<Vec<u8>>, Code> {
        self.journal.read(&code.stream(), 0).await.map_err(|error| {
            tracing::error!(room = %code, %error, "a room cannot be read");
            Code::Unavailable
        })
    }

    /// What anybody with the code may know of a room.
    ///
    /// # Errors
    /// There is no such room, or it cannot be read.
    pub async fn summary(&self, code: &str) -> Result<Summary, Refused> {
        Ok(self.history(code, 0).await?.room().summary())
    }

    /// The tables to which a guest has come, the one where something happened last first. Those that
    /// are gone, or cannot be read, are left out.
    ///
    /// # Errors
    /// The journal is unavailable.
    pub async fn tables_of(&self, guest: GuestId) -> Result<Vec<MyTable>, Refused> {
        let mut tables = Vec::new();
        for code in visits::list(&*self.journal, guest).await? {
            let entries = self.entries(&code).await?;
            // Many long evenings take a while: other rooms must not wait for them.
            let restored = spawn_blocking(move || {
                let room = Room::restore(code.as_str(), &entries).inspect_err(|corrupt| {
                    tracing::error!(room = %code, %corrupt, "a room cannot be restored");
                });
                Some(room.ok()??.my_table(guest))
            });
            tables.extend(restored.await.map_err(|_| Code::Internal)?);
        }
        tables.sort_by_key(|table| Reverse(table.changed_at));
        Ok(tables)
    }

    /// A finished game, to look back on.
    ///
    /// # Errors
    /// There is no such room or game, it is not over, or the guest may not see it.
    pub async fn played(&self, code: &str, game: u32, guest: GuestId) -> Result<Played, Refused> {
        Ok(self.history(code, game).await?.played(guest)?)
    }

    /// The whole log of a game, as everybody at the table saw it.
    ///
    /// # Errors
    /// There is no such room or game, or the guest may not see it.
    pub async fn log(&self, code: &str, game: u32, guest: GuestId) -> Result<Vec<Value>, Refused> {
        Ok(self.history(code, game).await?.log(guest)?)
    }

    async fn history(&self, code: &str, game: u32) -> Result<History, Refused> {
        let code = &RoomCode::parse(code)?;
        let entries = self.entries(code).await?;
        let history = History::read(code.as_str(), &entries, game).map_err(|corrupt| {
            tracing::error!(room = %code, %corrupt, "a room cannot be restored");
            Code::Internal
        })?;
        Ok(history.ok_or(Code::UnknownRoom)?)
    }
}

/// A live room.
pub struct RoomHandle {
    mailbox: mpsc::Sender<Mail>,
}
