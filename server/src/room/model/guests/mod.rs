//! The guests of a table: who is host, what those without a seat are called, who is removed, who is muted.

mod bans;
pub(crate) mod forgotten_name;
mod host;
mod names;

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::error_code::ErrorCode,
    room::model::event::Event,
};
use std::collections::BTreeMap;

/// The most names of guests without a seat that are kept.
const KEPT_NAMES: usize = 256;
/// The most removed guests, and the most muted guests, that are remembered.
const KEPT_GUESTS: usize = 100;

pub(crate) struct Guests {
    host: GuestId,
    founder: GuestId,
    stands_in: bool,
    /// The names of guests without a seat.
    names: BTreeMap<GuestId, Name>,
    /// In the order of removal, with their names if they had any.
    removed: Vec<(GuestId, Option<Name>)>,
    /// In the order in which they were muted.
    muted: Vec<GuestId>,
}

impl Guests {
    /// The guests of a table that one of them has just created.
    pub(crate) fn of(founder: GuestId) -> Guests {
        Guests {
            host: founder,
            founder,
            stands_in: false,
            names: BTreeMap::new(),
            removed: Vec::new(),
            muted: Vec::new(),
        }
    }

    pub(crate) fn host(&self) -> GuestId {
        self.host
    }

    /// The guest who created the table.
    pub(crate) fn founder(&self) -> GuestId {
        self.founder
    }

    /// Whether the guest is the host, or could become it again by coming back.
    pub(crate) fn is_host_or_founder(&self, guest: GuestId) -> bool {
        guest == self.host || guest == self.founder
    }

    /// Whether the host has the role only until the founder returns.
    pub(crate) fn has_stand_in(&self) -> bool {
        self.stands_in
    }

    pub(crate) fn check_host(&self, guest: GuestId) -> Result<(), ErrorCode> {
        if self.host == guest { Ok(()) } else { Err(ErrorCode::NotHost) }
    }

    /// Checks that a guest is not the founder, who cannot be removed: a stand-in could otherwise take
    /// the table over.
    pub(crate) fn check_not_founder(&self, guest: GuestId) -> Result<(), ErrorCode> {
        if self.founder == guest { Err(ErrorCode::FounderStays) } else { Ok(()) }
    }

    /// Records a new host; `by_hand`: the host has handed the role over.
    pub(in crate::room::model) fn pass_host(&mut self, guest: GuestId, by_hand: bool) {
        self.host = guest;
        // The role of a stand-in still returns to the founder after it was handed over.
        self.stands_in = guest != self.founder && (self.stands_in || !by_hand);
    }
}

impl Guests {
    /// The name of a guest without a seat.
    pub(crate) fn name(&self, guest: GuestId) -> Option<&Name> {
        self.names.get(&guest)
    }

    /// The names of guests without a seat.
    pub(crate) fn names(&self) -> impl Iterator<Item = (GuestId, &Name)> {
        self.names.iter().map(|(guest, name)| (*guest, name))
    }

    /// Whether another name must be forgotten before that guest can have one.
    pub(crate) fn is_full_for(&self, guest: GuestId) -> bool {
        self.names.len() >= KEPT_NAMES && !self.names.contains_key(&guest)
    }

    pub(in crate::room::model) fn give_name(&mut self, guest: GuestId, name: Name) {
        self.names.insert(guest, name);
    }

    /// Gives another name to a guest without a seat, or to one who was removed, if it has one.
    pub(in crate::room::model) fn replace_name(&mut self, guest: GuestId, name: &Name) {
        let removed = self.removed.iter_mut().filter(|(removed, _)| *removed == guest);
        let removed = removed.filter_map(|(_, name)| name.as_mut());
        removed.chain(self.names.get_mut(&guest)).for_each(|known| *known = name.clone());
    }

    pub(in crate::room::model) fn forget_name(&mut self, guest: GuestId) {
        self.names.remove(&guest);
    }
}

impl Guests {
    pub(crate) fn is_removed(&self, guest: GuestId) -> bool {
        self.removed().any(|(removed, _)| removed == guest)
    }

    pub(crate) fn removed(&self) -> impl Iterator<Item = (GuestId, Option<&Name>)> {
        self.removed.iter().map(|(guest, name)| (*guest, name.as_ref()))
    }

    /// Removes a guest; readmits the one removed first if there are too many.
    pub(crate) fn remove(&self, guest: GuestId) -> Vec<Event> {
        let forgotten = self.removed.first().filter(|_| self.removed.len() >= KEPT_GUESTS);
        let readmitted = forgotten.map(|(first, _)| Event::Readmitted { guest: *first });
        [Event::Removed { guest }].into_iter().chain(readmitted).collect()
    }

    /// Keeps a guest out who is known by that name.
    pub(in crate::room::model) fn keep_out(&mut self, guest: GuestId, name: Option<Name>) {
        self.names.remove(&guest);
        self.removed.push((guest, name));
    }

    pub(in crate::room::model) fn readmit(&mut self, guest: GuestId) {
        self.removed.retain(|(removed, _)| *removed != guest);
    }
}

impl Guests {
    pub(crate) fn is_muted(&self, guest: GuestId) -> bool {
        self.muted.contains(&guest)
    }

    pub(crate) fn muted(&self) -> impl Iterator<Item = GuestId> {
        self.muted.iter().copied()
    }

    /// Mutes a guest, or no longer; hears the one muted first again if there are too many.
    pub(crate) fn mute(&self, guest: GuestId, muted: bool) -> Vec<Event> {
        if self.is_muted(guest) == muted {
            return Vec::new();
        }
        let forgotten = self.muted.first().filter(|_| muted && self.muted.len() >= KEPT_GUESTS);
        let unmuted = forgotten.map(|first| Event::Muted { guest: *first, muted: false });
        [Event::Muted { guest, muted }].into_iter().chain(unmuted).collect()
    }

    pub(in crate::room::model) fn set_muted(&mut self, guest: GuestId, muted: bool) {
        self.muted.retain(|other| *other != guest);
        if muted {
            self.muted.push(guest);
        }
    }
}
