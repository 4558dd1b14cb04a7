//! Limits on what may be written to a room's stream besides its games.
//!
//! Joining a room folds all of its stream, so that must not grow for ever. A game's own entries are
//! never refused: a running game can always be finished. Everything else is counted from the start of
//! one game to that of the next, spectators apart from players, so that neither uses up, or notices,
//! the other's share.

use crate::{
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::model::{
        classification::{Class, Part},
        event::Event,
        room::Room,
    },
};

/// The most entries with which a table may begin another game or be changed between games. An evening
/// of ten long games has about 2,000.
const MOST_ENTRIES: u64 = 20_000;
/// The most entries between two games, or during one by its players, or by its spectators, before these
/// can no longer talk or change their names.
const MOST_TALK: u32 = 1_000;
/// The most entries between two games before only the host may add more.
const MOST_OF_GUESTS: u32 = 2_000;
/// The most entries between two games before the host may add no more either.
const MOST_OF_HOST: u32 = 3_000;

/// The number of entries, since a game was last begun, that are not part of it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OtherEntries {
    between_games: u32,
    during_game: u32,
    of_spectators: u32,
}

impl Room {
    /// Checks that the table may begin another game.
    pub(crate) fn check_may_go_on(&self) -> Result<(), ErrorCode> {
        if self.length < MOST_ENTRIES { Ok(()) } else { Err(ErrorCode::RoomExhausted) }
    }

    /// Checks that the stream has room for the event of a guest's command.
    pub(crate) fn check_bounds(&self, guest: GuestId, event: &Event) -> Result<(), ErrorCode> {
        let Class { part, unnoticed, .. } = self.class(event);
        if part == Part::Game {
            return Ok(());
        }
        let OtherEntries { between_games, during_game, of_spectators } = self.other_entries;
        if !self.is_running() {
            self.check_may_go_on()?;
        }
        let count = if unnoticed {
            of_spectators
        } else if self.is_running() {
            during_game
        } else {
            between_games
        };
        let most = match part {
            Part::Talk => MOST_TALK,
            _ if guest == self.host() => MOST_OF_HOST,
            _ => MOST_OF_GUESTS,
        };
        if count < most { Ok(()) } else { Err(ErrorCode::UntilNextGame) }
    }

    /// Counts an applied entry.
    pub(crate) fn count_other(&mut self, event: &Event) {
        let Class { part, unnoticed, .. } = self.class(event);
        let other_entries = match (event, part) {
            (Event::Started { .. }, _) => return self.other_entries = OtherEntries::default(),
            (_, Part::Game) => return,
            _ if unnoticed => &mut self.other_entries.of_spectators,
            _ if self.is_running() => &mut self.other_entries.during_game,
            _ => &mut self.other_entries.between_games,
        };
        *other_entries = other_entries.saturating_add(1);
    }

    /// Whether the event would change anything.
    pub(crate) fn is_changed_by(&self, event: &Event) -> bool {
        match event {
            Event::Sat { guest, seat, name } => {
                self.seat_of(*guest) != Some(*seat) || self.name_of(*guest) != Some(name)
            }
            Event::PartnerSat { seat, partner, .. } => self.seats.partner_at(*seat) != Ok(*partner),
            Event::FaceChosen { guest, face } => {
                let seat = self.seats.occupant_of(*guest);
                seat.is_none_or(|occupant| occupant.face != Some(*face))
            }
            Event::Ready { guest, ready } => self.seats.is_ready(*guest) != *ready,
            Event::Named { guest, name } => self.name_of(*guest) != Some(name),
            Event::HostPassed { guest } => self.host() != *guest,
            Event::Configured { settings } => self.settings != *settings,
            Event::DealChosen { deal } => self.next_deal != *deal,
            _ => true,
        }
    }
}
