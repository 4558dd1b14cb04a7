//! Creation of tables.

use crate::{
    identity::{guest::GuestId, name::Name, room_code::RoomCode},
    ops::entries,
    protocol::{
        error_code::{ErrorCode, refuse},
        message::{Refused, Talk},
        settings::{Language, Settings},
    },
    room::{
        model::{
            event::{Entry, Event},
            game::prospect::{check_options, usual_talk, with_defaults},
            next_deal::NextDeal,
            room::Room,
        },
        registry::Rooms,
    },
};
use bots::Level;
use journal::JournalError;
use record::catalogue::Kind;
use rules::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::iter;
use ts_rs::TS;

/// The most codes that are drawn to find one of a room that is served here.
const CODES: usize = 64;

/// The settings of a new table.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    /// The game's id.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) game: Option<String>,
    /// The options that differ from the game's defaults.
    #[serde(default)]
    #[ts(type = "unknown")]
    pub(crate) options: Map<String, Value>,
    /// The deal of the first game; random by default.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub(crate) deal: NewDeal,
    /// Silent or open talk; by default the usual one for these options.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) talk: Option<Talk>,
    /// Whether guests without a seat may watch.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<_>")]
    pub(crate) spectators: bool,
    /// Whether spectators may reveal all hands.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub(crate) open_hands: bool,
    /// Whether the table is shown in the list of open tables.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub(crate) listed: bool,
    /// The language spoken at the table, such as `fr`.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub(crate) language: Option<Language>,
    /// The name under which the guest takes a seat; without one it takes no seat yet.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) name: Option<String>,
    /// Whether the guest takes a seat without a name, if `name` gives none. No other guest may sit
    /// or watch at the table then until it has one.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub(crate) unnamed: bool,
    /// The seat that the guest takes; by default the first.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) seat: Option<Seat>,
    /// The levels of the partners on the other seats in their order, each `gentle`, `steady` or `sharp`.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub(crate) partners: Vec<Level>,
}

fn yes() -> bool {
    true
}

/// The deal of the first game at a new table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewDeal {
    /// A random deal.
    #[default]
    Random,
    /// The deal of the day on which the game is started.
    Daily,
    /// An existing deal. Game and options may be left out: they are those of the deal.
    Given {
        /// The deal's code, with or without dashes.
        code: String,
    },
    /// A position of a game that is over, from which play goes on. Game and options may be left out.
    Continued {
        of: PastGame,
        /// How many actions led to the position.
        position: usize,
        /// The seat for which all cards are dealt anew that it could not know in that position; without one
        /// they lie as they lay.
        #[serde(default)]
        #[ts(optional)]
        anew: Option<Seat>,
    },
}

/// Where a game that is over is found.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(untagged)]
pub enum PastGame {
    Table {
        /// The table's code.
        room: String,
        /// The game's number.
        number: u32,
    },
    /// In an uploaded record.
    Upload {
        /// The record's id.
        record: String,
    },
}

impl Rooms {
    /// Creates a room whose first game has that deal, and returns its code.
    pub async fn create(
        &self,
        host: GuestId,
        new: NewRoom,
        deal: NextDeal,
    ) -> Result<String, Refused> {
        let NewRoom {
            game,
            options,
            deal: _,
            talk,
            spectators,
            open_hands,
            listed,
            language,
            name,
            unnamed,
            seat,
            partners,
        } = new;
        let (kind, options) = choose_game(game.as_deref(), options, &deal)?;
        check_options(kind, &options)?;
        let talk = talk.map_or_else(|| usual_talk(kind, &options), Ok)?;
        let settings = Settings { options, talk, spectators, open_hands, listed, language };
        let event = Event::Created { host, game: kind.id().to_owned(), settings, deal };
        let created = Entry { at: self.deals().now(), cause: None, event };
        loop {
            let code = self.new_code();
            let mut stream = Stream::begin(code.as_str(), &created)?;
            let seat = seat.unwrap_or(Seat::at(0));
            stream.seat(host, seat, name.as_deref(), unnamed, &partners)?;
            match self.context.journal.append(&code.stream(), 0, stream.entries).await {
                Ok(()) => {
                    self.context.seated_or_host.note(code.as_str(), vec![host]);
                    return Ok(code.to_string());
                }
                // The code is taken, which is next to impossible.
                Err(JournalError::Conflict { .. }) => {}
                Err(error) => return Err(refuse(&error)),
            }
        }
    }
}

impl Rooms {
    /// A code of a room that is served here, so that it need not move at once.
    fn new_code(&self) -> RoomCode {
        let random = || RoomCode::random(self.deals().randomness());
        iter::repeat_with(random).take(CODES).find(|code| self.serves(code)).unwrap_or_else(random)
    }
}

/// The first entries of a room's stream, with the room they make.
struct Stream {
    entries: Vec<Vec<u8>>,
    at: u64,
    room: Room,
}

impl Stream {
    fn begin(code: &str, created: &Entry) -> Result<Stream, Refused> {
        let entries = vec![encoded(created)?];
        let room = Room::restore(code, &entries).map_err(ErrorCode::internal)?;
        let room = room.ok_or_else(|| ErrorCode::internal("a new room has expired"))?;
        Ok(Stream { entries, at: created.at, room })
    }

    /// Seats the host there under that name, if there is one, or `unnamed`, and partners of those levels beside.
    fn seat(
        &mut self,
        host: GuestId,
        seat: Seat,
        name: Option<&str>,
        unnamed: bool,
        partners: &[Level],
    ) -> Result<(), Refused> {
        if let Some(name) = name {
            let events = self.room.sit(host, seat, name)?;
            self.push(events)?;
        } else if unnamed {
            self.room.seats.get(seat)?;
            self.push(vec![Event::Sat { guest: host, seat, name: Name::none() }])?;
        }
        let own = self.room.seat_of(host);
        let mut others = self.room.seats.all().filter(|other| Some(*other) != own);
        for level in partners {
            let other = others.next().ok_or(ErrorCode::TooManyPlayers)?;
            let events = self.room.add_partner(other, *level)?;
            self.push(events)?;
        }
        Ok(())
    }

    fn push(&mut self, events: Vec<Event>) -> Result<(), Refused> {
        for event in events {
            let entry = Entry { at: self.at, cause: None, event };
            let bytes = encoded(&entry)?;
            self.room.apply_bytes(&bytes).map_err(ErrorCode::internal)?;
            self.entries.push(bytes);
        }
        Ok(())
    }
}

fn encoded(entry: &Entry) -> Result<Vec<u8>, Refused> {
    entries::encode(entry).map_err(|error| refuse(&error))
}

/// The game and all its options; with a given deal, those of the deal.
fn choose_game(
    game: Option<&str>,
    changes: Map<String, Value>,
    deal: &NextDeal,
) -> Result<(Kind, Value), Refused> {
    let opening = deal.opening();
    let id = game.or(opening.map(|opening| opening.game.as_str())).ok_or(ErrorCode::Malformed)?;
    let kind = Kind::find(id).ok_or(ErrorCode::UnknownGame)?;
    let Some(opening) = opening else {
        return Ok((kind, with_defaults(kind, changes)));
    };
    let same = |(key, value): (&String, &Value)| opening.options.get(key) == Some(value);
    if id == opening.game && changes.iter().all(same) {
        Ok((kind, opening.options.clone()))
    } else {
        Err(ErrorCode::DealFixed.into())
    }
}
