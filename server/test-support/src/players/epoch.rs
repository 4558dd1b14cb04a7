//! The time between two looks at what is stored.

use std::{
    sync::{
        Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};
use tokio::sync::{Notify, watch};

/// Counts what is acknowledged, and tells when it is enough.
pub struct Epoch {
    acknowledged: AtomicU64,
    went_on: Vec<AtomicBool>,
    silences: Vec<Mutex<Silence>>,
    beat: Notify,
    over: AtomicBool,
    stopped: watch::Sender<bool>,
}

/// How long nothing new was acknowledged at a table.
struct Silence {
    since: Instant,
    longest: Duration,
}

impl Epoch {
    pub fn new(tables: usize) -> Epoch {
        let silence = || Mutex::new(Silence { since: Instant::now(), longest: Duration::ZERO });
        let silences = (0..tables).map(|_| silence()).collect();
        let went_on = (0..tables).map(|_| AtomicBool::new(false)).collect();
        let (acknowledged, beat, over, stopped) = Default::default();
        Epoch { acknowledged, went_on, silences, beat, over, stopped }
    }

    /// A command was acknowledged. A new one: the table goes on.
    pub fn beat(&self, table: usize, new: bool) {
        self.acknowledged.fetch_add(1, Relaxed);
        self.went_on[table].fetch_or(new, Relaxed);
        if new {
            let mut silence = self.silence(table);
            silence.longest = silence.longest.max(silence.since.elapsed());
            silence.since = Instant::now();
        }
        self.beat.notify_one();
    }

    /// Waits until every table has done something new.
    pub async fn all_went_on(&self) {
        while !self.went_on.iter().all(|table| table.load(Relaxed)) {
            self.beat.notified().await;
        }
    }

    /// Measures from now on how long tables are silent.
    pub fn listen(&self) {
        for table in 0..self.silences.len() {
            *self.silence(table) = Silence { since: Instant::now(), longest: Duration::ZERO };
        }
    }

    /// How long each table was silent at the most since then, the shortest first.
    pub fn silences(&self) -> Vec<Duration> {
        let tables = 0..self.silences.len();
        let mut longest: Vec<_> = tables.map(|table| self.silence(table).longest).collect();
        longest.sort();
        longest
    }

    fn silence(&self, table: usize) -> MutexGuard<'_, Silence> {
        self.silences[table].lock().unwrap()
    }

    /// No table has done anything new yet.
    pub fn begin_anew(&self) {
        self.went_on.iter().for_each(|table| table.store(false, Relaxed));
    }

    /// Waits until so many more commands have been acknowledged.
    pub async fn more(&self, count: u64) {
        let enough = self.acknowledged.load(Relaxed) + count;
        while self.acknowledged.load(Relaxed) < enough {
            self.beat.notified().await;
        }
    }

    /// The server is about to be killed.
    pub fn end(&self) {
        self.over.store(true, Relaxed);
    }

    pub fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// Tells all players to stop, whatever the servers do.
    pub fn stop(&self) {
        self.stopped.send_replace(true);
    }

    /// Waits until all players are to stop.
    pub async fn stopped(&self) {
        // It can't fail: the sender is here.
        self.stopped.subscribe().wait_for(|stopped| *stopped).await.ok();
    }
}
