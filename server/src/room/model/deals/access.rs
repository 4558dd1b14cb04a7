//! Access to a game that was or is played at a table.

use crate::{
    identity::guest::GuestId, protocol::error_code::ErrorCode, room::model::deals::next_deal::Dealt,
};

/// What decides who may see a game, whether or not its room is live.
#[derive(Clone, Debug, Default)]
pub(crate) struct Access {
    /// The guests who have played in it, or do.
    pub players: Vec<GuestId>,
    /// The guests whom the host has removed from the table.
    pub removed: Vec<GuestId>,
    /// Whether guests without a seat may watch it.
    pub spectators: bool,
    /// The kind of its deal.
    pub of: Dealt,
}

impl Access {
    /// Checks that a guest may see the game at a moment: its players may, and guests who may watch it. On
    /// the deal of a day these have to wait until the day is over: they have yet to play it, or can tell those
    /// who have.
    ///
    /// # Errors
    /// [`ErrorCode::Removed`], [`ErrorCode::SpectatorsOff`] or [`ErrorCode::DailyNotOver`].
    pub fn check(&self, guest: Option<GuestId>, now: u64) -> Result<(), ErrorCode> {
        let is_among = |guests: &[GuestId]| guest.is_some_and(|guest| guests.contains(&guest));
        if is_among(&self.players) {
            Ok(())
        } else if is_among(&self.removed) {
            Err(ErrorCode::Removed)
        } else if !self.spectators {
            Err(ErrorCode::SpectatorsOff)
        } else if self.of.date().is_some_and(|date| !date.is_over(now)) {
            Err(ErrorCode::DailyNotOver)
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::date::Date;

    fn guest(number: u8) -> GuestId {
        format!("{number:032x}").parse().unwrap()
    }

    fn access(spectators: bool, of: Dealt) -> Access {
        Access { players: vec![guest(1)], removed: vec![guest(1), guest(2)], spectators, of }
    }

    #[test]
    fn players_always_may_and_others_if_they_might_watch() {
        let open = access(true, Dealt::Random);
        let closed = access(false, Dealt::Random);
        for (guest, when_open, when_closed) in [
            (Some(guest(1)), Ok(()), Ok(())),
            (Some(guest(2)), Err(ErrorCode::Removed), Err(ErrorCode::Removed)),
            (Some(guest(3)), Ok(()), Err(ErrorCode::SpectatorsOff)),
            (None, Ok(()), Err(ErrorCode::SpectatorsOff)),
        ] {
            assert_eq!(open.check(guest, 0), when_open);
            assert_eq!(closed.check(guest, 0), when_closed);
        }
    }

    #[test]
    fn a_deal_of_the_day_is_closed_to_all_but_its_players() {
        let date = Date::at(0);
        let daily = access(true, Dealt::Daily { date });
        assert_eq!(daily.check(Some(guest(1)), 0), Ok(()), "the own game");
        for guest in [Some(guest(3)), None] {
            assert_eq!(daily.check(guest, date.end() - 1), Err(ErrorCode::DailyNotOver));
            assert_eq!(daily.check(guest, date.end()), Ok(()));
        }
        let private = access(false, Dealt::Daily { date });
        assert_eq!(private.check(Some(guest(3)), date.end()), Err(ErrorCode::SpectatorsOff));
    }
}
