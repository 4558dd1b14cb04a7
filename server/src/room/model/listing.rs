//! A table's entries in the list of open tables and in those of its guests.

use crate::{
    identity::guest::GuestId,
    lobby::open_tables::OpenTable,
    protocol::table_view::TablePhase,
    room::model::{presence::Presence, room::Room},
};
use record::catalogue::AnyPosition;
use rules::Seat;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

impl Room {
    /// The table's entry in the list of open tables, if it belongs there.
    ///
    /// During a game of guests it depends on connections only through what the seats show anyway: it
    /// must not become a way to signal.
    pub(crate) fn open_table(&self, presence: &Presence) -> Option<OpenTable> {
        let attended = if self.is_running() && self.seated().next().is_some() {
            self.seated().any(|(_, guest)| !presence.shows_away(guest))
        } else {
            presence.here().next().is_some()
        };
        let is_listed = self.settings.listed && !self.seats.has_unnamed();
        (attended && is_listed).then(|| OpenTable {
            code: self.code.clone(),
            game: self.kind.id(),
            options: self.settings.options.clone(),
            talk: self.settings.talk,
            spectators: self.settings.spectators,
            open_hands: self.settings.open_hands,
            language: self.settings.language.clone(),
            phase: self.phase(),
            host_name: self.host_name().map(|name| name.as_str().to_owned()),
            seats: self.seat_names(),
            partners: self.partner_seats(),
            free: self.free_seats(),
            games: self.games.count(),
        })
    }

    /// The names on the seats, `None` for free ones; during a game those of its seats.
    pub(crate) fn seat_names(&self) -> Vec<Option<String>> {
        let played = self.running().map_or(self.seats.len(), |play| play.players.len());
        let taken = self.seats.iter().take(played).map(|(_, occupant)| {
            let occupant = occupant.filter(|occupant| !occupant.is_free())?;
            Some(occupant.name.as_str().to_owned())
        });
        taken.collect()
    }

    /// The seats held by partners.
    pub(crate) fn partner_seats(&self) -> Vec<Seat> {
        self.seats.partners().map(|(seat, _)| seat).collect()
    }

    /// The number of seats that a newcomer could take now: in a running game those that were freed,
    /// otherwise as many as the options leave, since partners give up their seats.
    fn free_seats(&self) -> usize {
        if self.seats.are_locked() {
            0
        } else if self.is_running() {
            self.seats.freed()
        } else {
            let most = self.playable_seats.last().copied().unwrap_or_default();
            most.saturating_sub(self.seated().count())
        }
    }

    /// The guests for whom other guests wait in the running game, and since when, in milliseconds since 1970 (UTC).
    pub(crate) fn waits_for(&self) -> Vec<(GuestId, u64)> {
        let guests: Vec<_> = self.seated().collect();
        let (Ok(play), [_, _, ..]) = (self.running(), &*guests) else { return Vec::new() };
        let since =
            |seat| play.waits_since.get(&seat).filter(|_| play.position().is_some()).copied();
        guests.into_iter().filter_map(|(seat, guest)| Some((guest, since(seat)?))).collect()
    }

    /// The seats that the running game waits for, and when that began, in milliseconds since 1970 (UTC).
    pub fn waits(&self) -> impl Iterator<Item = (Seat, u64)> + '_ {
        let running = self.running().ok().into_iter();
        running.flat_map(|play| play.waits_since.iter().map(|(seat, since)| (*seat, *since)))
    }

    /// Whether the list may show whom the game waits for.
    fn shows_waiting(&self, guest: GuestId) -> bool {
        let daily = self.daily_game().is_some();
        self.is_let_in(guest) && (!daily || self.has_seen_a_hand(guest))
    }

    /// The table's entry in the list of that guest. It shows no more than the guest's view does.
    pub fn my_table(&self, guest: GuestId) -> MyTable {
        let own = self.seat_of(guest);
        let watched = self.position().ok().filter(|_| self.shows_waiting(guest));
        let waiting = watched.map_or_else(Vec::new, AnyPosition::waiting);
        MyTable {
            code: self.code.clone(),
            game: self.kind.id(),
            options: self.settings.options.clone(),
            phase: self.phase(),
            host_name: self.host_name().map(|name| name.as_str().to_owned()),
            seats: self.seat_names(),
            partners: self.partner_seats(),
            own,
            my_turn: own.is_some_and(|seat| waiting.contains(&seat)),
            waiting,
            games: self.games.count(),
            changed_at: self.changed_at,
        }
    }
}

/// A table that a guest has joined.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MyTable {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: &'static str,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    pub options: Value,
    pub phase: TablePhase,
    /// The name of the host, if it is shown.
    pub host_name: Option<String>,
    /// The names on the seats; during a game those of its seats. `null` for free seats.
    pub seats: Vec<Option<String>>,
    /// The seats held by partners.
    pub partners: Vec<Seat>,
    /// The guest's seat.
    pub own: Option<Seat>,
    /// The seats that are to act in the running game, if the guest may see the game.
    pub waiting: Vec<Seat>,
    /// Whether the guest is to act.
    pub my_turn: bool,
    /// The number of games started.
    pub games: u32,
    /// When something last happened that every guest notices, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    pub changed_at: u64,
}
