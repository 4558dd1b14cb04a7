//! The events that a room writes to the journal.

use crate::{
    identity::{
        guest::GuestId,
        name::{Name, Text},
    },
    protocol::{
        appearance::{Face, Partner, Reaction},
        message::Channel,
        settings::Settings,
    },
    room::model::{
        next_deal::{Dealt, NextDeal},
        room::TableEnd,
    },
};
use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of a room's stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// When it was decided, in milliseconds since 1970 (UTC). Used for display only.
    pub at: u64,
    /// The command that caused it; absent if time did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    #[serde(rename = "do")]
    pub event: Event,
}

/// The command behind an entry, remembered so that its repetition is recognised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cause {
    /// The guest who sent it.
    pub guest: GuestId,
    /// The id chosen by the client.
    pub id: String,
}

/// A change of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table was set up. Always the first entry, and only that.
    Created {
        host: GuestId,
        /// The game's id.
        game: String,
        #[serde(flatten)]
        settings: Settings,
        /// The deal of the first game.
        #[serde(default, skip_serializing_if = "NextDeal::is_random")]
        deal: NextDeal,
    },
    /// A guest took or changed a seat.
    Sat {
        guest: GuestId,
        seat: Seat,
        /// The guest's name; empty for one who has given none.
        name: Name,
    },
    /// A guest left its seat.
    Stood { guest: GuestId },
    /// A guest without a seat, or on one without a name, chose a name.
    Named { guest: GuestId, name: Name },
    /// A seated guest chose a face.
    FaceChosen { guest: GuestId, face: Face },
    /// A guest without a seat lost its name: a seated guest uses it now, or too many names were kept.
    Unnamed { guest: GuestId },
    /// The host removed a guest.
    Removed { guest: GuestId },
    /// The host let a removed guest back in.
    Readmitted { guest: GuestId },
    /// The host muted or unmuted a guest.
    Muted {
        guest: GuestId,
        /// Whether the guest's free text is refused from now on.
        muted: bool,
    },
    /// The host locked the table, or unlocked it.
    Locked {
        /// Whether guests without a seat cannot take one.
        locked: bool,
    },
    /// The role of host passed on, by the host's command or by succession.
    HostPassed {
        /// The new host.
        guest: GuestId,
    },
    /// A partner took an empty seat, or changed its level on its own.
    PartnerSat {
        seat: Seat,
        /// The partner's name.
        name: Name,
        #[serde(flatten)]
        partner: Partner,
    },
    /// A partner left its seat.
    PartnerStood { seat: Seat },
    /// The host changed the settings.
    Configured {
        #[serde(flatten)]
        settings: Settings,
    },
    /// The host chose the deal of the next game. The deals after it are random again.
    DealChosen { deal: NextDeal },
    /// A game began with the seats taken.
    Started {
        /// The seed behind all chance of the game, in hexadecimal. Secret until the game is over.
        seed: String,
        deal: Value,
        /// The chance drawn before the first turn.
        chance: Vec<Value>,
        /// The kind of deal.
        #[serde(default, skip_serializing_if = "Dealt::is_random")]
        of: Dealt,
        /// The [version](rules::VERSION) of the rules by which it is played.
        #[serde(default = "first_version")]
        rules: u32,
    },
    /// A seated guest is ready for another game, or no longer.
    Ready { guest: GuestId, ready: bool },
    /// A seat acted.
    Moved {
        seat: Seat,
        action: Value,
        /// The chance drawn after it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Value>,
        /// The outcome, if the action ended the game: kept for programs that don't know its rules.
        /// Absent in games older than this field.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<Value>,
    },
    /// A seat agreed to close the running contest (T-8.3).
    AgreedToClose { seat: Seat },
    /// The running game was closed without a result.
    Closed {},
    /// The operator had the table forget the name of a guest.
    NameForgotten {
        guest: GuestId,
        /// What stands in its place from now on.
        name: Name,
    },
    /// The table was taken out of use for good. No event follows but a name forgotten.
    #[serde(rename = "withdrawn")]
    TableEnded {
        /// The reason.
        why: TableEnd,
    },
    /// A seat said a structured phrase in a talk window.
    Said { seat: Seat, phrase: Value },
    /// A guest wrote free text.
    Chatted { guest: GuestId, channel: Channel, text: Text },
    /// A guest sent a reaction between games.
    Reacted { guest: GuestId, reaction: Reaction },
    /// A spectator asked to see all hands of the running game.
    #[serde(rename = "looked")]
    HandsRevealed { guest: GuestId },
    /// The seat of an absent player was freed during a game.
    SeatFreed { seat: Seat },
    /// A partner took over a seat of the running game: a freed one, or from its guest.
    HandedToPartner {
        /// The seat, which keeps its name.
        seat: Seat,
        /// The partner's name after the game.
        own: Name,
        #[serde(flatten)]
        partner: Partner,
    },
    /// A guest took over a freed seat, or a former one from a partner.
    SeatTaken {
        seat: Seat,
        guest: GuestId,
        /// The player's name: in a silent game that of the seat.
        name: Name,
        /// The guest's name after the game, if it differs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        own: Option<Name>,
    },
    /// A guest without a seat says that it is the player of a seat, who is away.
    SeatAskedFor {
        seat: Seat,
        guest: GuestId,
        /// The guest who holds the seat.
        holder: GuestId,
    },
    /// Another player answered a guest who asks for a seat.
    RequestAnswered {
        seat: Seat,
        /// The guest who asks.
        guest: GuestId,
        /// Whether the guest has the seat from now on, with its hand and under its name.
        given: bool,
    },
}

/// The version of the rules in entries that do not name one.
fn first_version() -> u32 {
    1
}
