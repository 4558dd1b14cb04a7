//! Presence on the other nodes that serve the room.
//!
//! Every node that has the room in memory repeatedly reports the guests connected to it. A node whose
//! reports stop is considered gone, and so are its guests. While no reports arrive at all, not even
//! this node's own, no guest is considered gone: then the bus has failed, not the guests.

use crate::{
    cluster::NodeId,
    identity::guest::GuestId,
    room::model::presence::{Guest, Presence},
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How many reports may get lost before their sender is considered gone.
const LOST_AFTER_TICKS: u64 = 5;
/// The most guests in a report. Those left out are spectators of a crowd.
const MOST_GUESTS: usize = 500;

/// A node's report about a room. Times are ages in milliseconds, since clocks differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The reporting node.
    pub node: NodeId,
    /// The guests connected to that node, and for how long they have been at the table.
    here: Vec<(GuestId, u64)>,
    /// The seats' visible presence: whether they show as away, and since how long.
    shown: Vec<(GuestId, bool, u64)>,
    /// Whether the sender does not serve the room and asks for the others' reports.
    #[serde(default)]
    asks: bool,
}

impl Report {
    /// A question for the others' reports by a node that does not serve the room.
    pub fn question(node: NodeId) -> Report {
        Report { node, here: Vec::new(), shown: Vec::new(), asks: true }
    }

    /// Whether any guest is connected to the reporting node.
    pub fn is_attended(&self) -> bool {
        !self.here.is_empty()
    }
}

/// The reports of other nodes.
#[derive(Clone, Debug)]
pub(super) struct Others {
    /// When any report was last received.
    last_report: u64,
    nodes: BTreeMap<NodeId, Node>,
}

/// Another node that serves the room.
#[derive(Clone, Debug)]
struct Node {
    last_report: u64,
    guests: BTreeSet<GuestId>,
}

impl Presence {
    /// Returns the presence in a room that other nodes may serve as well.
    #[must_use]
    pub fn among_others(self) -> Presence {
        let others = Others { last_report: self.began, nodes: BTreeMap::new() };
        Presence { others: Some(others), ..self }
    }

    pub fn report(&self, node: NodeId, now: u64) -> Report {
        let connected = self.guests.iter().filter(|(_, guest)| guest.connections > 0);
        let shown = self.guests.iter().filter_map(|(id, guest)| {
            Some((*id, guest.shown_away, now.saturating_sub(guest.shown_since?)))
        });
        Report {
            node,
            here: connected
                .map(|(id, guest)| (*id, now.saturating_sub(guest.since)))
                .take(MOST_GUESTS)
                .collect(),
            shown: shown.take(MOST_GUESTS).collect(),
            asks: false,
        }
    }

    /// Records that this node has received its own report: the bus works.
    pub fn receive_own_report(&mut self, now: u64) {
        let patience = LOST_AFTER_TICKS * self.tick_every();
        let Some(others) = &mut self.others else { return };
        let was_silent = is_silent(others, now, patience);
        others.last_report = now;
        if was_silent {
            // Departures went unnoticed meanwhile: guests seen before may still be there.
            others.nodes.values_mut().for_each(|node| node.last_report = now);
            self.began = now;
            for guest in self.guests.values_mut().filter(|guest| !guest.is_here()) {
                guest.since = now;
            }
        }
    }

    /// Applies another node's report. Returns whether it wants an answer: it asks, or its sender is new
    /// and so knows nothing of this node.
    pub fn receive(&mut self, report: &Report, now: u64) -> bool {
        self.receive_own_report(now);
        if report.asks {
            return true;
        }
        let Some(others) = &mut self.others else { return false };
        let known = others.nodes.remove(&report.node);
        let is_new = known.is_none();
        let before = known.map_or_else(BTreeSet::new, |node| node.guests);
        let guests: BTreeSet<GuestId> = report.here.iter().map(|(guest, _)| *guest).collect();
        let left: Vec<GuestId> = before.difference(&guests).copied().collect();
        others.nodes.insert(report.node, Node { last_report: now, guests });
        for (id, age) in &report.here {
            let since = now.saturating_sub(*age);
            let guest = self.guest(*id);
            guest.since = if guest.is_here() { guest.since.min(since) } else { since };
            guest.elsewhere += u32::from(!before.contains(id));
            guest.gone = false;
        }
        for id in left {
            leave(self.guest(id), now);
        }
        for (id, away, age) in &report.shown {
            let since = now.saturating_sub(*age);
            let guest = self.guest(*id);
            // Of two changes the later one wins. Where both agree, the age is kept: it would shrink
            // with every report.
            let newer =
                guest.shown_since.is_none_or(|own| own < since && *away != guest.shown_away);
            if newer {
                guest.shown_away = *away;
                guest.shown_since = Some(since);
            }
        }
        is_new
    }

    /// Removes the nodes whose reports have stopped, and with them their guests.
    pub(super) fn expire(&mut self, now: u64) {
        let patience = LOST_AFTER_TICKS * self.tick_every();
        let Some(others) = &mut self.others else { return };
        if is_silent(others, now, patience) {
            return;
        }
        let gone: Vec<Node> = others
            .nodes
            .extract_if(.., |_, node| now.saturating_sub(node.last_report) > patience)
            .map(|(_, node)| node)
            .collect();
        for node in gone {
            for id in node.guests {
                leave(self.guest(id), node.last_report);
            }
        }
    }

    /// Until when absence is certain: while the bus is silent, guests may be connected elsewhere.
    pub(super) fn known_until(&self, now: u64) -> u64 {
        match &self.others {
            Some(others) if is_silent(others, now, LOST_AFTER_TICKS * self.tick_every()) => {
                others.last_report
            }
            _ => now,
        }
    }
}

fn is_silent(others: &Others, now: u64, patience: u64) -> bool {
    now.saturating_sub(others.last_report) > patience
}

/// Records that a guest is no longer connected to one of the other nodes.
fn leave(guest: &mut Guest, since: u64) {
    guest.elsewhere = guest.elsewhere.saturating_sub(1);
    if !guest.is_here() {
        guest.since = since;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::model::presence::PresenceOptions;

    fn guest(number: u8) -> GuestId {
        format!("{number:032x}").parse().unwrap()
    }

    fn node(number: u8) -> NodeId {
        NodeId(uuid::Uuid::from_u128(number.into()))
    }

    /// The presence on two nodes.
    fn two() -> [Presence; 2] {
        [(); 2].map(|()| Presence::new(PresenceOptions::default(), 0).among_others())
    }

    /// Exchanges reports between both nodes, and of each with itself, for a while.
    fn talk([one, other]: &mut [Presence; 2], from: u64, to: u64) {
        for now in (from..=to).step_by(5_000) {
            let reports = [one.report(node(1), now), other.report(node(2), now)];
            one.receive_own_report(now);
            one.receive(&reports[1], now);
            other.receive_own_report(now);
            other.receive(&reports[0], now);
        }
    }

    /// Whether the guest's seat shows as away on that node.
    fn shows_away(presence: &mut Presence, number: u8, now: u64) -> bool {
        presence.tick([guest(1), guest(2)].into_iter(), now);
        presence.shows_away(guest(number))
    }

    /// Whether that node considers the guest long gone.
    fn is_long_gone(presence: &mut Presence, number: u8, now: u64) -> bool {
        presence.tick([guest(1), guest(2)].into_iter(), now);
        presence.is_long_gone(guest(number))
    }

    #[test]
    fn a_guest_connected_elsewhere_is_here() {
        let mut both = two();
        both[0].connect(guest(1), 1_000);
        talk(&mut both, 5_000, 100_000);
        for presence in &mut both {
            assert!(presence.is_here(guest(1)));
            assert_eq!(presence.here_since(guest(1)), Some(1_000));
            assert!(!is_long_gone(presence, 1, 100_000));
            assert!(!shows_away(presence, 1, 100_000));
        }
        assert!(both[0].is_on_this_node(guest(1)) && !both[1].is_on_this_node(guest(1)));
    }

    #[test]
    fn going_from_one_node_to_another_is_no_absence() {
        let mut both = two();
        both[0].connect(guest(1), 0);
        talk(&mut both, 0, 10_000);
        both[1].connect(guest(1), 11_000);
        both[0].disconnect(guest(1), 11_000);
        talk(&mut both, 15_000, 60_000);
        for presence in &both {
            assert_eq!(presence.here_since(guest(1)), Some(0));
        }
        both[1].disconnect(guest(1), 60_000);
        talk(&mut both, 60_000, 120_000);
        for presence in &mut both {
            assert!(!is_long_gone(presence, 1, 105_000));
            assert!(is_long_gone(presence, 1, 120_000));
        }
    }

    #[test]
    fn the_guests_of_a_node_that_dies_are_gone_since_its_last_report() {
        let mut both = two();
        both[0].connect(guest(1), 0);
        talk(&mut both, 0, 50_000);
        let [_, other] = &mut both;
        for now in (55_000..=90_000).step_by(5_000) {
            other.receive_own_report(now);
        }
        assert!(!shows_away(other, 1, 65_000), "a report may get lost");
        assert!(!shows_away(other, 1, 79_999));
        assert!(shows_away(other, 1, 90_000));
        assert!(!is_long_gone(other, 1, 90_000));
    }

    #[test]
    fn no_guest_is_gone_while_the_bus_is_silent() {
        let mut both = two();
        both[0].connect(guest(1), 0);
        talk(&mut both, 0, 50_000);
        both[0].disconnect(guest(1), 51_000);
        for presence in &mut both {
            assert!(!shows_away(presence, 1, 1_000_000));
            assert!(!is_long_gone(presence, 1, 1_000_000));
            assert!(!is_long_gone(presence, 2, 1_000_000), "never seen");
        }
        talk(&mut both, 1_000_000, 1_055_000);
        for presence in &mut both {
            assert!(!is_long_gone(presence, 1, 1_055_000), "it counts from now on");
        }
        talk(&mut both, 1_060_000, 1_065_000);
        for presence in &mut both {
            assert!(is_long_gone(presence, 1, 1_065_000));
        }
    }

    #[test]
    fn a_node_without_reports_considers_no_guest_gone() {
        let mut presence = Presence::new(PresenceOptions::default(), 0).among_others();
        assert!(!is_long_gone(&mut presence, 1, 1_000_000));
    }

    #[test]
    fn a_guest_who_acts_is_not_long_gone_even_if_its_node_is_silent() {
        let [mut presence, _] = two();
        for now in (0..=60_000).step_by(5_000) {
            presence.receive_own_report(now);
        }
        assert!(is_long_gone(&mut presence, 1, 60_000));
        presence.acted(guest(1), 60_000);
        assert!(!is_long_gone(&mut presence, 1, 75_000));
        assert!(!presence.is_here(guest(1)));
    }

    #[test]
    fn all_nodes_show_the_same_and_change_it_once_a_minute_together() {
        let mut both = two();
        both[0].connect(guest(1), 0);
        talk(&mut both, 0, 10_000);
        both[0].disconnect(guest(1), 10_000);
        talk(&mut both, 15_000, 45_000);
        assert!(shows_away(&mut both[0], 1, 45_000));
        talk(&mut both, 45_000, 50_000);
        assert!(both[1].shows_away(guest(1)), "it is told, not found out");
        both[1].connect(guest(1), 51_000);
        talk(&mut both, 51_000, 101_000);
        for presence in &mut both {
            assert!(shows_away(presence, 1, 104_999), "no more than one change a minute");
        }
        assert!(!shows_away(&mut both[1], 1, 105_000));
    }

    #[test]
    fn a_guest_who_comes_back_elsewhere_is_no_longer_gone() {
        let mut both = two();
        talk(&mut both, 0, 60_000);
        let [one, other] = &mut both;
        one.tick([guest(1), guest(2)].into_iter(), 60_000);
        assert!(one.is_gone(guest(1)) && one.is_gone(guest(2)));
        one.acted(guest(2), 61_000);
        other.connect(guest(1), 61_000);
        one.receive(&other.report(node(2), 61_000), 61_000);
        assert!(!one.is_gone(guest(1)) && !one.is_gone(guest(2)));
    }

    #[test]
    fn a_node_is_answered_when_it_is_new_or_asks() {
        let [mut one, other] = two();
        assert!(one.receive(&other.report(node(2), 0), 0));
        assert!(!one.receive(&other.report(node(2), 5_000), 5_000));
        assert!(
            one.receive(&Report::question(node(3)), 5_000) && !one.report(node(1), 0).is_attended()
        );
        one.receive_own_report(15_000);
        one.expire(20_000);
        assert!(!one.receive(&other.report(node(2), 20_000), 20_000));
        one.receive_own_report(30_000);
        one.expire(35_001);
        assert!(one.receive(&other.report(node(2), 35_001), 35_001));
    }
}
