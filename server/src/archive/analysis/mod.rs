//! Analyses of games: made on request, in the background where partners think, and kept.
//!
//! Each is the only entry of its own stream, with the versions of the rules, the weights and the analysis that made
//! it. One by other versions is made anew. Several servers on one journal do not know of what the others are making.

pub mod comparison;
pub(super) mod running;

use crate::{
    archive::{Archive, ArchiveError, replay::Played, uploads},
    identity::{guest::GuestId, room_code::RoomCode},
    limits::Address,
    ops::{entries, work_permits::Held},
    partners::{PartnerOptions, Switch, pool::Pool},
    protocol::error_code::ErrorCode,
    room::registry::Rooms,
};
use bots::analysis::{self, Analysis, Effort, Weighed, analyse};
use comparison::{Comparison, Own};
use journal::{Journal, JournalError, in_log};
use record::Move;
use running::{Running, RunningAnalyses};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use tokio::sync::oneshot;
use ts_rs::TS;

/// The seed of all chance: the same game yields the same, on the command line as well.
pub const SEED: u64 = 0;
/// The positions in which an action is compared that a guest would have played.
const WORLDS: u32 = 500;
/// The beginning of the names of all streams with analyses.
const STREAMS: &str = "analysis/";
/// The number of streams listed at once.
const PAGE: usize = 100;

/// Whether a game has been analysed.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AnalysisState {
    /// It has not, and can be.
    None {},
    /// It is being analysed, or waits for that.
    Running {
        /// The moves that are done.
        done: usize,
        /// The moves of the game.
        of: usize,
        /// The number of analyses before it.
        place: usize,
        /// The time until it is done, in seconds; `null` while it can't be told.
        #[ts(type = "number | null")]
        seconds: Option<u64>,
    },
    Done {
        /// Where it was won or lost.
        analysis: Box<Analysis>,
        /// The game beside the others of this server when it was analysed; `null` if it was the first.
        comparison: Option<Comparison>,
    },
    /// It should have been, and that has failed. It can be asked for again.
    Failed {},
    /// This server analyses no games.
    Off {},
}

/// A game that a guest may have analysed.
pub struct Analysable {
    stream: String,
    played: Played,
}

/// An analysis: the entry of its stream.
#[derive(Serialize, Deserialize)]
struct Stored {
    /// When it was made, in milliseconds since 1970 (UTC).
    at: u64,
    /// The version of the rules.
    rules: u32,
    /// The version of the weights.
    weights: String,
    /// The version of what analyses say.
    #[serde(default)]
    version: u32,
    analysis: Box<Analysis>,
    #[serde(default)]
    comparison: Option<Comparison>,
}

/// What makes analyses.
#[derive(Clone)]
pub(super) struct Analyser {
    is_on: bool,
    effort: Effort,
    pool: Arc<Pool>,
    running: Arc<RunningAnalyses>,
}

impl Analyser {
    /// One that uses the pool of these rooms.
    pub(crate) fn of(rooms: &Rooms) -> Analyser {
        let PartnerOptions { analysis, games_of_analysis: games, .. } = rooms.options().partners;
        let (is_on, effort) = (analysis == Switch::On, Effort { games, ..Effort::full(SEED) });
        Analyser {
            is_on,
            effort,
            pool: rooms.context.partner_pool.clone(),
            running: Arc::default(),
        }
    }

    /// Begins the next analysis, unless one is being made.
    fn begin_next(&self) {
        if let Some(work) = self.running.next() {
            self.pool.work(work);
        }
    }
}

impl Archive {
    /// A finished game of a table, to be analysed.
    pub async fn analysable_game(
        &self,
        code: &str,
        game: u32,
        guest: impl Into<Option<GuestId>>,
    ) -> Result<Held<Analysable>, ArchiveError> {
        let stream = format!("{}{game}", streams_of(&RoomCode::parse(code)?));
        let played = self.played(code, game, guest).await?;
        Ok(played.map(|played| Analysable { stream, played }))
    }

    /// An uploaded game, to be analysed.
    pub(super) async fn analysable_record(
        &self,
        id: &str,
    ) -> Result<Held<Analysable>, ArchiveError> {
        let stream = stream_of_upload(&uploads::parse_id(id)?);
        let played = self.uploaded(id, None).await?;
        Ok(played.map(|played| Analysable { stream, played }))
    }

    /// Whether a game has been analysed.
    pub async fn analysis(&self, game: &Analysable) -> Result<AnalysisState, ArchiveError> {
        if !self.analyser.is_on {
            return Ok(AnalysisState::Off {});
        }
        if let Some(running) = self.analyser.running.state(&game.stream) {
            return Ok(running);
        }
        let entries = self.journal.read(&game.stream, 0).await?;
        let stored = entries.last().and_then(|entry| Stored::read(entry));
        let done = stored.map(|Stored { analysis, comparison, .. }| AnalysisState::Done {
            analysis,
            comparison,
        });
        Ok(done.unwrap_or_else(|| match self.analyser.running.has_failed(&game.stream) {
            true => AnalysisState::Failed {},
            false => AnalysisState::None {},
        }))
    }

    /// Lets a game be analysed for a guest at an address, unless it has been or is being analysed.
    pub async fn analyse(
        &self,
        game: &Analysable,
        guest: GuestId,
        address: Address,
    ) -> Result<AnalysisState, ArchiveError> {
        let state = self.analysis(game).await?;
        if !matches!(state, AnalysisState::None {} | AnalysisState::Failed {}) {
            return Ok(state);
        }
        let text = game.played.text()?;
        let is_act = |entry: &&Move| matches!(entry, Move::Act { .. });
        let moves = game.played.record.moves.iter().filter(is_act).count();
        let running = Arc::new(Running::new(&game.stream, guest, address, moves));
        let (made, is_made) = oneshot::channel();
        let (to_make, effort) = (running.clone(), self.analyser.effort);
        let work = Box::new(move |go_on: &mut dyn FnMut() -> bool| {
            let mut progress = |done, of| to_make.report(done, of) && go_on();
            let analysis = analyse(&text, effort, &mut progress);
            // The guest may not wait any more.
            _ = made.send(analysis.map(|made| made.map(|made| (made, Own::of(&text)))));
        });
        self.analyser.running.add(running.clone(), work)?;
        self.analyser.begin_next();
        let (journal, analyser, stream) =
            (self.journal.clone(), self.analyser.clone(), game.stream.clone());
        let (at, record) = (self.deals.now(), game.played.record.clone());
        let name = in_log(&stream);
        tokio::spawn(async move {
            let has_failed = match is_made.await {
                Ok(Ok(Some((analysis, own)))) => {
                    let mut stored = Stored::new(at, analysis);
                    if let Some(own) = own {
                        match comparison::compare(&*journal, &record, own, at).await {
                            Ok(comparison) => stored.comparison = comparison,
                            Err(error) => {
                                tracing::error!(name, %error, "a game is not compared")
                            }
                        }
                    }
                    let written = stored.write(&*journal, &stream).await;
                    if let Err(error) = &written {
                        tracing::error!(name, %error, "an analysis can't be stored");
                    }
                    written.is_err()
                }
                Ok(Err(fault)) => {
                    tracing::error!(name, ?fault, "a game can't be analysed");
                    true
                }
                // It was stopped, or has panicked, which the log has.
                Ok(Ok(None)) | Err(_) => !running.is_stopped(),
            };
            analyser.running.end(&running, has_failed);
            analyser.begin_next();
        });
        let begun = self.analyser.running.state(&game.stream);
        Ok(begun.unwrap_or(AnalysisState::None {}))
    }

    /// What an action would have led to in a position of a game that has been analysed, beside the best that was
    /// compared there.
    pub async fn weigh(
        &self,
        game: Held<Analysable>,
        position: usize,
        action: Value,
    ) -> Result<Held<Weighed>, ArchiveError> {
        let AnalysisState::Done { analysis, .. } = self.analysis(game.value()).await? else {
            return Err(ErrorCode::Malformed.into());
        };
        let made = analysis.moves.into_iter().find(|made| made.position == position);
        let made = made.ok_or(ErrorCode::Malformed)?;
        game.then(move |game| {
            let weighed = analysis::weigh(&game.played.text()?, &made, &action, WORLDS, SEED);
            let weighed = weighed
                .map_err(|fault| ArchiveError::damaged("an analysed game", format!("{fault:?}")))?;
            Ok(weighed.ok_or(ErrorCode::Malformed)?)
        })
        .await
    }

    /// Stops the analysis of a game if it is being made for that guest.
    pub async fn stop_analysis(
        &self,
        game: &Analysable,
        guest: GuestId,
    ) -> Result<AnalysisState, ArchiveError> {
        self.analyser.running.stop(&game.stream, guest);
        self.analysis(game).await
    }
}

impl Stored {
    fn new(at: u64, made: Analysis) -> Stored {
        let weights = bots::weights_version().to_owned();
        let version = analysis::VERSION;
        Stored {
            at,
            rules: rules::VERSION,
            weights,
            version,
            analysis: Box::new(made),
            comparison: None,
        }
    }

    /// An analysis by the rules, weights and code of this program.
    fn read(entry: &[u8]) -> Option<Stored> {
        let stored: Stored = serde_json::from_slice(entry).ok()?;
        let made_by = (stored.rules, &*stored.weights, stored.version);
        let current = made_by == (rules::VERSION, bots::weights_version(), analysis::VERSION);
        current.then_some(stored)
    }

    async fn write(&self, journal: &dyn Journal, stream: &str) -> Result<(), JournalError> {
        let entry = entries::encode(self)?;
        // There may be one by other versions.
        journal.delete(stream).await?;
        match journal.append(stream, 0, vec![entry]).await {
            // Another server has made the same one.
            Err(JournalError::Conflict { .. }) => Ok(()),
            written => written,
        }
    }
}

/// Deletes the analyses of a table's games.
pub(super) async fn forget(journal: &dyn Journal, room: &RoomCode) -> Result<(), JournalError> {
    let prefix = streams_of(room);
    loop {
        let page = journal.streams(&prefix, None, PAGE).await?;
        if page.is_empty() {
            return Ok(());
        }
        for stream in page {
            journal.delete(&stream).await?;
        }
    }
}

/// The name of the stream with the analysis of an upload. No room has a code of that length.
pub(super) fn stream_of_upload(id: &str) -> String {
    format!("{STREAMS}record/{id}")
}

/// The beginning of the names of the streams with the analyses of a table's games.
fn streams_of(room: &RoomCode) -> String {
    format!("{STREAMS}{room}/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_analysis_by_other_rules_weights_or_code_counts_as_none() {
        let analysis =
            Analysis { is_contest: false, moves: vec![], turning_points: vec![], partners: None };
        let stored = Stored::new(1, analysis.clone());
        let entry = |stored: &Stored| serde_json::to_vec(stored).expect("JSON");
        let read = Stored::read(&entry(&stored)).expect("one by this program");
        assert_eq!(*read.analysis, analysis);
        let by_other_rules = Stored { rules: rules::VERSION + 1, ..read };
        assert!(Stored::read(&entry(&by_other_rules)).is_none());
        let by_other_weights = Stored { weights: "00000000".into(), ..stored };
        assert!(Stored::read(&entry(&by_other_weights)).is_none());
        let mut before: serde_json::Value =
            serde_json::to_value(Stored::new(1, analysis)).expect("JSON");
        before.as_object_mut().and_then(|stored| stored.remove("version"));
        assert!(Stored::read(before.to_string().as_bytes()).is_none(), "one by the code of before");
        assert!(Stored::read(b"{\"news\":1}").is_none());
    }
}
