//! Freed seats of a running game that are taken over, together with the hand.

use crate::{
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::model::{event::Event, game::Holder, room::Room},
};
use rules::Seat;

impl Room {
    /// Whether the guest may take over that seat of the running game.
    pub(crate) fn check_take_over(&self, guest: GuestId, seat: Seat) -> Result<(), ErrorCode> {
        let play = self.running()?;
        let occupant = self.seats.get(seat.index()).and_then(Option::as_ref);
        let seen = play.hands_seen.get(&guest);
        let is_former = seen.is_some_and(|(own, _)| *own == seat);
        match occupant.map(|occupant| occupant.holder) {
            Some(Holder::Free) => {}
            Some(Holder::Partner(_)) if is_former => {}
            _ => return Err(ErrorCode::SeatNotFree),
        }
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
        let played = self.seats.get(seat.index()).and_then(Option::as_ref);
        let known = self.running()?.hands_seen.get(&guest).map(|(_, name)| name);
        let (name, own) = match (played, known) {
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
