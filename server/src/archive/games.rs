//! The games of all rooms, live or not, as far as a guest may see them.

use crate::{
    archive::{
        game_history::{Game, History, Summary},
        replay::{Played, aside},
    },
    deals::{
        daily::DailyDeal,
        index::{DealEntry, GameRef},
        service::Dealer,
    },
    identity::{guest::GuestId, room_code::RoomCode},
    lobby::{my_table::MyTable, visits},
    protocol::{error_code::ErrorCode, message::Refused},
    room::{
        actor::RoomMessage,
        model::{
            game_summary::{GameSummary, opening_hash},
            other_tables::Finish,
            room::Room,
        },
        registry::Rooms,
    },
};
use lru::LruCache;
use rules::Opening;
use serde_json::Value;
use std::{cmp::Reverse, collections::BTreeSet, num::NonZeroUsize, sync::Arc};

/// How many summaries are cached.
pub(crate) const KEPT_SUMMARIES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The games that were recently asked for, each with the number of entries its room had.
pub(crate) type SummaryCache = LruCache<GameRef, (u64, Arc<GameSummary>)>;

impl Rooms {
    /// The part of a room that any holder of its code may see.
    ///
    /// # Errors
    /// There is no such room, it is closed, or it can't be read.
    pub async fn summary(&self, code: &str) -> Result<Summary, Refused> {
        let in_use = |room: &Room| room.withdrawn().is_none().then(|| room.summary());
        let asked = self.ask(&RoomCode::parse(code)?, in_use).await?;
        Ok(asked.ok_or(ErrorCode::UnknownRoom)?.ok_or(ErrorCode::RoomClosed)?)
    }

    /// The tables that a guest has joined, the most recently active first. Those that are deleted or
    /// closed, or can't be read, are left out.
    ///
    /// # Errors
    /// The journal is unavailable, or the server is busy.
    pub async fn tables_of(&self, guest: GuestId) -> Result<Vec<MyTable>, Refused> {
        let mut tables = Vec::new();
        for code in visits::list(&**self.journal(), guest).await? {
            let in_use = |room: &Room| room.withdrawn().is_none().then(|| room.my_table(guest));
            match self.ask(&code, in_use).await {
                Ok(table) => tables.extend(table.flatten()),
                Err(refusal @ (ErrorCode::Unavailable | ErrorCode::Busy)) => {
                    return Err(refusal.into());
                }
                Err(_) => {}
            }
        }
        tables.sort_by_key(|table| Reverse(table.changed_at));
        Ok(tables)
    }

    /// A finished game, for a replay.
    ///
    /// # Errors
    /// There is no such room or game, it is not over, or the guest may not see it.
    pub async fn played(&self, code: &str, game: u32, guest: GuestId) -> Result<Played, Refused> {
        Ok(self.game(code, game, guest).await?.played(self.deals().now())?)
    }

    /// The whole log of a game, as all guests at the table saw it.
    ///
    /// # Errors
    /// There is no such room or game, or the guest may not see it.
    pub async fn log(&self, code: &str, game: u32, guest: GuestId) -> Result<Vec<Value>, Refused> {
        Ok(self.game(code, game, guest).await?.log)
    }

    /// A game, if the guest may see it.
    pub(crate) async fn game(
        &self,
        code: &str,
        number: u32,
        guest: GuestId,
    ) -> Result<Game, Refused> {
        let game = self.history(code, number).await?.game.ok_or(ErrorCode::UnknownRecord)?;
        self.check_access(&game, guest).await?;
        let at = GameRef { room: RoomCode::parse(code)?.to_string(), number };
        if self.is_playing(&Opening::of(&game.record), guest, Some(&at)).await? {
            return Err(ErrorCode::DealBeingPlayed.into());
        }
        Ok(game)
    }

    /// Checks that a guest may see a game.
    async fn check_access(&self, game: &Game, guest: GuestId) -> Result<(), ErrorCode> {
        let now = self.deals().now();
        match (game.access.check(Some(guest), now, false), game.daily()) {
            (Err(ErrorCode::DailyNotOver), Some(deal)) => {
                let played_out = self.finish_of(&deal, guest).await? == Some(Finish::PlayedOut);
                game.access.check(Some(guest), now, played_out)
            }
            (answer, _) => answer,
        }
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
    pub(crate) async fn playing(
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

    /// Notifies the live rooms that have had games on the deal with that opening that one has begun or
    /// ended at another table.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub(crate) async fn tell_of(&self, opening: &Opening, game: &GameRef) -> Result<(), ErrorCode> {
        let games = self.entries_of(opening).await?.into_iter().filter_map(DealEntry::into_game);
        let rooms: BTreeSet<_> = games.map(|game| game.room).collect();
        for room in rooms.iter().filter(|room| **room != game.room) {
            if let Ok(code) = RoomCode::parse(room) {
                self.tell(&code.stream(), RoomMessage::DealPlayed);
            }
        }
        Ok(())
    }

    /// The entries of the deal with that opening; none if it has no code.
    async fn entries_of(&self, opening: &Opening) -> Result<Vec<DealEntry>, ErrorCode> {
        match self.deals().entries(&self.deals().deal_code(opening)).await {
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
    pub(crate) async fn finished(
        &self,
        deal: &DailyDeal,
        guests: &[GuestId],
    ) -> Result<Vec<(GuestId, Finish)>, ErrorCode> {
        let mut finished = Vec::new();
        for entry in self.deals().daily(deal.date, &deal.game).await? {
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
    pub(crate) async fn finish_of(
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
    pub(crate) async fn game_summary(
        &self,
        game: &GameRef,
    ) -> Result<Option<Arc<GameSummary>>, ErrorCode> {
        let Ok(code) = RoomCode::parse(&game.room) else {
            return Ok(None);
        };
        let known = self.summaries().get(game).cloned();
        if let Some((length, summary)) = known
            && self.entries(&code, length - 1).await?.len() == 1
        {
            return Ok(Some(summary));
        }
        let summary = |room: &Room| Some((room.length(), room.game_summary(game.number)?));
        let (length, summary) = match self.ask(&code, summary).await {
            Ok(Some(Some(found))) => found,
            Err(refusal @ (ErrorCode::Unavailable | ErrorCode::Busy)) => return Err(refusal),
            // A room that is deleted or damaged does not hide the others' results.
            Ok(_) | Err(_) => return Ok(None),
        };
        let summary = Arc::new(summary);
        self.summaries().put(game.clone(), (length, summary.clone()));
        Ok(Some(summary))
    }

    async fn history(&self, code: &str, game: u32) -> Result<History, Refused> {
        let code = RoomCode::parse(code)?;
        let turn = self.folded().questions().take().await?;
        let entries = self.entries(&code, 0).await?;
        // Folding a long stream takes a while, and must not block other rooms.
        aside(move || {
            let history = History::read(code.as_str(), &entries, game).map_err(|corrupt| {
                tracing::error!(room = %code, %corrupt, "a room cannot be restored");
                ErrorCode::Internal
            })?;
            drop(turn);
            Ok(history.ok_or(ErrorCode::UnknownRoom)?)
        })
        .await
    }
}
