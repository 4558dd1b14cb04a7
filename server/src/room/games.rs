//! The games of all rooms, live or not, as far as a guest may see them.

use super::{
    access::Access,
    code::RoomCode,
    history::{Game, History, Summary},
    my_table::MyTable,
    registry::Rooms,
    state::Room,
};
use crate::{
    deal::{DailyDeal, index::GameAt},
    error::Code,
    guest::GuestId,
    replay::{Played, aside},
    visits,
    wire::Refused,
};
use rules::{Figures, Outcome};
use serde_json::Value;
use std::{cmp::Reverse, collections::HashMap, sync::Arc};
use tokio::task::spawn_blocking;

/// How many games' [`Facts`] are kept in memory.
const MOST_KNOWN: usize = 512;

/// The [`Facts`] that are known, by game.
pub(super) type Known = HashMap<GameAt, Arc<Facts>>;

/// What lists of results tell of a game, and go by.
#[derive(Debug)]
pub(super) struct Facts {
    /// How many entries the room had.
    length: u64,
    pub at: u64,
    pub names: Option<Vec<String>>,
    pub outcome: Option<Outcome>,
    pub over: bool,
    pub closed: bool,
    pub figures: Option<Figures>,
    pub opening: Box<str>,
    pub daily: Option<DailyDeal>,
    pub access: Access,
}

impl From<Game> for Facts {
    fn from(game: Game) -> Facts {
        Facts {
            length: game.length,
            at: game.at,
            daily: game.daily(),
            names: game.record.names,
            outcome: game.record.outcome,
            over: game.over,
            closed: game.closed,
            figures: game.figures,
            opening: game.opening,
            access: game.access,
        }
    }
}

impl Rooms {
    /// What anybody with the code may know of a room.
    ///
    /// # Errors
    /// There is no such room, or it is closed, or cannot be read.
    pub async fn summary(&self, code: &str) -> Result<Summary, Refused> {
        let room = self.history(code, 0).await?.room;
        if room.withdrawn().is_some() {
            return Err(Code::RoomClosed.into());
        }
        Ok(room.summary())
    }

    /// The tables to which a guest has come, the one where something happened last first. Those that
    /// are gone or closed, or cannot be read, are left out.
    ///
    /// # Errors
    /// The journal is unavailable.
    pub async fn tables_of(&self, guest: GuestId) -> Result<Vec<MyTable>, Refused> {
        let mut tables = Vec::new();
        for code in visits::list(&**self.journal(), guest).await? {
            let entries = self.entries(&code, 0).await?;
            // Many long evenings take a while: other rooms must not wait for them.
            let restored = spawn_blocking(move || {
                let room = Room::restore(code.as_str(), &entries).inspect_err(|corrupt| {
                    tracing::error!(room = %code, %corrupt, "a room cannot be restored");
                });
                let room = room.ok()??;
                room.withdrawn().is_none().then(|| room.my_table(guest))
            });
            tables.extend(restored.await.map_err(|_| Code::Internal)?);
        }
        tables.sort_by_key(|table| Reverse(table.changed_at));
        Ok(tables)
    }

    /// A finished game, to look back on.
    ///
    /// # Errors
    /// There is no such room or game, it is not over, or the guest may not see it.
    pub async fn played(&self, code: &str, game: u32, guest: GuestId) -> Result<Played, Refused> {
        Ok(self.game(code, game, guest).await?.played()?)
    }

    /// The whole log of a game, as everybody at the table saw it.
    ///
    /// # Errors
    /// There is no such room or game, or the guest may not see it.
    pub async fn log(&self, code: &str, game: u32, guest: GuestId) -> Result<Vec<Value>, Refused> {
        Ok(self.game(code, game, guest).await?.log)
    }

    /// A game, if the guest may see something of it.
    pub(super) async fn game(
        &self,
        code: &str,
        number: u32,
        guest: GuestId,
    ) -> Result<Game, Refused> {
        let game = self.history(code, number).await?.game.ok_or(Code::UnknownRecord)?;
        self.check_access(&game, guest).await?;
        Ok(game)
    }

    /// Checks that a guest may see something of a game.
    async fn check_access(&self, game: &Game, guest: GuestId) -> Result<(), Code> {
        let now = self.deals().now();
        match (game.access.check(Some(guest), now, false), game.daily()) {
            (Err(Code::DailyNotOver), Some(deal)) => {
                let finished = self.has_finished(&deal, guest).await?;
                game.access.check(Some(guest), now, finished)
            }
            (answer, _) => answer,
        }
    }

    /// Which of the guests have played a game on that deal to its end.
    ///
    /// # Errors
    /// [`Code::Unavailable`] or [`Code::Internal`].
    pub(super) async fn finished(
        &self,
        deal: &DailyDeal,
        guests: &[GuestId],
    ) -> Result<Vec<GuestId>, Code> {
        let mut finished = Vec::new();
        for entry in self.deals().daily(deal.date, &deal.game).await? {
            let asked = |guest: &&GuestId| entry.begun.guests.contains(guest);
            if !entry.is_on(deal) || !guests.iter().any(|guest| asked(&guest)) {
                continue;
            }
            if let Some(facts) = self.facts(&entry.begun.game).await?
                && facts.over
            {
                let played = |guest: &&GuestId| facts.has_played(deal, **guest);
                finished.extend(guests.iter().filter(played));
            }
        }
        Ok(finished)
    }

    /// Whether a guest has played a game on that deal to its end.
    ///
    /// # Errors
    /// [`Code::Unavailable`] or [`Code::Internal`].
    pub(super) async fn has_finished(
        &self,
        deal: &DailyDeal,
        guest: GuestId,
    ) -> Result<bool, Code> {
        Ok(!self.finished(deal, &[guest]).await?.is_empty())
    }

    /// What is known of a game; `None` if it never began.
    pub(super) async fn facts(&self, game: &GameAt) -> Result<Option<Arc<Facts>>, Code> {
        let Ok(code) = RoomCode::parse(&game.room) else {
            return Ok(None);
        };
        let known = self.known().get(game).cloned();
        if let Some(facts) = known
            && self.entries(&code, facts.length - 1).await?.len() == 1
        {
            return Ok(Some(facts));
        }
        let history = match self.history(&game.room, game.number).await {
            Ok(history) => history,
            Err(refused) if refused.code == Code::Unavailable.as_str() => {
                return Err(Code::Unavailable);
            }
            // A room that is gone or damaged does not take the others' results with it.
            Err(_) => return Ok(None),
        };
        let Some(facts) = history.game.map(|game| Arc::new(Facts::from(game))) else {
            return Ok(None);
        };
        let mut known = self.known();
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(game.clone(), facts.clone());
        Ok(Some(facts))
    }

    async fn history(&self, code: &str, game: u32) -> Result<History, Refused> {
        let code = RoomCode::parse(code)?;
        let entries = self.entries(&code, 0).await?;
        // A long evening takes a while: other rooms must not wait for it.
        aside(move || {
            let history = History::read(code.as_str(), &entries, game).map_err(|corrupt| {
                tracing::error!(room = %code, %corrupt, "a room cannot be restored");
                Code::Internal
            })?;
            Ok(history.ok_or(Code::UnknownRoom)?)
        })
        .await
    }
}

impl Facts {
    /// Whether it is a game on that deal in which the guest has, or had, a hand.
    pub fn has_played(&self, deal: &DailyDeal, guest: GuestId) -> bool {
        self.daily.as_ref() == Some(deal) && self.access.players.contains(&guest)
    }
}
