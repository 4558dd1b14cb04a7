//! Summaries of games at many tables, for lists: a few are asked for often, and most games are over.

use crate::{
    archive::Archive,
    deals::index::GameRef,
    identity::room_code::RoomCode,
    ops::process::lock,
    room::{
        model::game::{rules_panic::contained, summary::GameSummary},
        restore::{RoomError, restore},
    },
};
use lru::LruCache;
use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex},
};

const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The summaries of rooms that were read, each with the number of entries its room had.
pub(super) struct Summaries(Mutex<LruCache<GameRef, (u64, Arc<GameSummary>)>>);

impl Default for Summaries {
    fn default() -> Summaries {
        Summaries(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Archive {
    /// The summary of a game, of whichever room; `None` if it never began.
    pub(super) async fn game_summary(
        &self,
        game: &GameRef,
    ) -> Result<Option<Arc<GameSummary>>, RoomError> {
        let Ok(code) = RoomCode::parse(&game.room) else { return Ok(None) };
        let number = game.number;
        let live = self.rooms.ask_live(&code, move |room| room.game_summary(number)).await?;
        if let Some(summary) = live {
            return Ok(summary.map(Arc::new));
        }
        let known = lock(&self.summaries.0).get(game).cloned();
        if let Some((length, summary)) = known {
            let newest = self.journal.read(&code.stream(), length - 1).await;
            if newest.map_err(|error| RoomError::Journal(code.clone(), error))?.len() == 1 {
                return Ok(Some(summary));
            }
        }
        let room = match restore(&*self.journal, &code, self.permits.take().await?).await {
            Ok(room) => room.release(),
            Err(error @ RoomError::Journal(..)) => return Err(error),
            // A room that is deleted or damaged does not hide the others' results.
            Err(_) => return Ok(None),
        };
        // All of its games, since another of them may be next on the list.
        let summaries = (1..=room.games.count()).filter_map(|number| {
            let summary = contained(|| room.game_summary(number)).ok()??;
            Some((GameRef { number, ..game.clone() }, (room.length(), Arc::new(summary))))
        });
        let mut known = lock(&self.summaries.0);
        for (game, summary) in summaries {
            known.put(game, summary);
        }
        Ok(known.get(game).map(|(_, summary)| summary.clone()))
    }
}
