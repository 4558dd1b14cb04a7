//! The agreement on another game.

use crate::{
    identity::guest::GuestId,
    protocol::{
        error_code::ErrorCode,
        message::{Refused, TablePhase},
    },
    room::model::{decide::Moment, event::Event, room::Room},
};
use rules::Seat;

impl Room {
    /// Checks that a guest has a say in whether another game follows.
    pub(crate) fn check_ready(&self, guest: GuestId) -> Result<(), ErrorCode> {
        self.check_between_games()?;
        if self.phase() == TablePhase::Lobby {
            return Err(ErrorCode::NoGameYet);
        }
        self.seat_of(guest).map(|_| ()).ok_or(ErrorCode::NotSeated)
    }

    /// Notes that a guest is ready for another game, or no longer. It starts once all seated guests
    /// are, unless something still stands in its way, which the host is shown.
    pub(crate) fn be_ready(
        &self,
        guest: GuestId,
        ready: bool,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, Refused> {
        self.check_ready(guest)?;
        let mut events = vec![Event::Ready { guest, ready }];
        let all = self.seated().all(|(_, other)| other == guest || self.ready.contains(&other));
        if ready && all && self.check_start().is_ok() {
            events.push(self.start_game(moment)?);
        }
        Ok(events)
    }

    /// The seats whose guests are ready for another game.
    pub(crate) fn ready_seats(&self) -> Vec<Seat> {
        let ready = self.seated().filter(|(_, guest)| self.ready.contains(guest));
        ready.map(|(seat, _)| seat).collect()
    }
}
