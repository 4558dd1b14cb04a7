//! What guests do at other tables with the deals of this one: soft state beside the room.

use crate::{
    identity::guest::GuestId,
    room::model::{decide::Moment, room::Room},
};
use std::collections::{BTreeMap, BTreeSet};

/// What guests do at other tables with the deals of a table's games.
#[derive(Clone, Debug, Default)]
pub struct OtherTables {
    /// How guests have finished the deal of the day of the game of that number.
    finished: BTreeMap<(u32, GuestId), Finish>,
    /// The guests with a hand in a running game on the deal of the shown game.
    playing: BTreeSet<GuestId>,
}

/// How a guest has finished a deal of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Finish {
    /// The game was conceded or closed: its players may have seen nothing of the deal but their hands.
    GivenUp,
    /// The game was played to its end: games on the deal are open to its players.
    PlayedOut,
}

impl OtherTables {
    /// Records that a guest has finished the deal of the table's game of that number.
    pub fn finish(&mut self, game: u32, guest: GuestId, finish: Finish) {
        let known = self.finished.entry((game, guest)).or_insert(finish);
        *known = finish.max(*known);
    }

    /// Whether the guest has finished the deal of that game.
    pub(crate) fn has_finished(&self, game: u32, guest: GuestId) -> bool {
        self.finished.contains_key(&(game, guest))
    }

    /// Whether the guest has played the deal of that game to its end.
    pub(crate) fn has_played_out(&self, game: u32, guest: GuestId) -> bool {
        self.finished.get(&(game, guest)) == Some(&Finish::PlayedOut)
    }

    /// Forgets the games that are open to all guests.
    pub(crate) fn retain(&mut self, is_closed: impl Fn(u32) -> bool) {
        self.finished.retain(|(game, _), _| is_closed(*game));
    }

    /// Sets which guests have a hand in a running game on the deal of the shown game. Returns those for
    /// whom that is a change.
    pub fn play(&mut self, playing: BTreeSet<GuestId>) -> BTreeSet<GuestId> {
        let changed = &self.playing ^ &playing;
        self.playing = playing;
        changed
    }
}

impl Room {
    /// Whether the guest is playing the deal of the shown game at another table: this one would reveal
    /// where the cards are. Does not apply to a guest with a hand in a running game here.
    pub(crate) fn is_played_elsewhere(&self, guest: GuestId, moment: &Moment<'_>) -> bool {
        self.game.is_some()
            && !self.has_a_running_hand(guest)
            && moment.other_tables.playing.contains(&guest)
    }

    /// Whether the guest plays in the running game.
    pub(crate) fn has_a_running_hand(&self, guest: GuestId) -> bool {
        self.is_running() && self.seat_of(guest).is_some()
    }
}
