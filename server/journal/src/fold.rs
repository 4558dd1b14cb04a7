//! Entries that follow from those before: read, decide, append, and again where another writer came first.

use crate::{Journal, JournalError};

/// How often is decided again because others have extended the stream.
const ATTEMPTS: usize = 10;

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
    for _ in 0..ATTEMPTS {
        let entries = journal.read(stream, 0).await?;
        let length = entries.len() as u64;
        match decide(entries).await? {
            Step::Done(done) => return Ok(done),
            Step::Again => {}
            Step::Append(entry, done) => match journal.append(stream, length, vec![entry]).await {
                Ok(()) => return Ok(done),
                Err(JournalError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            },
        }
    }
    Err(JournalError::Unavailable("others extend the stream all the time".into()).into())
}
