//! The results of all games of an option set: a stream for each game, options and number of seats, extended
//! at the end of each game. It names no guests, and outlives the tables.

use crate::{date::Date, ops::entries};
use journal::{Journal, JournalError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The most games noted of an option set.
const MOST_GAMES: u64 = 20_000;

/// What is played: games with the same can be compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OptionSet<'a> {
    /// The game's id.
    pub game: &'a str,
    /// All options, including defaults.
    pub options: &'a Value,
    /// The number of seats.
    pub seats: usize,
}

/// A game that was played to its end, or given up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct FinishedGame {
    /// The table's code.
    pub room: String,
    /// The game's number at the table.
    pub number: u32,
    /// Whether all seats have won together.
    pub won: bool,
    /// The number of turns.
    pub turns: u64,
    /// How far it came, in the unit of the game's figures.
    pub placed: u8,
    /// The date of a deal of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Date>,
}

impl OptionSet<'_> {
    /// The name of the stream.
    fn stream(&self) -> String {
        // A JSON object lists its fields in the order of their names.
        let of = format!("{} {}", self.seats, self.options);
        let hash = Sha256::digest(of);
        let digits: String = hash.iter().take(10).map(|byte| format!("{byte:02x}")).collect();
        format!("results/{}/{digits}", self.game)
    }
}

/// Notes a finished game.
pub(crate) async fn note(
    journal: &dyn Journal,
    set: OptionSet<'_>,
    game: &FinishedGame,
) -> Result<(), JournalError> {
    journal.extend(&set.stream(), vec![entries::encode(game)?], MOST_GAMES).await
}

/// The finished games of an option set, but for those on deals of days that are not over.
pub(crate) async fn list(
    journal: &dyn Journal,
    set: OptionSet<'_>,
    now: u64,
) -> Result<Vec<FinishedGame>, JournalError> {
    let mut games = BTreeMap::new();
    let stream = set.stream();
    let stored = journal.read(&stream, 0).await?;
    for game in entries::decode::<FinishedGame>(&stream, &stored) {
        if game.daily.is_none_or(|date| date.is_over(now)) {
            games.insert((game.room.clone(), game.number), game);
        }
    }
    Ok(games.into_values().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::SqliteJournal;
    use serde_json::json;

    fn game(room: &str, won: bool) -> FinishedGame {
        FinishedGame { room: room.into(), number: 1, won, turns: 40, placed: 30, daily: None }
    }

    #[tokio::test]
    async fn games_are_listed_once_with_those_of_the_same_options_and_seats() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = SqliteJournal::open(&folder.path().join("journal.db")).expect("a journal");
        let (easy, hard) = (json!({"removed": 0}), json!({"removed": 12}));
        let set = |options, seats| OptionSet { game: "tranquility", options, seats };
        for (options, noted) in
            [(&easy, game("a", true)), (&hard, game("b", false)), (&easy, game("a", true))]
        {
            note(&journal, set(options, 2), &noted).await.expect("noted");
        }
        let easy_ones = set(&easy, 2).stream();
        let torn = vec![b"{".to_vec(), b"{\"by\":\"another version\"}".to_vec()];
        journal.extend(&easy_ones, torn, MOST_GAMES).await.expect("noted");
        let list = async |options, seats, now| {
            list(&journal, set(options, seats), now).await.expect("a list")
        };
        assert_eq!(list(&easy, 2, 0).await, [game("a", true)]);
        assert_eq!(list(&hard, 2, 0).await, [game("b", false)]);
        assert_eq!(list(&easy, 3, 0).await, []);

        let date: Date = "2026-11-21".parse().expect("a date");
        let daily = FinishedGame { daily: Some(date), ..game("c", true) };
        note(&journal, set(&easy, 2), &daily).await.expect("noted");
        assert_eq!(list(&easy, 2, 0).await, [game("a", true)], "the day is not over");
        assert_eq!(list(&easy, 2, u64::MAX / 2).await, [game("a", true), daily]);
    }
}
