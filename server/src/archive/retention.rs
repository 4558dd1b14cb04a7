//! Deletion of tables that have been inactive for long, and of games that were uploaded long ago.
//!
//! A table is its stream: with that, its games, its chat and its guests' names are gone. References to
//! it in other streams are then dangling, and left out of lists. So it is with an upload.

use crate::{
    archive::{ArchiveError, analysis, uploads},
    clock,
    clock::millis,
    identity::room_code::RoomCode,
    ops::{entries::Unreadable, metrics},
    push::chats::hook,
    room::{
        model::{
            event::{Entry, Event},
            room::{Room, TableEnd},
        },
        registry::Rooms,
    },
};
use journal::{Journal, JournalError, in_log};
use std::time::Duration;
use tokio::{task::spawn_blocking, time::sleep};

/// Tables with a running game are kept so many times as long.
const RUNNING_FACTOR: u64 = 4;
/// The delay before the first deletion, and the interval from then on.
const FIRST_AFTER: Duration = Duration::from_secs(15 * 60);
const INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);
/// The pause between two tables, so that the load goes unnoticed.
const PAUSE: Duration = Duration::from_millis(50);
/// The number of streams listed at once.
const PAGE: usize = 100;
/// If the wall clock differs by so much from the elapsed time, it was set.
const CLOCK_JUMP: Duration = Duration::from_secs(60 * 60);
/// Tables from before so many milliseconds without activity at any table are kept: a clock that is years ahead at a start
/// shows the same.
const HOLE: u64 = 365 * DAY;
/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Options for the retention of tables.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct RetentionOptions {
    /// Days without activity until a table is deleted, and of age until an uploaded game is; never by default
    ///
    /// Four times as many while a game is running.
    #[arg(
        long,
        env = "TRANQUILITY_KEEP_ROOMS",
        value_name = "DAYS",
        // On its day, the games on the deal of the day are needed to tell which guests have had a hand.
        value_parser = clap::value_parser!(u64).range(2..=36_500)
    )]
    pub keep_rooms: Option<u64>,
}

/// A table that has been inactive for too long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expired {
    pub code: RoomCode,
    /// When it was last active, in milliseconds since 1970 (UTC).
    pub last: u64,
    /// The number of entries in its stream.
    pub entries: u64,
    /// Whether it is already marked, and only its stream remains to be deleted.
    marked: bool,
}

/// Deletes expired tables every day. Never completes.
pub async fn retain(rooms: &Rooms, options: RetentionOptions) {
    if options.keep_rooms.is_none() {
        return std::future::pending().await;
    }
    let deals = rooms.deals();
    let (began, now) = (clock::uptime(), deals.now());
    sleep(FIRST_AFTER).await;
    loop {
        if was_set(now, deals.now(), clock::uptime().saturating_sub(began)) {
            tracing::warn!("the clock was set: no tables are deleted");
        } else {
            match delete_expired(rooms, options, PAUSE).await {
                Ok(0) => {}
                Ok(deleted) => tracing::info!(deleted, "old tables and uploads were deleted"),
                Err(error) => tracing::error!(%error, "old tables can't be deleted"),
            }
        }
        sleep(INTERVAL).await;
    }
}

/// Whether a clock that showed `before` some time ago was set since.
fn was_set(before: u64, now: u64, elapsed: Duration) -> bool {
    let expected = before.saturating_add(millis(elapsed));
    now.abs_diff(expected) > millis(CLOCK_JUMP)
}

/// Deletes the expired uploads, and the expired tables that this process serves and that are not live, one by one with
/// a pause between them. Returns how many.
///
/// # Errors
/// [`JournalError::Unavailable`]: some may have been deleted already.
pub async fn delete_expired(
    rooms: &Rooms,
    options: RetentionOptions,
    pause: Duration,
) -> Result<u64, JournalError> {
    let journal = rooms.journal();
    let now = rooms.deals().now();
    let since = Since::of(&**journal, now, pause).await?;
    if since.kept > 0 {
        tracing::warn!(
            tables = since.kept,
            "nothing happened for a year since: kept, as the clock may be wrong"
        );
    }
    let (mut deleted, mut unreadable) = (0, Unreadable::new("tables"));
    let mut tables = Streams::of(&**journal, RoomCode::STREAMS);
    while let Some(stream) = tables.next().await? {
        sleep(pause).await;
        let code =
            stream.strip_prefix(RoomCode::STREAMS).and_then(|code| RoomCode::parse(code).ok());
        if code.is_some_and(|code| rooms.is_live(&code) || !rooms.serves(&code)) {
            continue;
        }
        let done = delete_if_expired(&**journal, &stream, options, since.at, now).await;
        if unreadable.skip(&stream, done) == Some(true) {
            deleted += 1;
            metrics::room_deleted();
        }
    }
    let mut old = Uploads::of(&**journal, options, since.at, now);
    while let Some(id) = old.next_expired(pause).await? {
        uploads::delete(&**journal, &id).await?;
        deleted += 1;
    }
    Ok(deleted)
}

/// The moment since which the clock is believed.
struct Since {
    at: u64,
    /// The number of tables from before it.
    kept: usize,
}

impl Since {
    /// Goes back from now through uploads and the last activities of all tables, to the first hole.
    async fn of(journal: &dyn Journal, now: u64, pause: Duration) -> Result<Since, JournalError> {
        let (mut times, mut unreadable) = (Vec::new(), Unreadable::new("tables and uploads"));
        for (prefix, is_table) in [(RoomCode::STREAMS, true), (uploads::STREAMS, false)] {
            let mut streams = Streams::of(journal, prefix);
            while let Some(stream) = streams.next().await? {
                sleep(pause).await;
                let at = match is_table {
                    true => active_at(journal, &stream).await,
                    false => uploads::uploaded_at(journal, &stream).await,
                };
                let at = unreadable.skip(&stream, at).flatten();
                times.extend(at.map(|at| (at, is_table)));
            }
        }
        times.sort_unstable_by(|one, other| other.cmp(one));
        let mut since = Since { at: now, kept: 0 };
        for (at, is_table) in times {
            if since.at.saturating_sub(at) <= HOLE {
                since.at = since.at.min(at);
            } else {
                since.kept += usize::from(is_table);
            }
        }
        Ok(since)
    }
}

/// When the table of that stream was last active; `None` if it is gone.
async fn active_at(journal: &dyn Journal, stream: &str) -> Result<Option<u64>, ArchiveError> {
    let newest = journal::newest(journal, stream).await?;
    let newest = newest.map(|entry| serde_json::from_slice::<Entry>(&entry)).transpose();
    Ok(newest.map_err(|error| ArchiveError::damaged(in_log(stream), error))?.map(|entry| entry.at))
}

/// An iterator over the uploads that have expired.
struct Uploads<'a> {
    streams: Streams<'a>,
    /// Those from before this moment are kept.
    since: u64,
    /// Those from before this moment have expired.
    until: u64,
    unreadable: Unreadable,
}

impl Uploads<'_> {
    fn of(journal: &dyn Journal, options: RetentionOptions, since: u64, now: u64) -> Uploads<'_> {
        let until = options.keep_rooms.map_or(0, |days| now.saturating_sub(days * DAY));
        let streams = Streams::of(journal, uploads::STREAMS);
        Uploads { streams, since, until, unreadable: Unreadable::new("uploads") }
    }

    async fn next_expired(&mut self, pause: Duration) -> Result<Option<String>, JournalError> {
        while let Some(stream) = self.streams.next().await? {
            sleep(pause).await;
            let at = match uploads::uploaded_at(self.streams.journal, &stream).await {
                Err(ArchiveError::Journal(error)) => return Err(error),
                read => self.unreadable.skip(&stream, read).flatten(),
            };
            if at.is_some_and(|at| (self.since..self.until).contains(&at)) {
                return Ok(stream.strip_prefix(uploads::STREAMS).map(str::to_owned));
            }
        }
        Ok(None)
    }
}

/// Deletes a table if it has expired, and returns whether it was.
async fn delete_if_expired(
    journal: &dyn Journal,
    stream: &str,
    options: RetentionOptions,
    since: u64,
    now: u64,
) -> Result<bool, JournalError> {
    match examine(journal, stream, options, since, now).await? {
        Some(expired) => delete(journal, stream, &expired, now).await,
        None => Ok(false),
    }
}

/// What [`expired`] finds.
#[derive(Debug, Default)]
pub struct Found {
    /// The expired tables, ordered by code.
    pub expired: Vec<Expired>,
    /// The number of expired uploads.
    pub uploads: u64,
    /// How many tables can't be read: they are kept.
    pub unreadable: u64,
    /// How many tables are kept since nothing happened at any for a year after them.
    pub doubtful: usize,
}

/// What [`delete_expired`] would delete at that moment.
pub async fn expired(
    journal: &dyn Journal,
    options: RetentionOptions,
    now: u64,
) -> Result<Found, JournalError> {
    let since = Since::of(journal, now, Duration::ZERO).await?;
    let (mut expired, mut unreadable) = (Vec::new(), Unreadable::new("tables"));
    let mut tables = Streams::of(journal, RoomCode::STREAMS);
    while let Some(stream) = tables.next().await? {
        let examined = examine(journal, &stream, options, since.at, now).await;
        expired.extend(unreadable.skip(&stream, examined).flatten());
    }
    let mut uploads = 0;
    let mut old = Uploads::of(journal, options, since.at, now);
    while old.next_expired(Duration::ZERO).await?.is_some() {
        uploads += 1;
    }
    Ok(Found { expired, uploads, unreadable: unreadable.count(), doubtful: since.kept })
}

/// An iterator over the streams whose names begin alike.
struct Streams<'a> {
    journal: &'a dyn Journal,
    prefix: &'static str,
    page: std::vec::IntoIter<String>,
    last: Option<String>,
}

impl Streams<'_> {
    fn of<'a>(journal: &'a dyn Journal, prefix: &'static str) -> Streams<'a> {
        Streams { journal, prefix, page: Vec::new().into_iter(), last: None }
    }

    async fn next(&mut self) -> Result<Option<String>, JournalError> {
        if self.page.as_slice().is_empty() {
            let page = self.journal.streams(self.prefix, self.last.as_deref(), PAGE).await?;
            self.page = page.into_iter();
        }
        let next = self.page.next();
        self.last.clone_from(&next);
        Ok(next)
    }
}

/// The table of that stream, if it has expired.
async fn examine(
    journal: &dyn Journal,
    stream: &str,
    options: RetentionOptions,
    since: u64,
    now: u64,
) -> Result<Option<Expired>, JournalError> {
    let code = stream.strip_prefix(RoomCode::STREAMS).map(RoomCode::parse);
    let (Some(days), Some(Ok(code))) = (options.keep_rooms, code) else {
        return Ok(None);
    };
    let entries = journal.read(stream, 0).await?;
    let Some(newest) = entries.last() else { return Ok(None) };
    let newest = serde_json::from_slice(newest);
    let Entry { at: last, event, .. } =
        newest.map_err(|error| JournalError::Unavailable(error.to_string()))?;
    let marked = matches!(event, Event::TableEnded { why: TableEnd::Expired });
    let found = Expired { code, last, entries: entries.len() as u64, marked };
    if last < since && !marked {
        return Ok(None);
    }
    let quiet = now.saturating_sub(last);
    let is_expired = if marked || quiet >= RUNNING_FACTOR * days * DAY {
        true
    } else if quiet >= days * DAY {
        // Folding a long stream takes a while, and must not block other rooms.
        let code = found.code.clone();
        let idle = move || {
            let room = Room::restore(code.as_str(), &entries);
            matches!(room, Ok(Some(room)) if !room.is_running())
        };
        spawn_blocking(idle).await.unwrap_or(false)
    } else {
        false
    };
    Ok(is_expired.then_some(found))
}

/// Deletes a table. Returns `false` if it became active after all.
async fn delete(
    journal: &dyn Journal,
    stream: &str,
    expired: &Expired,
    now: u64,
) -> Result<bool, JournalError> {
    if !expired.marked {
        let event = Event::TableEnded { why: TableEnd::Expired };
        let mark = serde_json::to_vec(&Entry { at: now, cause: None, event });
        let mark = mark.map_err(|error| JournalError::Unavailable(error.to_string()))?;
        match journal.append(stream, expired.entries, vec![mark]).await {
            Ok(()) => {}
            Err(JournalError::Conflict { .. }) => return Ok(false),
            Err(error) => return Err(error),
        }
    }
    hook::forget(journal, expired.code.as_str()).await?;
    analysis::forget(journal, &expired.code).await?;
    journal.delete(stream).await?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_set_is_told_from_a_machine_that_was_suspended() {
        let hours = |hours: u64| Duration::from_secs(hours * 60 * 60);
        let was_set = |shown, elapsed| was_set(DAY, DAY + shown, hours(elapsed));
        assert!(!was_set(DAY, 24));
        assert!(!was_set(30 * DAY, 30 * 24), "suspended for a month");
        assert!(was_set(30 * DAY, 24), "set to a month later");
        assert!(was_set(0, 24), "set back");
        let before = clock::uptime();
        assert!(clock::uptime() >= before && before > Duration::ZERO);
    }
}
