//! The storage shared by all simulated servers, and the journal of each.

use crate::simulation::history::History;
use fastrand::Rng;
use futures_util::future::{BoxFuture, FutureExt};
use journal::{Journal, JournalError};
use std::{
    future::pending,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use test_support::journal::FakeJournal;
use tokio::{sync::watch, time::sleep};

/// The faults of the storage at the moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trouble {
    /// The longest latency one way, in milliseconds.
    pub delay: u64,
    /// How many of 256 requests fail without effect.
    pub fails: u16,
    /// How many of 256 requests take effect but report a failure.
    pub lies: u16,
    /// How many of 256 requests report a failure and take effect later.
    pub lags: u16,
}

impl Trouble {
    pub const NONE: Trouble = Trouble { delay: 3, fails: 0, lies: 0, lags: 0 };
    pub const ALL: [Trouble; 5] = [
        Trouble::NONE,
        Trouble { delay: 900, ..Trouble::NONE },
        Trouble { delay: 30, fails: 60, lies: 30, lags: 30 },
        Trouble { delay: 5, fails: 0, lies: 120, lags: 0 },
        Trouble { delay: 100, fails: 256, lies: 0, lags: 0 },
    ];
}

/// Streams of entries that no crash takes away.
pub struct Disk {
    streams: FakeJournal,
    trouble: Mutex<Trouble>,
    history: Arc<History>,
}

impl Disk {
    pub fn new(history: Arc<History>) -> Arc<Disk> {
        let (streams, trouble) = (FakeJournal::default(), Mutex::new(Trouble::NONE));
        Arc::new(Disk { streams, trouble, history })
    }

    pub fn set_trouble(&self, trouble: Trouble) {
        *self.trouble.lock().unwrap() = trouble;
    }

    fn append(
        &self,
        stream: &str,
        expected: u64,
        entries: Vec<Vec<u8>>,
    ) -> Result<(), JournalError> {
        self.streams.append_now(stream, expected, entries.clone())?;
        self.history.stored(stream, &entries);
        Ok(())
    }

    /// What the stream holds from there on.
    pub fn read(&self, stream: &str, from: u64) -> Vec<Vec<u8>> {
        self.streams.read_now(stream, from)
    }
}

/// The journal of one server process, which ends with it.
pub struct DiskJournal {
    disk: Arc<Disk>,
    /// Whether the process is alive.
    power: Arc<AtomicBool>,
    rng: Mutex<Rng>,
}

/// The fate of a request.
struct Luck {
    before: Duration,
    after: Duration,
    fails: bool,
    lies: bool,
    lags: Option<Duration>,
    /// Whether it reaches the disk even if the process dies first.
    sent: bool,
}

impl DiskJournal {
    pub fn new(disk: Arc<Disk>, power: Arc<AtomicBool>, rng: Rng) -> DiskJournal {
        DiskJournal { disk, power, rng: Mutex::new(rng) }
    }

    fn luck(&self) -> Luck {
        let trouble = *self.disk.trouble.lock().unwrap();
        let mut rng = self.rng.lock().unwrap();
        let mut delay = || Duration::from_millis(rng.u64(..=trouble.delay));
        let (before, after, late) = (delay(), delay(), delay() * 8);
        Luck {
            before,
            after,
            fails: rng.u16(..256) < trouble.fails,
            lies: rng.u16(..256) < trouble.lies,
            lags: (rng.u16(..256) < trouble.lags).then_some(late),
            sent: rng.bool(),
        }
    }

    /// A dead process gets no answers and gives none.
    async fn powered(&self) {
        if !self.power.load(Ordering::Relaxed) {
            pending::<()>().await;
        }
    }

    async fn ask<T>(&self, answer: impl FnOnce(&Disk) -> T + Send) -> Result<T, JournalError> {
        let luck = self.luck();
        sleep(luck.before).await;
        self.powered().await;
        let answer = answer(&self.disk);
        sleep(luck.after).await;
        self.powered().await;
        if luck.fails { Err(out_of_order()) } else { Ok(answer) }
    }
}

fn out_of_order() -> JournalError {
    JournalError::Unavailable("out of order".into())
}

impl Journal for DiskJournal {
    fn append<'a>(
        &'a self,
        stream: &'a str,
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        async move {
            let luck = self.luck();
            sleep(luck.before).await;
            if !luck.sent {
                self.powered().await;
            }
            if luck.fails {
                sleep(luck.after).await;
                self.powered().await;
                return Err(out_of_order());
            }
            if let Some(late) = luck.lags {
                let (disk, stream) = (self.disk.clone(), stream.to_owned());
                tokio::spawn(async move {
                    sleep(late).await;
                    // The caller has given up waiting.
                    let _ = disk.append(&stream, expected_length, entries);
                });
                self.powered().await;
                return Err(out_of_order());
            }
            let appended = self.disk.append(stream, expected_length, entries);
            sleep(luck.after).await;
            self.powered().await;
            if luck.lies { Err(out_of_order()) } else { appended }
        }
        .boxed()
    }

    fn read<'a>(
        &'a self,
        stream: &'a str,
        from: u64,
    ) -> BoxFuture<'a, Result<Vec<Vec<u8>>, JournalError>> {
        self.ask(move |disk| disk.read(stream, from)).boxed()
    }

    fn watch<'a>(
        &'a self,
        stream: &'a str,
    ) -> BoxFuture<'a, Result<watch::Receiver<u64>, JournalError>> {
        self.ask(move |disk| disk.streams.watch_now(stream)).boxed()
    }

    fn streams<'a>(
        &'a self,
        prefix: &'a str,
        after: Option<&'a str>,
        limit: usize,
    ) -> BoxFuture<'a, Result<Vec<String>, JournalError>> {
        self.ask(move |disk| disk.streams.streams_now(prefix, after, limit)).boxed()
    }

    fn delete<'a>(&'a self, stream: &'a str) -> BoxFuture<'a, Result<(), JournalError>> {
        self.ask(move |disk| disk.streams.delete_now(stream)).boxed()
    }
}
