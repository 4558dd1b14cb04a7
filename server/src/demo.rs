//! `--demo`: a finished game of each kind in a new folder, so that a host sees replays, the guide and the lists
//! before friends have played.

use crate::{
    identity::{
        device_link,
        guest::{GuestId, Secret},
        room_code::RoomCode,
    },
    ops::entries,
    partners::pace,
    protocol::{command::Command, message::Refused},
    room::{
        index_update,
        model::{
            decide::{Decision, Moment},
            event::Entry,
            next_deal::NextDeal,
            presence::{Presence, PresenceOptions},
            room::Room,
        },
        registry::Rooms,
    },
};
use bots::Level;
use record::catalogue::Kind;
use rules::Seat;
use serde_json::{Value, json};
use std::error::Error;

type Failure = Box<dyn Error + Send + Sync>;

/// The players, the host first.
const PLAYERS: [&str; 3] = ["Ada", "Ben", "Cleo"];

/// What was played for the demo.
pub(crate) struct Demo {
    /// The codes of the tables.
    pub tables: Vec<String>,
    /// The token with which a browser becomes the first player.
    pub token: String,
}

/// Plays the games; `None` if there are tables already.
pub(crate) async fn play(rooms: &Rooms) -> Result<Option<Demo>, Failure> {
    let (journal, randomness) = (&**rooms.journal(), rooms.deals().randomness());
    if !journal.streams(RoomCode::STREAMS, None, 1).await?.is_empty() {
        return Ok(None);
    }
    let host = Secret::random(randomness);
    let mut guests = vec![host.guest_id()];
    for _ in &PLAYERS[1..] {
        guests.push(Secret::random(randomness).guest_id());
    }
    let mut tables = Vec::new();
    for game in Kind::ALL {
        tables.push(play_at_table(rooms, &guests, game.id()).await?);
    }
    let token = device_link::offer(journal, &host, randomness, rooms.deals().now()).await?;
    Ok(Some(Demo { tables, token }))
}

/// Plays a game at a table of its own. Returns the table's code.
async fn play_at_table(rooms: &Rooms, guests: &[GuestId], game: &str) -> Result<String, Failure> {
    let new = serde_json::from_value(json!({ "game": game }))?;
    let code = rooms.create(guests[0], new, NextDeal::Random).await.map_err(refused)?;
    let stream = RoomCode::parse(&code)?.stream();
    let before = rooms.journal().read(&stream, 0).await?;
    let room = Room::restore(&code, &before)?.ok_or("a new table has expired")?;
    let mut table =
        Table { room, entries: Vec::new(), presence: Presence::new(PresenceOptions::default(), 0) };
    for guest in guests {
        table.presence.connect(*guest, 0);
    }
    for (index, (guest, name)) in guests.iter().zip(PLAYERS).enumerate() {
        let sit = Command::Sit { seat: Seat::at(index), name: name.into() };
        table.handle(rooms, *guest, &sit).await?;
    }
    table.handle(rooms, guests[0], &Command::Start {}).await?;
    while table.room.is_running() {
        let (seat, action) = table.next_action()?;
        table.handle(rooms, guests[seat.index()], &Command::Act { action }).await?;
    }
    rooms.journal().append(&stream, before.len() as u64, table.entries).await?;
    Ok(code)
}

/// A table without connections, and what is not stored of it yet.
struct Table {
    room: Room,
    entries: Vec<Vec<u8>>,
    presence: Presence,
}

impl Table {
    /// What a steady partner would do on the next seat that has something to do.
    fn next_action(&self) -> Result<(Seat, Value), Failure> {
        let play = self.room.running()?;
        for seat in play.waits_since.keys() {
            let seed = pace::seed(&self.room.code, self.room.games.count(), play.plies, *seat);
            let known = self.room.known_to(*seat)?;
            if let Some(action) = bots::decide(&known, Level::Steady, 0, seed) {
                return Ok((*seat, action));
            }
        }
        Err("a game does not go on".into())
    }

    async fn handle(
        &mut self,
        rooms: &Rooms,
        guest: GuestId,
        command: &Command,
    ) -> Result<(), Failure> {
        let entries = self.decide(rooms, guest, command)?;
        index_update::store(&rooms.context, self.room.index_updates(&entries)).await?;
        for entry in &entries {
            self.entries.push(entries::encode(entry)?);
            self.room.apply(entry)?;
        }
        Ok(())
    }

    fn decide(
        &self,
        rooms: &Rooms,
        guest: GuestId,
        command: &Command,
    ) -> Result<Vec<Entry>, Failure> {
        let (deals, id) = (rooms.deals(), format!("demo-{}", self.entries.len()));
        let moment = Moment { now: deals.now(), clock: 0, presence: &self.presence, dealer: deals };
        match self.room.handle(guest, &id, command, &moment).map_err(refused)? {
            Decision::Entries(entries) => Ok(entries),
            Decision::Repeated => Err("a command was done before".into()),
        }
    }
}

fn refused(refused: Refused) -> Failure {
    refused.message.into()
}
