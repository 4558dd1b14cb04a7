//! A limit on incoming bytes, below tungstenite, which assembles messages from frames: endless fragments, even
//! empty ones, would otherwise occupy a core and never count.

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

/// The bytes that a connection may send at once: two of the largest messages.
const AT_ONCE: usize = 128 * 1024;

/// The connection has sent too many bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many bytes")]
pub(crate) struct Flood;

impl Flood {
    /// Whether a read failed because of too many bytes.
    pub(crate) fn is_in(error: &io::Error) -> bool {
        error.get_ref().is_some_and(|inner| inner.is::<Flood>())
    }
}

/// A connection with a limit on incoming bytes per second.
pub struct ByteLimited<S> {
    stream: S,
    bytes: Bucket,
    began: Instant,
}

impl<S> ByteLimited<S> {
    pub fn new(stream: S, bytes_per_second: f64) -> ByteLimited<S> {
        let bytes = Bucket::new(bytes_per_second, AT_ONCE as f64, 0);
        ByteLimited { stream, bytes, began: Instant::now() }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for ByteLimited<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let clock = millis(self.began.elapsed());
        let received = buffer.filled().len() - before;
        Poll::Ready(if self.bytes.take_many(received as f64, clock) {
            Ok(())
        } else {
            buffer.set_filled(before);
            Err(io::Error::other(Flood))
        })
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for ByteLimited<S> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    #[tokio::test(start_paused = true)]
    async fn bytes_over_the_limit_are_an_error_and_not_read() {
        let (mut client, server) = duplex(AT_ONCE);
        let mut server = ByteLimited::new(server, 2.0);
        let mut buffer = vec![0; AT_ONCE];
        client.write_all(&buffer).await.expect("sent");
        server.read_exact(&mut buffer).await.expect("many at once");
        tokio::time::advance(std::time::Duration::from_secs(1)).await;
        client.write_all(&[1, 2]).await.expect("sent");
        assert_eq!(server.read(&mut buffer).await.expect("two a second"), 2);
        client.write_all(&[3]).await.expect("sent");
        let flood = server.read(&mut buffer).await.expect_err("one too many");
        assert!(Flood::is_in(&flood), "{flood:?}");
    }
}
