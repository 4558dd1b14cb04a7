//! How often certain options of a game were won.

use crate::{
    archive::{Archive, ArchiveError},
    lobby::finished_games::{OptionSet, Tally},
    ops::process::lock,
    protocol::error_code::ErrorCode,
    room::model::game::prospect::{check_options, playable_seats, with_defaults},
};
use bots::measure::sharp_games;
use lru::LruCache;
use record::catalogue::Kind;
use serde::Serialize;
use serde_json::{Map, Value};
use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex},
};
use ts_rs::TS;

/// Of how many option sets what was counted is kept.
const KEPT_TALLIES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(63);

/// Of how many games at least the length is known before it is told.
const FEWEST: usize = 3;
/// What takes longer, in minutes, was not played at one go.
const LONGEST: u64 = 3 * 60;

/// How often certain options of a game were won, and how long they take. Contests are not won together.
#[derive(Debug, Default, Serialize, TS)]
pub struct OptionWins {
    /// The minutes that half of the games here took at the most, with any number of seats; `null` where that is not
    /// known.
    #[ts(type = "number | null")]
    minutes: Option<u64>,
    /// How many games were finished on this server, with any number of seats.
    games: usize,
    /// How many of them were won.
    won: usize,
    /// What was measured of sharp partners, by the number of seats.
    sharp: Vec<SharpWins>,
}

/// How often sharp partners have won.
#[derive(Debug, Serialize, TS)]
struct SharpWins {
    seats: usize,
    /// How many games they played.
    games: u32,
    /// How many of them they have won.
    won: u32,
}

impl Archive {
    /// How often the options were won, of which some may be left out.
    pub async fn wins(
        &self,
        game: &str,
        options: Map<String, Value>,
    ) -> Result<OptionWins, ArchiveError> {
        let kind = Kind::find(game).ok_or(ErrorCode::UnknownGame)?;
        let options = with_defaults(kind, options);
        check_options(kind, &options)
            .map_err(|refusal| ArchiveError::Unfit(Box::new(refusal.into())))?;
        // A game is silent, or a contest.
        let is_contest = kind.is_silent(&options).is_ok_and(|silent| !silent);
        let sharp = sharp_games(game, &options).into_iter();
        let sharp = sharp.map(|it| SharpWins { seats: it.seats, games: it.games, won: it.won });
        let mut wins = OptionWins { sharp: sharp.collect(), ..OptionWins::default() };
        let mut lengths = Vec::new();
        let mut permit = self.permits.take().await?.hold(());
        let now = self.deals.now();
        for seats in playable_seats(kind, &options) {
            let set = OptionSet { game, options: &options, seats };
            let tally = self.wins.of(set.stream());
            let from = lock(&tally).read();
            let entries = self.journal.read(&set.stream(), from).await?;
            let options = options.clone();
            let counted = permit.with((tally, entries)).then(move |(tally, entries)| {
                let set = OptionSet { game: kind.id(), options: &options, seats };
                let mut tally = lock(&tally);
                tally.count(set, from, &entries);
                Ok::<_, ArchiveError>((tally.totals(now), tally.seconds().to_vec()))
            });
            let counted = counted.await?;
            let ((games, won), seconds) = counted.value();
            wins.games += games;
            wins.won += won;
            lengths.extend(seconds);
            permit = counted.with(());
        }
        wins.minutes = usual_minutes(lengths);
        Ok(if is_contest {
            OptionWins { minutes: wins.minutes, ..OptionWins::default() }
        } else {
            wins
        })
    }
}

/// The median of what games took, in minutes, if there are enough of them and they were played at one go.
fn usual_minutes(mut seconds: Vec<u64>) -> Option<u64> {
    seconds.sort_unstable();
    let median = seconds.get(seconds.len() / 2).filter(|_| seconds.len() >= FEWEST)?;
    Some((median + 30) / 60).filter(|minutes| (1..=LONGEST).contains(minutes))
}

/// What was counted of option sets, by their streams: to count anew what was noted in years would take long.
pub(super) struct Wins(Mutex<LruCache<String, Arc<Mutex<Tally>>>>);

impl Default for Wins {
    fn default() -> Wins {
        Wins(Mutex::new(LruCache::new(KEPT_TALLIES)))
    }
}

impl Wins {
    fn of(&self, stream: String) -> Arc<Mutex<Tally>> {
        lock(&self.0).get_or_insert(stream, Arc::default).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_games_take_is_told_of_several_that_were_played_at_one_go() {
        assert_eq!(usual_minutes(vec![600, 700]), None, "too few");
        assert_eq!(usual_minutes(vec![86_400, 1_500, 600]), Some(25), "one had a night in between");
        assert_eq!(usual_minutes(vec![86_400, 90_000, 600]), None);
        assert_eq!(usual_minutes(vec![1, 2, 3]), None, "given up at once");
    }
}
