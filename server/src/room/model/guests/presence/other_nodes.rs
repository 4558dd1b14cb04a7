//! Who is connected to the same room through other nodes.
//!
//! Every node that has the room in memory reports who is connected to it, again and again. A node
//! that is no longer heard is taken to be gone, and with it those who were connected to it. While
//! nothing at all is heard, not even this node's own reports, nobody is taken to have gone: the bus is
//! silent then, not the guests.

use crate::{
    cluster::NodeId,
    identity::guest::GuestId,
    room::model::guests::presence::{Guest, Presence},
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How many reports may get lost before their sender is taken to be gone.
const LOST: u64 = 3;
/// The most guests that a report tells of. Those that are left out are spectators of a crowd.
const MOST: usize = 500;

/// What a node tells the others of a room. Times are ages in milliseconds: clocks differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Who tells it.
    pub node: NodeId,
    /// Who is connected to that node, and for how long they have been at the table.
    here: Vec<(GuestId, u64)>,
    /// What seats show: whether they show as away, and for how long they have shown it.
    shown: Vec<(GuestId, bool, u64)>,
    /// Whether it comes from a node that does not serve the room and only wants to know.
    #[serde(default)]
    asks: bool,
}

impl Report {
    /// What a node says that does not serve the room and wants to know who is connected to it.
    pub fn question(node: NodeId) -> Report {
        Report { node, here: Vec::new(), shown: Vec::new(), asks: true }
    }

    /// Whether anybody is connected to the node that reports.
    pub fn is_attended(&self) -> bool {
        !self.here.is_empty()
    }
}

/// What other nodes report.
#[derive(Clone, Debug)]
pub(super) struct Others {
    /// When anything was last heard.
    heard: u64,
    nodes: BTreeMap<NodeId, Node>,
}

/// Another node that serves the room.
#[derive(Clone, Debug)]
struct Node {
    heard: u64,
    guests: BTreeSet<GuestId>,
}

impl Presence {
    /// The same, where other nodes may serve the room as well.
    #[must_use]
    pub fn among_others(self) -> Presence {
        let others = Others { heard: self.began, nodes: BTreeMap::new() };
        Presence { others: Some(others), ..self }
    }

    /// What this node, of that name, tells the others.
    pub fn report(&self, node: NodeId, now: u64) -> Report {
        let connected = self.guests.iter().filter(|(_, guest)| guest.connections > 0);
        let shown = self.guests.iter().filter_map(|(id, guest)| {
            Some((*id, guest.shown_away, now.saturating_sub(guest.shown_since?)))
        });
        Report {
            node,
            here: connected
                .map(|(id, guest)| (*id, now.saturating_sub(guest.since)))
                .take(MOST)
                .collect(),
            shown: shown.take(MOST).collect(),
            asks: false,
        }
    }

    /// The bus works: this node has heard its own report.
    pub fn hear_self(&mut self, now: u64) {
        let patience = LOST * self.tick_every();
        let Some(others) = &mut self.others else { return };
        let was_silent = is_silent(others, now, patience);
        others.heard = now;
        if was_silent {
            // Nobody was seen going meanwhile, and whoever was there may still be.
            others.nodes.values_mut().for_each(|node| node.heard = now);
            self.began = now;
            for guest in self.guests.values_mut().filter(|guest| !guest.is_here()) {
                guest.since = now;
            }
        }
    }

    /// Takes in what another node tells; whether it wants an answer: because it asks, or because
    /// nothing has been heard of it before, so that it knows nothing of this one.
    pub fn hear(&mut self, report: &Report, now: u64) -> bool {
        self.hear_self(now);
        if report.asks {
            return true;
        }
        let Some(others) = &mut self.others else { return false };
        let known = others.nodes.remove(&report.node);
        let is_new = known.is_none();
        let before = known.map_or_else(BTreeSet::new, |node| node.guests);
        let guests: BTreeSet<GuestId> = report.here.iter().map(|(guest, _)| *guest).collect();
        let left: Vec<GuestId> = before.difference(&guests).copied().collect();
        others.nodes.insert(report.node, Node { heard: now, guests });
        for (id, age) in &report.here {
            let since = now.saturating_sub(*age);
            let guest = self.guest(*id);
            guest.since = if guest.is_here() { guest.since.min(since) } else { since };
            guest.elsewhere += u32::from(!before.contains(id));
        }
        for id in left {
            leave(self.guest(id), now);
        }
        for (id, away, age) in &report.shown {
            let since = now.saturating_sub(*age);
            let guest = self.guest(*id);
            // Of two changes the later one is what the players see last. Where both show the same,
            // the age is left alone: it would grow younger on every way.
            let newer =
                guest.shown_since.is_none_or(|own| own < since && *away != guest.shown_away);
            if newer {
                guest.shown_away = *away;
                guest.shown_since = Some(since);
            }
        }
        is_new
    }

    /// Takes those to be gone whose node is no longer heard.
    pub(super) fn expire(&mut self, now: u64) {
        let patience = LOST * self.tick_every();
        let Some(others) = &mut self.others else { return };
        if is_silent(others, now, patience) {
            return;
        }
        let gone: Vec<Node> = others
            .nodes
            .extract_if(.., |_, node| now.saturating_sub(node.heard) > patience)
            .map(|(_, node)| node)
            .collect();
        for node in gone {
            for id in node.guests {
                leave(self.guest(id), node.heard);
            }
        }
    }

    /// Until when it is known who was absent: while the bus is silent, guests may well be elsewhere.
    pub(super) fn known_until(&self, now: u64) -> u64 {
        match &self.others {
            Some(others) if is_silent(others, now, LOST * self.tick_every()) => others.heard,
            _ => now,
        }
    }
}

fn is_silent(others: &Others, now: u64, patience: u64) -> bool {
    now.saturating_sub(others.heard) > patience
}

/// A guest is no longer connected to one of the other nodes, since then.
fn leave(guest: &mut Guest, since: u64) {
    guest.elsewhere = guest.elsewhere.saturating_sub(1);
    if !guest.is_here() {
        guest.since = since;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::model::guests::presence::PresenceOptions;

    fn guest(number: u8) -> GuestId {
        format!("{number:032x}").parse().unwrap()
    }

    fn node(number: u8) -> NodeId {
        NodeId::from([number; 8])
    }

    /// What two nodes know of a room.
    fn two() -> [Presence; 2] {
        [(); 2].map(|()| Presence::new(PresenceOptions::default(), 0).among_others())
    }

    /// Both report to each other, and to themselves, until then.
    fn talk([one, other]: &mut [Presence; 2], from: u64, to: u64) {
        for now in (from..=to).step_by(5_000) {
            let reports = [one.report(node(1), now), other.report(node(2), now)];
            one.hear_self(now);
            one.hear(&reports[1], now);
            other.hear_self(now);
            other.hear(&reports[0], now);
        }
    }

    /// Whether the seat of a guest shows as away to those who are connected to that node.
    fn shows_away(presence: &mut Presence, number: u8, now: u64) -> bool {
        presence.tick([guest(1), guest(2)].into_iter(), now);
        presence.shows_away(guest(number))
    }

    /// Whether that node takes the guest to be long gone.
    fn is_long_gone(presence: &mut Presence, number: u8, now: u64) -> bool {
        presence.tick([guest(1), guest(2)].into_iter(), now);
        presence.is_long_gone(guest(number))
    }

    #[test]
    fn whoever_is_connected_elsewhere_is_here() {
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
    fn the_guests_of_a_node_that_dies_are_gone_since_it_was_last_heard() {
        let mut both = two();
        both[0].connect(guest(1), 0);
        talk(&mut both, 0, 50_000);
        let [_, other] = &mut both;
        for now in (55_000..=90_000).step_by(5_000) {
            other.hear_self(now);
        }
        assert!(!shows_away(other, 1, 65_000), "a report may get lost");
        assert!(!shows_away(other, 1, 79_999));
        assert!(shows_away(other, 1, 90_000));
        assert!(!is_long_gone(other, 1, 90_000));
    }

    #[test]
    fn nobody_is_gone_while_the_bus_is_silent() {
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
    fn a_node_that_has_heard_nothing_yet_takes_nobody_to_be_gone() {
        let mut presence = Presence::new(PresenceOptions::default(), 0).among_others();
        assert!(!is_long_gone(&mut presence, 1, 1_000_000));
    }

    #[test]
    fn whoever_acts_is_not_long_gone_even_if_its_node_is_not_heard() {
        let [mut presence, _] = two();
        for now in (0..=60_000).step_by(5_000) {
            presence.hear_self(now);
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
    fn a_node_is_answered_when_it_is_new_or_asks() {
        let [mut one, other] = two();
        assert!(one.hear(&other.report(node(2), 0), 0));
        assert!(!one.hear(&other.report(node(2), 5_000), 5_000));
        assert!(
            one.hear(&Report::question(node(3)), 5_000) && !one.report(node(1), 0).is_attended()
        );
        one.hear_self(15_000);
        one.expire(20_000);
        assert!(!one.hear(&other.report(node(2), 20_000), 20_000));
        one.hear_self(30_000);
        one.expire(35_001);
        assert!(one.hear(&other.report(node(2), 35_001), 35_001));
    }
}
