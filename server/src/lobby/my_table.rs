//! A table as it stands in a guest's own list.

use crate::protocol::message::TablePhase;
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
