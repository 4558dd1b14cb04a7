//! Who is notified because the game waits for a player whose page is closed: after a while, once, until the turn is
//! over.

use crate::{
    clock::millis,
    identity::guest::GuestId,
    push::TurnPush,
    room::{actor::RoomActor, model::room::Room},
};
use std::collections::BTreeMap;

/// The players that the game waits for, and the pushes to them.
#[derive(Debug, Default)]
pub(super) struct Pushes {
    waiting: BTreeMap<GuestId, Waiting>,
    made: BTreeMap<GuestId, TurnPush>,
}

/// A player that the game waits for.
#[derive(Debug)]
struct Waiting {
    /// Since when it waits: that tells one turn from the next.
    since: u64,
    /// Since when, by the room's clock, they have not been there.
    absent_since: Option<u64>,
    is_pushed_to: bool,
}

impl Pushes {
    /// Takes note of whom the game waits for now, since when, and whether they are there. Returns who is to be
    /// notified.
    fn note(
        &mut self,
        waits_for: &[(GuestId, u64)],
        is_here: impl Fn(GuestId) -> bool,
        now: u64,
        push_after: u64,
    ) -> Vec<GuestId> {
        let mut due = Vec::new();
        self.waiting.retain(|guest, waiting| waits_for.contains(&(*guest, waiting.since)));
        for &(guest, since) in waits_for {
            let new = || Waiting { since, absent_since: None, is_pushed_to: false };
            let waiting = self.waiting.entry(guest).or_insert_with(new);
            if is_here(guest) {
                waiting.absent_since = None;
                continue;
            }
            let absent_since = *waiting.absent_since.get_or_insert(now);
            if !waiting.is_pushed_to && now.saturating_sub(absent_since) >= push_after {
                waiting.is_pushed_to = true;
                due.push(guest);
            }
        }
        due
    }

    /// Whether the game waits for a player who is away and has not been notified of this turn yet.
    pub(super) fn are_due(&self, room: &Room, is_away: impl Fn(GuestId) -> bool) -> bool {
        let pushed_to = |guest: &GuestId, since| {
            self.waiting.get(guest).is_some_and(|one| one.since == since && one.is_pushed_to)
        };
        room.waits_for().iter().any(|(guest, since)| is_away(*guest) && !pushed_to(guest, *since))
    }
}

impl RoomActor {
    /// Notifies those for whom the game waits and whose pages are closed. A room that was only asked about notifies no
    /// one: they may have been notified when it was last played in.
    pub(super) fn push_to_absent(&mut self) {
        if !self.clients.were_there() {
            return;
        }
        let waits_for = self.room.waits_for();
        let RoomActor { pushes, context, guests, timers, room, .. } = self;
        let over = |guest: &GuestId| waits_for.iter().all(|(other, _)| other != guest);
        for (_, push) in pushes.made.extract_if(.., |guest, _| over(guest)) {
            push.take_back();
        }
        let is_here = |guest| guests.presence.is_here(guest);
        let push_after = millis(context.push.options().push_after);
        for guest in pushes.note(&waits_for, is_here, timers.clock(), push_after) {
            let push = context.push.push_turn(guest, &room.code);
            if let Some(old) = push.and_then(|push| pushes.made.insert(guest, push)) {
                old.give_way();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::guest::Secret;

    #[test]
    fn who_is_away_is_called_once_a_turn() {
        let [ada, bo] = [1, 2].map(|byte| Secret::from([byte; 32]).guest_id());
        let mut pushes = Pushes::default();
        let mut note = |waits_for: &[_], now| pushes.note(waits_for, |_| false, now, 20);
        assert_eq!(note(&[(ada, 1)], 1_000), []);
        assert_eq!(note(&[(ada, 1)], 1_019), []);
        assert_eq!(note(&[(ada, 1)], 1_020), [ada]);
        assert_eq!(note(&[(ada, 1)], 9_000), [], "once");
        assert_eq!(note(&[(bo, 2)], 9_001), []);
        assert_eq!(note(&[], 9_002), []);
        assert_eq!(note(&[(ada, 3)], 9_003), []);
        assert_eq!(note(&[(ada, 3)], 9_023), [ada], "a new turn");
        assert_eq!(note(&[(ada, 4)], 9_024), [], "another, with none seen between them");
        assert_eq!(note(&[(ada, 4)], 9_044), [ada]);
    }

    #[test]
    fn who_has_a_page_open_is_not_called() {
        let ada = Secret::from([1; 32]).guest_id();
        let mut pushes = Pushes::default();
        for (now, here, notified) in [
            (0, true, false),
            (100, true, false),
            (101, false, false),
            (120, false, false),
            (121, true, false),
            (122, false, false),
            (141, false, false),
            (142, false, true),
        ] {
            let is_due = pushes.note(&[(ada, 1)], |_| here, now, 20);
            assert_eq!(!is_due.is_empty(), notified, "{now}");
        }
    }
}
