//! Seats of a running game that are freed, because their player is absent or idle, and taken over by another
//! guest, together with the hand.

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::{error_code::ErrorCode, message::Refused},
    room::model::{decide::Moment, event::Event, room::Room, seats::Holder},
};
use rules::Seat;

impl Room {
    /// Whether the guest may take over that seat of the running game.
    pub(crate) fn check_take_over(&self, guest: GuestId, seat: Seat) -> Result<(), ErrorCode> {
        let play = self.running()?;
        // A browser that was replaced has to ask, as the other one has.
        if self.was_replaced(guest) {
            return Err(ErrorCode::SeatNotFree);
        }
        let occupant = self.seats.occupant(seat);
        let seen = play.hands_seen.get(&guest);
        let is_former = seen.is_some_and(|(own, _)| *own == seat);
        match occupant.map(|occupant| occupant.holder) {
            Some(Holder::Free) => {}
            Some(Holder::Partner(_)) if is_former => {}
            _ => return Err(ErrorCode::SeatNotFree),
        }
        self.check_may_have(guest, seat)
    }

    /// Checks that the guest may have that seat of the running game, as far as that depends on the guest: it has seen no
    /// other hand, and is not kept out.
    pub(crate) fn check_may_have(&self, guest: GuestId, seat: Seat) -> Result<(), ErrorCode> {
        let seen = self.running()?.hands_seen.get(&guest);
        let seen_another = seen.is_some_and(|(own, _)| *own != seat) || self.has_revealed(guest);
        if self.seat_of(guest).is_some() || seen_another {
            return Err(ErrorCode::SeenOtherHand);
        }
        self.check_locked(guest)
    }

    pub(crate) fn take_over(
        &self,
        guest: GuestId,
        seat: Seat,
        name: &str,
    ) -> Result<Vec<Event>, ErrorCode> {
        self.check_take_over(guest, seat)?;
        let played = self.seats.occupant(seat);
        let known = self.running()?.hands_seen.get(&guest).map(|(_, name)| name);
        let (name, own) = match (played, known) {
            // There are no other players.
            (Some(played), _) if !played.name.is_given() => match name {
                "" => (Name::none(), None),
                typed => (self.free_name(guest, typed, Some(seat))?, None),
            },
            // A new name would be a message to the other players.
            (Some(played), _) if self.is_silent() => {
                let own = self.free_name(guest, name, Some(seat))?;
                (played.name.clone(), Some(own))
            }
            // A returning player keeps the name.
            (_, Some(known)) => {
                self.check_unlike_others(Some(guest), known, Some(seat))?;
                (known.clone(), None)
            }
            (_, None) => (self.free_name(guest, name, Some(seat))?, None),
        };
        let own = own.filter(|own| *own != name);
        let unnamed = self.unname_lookalikes(Some(guest), own.as_ref().unwrap_or(&name));
        Ok([Event::SeatTaken { seat, guest, name, own }].into_iter().chain(unnamed).collect())
    }
}

impl Room {
    /// Whether a seat of the running game may be freed now: a partner holds it, or its guest has been
    /// absent, or the others have waited for it, for long.
    pub(crate) fn may_free(&self, seat: Seat, moment: &Moment<'_>) -> bool {
        let Ok(play) = self.running() else { return false };
        if self.seats.partner_at(seat).is_ok() {
            return true;
        }
        let Ok(guest) = self.seats.guest_at(seat) else { return false };
        let idle = guest != self.host()
            && play.waits_since.get(&seat).is_some_and(|began| {
                moment.presence.is_long_waited_for(seat, *began, moment.clock)
            });
        idle || moment.presence.is_long_gone(guest)
    }

    pub(crate) fn free_seat(&self, seat: Seat, moment: &Moment<'_>) -> Result<Vec<Event>, Refused> {
        let position = self.position()?;
        if !self.may_free(seat, moment) {
            return Err(ErrorCode::SeatNotAway.into());
        }
        let mut events = vec![Event::SeatFreed { seat }];
        events.extend(self.concede_for_the_free(&mut position.without_log(), Some(seat))?);
        Ok(events)
    }
}
