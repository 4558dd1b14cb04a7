//! The results of all games on a deal, beside each other.

use super::{code::RoomCode, games::Facts, registry::Rooms};
use crate::{
    deal::{
        DailyDeal, Date, DealCode,
        index::{DailyEntry, DealEntry, GameAt, Source},
    },
    error::Code,
    guest::GuestId,
    upload,
    wire::Refused,
};
use rules::{Figures, Opening, Outcome, catalogue};
use serde::Serialize;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};
use ts_rs::TS;
use utoipa::ToSchema;

/// The most results that are listed for a deal.
const MOST_RESULTS: usize = 200;

/// A game on a deal, and how it ended.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameResult {
    /// The players' names by seat, if they are known.
    names: Option<Vec<String>>,
    /// How it ended; `null` while it is running, and if it was closed.
    #[schema(value_type = Option<Object>)]
    outcome: Option<Outcome>,
    /// Whether it was closed without a result.
    closed: bool,
    /// Whether it is still running.
    running: bool,
    /// When it began, or was uploaded, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    at: u64,
    /// Whether it is an uploaded record, for which nobody vouches.
    uploaded: bool,
    /// Whether the asking guest played.
    own: bool,
    /// Whether somebody in it had begun this deal before.
    again: bool,
    /// How far it came; `null` while it is running, and if that is not known.
    #[schema(value_type = Option<Object>)]
    figures: Option<Figures>,
    /// Where its replay is, if the asking guest may see it.
    replay: Option<String>,
}

/// A deal and the games on it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct DealResults {
    /// Its code.
    #[schema(value_type = String)]
    code: DealCode,
    /// The game's id.
    game: String,
    /// The options that it was dealt with.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    options: Value,
    /// To how many.
    seats: u8,
    /// The day whose deal it was.
    #[schema(value_type = Option<String>)]
    daily: Option<Date>,
    /// Oldest first.
    results: Vec<GameResult>,
}

/// The deals of a day with one game.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct DailyResults {
    /// The day.
    #[schema(value_type = String)]
    date: Date,
    /// Whether it is over.
    over: bool,
    /// Those on which games were begun.
    deals: Vec<DailyDealResults>,
}

/// A deal of the day and the games on it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct DailyDealResults {
    /// The options that it was dealt with.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    options: Value,
    /// To how many.
    seats: u8,
    /// How many games were begun on it.
    played: u32,
    /// Whether the asking guest has finished one of them.
    finished: bool,
    /// Oldest first; `null` to those who have yet to play it.
    results: Option<Vec<GameResult>>,
}

/// A game at a table, with what is known of it.
type Known = (GameAt, Arc<Facts>);

impl Rooms {
    /// Gives the deal of a finished game its code.
    ///
    /// # Errors
    /// There is no such game, it is not over, or the guest may not see it; or what
    /// [`Deals::give`](crate::deal::Deals::give) says.
    pub async fn give(&self, code: &str, number: u32, guest: GuestId) -> Result<DealCode, Refused> {
        let game = self.game(code, number, guest).await?;
        let played = game.played()?;
        let source = Source::Game(GameAt { room: RoomCode::parse(code)?.to_string(), number });
        Ok(self.deals().give(&Opening::of(&played.record), &source).await?)
    }

    /// A deal that has a code, with the games on it.
    ///
    /// # Errors
    /// [`Code::UnknownDeal`], [`Code::Unavailable`] or [`Code::Internal`].
    pub async fn deal_results(
        &self,
        code: &str,
        asker: Option<GuestId>,
    ) -> Result<DealResults, Code> {
        let code = DealCode::parse(code)?;
        let (opening, entries) = self.deals().entries(&code).await?;
        let mut games = BTreeSet::new();
        let mut records = BTreeSet::new();
        for entry in entries {
            match entry {
                DealEntry::Given { source, .. } | DealEntry::Found { source } => match source {
                    Source::Game(game) => _ = games.insert(game),
                    Source::Record { id } => _ = records.insert(id),
                },
                DealEntry::Begun(begun) => _ = games.insert(begun.game),
            }
        }
        let is_on = |facts: &Facts| *facts.opening == *opening.canonical();
        let mut known = self.known_games(games.clone(), is_on).await?;
        let daily = known.iter().find_map(|(_, facts)| facts.daily.clone());
        if let Some(deal) = &daily {
            let index = self.deals().daily(deal.date, &deal.game).await?;
            let more = index.into_iter().filter(|entry| entry.is_on(deal));
            let more = more.map(|entry| entry.begun.game).filter(|game| !games.contains(game));
            known.extend(self.known_games(more.collect(), is_on).await?);
        }
        let open = match &daily {
            Some(deal) => self.is_open_to(deal, asker).await?,
            None => true,
        };
        let mut results = Vec::new();
        if open {
            results = self.results(known, asker, open);
            for id in records {
                results.extend(self.record_result(id).await?);
            }
            results.sort_by_key(|result| result.at);
            results.drain(..results.len().saturating_sub(MOST_RESULTS));
        }
        Ok(DealResults {
            code,
            game: opening.game,
            options: opening.options,
            seats: opening.seats as u8,
            daily: daily.map(|deal| deal.date),
            results,
        })
    }

    /// The deals of a day with one game.
    ///
    /// # Errors
    /// [`Code::UnknownDay`], [`Code::UnknownGame`], [`Code::Unavailable`] or [`Code::Internal`].
    pub async fn daily_results(
        &self,
        date: Date,
        game: &str,
        asker: Option<GuestId>,
    ) -> Result<DailyResults, Code> {
        let over = self.deals().day(Some(date))?.over;
        catalogue::find(game).ok_or(Code::UnknownGame)?;
        // Sorted by the text of the options, which have no order of their own.
        let mut deals: BTreeMap<(usize, String), (DailyDeal, BTreeSet<GameAt>)> = BTreeMap::new();
        for DailyEntry { options, seats, begun } in self.deals().daily(date, game).await? {
            let deal = DailyDeal { date, game: game.to_owned(), options, seats };
            let key = (seats, deal.options.to_string());
            deals.entry(key).or_insert_with(|| (deal, BTreeSet::new())).1.insert(begun.game);
        }
        let mut answer = DailyResults { date, over, deals: Vec::new() };
        for (deal, games) in deals.into_values() {
            let known = self
                .known_games(games, |facts: &Facts| facts.daily.as_ref() == Some(&deal))
                .await?;
            if known.is_empty() {
                continue;
            }
            let finished = known.iter().any(|(_, facts)| {
                facts.over && asker.is_some_and(|asker| facts.has_played(&deal, asker))
            });
            let played = known.len() as u32;
            let results = (finished || over).then(|| {
                let mut results = self.results(known, asker, finished);
                results.drain(..results.len().saturating_sub(MOST_RESULTS));
                results
            });
            answer.deals.push(DailyDealResults {
                options: deal.options,
                seats: deal.seats as u8,
                played,
                finished,
                results,
            });
        }
        Ok(answer)
    }

    /// Whether what was played on a deal of the day is open to a guest.
    ///
    /// # Errors
    /// [`Code::Unavailable`] or [`Code::Internal`].
    pub async fn is_open_to(&self, deal: &DailyDeal, asker: Option<GuestId>) -> Result<bool, Code> {
        if deal.date.is_over(self.deals().now()) {
            return Ok(true);
        }
        match asker {
            Some(asker) => self.has_finished(deal, asker).await,
            None => Ok(false),
        }
    }

    /// Those of the games that did begin, and on the deal in question.
    async fn known_games(
        &self,
        games: BTreeSet<GameAt>,
        is_on: impl Fn(&Facts) -> bool,
    ) -> Result<Vec<Known>, Code> {
        let mut known = Vec::new();
        for game in games {
            if let Some(facts) = self.facts(&game).await?
                && is_on(&facts)
            {
                known.push((game, facts));
            }
        }
        Ok(known)
    }

    /// The results of games on one deal, oldest first. `finished`: the asking guest has finished one
    /// of them.
    fn results(
        &self,
        mut known: Vec<Known>,
        asker: Option<GuestId>,
        finished: bool,
    ) -> Vec<GameResult> {
        known.sort_by_key(|(_, facts)| facts.at);
        let now = self.deals().now();
        let mut before = BTreeSet::new();
        let mut results = Vec::new();
        for (game, facts) in known {
            let players = &facts.access.players;
            let visible = facts.over && facts.access.check(asker, now, finished).is_ok();
            results.push(GameResult {
                names: facts.names.clone(),
                outcome: facts.outcome.clone(),
                closed: facts.closed,
                running: !facts.over,
                at: facts.at,
                uploaded: false,
                own: asker.is_some_and(|asker| players.contains(&asker)),
                again: players.iter().any(|player| before.contains(player)),
                figures: facts.figures.filter(|_| facts.over),
                replay: visible.then(|| format!("/t/{}/games/{}", game.room, game.number)),
            });
            before.extend(players.iter().copied());
        }
        results
    }

    async fn record_result(&self, id: String) -> Result<Option<GameResult>, Code> {
        let uploaded = match upload::read(&**self.journal(), &id).await {
            Ok(uploaded) => uploaded,
            Err(Code::Unavailable) => return Err(Code::Unavailable),
            Err(_) => return Ok(None),
        };
        Ok(Some(GameResult {
            names: uploaded.record.names,
            outcome: uploaded.record.outcome,
            closed: false,
            running: false,
            at: uploaded.at,
            uploaded: true,
            own: false,
            again: false,
            figures: None,
            replay: Some(format!("/replay/{id}")),
        }))
    }
}
