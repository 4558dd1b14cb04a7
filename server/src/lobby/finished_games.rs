//! The results of all games of an option set: a stream for each game, options and number of seats, extended
//! at the end of each game. It names no guests, and outlives the tables.

use crate::{date::Date, ops::entries};
use journal::{Journal, JournalError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

/// The most games noted of an option set.
const MOST_GAMES: u64 = 20_000;

/// The game, its options and seats: games in which these are the same can be compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OptionSet<'a> {
    /// The game's id.
    pub game: &'a str,
    /// All options, including defaults.
    pub options: &'a Value,
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
    pub turns: u64,
    /// How far it came, in the unit of the game's figures.
    pub placed: u8,
    /// The seconds from its beginning to its end, pauses included; not known of games noted by older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
    /// The date of a deal of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Date>,
}

impl OptionSet<'_> {
    /// The name of the stream.
    pub(crate) fn stream(&self) -> String {
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

/// How many games of an option set there are, as far as they were counted.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// How many entries were looked at.
    read: u64,
    /// Hashes of the games: one can be noted twice.
    known: HashSet<u64>,
    games: usize,
    won: usize,
    /// How long they took, in seconds, as far as that is known.
    seconds: Vec<u64>,
    /// The days of those that do not count before their day is over, and whether they were won.
    of_days: Vec<(Date, bool)>,
}

impl Tally {
    /// How many entries were looked at.
    pub(crate) fn read(&self) -> u64 {
        self.read
    }

    pub(crate) fn count(&mut self, set: OptionSet<'_>, from: u64, entries: &[Vec<u8>]) {
        // Some may have been counted meanwhile.
        let counted = usize::try_from(self.read.saturating_sub(from)).unwrap_or(usize::MAX);
        let new = entries.get(counted..).unwrap_or_default();
        self.read += new.len() as u64;
        for game in entries::decode::<FinishedGame>(&set.stream(), new) {
            let mut hasher = DefaultHasher::new();
            (&game.room, game.number).hash(&mut hasher);
            if !self.known.insert(hasher.finish()) {
                continue;
            }
            // How long it took tells nothing of a deal.
            self.seconds.extend(game.seconds);
            match game.daily {
                Some(date) => self.of_days.push((date, game.won)),
                None => self.add(game.won),
            }
        }
    }

    /// The games that were finished, and how many of them were won, but for those on deals of days that are not
    /// over.
    pub(crate) fn totals(&mut self, now: u64) -> (usize, usize) {
        let over = self.of_days.extract_if(.., |(date, _)| date.is_over(now));
        let over: Vec<_> = over.collect();
        for (_, won) in over {
            self.add(won);
        }
        (self.games, self.won)
    }

    /// How long the games took, in seconds, as far as that is known.
    pub(crate) fn seconds(&self) -> &[u64] {
        &self.seconds
    }

    fn add(&mut self, won: bool) {
        self.games += 1;
        self.won += usize::from(won);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::SqliteJournal;
    use serde_json::json;

    fn game(room: &str, won: bool) -> FinishedGame {
        FinishedGame {
            room: room.into(),
            number: 1,
            won,
            turns: 40,
            placed: 30,
            seconds: Some(900),
            daily: None,
        }
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

        let entries = journal.read(&easy_ones, 0).await.expect("entries");
        let mut tally = Tally::default();
        tally.count(set(&easy, 2), 0, &entries[..3]);
        assert_eq!(tally.totals(0), (1, 1), "what was noted twice counts once");
        tally.count(set(&easy, 2), 1, &entries[1..]);
        assert_eq!(tally.read(), entries.len() as u64, "each is looked at once");
        assert_eq!(tally.seconds(), [900, 900]);
        assert_eq!((tally.totals(0), tally.totals(u64::MAX / 2)), ((1, 1), (2, 2)));
    }
}
