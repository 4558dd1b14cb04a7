//! A check that a journal accepts entries.

use super::{Journal, JournalError};
use std::time::Duration;
use tokio::time::timeout;

/// The stream that is written and deleted to see whether writing works.
const STREAM: &str = "probe";
/// A journal that takes longer counts as unavailable.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);

/// Appends an entry and deletes it again.
///
/// # Errors
/// [`JournalError::Unavailable`]: nothing can be made durable now.
pub async fn probe(journal: &dyn Journal) -> Result<(), JournalError> {
    let written = async {
        // What another process that asks at the same time has left behind is no fault.
        journal.delete(STREAM).await?;
        match journal.append(STREAM, 0, vec![b"{}".to_vec()]).await {
            Ok(()) | Err(JournalError::Conflict { .. }) => journal.delete(STREAM).await,
            unavailable => unavailable,
        }
    };
    let late = || Err(JournalError::Unavailable("it does not answer".into()));
    timeout(PROBE_TIMEOUT, written).await.unwrap_or_else(|_| late())
}
