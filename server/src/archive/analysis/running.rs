//! The analyses that are being made, or wait for that.

use crate::{
    archive::analysis::AnalysisState, identity::guest::GuestId, protocol::error_code::ErrorCode,
};
use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

/// The most analyses at once, those that wait included.
const MOST: usize = 100;

/// An analysis that is being made.
#[derive(Debug)]
pub struct Running {
    /// The guest who asked for it.
    guest: GuestId,
    done: AtomicUsize,
    of: AtomicUsize,
    is_stopped: AtomicBool,
}

impl Running {
    /// An analysis of so many moves, none of which is done.
    pub fn new(guest: GuestId, of: usize) -> Running {
        let (done, of) = (AtomicUsize::new(0), AtomicUsize::new(of));
        Running { guest, done, of, is_stopped: AtomicBool::new(false) }
    }

    /// Takes note of the moves. Returns whether to go on.
    pub fn report(&self, done: usize, of: usize) -> bool {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
        !self.is_stopped.load(Ordering::Relaxed)
    }

    /// How far it has come.
    pub fn state(&self) -> AnalysisState {
        let of = self.of.load(Ordering::Relaxed);
        AnalysisState::Running { done: self.done.load(Ordering::Relaxed), of }
    }
}

/// All analyses that are being made, by the names of their streams.
#[derive(Debug, Default)]
pub struct RunningAnalyses(Mutex<HashMap<String, Arc<Running>>>);

impl RunningAnalyses {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Running>>> {
        // The map is consistent at every moment, even if a holder of the lock panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The analysis that is being made for that stream.
    pub fn get(&self, stream: &str) -> Option<Arc<Running>> {
        self.lock().get(stream).cloned()
    }

    /// Adds an analysis.
    ///
    /// # Errors
    /// [`ErrorCode::AnalysisRunning`] or [`ErrorCode::Busy`]
    pub fn begin(&self, stream: &str, running: Running) -> Result<Arc<Running>, ErrorCode> {
        let mut all = self.lock();
        if all.values().any(|other| other.guest == running.guest) {
            return Err(ErrorCode::AnalysisRunning);
        }
        if all.len() >= MOST {
            return Err(ErrorCode::Busy);
        }
        match all.entry(stream.to_owned()) {
            // Another guest has asked for it at the same moment.
            Entry::Occupied(_) => Err(ErrorCode::Busy),
            Entry::Vacant(place) => Ok(place.insert(Arc::new(running)).clone()),
        }
    }

    /// Stops the analysis for that stream if that guest has asked for it.
    pub fn stop(&self, stream: &str, guest: GuestId) {
        if let Entry::Occupied(found) = self.lock().entry(stream.to_owned())
            && found.get().guest == guest
        {
            found.remove().is_stopped.store(true, Ordering::Relaxed);
        }
    }

    /// Removes an analysis that has ended. Another one may have begun for the same stream.
    pub fn end(&self, stream: &str, running: &Arc<Running>) {
        if let Entry::Occupied(found) = self.lock().entry(stream.to_owned())
            && Arc::ptr_eq(found.get(), running)
        {
            found.remove();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(number: usize) -> GuestId {
        format!("{number:032x}").parse().expect("an id")
    }

    #[test]
    fn a_guest_has_one_at_a_time_and_stops_no_other() {
        let all = RunningAnalyses::default();
        let first = all.begin("a", Running::new(guest(1), 9)).expect("begun");
        let refused = |stream, number| all.begin(stream, Running::new(guest(number), 9)).err();
        assert_eq!(refused("b", 1), Some(ErrorCode::AnalysisRunning));
        assert_eq!(refused("a", 2), Some(ErrorCode::Busy));
        all.stop("a", guest(2));
        assert!(first.report(1, 9) && all.get("a").is_some());
        all.stop("a", guest(1));
        assert!(!first.report(2, 9) && all.get("a").is_none());

        let second = all.begin("a", Running::new(guest(1), 9)).expect("begun");
        all.end("a", &first);
        assert!(all.get("a").is_some());
        all.end("a", &second);
        assert!(all.get("a").is_none());
    }

    #[test]
    fn there_is_an_end_to_how_many_wait() {
        let all = RunningAnalyses::default();
        for number in 0..MOST {
            all.begin(&number.to_string(), Running::new(guest(number), 9)).expect("begun");
        }
        let refused = all.begin("one more", Running::new(guest(MOST), 9)).err();
        assert_eq!(refused, Some(ErrorCode::Busy));
    }
}
