//! One table: its connections, driven by one task.
//!
//! What is said on them is up to a [`Script`]; here it is timed and counted.

use crate::guests::{pace::Pace, player::Frame, socket::Socket};
use anyhow::{Context as _, Result, bail};
use fastrand::Rng;
use futures_util::{SinkExt, Stream};
use std::{
    collections::BTreeMap,
    future::poll_fn,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    task::{Context, Poll},
};
use tokio::time::{Instant, Sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

/// How many sit and play.
pub(crate) const PLAYERS: usize = 4;
/// How many are sent a frame after every move: the players and a spectator.
pub(crate) const VIEWERS: usize = PLAYERS + 1;

/// What is said at a table.
pub(crate) trait Script: Send {
    /// Reads a frame that a viewer was sent, and tells what the viewer wants to send now.
    ///
    /// # Errors
    /// The frame makes no sense.
    fn read(&mut self, viewer: usize, text: &str, rng: &mut Rng) -> Result<Frame>;

    /// Writes a command.
    fn write(&self, id: &str, command: &str) -> String;
}

/// What all tables of a server tell as they go.
#[derive(Default)]
pub(crate) struct Traffic {
    /// Whether what happens now counts.
    pub measuring: AtomicBool,
    /// Commands that were done.
    pub moves: AtomicU64,
    /// Frames that were received.
    pub frames: AtomicU64,
    /// Their bytes.
    pub bytes: AtomicU64,
}

/// What a table tells at the end.
#[derive(Default)]
pub(crate) struct Notes {
    /// From sending each command to the sender's own view, in microseconds.
    pub delays: Vec<u32>,
    /// How often commands were refused, by code.
    pub refused: BTreeMap<String, u64>,
}

/// A table with all its guests connected.
pub(crate) struct Table<S> {
    script: S,
    viewers: Vec<Viewer>,
    /// Connected, and never read.
    _slow: Vec<Socket>,
    pace: Pace,
    rng: Rng,
    traffic: Arc<Traffic>,
    notes: Notes,
    commands: u64,
    /// Whose frame is looked at first, so that no viewer is always last.
    turn: usize,
    timer: Pin<Box<Sleep>>,
}

struct Viewer {
    socket: Socket,
    /// The command that was sent and is not answered yet.
    sent: Option<(String, Instant)>,
    /// What is to be sent next, and not before when.
    next: Option<(String, Instant)>,
}

enum Event {
    Frame(usize, Message),
    Due(usize),
}

impl<S: Script> Table<S> {
    /// A table at which nothing has been said yet. The first [`VIEWERS`] of the connections are read.
    pub(crate) fn new(
        script: S,
        sockets: Vec<Socket>,
        pace: Pace,
        traffic: Arc<Traffic>,
        rng: Rng,
    ) -> Table<S> {
        let mut sockets = sockets.into_iter();
        let viewers = sockets
            .by_ref()
            .take(VIEWERS)
            .map(|socket| Viewer { socket, sent: None, next: None })
            .collect();
        Table {
            script,
            viewers,
            _slow: sockets.collect(),
            pace,
            rng,
            traffic,
            notes: Notes::default(),
            commands: 0,
            turn: 0,
            timer: Box::pin(sleep_until(Instant::now())),
        }
    }

    /// Lets a viewer send a command at once.
    ///
    /// # Errors
    /// The connection is broken.
    pub(crate) async fn send(&mut self, viewer: usize, command: &str) -> Result<()> {
        self.commands += 1;
        let id = self.commands.to_string();
        let text = self.script.write(&id, command);
        let viewer = &mut self.viewers[viewer];
        viewer.sent = Some((id, Instant::now()));
        viewer.socket.send(Message::text(text)).await.context("can't send")
    }

    /// Goes on until every command is answered, sending nothing new.
    ///
    /// # Errors
    /// The connection is broken, or a command was refused.
    pub(crate) async fn settle(&mut self) -> Result<()> {
        while self.viewers.iter().any(|viewer| viewer.sent.is_some()) {
            let frame = poll_fn(|context| self.poll_frame(context)).await?;
            self.hear(frame.0, &frame.1)?;
            if let Some(code) = self.notes.refused.keys().next() {
                bail!("refused: {code}");
            }
        }
        Ok(())
    }

    /// Plays until it is dropped.
    ///
    /// # Errors
    /// A connection is broken, or the server speaks another language.
    pub(crate) async fn play(&mut self) -> Result<()> {
        loop {
            match poll_fn(|context| self.poll(context)).await? {
                Event::Frame(viewer, message) => self.hear(viewer, &message)?,
                Event::Due(viewer) => {
                    if let Some((command, _)) = self.viewers[viewer].next.take() {
                        self.send(viewer, &command).await?;
                    }
                }
            }
        }
    }

    /// What there was to tell.
    pub(crate) fn finish(self) -> Notes {
        self.notes
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Result<Event>> {
        let due = self.viewers.iter().enumerate().filter(|(_, viewer)| viewer.sent.is_none());
        let due = due.filter_map(|(index, viewer)| Some((viewer.next.as_ref()?.1, index))).min();
        if let Some((at, viewer)) = due {
            if self.timer.deadline() != at {
                self.timer.as_mut().reset(at);
            }
            if self.pace.is_closed_loop() || self.timer.as_mut().poll(context).is_ready() {
                return Poll::Ready(Ok(Event::Due(viewer)));
            }
        }
        self.poll_frame(context)
            .map(|frame| frame.map(|(viewer, message)| Event::Frame(viewer, message)))
    }

    fn poll_frame(&mut self, context: &mut Context<'_>) -> Poll<Result<(usize, Message)>> {
        let count = self.viewers.len();
        for step in 0..count {
            let index = (self.turn + step) % count;
            let socket = Pin::new(&mut self.viewers[index].socket);
            if let Poll::Ready(received) = socket.poll_next(context) {
                self.turn = index + 1;
                let message = received.context("the server hung up")?.context("can't receive");
                return Poll::Ready(message.map(|message| (index, message)));
            }
        }
        Poll::Pending
    }

    fn hear(&mut self, index: usize, message: &Message) -> Result<()> {
        let text = match message {
            Message::Text(text) => text.as_str(),
            Message::Close(frame) => bail!("the server hung up: {frame:?}"),
            _ => return Ok(()),
        };
        self.traffic.frames.fetch_add(1, Relaxed);
        self.traffic.bytes.fetch_add(text.len() as u64, Relaxed);
        // The last one only watches; a person's browser would do no more.
        if index >= PLAYERS {
            return Ok(());
        }
        let viewer = &mut self.viewers[index];
        match self.script.read(index, text, &mut self.rng)? {
            Frame::View { done, next } => {
                if let Some((_, at)) = viewer.sent.take_if(|(id, _)| done.contains(id)) {
                    self.traffic.moves.fetch_add(1, Relaxed);
                    if self.traffic.measuring.load(Relaxed) {
                        let delay = at.elapsed().as_micros();
                        self.notes.delays.push(delay.try_into().unwrap_or(u32::MAX));
                    }
                }
                viewer.next = next.map(|command| {
                    // Thinking goes on while others change the picture.
                    let since = viewer.next.take().map(|(_, at)| at);
                    (command, since.unwrap_or_else(|| self.pace.act_at(&mut self.rng)))
                });
            }
            Frame::Refused { code } => {
                viewer.sent = None;
                *self.notes.refused.entry(code).or_default() += 1;
            }
            Frame::Other => {}
        }
        Ok(())
    }
}
