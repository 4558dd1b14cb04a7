//! The games of all rooms, live or not, as far as a guest may see them.

use crate::{
    archive::{
        Archive, ArchiveError,
        game_history::{Finished, Game, GameFacts, Summary},
        replay::{Course, Played},
    },
    deals::{deal_code::DealCode, index::GameRef},
    identity::{guest::GuestId, room_code::RoomCode},
    lobby::{
        my_games::{self, MyGame},
        visits,
    },
    ops::{entries::Unreadable, work_permits::Held},
    protocol::error_code::ErrorCode,
    room::{
        create::{NewDeal, PastGame},
        model::{
            listing::MyTable,
            next_deal::{NextDeal, Past},
            room::Room,
        },
        restore::RoomError,
    },
};
use rules::Seed;
use serde_json::Value;
use std::{cmp::Reverse, collections::BTreeSet};

/// The most tables of a list that may be busy: each is waited for. With more, the server is.
pub(super) const MOST_BUSY: usize = 2;

impl Archive {
    /// The part of a room that any holder of its code may see.
    ///
    /// # Errors
    /// There is no such room, it is closed, or it can't be read.
    pub async fn summary(&self, code: &str) -> Result<Summary, ArchiveError> {
        let in_use = |room: &Room| room.end().is_none().then(|| Summary::of(room));
        let asked = self.rooms.ask(&RoomCode::parse(code)?, in_use).await?;
        Ok(asked.ok_or(ErrorCode::RoomClosed)?)
    }

    /// The tables that a guest has joined, the most recently active first. Those that are deleted or
    /// closed, or can't be read, are left out.
    pub async fn tables_of(&self, guest: GuestId) -> Result<Vec<MyTable>, ArchiveError> {
        let in_use = move |room: &Room| room.end().is_none().then(|| room.my_table(guest));
        let (mut tables, mut unreadable) = (Vec::new(), Unreadable::new("a guest's tables"));
        let mut busy = 0;
        for code in visits::list(&*self.journal, guest).await? {
            let asked = self.rooms.ask(&code, in_use).await;
            busy += usize::from(matches!(asked, Err(RoomError::Busy)));
            if busy > MOST_BUSY {
                return Err(RoomError::Busy.into());
            }
            tables.extend(unreadable.skip(&code.stream(), asked).flatten());
        }
        tables.sort_by_key(|table| Reverse(table.changed_at));
        Ok(tables)
    }

    /// The games that a guest has finished, the newest first. A game is noted before its last entry is stored:
    /// it is left out as long as its table, if it is live here, still plays it.
    pub async fn games_of(&self, guest: GuestId) -> Result<Vec<MyGame>, ArchiveError> {
        let permit = self.permits.take().await?;
        let mut games = my_games::noted(&*self.journal, guest).await?.into_list();
        drop(permit);
        let mut running = BTreeSet::new();
        for code in games.iter().map(|game| game.room.clone()).collect::<BTreeSet<_>>() {
            let running_game = |room: &Room| room.is_running().then_some(room.games.count());
            let Ok(parsed) = RoomCode::parse(&code) else { continue };
            if let Ok(Some(Some(number))) = self.rooms.ask_live(&parsed, running_game).await {
                running.insert((code, number));
            }
        }
        games.retain(|game| !running.contains(&(game.room.clone(), game.number)));
        Ok(games)
    }

    /// Erases the lists of the games that a guest has finished and of the tables that it has joined.
    pub async fn erase_lists_of(&self, guest: GuestId) -> Result<(), ArchiveError> {
        let (journal, now) = (self.journal.clone(), self.deals.now());
        // To the end, also if the guest does not wait for it.
        let erasing = tokio::spawn(async move {
            my_games::erase(&*journal, guest, now).await?;
            visits::forget_all(&*journal, guest).await
        });
        Ok(erasing.await??)
    }

    /// The deal of a guest's new table.
    ///
    /// # Errors
    /// There is none with that code, the guest may not see that game, or nothing is left to do in it.
    pub async fn next_deal(
        &self,
        deal: &NewDeal,
        guest: GuestId,
    ) -> Result<NextDeal, ArchiveError> {
        Ok(match deal {
            NewDeal::Random => NextDeal::Random,
            NewDeal::Daily => NextDeal::Daily,
            NewDeal::Given { code } => {
                let code = DealCode::parse(code)?;
                let (opening, _) = self.deals.entries(&code).await?;
                NextDeal::Given { code, opening: Box::new(opening) }
            }
            NewDeal::Continued { of, position, anew } => {
                let played = match of {
                    PastGame::Table { room, number } => self.played(room, *number, guest).await?,
                    PastGame::Upload { record } => self.linked(record, Some(guest)).await?,
                };
                let (position, anew) = (*position, *anew);
                let seed = Seed::new(self.deals.randomness().bytes());
                let past = played.then(move |Played { record, .. }| {
                    let past = Past::of(&record, position);
                    let past = past.map_err(|why| ArchiveError::damaged("a record", why))?;
                    let past = past.ok_or(ErrorCode::NoGameRunning)?;
                    let Some(seat) = anew else { return Ok(past) };
                    if seat.index() >= record.seats {
                        return Err(ErrorCode::SeatOutOfRange.into());
                    }
                    let dealt = past.dealt_anew(seat, &seed);
                    dealt.map_err(|why| ArchiveError::damaged("a record", why.why))
                });
                NextDeal::Continued { past: Box::new(past.await?.release()) }
            }
        })
    }

    /// A finished game, for a replay; with no guest, if anyone may see it.
    pub async fn played(
        &self,
        code: &str,
        game: u32,
        guest: impl Into<Option<GuestId>>,
    ) -> Result<Held<Played>, ArchiveError> {
        let (guest, now) = (guest.into(), self.deals.now());
        let named = GameRef { room: RoomCode::parse(code)?.to_string(), number: game };
        let id = self.deals.game_id(&named);
        let game = self.game(code, game, guest).await?;
        game.then(move |game| Ok(Played { id, ..game.played(guest, now)? })).await
    }

    /// A finished game, if anyone may see it.
    pub(crate) async fn finished(&self, code: &str, number: u32) -> Result<Finished, ArchiveError> {
        Ok(self.facts(&RoomCode::parse(code)?, number).await?.open_to_all(self.deals.now())?)
    }

    /// What a room tells of a game.
    async fn facts(&self, code: &RoomCode, number: u32) -> Result<GameFacts, ArchiveError> {
        let facts = self.rooms.ask(code, move |room| GameFacts::of(room, number)).await?;
        Ok(facts.ok_or(ErrorCode::UnknownRecord)?)
    }

    /// The whole log of a game, as all guests at the table saw it.
    pub async fn log(
        &self,
        code: &str,
        game: u32,
        guest: GuestId,
    ) -> Result<Held<Vec<Value>>, ArchiveError> {
        self.game(code, game, guest).await?.then(Game::log).await
    }

    /// The course of a running game, with its positions from `from` on.
    pub async fn course(
        &self,
        code: &str,
        game: u32,
        guest: GuestId,
        from: usize,
    ) -> Result<Held<Course>, ArchiveError> {
        self.game(code, game, guest).await?.then(move |game| game.course(from)).await
    }

    /// A game, if the guest may see it.
    pub(crate) async fn game(
        &self,
        code: &str,
        number: u32,
        guest: impl Into<Option<GuestId>>,
    ) -> Result<Held<Game>, ArchiveError> {
        let code = RoomCode::parse(code)?;
        let facts = self.facts(&code, number).await?;
        facts.check_open(guest.into(), self.deals.now())?;
        // Before the read, since the entries of many long games would fill the memory.
        let permit = self.permits.take().await?;
        let entries = self.journal.read(&code.stream(), facts.first_entry()).await?;
        let game = permit.hold(entries).then(move |entries| {
            facts.with(&entries).map_err(|why| ArchiveError::damaged(format!("{code:?}"), why))
        });
        game.await
    }
}
