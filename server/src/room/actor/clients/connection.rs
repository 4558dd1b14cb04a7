//! One connection, as its room sees it: what remains to be sent, and how much it may send.
//!
//! Only short answers queue up for a slow reader. Views and chat are merely marked as *wanted* and
//! written at the moment the connection can take them, so that it gets the newest.

use crate::{
    identity::guest::GuestId,
    limits::{Address, Ticket, bucket::Bucket},
    ops::metrics,
    protocol::{json::to_text, message::ServerMessage},
    room::{actor::clients::admission::Joining, view::Unwritable},
    websocket::{self, CloseCode, WebSocket, byte_limit::Flood},
};
use axum::body::Bytes;
use futures_util::{FutureExt, Sink, SinkExt, Stream};
use std::{
    collections::VecDeque,
    io,
    pin::Pin,
    task::{Context, Poll, ready},
};
use tungstenite::{Error, Message};

/// The most answers that may wait for a connection before it is closed.
const MOST_REPLIES: usize = 64;

/// A connection to a room.
pub(crate) struct Connection {
    /// Unique among all connections that the room has ever had.
    pub number: u64,
    pub guest: GuestId,
    socket: WebSocket,
    /// Counts the connection until it is closed.
    ticket: Ticket,
    _counted: metrics::Connected,
    /// The budget of commands.
    pub commands: Bucket,
    /// The budget of messages of any kind.
    pub messages: Bucket,
    pub wants_view: bool,
    pub wants_chat: bool,
    /// Whether it is to be told who leads those who look back.
    pub wants_led: bool,
    /// Whether the latest announcement of a restart, or its cancellation, is to be sent.
    pub wants_announcement: bool,
    /// The ids of commands that were done and are not yet acknowledged.
    pub done: Vec<String>,
    replies: VecDeque<String>,
    /// The id of the newest ping that is not yet answered.
    pub pinged: Option<String>,
    /// The last frame, sent when nothing else is left.
    farewell: Option<String>,
    /// When a message was last received, by the room's clock.
    pub last_received: u64,
    /// Since when the answer to a ping has been awaited, by the room's clock.
    unanswered_since: Option<u64>,
    ping: bool,
    /// A frame was handed to the socket and is not yet flushed.
    flushing: bool,
    /// Since when the connection has accepted no data, by the room's clock.
    pub blocked_since: Option<u64>,
}

/// A frame that is written at the moment it can be sent.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted<'a> {
    /// The newest view, acknowledging these commands.
    View(&'a [String]),
    /// The newest chat.
    Chat,
    /// Who leads those who look back.
    Led,
    /// The newest announcement of a restart.
    Announcement,
    /// The answer to the ping of this id.
    Pong(&'a str),
}

impl Connection {
    pub(crate) fn new(
        number: u64,
        Joining { guest, socket, ticket, .. }: Joining,
        [commands, messages]: [Bucket; 2],
        clock: u64,
    ) -> Connection {
        Connection {
            number,
            guest,
            socket,
            ticket,
            _counted: metrics::Connected::default(),
            commands,
            messages,
            wants_view: true,
            wants_chat: true,
            wants_led: false,
            wants_announcement: false,
            done: Vec::new(),
            replies: VecDeque::new(),
            pinged: None,
            farewell: None,
            last_received: clock,
            unanswered_since: None,
            ping: false,
            flushing: false,
            blocked_since: None,
        }
    }

    /// The client's address.
    pub(crate) fn address(&self) -> Address {
        self.ticket.address()
    }

    /// Queues an answer. Returns `false` if too many wait already or it can't be serialized.
    pub(crate) fn reply(&mut self, answer: &ServerMessage<'_>) -> bool {
        let text = to_text(answer);
        let given = text.is_some();
        self.replies.extend(text);
        given && self.replies.len() <= MOST_REPLIES
    }

    /// Sets the last frame, sent after all others.
    pub(crate) fn say_last(&mut self, farewell: String) {
        self.farewell = Some(farewell);
    }

    /// Sends a ping, unless the answer to one is awaited.
    pub(crate) fn ping(&mut self, clock: u64) {
        if self.unanswered_since.is_none() {
            self.unanswered_since = Some(clock);
            self.ping = true;
        }
    }

    /// When it is to be pinged, or given up where it answers nothing or reads nothing for so many milliseconds.
    pub(crate) fn due(&self, drop_after: u64) -> u64 {
        let patience =
            if self.unanswered_since.is_some() { drop_after } else { drop_after / 3 * 2 };
        let blocked = self.blocked_since.map_or(u64::MAX, |since| since + drop_after);
        blocked.min(self.last_received + patience)
    }

    /// A message was received, which answers a ping as well.
    pub(crate) fn received(&mut self, clock: u64) {
        self.last_received = clock;
        self.unanswered_since = None;
    }

    /// Whether a ping has been unanswered for so many milliseconds.
    pub(crate) fn is_frozen(&self, clock: u64, patience: u64) -> bool {
        self.unanswered_since.is_some_and(|since| clock.saturating_sub(since) >= patience)
    }

    /// Sends all that is wanted, until nothing is left (`Ready(Ok)`) or the socket accepts no more
    /// (`Pending`).
    pub(crate) fn poll_send(
        &mut self,
        context: &mut Context<'_>,
        mut write: impl FnMut(GuestId, Wanted<'_>) -> Result<String, Unwritable>,
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
            } else if std::mem::take(&mut self.wants_view) {
                let frame = write(self.guest, Wanted::View(&self.done)).map_err(unwritable)?;
                self.done.clear();
                Message::Text(frame.into())
            } else if std::mem::take(&mut self.wants_chat) {
                Message::Text(write(self.guest, Wanted::Chat).map_err(unwritable)?.into())
            } else if std::mem::take(&mut self.wants_led) {
                Message::Text(write(self.guest, Wanted::Led).map_err(unwritable)?.into())
            } else if std::mem::take(&mut self.wants_announcement) {
                Message::Text(write(self.guest, Wanted::Announcement).map_err(unwritable)?.into())
            } else if let Some(id) = self.pinged.take() {
                Message::Text(write(self.guest, Wanted::Pong(&id)).map_err(unwritable)?.into())
            } else if std::mem::take(&mut self.ping) {
                Message::Ping(Bytes::new())
            } else if let Some(farewell) = self.farewell.take() {
                Message::Text(farewell.into())
            } else {
                return Poll::Ready(Ok(()));
            };
            Pin::new(&mut self.socket).start_send(message)?;
            self.flushing = true;
        }
    }

    /// Whether nothing is left to be sent.
    fn has_all(&self) -> bool {
        self.replies.is_empty()
            && !self.ping
            && !self.wants_view
            && !self.wants_chat
            && !self.wants_led
            && !self.wants_announcement
            && self.pinged.is_none()
            && self.farewell.is_none()
    }

    /// The next message of the client; `None` when the connection is closed.
    pub(crate) fn poll_receive(&mut self, context: &mut Context<'_>) -> Poll<Option<Message>> {
        let received = ready!(Pin::new(&mut self.socket).poll_next(context));
        Poll::Ready(received.and_then(|received| match received {
            Ok(message) => Some(message),
            Err(error) => {
                if let Some((code, reason)) = fault(&error) {
                    self.dismiss(code, reason);
                }
                None
            }
        }))
    }

    /// Sends the answer to the client's close frame, which waits to be flushed, if the socket accepts
    /// it at once.
    pub(crate) fn answer_close(&mut self) {
        let _ = self.socket.flush().now_or_never();
    }

    /// Closes the connection with a reason, if the socket accepts that at once.
    pub(crate) fn dismiss(&mut self, code: CloseCode, reason: &'static str) {
        let _ = self.socket.send(websocket::farewell(code, reason)).now_or_never();
    }

    /// Closes the connection and waits for the close handshake.
    pub(crate) async fn close(self, code: CloseCode, reason: &'static str) {
        websocket::close(self.socket, code, reason).await;
    }
}

/// The error for a message that can't be serialized.
fn unwritable(error: Unwritable) -> Error {
    tracing::error!(%error, "a message can't be written");
    Error::Io(io::Error::other(error))
}

/// The close code and reason for a message that could not be received; `None` if the connection itself
/// has failed.
fn fault(error: &Error) -> Option<(CloseCode, &'static str)> {
    match error {
        Error::Protocol(_) => Some((CloseCode::Protocol, "this is not a WebSocket frame")),
        Error::Utf8(_) => Some((CloseCode::NotUtf8, "this is not UTF-8")),
        Error::Capacity(_) => Some((CloseCode::TooLarge, "this message is too large")),
        Error::Io(error) if Flood::is_in(error) => Some((CloseCode::Policy, "too many bytes")),
        _ => None,
    }
}
