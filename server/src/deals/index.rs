//! The streams that say which games were begun on a deal.
//!
//! An entry is written before the game begins in its room, so that no game is missing. It only
//! points to the game: if that never began, or turned out to be another, the entry says nothing.

use crate::{
    date::Date,
    deals::{daily::DailyDeal, deal_code::DealCode},
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
};
use journal::{Journal, JournalError};
use rules::Opening;
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

/// Where a deal comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Source {
    /// A game that was played here.
    Game(GameRef),
    /// A record that was uploaded.
    Record {
        /// Its id.
        id: String,
    },
}

/// Somebody begins a game on a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameStart {
    /// When, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// The game that is about to begin.
    #[serde(flatten)]
    pub game: GameRef,
    /// Who plays it.
    pub guests: Vec<GuestId>,
}

impl GameStart {
    /// Whether what another note says follows from this one.
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
    /// The deal was found in another place as well.
    Found {
        /// The place.
        source: Source,
    },
    /// A game on it begins.
    GameStart(GameStart),
}

impl DealEntry {
    /// The game at a table that it names, if it names one.
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
    /// Every option, defaults included.
    pub options: Value,
    /// How many seats.
    pub seats: usize,
    /// The game that is about to begin, or is taken part in.
    #[serde(flatten)]
    pub begun: GameStart,
}

impl DailyEntry {
    /// The entry of a game on that deal.
    pub fn of(deal: &DailyDeal, begun: GameStart) -> DailyEntry {
        DailyEntry { options: deal.options.clone(), seats: deal.seats, begun }
    }

    /// Whether it is in the stream because of that deal.
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

/// Reads a stream and extends it by the entry that `decide` makes up, if any; begins anew when
/// somebody else was faster.
///
/// # Errors
/// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
pub(super) async fn extend<E: Serialize + DeserializeOwned>(
    journal: &dyn Journal,
    stream: &str,
    decide: impl Fn(&[E]) -> Option<E>,
) -> Result<(), ErrorCode> {
    loop {
        let known = read(journal, stream).await?;
        let Some(entry) = decide(&known) else {
            return Ok(());
        };
        if append(journal, stream, known.len(), &entry).await? {
            return Ok(());
        }
    }
}

/// Extends a stream that has so many entries; `false` if it has others.
///
/// # Errors
/// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
pub(super) async fn append<E: Serialize>(
    journal: &dyn Journal,
    stream: &str,
    length: usize,
    entry: &E,
) -> Result<bool, ErrorCode> {
    let bytes = serde_json::to_vec(entry).map_err(|_| ErrorCode::Internal)?;
    match journal.append(stream, length as u64, vec![bytes]).await {
        Ok(()) => Ok(true),
        Err(JournalError::Conflict { .. }) => Ok(false),
        Err(error) => Err(unavailable(stream, &error)),
    }
}

/// All entries of a stream.
///
/// # Errors
/// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
pub(super) async fn read<E: DeserializeOwned>(
    journal: &dyn Journal,
    stream: &str,
) -> Result<Vec<E>, ErrorCode> {
    let entries = journal.read(stream, 0).await.map_err(|error| unavailable(stream, &error))?;
    let entries = entries.iter().map(|entry| serde_json::from_slice(entry));
    entries.collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(stream, %error, "a stream can't be read");
        ErrorCode::Internal
    })
}

fn unavailable(stream: &str, error: &JournalError) -> ErrorCode {
    tracing::error!(stream, %error, "a stream can't be stored or read");
    ErrorCode::Unavailable
}
