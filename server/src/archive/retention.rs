//! Deleting tables at which nothing has happened for long.
//!
//! A table is its stream: when that is gone, its games, its chat and its people's names are. What
//! other streams say of it leads nowhere then, and is left out wherever it would be listed.

use crate::{
    identity::room_code::RoomCode,
    ops::metrics,
    room::{
        model::{
            event::{Entry, Event},
            lifecycle::Withdrawal,
            room::Room,
        },
        registry::Rooms,
    },
};
use journal::{Journal, JournalError};
use std::time::Duration;
use tokio::{
    task::spawn_blocking,
    time::{Instant, sleep},
};

/// Tables at which a game is running are kept so many times as long.
const RUNNING: u64 = 4;
/// When tables are revealed through first, and how often from then on.
const FIRST: Duration = Duration::from_secs(15 * 60);
const EVERY: Duration = Duration::from_secs(24 * 60 * 60);
/// How much lies between two tables that are revealed at: nobody must notice.
const PAUSE: Duration = Duration::from_millis(50);
/// How many streams are listed at once.
const PAGE: usize = 100;
/// A clock that is so much off the time that has passed, in milliseconds, was set to another time.
const JUMP: u64 = 60 * 60 * 1000;
/// In milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// How long tables are kept.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct RetentionOptions {
    /// Days without anything happening at a table after which it is deleted with its games; four
    /// times as many while a game is running at it. For ever if it is left out
    #[arg(
        long,
        env = "TRANQUILITY_KEEP_ROOMS",
        value_name = "DAYS",
        // On the day of a deal of the day its games are needed, to tell who has had a hand.
        value_parser = clap::value_parser!(u64).range(2..=36_500)
    )]
    pub keep_rooms: Option<u64>,
}

/// A table at which nothing has happened for too long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expired {
    /// Its code.
    pub code: RoomCode,
    /// When something happened there last, in milliseconds since 1970 (UTC).
    pub last: u64,
    /// How many entries its stream has.
    pub entries: u64,
    /// Whether it is out of use already, and only the deletion is wanting.
    marked: bool,
}

impl Rooms {
    /// Deletes, every day, the tables that are too old. Waits for ever if all are kept.
    pub async fn retain(&self, options: RetentionOptions) {
        if options.keep_rooms.is_none() {
            return std::future::pending().await;
        }
        let (began, now) = (Instant::now(), self.deals().now());
        sleep(FIRST).await;
        loop {
            let expected = now + began.elapsed().as_millis() as u64;
            if self.deals().now().abs_diff(expected) > JUMP {
                tracing::warn!("the clock was set to another time: no table is deleted");
            } else {
                match self.delete_expired(options, PAUSE).await {
                    Ok(0) => {}
                    Ok(deleted) => tracing::info!(deleted, "old tables were deleted"),
                    Err(error) => tracing::error!(%error, "old tables can't be deleted"),
                }
            }
            sleep(EVERY).await;
        }
    }

    /// Deletes the tables that are too old now and not live here nor attended elsewhere, one after the
    /// other with a pause between them; how many.
    ///
    /// # Errors
    /// [`JournalError::Unavailable`]: then some may be deleted already.
    pub async fn delete_expired(
        &self,
        options: RetentionOptions,
        pause: Duration,
    ) -> Result<u64, JournalError> {
        let journal = &**self.journal();
        let mut deleted = 0;
        let mut tables = Tables::of(journal);
        while let Some(stream) = tables.next().await? {
            sleep(pause).await;
            let now = self.deals().now();
            if !self.is_live(&stream)
                && let Some(expired) = examine(journal, &stream, options, now).await?
                && !self.is_attended_elsewhere(&expired.code).await
                && delete(journal, &stream, &expired, now).await?
            {
                deleted += 1;
                metrics::room_deleted();
            }
        }
        Ok(deleted)
    }
}

/// The tables that [`Rooms::delete_expired`] would delete at that moment, by their codes.
///
/// # Errors
/// [`JournalError::Unavailable`]
pub async fn expired(
    journal: &dyn Journal,
    options: RetentionOptions,
    now: u64,
) -> Result<Vec<Expired>, JournalError> {
    let mut expired = Vec::new();
    let mut tables = Tables::of(journal);
    while let Some(stream) = tables.next().await? {
        expired.extend(examine(journal, &stream, options, now).await?);
    }
    Ok(expired)
}

/// The streams of all tables, one after the other.
struct Tables<'a> {
    journal: &'a dyn Journal,
    page: std::vec::IntoIter<String>,
    last: Option<String>,
}

impl Tables<'_> {
    fn of(journal: &dyn Journal) -> Tables<'_> {
        Tables { journal, page: Vec::new().into_iter(), last: None }
    }

    async fn next(&mut self) -> Result<Option<String>, JournalError> {
        if self.page.as_slice().is_empty() {
            let page = self.journal.streams(RoomCode::STREAMS, self.last.as_deref(), PAGE).await?;
            self.page = page.into_iter();
        }
        let next = self.page.next();
        self.last.clone_from(&next);
        Ok(next)
    }
}

/// The table of that stream, if it is too old. What can't be understood is left alone.
async fn examine(
    journal: &dyn Journal,
    stream: &str,
    options: RetentionOptions,
    now: u64,
) -> Result<Option<Expired>, JournalError> {
    let code = stream.strip_prefix(RoomCode::STREAMS).map(RoomCode::parse);
    let (Some(days), Some(Ok(code))) = (options.keep_rooms, code) else {
        return Ok(None);
    };
    let entries = journal.read(stream, 0).await?;
    let newest = entries.last().map(|bytes| serde_json::from_slice::<Entry>(bytes));
    let Some(Ok(Entry { at: last, event, .. })) = newest else {
        return Ok(None);
    };
    let marked = matches!(event, Event::Withdrawn { why: Withdrawal::Expired });
    let found = Expired { code, last, entries: entries.len() as u64, marked };
    let quiet = now.saturating_sub(last);
    let is_expired = if marked || quiet >= RUNNING * days * DAY {
        true
    } else if quiet >= days * DAY {
        // A long evening takes a while to restore: other rooms must not wait for it.
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

/// Deletes a table; `false` if something has happened at it after all.
async fn delete(
    journal: &dyn Journal,
    stream: &str,
    expired: &Expired,
    now: u64,
) -> Result<bool, JournalError> {
    if !expired.marked {
        let event = Event::Withdrawn { why: Withdrawal::Expired };
        let mark = serde_json::to_vec(&Entry { at: now, cause: None, event });
        let mark = mark.map_err(|error| JournalError::Unavailable(error.to_string()))?;
        match journal.append(stream, expired.entries, vec![mark]).await {
            Ok(()) => {}
            Err(JournalError::Conflict { .. }) => return Ok(false),
            Err(error) => return Err(error),
        }
    }
    journal.delete(stream).await?;
    Ok(true)
}
