//! Guests removed, readmitted and muted by the host.

use crate::{
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::model::{decide::Moment, event::Event, room::Room},
};

/// The most removed guests, and the most muted guests, that are remembered.
const KEPT_GUESTS: usize = 100;

impl Room {
    pub(crate) fn remove_guest(
        &self,
        handle: &str,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, ErrorCode> {
        let guest = self.find_guest(handle, moment)?;
        Ok(self.remove(guest))
    }

    /// Removes a guest; readmits the one removed first if there are too many.
    pub(crate) fn remove(&self, guest: GuestId) -> Vec<Event> {
        let forgotten = self.removed.first().filter(|_| self.removed.len() >= KEPT_GUESTS);
        let readmitted = forgotten.map(|(first, _)| Event::Readmitted { guest: *first });
        [Event::Removed { guest }].into_iter().chain(readmitted).collect()
    }

    pub(crate) fn readmit(&self, handle: &str) -> Result<Event, ErrorCode> {
        let mut removed = self.removed.iter().map(|(guest, _)| *guest);
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
        if self.muted.contains(&guest) == muted {
            return Ok(Vec::new());
        }
        let forgotten = self.muted.first().filter(|_| muted && self.muted.len() >= KEPT_GUESTS);
        let unmuted = forgotten.map(|first| Event::Muted { guest: *first, muted: false });
        Ok([Event::Muted { guest, muted }].into_iter().chain(unmuted).collect())
    }

    fn find_guest(&self, handle: &str, moment: &Moment<'_>) -> Result<GuestId, ErrorCode> {
        let guests = self.manageable_guests(moment);
        let found = guests.into_iter().find(|guest| self.handle_of(*guest) == handle);
        found.ok_or(ErrorCode::UnknownGuest)
    }
}
