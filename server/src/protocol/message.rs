//! What travels over the WebSocket between a client and a room.
//!
//! Client to server: a [`Command`] with a client-chosen id. Server to client: a [`ServerMessage`].
//! Every type is defined here, once, and exported to TypeScript.

use crate::{date::Date, protocol::settings::Language};

use rules::{Seat, TalkWindow, record::Where};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use ts_rs::TS;
use utoipa::ToSchema;

/// The longest chat line, in characters.
pub const CHAT_CHARS: usize = 300;
/// The longest name, in characters.
pub const NAME_CHARS: usize = 24;
/// How many of the newest chat lines of each channel are sent.
pub const CHAT_LINES: usize = 50;

/// Whether players may talk freely during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Players are bound to the talk windows of the rules.
    Silent,
    /// Players may talk freely at all times: a house rule, or usual in contests.
    Open,
}

/// A message from the server.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// The complete picture; a newer one replaces it.
    View(Box<ViewMessage<'a>>),
    /// All the free text the viewer may read; a newer one replaces it.
    Chat(ChatMessage<'a>),
    /// The answer to a command that was not done.
    Refused(RefusedMessage),
    /// The server is going to be restarted at a known time, or no longer; a newer one replaces it.
    Announced(AnnouncedMessage),
    /// The storage has gone away, or is back; a newer one replaces it.
    Storage(StorageMessage),
    /// The server goes down now and comes back: the last message of a connection.
    Restarting(RestartingMessage),
}

/// The complete picture for one viewer.
///
/// The server writes `table` and `game` once for all viewers of a change and joins each viewer's
/// `you` to them.
#[derive(Serialize, TS)]
pub struct ViewMessage<'a> {
    /// How many entries of the room's stream concern everybody; a later view has a larger one, or
    /// the same.
    pub seq: u64,
    /// The people and the table.
    pub table: Table<'a>,
    /// What everybody may see of the game that is running or was last played (its public view, as
    /// the game's module defines it). Also `null` to guests who may not watch.
    #[ts(type = "unknown")]
    pub game: Option<&'a RawValue>,
    /// What concerns this viewer alone.
    pub you: You<'a>,
}

/// The people and the table, the same for all viewers.
#[derive(Serialize, TS)]
pub struct Table<'a> {
    /// The room's code, as in its link.
    pub code: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    pub options: &'a Value,
    /// How many seats can be taken at the most.
    pub max_seats: u8,
    /// With how many seats the options can be played, ascending.
    pub playable_seats: &'a [usize],
    /// Whether players may talk freely.
    pub talk: Talk,
    /// Whether guests without a seat may watch.
    pub spectators: bool,
    /// Whether those who watch may ask to see all hands.
    pub open_hands: bool,
    /// Whether the table is shown in the list of open tables.
    pub listed: bool,
    /// Whether guests without a seat are kept from taking one.
    pub locked: bool,
    /// The language people speak at the table, if the host has told.
    pub language: Option<&'a Language>,
    /// Where the table stands.
    pub phase: TablePhase,
    /// The deal of the next game.
    pub deal: DealView<'a>,
    /// How many games have been started here; the newest has this number.
    pub games: u32,
    /// Who sits where. While a game is running the indices are the seats of the game.
    pub seats: Vec<Option<SeatView<'a>>>,
    /// The seat of the host; `null` while the host does not sit.
    pub host: Option<Seat>,
    /// The name of the host, if there is one yet; `null` too while the host watches a running game.
    pub host_name: Option<&'a str>,
    /// The names of the players of the shown game, by its seats; empty before the first.
    pub players: Vec<&'a str>,
    /// How many guests without a seat are here; `null` while a game is running.
    pub watchers: Option<u32>,
    /// How many of these have given no name yet, and may be about to sit down; only before the
    /// first game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unnamed: Option<u32>,
    /// The talk window that is open now.
    pub window: Option<TalkWindow>,
    /// The seats that have agreed to close the running contest (T-8.3).
    pub closing: Vec<Seat>,
    /// Whether the shown game was closed without a result.
    pub closed: bool,
    /// Whether the shown game is one by rules of a version that this server does not know. It can't
    /// be shown, and does not go on here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub other_rules: bool,
    /// What was said in the open talk window, oldest first.
    pub phrases: Vec<Said<'a>>,
    /// How the games of this table ended, but for those on the deal of the day while it lasts.
    pub evening: Scoreboard,
    /// How everybody can check the shown game's deal; absent before the first game.
    pub fairness: Option<Fairness<'a>>,
}

/// The deal of the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DealView<'a> {
    /// A random one.
    Random {},
    /// The deal of the day.
    Daily {
        /// Today.
        date: Date,
    },
    /// One that there is already. The options are its own and can't be changed, nor can the number
    /// of seats.
    Given {
        /// Its code.
        code: &'a str,
    },
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// No game has been played yet.
    Lobby,
    /// A game is running.
    Playing,
    /// The last game is over; the table is a lobby again.
    Over,
}

/// A seat that is taken, or was taken and has been freed during a game.
#[derive(Serialize, TS)]
pub struct SeatView<'a> {
    /// The name of who sits there, or sat there last.
    pub name: &'a str,
    /// Whether somebody sits there, and is here.
    pub presence: Presence,
}

/// How present the guest of a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Here.
    Here,
    /// Not connected for a while.
    Away,
    /// Freed during a game: somebody may take it over.
    Free,
}

/// A phrase of a talk window.
#[derive(Serialize, TS)]
pub struct Said<'a> {
    /// Who said it.
    pub seat: Seat,
    /// The phrase, as the game defines it.
    #[ts(type = "unknown")]
    pub phrase: &'a Value,
}

/// How the games of a table ended.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct Scoreboard {
    /// How many all won together.
    pub won: u32,
    /// How many all lost together.
    pub lost: u32,
    /// How many games were closed without a result.
    pub closed: u32,
    /// How many contests were played to their end.
    pub ranked: u32,
    /// Who has won contests, the most successful first. A shared win counts for each.
    pub wins: Vec<Wins>,
}

/// How many contests somebody has won.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct Wins {
    /// The name under which the last of them was won.
    pub name: String,
    /// How many.
    pub count: u32,
}

/// How everybody can check a deal.
#[derive(Serialize, TS)]
pub struct Fairness<'a> {
    /// In hexadecimal, shown from the start: SHA-256 of the seed, or of the seed and the deal.
    pub commitment: &'a str,
    /// The seed in hexadecimal, shown when the game is over, or for a deal of the day when the day
    /// is.
    pub seed: Option<String>,
    /// What was fixed.
    pub kind: FairnessKind,
    /// The day whose deal it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub date: Option<Date>,
}

/// What a game's commitment fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FairnessKind {
    /// The seed, from which the deal and all chance follow.
    Seed,
    /// The deal, which was given, and the seed, from which all later chance follows.
    Deal,
    /// The seed, which follows from the key of a day.
    Day,
}

/// What concerns one viewer alone.
#[derive(Serialize, TS)]
pub struct You<'a> {
    /// The own name, if one was given.
    pub name: Option<&'a str>,
    /// The name of the own seat where it is not the own one: that of the player before, which a seat
    /// keeps until a silent game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plays_as: Option<&'a str>,
    /// The own seat at the table.
    pub seat: Option<Seat>,
    /// The own seat in the shown game.
    pub player: Option<Seat>,
    /// Whether this is the host.
    pub host: bool,
    /// What the viewer may do at the table now.
    pub may: May<'a>,
    /// Where the viewer's free text goes now; `null` while the viewer must be silent.
    pub channel: Option<Channel>,
    /// What is left to say and change in the open window.
    pub left: Option<Left>,
    /// The ids of commands that have been done since the viewer's last view.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub done: &'a [String],
    /// What the viewer's seat may see of the game (its private view, as the game's module defines
    /// it).
    #[ts(type = "unknown")]
    pub game: Option<Box<RawValue>>,
    /// All hands of the running game, for who watches and has asked for them: what each of its seats
    /// sees without what it may do (private views with nothing on offer).
    #[ts(type = "unknown[] | null")]
    pub hands: Option<Vec<Box<RawValue>>>,
}

/// What a viewer may do at the table now, besides the actions of the game.
#[derive(Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct May<'a> {
    /// Sit down on an empty seat, or change the seat.
    pub sit: bool,
    /// Stand up.
    pub stand: bool,
    /// Change the table's settings, remove guests and hand over the host's role.
    pub manage: bool,
    /// Start a game.
    pub start: bool,
    /// Why a game cannot be started yet, for the host.
    pub start_refusal: Option<Refused>,
    /// The seats that may be freed now.
    pub free: Vec<Seat>,
    /// The freed seats that may be taken over.
    pub take_over: Vec<Seat>,
    /// Agree to close the running contest.
    pub close: bool,
    /// See all hands of the running game, as one who watches.
    pub look: bool,
    /// See the game at all.
    pub watch: bool,
    /// The viewer has a hand in a running game on the same deal at another table: until it is over, this
    /// game does not show.
    pub played_elsewhere: bool,
    /// End the running game without a result.
    pub end: bool,
    /// The viewer was removed by the host.
    pub removed: bool,
    /// The viewer was muted by the host.
    pub muted: bool,
    /// Host: the guests without a seat who can be removed and muted now, and those who are muted. While
    /// a game runs these are the spectators if the host is one, else those who have lost a seat of it.
    pub guests: Vec<GuestView<'a>>,
    /// Host: the guests who were removed.
    pub removed_guests: Vec<RemovedView<'a>>,
}

/// A guest without a seat, as the host sees it.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct GuestView<'a> {
    /// What commands call the guest.
    pub guest: String,
    /// The guest's name, if one was given.
    pub name: Option<&'a str>,
    /// Whether the guest is muted.
    pub muted: bool,
}

/// A guest who was removed, as the host sees it.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct RemovedView<'a> {
    /// What commands call the guest.
    pub guest: String,
    /// The guest's name, if one was given.
    pub name: Option<&'a str>,
}

/// Where free text goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// To everybody at the table.
    Table,
    /// To those who watch; players read it when the game is over.
    Watchers,
}

/// What is left to say and change in a talk window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Left {
    /// Phrases.
    pub phrases: u8,
    /// Changes that the rules of the window do not need, such as pledges away from eight.
    pub changes: u8,
}

/// All chat lines that a viewer may read, of each channel the newest [`CHAT_LINES`].
#[derive(Serialize, TS)]
pub struct ChatMessage<'a> {
    /// Oldest first.
    pub lines: Vec<ChatLine<'a>>,
}

/// A line of free text.
#[derive(Serialize, TS)]
pub struct ChatLine<'a> {
    /// Counts the lines of the room, without those of a running game that the viewer can't read.
    pub number: u64,
    /// Where it was said.
    pub channel: Channel,
    /// Who said it.
    pub name: &'a str,
    /// Whether the viewer said it.
    pub own: bool,
    /// When, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    pub at: u64,
    /// Plain text.
    pub text: &'a str,
}

/// The answer to a command that was not done.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RefusedMessage {
    /// The command's id; `null` if it could not be read.
    pub id: Option<String>,
    /// Why.
    #[serde(flatten)]
    pub refused: Refused,
}

/// A restart that is to come.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct AnnouncedMessage {
    /// In how many milliseconds; `null` if the restart was called off.
    pub restart_in_ms: Option<u32>,
}

/// Whether the server can store what it is told. While it can't, what it shows is what it knows,
/// nothing is accepted, and all goes on by itself when it can again.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct StorageMessage {
    /// Whether it can.
    pub available: bool,
}

/// A restart that begins now. Nothing that was acknowledged is lost; what was not can be sent again
/// under the same id.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct RestartingMessage {
    /// After how many milliseconds to connect again: not the same for everybody.
    pub retry_ms: u32,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Refused {
    /// Stable, in `snake_case`.
    pub code: String,
    /// One English sentence.
    pub message: String,
    /// The clause of the rules that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<&'static str>,
    /// The part of a bad record in which the fault lies.
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub place: Option<Where>,
    /// The number of the move of a bad record in which the fault lies, from 0.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub index: Option<u32>,
    /// The code of what is wrong with a bad record, such as that of a refused move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<&'static str>,
}
