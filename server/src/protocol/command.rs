//! The commands that a client can send to a room.

use crate::protocol::{
    appearance::{Face, Reaction},
    message::Sight,
    settings::Settings,
};
use bots::Level;
use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::VariantNames;
use ts_rs::TS;

/// The longest command id, in bytes.
const COMMAND_ID_BYTES: usize = 36;

#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    /// Chosen by the client, 1 to 36 of `A–Z a–z 0–9 - _`, new for every command. A repeated id is
    /// answered again, but its command is not done again.
    pub id: String,
    #[serde(rename = "do")]
    pub command: Command,
}

/// A command to a room. [`VariantNames`] are those on the wire.
#[derive(Clone, Debug, Deserialize, Serialize, VariantNames, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Command {
    /// Takes an empty seat, or moves to it, while no game is running.
    Sit {
        seat: Seat,
        /// The name to play under.
        name: String,
    },
    /// Leaves the guest's seat while no game is running.
    Stand {},
    /// Sets the name of a guest without a seat.
    Name { name: String },
    /// Chooses the face of a seated guest, while no game is running.
    ChooseFace { face: Face },
    /// Host: frees a seat and bars its guest from sitting down and talking here, while no game is
    /// running.
    Remove { seat: Seat },
    /// Host: bars a guest without a seat in the same way, at any time.
    RemoveGuest {
        /// The handle from the host's list of guests.
        guest: String,
    },
    /// Host: readmits a removed guest, while no game is running.
    Readmit {
        /// The handle from the host's list of removed guests.
        guest: String,
    },
    /// Host: mutes or unmutes a guest without a seat.
    Mute {
        /// The handle from the host's list of guests.
        guest: String,
        /// Whether the guest is muted from now on.
        muted: bool,
    },
    /// Host: locks the table so that guests without a seat can't take one, or unlocks it, while no game
    /// is running.
    Lock {
        /// Whether the table is locked from now on.
        locked: bool,
    },
    /// Host: makes another seated guest the host, while no game is running.
    HandOver {
        /// The seat of the new host.
        seat: Seat,
    },
    /// Host: seats a partner on an empty seat, while no game is running.
    AddPartner {
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// Host: changes how well a partner plays, while no game is running.
    ChangePartner {
        /// The partner's seat.
        seat: Seat,
        /// How well it plays from now on.
        level: Level,
    },
    /// Host: removes a partner, while no game is running.
    RemovePartner {
        /// The partner's seat.
        seat: Seat,
    },
    /// Host: changes the settings while no game is running.
    Configure { settings: Settings },
    /// Host: chooses the deal of the next game, while no game is running.
    ChooseDeal { deal: DealChoice },
    /// Host: starts a game with the seats taken; after a game, the next one.
    Start {},
    /// Says whether a seated guest is ready for another game, after one. It starts once all seated
    /// guests are.
    Ready {
        /// Whether the guest is ready from now on.
        ready: bool,
    },
    /// Plays an action of the game.
    Act {
        /// The action, in the form of the record.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Says a structured phrase in a talk window.
    Say {
        /// The phrase, as the game defines it.
        #[ts(type = "unknown")]
        phrase: Value,
    },
    /// Sends free text, where that is allowed.
    Chat {
        /// Up to 300 characters.
        text: String,
    },
    /// Sends a reaction, between games.
    React { reaction: Reaction },
    /// Host: frees a seat of a running game whose player has been away for a minute, or has kept the
    /// others waiting for three; or one that a partner holds.
    FreeSeat { seat: Seat },
    /// Host: hands a freed seat of a running game to a partner. In a running game partners are steady.
    CallPartner { seat: Seat },
    /// Hands the guest's own seat of a running game to a partner. The guest can take it over again at
    /// any time.
    PlayOn {},
    /// Agrees to close a contest without a result (T-8.3). It is closed once all players present have
    /// agreed. A seat can't withdraw its agreement.
    Close {},
    /// Host: closes the running game without a result.
    EndGame {},
    /// Takes over a freed seat of a running game, with its hand; or the guest's former seat from a
    /// partner.
    TakeOver {
        seat: Seat,
        /// The player's name; in a silent game, the name from its end on.
        name: String,
    },
    /// Says that the guest, who has no seat, is the player of one of the running game who has been away for a minute.
    AskForSeat { seat: Seat },
    /// Answers a guest who asks for the seat of another player. Given, it is the guest's, with its hand.
    AnswerRequest {
        seat: Seat,
        /// Whether the guest is to have it.
        give: bool,
    },
    /// Reveals all hands of the running game to a spectator, who can then take over no seat of it.
    #[serde(rename = "look")]
    #[strum(serialize = "look")]
    RevealHands {},
    /// Leads those who look back at the game that is over. The guest who asked last does, until the next game.
    Lead {},
    /// Shows the others what the guest who leads looks at. It is not stored, and not acknowledged.
    Show {
        /// What it is; `null` ends it.
        sight: Option<Sight>,
    },
    /// Asks where the cards of the guest's hand can't go now, and why. It changes nothing, and is answered by
    /// `why_not` to this connection alone.
    WhyNot {},
    /// Checks the connection. It changes nothing, and is answered by `pong`; of several that wait for their
    /// answer, the newest.
    Ping {},
}

/// A deal that the host can choose for the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DealChoice {
    /// A random deal.
    Random,
    /// The deal of the day on which the game is started.
    Daily,
    /// The deal of the last game at the table.
    Same,
}

/// Whether there is a command of that name.
pub fn is_command_name(name: &str) -> bool {
    Command::VARIANTS.contains(&name)
}

/// Whether a client may use that id for a command.
pub fn is_command_id(id: &str) -> bool {
    (1..=COMMAND_ID_BYTES).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}
