//! The results of all games on a deal.

use crate::{
    archive::{Archive, ArchiveError, table_games::MOST_BUSY, uploads},
    date::Date,
    deals::{
        daily::DailyDeal,
        deal_code::DealCode,
        index::{DailyEntry, DealEntry, GameRef, GameStart, Source},
    },
    identity::{guest::GuestId, room_code::RoomCode},
    ops::entries::Unreadable,
    protocol::error_code::ErrorCode,
    room::{
        model::game::summary::{GameSummary, opening_hash},
        restore::RoomError,
    },
};
use record::{Opening, catalogue::Kind};
use rules::{Figures, Outcome, Seat};
use serde::Serialize;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};
use ts_rs::TS;

/// The most results listed for a deal: the newest.
const MOST_RESULTS: usize = 200;
/// The most games examined for a response: so many of the newest, and as many of the asking guest.
const MOST_GAMES: usize = 1000;

/// A game on a deal and its outcome.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameResult {
    /// The players' names by seat, if they are known.
    names: Option<Vec<String>>,
    /// The seats that partners have held at any time.
    partners: Vec<Seat>,
    /// The outcome; `null` while it is running, or if it was closed.
    outcome: Option<Outcome>,
    /// Whether it was closed without a result.
    closed: bool,
    /// Whether it is still running.
    running: bool,
    /// When it began, or was uploaded, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    at: u64,
    /// Whether it is an uploaded record, which is not verified to have been played.
    uploaded: bool,
    /// Whether the asking guest played in it.
    own: bool,
    /// Whether one of its players had begun this deal before.
    again: bool,
    /// The figures of the result; `null` while the game is running, or if they are unknown.
    figures: Option<Figures>,
    /// The address of its replay, if the asking guest may see it.
    replay: Option<String>,
}

/// A deal and the games on it.
#[derive(Debug, Serialize, TS)]
pub struct DealResults {
    code: DealCode,
    /// The game's id.
    game: String,
    /// The options of the deal.
    #[ts(type = "unknown")]
    options: Value,
    seats: usize,
    /// The date of a deal of the day.
    daily: Option<Date>,
    /// Oldest first.
    results: Vec<GameResult>,
}

/// The deals of a day for one game.
#[derive(Debug, Serialize, TS)]
pub struct DailyResults {
    /// The day.
    date: Date,
    over: bool,
    /// Those on which games were begun.
    deals: Vec<DailyDealResults>,
}

/// A deal of the day and the games on it.
#[derive(Debug, Serialize, TS)]
pub struct DailyDealResults {
    /// The options of the deal.
    #[ts(type = "unknown")]
    options: Value,
    seats: usize,
    /// The number of games begun on it.
    played: usize,
    /// Whether the asking guest has finished one of them.
    finished: bool,
    /// Oldest first; `null` for guests who have yet to play the deal.
    results: Option<Vec<GameResult>>,
}

/// A game at a table with its summary.
type SummarizedGame = (GameRef, Arc<GameSummary>);

/// The games that are examined, of all that were noted.
fn examined<'a>(
    notes: impl DoubleEndedIterator<Item = &'a GameStart>,
    asker: Option<GuestId>,
) -> BTreeSet<GameRef> {
    let (mut games, mut owned) = (BTreeSet::new(), BTreeSet::new());
    // The newest notes are last.
    for begun in notes.rev() {
        let own = asker.is_some_and(|asker| begun.guests.contains(&asker));
        if own && owned.len() < MOST_GAMES {
            owned.insert(begun.game.clone());
        }
        if games.len() < MOST_GAMES {
            games.insert(begun.game.clone());
        }
    }
    games.append(&mut owned);
    games
}

/// Whether the asking guest has finished one of the games on a deal of the day.
fn has_finished(known: &[SummarizedGame], deal: &DailyDeal, asker: Option<GuestId>) -> bool {
    let own = |game: &GameSummary| asker.is_some_and(|asker| game.has_played(deal, asker));
    known.iter().any(|(_, game)| game.over && own(game))
}

impl Archive {
    /// Gives the deal of a finished game a code.
    pub async fn give(
        &self,
        code: &str,
        number: u32,
        guest: GuestId,
    ) -> Result<DealCode, ArchiveError> {
        let now = self.deals.now();
        let game = self.game(code, number, guest).await?;
        let opening =
            game.then(move |game| game.played(None, now).map(|played| Opening::of(&played.record)));
        let opening = opening.await?.release();
        let source = Source::Game(GameRef { room: RoomCode::parse(code)?.to_string(), number });
        Ok(self.deals.give(&opening, &source).await?)
    }

    /// Gives the deal of an uploaded record a code.
    pub(super) async fn give_uploaded(&self, id: &str) -> Result<DealCode, ArchiveError> {
        let played = self.uploaded(id, None).await?.release();
        let source = Source::Record { id: uploads::parse_id(id)? };
        Ok(self.deals.give(&Opening::of(&played.record), &source).await?)
    }

    /// A deal with a code, and the games on it.
    pub async fn deal_results(
        &self,
        code: &str,
        asker: Option<GuestId>,
    ) -> Result<DealResults, ArchiveError> {
        let code = DealCode::parse(code)?;
        let (opening, entries) = self.deals.entries(&code).await?;
        let mut games = BTreeSet::new();
        let mut records = BTreeSet::new();
        let mut begun = Vec::new();
        for entry in entries {
            match entry {
                DealEntry::Given { source, .. } | DealEntry::Found { source } => match source {
                    Source::Game(game) => _ = games.insert(game),
                    Source::Record { id } => _ = records.insert(id),
                },
                DealEntry::GameStart(note) => begun.push(note),
            }
        }
        games.extend(examined(begun.iter(), asker));
        let hash = opening_hash(&opening.canonical());
        // A game that went on from a position of another can't be compared.
        let is_on = |game: &GameSummary| game.is_on(&hash) && game.access.of.continued().is_none();
        let mut known = self.known_games(games.clone(), is_on).await?;
        let daily = known.iter().find_map(|(_, game)| game.daily.clone());
        if let Some(deal) = &daily {
            let index = self.deals.daily(deal.date, &deal.game).await?;
            let notes = index.iter().filter(|entry| entry.is_on(deal)).map(|entry| &entry.begun);
            let mut more = examined(notes, asker);
            more.retain(|game| !games.contains(game));
            known.extend(self.known_games(more, is_on).await?);
        }
        let open = daily.as_ref().is_none_or(|deal| {
            deal.date.is_over(self.deals.now()) || has_finished(&known, deal, asker)
        });
        let mut results = Vec::new();
        if open {
            results = self.results(known, asker);
            let mut unreadable = Unreadable::new("uploaded games on a deal");
            for id in records {
                match self.record_result(&id, asker).await {
                    Err(ArchiveError::Refused(ErrorCode::UnknownRecord)) => {} // It was deleted.
                    read => results.extend(unreadable.skip(&uploads::stream(&id), read)),
                }
            }
            results.sort_by_key(|result| result.at);
            results.drain(..results.len().saturating_sub(MOST_RESULTS));
        }
        Ok(DealResults {
            code,
            game: opening.game,
            options: opening.options,
            seats: opening.seats,
            daily: daily.map(|deal| deal.date),
            results,
        })
    }

    /// The deals of a day for one game.
    pub async fn daily_results(
        &self,
        date: Date,
        game: &str,
        asker: Option<GuestId>,
    ) -> Result<DailyResults, ArchiveError> {
        let over = self.deals.day(Some(date))?.over;
        Kind::find(game).ok_or(ErrorCode::UnknownGame)?;
        // Ordered by the options' text, since options have no order of their own.
        let mut deals: BTreeMap<(usize, String), (DailyDeal, BTreeSet<GameRef>)> = BTreeMap::new();
        let index = self.deals.daily(date, game).await?;
        let examined = examined(index.iter().map(|entry| &entry.begun), asker);
        for DailyEntry { options, seats, begun } in index {
            let deal = DailyDeal { date, game: game.to_owned(), options, seats };
            let key = (seats, deal.options.to_string());
            deals.entry(key).or_insert_with(|| (deal, BTreeSet::new())).1.insert(begun.game);
        }
        let mut answer = DailyResults { date, over, deals: Vec::new() };
        for (deal, games) in deals.into_values() {
            let (games, others): (BTreeSet<_>, BTreeSet<_>) =
                games.into_iter().partition(|game| examined.contains(game));
            let is_on = |game: &GameSummary| game.daily.as_ref() == Some(&deal);
            let known = self.known_games(games, is_on).await?;
            if known.is_empty() {
                continue;
            }
            let finished = has_finished(&known, &deal, asker);
            let played = known.len() + others.len();
            let results = (finished || over).then(|| {
                let mut results = self.results(known, asker);
                results.drain(..results.len().saturating_sub(MOST_RESULTS));
                results
            });
            answer.deals.push(DailyDealResults {
                options: deal.options,
                seats: deal.seats,
                played,
                finished,
                results,
            });
        }
        Ok(answer)
    }

    /// The games that did begin, on the deal in question.
    async fn known_games(
        &self,
        games: BTreeSet<GameRef>,
        is_on: impl Fn(&GameSummary) -> bool,
    ) -> Result<Vec<SummarizedGame>, ArchiveError> {
        let (mut known, mut unreadable) = (Vec::new(), Unreadable::new("games on a deal"));
        let mut busy = 0;
        for game in games {
            let read = self.game_summary(&game).await;
            busy += usize::from(matches!(read, Err(RoomError::Busy)));
            if busy > MOST_BUSY {
                return Err(RoomError::Busy.into());
            }
            let summary = unreadable.skip(&game.stream(), read).flatten();
            known.extend(summary.filter(|summary| is_on(summary)).map(|summary| (game, summary)));
        }
        Ok(known)
    }

    /// The results of games on one deal, oldest first.
    fn results(&self, mut known: Vec<SummarizedGame>, asker: Option<GuestId>) -> Vec<GameResult> {
        known.sort_by_key(|(_, summary)| summary.at);
        let running = known.iter().filter(|(_, summary)| !summary.over);
        let played_again_at: BTreeSet<_> = running.map(|(game, _)| game.room.clone()).collect();
        let now = self.deals.now();
        let mut before = BTreeSet::new();
        let mut results = Vec::new();
        for (game, summary) in known {
            let players = &summary.access.players;
            let own = asker.is_some_and(|asker| players.contains(&asker));
            let again = players.iter().any(|player| before.contains(player));
            before.extend(players.iter().copied());
            // Players who have given no name are not shown to others.
            if !own && summary.names.iter().any(String::is_empty) {
                continue;
            }
            let is_open = summary.access.of.date().is_none_or(|date| date.is_over(now));
            let visible = summary.over
                && is_open
                && !played_again_at.contains(&game.room)
                && summary.access.check(asker, now).is_ok();
            results.push(GameResult {
                names: Some(summary.names.clone()),
                partners: summary.partners.clone(),
                outcome: summary.outcome.clone(),
                closed: summary.closed,
                running: !summary.over,
                at: summary.at,
                uploaded: false,
                own,
                again,
                figures: summary.figures.filter(|_| summary.over),
                replay: visible.then(|| self.replay_path(&game, own)).flatten(),
            });
        }
        results
    }

    /// The address of the replay of a game. Others than its players are not told the code of its table, which would
    /// let them in.
    fn replay_path(&self, game: &GameRef, own: bool) -> Option<String> {
        if own {
            return Some(format!("/t/{}/games/{}", game.room, game.number));
        }
        Some(format!("/replay/{}", self.deals.game_id(game)?))
    }

    /// An uploaded record. Its link is for its uploader to give.
    async fn record_result(
        &self,
        id: &str,
        asker: Option<GuestId>,
    ) -> Result<GameResult, ArchiveError> {
        let uploaded = self.read_upload(id).await?.release();
        Ok(GameResult {
            names: uploaded.record.names,
            partners: Vec::new(),
            outcome: uploaded.record.outcome,
            closed: false,
            running: false,
            at: uploaded.at,
            uploaded: true,
            own: false,
            again: false,
            figures: None,
            replay: (asker == Some(uploaded.guest)).then(|| format!("/replay/{id}")),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_games_are_looked_at_and_those_of_the_asking_guest() {
        let guest = |number: u8| format!("{number:032x}").parse::<GuestId>().expect("an id");
        let begun = |number: u32, guests: &[u8]| GameStart {
            at: number.into(),
            game: GameRef { room: "abcdefghjk".into(), number },
            guests: guests.iter().copied().map(guest).collect(),
        };
        let most = u32::try_from(MOST_GAMES).expect("a small number");
        let notes: Vec<GameStart> = (0..most + 10)
            .map(|number| begun(number, &[if number == 3 { 1 } else { 2 }]))
            .collect();
        let numbers = |asker| {
            let games = examined(notes.iter(), asker);
            games.into_iter().map(|game| game.number).collect::<Vec<_>>()
        };
        assert_eq!(numbers(None), (10..most + 10).collect::<Vec<_>>());
        assert_eq!(numbers(Some(guest(1)))[..2], [3, 10]);
        assert_eq!(
            numbers(Some(guest(2))).len(),
            MOST_GAMES,
            "of a guest's own, the newest as well"
        );
    }
}
