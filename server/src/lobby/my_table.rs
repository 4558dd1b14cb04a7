//! A table in a guest's own list.

use crate::protocol::message::TablePhase;
use rules::Seat;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table that a guest has joined.
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
    /// The phase of the table.
    pub phase: TablePhase,
    /// The name of the host, if it is shown.
    pub host_name: Option<String>,
    /// The names on the seats; during a game those of its seats. `null` for free seats.
    pub seats: Vec<Option<String>>,
    /// The seats held by partners.
    #[schema(value_type = Vec<u8>)]
    pub partners: Vec<Seat>,
    /// The guest's seat.
    #[schema(value_type = Option<u8>)]
    pub own: Option<Seat>,
    /// The seats that are to act in the running game, if the guest may see the game.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
    /// Whether the guest is to act.
    pub my_turn: bool,
    /// The number of games started.
    pub games: u32,
    /// When something last happened that every guest notices, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    pub changed_at: u64,
}
