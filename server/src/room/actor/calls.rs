//! Who is called because the game waits for a player whose page is closed: after a while, once, and told
//! when it is over.

use crate::{
    clock::millis,
    identity::guest::GuestId,
    push::call::Message,
    room::{actor::RoomActor, model::game::rules_panic::contained},
};
use std::collections::BTreeMap;

/// The players that the game waits for.
#[derive(Debug, Default)]
pub(super) struct Calls(BTreeMap<GuestId, Waiting>);

/// A player that the game waits for.
#[derive(Debug, Default)]
struct Waiting {
    /// Since when, by the room's clock, they have not been there.
    absent_since: Option<u64>,
    is_called: bool,
}

impl Calls {
    /// Takes note of whom the game waits for now, and whether they are there. Returns who is to be called, and of
    /// those who were called the ones that it does not wait for any more, each with whether it is due.
    fn note(
        &mut self,
        waits_for: &[GuestId],
        is_here: impl Fn(GuestId) -> bool,
        now: u64,
        call_after: u64,
    ) -> Vec<(GuestId, bool)> {
        let mut told = Vec::new();
        self.0.retain(|guest, waiting| {
            let stays = waits_for.contains(guest);
            if !stays && waiting.is_called {
                told.push((*guest, false));
            }
            stays
        });
        for guest in waits_for {
            let waiting = self.0.entry(*guest).or_default();
            if is_here(*guest) {
                waiting.absent_since = None;
                continue;
            }
            let since = *waiting.absent_since.get_or_insert(now);
            if !waiting.is_called && now.saturating_sub(since) >= call_after {
                waiting.is_called = true;
                told.push((*guest, true));
            }
        }
        told
    }
}

impl RoomActor {
    /// Calls those for whom the game waits and whose pages are closed.
    pub(super) fn call_absent(&mut self) {
        let waits_for = contained(|| self.room.waits_for()).unwrap_or_default();
        let RoomActor { calls, context, guests, timers, room, .. } = self;
        let is_here = |guest| guests.presence.is_here(guest);
        let call_after = millis(context.push.options().call_after);
        for (guest, is_due) in calls.note(&waits_for, is_here, timers.clock(), call_after) {
            context.push.call(guest, Message { table: room.code.clone(), is_due });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::guest::Secret;

    #[test]
    fn who_is_away_is_called_once_a_turn_and_told_when_it_is_over() {
        let [ada, bo] = [1, 2].map(|byte| Secret::from([byte; 32]).guest_id());
        let mut calls = Calls::default();
        let away = |_| false;
        assert_eq!(calls.note(&[ada], away, 1_000, 20), []);
        assert_eq!(calls.note(&[ada], away, 1_019, 20), []);
        assert_eq!(calls.note(&[ada], away, 1_020, 20), [(ada, true)]);
        assert_eq!(calls.note(&[ada], away, 9_000, 20), [], "once");
        assert_eq!(calls.note(&[bo], away, 9_001, 20), [(ada, false)]);
        assert_eq!(calls.note(&[], away, 9_002, 20), [], "nobody was called who is to be told");
        assert_eq!(calls.note(&[ada], away, 9_003, 20), []);
        assert_eq!(calls.note(&[ada], away, 9_023, 20), [(ada, true)], "a new turn");
    }

    #[test]
    fn who_has_a_page_open_is_not_called() {
        let ada = Secret::from([1; 32]).guest_id();
        let mut calls = Calls::default();
        for (now, here, called) in [
            (0, true, false),
            (100, true, false),
            (101, false, false),
            (120, false, false),
            (121, true, false),
            (122, false, false),
            (141, false, false),
            (142, false, true),
        ] {
            let told = calls.note(&[ada], |_| here, now, 20);
            assert_eq!(!told.is_empty(), called, "{now}");
        }
    }
}
