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
        game::{Holder, Occupant},
        room::Room,
    },
};
use rules::Seat;

/// The most names of guests without a seat that are kept.
const KEPT_NAMES: usize = 256;

impl Room {
    /// The name of a guest as the others see it.
    pub(crate) fn name_of(&self, guest: GuestId) -> Option<&Name> {
        let seated = self.occupant_of(guest).map(|occupant| &occupant.name);
        seated.or_else(|| self.names.get(&guest)).filter(|name| name.is_given())
    }

    /// The guest's own name, even while its seat has another.
    pub(crate) fn own_name_of(&self, guest: GuestId) -> Option<&Name> {
        let seated = self.occupant_of(guest).map(Occupant::own_name);
        seated.or_else(|| self.names.get(&guest)).filter(|name| name.is_given())
    }

    /// The name of the guest's seat, if it differs from the guest's own.
    pub(crate) fn borrowed_name_of(&self, guest: GuestId) -> Option<&Name> {
        let occupant = self.occupant_of(guest)?;
        occupant.own.is_some().then_some(&occupant.name)
    }

    fn occupant_of(&self, guest: GuestId) -> Option<&Occupant> {
        self.seats.iter().flatten().find(|occupant| occupant.guest() == Some(guest))
    }

    /// Whether a player has no name. There are no other guests on the seats then, and none may watch.
    pub(crate) fn has_unnamed_player(&self) -> bool {
        self.seats.iter().flatten().any(|occupant| !occupant.name.is_given())
    }

    /// Gives a guest a name, and the guest's seat, if it has none. The games that the guest has played without one
    /// get it as well.
    pub(crate) fn give_name(&mut self, guest: GuestId, name: &Name) {
        self.past_games.iter_mut().for_each(|game| game.give_name(guest, name));
        self.evening.give_name(guest, name);
        if self.seat_of(guest).is_none() {
            self.names.insert(guest, name.clone());
            return;
        }
        let players = self.game.iter_mut().flat_map(|play| &mut play.players);
        for occupant in self.seats.iter_mut().flatten().chain(players) {
            if occupant.guest() == Some(guest) && !occupant.name.is_given() {
                occupant.name = name.clone();
            }
        }
        if let Some((_, played)) =
            self.game.as_mut().and_then(|play| play.hands_seen.get_mut(&guest))
        {
            *played = name.clone();
        }
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
        let seats = self.seats.iter().enumerate().filter_map(|(index, seat)| {
            let occupant = seat.as_ref().filter(|_| taking != Some(Seat::at(index)))?;
            let counts = match occupant.holder {
                Holder::Guest(other) => Some(other) != guest,
                Holder::Partner(_) => true,
                Holder::Free => running,
            };
            counts.then_some(occupant)
        });
        let host = self.names.get(&self.host).filter(|_| Some(self.host) != guest);
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
        let others = self.names.iter().filter(|(other, _)| Some(**other) != guest);
        let alike = others.filter(|(_, theirs)| theirs.confusable_with(name));
        alike.map(|(other, _)| Event::Unnamed { guest: *other }).collect()
    }

    /// Forgets the name of a disconnected guest, if too many are kept.
    pub(crate) fn forget_a_name(&self, guest: GuestId, moment: &Moment<'_>) -> Option<Event> {
        if self.names.len() < KEPT_NAMES || self.names.contains_key(&guest) {
            return None;
        }
        let gone = |other: &&GuestId| **other != self.host && !moment.presence.is_here(**other);
        self.names.keys().find(gone).map(|other| Event::Unnamed { guest: *other })
    }
}
