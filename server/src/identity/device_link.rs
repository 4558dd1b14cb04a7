//! Links that transfer a guest to another device, once.
//!
//! The link contains a UUID as its token. The journal contains the guest's secret, encrypted with a mask
//! derived from the token, in a stream named after the token's hash: the journal alone reveals neither, since
//! 122 random bits are too many to try, even for one who has years for it.
//! The claim is an entry of that stream, so only one can succeed, on whichever server.

use crate::{
    clock::{Clock, millis},
    identity::guest::Secret,
    ops::entries::{self, Unreadable},
    protocol::{
        error_code::{ErrorCode, Refusable},
        message::Refused,
    },
    randomness::Randomness,
};
use journal::{Journal, JournalError};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::{
    fmt::{Display, Write},
    time::Duration,
};
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
    /// The masked secret in base64url, see [`masked`].
    masked_secret: String,
    /// Milliseconds since 1970 (UTC).
    expires_at: u64,
}

/// The second entry of a link's stream, and its last.
#[derive(Serialize, Deserialize)]
struct Claimed {
    /// Milliseconds since 1970 (UTC).
    claimed_at: u64,
}

/// A link could not be made or claimed.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum LinkError {
    /// There is none, or it has expired.
    #[error("there is no such link")]
    Unknown,
    /// It was claimed already.
    #[error("the link was claimed already")]
    Used,
    /// What is stored is no link.
    #[error("a link can't be read: {0}")]
    Damaged(String),
    /// The storage has failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl Refusable for LinkError {
    fn refused(&self) -> Refused {
        match self {
            LinkError::Unknown => ErrorCode::UnknownLink.into(),
            LinkError::Used => ErrorCode::LinkUsed.into(),
            LinkError::Journal(error) => error.refused(),
            LinkError::Damaged(_) => ErrorCode::Internal.into(),
        }
    }
}

/// Creates a link for a guest and returns its token. The time is in milliseconds since 1970 (UTC).
pub(crate) async fn offer(
    journal: &dyn Journal,
    secret: &Secret,
    randomness: &Randomness,
    now: u64,
) -> Result<String, LinkError> {
    let token = randomness.uuid();
    let offered = Offered {
        masked_secret: Secret::from(masked(secret, token.as_bytes())).reveal(),
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
) -> Result<Secret, LinkError> {
    let token = Uuid::try_parse(token).map_err(|_| LinkError::Unknown)?;
    let token = token.as_bytes();
    let stream = stream(token);
    let damaged = |why: &dyn Display| LinkError::Damaged(why.to_string());
    let stored = journal.read(&stream, 0).await?;
    let offered: Offered = match stored.as_slice() {
        [] => return Err(LinkError::Unknown),
        [offered] => serde_json::from_slice(offered).map_err(|error| damaged(&error))?,
        [_, _, ..] => return Err(LinkError::Used),
    };
    if now >= offered.expires_at {
        return Err(LinkError::Unknown);
    }
    let claimed = entries::encode(&Claimed { claimed_at: now })?;
    match journal.append(&stream, 1, vec![claimed]).await {
        Ok(()) => {}
        Err(JournalError::Conflict { .. }) => return Err(LinkError::Used),
        Err(error) => return Err(error.into()),
    }
    let covered =
        Secret::parse(&offered.masked_secret).ok_or_else(|| damaged(&"its secret is malformed"))?;
    Ok(Secret::from(masked(&covered, token)))
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

/// The hash of a token, in hexadecimal digits.
pub(super) fn hashed(token: &[u8]) -> String {
    let mut hash = String::new();
    for byte in Sha256::digest(token) {
        // Writing to a string can't fail.
        let _ = write!(hash, "{byte:02x}");
    }
    hash
}

/// Masks or unmasks the secret. The mask is derived like the stream's name, with another prefix.
pub(super) fn masked(secret: &Secret, token: &[u8]) -> [u8; 32] {
    let mask: [u8; 32] =
        Sha256::new().chain_update("link pad").chain_update(token).finalize().into();
    std::array::from_fn(|at| secret.bytes()[at] ^ mask[at])
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
        assert_eq!(claim(&journal, &token, now).await, Err(LinkError::Used));
    }

    #[tokio::test]
    async fn of_many_claims_at_once_one_succeeds() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, secret, now) = (journal(&folder), secret(), NOW);
        let token = offer(&journal, &secret, &Randomness::of_test(), now).await.expect("a link");
        let claims = (0..20).map(|_| claim(&journal, &token, now));
        let claims = futures_util::future::join_all(claims).await;
        assert_eq!(claims.iter().filter(|claim| claim.is_ok()).count(), 1);
        let others = claims.iter().filter(|claim| **claim == Err(LinkError::Used)).count();
        assert_eq!(others, 19);
    }

    #[tokio::test]
    async fn a_link_gets_too_old() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, now) = (journal(&folder), NOW);
        let token = offer(&journal, &secret(), &Randomness::of_test(), now).await.expect("a link");
        let late = now + millis(LIFETIME) + SECOND;
        assert_eq!(claim(&journal, &token, late).await, Err(LinkError::Unknown));
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
        assert_eq!(claim(&journal, &used, now).await, Err(LinkError::Used));
        assert_eq!(delete_expired(&journal, late + SECOND).await, Ok(1 + PAGE as u64));
        assert_eq!(claim(&journal, &used, now).await, Err(LinkError::Unknown));
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
            assert_eq!(claim(&journal, token, now).await, Err(LinkError::Unknown), "{token}");
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
