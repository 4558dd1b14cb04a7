//! The mailboxes of the live rooms of this process: how they are written to, and asked.

use crate::{
    ops::metrics,
    ops::process::lock,
    protocol::error_code::ErrorCode,
    room::{
        actor::{Mail, Question, RoomActor, RoomMessage, operations::LiveRoom},
        model::{game::rules_panic::contained, room::Room},
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
    fn new() -> (Mailbox, Mail) {
        let (to_room, messages) = mpsc::channel(CAPACITY);
        let (ask, questions) = mpsc::channel(CAPACITY);
        (Mailbox { messages: to_room, questions: ask }, Mail { messages, questions })
    }

    /// Whether the room reads no more from it.
    pub(crate) fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }

    /// Sends a message, which comes back if the room reads no more.
    pub(crate) async fn send(&self, message: RoomMessage) -> Result<(), SendError<RoomMessage>> {
        self.messages.send(message).await
    }

    /// What the room answers; `None` if it is no longer live, or another node may know more.
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

    /// Waits until the room reads no more from it.
    pub(crate) async fn closed(&self) {
        self.messages.closed().await;
    }
}

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
    /// The mailbox of the room with that stream, if it is live.
    pub(crate) fn get(&self, stream: &str) -> Option<Mailbox> {
        lock(&self.0).mailboxes.get(stream).filter(|mailbox| !mailbox.is_closed()).cloned()
    }

    /// The mailbox of a room about to be started, with its receiver unless the room is live already.
    pub(crate) fn open(&self, stream: &str) -> Result<(Mailbox, Option<Mail>), ErrorCode> {
        let mut live = lock(&self.0);
        if live.going_down {
            return Err(ErrorCode::Restarting);
        }
        if let Some(mailbox) = live.mailboxes.get(stream).filter(|mailbox| !mailbox.is_closed()) {
            return Ok((mailbox.clone(), None));
        }
        let (mailbox, mail) = Mailbox::new();
        live.mailboxes.insert(stream.to_owned(), mailbox.clone());
        metrics::rooms(live.mailboxes.len());
        Ok((mailbox, Some(mail)))
    }

    /// Forgets a room whose task has ended, or reads no more from its mailbox.
    pub(crate) fn forget_ended(&self, stream: &str) {
        let mut live = lock(&self.0);
        if live.mailboxes.get(stream).is_some_and(Mailbox::is_closed) {
            live.mailboxes.remove(stream);
            metrics::rooms(live.mailboxes.len());
        }
    }

    /// The mailboxes of the live rooms.
    pub(crate) fn all(&self) -> Vec<Mailbox> {
        lock(&self.0).mailboxes.values().filter(|mailbox| !mailbox.is_closed()).cloned().collect()
    }

    /// Sends a message to all live rooms.
    pub(crate) fn tell_all(&self, mail: impl Fn() -> RoomMessage + Send + 'static) {
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
    pub(crate) fn go_down(&self) -> Vec<Mailbox> {
        let mut live = lock(&self.0);
        live.going_down = true;
        std::mem::take(&mut live.mailboxes).into_values().collect()
    }

    /// Whether the server is shutting down.
    pub(crate) fn is_going_down(&self) -> bool {
        lock(&self.0).going_down
    }
}
