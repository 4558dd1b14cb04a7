//! Whether a journal takes entries.

use super::{Journal, JournalError};

/// The stream that is written and deleted to see whether writing works.
const STREAM: &str = "probe";

/// Writes something and deletes it again.
///
/// # Errors
/// [`JournalError::Unavailable`]: nothing can be made durable now.
pub async fn probe(journal: &dyn Journal) -> Result<(), JournalError> {
    // What another process that asks at the same time has left behind is no fault.
    journal.delete(STREAM).await?;
    match journal.append(STREAM, 0, vec![b"{}".to_vec()]).await {
        Ok(()) | Err(JournalError::Conflict { .. }) => journal.delete(STREAM).await,
        unavailable => unavailable,
    }
}
