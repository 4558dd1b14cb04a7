//! What the writer does for its files besides writing: it looks whether they are still there, and writes the
//! log into the file when there is nothing else to do.

use super::{
    super::JournalError,
    on_disk::{self, OpenFiles},
    readers::Readers,
};
use rusqlite::{Connection, config::DbConfig};
use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

/// So long after a commit, the log is written into the file at the next quiet moment: a copy of the file
/// alone is then seldom far behind.
const CHECKPOINT_AFTER: Duration = Duration::from_secs(10);
/// A log so long is written into the file also when there is much to do.
const LONG_LOG: u64 = 32 * 1024 * 1024;
/// How often a commit counts up the file's number.
const MARK_INTERVAL: Duration = Duration::from_secs(1);

pub(crate) struct Upkeep {
    files: OpenFiles,
    /// What has become of the files, while they are not those that were opened.
    lost: Option<String>,
    /// Those who must not read then.
    readers: Arc<Readers>,
    /// Since when the log may hold what the file does not.
    logged_since: Option<Instant>,
    marked: Option<Instant>,
    /// Whether the file says, without its log, that it needs it.
    needs_log: bool,
}

impl Upkeep {
    /// The upkeep of a journal that has just been opened.
    pub(crate) fn of(path: &Path, readers: Arc<Readers>) -> Upkeep {
        // There may be a log from before.
        let logged_since = Some(Instant::now());
        let (lost, marked, needs_log) = Default::default();
        Upkeep { files: OpenFiles::of(path), lost, readers, logged_since, marked, needs_log }
    }

    /// Checks that the files are those that were opened, and logs when that changes.
    pub(crate) fn check(&mut self, connection: &Connection) -> Result<(), JournalError> {
        let lost = self.files.check(connection).err();
        if lost.is_some() != self.lost.is_some() {
            self.readers.set_lost(lost.is_some());
            match &lost {
                Some(why) => tracing::error!(
                    %why, "the journal was taken away: nothing is stored until it is back"
                ),
                None => tracing::info!("the journal is back"),
            }
        }
        self.lost = lost;
        match &self.lost {
            Some(why) => Err(JournalError::Unavailable(why.clone())),
            None => Ok(()),
        }
    }

    /// Counts up the file's number in a transaction, unless one did so lately, and lets the file say that
    /// it needs its log.
    pub(crate) fn mark_if_due(&mut self, transaction: &Connection) -> rusqlite::Result<()> {
        if !self.needs_log {
            on_disk::say_log_needed(transaction, true)?;
        }
        if self.marked.is_none_or(|marked| marked.elapsed() >= MARK_INTERVAL) {
            on_disk::mark(transaction)?;
            self.marked = Some(Instant::now());
        }
        Ok(())
    }

    /// Notes that the log holds something new.
    pub(crate) fn note_commit(&mut self, connection: &Connection) {
        self.logged_since.get_or_insert_with(Instant::now);
        if self.needs_log {
            if self.files.log_length() >= LONG_LOG {
                self.checkpoint(connection, "PASSIVE");
            }
            return;
        }
        self.checkpoint(connection, "PASSIVE");
        // Now the file needs its log, which says that nothing is missing once it was written into the file.
        let said = connection.unchecked_transaction().and_then(|transaction| {
            on_disk::mark(&transaction)?;
            on_disk::say_log_needed(&transaction, false)?;
            transaction.commit()
        });
        match said {
            Ok(()) => self.needs_log = true,
            Err(error) => tracing::warn!(%error, "the journal's log can't be begun anew"),
        }
        self.logged_since = Some(Instant::now());
    }

    /// Writes the log into the file, unless that was done lately or there is nothing new in it.
    pub(crate) fn checkpoint_if_due(&mut self, connection: &Connection) {
        if self.logged_since.is_some_and(|since| since.elapsed() >= CHECKPOINT_AFTER) {
            self.checkpoint(connection, "PASSIVE");
        }
    }

    /// Closes the file. All is in it then, and no log is left, unless another process uses it.
    pub(crate) fn close(mut self, connection: Connection) {
        // First, since a full disk has room for the line then.
        self.checkpoint(&connection, "TRUNCATE");
        let is_closed = self.lost.is_none() && on_disk::say_log_needed(&connection, false).is_ok();
        self.checkpoint(&connection, "TRUNCATE");
        if self.lost.is_some() || !is_closed {
            // What is left of a log that was cut off would damage the file; one that says that it needs its
            // log must keep it.
            let as_it_is = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
            if let Err(error) = connection.set_db_config(as_it_is, true) {
                tracing::warn!(%error, "the journal can't be closed as it is");
            }
        }
    }

    fn checkpoint(&mut self, connection: &Connection, how: &str) {
        if self.check(connection).is_err() {
            return;
        }
        let done = connection.query_row(&format!("PRAGMA wal_checkpoint({how})"), [], |row| {
            Ok(row.get::<_, i64>(1)? == row.get::<_, i64>(2)?)
        });
        // What comes next begins a new log, which has the file's number then.
        self.marked = None;
        self.needs_log &= !matches!(done, Ok(true));
        // Where another connection still reads what was before, the rest is for the next time.
        self.logged_since = (!matches!(done, Ok(true))).then(Instant::now);
        if let Err(error) = done {
            tracing::warn!(%error, "the journal's log can't be written into its file");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::schema, *};
    use std::fs;

    #[test]
    fn what_is_in_the_log_is_written_into_the_file_after_a_while() {
        let folder = tempfile::tempdir().expect("a folder");
        let [path, alone] = ["journal", "alone"].map(|name| folder.path().join(name));
        let connection = schema::open(&path).expect("a journal");
        let mut upkeep = Upkeep::of(&path, Arc::new(Readers::new(&path)));
        // The first commit is written into the file at once.
        upkeep.note_commit(&connection);
        let insert = "INSERT INTO stream (name, length, last) VALUES ('a', 0, 0)";
        connection.execute_batch(insert).expect("written");
        upkeep.note_commit(&connection);
        let mut in_the_file = |since: Instant| {
            upkeep.logged_since = Some(since);
            upkeep.checkpoint_if_due(&connection);
            fs::copy(&path, &alone).expect("copied");
            let copy = schema::open_to_read(&alone).expect("a file");
            let count =
                copy.query_row("SELECT count(*) FROM stream", [], |row| row.get::<_, i64>(0));
            (count.expect("tables"), upkeep.logged_since.is_some())
        };
        let now = Instant::now();
        assert_eq!(in_the_file(now), (0, true));
        assert_eq!(in_the_file(now.checked_sub(CHECKPOINT_AFTER).expect("a time")), (1, false));
    }
}
