//! The streams that index the games begun on a deal.
//!
//! An entry is written before the game begins in its room, so that no game is missing. It only refers
//! to the game, and is ignored if that never began or has another deal.

use crate::{
    date::Date,
    deals::{daily::DailyDeal, deal_code::DealCode},
    identity::{guest::GuestId, room_code::RoomCode},
    ops::entries,
};
use journal::{Journal, JournalError, Step};
use record::Opening;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// A game at a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameRef {
    /// The code of the room.
    pub room: String,
    /// The number of the game there, from 1.
    pub number: u32,
}

/// The origin of a deal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Source {
    /// A game that was played here.
    Game(GameRef),
    /// A record that was uploaded.
    Record { id: String },
}

/// A game about to begin on a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameStart {
    /// When, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// The game that is about to begin.
    #[serde(flatten)]
    pub game: GameRef,
    /// The players.
    pub guests: Vec<GuestId>,
}

impl GameRef {
    /// The name of the stream of its room.
    pub(crate) fn stream(&self) -> String {
        format!("{}{}", RoomCode::STREAMS, self.room)
    }
}

impl GameStart {
    /// Whether another note adds nothing to this one.
    pub fn covers(&self, other: &GameStart) -> bool {
        self.game == other.game && other.guests.iter().all(|guest| self.guests.contains(guest))
    }
}

/// An entry of a deal's stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DealEntry {
    /// The deal got its code. Always the first entry, and only that.
    Given {
        /// The deal.
        opening: Opening,
        /// Where it comes from.
        source: Source,
    },
    /// The deal was found in a further game or upload.
    Found {
        /// The game or upload.
        source: Source,
    },
    /// A game on it begins.
    GameStart(GameStart),
}

impl DealEntry {
    /// The game at a table to which it refers, if any.
    pub fn into_game(self) -> Option<GameRef> {
        match self {
            DealEntry::Given { source, .. } | DealEntry::Found { source } => match source {
                Source::Game(game) => Some(game),
                Source::Record { .. } => None,
            },
            DealEntry::GameStart(begun) => Some(begun.game),
        }
    }
}

/// An entry of the stream of a day and game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DailyEntry {
    /// All options, including defaults.
    pub options: Value,
    pub seats: usize,
    /// The game that is about to begin, or that a guest is about to take over a hand in.
    #[serde(flatten)]
    pub begun: GameStart,
}

impl DailyEntry {
    /// Creates the entry of a game on that deal.
    pub fn of(deal: &DailyDeal, begun: GameStart) -> DailyEntry {
        DailyEntry { options: deal.options.clone(), seats: deal.seats, begun }
    }

    /// Whether the entry belongs to that deal.
    pub fn is_on(&self, deal: &DailyDeal) -> bool {
        self.options == deal.options && self.seats == deal.seats
    }
}

/// The name of the stream of a day and game.
pub(super) fn daily_stream(date: Date, game: &str) -> String {
    format!("daily/{date}/{game}")
}

/// The name of a deal's stream.
pub(super) fn deal_stream(code: &DealCode) -> String {
    format!("deal/{code}")
}

/// Appends the entry that `decide` makes of the entries of a stream that can be decoded, if any.
pub(super) async fn extend<I, E, F>(
    journal: &dyn Journal,
    stream: &str,
    decide: impl Fn(Vec<I>) -> F,
) -> Result<(), E>
where
    I: Serialize + DeserializeOwned,
    E: From<JournalError>,
    F: Future<Output = Result<Option<I>, E>>,
{
    journal::fold(journal, stream, |stored| {
        let decided = decide(entries::decode(stream, &stored));
        async {
            Ok(match decided.await? {
                Some(entry) => Step::Append(entries::encode(&entry)?, ()),
                None => Step::Done(()),
            })
        }
    })
    .await
}

/// The entries of a stream that can be decoded.
pub(super) async fn read<I: DeserializeOwned>(
    journal: &dyn Journal,
    stream: &str,
) -> Result<Vec<I>, JournalError> {
    Ok(entries::decode(stream, &journal.read(stream, 0).await?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_support::journal::FakeJournal;

    #[tokio::test]
    async fn an_index_is_read_and_extended_beside_what_cannot_be_read() {
        let journal = FakeJournal::default();
        let entries = ["7", "{", "{\"by\":\"another version\"}"].map(|entry| entry.into());
        journal.append_now("numbers", 0, entries.into()).expect("stored");
        let decide = async |known: Vec<u8>| Ok((!known.contains(&8)).then_some(8));
        for _ in 0..2 {
            let extended: Result<(), JournalError> = extend(&journal, "numbers", decide).await;
            extended.expect("extended");
        }
        assert_eq!(read::<u8>(&journal, "numbers").await, Ok(vec![7, 8]));
        assert_eq!(journal.read("numbers", 0).await.map(|stored| stored.len()), Ok(4));
    }
}
