//! The least that any server of this kind does: a bare fan-out.
//!
//! A command names a size, and a frame of that size goes to every viewer of the table. No rules, no
//! journal, no views; but the same framework, the same settings of the sockets, the same allocator
//! and, as in the real server, one task per table that reads and writes all its connections.

use anyhow::Result;
use axum::{
    Router,
    extract::{
        Path, State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    response::Response,
    routing,
    serve::ListenerExt,
};
use futures_util::{Sink, Stream};
use std::{
    collections::HashMap,
    future::poll_fn,
    net::SocketAddr,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll, ready},
};
use tokio::{
    io::AsyncReadExt,
    net::TcpListener,
    sync::mpsc::{self, UnboundedReceiver, UnboundedSender},
};

// As in the real server's `websocket/mod.rs`.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 4 * 1024;
const MOST_UNWRITTEN: usize = 512 * 1024;
const LARGEST_MESSAGE: usize = 64 * 1024;

/// The largest frame that can be asked for.
const LARGEST_FRAME: usize = 32 * 1024;

type Tables = Arc<Mutex<HashMap<String, UnboundedSender<Box<WebSocket>>>>>;

/// Serves until standard input is closed, which also happens when the parent process ends.
///
/// # Errors
/// The network fails.
pub(crate) async fn serve(listen: SocketAddr) -> Result<()> {
    let router =
        Router::new().route("/{table}", routing::any(connect)).with_state(Tables::default());
    let listener = TcpListener::bind(listen).await?.tap_io(|connection| {
        // Without it frames wait for acknowledgements, which the figures would show at once.
        let _ = connection.set_nodelay(true);
    });
    let orphaned = async {
        let _ = tokio::io::stdin().read(&mut [0]).await;
    };
    tokio::select! {
        served = axum::serve(listener, router) => Ok(served?),
        () = orphaned => Ok(()),
    }
}

async fn connect(
    Path(table): Path<String>,
    State(tables): State<Tables>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNWRITTEN)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .on_upgrade(async move |socket| {
            let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
            let table = tables.entry(table).or_insert_with(|| {
                let (sender, receiver) = mpsc::unbounded_channel();
                tokio::spawn(run(receiver));
                sender
            });
            // The table's task has failed: the connection closes.
            let _ = table.send(Box::new(socket));
        })
}

struct Connection {
    socket: WebSocket,
    frame: Option<Utf8Bytes>,
    flushing: bool,
}

enum Event {
    Joined(Box<WebSocket>),
    Command(Utf8Bytes),
    Gone(usize),
}

/// Serves a table for as long as the process lives.
async fn run(mut joining: UnboundedReceiver<Box<WebSocket>>) {
    let mut connections: Vec<Connection> = Vec::new();
    loop {
        match poll_fn(|context| poll(context, &mut joining, &mut connections)).await {
            Event::Joined(socket) => {
                connections.push(Connection { socket: *socket, frame: None, flushing: false });
            }
            Event::Gone(index) => drop(connections.swap_remove(index)),
            Event::Command(command) => {
                let frame = answer(&command);
                for connection in &mut connections {
                    connection.frame = Some(frame.clone());
                }
            }
        }
    }
}

fn poll(
    context: &mut Context<'_>,
    joining: &mut UnboundedReceiver<Box<WebSocket>>,
    connections: &mut [Connection],
) -> Poll<Event> {
    for (index, connection) in connections.iter_mut().enumerate() {
        if let Poll::Ready(Err(_)) = connection.poll_send(context) {
            return Poll::Ready(Event::Gone(index));
        }
    }
    if let Poll::Ready(Some(socket)) = joining.poll_recv(context) {
        return Poll::Ready(Event::Joined(socket));
    }
    for (index, connection) in connections.iter_mut().enumerate() {
        match Pin::new(&mut connection.socket).poll_next(context) {
            Poll::Ready(Some(Ok(Message::Text(command)))) => {
                return Poll::Ready(Event::Command(command));
            }
            Poll::Ready(Some(Ok(_))) => context.waker().wake_by_ref(),
            Poll::Ready(_) => return Poll::Ready(Event::Gone(index)),
            Poll::Pending => {}
        }
    }
    Poll::Pending
}

impl Connection {
    fn poll_send(&mut self, context: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        let mut socket = Pin::new(&mut self.socket);
        loop {
            if self.flushing {
                ready!(socket.as_mut().poll_flush(context))?;
                self.flushing = false;
            }
            if self.frame.is_none() {
                return Poll::Ready(Ok(()));
            }
            ready!(socket.as_mut().poll_ready(context))?;
            if let Some(frame) = self.frame.take() {
                socket.as_mut().start_send(Message::Text(frame))?;
                self.flushing = true;
            }
        }
    }
}

/// The command's id and as much filling as it asks for: `ID SIZE …` makes `ID xxx…`.
fn answer(command: &str) -> Utf8Bytes {
    let mut words = command.split(' ');
    let id = words.next().unwrap_or_default();
    let size = words.next().and_then(|size| size.parse().ok()).unwrap_or(0).min(LARGEST_FRAME);
    let mut frame = String::with_capacity(size.max(id.len() + 1));
    frame.push_str(id);
    frame.push(' ');
    frame.extend(std::iter::repeat_n('x', size.saturating_sub(frame.len())));
    frame.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_as_large_as_asked_for() {
        assert_eq!(answer("17 10 filling").as_str(), "17 xxxxxxx");
        assert_eq!(answer("17 1 ").as_str(), "17 ");
        assert_eq!(answer("17 many ").as_str(), "17 ");
        assert_eq!(answer(&format!("1 {}", usize::MAX)).len(), LARGEST_FRAME);
    }
}
