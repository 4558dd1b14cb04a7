//! Recovery codes: links to another device that work for as long as the guest wants, for when the browser is lost.
//!
//! Beside what a [code](crate::identity::transfer) leads to, a stream of the guest says by its newest entry which code
//! counts: without that a code leads nowhere, so that a guest who has lost the paper can revoke a code without knowing
//! it, and has one at a time.

use crate::{
    identity::{
        guest::{GuestId, Secret},
        short_code,
        transfer::{MaskedSecret, TransferError, hashed, read},
    },
    ops::entries,
    randomness::Randomness,
};
use journal::{Journal, Step};
use serde::{Deserialize, Serialize};

/// 31^25 are about 2^123.8 codes, more than there are tokens of links.
const LENGTH: usize = 25;
/// The number of letters that are written together.
const GROUP: usize = 5;

/// The prefix of the streams of codes, of one entry each.
const CODES: &str = "recovery/";
/// The prefix of the streams of guests who have a code: the newest entry counts.
const GUESTS: &str = "recovery-of/";

/// What a code leads to.
#[derive(Serialize, Deserialize)]
struct Sealed {
    masked_secret: MaskedSecret,
}

/// The code that counts for a guest.
#[derive(Serialize, Deserialize)]
struct Current {
    /// The hash of the code.
    hash: String,
    /// Milliseconds since 1970 (UTC).
    made_at: u64,
}

/// Whether a text is a recovery code, however it is typed.
pub(crate) fn parse(typed: &str) -> Option<Box<str>> {
    short_code::parse(typed, LENGTH)
}

/// Creates a code for a guest, in groups of letters, in place of the one before: that one counts until the new one does.
pub(crate) async fn create(
    journal: &dyn Journal,
    secret: &Secret,
    randomness: &Randomness,
    now: u64,
) -> Result<String, TransferError> {
    let code = short_code::random(LENGTH, randomness);
    let hash = hashed(code.as_bytes());
    let sealed = Sealed { masked_secret: MaskedSecret::new(secret, code.as_bytes()) };
    let current = Current { hash: hash.clone(), made_at: now };
    journal.append(&format!("{CODES}{hash}"), 0, vec![entries::encode(&sealed)?]).await?;
    let guest = secret.guest_id();
    let replaced = journal::fold(journal, &of(guest), async |before: Vec<Vec<u8>>| {
        Ok::<_, TransferError>(Step::Append(entries::encode(&current)?, newest(&before)?))
    })
    .await?;
    if let Some(replaced) = replaced {
        // The old code leads nowhere even if its stream is left, and the guest must be told the one that counts now.
        _ = journal.delete(&format!("{CODES}{}", replaced.hash)).await;
    }
    let letters: Vec<char> = code.chars().collect();
    let groups: Vec<String> = letters.chunks(GROUP).map(|group| group.iter().collect()).collect();
    Ok(groups.join("-"))
}

/// When the code was made that counts for a guest, in milliseconds since 1970 (UTC).
pub(crate) async fn made_at(
    journal: &dyn Journal,
    guest: GuestId,
) -> Result<Option<u64>, TransferError> {
    Ok(current(journal, guest).await?.map(|current| current.made_at))
}

/// Makes a guest's code lead nowhere, if there is one.
pub(crate) async fn revoke(journal: &dyn Journal, guest: GuestId) -> Result<(), TransferError> {
    let Some(current) = current(journal, guest).await? else { return Ok(()) };
    // In this order a stop in between has revoked it.
    journal.delete(&of(guest)).await?;
    journal.delete(&format!("{CODES}{}", current.hash)).await?;
    Ok(())
}

/// The secret of the guest to whom a code leads.
pub(crate) async fn claim(journal: &dyn Journal, code: &str) -> Result<Secret, TransferError> {
    let hash = hashed(code.as_bytes());
    let stored = journal.read(&format!("{CODES}{hash}"), 0).await?;
    let sealed: Sealed = read(stored.first().ok_or(TransferError::Unknown)?)?;
    let secret = sealed.masked_secret.unmask(code.as_bytes())?;
    match current(journal, secret.guest_id()).await? {
        Some(current) if current.hash == hash => Ok(secret),
        _ => Err(TransferError::Unknown),
    }
}

async fn current(journal: &dyn Journal, guest: GuestId) -> Result<Option<Current>, TransferError> {
    newest(&journal.read(&of(guest), 0).await?)
}

fn newest(entries: &[Vec<u8>]) -> Result<Option<Current>, TransferError> {
    entries.last().map(|entry| read(entry)).transpose()
}

/// The name of a guest's stream.
fn of(guest: GuestId) -> String {
    format!("{GUESTS}{guest}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_support::journal::{FakeJournal, State};

    const NOW: u64 = 0;

    fn secret() -> Secret {
        Secret::random(&Randomness::of_test())
    }

    async fn made(journal: &FakeJournal, secret: &Secret) -> String {
        create(journal, secret, &Randomness::of_test(), NOW).await.expect("a code")
    }

    async fn claimed(journal: &FakeJournal, typed: &str) -> Result<Secret, TransferError> {
        claim(journal, &parse(typed).ok_or(TransferError::Unknown)?).await
    }

    #[tokio::test]
    async fn a_code_leads_to_its_guest_as_often_as_it_is_used() {
        let (journal, secret) = (FakeJournal::default(), secret());
        let code = made(&journal, &secret).await;
        assert_eq!(code.split('-').map(str::len).collect::<Vec<_>>(), [GROUP; 5]);
        for typed in [code.clone(), code.replace('-', " ").to_uppercase(), format!(" {code}.\n")] {
            assert_eq!(claimed(&journal, &typed).await, Ok(secret.clone()), "{typed}");
        }
    }

    #[tokio::test]
    async fn a_revoked_or_replaced_code_leads_nowhere() {
        let (journal, secret) = (FakeJournal::default(), secret());
        let guest = secret.guest_id();
        assert_eq!(made_at(&journal, guest).await, Ok(None));
        let first = made(&journal, &secret).await;
        let later = NOW + 7;
        let second = create(&journal, &secret, &Randomness::of_test(), later).await;
        let second = second.expect("a code");
        assert_eq!(claimed(&journal, &first).await, Err(TransferError::Unknown));
        assert_eq!(claimed(&journal, &second).await, Ok(secret));
        assert_eq!(made_at(&journal, guest).await, Ok(Some(7)));
        revoke(&journal, guest).await.expect("revoked");
        assert_eq!(claimed(&journal, &second).await, Err(TransferError::Unknown));
        assert_eq!(made_at(&journal, guest).await, Ok(None));
        assert_eq!(journal.streams_now("", None, 10), [""; 0], "nothing is left");
    }

    #[tokio::test]
    async fn a_code_that_is_not_replaced_still_works() {
        for writes in 0.. {
            let (journal, secret) = (FakeJournal::default(), secret());
            let first = made(&journal, &secret).await;
            let last = journal.writes() + writes;
            journal.set(State::AwayAfter(last));
            let second = create(&journal, &secret, &Randomness::default(), NOW).await;
            let is_whole = journal.writes() <= last;
            journal.set(State::There);
            let counts = second.as_ref().unwrap_or(&first);
            assert_eq!(claimed(&journal, counts).await, Ok(secret), "after {writes} writes");
            if second.is_ok() {
                assert_eq!(claimed(&journal, &first).await, Err(TransferError::Unknown));
                if is_whole {
                    break;
                }
            }
        }
    }

    #[tokio::test]
    async fn a_code_that_was_to_be_revoked_when_the_server_stopped_leads_nowhere() {
        let (journal, secret) = (FakeJournal::default(), secret());
        let code = made(&journal, &secret).await;
        journal.delete(&of(secret.guest_id())).await.expect("deleted");
        assert_eq!(claimed(&journal, &code).await, Err(TransferError::Unknown));
    }

    #[tokio::test]
    async fn what_is_stored_tells_neither_code_nor_secret() {
        let (journal, secret) = (FakeJournal::default(), secret());
        let code = made(&journal, &secret).await;
        let letters = code.replace('-', "");
        let mut stored = Vec::new();
        for stream in journal.streams_now("", None, 10) {
            stored.extend_from_slice(stream.as_bytes());
            stored.extend(journal.read(&stream, 0).await.expect("entries").concat());
        }
        let plain = secret.reveal();
        for form in [plain.as_bytes(), secret.bytes(), code.as_bytes(), letters.as_bytes()] {
            assert!(!stored.windows(form.len()).any(|window| window == form));
        }
        // A sanity check of the search.
        assert!(stored.windows(CODES.len()).any(|window| window == CODES.as_bytes()));
    }

    #[tokio::test]
    async fn other_codes_lead_nowhere() {
        let (journal, secret) = (FakeJournal::default(), secret());
        let code = made(&journal, &secret).await;
        let other = code.replace(&code[..1], if code.starts_with('2') { "3" } else { "2" });
        for typed in [&other, &code[..28], &format!("{code}2"), "", &secret.reveal()] {
            assert_eq!(claimed(&journal, typed).await, Err(TransferError::Unknown), "{typed}");
        }
    }
}
