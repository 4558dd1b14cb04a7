//! All rooms of this process: finds the task of a live room, or brings a stored room to life.

use super::{
    code::RoomCode,
    games::Known,
    live::{Joining, Live, Mail, RoomOptions},
    open_tables::OpenTables,
    state::Room,
};
use crate::{deal::Deals, error::Code, journal::Journal, metrics, wire::Refused};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::mpsc;

/// How many guests can be waiting to be let in.
const MAILBOX: usize = 64;

/// The rooms of this process.
pub struct Rooms {
    journal: Arc<dyn Journal>,
    deals: Arc<Deals>,
    options: RoomOptions,
    open_tables: Arc<OpenTables>,
    /// The mailboxes of the live rooms by stream. Held only to look up, never across a wait.
    live: Mutex<BTreeMap<String, mpsc::Sender<Mail>>>,
    /// What is known of games that were begun on deals of others. Held only to look up.
    known: Mutex<Known>,
}

impl Rooms {
    /// No room is live yet.
    pub fn new(journal: Arc<dyn Journal>, deals: Arc<Deals>, options: RoomOptions) -> Arc<Rooms> {
        let (open_tables, live, known) = (OpenTables::new(), Mutex::default(), Mutex::default());
        Arc::new(Rooms { journal, deals, options, open_tables, live, known })
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

    fn live(&self) -> MutexGuard<'_, BTreeMap<String, mpsc::Sender<Mail>>> {
        // The map is whole at every moment, even if a holder of the lock panicked.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
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
        let entries = self.entries(code, 0).await?;
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
    pub async fn join(self: &Arc<Rooms>, code: &str, joining: Joining) -> Result<(), Refused> {
        let stream = RoomCode::parse(code)?.stream();
        let mut mail = Mail::Join(Box::new(joining));
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
        let mailboxes: Vec<_> = std::mem::take(&mut *self.live()).into_values().collect();
        for mailbox in &mailboxes {
            // A room that has just ended needs no telling.
            let _ = mailbox.send(Mail::Shutdown).await;
        }
        for mailbox in mailboxes {
            mailbox.closed().await;
        }
    }

    /// The entries of a room without the first `from`.
    pub(super) async fn entries(&self, code: &RoomCode, from: u64) -> Result<Vec<Vec<u8>>, Code> {
        self.journal.read(&code.stream(), from).await.map_err(|error| {
            tracing::error!(room = %code, %error, "a room cannot be read");
            Code::Unavailable
        })
    }
}

/// A live room.
pub struct RoomHandle {
    mailbox: mpsc::Sender<Mail>,
}
