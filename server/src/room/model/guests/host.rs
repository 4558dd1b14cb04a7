//! The host of a table: its founder, a guest to whom the role was handed over, or a stand-in while the
//! host is absent.

use crate::{
    identity::guest::GuestId,
    room::model::{
        decide::Moment,
        event::{Entry, Event},
        room::Room,
    },
};
use std::collections::BTreeSet;

impl Room {
    pub fn host(&self) -> GuestId {
        self.guests.host()
    }

    /// Whether the guest holds a seat, can take one back from a partner, is the host, or becomes host by
    /// joining: such guests are always admitted, and their messages are read first.
    pub(crate) fn is_seated_or_host(&self, guest: GuestId) -> bool {
        self.guests.is_host_or_founder(guest)
            || self.seat_of(guest).is_some()
            || self.is_played_for(guest)
    }

    /// The guests whose absence is shown or has consequences: those with a seat, and the host.
    pub(crate) fn who_matters(&self) -> impl Iterator<Item = GuestId> + '_ {
        self.seated().map(|(_, guest)| guest).chain([self.host()])
    }

    /// The guests who are seated or host.
    pub(crate) fn seated_or_host(&self) -> Vec<GuestId> {
        let players =
            self.games.last().into_iter().flat_map(|play| play.hands_seen.keys().copied());
        let seated = self.seated().map(|(_, guest)| guest);
        let known = [self.host(), self.guests.founder()].into_iter().chain(seated).chain(players);
        let first: BTreeSet<_> = known.filter(|guest| self.is_seated_or_host(*guest)).collect();
        first.into_iter().collect()
    }

    /// The change of host that is due: after a long absence of the host the role passes to the seated
    /// guest who has been connected longest, and back to the founder on return.
    pub fn succession(&self, moment: &Moment<'_>) -> Option<Entry> {
        if self.end.is_some() {
            return None;
        }
        let founder = self.is_founder_back(moment).then_some(self.guests.founder());
        let guest = founder.or_else(|| self.stand_in(moment))?;
        Some(Entry { at: moment.now, cause: None, event: Event::HostPassed { guest } })
    }

    /// Whether the founder takes the role back. The players of a silent game see who is host, so there
    /// the role may change only together with what a seat shows of its guest; a founder who watches
    /// waits until the game is over.
    fn is_founder_back(&self, moment: &Moment<'_>) -> bool {
        let presence = moment.presence;
        let may_be_noticed = !self.is_running_in_silence()
            || (self.seat_of(self.guests.founder()).is_some()
                && !presence.shows_away(self.guests.founder()));
        self.guests.has_stand_in() && presence.is_here(self.guests.founder()) && may_be_noticed
    }

    fn stand_in(&self, moment: &Moment<'_>) -> Option<GuestId> {
        let presence = moment.presence;
        if !presence.is_long_gone(self.host()) || presence.is_here(self.host()) {
            return None;
        }
        let here =
            self.seated().filter_map(|(_, guest)| Some((presence.here_since(guest)?, guest)));
        here.min().map(|(_, guest)| guest)
    }
}
