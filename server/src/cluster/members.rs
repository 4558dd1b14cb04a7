//! The nodes that are there, and on which of them a room lives.

use crate::{identity::room_code::RoomCode, ops::process::lock};
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{
    sync::watch,
    time::{Instant, sleep_until},
};

/// How long a node is passed over that refuses connections: longer than the registration lasts of one that is gone.
const REFUSED_FOR: Duration = Duration::from_secs(5);

/// The nodes by their addresses, as far as this one knows.
pub struct Members {
    own: String,
    /// The lock is held only for lookups.
    known: Mutex<Known>,
    present: watch::Sender<BTreeSet<String>>,
}

#[derive(Default)]
struct Known {
    /// Whether this node stops.
    leaves: bool,
    registered: BTreeSet<String>,
    /// The nodes that refuse connections, and until when they are passed over.
    refusing: BTreeMap<String, Instant>,
}

impl Members {
    /// Knows of no node but that one, itself.
    pub fn new(own: String) -> Arc<Members> {
        let present = watch::Sender::new([own.clone()].into());
        Arc::new(Members { own, known: Mutex::default(), present })
    }

    /// The address by which the other nodes find this one.
    pub fn own(&self) -> &str {
        &self.own
    }

    /// Takes note of which nodes are registered.
    pub fn set(&self, registered: BTreeSet<String>) {
        lock(&self.known).registered = registered;
        self.renew();
    }

    /// Takes note that this node stops: no room lives on it any more, if there are others.
    pub fn leave(&self) {
        lock(&self.known).leaves = true;
        self.renew();
    }

    /// Passes over a node that refuses connections: nothing listens there. Its rooms need not wait until its
    /// registration has run out.
    pub fn refuses(self: &Arc<Members>, address: &str) {
        let until = Instant::now() + REFUSED_FOR;
        if lock(&self.known).refusing.insert(address.to_owned(), until).is_none() {
            tracing::warn!(address, "a node refuses connections: its tables are taken over");
        }
        self.renew();
        let members = self.clone();
        tokio::spawn(async move {
            sleep_until(until).await;
            members.renew();
        });
    }

    fn renew(&self) {
        let mut known = lock(&self.known);
        let now = Instant::now();
        known.refusing.retain(|_, until| *until > now);
        let registered = known.registered.iter();
        let present = registered.filter(|address| !known.refusing.contains_key(*address));
        let own = (!known.leaves).then_some(&self.own);
        let present = present.filter(|address| **address != self.own).chain(own);
        let present: BTreeSet<_> = present.cloned().collect();
        self.present.send_if_modified(|before| {
            let is_new = *before != present;
            if is_new {
                tracing::info!(nodes = present.len(), addresses = ?present, "nodes have come or gone");
                *before = present;
            }
            is_new
        });
    }

    /// The address of the node on which the room lives, if it is another one.
    pub fn other_owner(&self, room: &RoomCode) -> Option<String> {
        let present = self.present.borrow();
        let owner = present.iter().max_by_key(|address| weight(address, room))?;
        (*owner != self.own).then(|| owner.clone())
    }

    /// Whether the room lives on this node.
    pub fn owns(&self, room: &RoomCode) -> bool {
        self.other_owner(room).is_none()
    }

    /// The nodes that are there.
    pub fn present(&self) -> BTreeSet<String> {
        self.present.borrow().clone()
    }

    /// Follows which nodes are there.
    pub fn changes(&self) -> watch::Receiver<BTreeSet<String>> {
        self.present.subscribe()
    }

    /// Waits until the room does not live on that node any more.
    pub(crate) async fn moved_from(&self, address: &str, room: &RoomCode) {
        let mut changes = self.changes();
        while self.other_owner(room).is_some_and(|owner| owner == address) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }
}

/// By which a room is given to the node with the highest one (rendezvous hashing): where a node comes or goes, no
/// room moves but to it or from it.
fn weight(address: &str, room: &RoomCode) -> [u8; 32] {
    let hash = Sha256::new_with_prefix(address).chain_update([0]).chain_update(room.as_str());
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::randomness::Randomness;

    fn nodes(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    fn rooms() -> Vec<RoomCode> {
        (0..3000).map(|_| RoomCode::random(&Randomness::of_test())).collect()
    }

    #[test]
    fn all_nodes_agree_and_each_owns_its_share() {
        let all = ["one:1", "two:1", "three:1"];
        let members = all.map(|own| Members::new(own.into()));
        members.iter().for_each(|node| node.set(nodes(&all)));
        for room in rooms() {
            assert_eq!(members.iter().filter(|node| node.owns(&room)).count(), 1);
        }
        for node in members {
            let owned = rooms().iter().filter(|room| node.owns(room)).count();
            assert!((800..1200).contains(&owned), "{owned} of 3000");
        }
    }

    #[test]
    fn no_room_moves_between_nodes_that_stay() {
        let members = Members::new("one:1".into());
        members.set(nodes(&["one:1", "two:1", "three:1"]));
        let rooms = rooms();
        let before: Vec<_> = rooms.iter().map(|room| members.other_owner(room)).collect();
        members.set(nodes(&["one:1", "two:1"]));
        for (room, before) in rooms.iter().zip(before) {
            if before.as_deref() != Some("three:1") {
                assert_eq!(members.other_owner(room), before);
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_node_that_refuses_connections_is_passed_over_for_a_while() {
        let members = Members::new("one:1".into());
        members.set(nodes(&["two:1"]));
        let mut changes = members.changes();
        changes.mark_unchanged();
        members.refuses("two:1");
        assert_eq!(*changes.borrow_and_update(), nodes(&["one:1"]));
        members.set(nodes(&["one:1", "two:1"]));
        assert!(!changes.has_changed().unwrap(), "it is registered all the same");
        changes.changed().await.unwrap();
        assert_eq!(*changes.borrow(), nodes(&["one:1", "two:1"]));
    }
}
