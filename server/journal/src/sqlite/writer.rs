//! The writer thread.
//!
//! It takes whatever has queued up and commits it as one transaction, because flushing the disk
//! costs the same for one entry as for hundreds. No request is answered before the commit.

use super::{
    super::{JournalError, in_log},
    OpenError,
    heads::Heads,
    readers::Readers,
    schema,
    upkeep::Upkeep,
};
use rusqlite::{Connection, ErrorCode, MAIN_DB, TransactionBehavior};
use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::timeout,
};

/// The gauge of requests that wait for the writer.
const QUEUE_LENGTH: &str = "tranquility_journal_queue";
/// The largest number of requests in a transaction.
const BATCH: usize = 512;
/// The least time between the beginnings of two commits. After a pause, the next one begins at once. A commit costs nearly
/// as much for one entry as for dozens, and nobody notices the delay.
const COMMIT_DISTANCE: Duration = Duration::from_millis(4);
/// The interval at which watched streams are checked for writes of other processes.
const POLL_INTERVAL: Duration = Duration::from_millis(250);
/// The interval at which the files are looked at. They are also before each commit: in a second much is
/// acknowledged that would go into a file which no server finds again.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// Where the answer to a request goes. The caller may have gone meanwhile.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, JournalError>>;

/// A request to the writer.
pub(crate) enum Request {
    /// A change of a stream.
    Write(Write, Answer<()>),
    /// Follows the length of a stream.
    Watch(String, Answer<watch::Receiver<u64>>),
    /// Checks that the files are those that were opened.
    Check(Answer<()>),
    /// Ends the writer, and leaves all in one file.
    Close(Answer<()>),
}

/// A change of a stream.
pub(crate) struct Write {
    pub stream: String,
    pub change: Change,
}

pub(crate) enum Change {
    Append {
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    },
    /// An append at any length below `most`.
    Extend {
        entries: Vec<Vec<u8>>,
        most: u64,
    },
    Delete,
}

/// The new length of a stream, or the reason that it was not changed.
type Written = Result<u64, JournalError>;

pub(crate) struct Writer {
    path: PathBuf,
    connection: Connection,
    heads: Heads,
    /// A commit has failed: the connection may be in any state.
    doubtful: bool,
    watched: HashMap<String, watch::Sender<u64>>,
    /// Another process has written, and watchers here have not been notified yet.
    others_wrote: bool,
    upkeep: Upkeep,
    closing: Vec<Answer<()>>,
}

impl Writer {
    /// Opens the file, which is created if necessary.
    pub(crate) fn open(path: &Path, readers: Arc<Readers>) -> Result<Writer, OpenError> {
        let (connection, heads) = connect(path)?;
        if connection.is_readonly(MAIN_DB)? {
            tracing::error!(path = %path.display(), "the journal can only be read");
        }
        let upkeep = Upkeep::of(path, &connection, readers);
        Ok(Writer {
            path: path.to_owned(),
            connection,
            heads,
            doubtful: false,
            watched: HashMap::new(),
            others_wrote: false,
            upkeep,
            closing: Vec::new(),
        })
    }

    /// Serves requests until all senders are dropped, or it is told to close.
    ///
    /// SQLite blocks the thread, so this needs one of its own.
    pub(crate) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut batch = Vec::with_capacity(BATCH);
        let (mut polled, mut checked, mut served) =
            (Instant::now(), Instant::now(), Instant::now());
        while self.closing.is_empty() {
            match timeout(POLL_INTERVAL, requests.recv_many(&mut batch, BATCH)).await {
                Ok(0) => break,
                Ok(_) => {
                    thread::sleep(COMMIT_DISTANCE.saturating_sub(served.elapsed()));
                    served = Instant::now();
                    while batch.len() < BATCH
                        && let Ok(request) = requests.try_recv()
                    {
                        batch.push(request);
                    }
                    metrics::gauge!(QUEUE_LENGTH).set(requests.len() as f64);
                    self.serve(batch.drain(..));
                }
                Err(_) => self.upkeep.checkpoint_if_due(&self.connection),
            }
            if checked.elapsed() >= CHECK_INTERVAL {
                // What is wrong with the files is logged there.
                let _ = self.upkeep.check(&self.connection);
                checked = Instant::now();
            }
            if polled.elapsed() >= POLL_INTERVAL {
                self.poll_other_writers();
                polled = Instant::now();
            }
        }
        let Writer { connection, upkeep, closing, .. } = self;
        upkeep.close(connection);
        for answer in closing {
            answer.send(Ok(())).ok();
        }
    }

    fn serve(&mut self, batch: impl Iterator<Item = Request>) {
        let (mut writes, mut answers, mut watches) = (Vec::new(), Vec::new(), Vec::new());
        for request in batch {
            match request {
                Request::Write(write, answer) => {
                    writes.push(write);
                    answers.push(answer);
                }
                Request::Watch(stream, answer) => watches.push((stream, answer)),
                Request::Check(answer) => _ = answer.send(self.upkeep.check(&self.connection)),
                Request::Close(answer) => self.closing.push(answer),
            }
        }
        if !writes.is_empty() {
            let written = self.write(&writes);
            for ((write, written), answer) in writes.iter().zip(written).zip(answers) {
                if let (Ok(length), Some(watched)) = (&written, self.watched.get(&write.stream)) {
                    watched.send_replace(*length);
                }
                answer.send(written.map(drop)).ok();
            }
        }
        for (stream, answer) in watches {
            answer.send(self.watch(stream).map_err(unavailable)).ok();
        }
    }

    /// Commits the writes together, or one by one where the file is damaged.
    fn write(&mut self, writes: &[Write]) -> Vec<Written> {
        if let Err(lost) = self.upkeep.check(&self.connection) {
            return vec![Err(lost); writes.len()];
        }
        if self.doubtful {
            self.reconnect();
        }
        let error = match self.commit(writes) {
            Ok(written) => {
                self.upkeep.note_commit(&self.connection);
                return written;
            }
            Err(error) => error,
        };
        self.heads.clear();
        // Where another process is in the way, a new connection would meet it too.
        self.doubtful = error.sqlite_error_code() != Some(ErrorCode::DatabaseBusy);
        let damaged = error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt);
        if damaged && writes.len() > 1 {
            // A stream whose place in the file is damaged must not keep the others from going on.
            return writes.chunks(1).flat_map(|write| self.write(write)).collect();
        }
        tracing::error!(%error, "the journal can't be written");
        vec![Err(unavailable(error)); writes.len()]
    }

    /// Replaces the connection, if a new one can be opened: the old one may be stuck in a transaction,
    /// or have opened the file while it was read-only.
    fn reconnect(&mut self) {
        match connect(&self.path) {
            Ok((connection, heads)) => {
                (self.connection, self.heads) = (connection, heads);
                self.doubtful = false;
                self.others_wrote = true;
            }
            Err(error) => tracing::warn!(%error, "the journal can't be opened again"),
        }
    }

    /// Commits all writes in one transaction, or none.
    fn commit(&mut self, writes: &[Write]) -> rusqlite::Result<Vec<Written>> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.others_wrote |= self.heads.refresh(&transaction)?;
        self.upkeep.begin_log(&transaction)?;
        let written = writes
            .iter()
            .map(|write| apply(&transaction, &mut self.heads, write))
            .collect::<rusqlite::Result<_>>()?;
        transaction.commit()?;
        Ok(written)
    }

    fn watch(&mut self, stream: String) -> rusqlite::Result<watch::Receiver<u64>> {
        let length = self.heads.length(&self.connection, &stream)?;
        let watched = self.watched.entry(stream).or_default();
        watched.send_replace(length);
        Ok(watched.subscribe())
    }

    /// Notifies watchers here of what other processes have written.
    fn poll_other_writers(&mut self) {
        self.watched.retain(|_, watched| watched.receiver_count() > 0);
        if self.watched.is_empty() {
            return;
        }
        match self.heads.refresh(&self.connection) {
            Ok(wrote) => self.others_wrote |= wrote,
            Err(error) => return tracing::warn!(%error, "the journal can't be watched"),
        }
        if !std::mem::take(&mut self.others_wrote) {
            return;
        }
        for (stream, watched) in &self.watched {
            match self.heads.length(&self.connection, stream) {
                Ok(length) => {
                    watched.send_if_modified(|known| std::mem::replace(known, length) != length);
                }
                // One whose place in the file is damaged must not keep the others from growing.
                Err(error) => {
                    tracing::warn!(stream = in_log(stream), %error, "a stream can't be watched")
                }
            }
        }
    }
}

fn connect(path: &Path) -> Result<(Connection, Heads), OpenError> {
    let connection = schema::open(path)?;
    let heads = Heads::new(&connection)?;
    Ok((connection, heads))
}

/// Executes one write within a transaction. An error means that the transaction can't go on; a write
/// that is refused leaves it as it was.
fn apply(transaction: &Connection, heads: &mut Heads, write: &Write) -> rusqlite::Result<Written> {
    match &write.change {
        Change::Append { expected_length, entries } => {
            let actual = heads.length(transaction, &write.stream)?;
            if actual != *expected_length {
                return Ok(Err(JournalError::Conflict { actual }));
            }
            heads.extend(transaction, &write.stream, entries).map(Ok)
        }
        Change::Extend { entries, most } => {
            let actual = heads.length(transaction, &write.stream)?;
            if actual >= *most {
                return Ok(Ok(actual));
            }
            heads.extend(transaction, &write.stream, entries).map(Ok)
        }
        Change::Delete => {
            heads.remove(transaction, &write.stream)?;
            Ok(Ok(0))
        }
    }
}

fn unavailable(error: rusqlite::Error) -> JournalError {
    JournalError::Unavailable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A writer on a new file, and a way to ask it for one thing at a time.
    struct Harness {
        writer: Writer,
        _folder: tempfile::TempDir,
    }

    fn open(path: &Path) -> Writer {
        Writer::open(path, Arc::new(Readers::new(path))).expect("a writer")
    }

    impl Harness {
        fn new() -> Harness {
            let folder = tempfile::tempdir().expect("a folder");
            let writer = open(&folder.path().join("journal"));
            Harness { writer, _folder: folder }
        }

        /// Commits the appends as one batch.
        fn append(&mut self, appends: &[(&str, u64, usize)]) -> Vec<Result<(), JournalError>> {
            let (requests, answers): (Vec<_>, Vec<_>) = appends
                .iter()
                .map(|&(stream, expected_length, bytes)| {
                    let (answer, answered) = oneshot::channel();
                    let change = Change::Append { expected_length, entries: vec![vec![7; bytes]] };
                    let write = Write { stream: stream.into(), change };
                    (Request::Write(write, answer), answered)
                })
                .unzip();
            self.writer.serve(requests.into_iter());
            answers.into_iter().map(|mut answer| answer.try_recv().expect("an answer")).collect()
        }

        fn pragma(&self, name: &str, value: i64) {
            self.writer.connection.pragma_update(None, name, value).expect(name);
        }
    }

    #[test]
    fn a_conflict_hurts_no_other_stream_of_the_batch() {
        let mut harness = Harness::new();
        let answers =
            harness.append(&[("a", 0, 1), ("a", 0, 1), ("b", 3, 1), ("a", 1, 1), ("c", 0, 1)]);
        let conflict = |actual| Err(JournalError::Conflict { actual });
        assert_eq!(answers, [Ok(()), conflict(1), conflict(0), Ok(()), Ok(())]);
    }

    #[test]
    fn a_full_disk_refuses_and_the_writer_goes_on() {
        let mut harness = Harness::new();
        assert_eq!(harness.append(&[("a", 0, 1)]), [Ok(())]);
        harness.pragma("max_page_count", 10);
        let answers = harness.append(&[("a", 1, 1), ("b", 0, 100_000)]);
        assert!(
            matches!(
                answers[..],
                [Err(JournalError::Unavailable(_)), Err(JournalError::Unavailable(_))]
            ),
            "{answers:?}"
        );
        harness.pragma("max_page_count", 10_000);
        assert_eq!(harness.append(&[("a", 1, 1), ("b", 0, 100_000)]), [Ok(()), Ok(())]);
    }

    #[test]
    fn a_disk_that_can_only_be_read_refuses_and_the_writer_goes_on() {
        let mut harness = Harness::new();
        harness.pragma("query_only", 1);
        let answers = harness.append(&[("a", 0, 1)]);
        assert!(matches!(answers[..], [Err(JournalError::Unavailable(_))]), "{answers:?}");
        harness.pragma("query_only", 0);
        assert_eq!(harness.append(&[("a", 0, 1)]), [Ok(())]);
    }

    #[test]
    fn a_connection_that_is_stuck_is_replaced() {
        let mut harness = Harness::new();
        assert_eq!(harness.append(&[("a", 0, 1)]), [Ok(())]);
        harness.writer.connection.execute_batch("BEGIN IMMEDIATE").expect("a transaction");
        let answers = harness.append(&[("a", 1, 1)]);
        assert!(matches!(answers[..], [Err(JournalError::Unavailable(_))]), "{answers:?}");
        assert_eq!(harness.append(&[("a", 1, 1)]), [Ok(())]);
    }

    /// A writer on a file in which the first of two streams is damaged, and their names: so long that
    /// each has a page of its own in the table of streams.
    fn half_damaged() -> (Harness, [String; 2]) {
        let streams = ["damaged", "sound"].map(|stream| stream.repeat(400));
        const LEAF_OF_A_TABLE: u8 = 0x0d;
        let mut harness = Harness::new();
        assert_eq!(harness.append(&[(&streams[0], 0, 1), (&streams[1], 0, 1)]), [Ok(()), Ok(())]);
        let connection = &harness.writer.connection;
        connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").expect("all in one file");
        let path = harness.writer.path.clone();
        let mut bytes = std::fs::read(&path).expect("the file");
        let of_damaged = |page: &[u8]| {
            page[0] == LEAF_OF_A_TABLE
                && page.windows(21).any(|bytes| bytes == b"damageddamageddamaged")
        };
        let pages = bytes.chunks_mut(4096).filter(|page| of_damaged(page));
        assert_eq!(pages.map(|page| page.fill(0xff)).count(), 1);
        std::fs::write(&path, bytes).expect("damaged");
        harness.writer = open(&path);
        (harness, streams)
    }

    #[test]
    fn a_damaged_stream_hurts_no_other_in_the_batch() {
        let (mut harness, [damaged, sound]) = half_damaged();
        let answers = harness.append(&[(&sound, 1, 1), (&damaged, 1, 1), ("new", 0, 1)]);
        assert!(
            matches!(answers[..], [Ok(()), Err(JournalError::Unavailable(_)), Ok(())]),
            "{answers:?}"
        );
    }

    #[test]
    fn a_damaged_stream_keeps_no_other_from_being_watched() {
        let (mut harness, [damaged, sound]) = half_damaged();
        let mut other = open(&harness.writer.path);
        // In whichever order they come, some come after the damaged one.
        let sound: Vec<String> = (0..8).map(|number| format!("{number}{sound}")).collect();
        let followed: Vec<_> = sound
            .iter()
            .map(|stream| harness.writer.watch(stream.clone()).expect("it can be watched"))
            .collect();
        let _damaged = harness.writer.watched.entry(damaged).or_default().subscribe();
        for stream in sound {
            let change = Change::Append { expected_length: 0, entries: vec![vec![7]] };
            assert_eq!(other.write(&[Write { stream, change }]), [Ok(1)]);
        }
        harness.writer.poll_other_writers();
        assert!(followed.iter().all(|length| *length.borrow() == 1), "{followed:?}");
    }
}
