//! The door: a word that each guest gives once before making what would cost a stranger nothing, tables and uploads.
//!
//! Of the word only its mark is stored, under the server's secret and for each guest who has given it. When the host
//! chooses another word, all are asked again.

use crate::{
    identity::guest::GuestId,
    ops::entries,
    protocol::{
        error_code::{ErrorCode, Refusable},
        message::Refused,
    },
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use journal::{Journal, JournalError, Step};
use serde::{Deserialize, Serialize};
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// The prefix of the streams of guests who have given a word: the newest entry counts.
const STREAMS: &str = "door/";
/// The fewest characters of a word, so that it takes years to guess it at 20 tries a minute.
const FEWEST: usize = 6;
/// The most characters of a word.
const MOST: usize = 100;

/// A word as it is compared: capital letters and the form of accents don't count, since keyboards choose them.
#[derive(Clone)]
pub struct Word(Box<str>);

impl Word {
    /// The word that a guest has typed, which may be none.
    pub fn typed(text: &str) -> Word {
        Word(text.trim().to_lowercase().nfc().collect::<String>().into())
    }

    /// The word that the host has chosen.
    pub(crate) fn chosen(text: &str) -> Result<Word, &'static str> {
        let word = Word::typed(text);
        let is_typed = (FEWEST..=MOST).contains(&word.0.chars().count());
        match is_typed && !word.0.chars().any(char::is_control) {
            true => Ok(word),
            false => Err("this is a word or a sentence of 6 to 100 characters"),
        }
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// Redacted, to keep the word out of logs.
impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Word(…)")
    }
}

/// What is stored and compared of a word: its hash under a key of the server's. Comparing two of them tells by its time
/// nothing of the word, since no one else can know which hash a guess has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mark([u8; 32]);

impl From<[u8; 32]> for Mark {
    fn from(hash: [u8; 32]) -> Mark {
        Mark(hash)
    }
}

/// The entry of a guest who has given a word.
#[derive(Serialize, Deserialize)]
struct Given {
    /// The mark in base64url.
    mark: String,
}

impl Given {
    fn of(Mark(hash): Mark) -> Given {
        Given { mark: URL_SAFE_NO_PAD.encode(hash) }
    }
}

/// A guest could not pass.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    #[error("the word is another")]
    WrongWord,
    /// The storage has failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl Refusable for DoorError {
    fn refused(&self) -> Refused {
        match self {
            DoorError::WrongWord => ErrorCode::WrongWord.into(),
            DoorError::Journal(error) => error.refused(),
        }
    }
}

/// Who may make tables and uploads.
pub struct Door {
    /// The mark of the word; `None` if any guest may.
    mark: Option<Mark>,
}

impl Door {
    /// The door that a word with that mark opens; without one it is open.
    pub fn new(mark: Option<Mark>) -> Door {
        Door { mark }
    }

    /// Whether the guest may pass.
    pub(crate) async fn admits(
        &self,
        journal: &dyn Journal,
        guest: GuestId,
    ) -> Result<bool, JournalError> {
        let Some(mark) = self.mark else { return Ok(true) };
        let stream = stream(guest);
        Ok(is_of(mark, &stream, journal::newest(journal, &stream).await?))
    }

    /// Lets a guest pass from now on who gives a word with that mark.
    pub(crate) async fn open(
        &self,
        journal: &dyn Journal,
        guest: GuestId,
        given: Mark,
    ) -> Result<(), DoorError> {
        let Some(mark) = self.mark else { return Ok(()) };
        if given != mark {
            return Err(DoorError::WrongWord);
        }
        let stream = stream(guest);
        journal::fold_newest(journal, &stream, async |newest| {
            if is_of(mark, &stream, newest) {
                return Ok(Step::Done(()));
            }
            Ok(Step::Append(entries::encode(&Given::of(mark))?, ()))
        })
        .await
    }
}

/// Whether the newest entry of a guest's stream says that the guest has given the word with that mark.
fn is_of(mark: Mark, stream: &str, newest: Option<Vec<u8>>) -> bool {
    let given = entries::decode::<Given>(stream, newest.as_slice()).pop();
    given.is_some_and(|given| given.mark == Given::of(mark).mark)
}

/// The name of a guest's stream.
fn stream(guest: GuestId) -> String {
    format!("{STREAMS}{guest}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_support::journal::FakeJournal;

    fn guest(number: u8) -> GuestId {
        format!("{number:032x}").parse().expect("an id")
    }

    #[test]
    fn a_word_is_compared_as_it_is_spoken() {
        let typed = |text| Word::typed(text).0;
        assert_eq!(typed(" Pleine  Mer\u{301}\n"), typed("pleine  mer\u{301}"));
        assert_eq!(typed("E\u{301}TOILE"), typed("\u{e9}toile"));
        for text in ["", "short", "  tiny  ", "two\u{7}lines", &"a".repeat(MOST + 1)] {
            assert!(Word::chosen(text).is_err(), "{text}");
        }
        assert!(Word::chosen("a quiet harbour").is_ok());
    }

    #[tokio::test]
    async fn a_guest_gives_the_word_once_and_anew_when_it_changes() {
        let journal = FakeJournal::default();
        let (door, changed) = (Door::new(Some(Mark([1; 32]))), Door::new(Some(Mark([2; 32]))));
        let admits =
            async |door: &Door, number| door.admits(&journal, guest(number)).await.expect("read");
        assert!(!admits(&door, 1).await);
        let wrong = door.open(&journal, guest(1), Mark([3; 32])).await;
        assert!(matches!(wrong, Err(DoorError::WrongWord)));
        assert_eq!(journal.streams_now("", None, 10), [""; 0], "a wrong word is not stored");
        for _ in 0..2 {
            door.open(&journal, guest(1), Mark([1; 32])).await.expect("opened");
        }
        assert_eq!((admits(&door, 1).await, admits(&door, 2).await), (true, false));
        let stored = journal.read(&stream(guest(1)), 0).await.expect("entries");
        assert_eq!(stored.len(), 1, "the same word again stores nothing");
        assert!(!admits(&changed, 1).await);
        changed.open(&journal, guest(1), Mark([2; 32])).await.expect("opened");
        assert_eq!((admits(&changed, 1).await, admits(&door, 1).await), (true, false));
    }

    #[tokio::test]
    async fn without_a_word_any_guest_passes_and_nothing_is_stored() {
        let (journal, door) = (FakeJournal::default(), Door::new(None));
        assert_eq!(door.admits(&journal, guest(1)).await, Ok(true));
        door.open(&journal, guest(1), Mark([3; 32])).await.expect("open");
        assert_eq!(journal.streams_now("", None, 10), [""; 0]);
    }

    #[test]
    fn a_word_hides_in_logs() {
        assert!(!format!("{:?}", Word::typed("harbour")).contains("harbour"));
    }
}
