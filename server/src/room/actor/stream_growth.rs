//! The length of a room's stream, whoever makes it grow.

use futures_util::future::BoxFuture;
use std::task::{Context, Poll, ready};
use tokio::sync::watch;

/// Follows the length of a stream.
pub(super) struct StreamLengthWatcher {
    length: watch::Receiver<u64>,
    /// Waits for the next change, if anybody does.
    change: Option<BoxFuture<'static, bool>>,
    /// Whether the journal has ended: nothing changes any more.
    ended: bool,
}

impl StreamLengthWatcher {
    /// What the length is now is revealed at as well.
    pub fn of(mut length: watch::Receiver<u64>) -> StreamLengthWatcher {
        length.mark_changed();
        StreamLengthWatcher { length, change: None, ended: false }
    }

    /// A new length of the stream that is not the known one.
    pub fn poll(&mut self, known: u64, context: &mut Context<'_>) -> Poll<u64> {
        while !self.ended {
            if self.length.has_changed().unwrap_or(false) {
                let length = *self.length.borrow_and_update();
                if length != known {
                    return Poll::Ready(length);
                }
            }
            let length = &self.length;
            let change = self.change.get_or_insert_with(|| {
                let mut length = length.clone();
                Box::pin(async move { length.changed().await.is_ok() })
            });
            let changed = ready!(change.as_mut().poll(context));
            self.change = None;
            self.ended = !changed;
        }
        Poll::Pending
    }

    /// Lets nothing wake the room until it asks again: what it writes itself is told to it anyway.
    pub fn pause(&mut self) {
        self.change = None;
    }
}
