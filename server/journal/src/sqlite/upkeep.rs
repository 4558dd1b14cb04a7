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

pub(crate) struct Upkeep {
    files: OpenFiles,
    /// What has become of the files, while they are not those that were opened.
    lost: Option<String>,
    /// Those who must not read then.
    readers: Arc<Readers>,
    /// Since when the log may hold what the file does not.
    logged_since: Option<Instant>,
    /// Whether the file says, without its log, that it needs it. Else it holds everything.
    needs_log: bool,
}

impl Upkeep {
    /// The upkeep of a journal that has just been opened.
    pub(crate) fn of(path: &Path, connection: &Connection, readers: Arc<Readers>) -> Upkeep {
        let (lost, logged_since, files) = (None, None, OpenFiles::of(path));
        let mut upkeep = Upkeep { files, lost, readers, logged_since, needs_log: true };
        // There may be a log from before.
        upkeep.checkpoint(connection, "PASSIVE");
        upkeep
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

    /// Lets the file say that it needs its log, in the transaction of the first commit into that log.
    pub(crate) fn begin_log(&self, transaction: &Connection) -> rusqlite::Result<()> {
        match self.needs_log {
            true => Ok(()),
            false => on_disk::say_log_needed(transaction, true),
        }
    }

    /// Notes that the log holds something new.
    pub(crate) fn note_commit(&mut self, connection: &Connection) {
        self.logged_since.get_or_insert_with(Instant::now);
        if self.needs_log {
            if self.files.log_length() >= LONG_LOG {
                self.checkpoint(connection, "PASSIVE");
            }
        } else if self.checkpoint(connection, "PASSIVE") {
            // Only now, since the log may be ahead of the file by one number alone.
            match on_disk::say_log_needed(connection, false) {
                Ok(()) => self.needs_log = true,
                Err(error) => tracing::warn!(%error, "the journal's log can't be begun anew"),
            }
            self.logged_since = Some(Instant::now());
        }
    }

    /// Writes the log into the file, unless that was done lately or there is nothing new in it.
    pub(crate) fn checkpoint_if_due(&mut self, connection: &Connection) {
        if self.logged_since.is_some_and(|since| since.elapsed() >= CHECKPOINT_AFTER) {
            self.checkpoint(connection, "PASSIVE");
        }
    }

    /// Closes the file. All is in it then, and no log is left, unless another process uses it.
    pub(crate) fn close(mut self, connection: Connection) {
        // First, since a full disk has room for the number then.
        let is_closed = self.checkpoint(&connection, "TRUNCATE")
            && on_disk::say_log_needed(&connection, false).is_ok()
            && self.checkpoint(&connection, "TRUNCATE");
        if !is_closed {
            // What is left of a log that was cut off would damage the file; one that says that it needs its
            // log must keep it.
            let as_it_is = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
            if let Err(error) = connection.set_db_config(as_it_is, true) {
                tracing::warn!(%error, "the journal can't be closed as it is");
            }
        }
    }

    /// Writes the log into the file; whether all of it is there now.
    fn checkpoint(&mut self, connection: &Connection, how: &str) -> bool {
        if self.check(connection).is_err() {
            return false;
        }
        let is_whole = connection.query_row(&format!("PRAGMA wal_checkpoint({how})"), [], |row| {
            Ok(!row.get::<_, bool>(0)? && row.get::<_, i64>(1)? == row.get::<_, i64>(2)?)
        });
        if let Err(error) = &is_whole {
            tracing::warn!(%error, "the journal's log can't be written into its file");
        }
        // Where another connection still reads what was before, the rest is for the next time.
        let is_whole = is_whole.unwrap_or(false);
        self.needs_log &= !is_whole;
        self.logged_since = (!is_whole).then(Instant::now);
        is_whole
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
        let mut upkeep = Upkeep::of(&path, &connection, Arc::new(Readers::new(&path)));
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
