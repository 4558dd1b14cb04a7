//! What a room writes into the journal.

use crate::{
    identity::{
        guest::GuestId,
        name::{Name, Text},
    },
    protocol::{message::Channel, settings::Settings},
    room::model::{
        lifecycle::Withdrawal,
        next_deal::{Dealt, NextDeal},
    },
};
use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of a room's stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// When it was decided, in milliseconds since 1970 (UTC). Nothing but the display depends on it.
    pub at: u64,
    /// The command that caused it; absent where time did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// What happened.
    #[serde(rename = "do")]
    pub event: Event,
}

/// The command behind an entry, remembered so that its repetition is recognised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cause {
    /// Who sent it.
    pub guest: GuestId,
    /// The id the client chose.
    pub id: String,
}

/// What can happen to a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table was set up. Always the first entry, and only that.
    Created {
        /// Its host.
        host: GuestId,
        /// The game's id.
        game: String,
        /// What the host has chosen.
        #[serde(flatten)]
        settings: Settings,
        /// The deal of the first game.
        #[serde(default, skip_serializing_if = "NextDeal::is_random")]
        deal: NextDeal,
    },
    /// A guest took a seat, or changed it.
    Sat {
        /// Who.
        guest: GuestId,
        /// Where.
        seat: Seat,
        /// Under which name.
        name: Name,
    },
    /// A guest left its seat.
    Stood {
        /// Who.
        guest: GuestId,
    },
    /// A guest without a seat chose a name.
    Named {
        /// Who.
        guest: GuestId,
        /// The name.
        name: Name,
    },
    /// A guest without a seat lost its name: one who sits has it now, or it was kept for too long.
    Unnamed {
        /// Who.
        guest: GuestId,
    },
    /// The host removed a guest.
    Removed {
        /// Who.
        guest: GuestId,
    },
    /// The host let a removed guest back in.
    Readmitted {
        /// Who.
        guest: GuestId,
    },
    /// The host mutes a guest, or no longer.
    Muted {
        /// Who.
        guest: GuestId,
        /// Whether the guest's free text is refused from now on.
        muted: bool,
    },
    /// The host locked the table, or unlocked it.
    Locked {
        /// Whether no guest without a seat can take one.
        locked: bool,
    },
    /// The host's role passed on: by the host's command, or by itself.
    HostPassed {
        /// The new host.
        guest: GuestId,
    },
    /// The host changed the table.
    Configured {
        /// What the host has chosen.
        #[serde(flatten)]
        settings: Settings,
    },
    /// The host chose the deal of the next game. Afterwards it is a random one again.
    DealChosen {
        /// The deal.
        deal: NextDeal,
    },
    /// A game began with the seats taken.
    Started {
        /// The seed behind all chance of the game, in hexadecimal. Secret until the game is over.
        seed: String,
        /// The deal.
        deal: Value,
        /// What chance decided before the first turn.
        chance: Vec<Value>,
        /// Whose deal it is.
        #[serde(default, skip_serializing_if = "Dealt::is_random")]
        of: Dealt,
        /// The [version](rules::VERSION) of the rules by which it is played.
        #[serde(default = "first_version")]
        rules: u32,
    },
    /// A seat acted.
    Moved {
        /// The seat.
        seat: Seat,
        /// Its action.
        action: Value,
        /// What chance decided after it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Value>,
        /// How the game ended with it, if it did: also for those who don't know its rules. Absent
        /// in games that were played before this was written down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<Value>,
    },
    /// A seat agreed to close the running contest (T-8.3).
    AgreedToClose {
        /// The seat.
        seat: Seat,
    },
    /// The running game was closed without a result.
    Closed {},
    /// The table was taken out of use for good. Nothing comes after it.
    Withdrawn {
        /// Why.
        why: Withdrawal,
    },
    /// A seat said a structured phrase in a talk window.
    Said {
        /// The seat.
        seat: Seat,
        /// The phrase.
        phrase: Value,
    },
    /// Somebody said something in free text.
    Chatted {
        /// Who.
        guest: GuestId,
        /// Where.
        channel: Channel,
        /// What.
        text: Text,
    },
    /// A guest who watches asked to see all hands of the running game.
    #[serde(rename = "looked")]
    HandsRevealed {
        /// Who.
        guest: GuestId,
    },
    /// The seat of somebody who is away was freed during a game.
    SeatFreed {
        /// The seat.
        seat: Seat,
    },
    /// Somebody took over a freed seat.
    SeatTaken {
        /// The seat.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// Under which name: in a silent game that of the seat.
        name: Name,
        /// What the guest is called after the game, if that is something else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        own: Option<Name>,
    },
}

/// The version of the rules before versions were written down.
fn first_version() -> u32 {
    1
}
