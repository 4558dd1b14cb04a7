//! The analyses that are being made, or wait for that. One is made at a time, so that the other threads are
//! there for partners. Addresses take turns, and a guest has one analysis, so that none waits for all those
//! of a crowd.

use crate::{
    archive::analysis::AnalysisState, identity::guest::GuestId, limits::Address,
    ops::process::lock, partners::pool::Work, protocol::error_code::ErrorCode,
};
use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

/// The most analyses that wait.
const MOST: usize = 100;
/// The most of them that were asked for from one address.
const MOST_PER_ADDRESS: usize = 2;
/// The most that are known to have failed.
const MOST_FAILED: usize = 100;

/// An analysis that is being made, or waits for that.
#[derive(Debug)]
pub(crate) struct Running {
    stream: String,
    /// The guest who asked for it.
    guest: GuestId,
    /// The address from which it was asked for.
    address: Address,
    done: AtomicUsize,
    of: AtomicUsize,
    is_stopped: AtomicBool,
}

impl Running {
    /// An analysis of so many moves, none of which is done.
    pub(crate) fn new(stream: &str, guest: GuestId, address: Address, of: usize) -> Running {
        let (done, of, is_stopped) = (AtomicUsize::new(0), AtomicUsize::new(of), false.into());
        Running { stream: stream.to_owned(), guest, address, done, of, is_stopped }
    }

    /// Takes note of the moves. Returns whether to go on.
    pub(crate) fn report(&self, done: usize, of: usize) -> bool {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
        !self.is_stopped()
    }

    /// Whether its guest does not want it any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    fn moves(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed))
    }

    fn left(&self) -> usize {
        let (done, of) = self.moves();
        of.saturating_sub(done)
    }
}

/// All analyses that are being made, or wait for that.
#[derive(Default)]
pub(crate) struct RunningAnalyses(Mutex<Queue>);

#[derive(Default)]
struct Queue {
    /// The one that is being made, and since when.
    current: Option<(Arc<Running>, Instant)>,
    /// The analyses that wait, in the order in which they were asked for.
    waiting: Vec<(Arc<Running>, Work)>,
    /// When each address was last served, counted in analyses, for as long as any waits.
    served: HashMap<Address, u64>,
    /// The streams of those that have failed lately, and were not asked for again.
    failed: VecDeque<String>,
    /// How long a move took lately.
    pace: Option<Duration>,
}

impl RunningAnalyses {
    /// How far the analysis for that stream has come, if there is one.
    pub(crate) fn state(&self, stream: &str) -> Option<AnalysisState> {
        lock(&self.0).state(stream)
    }

    /// Lets an analysis wait for its turn.
    pub(crate) fn add(&self, running: Arc<Running>, work: Work) -> Result<(), ErrorCode> {
        let mut queue = lock(&self.0);
        if queue.all().any(|other| other.guest == running.guest) {
            return Err(ErrorCode::AnalysisRunning);
        }
        let beside = queue.waiting.iter().filter(|(other, _)| other.address == running.address);
        if beside.count() >= MOST_PER_ADDRESS {
            return Err(ErrorCode::AnalysesWaiting);
        }
        // Another guest may have asked for the same at the same moment.
        if queue.waiting.len() >= MOST || queue.find(&running.stream).is_some() {
            return Err(ErrorCode::Busy);
        }
        queue.failed.retain(|failed| *failed != running.stream);
        queue.waiting.push((running, work));
        Ok(())
    }

    /// The next one to be made, unless one is.
    pub(crate) fn next(&self) -> Option<Work> {
        let mut queue = lock(&self.0);
        if queue.current.is_some() {
            return None;
        }
        let Some(index) = queue.order().first().copied() else {
            queue.served.clear();
            return None;
        };
        let (running, work) = queue.waiting.remove(index);
        let last = queue.served.values().max().map_or(1, |last| last + 1);
        queue.served.insert(running.address, last);
        queue.current = Some((running, Instant::now()));
        Some(work)
    }

    /// Stops the analysis for that stream if that guest has asked for it.
    pub(crate) fn stop(&self, stream: &str, guest: GuestId) {
        let mut queue = lock(&self.0);
        if let Some(found) = queue.find(stream).filter(|found| found.guest == guest) {
            found.is_stopped.store(true, Ordering::Relaxed);
            queue.waiting.retain(|(waiting, _)| !waiting.is_stopped());
        }
    }

    /// Whether the last analysis for that stream has failed.
    pub(crate) fn has_failed(&self, stream: &str) -> bool {
        lock(&self.0).failed.iter().any(|failed| failed == stream)
    }

    /// Makes room after an analysis that has ended, has failed or was dropped.
    pub(crate) fn end(&self, running: &Arc<Running>, has_failed: bool) {
        let mut queue = lock(&self.0);
        if has_failed {
            queue.failed.truncate(MOST_FAILED - 1);
            queue.failed.push_front(running.stream.clone());
        }
        if queue.current.as_ref().is_some_and(|(current, _)| Arc::ptr_eq(current, running)) {
            queue.pace = queue.pace();
            queue.current = None;
        }
        queue.waiting.retain(|(waiting, _)| !Arc::ptr_eq(waiting, running));
    }
}

impl Queue {
    /// All that were not stopped.
    fn all(&self) -> impl Iterator<Item = &Arc<Running>> {
        let current = self.current.iter().map(|(running, _)| running);
        let all = current.chain(self.waiting.iter().map(|(running, _)| running));
        all.filter(|running| !running.is_stopped())
    }

    fn find(&self, stream: &str) -> Option<Arc<Running>> {
        self.all().find(|running| running.stream == stream).cloned()
    }

    /// The indices of those that wait, in the order in which they come: the address that was served longest
    /// ago comes next, and of equals the one that has waited longest.
    fn order(&self) -> Vec<usize> {
        let mut served = self.served.clone();
        let mut last = served.values().max().copied().unwrap_or_default();
        let mut left: Vec<usize> = (0..self.waiting.len()).collect();
        let mut order = Vec::with_capacity(left.len());
        let address = |index: usize| self.waiting.get(index).map(|(running, _)| running.address);
        let served_of = |served: &HashMap<Address, u64>, index: usize| {
            address(index).and_then(|address| served.get(&address)).copied().unwrap_or_default()
        };
        while let Some(next) = left.iter().copied().min_by_key(|index| served_of(&served, *index)) {
            left.retain(|index| *index != next);
            last += 1;
            served.extend(address(next).map(|address| (address, last)));
            order.push(next);
        }
        order
    }

    /// How long a move takes, as far as that is known.
    fn pace(&self) -> Option<Duration> {
        let now = self.current.as_ref().and_then(|(running, since)| {
            let (done, _) = running.moves();
            since.elapsed().checked_div(u32::try_from(done).ok()?)
        });
        now.or(self.pace)
    }

    fn state(&self, stream: &str) -> Option<AnalysisState> {
        let found = self.find(stream)?;
        let current = self.current.iter().map(|(running, _)| running);
        let waiting = self.order().into_iter().filter_map(|index| self.waiting.get(index));
        let mut line = current.chain(waiting.map(|(running, _)| running)).enumerate();
        let (mut moves, mut place) = (0, 0);
        for (at, running) in line.by_ref() {
            moves += running.left();
            place = at;
            if Arc::ptr_eq(running, &found) {
                break;
            }
        }
        let (done, of) = found.moves();
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        let seconds = self.pace().map(|pace| pace.saturating_mul(moves).as_secs());
        Some(AnalysisState::Running { done, of, place, seconds })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn running(stream: &str, guest: usize, address: u8) -> Arc<Running> {
        let guest = format!("{guest:032x}").parse().expect("an id");
        Arc::new(Running::new(stream, guest, IpAddr::from([192, 0, 2, address]).into(), 9))
    }

    fn add(all: &RunningAnalyses, one: &Arc<Running>) -> Result<(), ErrorCode> {
        all.add(one.clone(), Box::new(|_| {}))
    }

    fn place(all: &RunningAnalyses, stream: &str) -> Option<usize> {
        match all.state(stream)? {
            AnalysisState::Running { place, .. } => Some(place),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_guest_has_one_at_a_time_and_stops_no_other() {
        let all = RunningAnalyses::default();
        let first = running("a", 1, 1);
        add(&all, &first).expect("a place");
        assert!(all.next().is_some() && all.next().is_none(), "one at a time");
        assert_eq!(add(&all, &running("b", 1, 1)), Err(ErrorCode::AnalysisRunning));
        assert_eq!(add(&all, &running("a", 2, 2)), Err(ErrorCode::Busy));
        all.stop("a", running("", 2, 2).guest);
        assert!(first.report(1, 9) && all.state("a").is_some());
        all.stop("a", first.guest);
        assert!(!first.report(2, 9) && all.state("a").is_none());

        // Its thread is free after its step.
        let second = running("a", 1, 1);
        add(&all, &second).expect("a place");
        assert!(all.next().is_none());
        all.end(&first, false);
        assert!(all.next().is_some() && all.state("a").is_some());
        all.end(&second, false);
        assert!(all.state("a").is_none());
    }

    #[test]
    fn addresses_take_turns() {
        let all = RunningAnalyses::default();
        let first = running("a1", 1, 1);
        add(&all, &first).expect("a place");
        assert!(all.next().is_some());
        for (stream, guest, address) in [("a2", 2, 1), ("a3", 3, 1), ("b1", 4, 2), ("b2", 5, 2)] {
            add(&all, &running(stream, guest, address)).expect("a place");
        }
        assert_eq!(add(&all, &running("a4", 6, 1)), Err(ErrorCode::AnalysesWaiting));
        add(&all, &running("c1", 7, 3)).expect("a place");
        let line = ["a1", "b1", "c1", "a2", "b2", "a3"];
        for (expected, stream) in line.iter().enumerate() {
            assert_eq!(place(&all, stream), Some(expected), "{stream}");
        }
        all.end(&first, false);
        assert!(all.next().is_some());
        assert_eq!(
            line[1..].iter().filter_map(|stream| place(&all, stream)).collect::<Vec<_>>(),
            [0, 1, 2, 3, 4]
        );
    }

    #[test]
    fn the_time_follows_from_the_moves_before() {
        let all = RunningAnalyses::default();
        let (first, second) = (running("a", 1, 1), running("b", 2, 2));
        for one in [&first, &second] {
            add(&all, one).expect("a place");
        }
        let seconds = |stream: &str| match all.state(stream) {
            Some(AnalysisState::Running { seconds, .. }) => seconds,
            other => panic!("{other:?}"),
        };
        assert!(all.next().is_some());
        assert_eq!(seconds("b"), None, "no move was analysed yet");
        first.report(3, 9);
        lock(&all.0).current = Some((first, Instant::now() - Duration::from_secs(30)));
        assert_eq!((seconds("a"), seconds("b")), (Some(60), Some(150)));
    }

    #[test]
    fn there_is_an_end_to_how_many_wait() {
        let all = RunningAnalyses::default();
        for number in 0..MOST {
            let address = u8::try_from(number).expect("a small number");
            add(&all, &running(&number.to_string(), number, address)).expect("a place");
        }
        assert_eq!(add(&all, &running("one more", MOST, 200)), Err(ErrorCode::Busy));
    }
}
