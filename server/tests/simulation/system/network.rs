//! A simulated network: byte streams with delays that break where the simulation wants them to.
//!
//! As over TCP, bytes arrive in order and once, late, in pieces, or not at all.

use fastrand::Rng;
use std::{
    collections::VecDeque,
    future::Future,
    io,
    pin::Pin,
    sync::{Arc, Mutex},
    task::{Context, Poll, Waker, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep_until},
};

/// Sees every byte at the moment at which it is handed to the network.
pub type Tap = Box<dyn FnMut(&[u8]) + Send>;

/// The fate of written bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// They arrive.
    Delivered,
    /// They vanish silently.
    Lost,
    /// Both ends learn that the connection is broken.
    Broken,
}

/// One direction of a connection.
struct Pipe {
    chunks: VecDeque<(Instant, Vec<u8>)>,
    queued: usize,
    capacity: usize,
    /// The longest delay of a chunk.
    delay: Duration,
    newest: Instant,
    fate: Fate,
    /// The writer has said that no more comes.
    ended: bool,
    reader: Option<Waker>,
    writer: Option<Waker>,
    rng: Rng,
}

impl Pipe {
    fn new(rng: &mut Rng) -> Arc<Mutex<Pipe>> {
        Arc::new(Mutex::new(Pipe {
            chunks: VecDeque::new(),
            queued: 0,
            capacity: rng.usize(4..64) * 1024,
            delay: Duration::from_millis(rng.u64(1..150)),
            newest: Instant::now(),
            fate: Fate::Delivered,
            ended: false,
            reader: None,
            writer: None,
            rng: rng.fork(),
        }))
    }

    fn wake(&mut self) {
        for waker in [self.reader.take(), self.writer.take()].into_iter().flatten() {
            waker.wake();
        }
    }

    fn set(&mut self, fate: Fate) {
        if self.fate != Fate::Broken {
            self.fate = fate;
        }
        if fate != Fate::Delivered {
            self.chunks.clear();
        }
        self.wake();
    }

    /// Accepts some of the bytes; returns how many.
    fn accept(&mut self, bytes: &[u8]) -> usize {
        let space = self.capacity.saturating_sub(self.queued);
        let mut length = bytes.len().min(space);
        if length > 1 && self.rng.u8(..) < 25 {
            length = self.rng.usize(1..length);
        }
        self.queued += length;
        if self.fate == Fate::Delivered && length > 0 {
            let delay = Duration::from_millis(self.rng.u64(..self.delay.as_millis() as u64));
            self.newest = self.newest.max(Instant::now() + delay);
            self.chunks.push_back((self.newest, bytes[..length].to_vec()));
            if let Some(reader) = self.reader.take() {
                reader.wake();
            }
        }
        length
    }
}

/// One end of a connection.
pub struct Stream {
    incoming: Arc<Mutex<Pipe>>,
    outgoing: Arc<Mutex<Pipe>>,
    arrival: Option<Pin<Box<Sleep>>>,
    tap: Option<Tap>,
}

impl Stream {
    fn new(incoming: &Arc<Mutex<Pipe>>, outgoing: &Arc<Mutex<Pipe>>) -> Stream {
        Stream { incoming: incoming.clone(), outgoing: outgoing.clone(), arrival: None, tap: None }
    }

    /// Has everything shown to the tap that is written at this end.
    pub fn tapped(mut self, tap: Tap) -> Stream {
        self.tap = Some(tap);
        self
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let stream = &mut *self;
        loop {
            let mut pipe = stream.incoming.lock().unwrap();
            if pipe.fate == Fate::Broken {
                return Poll::Ready(Err(io::ErrorKind::ConnectionReset.into()));
            }
            pipe.reader = Some(context.waker().clone());
            let Some((at, chunk)) = pipe.chunks.front_mut() else {
                return if pipe.ended && pipe.fate == Fate::Delivered {
                    Poll::Ready(Ok(()))
                } else {
                    Poll::Pending
                };
            };
            if *at <= Instant::now() {
                let length = chunk.len().min(buffer.remaining());
                buffer.put_slice(&chunk[..length]);
                chunk.drain(..length);
                if chunk.is_empty() {
                    pipe.chunks.pop_front();
                }
                pipe.queued -= length;
                if let Some(writer) = pipe.writer.take() {
                    writer.wake();
                }
                return Poll::Ready(Ok(()));
            }
            let at = *at;
            drop(pipe);
            let arrival = stream.arrival.get_or_insert_with(|| Box::pin(sleep_until(at)));
            if arrival.deadline() != at {
                arrival.as_mut().reset(at);
            }
            ready!(arrival.as_mut().poll(context));
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let stream = &mut *self;
        let mut pipe = stream.outgoing.lock().unwrap();
        if pipe.fate == Fate::Broken {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        let length = pipe.accept(bytes);
        if length == 0 && !bytes.is_empty() {
            pipe.writer = Some(context.waker().clone());
            return Poll::Pending;
        }
        drop(pipe);
        if let Some(tap) = &mut stream.tap {
            tap(&bytes[..length]);
        }
        Poll::Ready(Ok(length))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut pipe = self.outgoing.lock().unwrap();
        pipe.ended = true;
        pipe.wake();
        Poll::Ready(Ok(()))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut outgoing = self.outgoing.lock().unwrap();
        outgoing.ended = true;
        outgoing.wake();
        drop(outgoing);
        // The reader is gone; a dead connection does not even report that.
        let mut incoming = self.incoming.lock().unwrap();
        if incoming.fate == Fate::Delivered {
            incoming.set(Fate::Broken);
        }
    }
}

/// A connection as the network sees it.
#[derive(Clone)]
pub struct Line([Arc<Mutex<Pipe>>; 2]);

impl Line {
    /// A new connection: the client's end and the server's.
    pub fn new(rng: &mut Rng) -> (Line, Stream, Stream) {
        let [up, down] = [Pipe::new(rng), Pipe::new(rng)];
        let client = Stream::new(&down, &up);
        let server = Stream::new(&up, &down);
        (Line([up, down]), client, server)
    }

    fn set(&self, fate: Fate) {
        for pipe in &self.0 {
            pipe.lock().unwrap().set(fate);
        }
    }

    /// Breaks it; what is under way is lost.
    pub fn cut(&self) {
        self.set(Fate::Broken);
    }

    /// Makes the connection dead, without notice to either end.
    pub fn lose(&self) {
        self.set(Fate::Lost);
    }

    pub fn is_broken(&self) -> bool {
        self.0.iter().any(|pipe| pipe.lock().unwrap().fate == Fate::Broken)
    }
}
