//! A journal in memory that can fail, wait, and tell what was asked of it.

use futures_util::future::{BoxFuture, FutureExt};
use journal::{Journal, JournalError};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
};
use tokio::sync::watch;

/// How the journal does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    There,
    /// It answers that it can't.
    Away,
    /// It has no room for more than so many bytes at once.
    NearlyFull(usize),
    /// It answers that it can't about streams that begin like that.
    AwayOn(&'static str),
    /// It answers that it can't once it was to write or delete so often.
    AwayAfter(usize),
    /// It answers later.
    Stuck,
    /// It answers later what concerns streams that begin like that.
    StuckOn(&'static str),
    /// It answers later what such streams hold.
    StuckReading(&'static str),
}

impl State {
    fn is_stuck_on(self, stream: &str, reads: bool) -> bool {
        match self {
            State::There
            | State::Away
            | State::NearlyFull(_)
            | State::AwayOn(_)
            | State::AwayAfter(_) => false,
            State::Stuck => true,
            State::StuckOn(beginning) => stream.starts_with(beginning),
            State::StuckReading(beginning) => reads && stream.starts_with(beginning),
        }
    }
}

/// A journal in memory.
pub struct FakeJournal {
    streams: Mutex<BTreeMap<String, Stream>>,
    state: watch::Sender<State>,
    writes: AtomicUsize,
    /// The entries of rooms that were read.
    room_entries_read: AtomicUsize,
    /// The streams that can't be read.
    damaged: Mutex<BTreeSet<String>>,
    after_read: Mutex<Option<AfterRead>>,
}

/// What another process does.
type AfterRead = Box<dyn FnOnce(&FakeJournal) + Send>;

#[derive(Default)]
struct Stream {
    entries: Vec<Vec<u8>>,
    length: watch::Sender<u64>,
}

impl Stream {
    fn changed(&self) {
        self.length.send_replace(self.entries.len() as u64);
    }
}

impl Default for FakeJournal {
    fn default() -> FakeJournal {
        FakeJournal {
            streams: Mutex::default(),
            state: watch::Sender::new(State::There),
            writes: AtomicUsize::new(0),
            room_entries_read: AtomicUsize::new(0),
            damaged: Mutex::default(),
            after_read: Mutex::default(),
        }
    }
}

impl FakeJournal {
    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }

    /// Makes a stream unreadable from now on.
    pub fn damage(&self, stream: &str) {
        self.damaged.lock().unwrap().insert(stream.to_owned());
    }

    /// Lets another process do something right after the next time that something is read.
    pub fn after_next_read(&self, then: impl FnOnce(&FakeJournal) + Send + 'static) {
        *self.after_read.lock().unwrap() = Some(Box::new(then));
    }

    /// How often it was to write or delete something.
    pub fn writes(&self) -> usize {
        self.writes.load(Relaxed)
    }

    /// The number of entries of rooms read since this was last asked.
    pub fn take_room_entries_read(&self) -> usize {
        self.room_entries_read.swap(0, Relaxed)
    }

    /// [`Journal::append`], at once.
    pub fn append_now(
        &self,
        stream: &str,
        expected: u64,
        entries: Vec<Vec<u8>>,
    ) -> Result<(), JournalError> {
        let mut streams = self.streams.lock().unwrap();
        let actual = streams.get(stream).map_or(0, |stream| stream.entries.len() as u64);
        if actual != expected {
            return Err(JournalError::Conflict { actual });
        }
        let stream = streams.entry(stream.to_owned()).or_default();
        stream.entries.extend(entries);
        stream.changed();
        Ok(())
    }

    /// [`Journal::read`], at once.
    pub fn read_now(&self, stream: &str, from: u64) -> Vec<Vec<u8>> {
        let streams = self.streams.lock().unwrap();
        let entries = streams.get(stream).map(|stream| &stream.entries[..]).unwrap_or_default();
        usize::try_from(from).ok().and_then(|from| entries.get(from..)).unwrap_or_default().to_vec()
    }

    /// [`Journal::watch`], at once.
    pub fn watch_now(&self, stream: &str) -> watch::Receiver<u64> {
        self.streams.lock().unwrap().entry(stream.to_owned()).or_default().length.subscribe()
    }

    /// [`Journal::streams`], at once.
    pub fn streams_now(&self, prefix: &str, after: Option<&str>, limit: usize) -> Vec<String> {
        let streams = self.streams.lock().unwrap();
        let names = streams.iter().filter(|(name, stream)| {
            name.starts_with(prefix)
                && after.is_none_or(|after| name.as_str() > after)
                && !stream.entries.is_empty()
        });
        names.map(|(name, _)| name.clone()).take(limit).collect()
    }

    /// [`Journal::delete`], at once.
    pub fn delete_now(&self, stream: &str) {
        if let Some(stream) = self.streams.lock().unwrap().get_mut(stream) {
            stream.entries.clear();
            stream.changed();
        }
    }

    fn answer<'a, T: 'a>(
        &'a self,
        stream: &'a str,
        reads: bool,
        answer: impl FnOnce() -> Result<T, JournalError> + Send + 'a,
    ) -> BoxFuture<'a, Result<T, JournalError>> {
        async move {
            let mut state = self.state.subscribe();
            let state = *state.wait_for(|state| !state.is_stuck_on(stream, reads)).await.unwrap();
            let away = match state {
                State::AwayOn(beginning) => stream.starts_with(beginning),
                State::AwayAfter(writes) => !reads && self.writes() > writes,
                state => state == State::Away,
            };
            if away || reads && self.damaged.lock().unwrap().contains(stream) {
                return Err(JournalError::Unavailable("it is away".into()));
            }
            answer()
        }
        .boxed()
    }
}

impl Journal for FakeJournal {
    fn append<'a>(
        &'a self,
        stream: &'a str,
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        self.writes.fetch_add(1, Relaxed);
        let bytes: usize = entries.iter().map(Vec::len).sum();
        if matches!(*self.state.borrow(), State::NearlyFull(room) if bytes > room) {
            return std::future::ready(Err(JournalError::Unavailable("full".into()))).boxed();
        }
        self.answer(stream, false, move || self.append_now(stream, expected_length, entries))
    }

    fn read<'a>(
        &'a self,
        stream: &'a str,
        from: u64,
    ) -> BoxFuture<'a, Result<Vec<Vec<u8>>, JournalError>> {
        self.answer(stream, true, move || {
            let entries = self.read_now(stream, from);
            if stream.starts_with("room/") {
                self.room_entries_read.fetch_add(entries.len(), Relaxed);
            }
            let then = self.after_read.lock().unwrap().take();
            if let Some(then) = then {
                then(self);
            }
            Ok(entries)
        })
    }

    fn watch<'a>(
        &'a self,
        stream: &'a str,
    ) -> BoxFuture<'a, Result<watch::Receiver<u64>, JournalError>> {
        self.answer(stream, false, move || Ok(self.watch_now(stream)))
    }

    fn streams<'a>(
        &'a self,
        prefix: &'a str,
        after: Option<&'a str>,
        limit: usize,
    ) -> BoxFuture<'a, Result<Vec<String>, JournalError>> {
        self.answer(prefix, false, move || Ok(self.streams_now(prefix, after, limit)))
    }

    fn delete<'a>(&'a self, stream: &'a str) -> BoxFuture<'a, Result<(), JournalError>> {
        self.writes.fetch_add(1, Relaxed);
        self.answer(stream, false, move || {
            self.delete_now(stream);
            Ok(())
        })
    }
}
