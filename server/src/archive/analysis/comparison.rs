//! A game beside all others with the same options and as many seats on this server.

use crate::lobby::finished_games::{self, FinishedGame, OptionSet};
use journal::{Journal, JournalError};
use record::Record;
use rules::Outcome;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game beside the others like it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Comparison {
    /// How many games there are, this one included.
    pub games: usize,
    /// How many of them were won together; `null` for a contest.
    pub won: Option<usize>,
    pub turns: BesideMedian,
    /// How far it came: cells, rounds.
    pub placed: BesideMedian,
}

/// A figure of a game, and the median of all.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BesideMedian {
    /// That of the game.
    pub own: usize,
    /// The median of all games.
    pub median: f64,
}

/// What is compared of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own {
    pub turns: usize,
    pub placed: u8,
}

impl Own {
    /// What a record says; `None` if it can't be replayed.
    pub(crate) fn of(text: &str) -> Option<Own> {
        let replay = record::replay::replay(text).ok()?;
        Some(Own { turns: replay.turns, placed: replay.figures.placed })
    }
}

/// Compares a game with the others on this server; `None` if there are none.
pub(super) async fn compare(
    journal: &dyn Journal,
    record: &Record,
    own: Own,
    now: u64,
) -> Result<Option<Comparison>, JournalError> {
    let Record { game, options, seats, .. } = record;
    let set = OptionSet { game, options, seats: *seats };
    let games = finished_games::list(journal, set, now).await?;
    let is_contest = matches!(record.outcome, Some(Outcome::Ranked { .. }));
    Ok(Comparison::of(&games, own, is_contest))
}

impl Comparison {
    fn of(games: &[FinishedGame], own: Own, is_contest: bool) -> Option<Comparison> {
        // One alone would be the game itself.
        (games.len() > 1).then(|| Comparison {
            games: games.len(),
            won: (!is_contest).then(|| games.iter().filter(|game| game.won).count()),
            turns: BesideMedian {
                own: own.turns,
                median: median(games.iter().map(|game| game.turns)),
            },
            placed: BesideMedian {
                own: own.placed.into(),
                median: median(games.iter().map(|game| game.placed.into())),
            },
        })
    }
}

/// The number in the middle; of an even count the mean of the two there.
fn median(numbers: impl Iterator<Item = u64>) -> f64 {
    let mut numbers: Vec<u64> = numbers.collect();
    numbers.sort_unstable();
    let at = |index: usize| numbers.get(index).copied().unwrap_or_default() as f64;
    let half = numbers.len() / 2;
    if numbers.len() % 2 == 1 { at(half) } else { (at(half.saturating_sub(1)) + at(half)) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_compared_with_the_median() {
        let game = |number, won, turns| FinishedGame {
            room: "abcdefghjk".into(),
            number,
            won,
            turns,
            placed: 30,
            seconds: None,
            daily: None,
        };
        let own = Own { turns: 44, placed: 36 };
        let games = [game(1, true, 44), game(2, false, 20), game(3, true, 50), game(4, false, 30)];
        let compared = Comparison::of(&games, own, false).expect("several games");
        assert_eq!((compared.games, compared.won), (4, Some(2)));
        assert_eq!(compared.turns, BesideMedian { own: 44, median: 37.0 });
        assert_eq!(compared.placed, BesideMedian { own: 36, median: 30.0 });
        let contest = Comparison::of(&games[..3], own, true).expect("several games");
        assert_eq!((contest.won, contest.turns.median), (None, 44.0));
        assert_eq!(Comparison::of(&games[..1], own, false), None);
    }
}
