//! The journal's files as they lie in their folder: whether they belong together, and whether they are still
//! those that were opened.
//!
//! SQLite finds the log of a file by its name alone, and plays whatever lies there over the file. So the
//! writer counts in a field of the file that SQLite leaves to programs, its [`NUMBER`]. It is even while the
//! file holds everything. The first commit into a new log makes it odd and is copied into the file, which then
//! says without its log that it needs it; the next one makes it even, in the log alone. Thus a file without its
//! log is at the number of the two together or at the one before. A copy begins at a number of its own.

use super::{OpenError, schema};
use rusqlite::Connection;
use std::{
    ffi::OsString,
    fs::{self, File, Metadata},
    io,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

/// The journal has no other use for this field. It is on the first page, as the version is.
const NUMBER: &str = "application_id";
/// The first version that counts in this way.
const COUNTS_SINCE: i32 = 4;
/// How often files that a server is writing are read again.
const ATTEMPTS: usize = 5;
const PAUSE: Duration = Duration::from_millis(20);

/// The path with an ending that SQLite adds.
pub(crate) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// The journal's file and those that SQLite may keep beside it.
pub(crate) fn files_of(path: &Path) -> [PathBuf; 4] {
    ["", "-wal", "-shm", "-journal"].map(|ending| with_ending(path, ending))
}

/// A copy that has not got its name yet.
pub(crate) fn unfinished(path: &Path) -> PathBuf {
    path.with_extension("unfinished")
}

/// Removes a file and what SQLite has put beside it.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    remove_side_files(path).and_then(|()| remove_file(path))
}

/// Removes what SQLite has put beside a file.
pub(crate) fn remove_side_files(path: &Path) -> io::Result<()> {
    files_of(path)[1..].iter().try_for_each(|file| remove_file(file))
}

/// Removes a file that may be there.
fn remove_file(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Where a path leads: SQLite keeps the log beside the file itself, not beside a link to it.
pub fn real_path(path: &Path) -> PathBuf {
    // No more links one behind the other than systems follow.
    const MOST_LINKS: usize = 40;
    if path.is_symlink()
        && let Ok(real) = path.canonicalize()
    {
        return real;
    }
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(to) = fs::read_link(&path) else { break };
        path = path.parent().unwrap_or(Path::new("")).join(to);
    }
    path
}

/// Whether a file is mounted alone, as containers do with `-v ./journal.db:/data/journal.db`: what SQLite
/// keeps beside it then goes with the container.
pub(crate) fn is_a_mount(path: &Path) -> bool {
    let (Ok(path), Ok(mounts)) = (path.canonicalize(), fs::read_to_string("/proc/self/mountinfo"))
    else {
        return false;
    };
    let escaped = path.to_string_lossy().replace('\\', "\\134").replace(' ', "\\040");
    mounts.lines().any(|mount| mount.split(' ').nth(4) == Some(&escaped))
}

/// Makes the names in the folder of a file last.
pub(crate) fn sync_folder_of(file: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        match File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all()) {
            // Some file systems can't, or need not.
            Err(error) if error.kind() == io::ErrorKind::InvalidInput => {}
            synced => synced?,
        }
    }
    Ok(())
}

/// Lets a file say whether it needs its log, by counting on.
pub(crate) fn say_log_needed(connection: &Connection, is_needed: bool) -> rusqlite::Result<()> {
    let number: i32 = connection.pragma_query_value(None, NUMBER, |row| row.get(0))?;
    match says_log_needed(number) == is_needed {
        true => Ok(()),
        false => connection.pragma_update(None, NUMBER, number.wrapping_add(1)),
    }
}

fn says_log_needed(number: i32) -> bool {
    number % 2 != 0
}

/// Gives a file that is whole a number of its own.
pub(crate) fn number_anew(connection: &Connection) -> rusqlite::Result<()> {
    let even = "SELECT random() % 0x3fffffff * 2";
    let number: i32 = connection.query_row(even, [], |row| row.get(0))?;
    connection.pragma_update(None, NUMBER, number)
}

/// Checks that the file is there if its log is, that the log is there if the file needs it, and that they
/// belong together. A journal that does not exist yet is fine; one that is empty was spoilt.
pub(crate) fn check_before_opening(path: &Path) -> Result<(), OpenError> {
    let (path, log) = (path.to_owned(), with_ending(path, "-wal"));
    match (length(&path)?, length(&log)?) {
        (None | Some(0), Some(1..)) => Err(OpenError::NoFile { path, log }),
        (None | Some(0), _) if unfinished(&path).exists() => {
            Err(OpenError::Unfinished(unfinished(&path)))
        }
        (None, _) => Ok(()),
        (Some(0), _) => Err(OpenError::Empty(path)),
        (Some(_), Some(1..)) if !goes_on(&path)? => Err(OpenError::OtherLog { path, log }),
        (Some(_), Some(1..)) => Ok(()),
        (Some(_), no_log) => {
            let file = schema::open_alone(&path)?;
            if !file
                .query_row("SELECT EXISTS (SELECT 1 FROM sqlite_master)", [], |row| row.get(0))?
            {
                Err(OpenError::NoLog { path, log })
            } else if no_log.is_none() && number(&file)?.is_some_and(says_log_needed) {
                Err(OpenError::LogLost { path, log })
            } else {
                Ok(())
            }
        }
    }
}

/// Whether a log goes on where its file ends, or has been copied into it in part.
fn goes_on(path: &Path) -> rusqlite::Result<bool> {
    for _ in 0..ATTEMPTS {
        let alone = number(&schema::open_alone(path)?)?;
        let together = number(&schema::open_to_read(path)?)?;
        match alone.zip(together).map(|(alone, together)| together.wrapping_sub(alone)) {
            None | Some(0 | 1) => return Ok(true),
            Some(_) => thread::sleep(PAUSE),
        }
    }
    Ok(false)
}

/// The number of a file, `None` in those of older versions, which did not count so.
fn number(file: &Connection) -> rusqlite::Result<Option<i32>> {
    let read = |field| file.pragma_query_value(None, field, |row| row.get::<_, i32>(0));
    (read("user_version")? >= COUNTS_SINCE).then(|| read(NUMBER)).transpose()
}

/// The length of a file, `None` if it is missing.
fn length(path: &Path) -> Result<Option<u64>, OpenError> {
    match fs::metadata(path) {
        Ok(file) => Ok(Some(file.len())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(why) => Err(OpenError::Io { path: path.to_owned(), why }),
    }
}

/// The files of an open journal, as they were when it was opened.
pub(crate) struct OpenFiles {
    path: PathBuf,
    log: PathBuf,
    file_id: Option<Id>,
    log_id: Option<Id>,
    /// How long the log was at least.
    log_length: u64,
}

/// What tells a file from all others that exist: device and inode.
type Id = (u64, u64);

impl OpenFiles {
    /// The files of a journal that has just been opened.
    pub(crate) fn of(path: &Path) -> OpenFiles {
        let log = with_ending(path, "-wal");
        let file_id = fs::metadata(path).ok().as_ref().map(id);
        OpenFiles { path: path.to_owned(), log, file_id, log_id: None, log_length: 0 }
    }

    /// How long the log is at least.
    pub(crate) fn log_length(&self) -> u64 {
        self.log_length
    }

    /// Checks that what is written goes into the files that a server which starts here would find.
    pub(crate) fn check(&mut self, connection: &Connection) -> Result<(), String> {
        let look = |path: &Path| {
            let found = fs::metadata(path);
            found.map_err(|error| format!("{} is gone: {error}", path.display()))
        };
        if Some(id(&look(&self.path)?)) != self.file_id {
            return Err(format!("{} is no longer the file that was opened", self.path.display()));
        }
        let log = match look(&self.log) {
            // It was opened to read.
            Err(_) if self.log_id.is_none() => return Ok(()),
            found => found?,
        };
        if id(&log) != *self.log_id.get_or_insert_with(|| id(&log)) {
            return Err(format!("{} is no longer the log that was opened", self.log.display()));
        }
        if log.len() < self.log_length && !is_whole(connection, log.len()) {
            return Err(format!("{} was cut off", self.log.display()));
        }
        self.log_length = log.len();
        Ok(())
    }
}

/// Whether a log of that length can hold all that SQLite has written into it, and not yet into the file.
fn is_whole(connection: &Connection, length: u64) -> bool {
    let pages = connection.query_row("PRAGMA wal_checkpoint(NOOP)", [], |row| row.get::<_, u32>(1));
    let size = connection.pragma_query_value(None, "page_size", |row| row.get::<_, u32>(0));
    let (Ok(pages), Ok(size)) = (pages, size) else { return false };
    length >= u64::from(pages) * u64::from(size)
}

#[cfg(unix)]
fn id(file: &Metadata) -> Id {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// Elsewhere a file that is open can't be replaced.
#[cfg(not(unix))]
fn id(_: &Metadata) -> Id {
    (0, 0)
}
