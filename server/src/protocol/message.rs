//! The messages on the WebSocket between a client and a room.
//!
//! Client to server: a [`Command`] with a client-chosen id. Server to client: a [`ServerMessage`].
//! Every type is defined here once, and exported to TypeScript.

use crate::protocol::{
    appearance::Reaction,
    error_code::Code,
    table_view::{Table, You},
};
use record::Where;
use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

/// The longest chat line, in characters.
pub const CHAT_CHARS: usize = 300;
/// The longest name, in characters.
pub const NAME_CHARS: usize = 24;
/// The number of newest chat lines of each channel that are sent.
pub const CHAT_LINES: usize = 50;

/// Whether players may talk freely during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Players are bound to the talk windows of the rules.
    Silent,
    /// Players may talk freely at all times: a house rule, or usual in contests.
    Open,
}

#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// The complete state for the viewer; a newer one replaces it.
    View(Box<ViewMessage<'a>>),
    /// All the free text the viewer may read; a newer one replaces it.
    Chat(ChatMessage<'a>),
    /// Who leads those who look back, and what is looked at; a newer one replaces it.
    Led(LedMessage<'a>),
    /// The refusal of a command.
    Refused(RefusedMessage),
    /// Where cards of the viewer's hand can't go.
    WhyNot(WhyNotMessage),
    /// The answer to a ping. All that could be shown before has been sent before.
    Pong(PongMessage<'a>),
    /// The server is going to restart at a known time, or no longer; a newer one replaces it.
    Announced(AnnouncedMessage),
    /// The storage has become unavailable or available; a newer one replaces it.
    Storage(StorageMessage),
    /// The client's page is of another build than the server's: it goes on, and does well to load anew.
    Outdated,
    /// The server restarts now: the last message of a connection.
    Restarting(RestartingMessage),
}

/// The complete state for one viewer.
#[derive(Serialize, TS)]
pub struct ViewMessage<'a> {
    /// The server's time, in milliseconds since 1970 (UTC).
    pub now: u64,
    /// The number of the room's entries that concern every guest; never decreases from view to view.
    pub seq: u64,
    /// The table and its guests.
    #[ts(as = "Table<'static>")]
    pub table: &'a RawValue,
    /// The public view of the game that is running or was last played, as the game's module defines it,
    /// with the newest lines of its log, at most [`LOG_LINES`](rules::LOG_LINES). `null` also to guests
    /// who may not watch.
    #[ts(type = "unknown")]
    pub game: Option<&'a RawValue>,
    /// The part for this viewer alone.
    pub you: You<'a>,
}

/// The recipients of free text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// All guests at the table.
    Table,
    /// The spectators; players read it when the game is over.
    Watchers,
}

/// All chat lines that a viewer may read, the newest [`CHAT_LINES`] of players, of guests
/// without a seat, and of spectators.
#[derive(Serialize, TS)]
pub struct ChatMessage<'a> {
    /// Oldest first.
    pub lines: Vec<ChatLine<'a>>,
}

/// A line of free text.
#[derive(Serialize, TS)]
pub struct ChatLine<'a> {
    /// The line's number in the room, not counting lines of a running game that the viewer can't read.
    pub number: u64,
    pub channel: Channel,
    /// The author's name.
    pub name: &'a str,
    /// Whether the viewer wrote it.
    pub own: bool,
    /// When it was written, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    pub at: u64,
    /// Plain text; empty for a reaction.
    pub text: &'a str,
    /// The reaction that was sent instead of text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reaction: Option<Reaction>,
}

/// Who leads those who look back at the game that is over. It is sent between games alone.
#[derive(Serialize, TS)]
pub struct LedMessage<'a> {
    /// `null` where no one does any longer.
    pub led: Option<Led<'a>>,
}

/// A guest who leads others through a game that is over.
#[derive(Serialize, TS)]
pub struct Led<'a> {
    pub game: u32,
    /// The guest's name.
    pub name: Option<&'a str>,
    /// The guest's seat at the table.
    pub seat: Option<Seat>,
    /// Whether it is the viewer.
    pub own: bool,
    /// What the guest looks at; `null` before the first look.
    pub sight: Option<Sight>,
}

/// What is looked at in the replay of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Sight {
    pub position: u16,
    /// Through whose eyes.
    pub viewpoint: Eyes,
    /// Whether the guide stands beside the board, with its alternatives.
    pub guided: bool,
    /// The cell that is pointed at.
    pub pointer: Option<u8>,
}

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Eyes {
    /// A player's.
    Seat(Seat),
    /// Those of no player.
    Shared(SharedEyes),
}

/// The eyes of no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SharedEyes {
    /// A spectator's, who sees no hand.
    Table,
    /// With all hands open.
    Open,
}

/// The answer to a refused command.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RefusedMessage {
    /// The command's id; `null` if it could not be parsed.
    pub id: Option<String>,
    /// The refusal.
    #[serde(flatten)]
    pub refused: Refused,
}

/// Where cards of the viewer's hand can't go now, and why.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WhyNotMessage {
    /// The command's id.
    pub id: String,
    /// As the game's module defines it.
    #[ts(type = "unknown")]
    pub barred: Box<RawValue>,
}

/// The answer to a ping.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct PongMessage<'a> {
    /// The command's id.
    pub id: &'a str,
    /// The server's time, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    pub now: u64,
}

/// An announced restart.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct AnnouncedMessage {
    /// Milliseconds until the restart; `null` if it was cancelled.
    pub restart_in_ms: Option<u32>,
}

/// Whether the server can store entries. While it can't, it shows its last state and accepts no
/// commands; it recovers by itself.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct StorageMessage {
    /// Whether the storage is available.
    pub available: bool,
}

/// A restart that begins now. Nothing acknowledged is lost; unacknowledged commands can be sent again
/// under the same id.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct RestartingMessage {
    /// The delay in milliseconds before the client should reconnect; spread over the clients.
    pub retry_ms: u32,
}

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Refused {
    /// Stable, in `snake_case`.
    #[ts(type = "string")]
    pub code: Code,
    /// One English sentence.
    pub message: String,
    /// The clause of the rules that forbids it, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<&'static str>,
    /// The faulty part of an invalid record.
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<Where>,
    /// The index of the faulty move of an invalid record.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub index: Option<u32>,
    /// The code of the fault of an invalid record, such as that of an illegal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<&'static str>,
}
