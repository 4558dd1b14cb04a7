//! One connection as its room sees it: what is still to be sent, and how much may come in.
//!
//! Nothing queues up for a slow reader but short answers: views and chat are only *wanted*, and are
//! written at the moment the connection can take them, so that it gets the newest.

use super::live::Joining;
use crate::{guest::GuestId, limits::Ticket, wire::Refused};
use axum::{
    Error,
    body::Bytes,
    extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
};
use futures_util::{FutureExt, Sink, Stream, StreamExt};
use std::{
    collections::VecDeque,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::time::timeout;

/// How many answers may wait for a connection before it is given up.
const MOST_REPLIES: usize = 64;
/// How long to wait for the other side to close as well: most do at once.
const LINGER: Duration = Duration::from_millis(250);

/// A connection to a room.
pub(super) struct Connection {
    /// No other connection of the room has or had it.
    pub number: u64,
    pub guest: GuestId,
    socket: WebSocket,
    /// Counts the connection until it is closed.
    _ticket: Ticket,
    /// Commands that may come in now.
    pub commands: Bucket,
    /// Lines of free text that may come in now.
    pub chat: Bucket,
    /// Frames of any kind that may come in now.
    pub frames: Bucket,
    pub wants_view: bool,
    pub wants_chat: bool,
    /// The number of the newest view that the guest had seen before.
    pub seen: u64,
    /// Whether the room may be behind what the guest has seen: then it is shown nothing of it.
    pub withheld: bool,
    /// Whether to tell of the restart that was announced last, or that it was called off.
    pub wants_announcement: bool,
    /// The ids of commands that were done and not yet acknowledged.
    pub done: Vec<String>,
    replies: VecDeque<String>,
    /// What is sent when nothing else is left.
    farewell: Option<String>,
    /// When something last came in, by the room's clock.
    pub heard: u64,
    ping: bool,
    /// A frame was handed to the socket and is not yet with the system.
    flushing: bool,
    /// Since when the connection has taken nothing, by the room's clock.
    pub blocked_since: Option<u64>,
}

/// Something to be written for a connection at the moment it can be sent.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wanted<'a> {
    /// The newest view, acknowledging these commands.
    View(&'a [String]),
    /// The newest chat.
    Chat,
    /// The newest announcement of a restart.
    Announcement,
}

impl Connection {
    pub fn new(
        number: u64,
        Joining { guest, socket, seen, ticket }: Joining,
        commands: Bucket,
        chat: Bucket,
        frames: Bucket,
        clock: u64,
    ) -> Connection {
        Connection {
            number,
            guest,
            socket,
            _ticket: ticket,
            commands,
            chat,
            frames,
            wants_view: true,
            wants_chat: true,
            seen,
            withheld: false,
            wants_announcement: false,
            done: Vec::new(),
            replies: VecDeque::new(),
            farewell: None,
            heard: clock,
            ping: false,
            flushing: false,
            blocked_since: None,
        }
    }

    /// Queues an answer; `false` when too many wait already.
    pub fn reply(&mut self, reply: String) -> bool {
        self.replies.push_back(reply);
        self.replies.len() <= MOST_REPLIES
    }

    /// Keeps something to be said when all else is.
    pub fn say_last(&mut self, farewell: String) {
        self.farewell = Some(farewell);
    }

    /// Asks the other side for a sign of life.
    pub fn ping(&mut self) {
        self.ping = true;
    }

    /// Sends what is to be sent until nothing is left (`Ready(Ok)`) or the other side takes no more
    /// (`Pending`).
    pub fn poll_send(
        &mut self,
        context: &mut Context<'_>,
        mut write: impl FnMut(GuestId, Wanted<'_>) -> String,
    ) -> Poll<Result<(), Error>> {
        loop {
            if self.flushing {
                ready!(Pin::new(&mut self.socket).poll_flush(context))?;
                self.flushing = false;
            }
            if self.has_all() {
                return Poll::Ready(Ok(()));
            }
            ready!(Pin::new(&mut self.socket).poll_ready(context))?;
            let message = if let Some(reply) = self.replies.pop_front() {
                Message::Text(reply.into())
            } else if !self.withheld && std::mem::take(&mut self.wants_view) {
                let frame = write(self.guest, Wanted::View(&self.done));
                self.done.clear();
                Message::Text(frame.into())
            } else if !self.withheld && std::mem::take(&mut self.wants_chat) {
                Message::Text(write(self.guest, Wanted::Chat).into())
            } else if std::mem::take(&mut self.wants_announcement) {
                Message::Text(write(self.guest, Wanted::Announcement).into())
            } else if std::mem::take(&mut self.ping) {
                Message::Ping(Bytes::new())
            } else {
                Message::Text(self.farewell.take().unwrap_or_default().into())
            };
            Pin::new(&mut self.socket).start_send(message)?;
            self.flushing = true;
        }
    }

    /// Whether there is nothing to be sent.
    fn has_all(&self) -> bool {
        self.replies.is_empty()
            && !self.ping
            && (self.withheld || !(self.wants_view || self.wants_chat))
            && !self.wants_announcement
            && self.farewell.is_none()
    }

    /// The next message from the other side; `None` when the connection is over.
    pub fn poll_receive(&mut self, context: &mut Context<'_>) -> Poll<Option<Message>> {
        let received = ready!(Pin::new(&mut self.socket).poll_next(context));
        Poll::Ready(received.and_then(|received| match received {
            Ok(message) => Some(message),
            Err(error) => {
                if let Some((code, reason)) = fault(error) {
                    self.dismiss(code, reason);
                }
                None
            }
        }))
    }

    /// Tells why it is over, if the connection takes that at once.
    pub fn dismiss(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = self.socket.send(Message::Close(Some(frame))).now_or_never();
    }

    /// Says goodbye as far as the other side listens.
    pub async fn close(mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // Whoever is gone already need not be told.
        let _ = self.socket.send(Message::Close(Some(frame))).await;
        // A socket that is closed with something unread in it takes back what was sent last.
        let answered = async { while let Some(Ok(_)) = self.socket.next().await {} };
        let _ = timeout(LINGER, answered).await;
    }
}

/// What was wrong with a message that could not be received: the code with which to close, and why;
/// `None` if the connection itself has failed.
fn fault(error: Error) -> Option<(u16, &'static str)> {
    match error.into_inner().downcast_ref::<tungstenite::Error>()? {
        tungstenite::Error::Protocol(_) => Some((1002, "this is not a WebSocket frame")),
        tungstenite::Error::Utf8(_) => Some((1007, "this is not UTF-8")),
        tungstenite::Error::Capacity(_) => Some((1009, "this message is too large")),
        _ => None,
    }
}

/// A token bucket: so many a second, and twice a second's worth, or at least one, at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    per_second: f64,
    burst: f64,
    tokens: f64,
    filled: u64,
}

impl Bucket {
    pub fn new(per_second: f64, burst: f64, clock: u64) -> Bucket {
        let burst = burst.max(1.0);
        Bucket { per_second, burst, tokens: burst, filled: clock }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, clock: u64) -> bool {
        let elapsed = clock.saturating_sub(self.filled) as f64 / 1000.0;
        self.tokens = (self.tokens + elapsed * self.per_second).min(self.burst);
        self.filled = clock;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

/// The text of a refusal.
pub(super) fn refusal(id: Option<String>, refused: Refused) -> String {
    use crate::wire::{RefusedMessage, ServerMessage};
    super::view::to_text(&ServerMessage::Refused(RefusedMessage { id, refused }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_allows_a_burst_and_then_its_rate() {
        let mut bucket = Bucket::new(10.0, 20.0, 0);
        let taken = (0..100).filter(|_| bucket.take(0)).count();
        assert_eq!(taken, 20);
        assert!(!bucket.take(50));
        assert!(bucket.take(100));
        assert!(!bucket.take(100));
        let taken = (0..100).filter(|_| bucket.take(1_000_000)).count();
        assert_eq!(taken, 20, "it holds no more than a burst");
    }
}
