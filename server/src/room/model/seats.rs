//! The seats of a table: who holds them, who is ready for another game, and whether strangers may sit down.

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::{
        appearance::{Face, Partner},
        error_code::ErrorCode,
    },
};
use rules::Seat;
use std::collections::BTreeSet;

/// What a seat is held by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    Guest(GuestId),
    Partner(Partner),
    /// Nothing: it was freed during a game.
    Free,
}

/// The holder of a seat, and the names of both.
#[derive(Clone, Debug)]
pub(crate) struct Occupant {
    pub holder: Holder,
    /// The name of the seat.
    pub name: Name,
    /// The holder's name from the next lobby on, if it differs.
    pub own: Option<Name>,
    /// The face that the first guest on it has chosen. In a silent game it stays, as the name does.
    pub face: Option<Face>,
}

impl Occupant {
    pub(crate) fn new(holder: Holder, name: Name) -> Occupant {
        Occupant { holder, name, own: None, face: None }
    }

    /// The guest who holds the seat.
    pub(crate) fn guest(&self) -> Option<GuestId> {
        match self.holder {
            Holder::Guest(guest) => Some(guest),
            Holder::Partner(_) | Holder::Free => None,
        }
    }

    /// The partner who holds the seat.
    pub(crate) fn partner(&self) -> Option<Partner> {
        match self.holder {
            Holder::Partner(partner) => Some(partner),
            Holder::Guest(_) | Holder::Free => None,
        }
    }

    /// Whether the seat was freed.
    pub(crate) fn is_free(&self) -> bool {
        self.holder == Holder::Free
    }

    /// The holder's name outside this game.
    pub(crate) fn own_name(&self) -> &Name {
        self.own.as_ref().unwrap_or(&self.name)
    }

    /// Gives the seat the name of its holder.
    fn take_own_name(&mut self) {
        if let Some(own) = self.own.take() {
            self.name = own;
            // The face was chosen by a guest who has lost the seat.
            self.face = None;
        }
    }
}

/// The seats; during a game, its seats come first.
pub(crate) struct Seats {
    held: Vec<Option<Occupant>>,
    /// The seated guests who are ready for another game.
    ready: BTreeSet<GuestId>,
    /// Whether guests without a seat cannot take one.
    locked: bool,
}

impl Seats {
    /// So many seats that no one holds.
    pub(crate) fn empty(count: usize) -> Seats {
        Seats { held: vec![None; count], ready: BTreeSet::new(), locked: false }
    }

    pub(crate) fn len(&self) -> usize {
        self.held.len()
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.held.len())
    }

    /// Who holds each seat.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, Option<&Occupant>)> {
        self.all().zip(self.held.iter().map(Option::as_ref))
    }

    pub(crate) fn occupants(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        self.iter().filter_map(|(seat, occupant)| Some((seat, occupant?)))
    }

    /// Who holds that seat.
    ///
    /// # Errors
    /// There is no such seat.
    pub(crate) fn get(&self, seat: Seat) -> Result<Option<&Occupant>, ErrorCode> {
        self.held.get(seat.index()).map(Option::as_ref).ok_or(ErrorCode::SeatOutOfRange)
    }

    /// Who holds that seat, if anyone does.
    pub(crate) fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.held.get(seat.index())?.as_ref()
    }

    pub(crate) fn guest_at(&self, seat: Seat) -> Result<GuestId, ErrorCode> {
        self.get(seat)?.and_then(Occupant::guest).ok_or(ErrorCode::NoGuestThere)
    }

    pub(crate) fn partner_at(&self, seat: Seat) -> Result<Partner, ErrorCode> {
        self.occupant(seat).and_then(Occupant::partner).ok_or(ErrorCode::NotPartner)
    }

    pub(crate) fn of(&self, guest: GuestId) -> Option<Seat> {
        self.guests().find(|(_, other)| *other == guest).map(|(seat, _)| seat)
    }

    pub(crate) fn occupant_of(&self, guest: GuestId) -> Option<&Occupant> {
        self.occupant(self.of(guest)?)
    }

    pub(crate) fn guests(&self) -> impl Iterator<Item = (Seat, GuestId)> {
        self.occupants().filter_map(|(seat, occupant)| Some((seat, occupant.guest()?)))
    }

    pub(crate) fn partners(&self) -> impl Iterator<Item = (Seat, Partner)> {
        self.occupants().filter_map(|(seat, occupant)| Some((seat, occupant.partner()?)))
    }

    /// The number of seats held by guests and partners.
    pub(crate) fn taken(&self) -> usize {
        self.occupants().filter(|(_, occupant)| !occupant.is_free()).count()
    }

    /// The number of seats that were freed during a game.
    pub(crate) fn freed(&self) -> usize {
        self.occupants().filter(|(_, occupant)| occupant.is_free()).count()
    }

    /// Whether a player has no name. There are no other guests on the seats then, and none may watch.
    pub(crate) fn has_unnamed(&self) -> bool {
        self.occupants().any(|(_, occupant)| !occupant.name.is_given())
    }

    pub(crate) fn are_locked(&self) -> bool {
        self.locked
    }

    /// Whether a seated guest is ready for another game.
    pub(crate) fn is_ready(&self, guest: GuestId) -> bool {
        self.ready.contains(&guest)
    }
}

impl Seats {
    pub(super) fn get_mut(&mut self, seat: Seat) -> Result<&mut Option<Occupant>, String> {
        self.held.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// Has a guest sit down, who keeps the chosen face.
    pub(super) fn sit(&mut self, seat: Seat, guest: GuestId, name: &Name) -> Result<(), String> {
        let face = self.occupant_of(guest).and_then(|before| before.face);
        self.vacate(guest);
        let occupant = Occupant::new(Holder::Guest(guest), name.clone());
        *self.get_mut(seat)? = Some(Occupant { face, ..occupant });
        Ok(())
    }

    pub(super) fn choose_face(&mut self, guest: GuestId, face: Face) -> Result<(), String> {
        let seat = self.of(guest).ok_or("a guest without a seat")?;
        if let Some(occupant) = self.get_mut(seat)? {
            occupant.face = Some(face);
        }
        Ok(())
    }

    /// Takes a guest's seat away.
    pub(super) fn vacate(&mut self, guest: GuestId) {
        self.ready.remove(&guest);
        if let Some(held) = self.of(guest).and_then(|seat| self.held.get_mut(seat.index())) {
            *held = None;
        }
    }

    /// Frees a seat of the running game.
    pub(super) fn free(&mut self, seat: Seat) -> Result<(), String> {
        if let Some(occupant) = self.get_mut(seat)? {
            occupant.holder = Holder::Free;
            occupant.own = None;
        }
        Ok(())
    }

    /// Gives a seat whose guest has no name that guest's.
    pub(super) fn give_name(&mut self, guest: GuestId, name: &Name) {
        name_unnamed(self.held.iter_mut().flatten(), guest, name);
    }

    /// Gives a guest another name, and the seat of a running game that still goes by one of the guest's.
    pub(super) fn replace_name(&mut self, guest: GuestId, known: &[Name], name: &Name) {
        for occupant in self.held.iter_mut().flatten() {
            if occupant.guest() == Some(guest) && occupant.own.is_some() {
                occupant.own = Some(name.clone());
            } else if known.contains(&occupant.name) {
                occupant.name = name.clone();
            }
        }
    }

    pub(super) fn lock(&mut self, locked: bool) {
        self.locked = locked;
    }

    pub(super) fn set_ready(&mut self, guest: GuestId, ready: bool) {
        if ready {
            self.ready.insert(guest);
        } else {
            self.ready.remove(&guest);
        }
    }

    /// Forgets who is ready for another game: it is to be another one.
    pub(super) fn forget_ready(&mut self) {
        self.ready.clear();
    }

    /// Begins a game, whose seats are the seats taken, in order. Returns its players.
    pub(super) fn begin_game(&mut self) -> Vec<Occupant> {
        let count = self.held.len();
        let mut players: Vec<Occupant> =
            self.held.drain(..).flatten().filter(|occupant| !occupant.is_free()).collect();
        players.iter_mut().for_each(Occupant::take_own_name);
        self.held = players.iter().cloned().map(Some).collect();
        self.held.resize(count, None);
        self.forget_ready();
        players
    }

    /// Gives all seats the names of their holders, after a game.
    pub(super) fn end_game(&mut self) {
        self.held.iter_mut().flatten().for_each(Occupant::take_own_name);
    }
}

/// Gives those of the occupants that are this guest and have no name that name.
pub(super) fn name_unnamed<'a>(
    occupants: impl Iterator<Item = &'a mut Occupant>,
    guest: GuestId,
    name: &Name,
) {
    for occupant in occupants {
        if occupant.guest() == Some(guest) && !occupant.name.is_given() {
            occupant.name = name.clone();
        }
    }
}
