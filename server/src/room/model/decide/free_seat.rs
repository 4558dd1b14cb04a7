//! Seats of a running game that are freed, because their player is absent or idle.

use crate::{
    protocol::{error_code::ErrorCode, message::Refused},
    room::model::{decide::Moment, event::Event, room::Room},
};
use rules::Seat;

impl Room {
    /// Whether a seat of the running game may be freed now: a partner holds it, or its guest has been
    /// absent, or the others have waited for it, for long.
    pub(crate) fn may_free(&self, seat: Seat, moment: &Moment<'_>) -> bool {
        let Ok(play) = self.running() else { return false };
        if self.partner_at(seat).is_ok() {
            return true;
        }
        let Ok(guest) = self.guest_at(seat) else { return false };
        let idle = guest != self.host
            && play
                .waits_since
                .get(&seat)
                .is_some_and(|since| moment.presence.is_long_waited_for(*since, moment.now));
        idle || moment.presence.is_long_gone(guest)
    }

    pub(crate) fn free_seat(&self, seat: Seat, moment: &Moment<'_>) -> Result<Vec<Event>, Refused> {
        let play = self.running()?;
        if !self.may_free(seat, moment) {
            return Err(ErrorCode::SeatNotAway.into());
        }
        let mut events = vec![Event::SeatFreed { seat }];
        events
            .extend(self.concede_for_the_free(play.position.without_past().as_mut(), Some(seat))?);
        Ok(events)
    }
}
