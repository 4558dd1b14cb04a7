//! The known heads of streams, and their followers.

use std::{
    collections::{HashMap, VecDeque},
    mem,
};
use tokio::sync::watch;

/// How many streams without followers are cached before all of them are dropped.
const MAX_CACHED_STREAMS: usize = 64 * 1024;
/// The number of cached heads of a stream: followers are a few appends behind at most.
const MAX_RECENT_HEADS: usize = 4;
/// The most bytes of entries that are cached with a head.
const MAX_CACHED_BYTES: usize = 4096;

/// The head of a stream after one of its messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Head {
    /// The length of the stream.
    pub length: u64,
    /// The sequence number of the stream's last message; 0 if it has none.
    pub sequence: u64,
}

/// A head, and if the stream is followed, the entries that it came with.
#[derive(Debug)]
struct Recent {
    head: Head,
    entries: Vec<Vec<u8>>,
}

/// The newest heads of the streams that were used lately.
///
/// Others write too, so that a stream may be longer than is known here, or gone.
#[derive(Debug, Default)]
pub(crate) struct Heads {
    /// Ascending by sequence.
    known: HashMap<String, VecDeque<Recent>>,
    /// The followers of a stream.
    followed: HashMap<String, watch::Sender<u64>>,
}

impl Heads {
    /// Records that a stream has, or had, that head.
    pub(crate) fn learn(&mut self, name: &str, head: Head) {
        self.learn_with(name, head, Vec::new());
    }

    /// Records that a stream has, or had, that head, with those entries before it.
    pub(crate) fn learn_with(&mut self, name: &str, head: Head, mut entries: Vec<Vec<u8>>) {
        let bytes: usize = entries.iter().map(Vec::len).sum();
        if bytes > MAX_CACHED_BYTES || !self.is_followed(name) {
            entries = Vec::new();
        }
        if self.known.len() >= MAX_CACHED_STREAMS + 2 * self.followed.len()
            && !self.known.contains_key(name)
        {
            self.known.retain(|name, _| self.followed.contains_key(name));
        }
        let heads = self.known.entry(name.to_owned()).or_default();
        match heads.back() {
            Some(newest) if head.sequence <= newest.head.sequence => return,
            // It was deleted and begun anew.
            Some(newest) if head.length <= newest.head.length => heads.clear(),
            _ => {}
        }
        if heads.len() == MAX_RECENT_HEADS {
            heads.pop_front();
        }
        heads.push_back(Recent { head, entries });
        self.tell(name, head.length);
    }

    /// Records that a stream does not exist.
    pub(crate) fn gone(&mut self, name: &str) {
        self.known.remove(name);
        self.tell(name, 0);
    }

    /// Forgets a stream whose head is doubtful.
    pub(crate) fn forget(&mut self, name: &str) {
        self.known.remove(name);
    }

    /// The newest known head.
    pub(crate) fn newest(&self, name: &str) -> Option<Head> {
        self.known.get(name)?.back().map(|newest| newest.head)
    }

    /// The last known head before the entry with that number, or the beginning.
    pub(crate) fn before(&self, name: &str, entry: u64) -> Head {
        let heads = self.known.get(name).into_iter().flatten().rev();
        heads.map(|recent| recent.head).find(|head| head.length <= entry).unwrap_or_default()
    }

    /// The entries of a stream that is followed from that one on, if there are any and all of them
    /// are cached.
    pub(crate) fn recent(&self, name: &str, from: u64) -> Option<Vec<Vec<u8>>> {
        let mut start = self.newest(name)?.length;
        let mut messages = Vec::new();
        for Recent { head, entries } in self.known.get(name)?.iter().rev() {
            if start <= from || head.length != start || entries.is_empty() {
                break;
            }
            start -= entries.len() as u64;
            messages.push(entries);
        }
        if messages.is_empty() || start > from {
            return None;
        }
        let entries = messages.into_iter().rev().flatten().cloned();
        Some(entries.skip(usize::try_from(from - start).ok()?).collect())
    }

    /// Follows a stream that is followed already.
    pub(crate) fn join(&self, name: &str) -> Option<watch::Receiver<u64>> {
        self.followed.get(name).map(watch::Sender::subscribe)
    }

    /// Begins to follow a stream; the caller must keep it up to date.
    pub(crate) fn follow(&mut self, name: &str) -> watch::Sender<u64> {
        let length = self.newest(name).map_or(0, |head| head.length);
        let sender = watch::Sender::new(length);
        self.followed.insert(name.to_owned(), sender.clone());
        sender
    }

    /// Stops following a stream that has no receivers left.
    pub(crate) fn unfollow(&mut self, name: &str) -> bool {
        let wanted = self.followed.get(name).is_some_and(|told| told.receiver_count() > 0);
        if !wanted {
            self.followed.remove(name);
        }
        !wanted
    }

    /// Whether a stream is followed, so that its head is kept up to date.
    pub(crate) fn is_followed(&self, name: &str) -> bool {
        self.followed.contains_key(name)
    }

    /// All streams that are followed.
    pub(crate) fn followed(&self) -> Vec<String> {
        self.followed.keys().cloned().collect()
    }

    /// Nothing is followed any more.
    pub(crate) fn unfollow_all(&mut self) {
        self.followed.clear();
    }

    fn tell(&self, name: &str, length: u64) {
        if let Some(told) = self.followed.get(name) {
            told.send_if_modified(|known| mem::replace(known, length) != length);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(length: u64, sequence: u64) -> Head {
        Head { length, sequence }
    }

    #[test]
    fn the_newest_end_is_kept_whatever_comes_late() {
        let mut heads = Heads::default();
        for (length, sequence) in [(2, 10), (5, 30), (3, 20), (5, 30)] {
            heads.learn("a", head(length, sequence));
        }
        assert_eq!(heads.newest("a"), Some(head(5, 30)));
        heads.forget("a");
        assert_eq!(heads.newest("a"), None);
    }

    #[test]
    fn it_is_known_where_to_read_on() {
        let mut heads = Heads::default();
        for number in 1..=20 {
            heads.learn("a", head(2 * number, 100 + number));
        }
        assert_eq!(heads.before("a", 40), head(40, 120));
        assert_eq!(heads.before("a", 39), head(38, 119));
        assert_eq!(heads.before("a", 3), Head::default(), "forgotten: from the beginning");
        assert_eq!(heads.before("b", 3), Head::default());
    }

    #[test]
    fn what_is_kept_in_mind_is_all_or_nothing() {
        let mut heads = Heads::default();
        let entry = |number: u8| vec![number];
        heads.learn_with("a", head(1, 10), vec![entry(0)]);
        assert_eq!(heads.recent("a", 0), None, "it has no followers");
        let _told = heads.follow("a").subscribe();
        heads.learn_with("a", head(3, 20), vec![entry(1), entry(2)]);
        heads.learn_with("a", head(4, 30), vec![entry(3)]);
        assert_eq!(heads.recent("a", 0), None, "the first is not known");
        assert_eq!(heads.recent("a", 1), Some(vec![entry(1), entry(2), entry(3)]));
        assert_eq!(heads.recent("a", 2), Some(vec![entry(2), entry(3)]));
        assert_eq!(heads.recent("a", 3), Some(vec![entry(3)]));
        assert_eq!(heads.recent("a", 4), None, "nothing new is known");
        heads.learn("a", head(5, 40));
        heads.learn_with("a", head(6, 50), vec![entry(5)]);
        assert_eq!(heads.recent("a", 5), Some(vec![entry(5)]));
        assert_eq!(heads.recent("a", 4), None, "an own one is not kept");
        heads.learn_with("a", head(9, 70), vec![entry(8)]);
        assert_eq!(heads.recent("a", 8), Some(vec![entry(8)]));
        assert_eq!(heads.recent("a", 6), None, "one was missed");
    }

    #[test]
    fn a_stream_that_began_anew_is_another() {
        let mut heads = Heads::default();
        heads.learn("a", head(4, 10));
        heads.learn("a", head(1, 20));
        assert_eq!(heads.before("a", 9), head(1, 20));
        assert_eq!(heads.before("a", 0), Head::default());
    }

    #[test]
    fn those_who_follow_a_stream_are_told_of_its_newest_end() {
        let mut heads = Heads::default();
        heads.learn("a", head(2, 10));
        assert!(heads.join("a").is_none());
        let told = heads.follow("a").subscribe();
        heads.learn("a", head(5, 30));
        heads.learn("a", head(3, 20));
        assert_eq!(*told.borrow(), 5);
        assert!(!heads.unfollow("a"), "it has a receiver");
        heads.gone("a");
        assert_eq!(*told.borrow(), 0);
        drop(told);
        assert!(heads.unfollow("a"));
        assert!(!heads.is_followed("a"));
    }
}
