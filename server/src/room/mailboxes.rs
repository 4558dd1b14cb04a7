//! The mailboxes of the live rooms of this process: how they are written to, and asked.

use crate::{
    identity::room_code::RoomCode,
    ops::metrics,
    ops::process::lock,
    protocol::error_code::ErrorCode,
    room::{
        actor::{Question, Receivers, RoomActor, RoomMessage, operations::LiveRoom},
        model::{game::rules_panic::contained, room::Room},
        registry::Serves,
        restore::RoomError,
    },
};
use futures_util::future::join_all;
use std::{collections::BTreeMap, sync::Mutex, time::Duration};
use tokio::{
    sync::{
        mpsc::{self, error::SendError},
        oneshot,
    },
    time::timeout,
};

/// A room that does not answer within this time is busy.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);
/// The most messages that wait for a room. Beyond that, senders wait.
const CAPACITY: usize = 64;

/// Where a live room is written to.
#[derive(Clone)]
pub(crate) struct Mailbox {
    messages: mpsc::Sender<RoomMessage>,
    questions: mpsc::Sender<Question>,
}

impl Mailbox {
    fn new() -> (Mailbox, Receivers) {
        let (to_room, messages) = mpsc::channel(CAPACITY);
        let (ask, questions) = mpsc::channel(CAPACITY);
        (Mailbox { messages: to_room, questions: ask }, Receivers { messages, questions })
    }

    /// Whether the room reads no more from it.
    pub(crate) fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }

    /// Sends a message, which comes back if the room reads no more.
    pub(crate) async fn send(&self, message: RoomMessage) -> Result<(), SendError<RoomMessage>> {
        self.messages.send(message).await
    }

    /// What the room answers; `None` if it is no longer live, or may not know all of its stream.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<Option<T>, RoomError> {
        Ok(self.ask_task(|live| live.newest().map(question)).await?.flatten())
    }

    /// What operators are told of the room; `None` if it is no longer live.
    pub(crate) async fn describe(&self) -> Result<Option<LiveRoom>, RoomError> {
        self.ask_task(RoomActor::describe).await
    }

    async fn ask_task<T: Send + 'static>(
        &self,
        question: impl FnOnce(&RoomActor) -> T + Send + 'static,
    ) -> Result<Option<T>, RoomError> {
        let (answer, answered) = oneshot::channel();
        let question: Question = Box::new(move |room| {
            // The asking task may be gone.
            answer.send(contained(|| question(room))).ok();
        });
        let asked = async {
            self.questions.send(question).await.ok()?;
            answered.await.ok()
        };
        let answer = timeout(ANSWER_TIMEOUT, asked).await.map_err(|_| RoomError::Busy)?;
        Ok(answer.transpose()?)
    }

    /// The number of messages that wait in it.
    pub(crate) fn waiting(&self) -> usize {
        self.messages.max_capacity() - self.messages.capacity()
    }

    /// Waits until the room's task has ended.
    pub(crate) async fn ended(&self) {
        self.questions.closed().await;
    }

    /// Waits until the room reads no more from it.
    pub(crate) async fn closed(&self) {
        self.messages.closed().await;
    }
}

/// The mailboxes of the live rooms.
#[derive(Default)]
pub(crate) struct Mailboxes {
    /// Which rooms are served by this process; `None`: all.
    serves: Option<Serves>,
    /// The lock is held only for lookups, never across an await.
    live: Mutex<Live>,
}

/// Where a room may live that is about to be started.
pub(crate) enum Place {
    /// Here: its mailbox, with the receiver unless it is live already.
    Own(Mailbox, Option<Receivers>),
    /// In another process.
    Elsewhere,
}

#[derive(Default)]
struct Live {
    mailboxes: BTreeMap<RoomCode, Mailbox>,
    /// Whether no further room is started.
    going_down: bool,
}

impl Mailboxes {
    /// No room is live.
    pub(crate) fn new(serves: Option<Serves>) -> Mailboxes {
        Mailboxes { serves, live: Mutex::default() }
    }

    /// Whether rooms with that code are served by this process.
    pub(crate) fn serves(&self, code: &RoomCode) -> bool {
        self.serves.as_ref().is_none_or(|serves| serves(code))
    }

    /// Whether other processes serve rooms as well.
    pub(crate) fn are_shared(&self) -> bool {
        self.serves.is_some()
    }

    /// The mailbox of the room, if it is live.
    pub(crate) fn get(&self, code: &RoomCode) -> Option<Mailbox> {
        lock(&self.live).mailboxes.get(code).filter(|mailbox| !mailbox.is_closed()).cloned()
    }

    /// A place for a room about to be started.
    pub(crate) fn open(&self, code: &RoomCode) -> Result<Place, ErrorCode> {
        let mut live = lock(&self.live);
        if live.going_down {
            return Err(ErrorCode::Restarting);
        }
        if let Some(mailbox) = live.mailboxes.get(code).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(Place::Own(mailbox.clone(), None));
        }
        // Under the lock, so that a room which is not served any more is either not opened or let go.
        if !self.serves(code) {
            return Ok(Place::Elsewhere);
        }
        let (mailbox, receivers) = Mailbox::new();
        live.mailboxes.insert(code.clone(), mailbox.clone());
        metrics::rooms(live.mailboxes.len());
        Ok(Place::Own(mailbox, Some(receivers)))
    }

    /// Forgets a room whose task has ended, or reads no more from its mailbox.
    pub(crate) fn forget_ended(&self, code: &RoomCode) {
        let mut live = lock(&self.live);
        if live.mailboxes.get(code).is_some_and(Mailbox::is_closed) {
            live.mailboxes.remove(code);
            metrics::rooms(live.mailboxes.len());
        }
    }

    /// The mailboxes of the live rooms.
    pub(crate) fn all(&self) -> Vec<Mailbox> {
        lock(&self.live)
            .mailboxes
            .values()
            .filter(|mailbox| !mailbox.is_closed())
            .cloned()
            .collect()
    }

    /// The mailboxes of the live rooms that this process serves no longer.
    pub(crate) fn not_served(&self) -> Vec<Mailbox> {
        let live = lock(&self.live);
        let others = live.mailboxes.iter().filter(|(code, _)| !self.serves(code));
        others.map(|(_, mailbox)| mailbox.clone()).collect()
    }

    /// Sends a message to all live rooms.
    pub(crate) fn tell_all(&self, message: impl Fn() -> RoomMessage + Send + 'static) {
        tokio::spawn(send_all(self.all(), message));
    }

    /// Removes all mailboxes for a shutdown. From now on no room is started.
    pub(crate) fn go_down(&self) -> Vec<Mailbox> {
        let mut live = lock(&self.live);
        live.going_down = true;
        std::mem::take(&mut live.mailboxes).into_values().collect()
    }

    /// Whether the server is shutting down.
    pub(crate) fn is_going_down(&self) -> bool {
        lock(&self.live).going_down
    }
}

/// Sends a message to rooms.
pub(crate) async fn send_all(rooms: Vec<Mailbox>, message: impl Fn() -> RoomMessage) {
    let sent = rooms.iter().map(|mailbox| mailbox.send(message()));
    // Some may have just ended.
    join_all(sent).await;
}
