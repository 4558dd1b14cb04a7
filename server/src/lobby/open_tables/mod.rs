//! The list of open tables: what their hosts want strangers to find.
//!
//! It is soft state: every live room puts its own entry in and takes it out, and nothing of it
//! outlives the connections. Nodes tell each other what is on their [`list`], so that all have the
//! same.

pub(crate) mod list;
pub(crate) mod other_nodes;

use crate::{
    protocol::{
        message::{TablePhase, Talk},
        settings::Language,
    },
    room::model::{guests::presence::Presence, room::Room},
};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table that strangers may find.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct OpenTable {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: &'static str,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Whether players may talk freely.
    pub talk: Talk,
    /// Whether guests without a seat may watch.
    pub spectators: bool,
    /// Whether those who watch may ask to see all hands.
    pub open_hands: bool,
    /// The language people speak at the table, if the host has told.
    #[schema(value_type = Option<String>)]
    pub language: Option<Language>,
    /// Where the table stands.
    pub phase: TablePhase,
    /// The name of the host, if there is one that is shown.
    pub host_name: Option<String>,
    /// The names on the seats; while a game is running, on its seats. `null` where nobody sits.
    pub seats: Vec<Option<String>>,
    /// How many seats one could take now.
    pub free: usize,
    /// How many games have been started.
    pub games: u32,
}

impl Room {
    /// The entry of this table in the list of open tables, if it belongs there.
    ///
    /// While a game is running nothing in it depends on who is connected but through what the seats
    /// show of that anyway: it must not become a way to give signs.
    pub(crate) fn open_table(&self, presence: &Presence) -> Option<OpenTable> {
        let attended = if self.is_running() {
            self.seated().any(|(_, guest)| !presence.shows_away(guest))
        } else {
            presence.here().next().is_some()
        };
        (attended && self.settings.listed).then(|| OpenTable {
            code: self.code.clone(),
            game: self.kind.id(),
            options: self.settings.options.clone(),
            talk: self.settings.talk,
            spectators: self.settings.spectators,
            open_hands: self.settings.open_hands,
            language: self.settings.language.clone(),
            phase: self.phase(),
            host_name: self.host_name().map(|name| name.as_str().to_owned()),
            seats: self.seat_names(),
            free: self.free_seats(),
            games: self.games,
        })
    }

    /// The names on the seats, `None` where nobody sits: while a game is running of its seats.
    pub(crate) fn seat_names(&self) -> Vec<Option<String>> {
        let played = self.running().map_or(self.seats.len(), |play| play.players.len());
        let taken = self.seats.iter().take(played).map(|seat| {
            let occupant = seat.as_ref().filter(|occupant| occupant.guest.is_some())?;
            Some(occupant.name.as_str().to_owned())
        });
        taken.collect()
    }

    /// How many seats a newcomer could take now: those that were freed in a running game, else as many as
    /// the options leave.
    fn free_seats(&self) -> usize {
        if self.locked {
            0
        } else if self.is_running() {
            self.seats.iter().flatten().filter(|occupant| occupant.guest.is_none()).count()
        } else {
            let most = self.playable_seats.last().copied().unwrap_or_default();
            most.saturating_sub(self.seated().count())
        }
    }
}
