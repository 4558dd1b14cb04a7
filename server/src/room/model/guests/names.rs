//! The names of guests at a table.
//!
//! During a silent game a seat keeps the name with which it began, even if another guest takes it over:
//! a new one would be a message to the other players. The guest's own name applies from the next lobby
//! on.

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::error_code::ErrorCode,
    room::model::{
        decide::Moment,
        event::Event,
        room::Room,
        seats::{Holder, Occupant},
    },
};
use rules::Seat;

impl Room {
    /// The name of a guest as the others see it.
    pub(crate) fn name_of(&self, guest: GuestId) -> Option<&Name> {
        let seated = self.seats.occupant_of(guest).map(|occupant| &occupant.name);
        seated.or_else(|| self.guests.name(guest)).filter(|name| name.is_given())
    }

    /// The guest's own name, even while its seat has another.
    pub(crate) fn own_name_of(&self, guest: GuestId) -> Option<&Name> {
        let seated = self.seats.occupant_of(guest).map(Occupant::own_name);
        seated.or_else(|| self.guests.name(guest)).filter(|name| name.is_given())
    }

    /// The name of the guest's seat, if it differs from the guest's own.
    pub(crate) fn borrowed_name_of(&self, guest: GuestId) -> Option<&Name> {
        let occupant = self.seats.occupant_of(guest)?;
        occupant.own.is_some().then_some(&occupant.name)
    }

    /// Gives a guest a name, and the guest's seat, if it has none. The games that the guest has played without one
    /// get it as well.
    pub(crate) fn give_name(&mut self, guest: GuestId, name: &Name) {
        self.games.give_name(guest, name);
        if self.seat_of(guest).is_none() {
            self.guests.give_name(guest, name.clone());
            return;
        }
        self.seats.give_name(guest, name);
        self.games.name_player(guest, name);
    }

    /// Returns a name that cannot be mistaken for that of another seat, or of a host without a seat.
    /// The name of the seat that the guest is `taking` is allowed. The name of a freed seat counts
    /// until the game ends: its player may come back.
    pub(crate) fn free_name(
        &self,
        guest: GuestId,
        typed: &str,
        taking: Option<Seat>,
    ) -> Result<Name, ErrorCode> {
        let name = Name::parse(typed)?;
        self.check_unlike_others(Some(guest), &name, taking)?;
        Ok(name)
    }

    /// Checks that a name cannot be mistaken for one of those, but for `guest`'s own.
    pub(crate) fn check_unlike_others(
        &self,
        guest: Option<GuestId>,
        name: &Name,
        taking: Option<Seat>,
    ) -> Result<(), ErrorCode> {
        let running = self.is_running();
        let seats = self.seats.occupants().filter_map(|(seat, occupant)| {
            let counts = match occupant.holder {
                Holder::Guest(other) => Some(other) != guest,
                Holder::Partner(_) => true,
                Holder::Free => running,
            };
            (counts && taking != Some(seat)).then_some(occupant)
        });
        let host = self.guests.name(self.host()).filter(|_| Some(self.host()) != guest);
        let mut others = seats.flat_map(|seat| [&seat.name, seat.own_name()]).chain(host);
        if others.any(|other| other.confusable_with(name)) {
            Err(ErrorCode::NameConfusable)
        } else {
            Ok(())
        }
    }

    /// Removes the names of guests without a seat that could be mistaken for that of a guest or partner
    /// who takes a seat.
    pub(crate) fn unname_lookalikes(&self, guest: Option<GuestId>, name: &Name) -> Vec<Event> {
        let others = self.guests.names().filter(|(other, _)| Some(*other) != guest);
        let alike = others.filter(|(_, theirs)| theirs.confusable_with(name));
        alike.map(|(other, _)| Event::Unnamed { guest: other }).collect()
    }

    /// Forgets the name of a disconnected guest, if too many are kept.
    pub(crate) fn forget_a_name(&self, guest: GuestId, moment: &Moment<'_>) -> Option<Event> {
        if !self.guests.is_full_for(guest) {
            return None;
        }
        let gone = |other: &GuestId| *other != self.host() && !moment.presence.is_here(*other);
        let mut named = self.guests.names().map(|(other, _)| other);
        named.find(gone).map(|guest| Event::Unnamed { guest })
    }
}
