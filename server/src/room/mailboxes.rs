//! The mailboxes of the live rooms of this process.

use crate::{ops::metrics, protocol::error_code::ErrorCode, room::actor::RoomMessage};
use futures_util::future::join_all;
use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};
use tokio::sync::mpsc;

/// The most messages that wait for a room. Beyond that, senders wait.
const CAPACITY: usize = 64;

pub(crate) type Mailbox = mpsc::Sender<RoomMessage>;

/// The mailboxes of the live rooms by stream.
#[derive(Default)]
pub(crate) struct Mailboxes(
    /// The lock is held only for lookups, never across an await.
    Mutex<Live>,
);

#[derive(Default)]
struct Live {
    mailboxes: BTreeMap<String, Mailbox>,
    /// Whether no further room is started.
    going_down: bool,
}

impl Mailboxes {
    fn live(&self) -> MutexGuard<'_, Live> {
        // The map is consistent at every moment, even if a holder of the lock panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mailbox of the room with that stream, if it is live.
    pub fn get(&self, stream: &str) -> Option<Mailbox> {
        self.live().mailboxes.get(stream).filter(|mailbox| !mailbox.is_closed()).cloned()
    }

    /// The mailbox of a room about to be started, with its receiver unless the room is live already.
    ///
    /// # Errors
    /// [`ErrorCode::Restarting`]
    pub fn open(
        &self,
        stream: &str,
    ) -> Result<(Mailbox, Option<mpsc::Receiver<RoomMessage>>), ErrorCode> {
        let mut live = self.live();
        if live.going_down {
            return Err(ErrorCode::Restarting);
        }
        if let Some(mailbox) = live.mailboxes.get(stream).filter(|mailbox| !mailbox.is_closed()) {
            return Ok((mailbox.clone(), None));
        }
        let (mailbox, mail) = mpsc::channel(CAPACITY);
        live.mailboxes.insert(stream.to_owned(), mailbox.clone());
        metrics::rooms(live.mailboxes.len());
        Ok((mailbox, Some(mail)))
    }

    /// Forgets a room whose task has ended, or reads no more from its mailbox.
    pub fn forget_ended(&self, stream: &str) {
        let mut live = self.live();
        if live.mailboxes.get(stream).is_some_and(Mailbox::is_closed) {
            live.mailboxes.remove(stream);
            metrics::rooms(live.mailboxes.len());
        }
    }

    /// The mailboxes of the live rooms.
    pub fn all(&self) -> Vec<Mailbox> {
        self.live().mailboxes.values().filter(|mailbox| !mailbox.is_closed()).cloned().collect()
    }

    /// Sends a message to all live rooms.
    pub fn tell_all(&self, mail: impl Fn() -> RoomMessage + Send + 'static) {
        let told = self.all().into_iter().map(move |mailbox| {
            let mail = mail();
            async move {
                // The room may have just ended.
                let _ = mailbox.send(mail).await;
            }
        });
        tokio::spawn(join_all(told));
    }

    /// Removes all mailboxes for a shutdown. From now on no room is started.
    pub fn go_down(&self) -> Vec<Mailbox> {
        let mut live = self.live();
        live.going_down = true;
        std::mem::take(&mut live.mailboxes).into_values().collect()
    }

    /// Whether the server is shutting down.
    pub fn is_going_down(&self) -> bool {
        self.live().going_down
    }
}
