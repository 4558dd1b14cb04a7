//! Extending streams whatever their length.
//!
//! The engine takes one append to a subject at a time. Writers of one process would mostly get in each
//! other's way: what they add to a stream while an append to it is under way shares the next one.

use super::{JournalError, engine::Engine};
use crate::retry_with_actual_length;
use futures_util::FutureExt;
use std::{
    collections::{HashMap, hash_map::Entry},
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// The most extensions that share an append.
const MAX_SHARED: usize = 256;

/// What is to be added to streams after the append to each that is under way.
#[derive(Debug, Default)]
pub(crate) struct Extensions(Mutex<HashMap<String, Vec<Extension>>>);

#[derive(Debug)]
struct Extension {
    entries: Vec<Vec<u8>>,
    answer: oneshot::Sender<Result<(), JournalError>>,
}

impl Extensions {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<Extension>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an extension. Returns whether none of the stream was under way or waiting.
    fn add(&self, stream: &str, extension: Extension) -> bool {
        match self.lock().entry(stream.to_owned()) {
            Entry::Occupied(waiting) => {
                waiting.into_mut().push(extension);
                false
            }
            Entry::Vacant(none) => {
                none.insert(vec![extension]);
                true
            }
        }
    }

    /// Takes what shares the next append to a stream; if there is nothing, none is under way any more.
    fn take(&self, stream: &str) -> Vec<Extension> {
        let mut all = self.lock();
        let Some(waiting) = all.get_mut(stream) else { return Vec::new() };
        let next = waiting.drain(..waiting.len().min(MAX_SHARED)).collect::<Vec<_>>();
        if next.is_empty() {
            all.remove(stream);
        }
        next
    }
}

impl Engine {
    /// Extends a stream, see [`super::super::Journal::extend`].
    pub(crate) async fn extend(
        self: &Arc<Engine>,
        stream: &str,
        entries: Vec<Vec<u8>>,
        most: u64,
    ) -> Result<(), JournalError> {
        let (answer, answered) = oneshot::channel();
        if self.extensions.add(stream, Extension { entries, answer }) {
            // Others may wait for it when this caller has gone.
            tokio::spawn(Arc::clone(self).extend_until_done(stream.to_owned(), most));
        }
        answered.await.unwrap_or_else(|_| Err(JournalError::Unavailable("it was given up".into())))
    }

    /// Appends what is to be added to a stream until nothing is left.
    async fn extend_until_done(self: Arc<Engine>, stream: String, most: u64) {
        loop {
            let mut shared = self.extensions.take(&stream);
            if shared.is_empty() {
                return;
            }
            let entries: Vec<_> =
                shared.iter_mut().flat_map(|extension| mem::take(&mut extension.entries)).collect();
            let known = self.heads().newest(&stream).map_or(0, |head| head.length);
            let append = |length| self.append(&stream, length, entries.clone()).boxed();
            let outcome = retry_with_actual_length(&stream, known, most, append).await;
            for extension in shared {
                // The caller may have gone.
                extension.answer.send(outcome.clone()).ok();
            }
        }
    }
}
