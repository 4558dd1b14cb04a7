//! Coming back to a seat of a running game in another browser: the guest asks, and another player confirms that it is who
//! it says it is.
//!
//! A person who has lost the browser has lost the guest with it, and is a stranger to the server. So only another person
//! can say who it is. The words are the same for all, requests are few in a game and one at a time, and whether one is shown depends on
//! nothing that a guest without a seat can change: players of a silent game learn of it that it is there, and no more.

use crate::{
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::model::{decide::Moment, event::Event, room::Room, seats::Holder},
};
use rules::Seat;
use std::collections::{BTreeMap, BTreeSet};

/// How often a guest can ask the players in a game, so that a stranger leaves requests to the one whose seat it is.
const MOST_REQUESTS: u8 = 4;
/// How often all guests together can, so that asking and answering make a poor Morse code.
const MOST_OF_ALL: u8 = 12;

/// What a game remembers of guests who asked for a seat.
#[derive(Default)]
pub(crate) struct Requests {
    open: Option<Request>,
    counts: BTreeMap<GuestId, u8>,
    /// The guests whose seat was given to another browser.
    pub(crate) replaced: BTreeSet<GuestId>,
}

impl Requests {
    /// Whether there is one that has not ended.
    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Whether the guest may make no more.
    fn are_used_up(&self, guest: GuestId) -> bool {
        let own = self.counts.get(&guest).is_some_and(|own| *own >= MOST_REQUESTS);
        own || self.counts.values().sum::<u8>() >= MOST_OF_ALL
    }
}

/// A guest's request for a seat.
#[derive(Clone, Copy)]
struct Request {
    seat: Seat,
    asker: GuestId,
    /// The guest who holds the seat.
    holder: GuestId,
}

impl Room {
    /// The seat for which players are asked now. A request ends when its seat has another holder, or the one it has shows
    /// as here.
    pub(crate) fn seat_asked_for(&self, moment: &Moment<'_>) -> Option<Seat> {
        Some(self.open_request(moment)?.seat)
    }

    fn open_request(&self, moment: &Moment<'_>) -> Option<Request> {
        let request = self.running().ok()?.requests.open?;
        let is_held = self.seats.guest_at(request.seat) == Ok(request.holder);
        (is_held && moment.presence.is_long_gone(request.holder)).then_some(request)
    }

    /// Whether the guest waits for an answer.
    pub(crate) fn asks(&self, guest: GuestId, moment: &Moment<'_>) -> bool {
        self.open_request(moment).is_some_and(|request| request.asker == guest)
    }

    /// Whether the guest's seat of the running game was given to another browser.
    pub(crate) fn was_replaced(&self, guest: GuestId) -> bool {
        self.running().is_ok_and(|play| play.requests.replaced.contains(&guest))
    }

    /// Checks that the guest may ask for a seat of the running game: its player has been away for as long as it takes to
    /// free a seat, and another player is there to be asked.
    pub(crate) fn check_ask_for_seat(
        &self,
        guest: GuestId,
        seat: Seat,
        moment: &Moment<'_>,
    ) -> Result<(), ErrorCode> {
        let play = self.running()?;
        let holder = self.seats.guest_at(seat).map_err(|_| ErrorCode::SeatNotAway)?;
        if !moment.presence.is_long_gone(holder) {
            return Err(ErrorCode::SeatNotAway);
        }
        self.check_may_have(guest, seat)?;
        if self.open_request(moment).is_some() {
            Err(ErrorCode::RequestOpen)
        } else if play.requests.are_used_up(guest) {
            Err(ErrorCode::AskedTooOften)
        } else if self.seated().all(|(other, _)| other == seat) {
            Err(ErrorCode::NoOtherPlayer)
        } else {
            Ok(())
        }
    }

    pub(crate) fn ask_for_seat(
        &self,
        guest: GuestId,
        seat: Seat,
        moment: &Moment<'_>,
    ) -> Result<Event, ErrorCode> {
        self.check_ask_for_seat(guest, seat, moment)?;
        Ok(Event::SeatAskedFor { seat, guest, holder: self.seats.guest_at(seat)? })
    }

    /// Whether the guest may answer the request for a seat: as the player of another.
    pub(crate) fn may_answer(&self, guest: GuestId, moment: &Moment<'_>) -> bool {
        let asked_for = self.seat_asked_for(moment);
        asked_for.is_some() && self.seat_of(guest).is_some_and(|own| Some(own) != asked_for)
    }

    /// Gives a seat to the guest who asks for it, or declines. It is declined as well if that guest may no longer have it,
    /// or if the player is back and does not show as here yet: a refusal could be had again and again, and would tell the
    /// players of a silent game when that one comes and goes.
    pub(crate) fn answer_request(
        &self,
        guest: GuestId,
        seat: Seat,
        give: bool,
        moment: &Moment<'_>,
    ) -> Result<Event, ErrorCode> {
        self.running()?;
        let request = self.open_request(moment).filter(|request| request.seat == seat);
        let Request { asker, holder, .. } = request.ok_or(ErrorCode::NotAskedFor)?;
        if !self.may_answer(guest, moment) {
            return Err(ErrorCode::NotSeated);
        }
        let given = give
            && !moment.presence.is_here(holder)
            && !self.guests.is_removed(asker)
            && self.check_may_have(asker, seat).is_ok();
        Ok(Event::RequestAnswered { seat, guest: asker, given })
    }

    pub(crate) fn note_request(
        &mut self,
        seat: Seat,
        asker: GuestId,
        holder: GuestId,
    ) -> Result<(), String> {
        let requests = &mut self.games.play()?.requests;
        requests.open = Some(Request { seat, asker, holder });
        *requests.counts.entry(asker).or_default() += 1;
        Ok(())
    }

    /// Ends the request for a seat, which is here again or answered for.
    pub(crate) fn end_request(&mut self, seat: Seat) -> Result<(), String> {
        self.games.play()?.requests.open.take_if(|request| request.seat == seat);
        Ok(())
    }

    /// Gives a seat to another browser of its player. It keeps its name, and what its player has agreed to.
    pub(crate) fn give_back(&mut self, seat: Seat, guest: GuestId, at: u64) -> Result<(), String> {
        let mut occupant = self.seats.occupant(seat).cloned().ok_or("an empty seat")?;
        let before = occupant.guest().ok_or("a seat without a guest")?;
        occupant.holder = Holder::Guest(guest);
        self.hold_seat(seat, guest, occupant, at)?;
        self.games.play()?.requests.replaced.insert(before);
        Ok(())
    }
}
