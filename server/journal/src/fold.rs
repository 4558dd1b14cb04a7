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
    /// The stream was started anew: its entries are others now.
    Again,
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
    mut decide: impl FnMut(Vec<Vec<u8>>) -> F,
) -> Result<T, E>
where
    E: From<JournalError>,
    F: Future<Output = Result<Step<T>, E>>,
{
    for attempt in 0..ATTEMPTS {
        let entries = journal.read(stream, 0).await?;
        let length = entries.len() as u64;
        match decide(entries).await? {
            Step::Done(done) => return Ok(done),
            Step::Again => {}
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
}
