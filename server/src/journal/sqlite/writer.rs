//! The one thread that writes.
//!
//! It takes whatever has queued up and commits it as one transaction, because flushing the disk
//! costs the same for one entry as for hundreds. Nobody is answered before the commit.

use super::{super::JournalError, heads::Heads};
use crate::metrics;
use rusqlite::{Connection, TransactionBehavior};
use std::{
    collections::HashMap,
    time::{Duration, Instant},
};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::timeout,
};

/// The most requests that one transaction takes.
const BATCH: usize = 512;
/// How often to look whether another process has written to a stream that is watched here.
const LOOK: Duration = Duration::from_millis(250);

/// Where the answer to a request goes. Whoever asked may have gone meanwhile.
pub type Answer<T> = oneshot::Sender<Result<T, JournalError>>;

/// What the writer is asked for.
pub enum Request {
    /// A change of a stream.
    Write(Write, Answer<()>),
    /// A stream whose length is to be followed.
    Watch(String, Answer<watch::Receiver<u64>>),
}

/// A change of a stream.
pub struct Write {
    pub stream: String,
    pub change: Change,
}

pub enum Change {
    Append { expected_length: u64, entries: Vec<Vec<u8>> },
    Delete,
}

/// The new length of a stream, or why it was not changed.
type Written = Result<u64, JournalError>;

pub struct Writer {
    connection: Connection,
    heads: Heads,
    watched: HashMap<String, watch::Sender<u64>>,
    /// Another process has written, and those who watch here have not been told yet.
    others_wrote: bool,
}

impl Writer {
    pub fn new(connection: Connection) -> rusqlite::Result<Writer> {
        let heads = Heads::new(&connection)?;
        Ok(Writer { connection, heads, watched: HashMap::new(), others_wrote: false })
    }

    /// Serves requests until nobody can make any more.
    ///
    /// SQLite blocks the thread that runs this; it must have nothing else to do.
    pub async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut looked = Instant::now();
        loop {
            match timeout(LOOK, requests.recv_many(&mut batch, BATCH)).await {
                Ok(0) => return,
                Ok(_) => {
                    metrics::journal_queue(requests.len());
                    self.serve(batch.drain(..));
                }
                Err(_) => {}
            }
            if looked.elapsed() >= LOOK {
                self.look_for_others();
                looked = Instant::now();
            }
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
            }
        }
        if !writes.is_empty() {
            let written = self.commit(&writes).unwrap_or_else(|error| {
                tracing::error!(%error, "the journal can't be written");
                self.heads.clear();
                vec![Err(unavailable(error)); writes.len()]
            });
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

    /// Does all the writes in one transaction. If this fails, none was done.
    fn commit(&mut self, writes: &[Write]) -> rusqlite::Result<Vec<Written>> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.others_wrote |= self.heads.refresh(&transaction)?;
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

    /// Tells those who watch here what other processes have written.
    fn look_for_others(&mut self) {
        self.watched.retain(|_, watched| watched.receiver_count() > 0);
        if !self.watched.is_empty()
            && let Err(error) = self.tell_of_others()
        {
            tracing::warn!(%error, "the journal can't be watched");
        }
    }

    fn tell_of_others(&mut self) -> rusqlite::Result<()> {
        self.others_wrote |= self.heads.refresh(&self.connection)?;
        if self.others_wrote {
            for (stream, watched) in &self.watched {
                let length = self.heads.length(&self.connection, stream)?;
                watched.send_if_modified(|known| std::mem::replace(known, length) != length);
            }
            self.others_wrote = false;
        }
        Ok(())
    }
}

/// Does one write within a transaction. An error means that the transaction can't go on; a write
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
    use super::{super::schema, *};

    /// A writer on a new file, and a way to ask it for one thing at a time.
    struct Harness {
        writer: Writer,
        _folder: tempfile::TempDir,
    }

    impl Harness {
        fn new() -> Harness {
            let folder = tempfile::tempdir().expect("a folder");
            let connection = schema::open(&folder.path().join("journal")).expect("a file");
            Harness { writer: Writer::new(connection).expect("a writer"), _folder: folder }
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
    fn a_conflict_hurts_nobody_else_in_the_batch() {
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
}
