//! Entries that follow from those before: read, decide, append, and retry if another writer came first.

use crate::{Journal, JournalError};
use futures_util::future::BoxFuture;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};
use tokio::time::sleep;

/// How many times to decide and append again when others have extended the stream.
const ATTEMPTS: u32 = 16;
/// The longest pause before the second attempt, in microseconds. It doubles with further ones, so many times.
const PAUSE: u64 = 1_000;
const DOUBLED: u32 = 9;

/// What follows from the entries of a stream.
#[derive(Debug)]
pub enum Step<T> {
    /// Nothing is appended.
    Done(T),
    /// An entry is appended; with it, that is done.
    Append(Vec<u8>, T),
}

/// Reads a stream and appends what `decide` makes of its entries, which is asked again if another writer has
/// extended the stream meanwhile.
///
/// # Errors
/// Those of the journal and of `decide`; [`JournalError::Unavailable`] as well if others extend the stream all the
/// time.
pub async fn fold<T, E, F>(
    journal: &dyn Journal,
    stream: &str,
    decide: impl FnMut(Vec<Vec<u8>>) -> F,
) -> Result<T, E>
where
    E: From<JournalError>,
    F: Future<Output = Result<Step<T>, E>>,
{
    retry(journal, stream, Part::All, decide).await
}

/// The same where the newest entry is all that counts, which alone is read.
///
/// # Errors
/// As for [`fold`].
pub async fn fold_newest<T, E, F>(
    journal: &dyn Journal,
    stream: &str,
    mut decide: impl FnMut(Option<Vec<u8>>) -> F,
) -> Result<T, E>
where
    E: From<JournalError>,
    F: Future<Output = Result<Step<T>, E>>,
{
    retry(journal, stream, Part::Newest, |mut entries| decide(entries.pop())).await
}

/// The newest entry of a stream.
///
/// # Errors
/// [`JournalError::Unavailable`].
pub async fn newest(journal: &dyn Journal, stream: &str) -> Result<Option<Vec<u8>>, JournalError> {
    Ok(Part::Newest.read(journal, stream).await?.0.pop())
}

/// What is read of a stream.
#[derive(Clone, Copy)]
enum Part {
    All,
    Newest,
}

impl Part {
    /// Reads the entries, and the length of the stream.
    async fn read(
        self,
        journal: &dyn Journal,
        stream: &str,
    ) -> Result<(Vec<Vec<u8>>, u64), JournalError> {
        let from = match self {
            Part::All => 0,
            Part::Newest => journal.watch(stream).await?.borrow().saturating_sub(1),
        };
        // The stream may have grown since, or be gone.
        let entries = journal.read(stream, from).await?;
        let length = if entries.is_empty() { 0 } else { from + entries.len() as u64 };
        Ok((entries, length))
    }
}

async fn retry<T, E, F>(
    journal: &dyn Journal,
    stream: &str,
    part: Part,
    mut decide: impl FnMut(Vec<Vec<u8>>) -> F,
) -> Result<T, E>
where
    E: From<JournalError>,
    F: Future<Output = Result<Step<T>, E>>,
{
    for attempt in 0..ATTEMPTS {
        let (entries, length) = part.read(journal, stream).await?;
        match decide(entries).await? {
            Step::Done(done) => return Ok(done),
            Step::Append(entry, done) => {
                let pause = pause(attempt, &entry);
                match journal.append(stream, length, vec![entry]).await {
                    Ok(()) => return Ok(done),
                    Err(JournalError::Conflict { .. }) => sleep(pause).await,
                    Err(error) => return Err(error.into()),
                }
            }
        }
    }
    Err(crowded(stream).into())
}

/// The pause after an attempt. It depends on the entry, so that those who were too late do not come back together.
fn pause(attempt: u32, entry: &[u8]) -> Duration {
    let mut hasher = DefaultHasher::new();
    (attempt, entry).hash(&mut hasher);
    Duration::from_micros(hasher.finish() % (PAUSE << attempt.min(DOUBLED)))
}

/// Appends, again with the actual length where there is a conflict, unless it is `most` or more.
pub(crate) async fn retry_with_actual_length<'a>(
    stream: &str,
    mut length: u64,
    most: u64,
    append: impl Fn(u64) -> BoxFuture<'a, Result<(), JournalError>>,
) -> Result<(), JournalError> {
    for _ in 0..ATTEMPTS {
        if length >= most {
            return Ok(());
        }
        match append(length).await {
            Err(JournalError::Conflict { actual }) => length = actual,
            done => return done,
        }
    }
    Err(crowded(stream))
}

fn crowded(stream: &str) -> JournalError {
    JournalError::Unavailable("others extend the stream all the time".into()).on(stream)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SqliteJournal;
    use futures_util::future::join_all;

    #[tokio::test]
    async fn of_many_writers_at_once_each_has_its_turn() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = SqliteJournal::open(&folder.path().join("journal")).expect("a journal");
        let write = async |number: u8| {
            let decide = async |_| Ok::<_, JournalError>(Step::Append(vec![number], ()));
            fold(&journal, "crowded", decide).await
        };
        let written = join_all((0..40).map(write)).await;
        assert!(written.iter().all(Result::is_ok), "{written:?}");
        assert_eq!(journal.read("crowded", 0).await.expect("entries").len(), 40);
    }

    #[tokio::test]
    async fn the_newest_entry_alone_is_read_and_each_writer_has_its_turn() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = SqliteJournal::open(&folder.path().join("journal")).expect("a journal");
        let count = async |writer: u8| {
            let decide = async |newest: Option<Vec<u8>>| {
                let number = newest.and_then(|entry| entry.first().copied()).unwrap_or_default();
                Ok::<_, JournalError>(Step::Append(vec![number + 1, writer], ()))
            };
            fold_newest(&journal, "counted", decide).await
        };
        let written = join_all((0..40).map(count)).await;
        assert!(written.iter().all(Result::is_ok), "{written:?}");
        let last = newest(&journal, "counted").await.expect("an entry").expect("an entry");
        assert_eq!(last[0], 40);
        journal.delete("counted").await.expect("deleted");
        assert_eq!(newest(&journal, "counted").await, Ok(None));
        count(7).await.expect("begun anew");
        assert_eq!(newest(&journal, "counted").await, Ok(Some(vec![1, 7])));
    }
}
