//! Notifications of the length of a room's stream, whichever node appends to it.

use futures_util::future::BoxFuture;
use std::task::{Context, Poll, ready};
use tokio::sync::watch;

/// Watches the length of a stream.
pub(super) struct StreamLengthWatcher {
    length: watch::Receiver<u64>,
    /// The pending wait for the next change.
    change: Option<BoxFuture<'static, bool>>,
    /// Whether the journal has ended, so that nothing changes any more.
    ended: bool,
}

impl StreamLengthWatcher {
    /// Creates a watcher; the present length counts as a change.
    pub fn of(mut length: watch::Receiver<u64>) -> StreamLengthWatcher {
        length.mark_changed();
        StreamLengthWatcher { length, change: None, ended: false }
    }

    /// The length of the stream, once it differs from `known`.
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

    /// Drops the waker: while the room appends entries itself, it needs no notification.
    pub fn pause(&mut self) {
        self.change = None;
    }
}
