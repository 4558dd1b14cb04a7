//! Counting of incoming frames, below tungstenite, which assembles messages from them: endless
//! fragments, even empty ones, would otherwise occupy a core and never count.

use crate::clock::millis;
use crate::limits::bucket::Bucket;
use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::Instant,
};

/// The connection has sent too many frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many frames")]
pub(crate) struct Flood;

impl Flood {
    /// Whether a read failed because of too many frames.
    pub(crate) fn is_in(error: &io::Error) -> bool {
        error.get_ref().is_some_and(|inner| inner.is::<Flood>())
    }
}

/// A connection with a limit on incoming frames per second.
pub struct Counted<S> {
    stream: S,
    heads: Heads,
    frames: Bucket,
    began: Instant,
}

impl<S> Counted<S> {
    /// Allows `per_second` frames, with a burst of twice as many.
    pub fn new(stream: S, per_second: f64) -> Counted<S> {
        let frames = Bucket::new(per_second, per_second * 2.0, 0);
        Counted { stream, heads: Heads::default(), frames, began: Instant::now() }
    }

    fn count(&mut self, bytes: &[u8]) -> Result<(), Flood> {
        let clock = millis(self.began.elapsed());
        let within = (0..self.heads.count(bytes)).all(|_| self.frames.take(clock));
        if within { Ok(()) } else { Err(Flood) }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Counted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let counted = self.count(buffer.filled().get(before..).unwrap_or_default());
        Poll::Ready(counted.map_err(|flood| {
            buffer.set_filled(before);
            io::Error::other(flood)
        }))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Counted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// The longest frame header: two bytes, a length of eight, a mask of four.
const LONGEST_HEAD: usize = 14;

/// An incremental parser of frame headers (RFC 6455, section 5.2).
#[derive(Debug, Default)]
struct Heads {
    /// The partial header.
    head: [u8; LONGEST_HEAD],
    /// How many of its bytes are known.
    known: usize,
    /// The remaining bytes of the payload.
    payload: u64,
}

impl Heads {
    /// The number of headers completed by these bytes, which follow the previous ones.
    fn count(&mut self, mut bytes: &[u8]) -> usize {
        let mut heads = 0;
        while !bytes.is_empty() {
            if self.payload > 0 {
                let skipped = bytes.len().min(self.payload.try_into().unwrap_or(usize::MAX));
                self.payload -= skipped as u64;
                bytes = bytes.get(skipped..).unwrap_or_default();
                continue;
            }
            let Some((byte, rest)) = bytes.split_first() else { break };
            bytes = rest;
            if let Some(next) = self.head.get_mut(self.known) {
                *next = *byte;
            }
            self.known += 1;
            if self.known >= 2 && self.known == self.length() {
                heads += 1;
                self.payload = self.payload_length();
                self.known = 0;
            }
        }
        heads
    }

    /// The length of the header, given its first two bytes.
    fn length(&self) -> usize {
        let mask = if self.head[1] & 0x80 == 0 { 0 } else { 4 };
        let length = match self.head[1] & 0x7f {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        2 + length + mask
    }

    /// The length of the payload, given the whole header.
    fn payload_length(&self) -> u64 {
        let number = |bytes: &[u8]| bytes.iter().fold(0, |sum, &byte| (sum << 8) | u64::from(byte));
        match self.head[1] & 0x7f {
            126 => number(&self.head[2..4]),
            127 => number(&self.head[2..10]),
            short => short.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tungstenite::protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    };

    /// Frames of all lengths, masked and unmasked, as bytes.
    fn frames() -> (usize, Vec<u8>) {
        let mut bytes = Vec::new();
        let lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000, 0, 0, 3];
        for (number, length) in (0_u8..).zip(lengths) {
            let payload = vec![0x81; length];
            let mut frame = Frame::message(payload, OpCode::Data(Data::Continue), number % 3 == 0);
            if number % 2 == 0 {
                frame.header_mut().mask = Some([0x81, 0xff, 0, number]);
            }
            frame.format(&mut bytes).expect("bytes");
        }
        (lengths.len(), bytes)
    }

    #[test]
    fn every_frame_counts_once_however_it_is_split() {
        let (expected, bytes) = frames();
        for piece in [1, 2, 3, 7, 13, 14, 4096, usize::MAX] {
            let mut heads = Heads::default();
            let counts = bytes.chunks(piece.min(bytes.len())).map(|part| heads.count(part));
            assert_eq!(counts.sum::<usize>(), expected, "in pieces of {piece}");
            assert_eq!((heads.known, heads.payload), (0, 0), "nothing is left over");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn frames_over_the_limit_are_an_error_and_not_read() {
        let (mut client, server) = duplex(1024);
        let mut server = Counted::new(server, 2.0);
        let mut buffer = [0; 1024];
        let empty = [0x00, 0x80, 1, 2, 3, 4];
        client.write_all(&empty.repeat(4)).await.expect("sent");
        assert_eq!(server.read(&mut buffer).await.expect("four at once"), 24);
        tokio::time::advance(std::time::Duration::from_secs(1)).await;
        client.write_all(&empty.repeat(2)).await.expect("sent");
        assert_eq!(server.read(&mut buffer).await.expect("two a second"), 12);
        client.write_all(&empty).await.expect("sent");
        let flood = server.read(&mut buffer).await.expect_err("one too many");
        assert!(Flood::is_in(&flood), "{flood:?}");
    }
}
