//! The secret of the server.

use crate::{
    clock::Clock,
    date::Date,
    deals::{daily::DayKey, deal_code::DealCode, game_id::GameIds},
    identity::{
        door::{Mark, Word},
        guest::Secret,
    },
    ops::entries,
    randomness::Randomness,
};
use hmac::{Hmac, KeyInit, Mac};
use journal::{Journal, JournalError, Step, in_log};
use record::Opening;
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use web_push_native::p256::{NonZeroScalar, U256, ecdsa::SigningKey, elliptic_curve::ops::Reduce};

const STREAM: &str = "server";

/// 32 random bytes, created when a server first starts and kept for good. The codes of deals and the
/// keys of days are derived from them, and the one for push services.
#[derive(Clone, Debug)]
pub struct ServerSecret {
    secret: Secret,
    since: Date,
}

/// The first entry of the server's own stream.
#[derive(Serialize, Deserialize)]
struct Made {
    /// Milliseconds since 1970 (UTC).
    at: u64,
    /// In base64url.
    secret: String,
}

/// The server's secret could be neither read nor created.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    /// The journal failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The stored secret is malformed.
    #[error("the stored secret is malformed")]
    Malformed,
    /// The journal is not new, and has no secret.
    #[error(
        "the journal has entries ({0}), but not the secret that the server which began it has written: the \
         journal is damaged or incomplete. With a new secret, codes of deals and deals of days would be \
         others: restore a backup"
    )]
    Missing(String),
}

impl ServerSecret {
    /// Creates a secret that has existed since a moment, in milliseconds since 1970 (UTC).
    pub fn new(bytes: [u8; 32], since: u64) -> ServerSecret {
        ServerSecret { secret: Secret::from(bytes), since: Date::at(since) }
    }

    /// Reads the secret, or creates it if there is none yet.
    pub async fn open(
        journal: &dyn Journal,
        clock: &Clock,
        randomness: &Randomness,
    ) -> Result<ServerSecret, SecretError> {
        journal::fold(journal, STREAM, async |stored: Vec<Vec<u8>>| {
            if let Some(secret) = ServerSecret::read(&stored)? {
                return Ok(Step::Done(secret));
            }
            if let Some(stream) = journal.streams("", None, 1).await?.pop() {
                // Another node may have written the secret, and then that, since the read.
                let secret = ServerSecret::read(&journal.read(STREAM, 0).await?)?;
                return secret.map(Step::Done).ok_or(SecretError::Missing(in_log(&stream)));
            }
            let (secret, at) = (Secret::random(randomness), clock.now());
            let made = entries::encode(&Made { at, secret: secret.reveal() })?;
            // An operator who expected tables has another journal than was meant.
            tracing::info!("the journal is new: a secret is made for this server");
            // If another node is faster, its secret counts.
            Ok(Step::Append(made, ServerSecret { secret, since: Date::at(at) }))
        })
        .await
    }

    fn read(stored: &[Vec<u8>]) -> Result<Option<ServerSecret>, SecretError> {
        let Some(first) = stored.first() else { return Ok(None) };
        let made: Made = serde_json::from_slice(first).map_err(|_| SecretError::Malformed)?;
        let secret = Secret::parse(&made.secret).ok_or(SecretError::Malformed)?;
        Ok(Some(ServerSecret { secret, since: Date::at(made.at) }))
    }

    /// The day on which it was created: the first with deals.
    pub fn since(&self) -> Date {
        self.since
    }

    /// The key of a day, which reveals the deals of that day.
    pub fn day_key(&self, date: Date) -> DayKey {
        DayKey::new(hmac(self.secret.bytes(), &[b"day", date.to_string().as_bytes()]))
    }

    /// The key with which the server signs what it sends to push services.
    pub fn push_key(&self) -> SigningKey {
        let bytes = hmac(self.secret.bytes(), &[b"push"]);
        SigningKey::from(<NonZeroScalar as Reduce<U256>>::reduce_bytes(&bytes.into()))
    }

    /// The key by which nodes on one journal know each other.
    pub(super) fn nodes_key(&self) -> [u8; 32] {
        hmac(self.secret.bytes(), &[b"nodes"])
    }

    /// What is stored of the word that opens the door.
    pub(super) fn door_mark(&self, word: &Word) -> Mark {
        Mark::from(hmac(self.secret.bytes(), &[b"door", word.as_bytes()]))
    }

    pub(super) fn game_ids(&self) -> GameIds {
        GameIds::new(hmac(self.secret.bytes(), &[b"game ids"]))
    }

    pub fn deal_code(&self, opening: &Opening) -> DealCode {
        let key = self.secret.bytes();
        let bytes = hmac(key, &[b"deal code", opening.canonical().as_bytes()]);
        DealCode::from_bytes(bytes, |bytes| hmac(key, &[bytes]))
    }
}

/// HMAC-SHA256 of the concatenated parts.
pub(super) fn hmac(key: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    // HMAC pads short keys with zeros to the hash's block size.
    let mut block = [0; 64];
    block[..key.len()].copy_from_slice(key);
    let mut mac = Hmac::<Sha256>::new(&block.into());
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::SqliteJournal;
    use serde_json::json;

    fn opening(deal: u32) -> Opening {
        let options = json!({});
        Opening { game: "g".into(), options, seats: 2, deal: json!(deal), chance: Vec::new() }
    }

    #[tokio::test]
    async fn the_secret_is_made_once_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let journal = SqliteJournal::open(&folder.path().join("journal.db")).unwrap();
        let monday = Clock::new(|| 1_700_000_000_000);
        let later = Clock::new(|| 1_800_000_000_000);
        let made = ServerSecret::open(&journal, &monday, &Randomness::of_test()).await.unwrap();
        let read = ServerSecret::open(&journal, &later, &Randomness::of_test()).await.unwrap();
        assert_eq!(read.secret, made.secret);
        assert_eq!(read.since(), Date::at(1_700_000_000_000));
    }

    #[tokio::test]
    async fn two_that_begin_at_once_have_the_same_secret() {
        let folder = tempfile::tempdir().unwrap();
        let journal = SqliteJournal::open(&folder.path().join("journal.db")).unwrap();
        let clock = Clock::default();
        let randomness = Randomness::of_test();
        let open = || ServerSecret::open(&journal, &clock, &randomness);
        let (one, other) = tokio::join!(open(), open());
        assert_eq!(one.unwrap().secret, other.unwrap().secret);
    }

    #[tokio::test]
    async fn a_journal_that_has_lost_the_secret_gets_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let journal = SqliteJournal::open(&folder.path().join("journal.db")).unwrap();
        journal.append("room/abcdefghjk", 0, vec![vec![1]]).await.unwrap();
        let (clock, randomness) = (Clock::default(), Randomness::of_test());
        let error = ServerSecret::open(&journal, &clock, &randomness).await.unwrap_err();
        assert!(error.to_string().contains("(room/"), "{error}");
        assert_eq!(journal.read(STREAM, 0).await, Ok(vec![]));
    }

    #[test]
    fn codes_and_keys_follow_from_the_secret() {
        let [ours, theirs] = [1, 2].map(|byte| ServerSecret::new([byte; 32], 0));
        assert_eq!(ours.deal_code(&opening(1)), ours.deal_code(&opening(1)));
        assert_ne!(ours.deal_code(&opening(1)), ours.deal_code(&opening(2)));
        assert_ne!(ours.deal_code(&opening(1)), theirs.deal_code(&opening(1)));
        let [today, tomorrow] = [0, 86_400_000].map(Date::at);
        assert_eq!(ours.day_key(today), ours.day_key(today));
        assert_ne!(ours.day_key(today), ours.day_key(tomorrow));
        assert_ne!(ours.day_key(today), theirs.day_key(today));
    }

    #[test]
    fn the_secret_hides_in_logs() {
        let secret = ServerSecret::new([7; 32], 0);
        let shown = format!("{secret:?}");
        assert!(!shown.contains(&secret.secret.reveal()), "{shown}");
    }
}
