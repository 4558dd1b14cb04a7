//! The games of all rooms, live or not, as far as a guest may see them.

use crate::{
    archive::{
        Archive,
        game_history::{Game, History, Summary},
        replay::{Course, Played},
    },
    identity::{guest::GuestId, room_code::RoomCode},
    lobby::{
        my_games::{self, MyGame},
        visits,
    },
    ops::{entries::Unreadable, process::aside},
    protocol::{error_code::ErrorCode, message::Refused},
    room::{
        model::{listing::MyTable, room::Room},
        stored::StoredError,
    },
};
use rules::Opening;
use serde_json::{Value, value::RawValue};
use std::cmp::Reverse;

/// The most tables of a guest's list that may be busy: each is waited for. With more, the server is.
const MOST_BUSY: usize = 2;

impl Archive {
    /// The part of a room that any holder of its code may see.
    ///
    /// # Errors
    /// There is no such room, it is closed, or it can't be read.
    pub async fn summary(&self, code: &str) -> Result<Summary, Refused> {
        let in_use = |room: &Room| room.end().is_none().then(|| Summary::of(room));
        let asked = self.stored.ask(&RoomCode::parse(code)?, in_use).await?;
        Ok(asked.ok_or(ErrorCode::UnknownRoom)?.ok_or(ErrorCode::RoomClosed)?)
    }

    /// The tables that a guest has joined, the most recently active first. Those that are deleted or
    /// closed, or can't be read, are left out.
    pub async fn tables_of(&self, guest: GuestId) -> Result<Vec<MyTable>, Refused> {
        let in_use = |room: &Room| room.end().is_none().then(|| room.my_table(guest));
        let tables = self.ask_tables_of(guest, in_use).await?;
        let mut tables: Vec<MyTable> = tables.into_iter().flatten().collect();
        tables.sort_by_key(|table| Reverse(table.changed_at));
        Ok(tables)
    }

    /// What the tables that a guest has joined answer. Those that can't be read are left out.
    async fn ask_tables_of<T>(
        &self,
        guest: GuestId,
        question: impl Fn(&Room) -> T,
    ) -> Result<Vec<T>, ErrorCode> {
        let (mut answers, mut unreadable) = (Vec::new(), Unreadable::new("a guest's tables"));
        let mut busy = 0;
        for code in visits::list(&*self.journal, guest).await? {
            let asked = self.stored.ask(&code, &question).await;
            busy += usize::from(matches!(asked, Err(StoredError::Busy)));
            if busy > MOST_BUSY {
                return Err(ErrorCode::Busy);
            }
            answers.extend(unreadable.skip(&code, asked).flatten());
        }
        Ok(answers)
    }

    /// Where cards of a guest's hand cannot go now, and why.
    pub async fn barred(&self, code: &str, guest: GuestId) -> Result<Box<RawValue>, Refused> {
        let asked = self.stored.ask(&RoomCode::parse(code)?, |room| room.barred(guest)).await?;
        Ok(asked.ok_or(ErrorCode::UnknownRoom)??)
    }

    /// The games that a guest has finished, the newest first.
    pub async fn games_of(&self, guest: GuestId) -> Result<Vec<MyGame>, Refused> {
        let mut games = my_games::noted(&*self.journal, guest).await?;
        let played = self.ask_tables_of(guest, |room| room.games_of(guest)).await?;
        played.into_iter().flatten().for_each(|game| games.add(game));
        Ok(games.into_list())
    }

    /// Erases the lists of the games that a guest has finished and of the tables that it has joined.
    pub async fn erase_lists_of(&self, guest: GuestId) -> Result<(), Refused> {
        let (journal, now) = (self.journal.clone(), self.deals.now());
        // To the end, also if the guest does not wait for it.
        let erasing = tokio::spawn(async move {
            my_games::erase(&*journal, guest, now).await?;
            visits::forget_all(&*journal, guest).await
        });
        Ok(erasing.await.map_err(ErrorCode::internal)??)
    }

    /// A finished game, for a replay.
    pub async fn played(&self, code: &str, game: u32, guest: GuestId) -> Result<Played, Refused> {
        Ok(self.game(code, game, guest).await?.played(Some(guest), self.deals.now())?)
    }

    /// The whole log of a game, as all guests at the table saw it.
    pub async fn log(&self, code: &str, game: u32, guest: GuestId) -> Result<Vec<Value>, Refused> {
        Ok(self.game(code, game, guest).await?.log)
    }

    /// The course of a running game, with its positions from `from` on.
    pub async fn course(
        &self,
        code: &str,
        game: u32,
        guest: GuestId,
        from: usize,
    ) -> Result<Course, Refused> {
        Ok(self.game(code, game, guest).await?.course(from).await?)
    }

    /// A game, if the guest may see it.
    pub(crate) async fn game(
        &self,
        code: &str,
        number: u32,
        guest: GuestId,
    ) -> Result<Game, Refused> {
        let History { room, game } = self.history(code, number).await?;
        let game = game.ok_or(ErrorCode::UnknownRecord)?;
        game.access.check(Some(guest), self.deals.now())?;
        if room.is_playing_again(&Opening::of(&game.record), number) {
            return Err(ErrorCode::DealBeingPlayed.into());
        }
        Ok(game)
    }

    async fn history(&self, code: &str, game: u32) -> Result<History, Refused> {
        let code = RoomCode::parse(code)?;
        let permit = self.stored.questions().take().await?;
        let entries = self.stored.entries(&code, 0).await?;
        // Folding a long stream takes a while, and must not block other rooms.
        aside(move || {
            let history = History::read(code.as_str(), &entries, game);
            drop(permit);
            let history = history.map_err(|corrupt| StoredError::Corrupt(code, corrupt))?;
            Ok(history.ok_or(StoredError::Unknown)?)
        })
        .await?
    }
}
