//! What the rest of the server asks of an event's kind, in one place: a new kind does not compile until it
//! has its line here.

use crate::{
    protocol::message::Channel,
    room::model::{event::Event, room::Room},
};

/// What follows from the kind of an event, at the present state of its room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Class {
    /// Whose limit on entries it counts for.
    pub part: Part,
    /// Whether it can happen only while no game is running.
    pub between_games: bool,
    /// Whether it concerns only guests without a seat. Players notice nothing of it: their views neither
    /// change nor are sent again. In the lobby no player sees such a guest's name, unless it is the host.
    pub unnoticed: bool,
    /// Whether it is a line in the chat: it counts for its guest's limit on those, and leaves all but the chat
    /// as it is.
    pub is_chat_line: bool,
    /// Whether it leaves the permissions to read and write as they are.
    pub keeps_permissions: bool,
    /// Whether the running game ends with it.
    pub ends_game: bool,
}

/// What an entry belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A game: its moves, seats changing hands, or a mere consequence of another entry.
    Game,
    /// Talk and the speakers' names.
    Talk,
    /// The table and its guests.
    Table,
}

const GAME: Class = Class {
    part: Part::Game,
    between_games: false,
    unnoticed: false,
    is_chat_line: false,
    keeps_permissions: false,
    ends_game: false,
};
const TALK: Class = Class { part: Part::Talk, ..GAME };
const TABLE: Class = Class { part: Part::Table, between_games: true, ..GAME };

impl Room {
    pub(crate) fn class(&self, event: &Event) -> Class {
        let running = self.is_running();
        match event {
            Event::Created { .. }
            | Event::AgreedToClose { .. }
            | Event::NameForgotten { .. }
            | Event::SeatFreed { .. }
            | Event::HandedToPartner { .. }
            | Event::SeatTaken { .. }
            | Event::SeatAskedFor { .. }
            | Event::RequestAnswered { .. } => GAME,
            Event::Started { .. } => Class { between_games: true, ..GAME },
            Event::Closed {} | Event::TableEnded { .. } => Class { ends_game: running, ..GAME },
            Event::Moved { outcome, .. } => {
                Class { keeps_permissions: true, ends_game: outcome.is_some(), ..GAME }
            }
            Event::Said { .. } => Class { keeps_permissions: true, ..GAME },
            Event::Unnamed { .. } => Class { unnoticed: running, ..GAME },

            Event::Chatted { channel, .. } => {
                let unnoticed = *channel == Channel::Watchers;
                Class { unnoticed, is_chat_line: true, keeps_permissions: true, ..TALK }
            }
            Event::Reacted { .. } => {
                Class { between_games: true, is_chat_line: true, keeps_permissions: true, ..TALK }
            }
            // Others may come now, and see the seat.
            Event::Named { guest, .. } if self.seat_of(*guest).is_some() => TALK,
            Event::Named { guest, .. } => {
                Class { unnoticed: running || *guest != self.host(), ..TALK }
            }
            Event::HandsRevealed { .. } => Class { unnoticed: true, ..TALK },

            Event::Sat { .. }
            | Event::Stood { .. }
            | Event::PartnerSat { .. }
            | Event::PartnerStood { .. }
            | Event::Locked { .. }
            | Event::Configured { .. }
            | Event::DealChosen { .. }
            | Event::FaceChosen { .. } => TABLE,
            Event::Ready { .. } => Class { keeps_permissions: true, ..TABLE },
            Event::HostPassed { .. } => Class { between_games: false, ..TABLE },
            // Players are removed only between games, other guests at any time.
            Event::Removed { guest } => {
                let between_games = self.seat_of(*guest).is_some();
                Class { between_games, unnoticed: running, ..TABLE }
            }
            Event::Readmitted { .. } | Event::Muted { .. } => {
                Class { between_games: false, unnoticed: running, ..TABLE }
            }
        }
    }
}
