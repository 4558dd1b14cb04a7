//! Presence: which guests are connected. Soft state, coarse on purpose.
//!
//! A seat shows as away after a while of absence and changes at most once a minute, and only at fixed
//! ticks, so that coming and going carries no message to the other players. A return shows earlier where
//! it tells nothing more: by a move. Where players may talk, it shows within seconds who is gone. Times are
//! milliseconds of any one clock.

use crate::{clock::millis, identity::guest::GuestId};
use rules::Seat;
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

/// When absence has consequences.
#[derive(Clone, Copy, Debug)]
pub struct PresenceOptions {
    /// After how long without a connection a seat shows as away.
    pub away_after: Duration,
    /// The time that must lie between two changes of what a seat shows.
    pub away_steady: Duration,
    /// After how long an absence a seat can be freed and the host's role passes on; a seat that the
    /// others wait for can be freed after three times as long.
    pub free_after: Duration,
}

impl Default for PresenceOptions {
    fn default() -> PresenceOptions {
        PresenceOptions {
            away_after: Duration::from_secs(30),
            away_steady: Duration::from_secs(60),
            free_after: Duration::from_secs(60),
        }
    }
}

/// A connection that is set up anew within this time was not gone, in milliseconds.
const GONE_AFTER: u64 = 2_000;
/// The most time between two ticks, in milliseconds: those [`LONGEST_STEP`] apart are among them.
const LONGEST_TICK: u64 = 3_000;
/// The most time between two ticks at which the visible presence changes, in milliseconds.
const LONGEST_STEP: u64 = 15_000;
/// A seat can be freed after the others have waited for it so many times as long as for an absent
/// player.
const IDLE_FACTOR: u64 = 3;

/// The connected guests of a room, and since when.
#[derive(Clone, Debug)]
pub struct Presence {
    options: PresenceOptions,
    /// When this process began to observe: no guest was connected before.
    began: u64,
    /// The number of the newest tick that was handled.
    step: Option<u64>,
    guests: BTreeMap<GuestId, Guest>,
    /// The guests whose connections have not answered for seconds: they are here,
    /// yet where players may talk they show as gone.
    pub(crate) frozen: BTreeSet<GuestId>,
    waits: BTreeMap<Seat, Wait>,
}

/// The others wait for a seat.
#[derive(Clone, Copy, Debug)]
struct Wait {
    /// When that began by the room's entries, which tells it from others. The clock on the wall can be set, so nothing
    /// else follows from it.
    began: u64,
    since: u64,
}

#[derive(Clone, Debug)]
struct Guest {
    /// The number of connections.
    connections: u32,
    /// When the first of the open connections was opened, or the last one was closed.
    since: u64,
    /// Whether the guest was absent or frozen at the newest tick, and has not come since.
    gone: bool,
    shown_away: bool,
    shown_since: Option<u64>,
    /// Whether the guest was long gone at the newest tick.
    long_gone: bool,
}

impl Guest {
    fn is_here(&self) -> bool {
        self.connections > 0
    }
}

impl Presence {
    /// The presence in a room without connections.
    pub fn new(options: PresenceOptions, now: u64) -> Presence {
        Presence {
            options,
            began: now,
            step: None,
            guests: BTreeMap::new(),
            frozen: BTreeSet::new(),
            waits: BTreeMap::new(),
        }
    }

    fn guest(&mut self, guest: GuestId) -> &mut Guest {
        let absent = Guest {
            connections: 0,
            since: self.began,
            gone: false,
            shown_away: false,
            shown_since: None,
            long_gone: false,
        };
        self.guests.entry(guest).or_insert(absent)
    }

    /// A connection of the guest was opened.
    pub fn connect(&mut self, guest: GuestId, now: u64) {
        let guest = self.guest(guest);
        if !guest.is_here() {
            guest.since = now;
        }
        guest.connections += 1;
        guest.gone = false;
    }

    /// A connection of the guest was closed.
    pub fn disconnect(&mut self, guest: GuestId, now: u64) {
        let guest = self.guest(guest);
        guest.connections = guest.connections.saturating_sub(1);
        if !guest.is_here() {
            guest.since = now;
        }
    }

    /// Shows a guest who is back as here, without waiting for a tick. Returns whether that is new.
    pub fn show_return(&mut self, guest: GuestId, now: u64) -> bool {
        let guest = self.guest(guest);
        if !guest.shown_away {
            return false;
        }
        guest.shown_away = false;
        guest.shown_since = Some(now);
        guest.long_gone = false;
        true
    }

    /// Forgets the guests who are not connected, except those that matter.
    pub fn forget(&mut self, matters: impl Fn(GuestId) -> bool) {
        self.guests.retain(|id, guest| guest.is_here() || matters(*id));
    }

    /// Updates who of these guests is gone, and at fixed moments what their seats show in silence. Returns
    /// whether it was such a moment.
    pub fn tick(&mut self, guests: impl Iterator<Item = GuestId>, now: u64) -> bool {
        let step = now / self.step_every();
        let is_fixed_moment = self.step.replace(step) != Some(step);
        let (away_after, steady) =
            (millis(self.options.away_after), millis(self.options.away_steady));
        let free_after = millis(self.options.free_after);
        let gone_after = away_after.min(GONE_AFTER);
        for id in guests {
            let is_frozen = self.frozen.contains(&id);
            let guest = self.guest(id);
            let gone_for = if guest.is_here() { None } else { now.checked_sub(guest.since) };
            guest.gone = match gone_for {
                Some(gone_for) => gone_for >= gone_after,
                None => is_frozen,
            };
            if !is_fixed_moment {
                continue;
            }
            let away = gone_for.is_some_and(|gone_for| gone_for >= away_after);
            let may_change =
                guest.shown_since.is_none_or(|since| now.saturating_sub(since) >= steady);
            if away != guest.shown_away && may_change {
                guest.shown_away = away;
                guest.shown_since = Some(now);
            }
            // A seat that shows as here would be freed as one that the others wait for.
            guest.long_gone =
                guest.shown_away && gone_for.is_some_and(|gone_for| gone_for >= free_after);
        }
        is_fixed_moment
    }

    /// Whether the guest was absent or frozen at the newest tick, and has not come since.
    pub fn is_gone(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|guest| guest.gone)
    }

    /// Whether the guest's seat shows as away in silence.
    pub fn shows_away(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|guest| guest.shown_away)
    }

    /// Whether the guest is connected.
    pub fn is_here(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(Guest::is_here)
    }

    /// Since when the guest has been continuously connected.
    pub fn here_since(&self, guest: GuestId) -> Option<u64> {
        self.guests.get(&guest).filter(|guest| guest.is_here()).map(|guest| guest.since)
    }

    /// Whether, at the newest tick, the guest had been absent for so long that its seat can be freed.
    pub fn is_long_gone(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|guest| guest.long_gone)
    }

    /// Notes which seats the others wait for, and when each of these waits began by the room's entries.
    pub fn note_waits(&mut self, waits: impl Iterator<Item = (Seat, u64)>, now: u64) {
        let before = std::mem::take(&mut self.waits);
        let known = |seat, began| before.get(&seat).filter(|wait| wait.began == began).copied();
        let waits = waits
            .map(|(seat, began)| (seat, known(seat, began).unwrap_or(Wait { began, since: now })));
        self.waits = waits.collect();
    }

    /// Whether a seat can be freed because the others have waited for it since a wait began.
    pub fn is_long_waited_for(&self, seat: Seat, began: u64, now: u64) -> bool {
        let wait = self.waits.get(&seat).filter(|wait| wait.began == began);
        let most = IDLE_FACTOR * millis(self.options.free_after);
        wait.is_some_and(|wait| now.saturating_sub(wait.since) >= most)
    }

    /// The connected guests.
    pub fn here(&self) -> impl Iterator<Item = GuestId> + '_ {
        self.guests.iter().filter(|(_, guest)| guest.is_here()).map(|(id, _)| *id)
    }

    /// The time between two fixed moments, in milliseconds.
    pub fn step_every(&self) -> u64 {
        (millis(self.options.away_after) / 2).min(LONGEST_STEP).max(self.tick_every())
    }

    /// How often [`Presence::tick`] should be called while anyone comes or goes, in milliseconds.
    pub fn tick_every(&self) -> u64 {
        let shortest = self.options.away_after.min(self.options.free_after);
        (millis(shortest) / 2).clamp(20, LONGEST_TICK)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ana() -> GuestId {
        "0".repeat(32).parse().unwrap()
    }

    fn presence() -> Presence {
        Presence::new(PresenceOptions::default(), 0)
    }

    #[test]
    fn a_seat_shows_as_away_after_half_a_minute_and_keeps_that_for_a_minute() {
        let mut presence = presence();
        presence.connect(ana(), 0);
        presence.disconnect(ana(), 10_000);
        let mut shown_at = |now| {
            presence.tick([ana()].into_iter(), now);
            presence.shows_away(ana())
        };
        assert!(!shown_at(30_000));
        assert!(shown_at(45_000));
        presence.connect(ana(), 46_000);
        let mut shown_at = |now| {
            presence.tick([ana()].into_iter(), now);
            presence.shows_away(ana())
        };
        assert!(shown_at(60_000), "no more than one change a minute");
        assert!(shown_at(90_000));
        assert!(!shown_at(105_000));
    }

    #[test]
    fn a_return_can_be_shown_at_once_and_is_then_the_change_of_that_minute() {
        let mut presence = presence();
        presence.connect(ana(), 0);
        presence.disconnect(ana(), 1);
        presence.tick([ana()].into_iter(), 45_000);
        presence.connect(ana(), 46_000);
        assert!(presence.show_return(ana(), 46_000));
        assert!(!presence.shows_away(ana()));
        assert!(!presence.show_return(ana(), 46_001), "nothing new");
        presence.disconnect(ana(), 47_000);
        presence.tick([ana()].into_iter(), 90_000);
        assert!(!presence.shows_away(ana()), "no more than one change a minute");
        presence.tick([ana()].into_iter(), 106_000);
        assert!(presence.shows_away(ana()));
    }

    #[test]
    fn a_guest_who_shows_as_here_is_not_long_gone() {
        let mut presence = presence();
        presence.connect(ana(), 0);
        presence.disconnect(ana(), 1);
        presence.tick([ana()].into_iter(), 75_000);
        assert!(presence.is_long_gone(ana()));
        presence.connect(ana(), 76_000);
        presence.show_return(ana(), 76_000);
        assert!(!presence.is_long_gone(ana()), "at once");
        presence.disconnect(ana(), 76_001);
        presence.tick([ana()].into_iter(), 135_000);
        assert!(!presence.shows_away(ana()), "no more than one change a minute");
        presence.tick([ana()].into_iter(), 150_000);
        assert!(presence.shows_away(ana()) && presence.is_long_gone(ana()));
    }

    #[test]
    fn what_others_notice_changes_at_fixed_moments_whenever_a_guest_comes_or_goes() {
        for gone in [1, 4_999, 10_000, 14_999] {
            for back in [100_000, 101_234, 104_999] {
                let mut presence = presence();
                presence.connect(ana(), 0);
                let mut changes = Vec::new();
                let mut noticed = (false, false);
                for now in (0..240_000).step_by(100) {
                    if now / 100 == gone / 100 {
                        presence.disconnect(ana(), gone);
                    }
                    if now / 100 == back / 100 {
                        presence.connect(ana(), back);
                    }
                    presence.tick([ana()].into_iter(), now);
                    let notices = (presence.shows_away(ana()), presence.is_long_gone(ana()));
                    if notices != noticed {
                        changes.push((now, notices));
                        noticed = notices;
                    }
                }
                let expected =
                    [(45_000, (true, false)), (75_000, (true, true)), (105_000, (false, false))];
                assert_eq!(changes, expected, "gone at {gone}, back at {back}");
            }
        }
    }

    #[test]
    fn who_is_gone_is_known_within_five_seconds_and_at_once_who_is_back() {
        let mut presence = presence();
        let every = presence.tick_every();
        for left in 0..every {
            presence.connect(ana(), 0);
            presence.disconnect(ana(), left);
            let mut ticks = (0..).map(|tick| tick * every).skip_while(|now| *now < left);
            let known = ticks.find(|now| {
                presence.tick([ana()].into_iter(), *now);
                presence.is_gone(ana())
            });
            let took = known.unwrap() - left;
            assert!((GONE_AFTER..=5_000).contains(&took), "{took} ms");
            presence.connect(ana(), 20_000);
            assert!(!presence.is_gone(ana()) && !presence.shows_away(ana()));
            presence.disconnect(ana(), 20_001);
        }
    }

    #[test]
    fn a_guest_whose_connections_are_frozen_shows_as_gone_only_where_that_is_no_message() {
        let mut presence = presence();
        presence.connect(ana(), 0);
        presence.frozen = [ana()].into();
        presence.tick([ana()].into_iter(), 90_000);
        assert!(presence.is_gone(ana()) && presence.is_here(ana()));
        assert!(!presence.shows_away(ana()) && !presence.is_long_gone(ana()));
        presence.frozen.clear();
        presence.tick([ana()].into_iter(), 91_000);
        assert!(!presence.is_gone(ana()));
    }

    #[test]
    fn a_second_tab_keeps_a_guest_here() {
        let mut presence = presence();
        presence.connect(ana(), 0);
        presence.connect(ana(), 5);
        presence.disconnect(ana(), 10);
        assert!(presence.is_here(ana()));
        assert_eq!(presence.here_since(ana()), Some(0));
        presence.disconnect(ana(), 20);
        assert!(!presence.is_here(ana()));
    }

    #[test]
    fn a_guest_not_seen_since_the_start_is_long_gone_after_a_minute() {
        let mut presence = presence();
        let mut is_long_gone = |now| {
            presence.tick([ana()].into_iter(), now);
            presence.is_long_gone(ana())
        };
        assert!(!is_long_gone(59_999));
        assert!(is_long_gone(60_000));
    }
}
