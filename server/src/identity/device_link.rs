//! Links that transfer a guest to another device, once.
//!
//! A link's [code](crate::identity::transfer) is a UUID. The claim is an entry of its stream, so only one can
//! succeed, on whichever server.

use crate::{
    clock::{Clock, millis},
    identity::{
        guest::Secret,
        transfer::{MaskedSecret, TransferError, hashed, read},
    },
    ops::entries::{self, Unreadable},
    randomness::Randomness,
};
use journal::{Journal, JournalError};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::time::sleep;
use uuid::Uuid;

/// How long a link can be used.
pub(crate) const LIFETIME: Duration = Duration::from_secs(10 * 60);

/// The prefix of the streams of links.
const STREAMS: &str = "link/";
/// How long expired links are kept, so that late claims get the right error.
const KEPT_FOR: Duration = Duration::from_secs(24 * 60 * 60);
/// The interval between deletions of expired links.
const TIDY_EVERY: Duration = Duration::from_secs(24 * 60 * 60);
/// The number of streams listed at once.
const PAGE: usize = 100;

/// The first entry of a link's stream.
#[derive(Serialize, Deserialize)]
struct Offered {
    masked_secret: MaskedSecret,
    /// Milliseconds since 1970 (UTC).
    expires_at: u64,
}

/// The second entry of a link's stream, and its last.
#[derive(Serialize, Deserialize)]
struct Claimed {
    /// Milliseconds since 1970 (UTC).
    claimed_at: u64,
}

/// Creates a link for a guest and returns its token. The time is in milliseconds since 1970 (UTC).
pub(crate) async fn offer(
    journal: &dyn Journal,
    secret: &Secret,
    randomness: &Randomness,
    now: u64,
) -> Result<String, TransferError> {
    let token = randomness.uuid();
    let offered = Offered {
        masked_secret: MaskedSecret::new(secret, token.as_bytes()),
        expires_at: now + millis(LIFETIME),
    };
    journal.append(&stream(token.as_bytes()), 0, vec![entries::encode(&offered)?]).await?;
    Ok(token.to_string())
}

/// Claims a link and returns the secret of its guest.
pub(crate) async fn claim(
    journal: &dyn Journal,
    token: &str,
    now: u64,
) -> Result<Secret, TransferError> {
    let token = Uuid::try_parse(token).map_err(|_| TransferError::Unknown)?;
    let token = token.as_bytes();
    let stream = stream(token);
    let stored = journal.read(&stream, 0).await?;
    let offered: Offered = match stored.as_slice() {
        [] => return Err(TransferError::Unknown),
        [offered] => read(offered)?,
        [_, _, ..] => return Err(TransferError::Used),
    };
    if now >= offered.expires_at {
        return Err(TransferError::Unknown);
    }
    let claimed = entries::encode(&Claimed { claimed_at: now })?;
    match journal.append(&stream, 1, vec![claimed]).await {
        Ok(()) => {}
        Err(JournalError::Conflict { .. }) => return Err(TransferError::Used),
        Err(error) => return Err(error.into()),
    }
    offered.masked_secret.unmask(token)
}

/// Deletes expired links every day. Never completes.
pub(crate) async fn tidy(journal: &dyn Journal, clock: &Clock) {
    loop {
        match delete_expired(journal, clock.now()).await {
            Ok(0) => {}
            Ok(deleted) => tracing::info!(deleted, "old links were deleted"),
            Err(error) => tracing::error!(%error, "old links can't be deleted"),
        }
        sleep(TIDY_EVERY).await;
    }
}

/// Deletes the links that expired some time ago. Returns how many.
///
/// # Errors
/// [`JournalError::Unavailable`]: some may have been deleted already.
pub(crate) async fn delete_expired(journal: &dyn Journal, now: u64) -> Result<u64, JournalError> {
    let (mut deleted, mut unreadable) = (0, Unreadable::new("links"));
    let mut last: Option<String> = None;
    loop {
        let page = journal.streams(STREAMS, last.as_deref(), PAGE).await?;
        for stream in &page {
            let done = delete_if_expired(journal, stream, now).await;
            deleted += u64::from(unreadable.skip(stream, done) == Some(true));
        }
        match page.into_iter().next_back() {
            None => return Ok(deleted),
            end => last = end,
        }
    }
}

/// Deletes a link if it expired some time ago, and returns whether it did.
async fn delete_if_expired(
    journal: &dyn Journal,
    stream: &str,
    now: u64,
) -> Result<bool, JournalError> {
    let entries = journal.read(stream, 0).await?;
    let Some(offered) = entries.first() else { return Ok(false) };
    let offered = serde_json::from_slice(offered);
    let Offered { expires_at, .. } =
        offered.map_err(|error| JournalError::Unavailable(error.to_string()))?;
    let expired = now >= expires_at.saturating_add(millis(KEPT_FOR));
    if expired {
        journal.delete(stream).await?;
    }
    Ok(expired)
}

fn stream(token: &[u8]) -> String {
    format!("{STREAMS}{}", hashed(token))
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::SqliteJournal;
    use std::path::Path;
    use test_support::journal::FakeJournal;

    /// Some moment of the clock.
    const NOW: u64 = 1_000_000_000_000;
    const SECOND: u64 = 1000;

    fn journal(folder: &tempfile::TempDir) -> SqliteJournal {
        SqliteJournal::open(&folder.path().join("journal.db")).expect("a journal")
    }

    fn secret() -> Secret {
        Secret::random(&Randomness::of_test())
    }

    #[tokio::test]
    async fn a_link_leads_to_its_guest_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, secret, now) = (journal(&folder), secret(), NOW);
        let token = offer(&journal, &secret, &Randomness::of_test(), now).await.expect("a link");
        assert_eq!(claim(&journal, &token, now + millis(LIFETIME) - SECOND).await, Ok(secret));
        assert_eq!(claim(&journal, &token, now).await, Err(TransferError::Used));
    }

    #[tokio::test]
    async fn of_many_claims_at_once_one_succeeds() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, secret, now) = (journal(&folder), secret(), NOW);
        let token = offer(&journal, &secret, &Randomness::of_test(), now).await.expect("a link");
        let claims = (0..20).map(|_| claim(&journal, &token, now));
        let claims = futures_util::future::join_all(claims).await;
        assert_eq!(claims.iter().filter(|claim| claim.is_ok()).count(), 1);
        let others = claims.iter().filter(|claim| **claim == Err(TransferError::Used)).count();
        assert_eq!(others, 19);
    }

    #[tokio::test]
    async fn a_link_gets_too_old() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, now) = (journal(&folder), NOW);
        let token = offer(&journal, &secret(), &Randomness::of_test(), now).await.expect("a link");
        let late = now + millis(LIFETIME) + SECOND;
        assert_eq!(claim(&journal, &token, late).await, Err(TransferError::Unknown));
    }

    #[tokio::test]
    async fn expired_links_are_deleted() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, now) = (journal(&folder), NOW);
        let randomness = Randomness::of_test();
        let used = offer(&journal, &secret(), &randomness, now).await.expect("a link");
        claim(&journal, &used, now).await.expect("a guest");
        for _ in 0..PAGE {
            offer(&journal, &secret(), &randomness, now).await.expect("a link");
        }
        let late = now + millis(LIFETIME + KEPT_FOR);
        let young = offer(&journal, &secret(), &randomness, late).await.expect("a link");
        assert_eq!(delete_expired(&journal, late - SECOND).await, Ok(0));
        assert_eq!(claim(&journal, &used, now).await, Err(TransferError::Used));
        assert_eq!(delete_expired(&journal, late + SECOND).await, Ok(1 + PAGE as u64));
        assert_eq!(claim(&journal, &used, now).await, Err(TransferError::Unknown));
        assert!(claim(&journal, &young, late).await.is_ok());
    }

    #[tokio::test]
    async fn a_link_that_cannot_be_read_keeps_no_other_from_being_deleted() {
        let journal = FakeJournal::default();
        let now = NOW;
        // The first of all.
        let stream = format!("{STREAMS}{}", "0".repeat(64));
        journal.append_now(&stream, 0, vec![b"{".to_vec()]).expect("stored");
        let unreadable = format!("{STREAMS}{}", "1".repeat(64));
        journal.append_now(&unreadable, 0, vec![b"{}".to_vec()]).expect("stored");
        journal.damage(&unreadable);
        offer(&journal, &secret(), &Randomness::of_test(), now).await.expect("a link");
        let late = now + millis(LIFETIME + KEPT_FOR);
        assert_eq!(delete_expired(&journal, late).await, Ok(1));
        assert_eq!(journal.streams_now(STREAMS, None, PAGE), [stream, unreadable]);
    }

    #[tokio::test]
    async fn other_tokens_lead_nowhere() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, now) = (journal(&folder), NOW);
        offer(&journal, &secret(), &Randomness::of_test(), now).await.expect("a link");
        for token in ["", "x", "../room", &secret().reveal(), &Uuid::nil().to_string()] {
            assert_eq!(claim(&journal, token, now).await, Err(TransferError::Unknown), "{token}");
        }
    }

    #[tokio::test]
    async fn the_files_alone_reveal_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, secret) = (journal(&folder), secret());
        let token = offer(&journal, &secret, &Randomness::of_test(), NOW).await.expect("a link");
        let stored = everything_in(folder.path());
        let (plain, id) = (secret.reveal(), Uuid::parse_str(&token).expect("a token"));
        for form in [plain.as_bytes(), secret.bytes(), token.as_bytes(), id.as_bytes()] {
            assert!(!stored.windows(form.len()).any(|window| window == form));
        }
        // A sanity check of the search: the stream's name is there.
        assert!(stored.windows(5).any(|window| window == b"link/"));
    }

    fn everything_in(folder: &Path) -> Vec<u8> {
        let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file"));
        files.flat_map(|file| std::fs::read(file.path()).expect("readable")).collect()
    }
}
