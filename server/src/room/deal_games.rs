//! The games of all tables by their deals: which guests are playing a deal, or have played it.

use crate::{
    deals::{
        daily::DailyDeal,
        index::{DailyEntry, DealEntry, GameRef, GameStart},
        service::{Dealer, Deals},
    },
    identity::{guest::GuestId, room_code::RoomCode},
    protocol::error_code::ErrorCode,
    room::{
        index_update::IndexUpdate,
        model::{
            deals::other_tables::Finish,
            game::summary::{GameSummary, opening_hash},
            room::Room,
        },
        stored::StoredRooms,
    },
};
use lru::LruCache;
use rules::Opening;
use std::{
    collections::BTreeSet,
    num::NonZeroUsize,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// The number of summaries kept.
const KEPT_SUMMARIES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);
/// How long the index is trusted that a game begins although the game is not there yet: longer than
/// its entry can take.
const START_TRUSTED_FOR: Duration = Duration::from_secs(60);

/// The games that were recently asked for, each with the number of entries its room had.
type SummaryCache = LruCache<GameRef, (u64, Arc<GameSummary>)>;

/// The games of all tables by their deals.
pub(crate) struct DealGames {
    deals: Arc<Deals>,
    stored: Arc<StoredRooms>,
    /// The lock is held only for lookups.
    summaries: Mutex<SummaryCache>,
}

impl DealGames {
    /// Creates an empty cache.
    pub fn new(deals: Arc<Deals>, stored: Arc<StoredRooms>) -> DealGames {
        DealGames { deals, stored, summaries: Mutex::new(SummaryCache::new(KEPT_SUMMARIES)) }
    }

    fn summaries(&self) -> MutexGuard<'_, SummaryCache> {
        // The cache is consistent at every moment, even if a holder of the lock panicked.
        self.summaries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a guest has a hand in a running game on the deal with that opening: an earlier game with
    /// the same cards would reveal them. `but` is the game that is asked for, which does not count.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn is_playing(
        &self,
        opening: &Opening,
        guest: GuestId,
        but: Option<&GameRef>,
    ) -> Result<bool, ErrorCode> {
        Ok(self.playing(opening, but).await?.contains(&guest))
    }

    /// The guests who have a hand in a running game on the deal with that opening, not counting the
    /// game `but`.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn playing(
        &self,
        opening: &Opening,
        but: Option<&GameRef>,
    ) -> Result<BTreeSet<GuestId>, ErrorCode> {
        let hash = opening_hash(&opening.canonical());
        let mut playing = BTreeSet::new();
        for entry in self.entries_of(opening).await? {
            if let DealEntry::GameStart(begun) = entry
                && Some(&begun.game) != but
                && let Some(game) = self.game_summary(&begun.game).await?
                && !game.over
                && game.is_on(&hash)
            {
                playing.extend(&game.access.players);
            }
        }
        Ok(playing)
    }

    /// The tables that have had games on the deal with that opening.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn tables(&self, opening: &Opening) -> Result<BTreeSet<RoomCode>, ErrorCode> {
        let games = self.entries_of(opening).await?.into_iter().filter_map(DealEntry::into_game);
        Ok(games.filter_map(|game| RoomCode::parse(&game.room).ok()).collect())
    }

    /// The entries of the deal with that opening; none if it has no code.
    async fn entries_of(&self, opening: &Opening) -> Result<Vec<DealEntry>, ErrorCode> {
        match self.deals.entries(&self.deals.deal_code(opening)).await {
            Ok((_, entries)) => Ok(entries),
            // Only the first game ever began on it.
            Err(ErrorCode::UnknownDeal) => Ok(Vec::new()),
            Err(code) => Err(code),
        }
    }

    /// Which of the guests have finished a game on that deal, and how.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn finished(
        &self,
        deal: &DailyDeal,
        guests: &[GuestId],
    ) -> Result<Vec<(GuestId, Finish)>, ErrorCode> {
        let mut finished = Vec::new();
        for entry in self.deals.daily(deal.date, &deal.game).await? {
            let asked = |guest: &&GuestId| entry.begun.guests.contains(guest);
            if !entry.is_on(deal) || !guests.iter().any(|guest| asked(&guest)) {
                continue;
            }
            if let Some(game) = self.game_summary(&entry.begun.game).await?
                && let Some(finish) = game.finish()
            {
                let played = guests.iter().filter(|guest| game.has_played(deal, **guest));
                finished.extend(played.map(|guest| (*guest, finish)));
            }
        }
        Ok(finished)
    }

    /// How a guest has finished a game on that deal, if so.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn finish_of(
        &self,
        deal: &DailyDeal,
        guest: GuestId,
    ) -> Result<Option<Finish>, ErrorCode> {
        let finished = self.finished(deal, &[guest]).await?;
        Ok(finished.into_iter().map(|(_, finish)| finish).max())
    }

    /// The summary of a game; `None` if it never began.
    ///
    /// # Errors
    /// [`ErrorCode::Busy`], [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn game_summary(
        &self,
        game: &GameRef,
    ) -> Result<Option<Arc<GameSummary>>, ErrorCode> {
        let Ok(code) = RoomCode::parse(&game.room) else {
            return Ok(None);
        };
        let known = self.summaries().get(game).cloned();
        if let Some((length, summary)) = known
            && self.stored.entries(&code, length - 1).await?.len() == 1
        {
            return Ok(Some(summary));
        }
        let summary = |room: &Room| Some((room.length(), room.game_summary(game.number)?));
        let (length, summary) = match self.stored.ask(&code, summary).await {
            Ok(Some(Some(found))) => found,
            Err(refusal @ (ErrorCode::Unavailable | ErrorCode::Busy)) => return Err(refusal),
            // A room that is deleted or damaged does not hide the others' results.
            Ok(_) | Err(_) => return Ok(None),
        };
        let summary = Arc::new(summary);
        self.summaries().put(game.clone(), (length, summary.clone()));
        Ok(Some(summary))
    }

    /// Stores updates of the index before the entries they are about: a note of what never happens is
    /// harmless, a missing one is not.
    ///
    /// # Errors
    /// The entries must not be stored then.
    pub async fn update_index(&self, updates: Vec<IndexUpdate>) -> Result<(), ErrorCode> {
        for update in updates {
            match update {
                IndexUpdate::DealGiven { opening, source } => {
                    self.deals.give(&opening, &source).await?;
                }
                IndexUpdate::GameStart { code, begun } => self.deals.begin(&code, &begun).await?,
                IndexUpdate::DailyStart { deal, begun } => self.begin_daily(&deal, begun).await?,
            }
        }
        Ok(())
    }

    /// Notes that guests get hands of a deal of the day, unless one of them has had one at another
    /// table.
    ///
    /// # Errors
    /// [`ErrorCode::DailyPlayed`], [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    async fn begin_daily(&self, deal: &DailyDeal, begun: GameStart) -> Result<(), ErrorCode> {
        loop {
            let index = self.deals.daily(deal.date, &deal.game).await?;
            for other in index.iter().filter(|other| other.is_on(deal)).map(|other| &other.begun) {
                if self.stands_against(deal, other, &begun).await? {
                    return Err(ErrorCode::DailyPlayed);
                }
            }
            let noted = index.iter().any(|known| known.is_on(deal) && known.begun.covers(&begun));
            let entry = DailyEntry::of(deal, begun.clone());
            // The length of the index is the lock: of two tables, one reads what the other wrote.
            if noted || self.deals.append_daily(deal, index.len(), &entry).await? {
                break;
            }
        }
        // Other tables trust the note alone only for so long; the entry must be stored by then.
        if self.deals.now().saturating_sub(begun.at) > millis(START_TRUSTED_FOR) / 2 {
            return Err(ErrorCode::Unavailable);
        }
        Ok(())
    }

    /// Whether another note gives one of the guests a hand of the deal at another table.
    async fn stands_against(
        &self,
        deal: &DailyDeal,
        other: &GameStart,
        begun: &GameStart,
    ) -> Result<bool, ErrorCode> {
        let shared: Vec<_> =
            begun.guests.iter().copied().filter(|guest| other.guests.contains(guest)).collect();
        if other.game == begun.game || shared.is_empty() {
            return Ok(false);
        }
        // After a clock was set back, notes may lie far in the future.
        let about_to_begin = self.deals.now().abs_diff(other.at) < millis(START_TRUSTED_FOR);
        Ok(match self.game_summary(&other.game).await? {
            Some(game) if game.daily.as_ref() != Some(deal) => false,
            Some(game) => {
                about_to_begin || shared.iter().any(|guest| game.has_played(deal, *guest))
            }
            None => about_to_begin,
        })
    }
}

fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}
