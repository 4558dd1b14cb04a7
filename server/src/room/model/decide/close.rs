//! Closing a game, which then has no result. The host can close any game. Contests cannot be conceded:
//! they are closed when all players present agree (T-8.3).

use crate::{
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::model::{
        decide::Moment,
        event::{Entry, Event},
        room::Room,
    },
};
use rules::Seat;

impl Room {
    /// Ends the running game for the host, even if its rules are unknown.
    pub(crate) fn end_game(&self, guest: GuestId) -> Result<Event, ErrorCode> {
        self.guests.check_host(guest)?;
        if self.is_running() { Ok(Event::Closed {}) } else { Err(ErrorCode::NoGameRunning) }
    }

    /// The seat for which the guest may agree now to close the running contest.
    pub(crate) fn check_close(&self, guest: GuestId) -> Result<Seat, ErrorCode> {
        let play = self.running()?;
        let seat = self.seat_of(guest).ok_or(ErrorCode::NotSeated)?;
        if !self.position()?.is_contest() {
            Err(ErrorCode::CannotClose)
        } else if play.agreed_to_close.contains(&seat) {
            Err(ErrorCode::AlreadyAgreed)
        } else {
            Ok(seat)
        }
    }

    pub(crate) fn close(
        &self,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, ErrorCode> {
        let seat = self.check_close(guest)?;
        let mut events = vec![Event::AgreedToClose { seat }];
        if self.all_present_agree(Some(seat), moment) {
            events.push(Event::Closed {});
        }
        Ok(events)
    }

    /// Closes the running contest when the last player who had not agreed is no longer present.
    pub fn closing(&self, moment: &Moment<'_>) -> Option<Entry> {
        self.all_present_agree(None, moment).then_some(Entry {
            at: moment.now,
            cause: None,
            event: Event::Closed {},
        })
    }

    /// Whether at least one player is present and all players present agree, counting `agreeing`. A
    /// player is present until away by the slow measure of silent games, so that a short break in a
    /// connection decides nothing.
    fn all_present_agree(&self, agreeing: Option<Seat>, moment: &Moment<'_>) -> bool {
        let (Ok(play), Ok(position)) = (self.running(), self.position()) else { return false };
        let mut present = self
            .seated()
            .filter(|(_, guest)| !moment.presence.shows_away(*guest))
            .map(|(seat, _)| seat)
            .peekable();
        position.is_contest()
            && present.peek().is_some()
            && present.all(|seat| Some(seat) == agreeing || play.agreed_to_close.contains(&seat))
    }
}
