//! The room as a fold over its entries: what it holds, and how it is restored.

use crate::{
    identity::guest::GuestId,
    protocol::{settings::Settings, table_view::TablePhase},
    room::model::{
        decide::remembered_commands::RememberedCommands,
        event::{Entry, Event},
        game::games::Games,
        guests::Guests,
        next_deal::NextDeal,
        seats::Seats,
        stream_limits::OtherEntries,
        talk::chat::Chat,
    },
};
use record::catalogue::Kind;
use rules::Seat;
use serde::{Deserialize, Serialize};

/// A table with its guests, and the game that is running or was last played.
pub struct Room {
    pub(crate) code: String,
    pub(crate) kind: Kind,
    pub(crate) settings: Settings,
    /// The numbers of seats with which the options can be played.
    pub(crate) playable_seats: Vec<usize>,
    pub(crate) guests: Guests,
    pub(crate) seats: Seats,
    pub(crate) next_deal: NextDeal,
    pub(crate) games: Games,
    pub(crate) chat: Chat,
    /// The number of entries.
    pub(crate) length: u64,
    /// The number of entries that concern every guest, see [`Class::unnoticed`](crate::room::model::classification::Class).
    pub(crate) shared_length: u64,
    /// When the newest of those was decided, in milliseconds since 1970 (UTC).
    pub(crate) changed_at: u64,
    /// Why the table is out of use, if it is.
    pub(crate) end: Option<TableEnd>,
    /// The entries besides those of games.
    pub(crate) other_entries: OtherEntries,
    pub(crate) commands: RememberedCommands,
}

/// Why a table is out of use for good.
///
/// Both ends are an event of the room, so that every process that has the room in memory learns of it
/// before it writes anything else. An expired room is marked before its stream is deleted: if a guest
/// acts at the same time, one of the two appends comes first, and the other fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEnd {
    /// Closed by the operator. Its games can still be replayed.
    Closed,
    /// Unused for too long: its stream is about to be deleted.
    Expired,
}

/// A stream whose entries do not make a room.
#[derive(Debug, thiserror::Error)]
#[error("entry {number} does not fit: {why}")]
pub struct Corrupt {
    pub(super) number: u64,
    pub(super) why: String,
}

impl Room {
    /// Builds a room from the entries of its stream; `None` if there are none, or it is about to be
    /// deleted.
    pub fn restore(code: &str, entries: &[Vec<u8>]) -> Result<Option<Room>, Corrupt> {
        let Some((first, rest)) = entries.split_first() else {
            return Ok(None);
        };
        let mut room = Room::create(code, &decode(0, first)?)?;
        room.extend(rest)?;
        Ok(room.unless_expired())
    }

    /// Applies further entries of the stream.
    pub fn extend(&mut self, entries: &[Vec<u8>]) -> Result<(), Corrupt> {
        for bytes in entries {
            self.apply_bytes(bytes)?;
        }
        Ok(())
    }

    fn create(code: &str, entry: &Entry) -> Result<Room, Corrupt> {
        let corrupt = |why: &str| Corrupt { number: 0, why: why.into() };
        let Event::Created { host, game, settings, deal } = &entry.event else {
            return Err(corrupt("it does not create the room"));
        };
        let kind = Kind::find(game).ok_or_else(|| corrupt("its game is unknown"))?;
        let mut room = Room {
            code: code.to_owned(),
            kind,
            settings: settings.clone(),
            playable_seats: Vec::new(),
            guests: Guests::of(*host),
            seats: Seats::empty(*kind.seats().end()),
            next_deal: NextDeal::Random,
            games: Games::default(),
            chat: Chat::default(),
            length: 1,
            shared_length: 1,
            changed_at: entry.at,
            end: None,
            other_entries: OtherEntries::default(),
            commands: RememberedCommands::default(),
        };
        room.set_deal(deal);
        Ok(room)
    }

    /// The number of entries.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// Whether a game is running.
    pub fn is_running(&self) -> bool {
        self.phase() == TablePhase::Playing
    }

    pub fn phase(&self) -> TablePhase {
        self.games.phase()
    }

    pub fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.seats.of(guest)
    }

    pub fn seated(&self) -> impl Iterator<Item = (Seat, GuestId)> + '_ {
        self.seats.guests()
    }

    /// Why the table is out of use, if it is.
    pub fn end(&self) -> Option<TableEnd> {
        self.end
    }

    /// The room, or `None` if it is about to be deleted and must be treated as absent.
    pub(crate) fn unless_expired(self) -> Option<Room> {
        (self.end != Some(TableEnd::Expired)).then_some(self)
    }

    /// Whether that command of that guest is part of the room already.
    pub(crate) fn remembers(&self, guest: GuestId, id: &str) -> bool {
        self.commands.contains(guest, id)
    }
}

pub(super) fn decode(number: u64, bytes: &[u8]) -> Result<Entry, Corrupt> {
    serde_json::from_slice(bytes).map_err(|error| Corrupt { number, why: error.to_string() })
}
