//! Guests without a seat, as the host sees and manages them: removed, readmitted, muted, or locked out.
//!
//! Players must not notice who watches. So during a game a host who could become a player sees only
//! those of them who have lost a seat of it, which is no news.

use crate::{
    identity::guest::GuestId,
    protocol::{
        error_code::ErrorCode,
        table_view::{GuestView, RemovedView},
    },
    room::model::{decide::Moment, event::Event, room::Room},
};
use sha2::{Digest, Sha256};

/// The most guests without a seat that are shown to the host.
const SHOWN_GUESTS: usize = 64;

impl Room {
    /// The handle by which the host names a guest in commands: it reveals nothing about the guest, and
    /// differs from table to table.
    pub(crate) fn handle_of(&self, guest: GuestId) -> String {
        let digest = Sha256::digest(format!("guest {guest} of {}", self.code));
        digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The guests without a seat whom the host can remove and mute now.
    pub(crate) fn manageable_guests(&self, moment: &Moment<'_>) -> Vec<GuestId> {
        let manageable = |guest: &GuestId| {
            !self.guests.is_host_or_founder(*guest)
                && !self.guests.is_removed(*guest)
                && (self.seat_of(*guest).is_none() || self.guests.is_muted(*guest))
        };
        if self.host_sees_spectators(moment) {
            let present = moment.presence.here();
            let muted = self.guests.muted().filter(|guest| !moment.presence.is_here(*guest));
            present.chain(muted).filter(manageable).collect()
        } else {
            let seen =
                self.games.last().into_iter().flat_map(|play| play.hands_seen.keys().copied());
            seen.filter(manageable).collect()
        }
    }

    /// Whether the host may know who watches: not as a player of the running game, nor as a guest who
    /// could still take over a seat while spectators see the hands.
    pub(crate) fn host_sees_spectators(&self, moment: &Moment<'_>) -> bool {
        !self.is_running() || self.is_among_watchers(self.host(), moment)
    }

    /// The manageable guests as the host sees them, named ones first.
    pub(crate) fn guest_views(&self, moment: &Moment<'_>) -> Vec<GuestView> {
        let mut guests = self.manageable_guests(moment);
        guests.sort_by_key(|guest| self.known_name_of(*guest).is_none());
        let sees_all = self.host_sees_spectators(moment);
        let views = guests.into_iter().take(SHOWN_GUESTS).map(|guest| GuestView {
            guest: self.handle_of(guest),
            name: self.known_name_of(guest).map(str::to_owned),
            muted: sees_all && self.guests.is_muted(guest),
        });
        views.collect()
    }

    /// The removed guests as the host sees them. Guests removed while watching, and their names, are
    /// hidden from a player of the running game.
    pub(crate) fn removed_views(&self, moment: &Moment<'_>) -> Vec<RemovedView> {
        let shown = self.host_sees_spectators(moment);
        let views = self.guests.removed().filter(|_| shown).map(|(guest, name)| RemovedView {
            guest: self.handle_of(guest),
            name: name.map(|name| name.as_str().to_owned()),
        });
        views.collect()
    }

    /// The name of a guest as the host knows it. A guest who has lost a seat of the running game is
    /// shown under that seat's name: any other would carry information to a host who plays.
    fn known_name_of(&self, guest: GuestId) -> Option<&str> {
        let play = self.games.last().filter(|_| self.is_running());
        let played = play.and_then(|play| play.hands_seen.get(&guest)).map(|(_, name)| name);
        let name = played.or_else(|| self.name_of(guest)).filter(|name| name.is_given());
        name.map(|name| name.as_str())
    }

    /// Checks that the table is not locked to a guest, by its host or because a player has no name: seated
    /// guests, the host and the founder always get in.
    pub(crate) fn check_locked(&self, guest: GuestId) -> Result<(), ErrorCode> {
        let gets_in = self.seat_of(guest).is_some()
            || self.guests.is_host_or_founder(guest)
            || (self.is_running() && self.has_seen_a_hand(guest));
        match (self.seats.are_locked(), self.seats.has_unnamed()) {
            _ if gets_in => Ok(()),
            (true, _) => Err(ErrorCode::TableLocked),
            (false, true) => Err(ErrorCode::PlayerUnnamed),
            (false, false) => Ok(()),
        }
    }
}

impl Room {
    pub(crate) fn remove_guest(
        &self,
        handle: &str,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, ErrorCode> {
        let guest = self.find_guest(handle, moment)?;
        Ok(self.guests.remove(guest))
    }

    pub(crate) fn readmit(&self, handle: &str) -> Result<Event, ErrorCode> {
        let mut removed = self.guests.removed().map(|(guest, _)| guest);
        let guest = removed.find(|guest| self.handle_of(*guest) == handle);
        guest.map(|guest| Event::Readmitted { guest }).ok_or(ErrorCode::UnknownGuest)
    }

    pub(crate) fn mute(
        &self,
        handle: &str,
        muted: bool,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, ErrorCode> {
        let guest = self.find_guest(handle, moment)?;
        Ok(self.guests.mute(guest, muted))
    }

    fn find_guest(&self, handle: &str, moment: &Moment<'_>) -> Result<GuestId, ErrorCode> {
        let guests = self.manageable_guests(moment);
        let found = guests.into_iter().find(|guest| self.handle_of(*guest) == handle);
        found.ok_or(ErrorCode::UnknownGuest)
    }
}
