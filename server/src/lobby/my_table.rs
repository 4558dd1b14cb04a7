//! A table as it stands in a guest's own list.

use crate::{identity::guest::GuestId, protocol::message::TablePhase, room::model::room::Room};
use rules::Seat;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table to which a guest has come.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct MyTable {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: &'static str,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Where the table stands.
    pub phase: TablePhase,
    /// The name of the host, if there is one that is shown.
    pub host_name: Option<String>,
    /// The names on the seats; while a game is running, on its seats. `null` where nobody sits.
    pub seats: Vec<Option<String>>,
    /// The guest's seat.
    #[schema(value_type = Option<u8>)]
    pub own: Option<Seat>,
    /// The seats that the running game waits for, if the guest may see the game.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
    /// Whether it waits for the guest.
    pub my_turn: bool,
    /// How many games have been started.
    pub games: u32,
    /// When something happened there last that everybody notices, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    pub changed_at: u64,
}

impl Room {
    /// Whether the list may show whom the game waits for. Who has finished a deal of the day, and may
    /// watch it, is known at the table alone.
    fn shows_waiting(&self, guest: GuestId) -> bool {
        let daily = self.daily_game().is_some();
        self.is_let_in(guest) && (!daily || self.has_seen_a_hand(guest))
    }

    /// The table in the list of that guest. It shows no more than the guest's view does.
    pub fn my_table(&self, guest: GuestId) -> MyTable {
        let own = self.seat_of(guest);
        let watched = self.running().ok().filter(|_| self.shows_waiting(guest));
        let waiting = watched.map_or_else(Vec::new, |play| play.table.waiting());
        MyTable {
            code: self.code.clone(),
            game: self.kind.id(),
            options: self.settings.options.clone(),
            phase: self.phase(),
            host_name: self.host_name().map(|name| name.as_str().to_owned()),
            seats: self.seat_names(),
            own,
            my_turn: own.is_some_and(|seat| waiting.contains(&seat)),
            waiting,
            games: self.games,
            changed_at: self.changed_at,
        }
    }
}
