//! Revealing all hands to a spectator. The host allows it before the game; a spectator who has used it
//! is kept apart from guests who could still take over a seat.

use crate::{
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::model::{decide::Moment, event::Event, room::Room},
};
use rules::Seat;
use serde_json::value::RawValue;

/// The most guests who can reveal the hands of a game: each is remembered as long as the game.
const MOST_REVEALED: usize = 256;

impl Room {
    /// Checks that the guest may ask now to see all hands of the running game.
    pub(crate) fn check_reveal(
        &self,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Result<(), ErrorCode> {
        let play = self.running()?;
        if self.has_seen_a_hand(guest) {
            Err(ErrorCode::HasPlayed)
        } else if !self.settings.open_hands {
            Err(ErrorCode::RevealOff)
        } else if self.is_sealed(moment) || !self.is_open(self.games.count(), guest, moment) {
            Err(ErrorCode::DailyNotOver)
        } else if !self.may_watch(guest, moment) {
            Err(ErrorCode::SpectatorsOff)
        } else if self.has_revealed(guest) {
            Err(ErrorCode::AlreadyRevealed)
        } else if play.revealed.len() >= MOST_REVEALED {
            Err(ErrorCode::RoomCrowded)
        } else {
            Ok(())
        }
    }

    pub(crate) fn reveal_hands(
        &self,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Result<Event, ErrorCode> {
        self.check_reveal(guest, moment).map(|()| Event::HandsRevealed { guest })
    }

    /// Whether the guest is a spectator who has seen all hands of the game that is running or was last
    /// played.
    pub(crate) fn has_revealed(&self, guest: GuestId) -> bool {
        self.games.last().is_some_and(|play| play.revealed.contains(&guest))
    }

    /// All hands of the running game, if the guest has asked for them and may still watch.
    pub(crate) fn hands_for(
        &self,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Option<Vec<Box<RawValue>>> {
        let (play, position) = (self.running().ok()?, self.position().ok()?);
        let shown = play.revealed.contains(&guest) && self.may_watch(guest, moment);
        shown.then(|| {
            Seat::all(play.players.len())
                .map(|seat| position.private_without_offers(seat))
                .collect()
        })
    }
}
