//! The journal's files as they lie in their folder: whether they belong together, and whether they are still
//! those that were opened.
//!
//! SQLite finds the log of a file by its name alone, and plays whatever lies there over the file. So the
//! writer counts up a number in the header of the file as it writes ([`mark`]), and each copy of a journal
//! gets a number of its own: the log of another file is found out by the numbers in it.

use super::{OpenError, schema};
use rusqlite::Connection;
use std::{
    ffi::OsString,
    fs::{self, File, Metadata},
    io::{self, BufReader, Read},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

/// The field of the header that holds the number. The journal has no other use for it.
const MARK: &str = "application_id";
/// The lengths of a file's header, a log's header, and the header of a page in a log.
const HEADER: usize = 100;
const LOG_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The longest page that SQLite knows.
const MOST_OF_PAGE: usize = 65536;
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

/// Writes into a file, within a transaction, whether it needs its log.
pub(crate) fn say_log_needed(transaction: &Connection, is_needed: bool) -> rusqlite::Result<()> {
    transaction.execute("DELETE FROM log_needed", [])?;
    let insert = "INSERT INTO log_needed SELECT 1 WHERE ?1";
    transaction.execute(insert, [is_needed]).map(drop)
}

/// Whether a file says, without its log, that the log holds more.
fn says_log_needed(path: &Path) -> bool {
    let said = schema::open_alone(path).and_then(|file| {
        file.query_row("SELECT count(*) FROM log_needed", [], |row| row.get::<_, u32>(0))
    });
    // Files of an older version have no such table.
    said.is_ok_and(|rows| rows > 0)
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

/// Counts up the file's number, within a transaction.
pub(crate) fn mark(transaction: &Connection) -> rusqlite::Result<()> {
    let number: i32 = transaction.pragma_query_value(None, MARK, |row| row.get(0))?;
    transaction.pragma_update(None, MARK, number.wrapping_add(1))
}

/// Gives a file that is not in use a number of its own.
pub(crate) fn mark_as_copy(path: &Path) -> rusqlite::Result<()> {
    let connection = Connection::open(path)?;
    let number = "SELECT random() % 0x7fffffff";
    let number: i32 = connection.query_row(number, [], |row| row.get(0))?;
    connection.pragma_update(None, MARK, number)
}

/// Checks that the file is there if its log is, that the log is there if the file needs it, and that they
/// belong together. A journal that does not exist yet is fine; one that is empty was spoilt.
pub(crate) fn check_before_opening(path: &Path) -> Result<(), OpenError> {
    let named = |path: &Path| {
        let path = path.to_owned();
        move |why| OpenError::Io { path, why }
    };
    let log = with_ending(path, "-wal");
    for attempt in 1.. {
        let header = read_header(path).map_err(named(path))?;
        let marks = read_marks(&log).map_err(named(&log))?;
        match (header, marks) {
            (None, Some(_)) => return Err(OpenError::NoFile { path: path.to_owned(), log }),
            (None, None) if unfinished(path).exists() => {
                return Err(OpenError::Unfinished(unfinished(path)));
            }
            (None, None) if path.exists() => return Err(OpenError::Empty(path.to_owned())),
            (Some(header), None) if header.needs_log() => {
                return Err(OpenError::NoLog { path: path.to_owned(), log });
            }
            (Some(header), None) if header.has_log && !log.exists() && says_log_needed(path) => {
                return Err(OpenError::LogLost { path: path.to_owned(), log });
            }
            (Some(header), Some(marks)) if !header.belongs_to(&marks) => {
                if attempt == ATTEMPTS {
                    return Err(OpenError::OtherLog { path: path.to_owned(), log });
                }
            }
            _ => break,
        }
        thread::sleep(PAUSE);
    }
    Ok(())
}

/// What the header of a file says, without its log.
struct Header {
    has_log: bool,
    version: u32,
    mark: u32,
}

impl Header {
    /// Tables are made before there is a log: a file without any lacks what its log held.
    fn needs_log(&self) -> bool {
        self.has_log && self.version == 0
    }

    /// Whether a log with these numbers begins where the file ends, or has been copied into it in part.
    fn belongs_to(&self, marks: &[u32]) -> bool {
        let next = Some(self.mark.wrapping_add(1));
        marks.is_empty() || marks.contains(&self.mark) || marks.first().copied() == next
    }
}

/// `None` for a file that is missing or empty.
fn read_header(path: &Path) -> io::Result<Option<Header>> {
    let mut bytes = [0; HEADER];
    match File::open(path).and_then(|mut file| file.read_exact(&mut bytes)) {
        Ok(()) => {
            const WITH_LOG: u8 = 2;
            let number = |at| word(&bytes[at..]);
            Ok(Some(Header {
                has_log: bytes[18] == WITH_LOG,
                version: number(60),
                mark: number(68),
            }))
        }
        Err(error) if is_absence(&error) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The numbers in the headers of the file that a log holds; `None` if it holds nothing.
fn read_marks(log: &Path) -> io::Result<Option<Vec<u32>>> {
    let read = || {
        let mut log = BufReader::new(File::open(log)?);
        let mut header = [0; LOG_HEADER];
        log.read_exact(&mut header)?;
        let (page, salt) = (word(&header[8..]) as usize, &header[16..24]);
        let mut sums = Sums::of_log(&header);
        let mut marks = None;
        let mut bytes = vec![0; FRAME_HEADER + page.clamp(HEADER, MOST_OF_PAGE)];
        // What follows was left there by an earlier log, or is torn: SQLite writes what a page is first, and then
        // the page, in whose place lies one of an earlier log until then.
        while log.read_exact(&mut bytes).is_ok() && bytes[8..16] == *salt {
            sums.add(&bytes[..8]);
            sums.add(&bytes[FRAME_HEADER..]);
            if sums.written() != bytes[16..24] {
                break;
            }
            let marks = marks.get_or_insert_with(Vec::new);
            if word(&bytes) == 1 {
                marks.push(word(&bytes[FRAME_HEADER + 68..]));
            }
        }
        Ok(marks)
    };
    match read() {
        Err(error) if is_absence(&error) => Ok(None),
        read => read,
    }
}

/// The checksums of a log so far, as SQLite's file format describes them.
struct Sums {
    sums: [u32; 2],
    is_big_endian: bool,
}

impl Sums {
    fn of_log(header: &[u8; LOG_HEADER]) -> Sums {
        let sums = [word(&header[24..]), word(&header[28..])];
        Sums { sums, is_big_endian: header[3] & 1 == 1 }
    }

    fn add(&mut self, bytes: &[u8]) {
        let number = |bytes: &[u8]| match self.is_big_endian {
            true => word(bytes),
            false => word(bytes).swap_bytes(),
        };
        let [mut first, mut second] = self.sums;
        for bytes in bytes.chunks_exact(8) {
            first = first.wrapping_add(number(bytes)).wrapping_add(second);
            second = second.wrapping_add(number(&bytes[4..])).wrapping_add(first);
        }
        self.sums = [first, second];
    }

    fn written(&self) -> [u8; 8] {
        let mut written = [0; 8];
        written[..4].copy_from_slice(&self.sums[0].to_be_bytes());
        written[4..].copy_from_slice(&self.sums[1].to_be_bytes());
        written
    }
}

fn is_absence(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::UnexpectedEof)
}

/// A number of four bytes, the highest first.
fn word(bytes: &[u8]) -> u32 {
    bytes.iter().take(4).fold(0, |number, byte| number << 8 | u32::from(*byte))
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

/// Whether a log of that length holds all that SQLite has written into it, and not yet into the file.
fn is_whole(connection: &Connection, length: u64) -> bool {
    let frames =
        connection.query_row("PRAGMA wal_checkpoint(NOOP)", [], |row| row.get::<_, u32>(1));
    let page = connection.pragma_query_value(None, "page_size", |row| row.get::<_, u32>(0));
    let (Ok(frames), Ok(page)) = (frames, page) else { return false };
    let needed = LOG_HEADER as u64 + u64::from(frames) * (FRAME_HEADER as u64 + u64::from(page));
    frames == 0 || length >= needed
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

#[cfg(test)]
mod tests {
    use super::{super::SqliteJournal, *};
    use crate::Journal;

    #[tokio::test]
    async fn a_page_that_a_kill_cut_off_is_not_taken_for_that_of_another_log() {
        let folder = tempfile::tempdir().unwrap();
        let [path, killed] = ["journal.db", "killed.db"].map(|name| folder.path().join(name));
        let journal = SqliteJournal::open(&path).unwrap();
        for length in 0..2 {
            journal.append("a", length, vec![vec![1]]).await.unwrap();
        }
        for ending in ["", "-wal"] {
            fs::copy(with_ending(&path, ending), with_ending(&killed, ending)).unwrap();
        }
        check_before_opening(&killed).unwrap();

        // The log has begun anew, and its first page is still that of the log before.
        let log = with_ending(&killed, "-wal");
        let mut bytes = fs::read(&log).unwrap();
        assert_eq!(word(&bytes[LOG_HEADER..]), 1, "a header of the file");
        bytes[LOG_HEADER + FRAME_HEADER + 68..][..4].fill(9);
        fs::write(&log, bytes).unwrap();
        check_before_opening(&killed).unwrap();
        journal.close().await;
    }
}
