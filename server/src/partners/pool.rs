//! The threads on which partners think, shared by all rooms.
//!
//! Thoughts are begun in the order in which they came, and a room has one at a time: so no room makes
//! others wait for more than one of its own. Before many wait, each gets shorter. A thought that
//! no room waits for any more ends early.
//!
//! While no thought waits, the threads do [work](Work) that takes longer, in steps.

use crate::{
    ops::process::lock,
    ops::{metrics, process::give_way},
    partners::PartnerOptions,
};
use bots::{Budget, Level, decide_within};
use record::catalogue::AnyKnown;
use serde_json::Value;
use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};
use tokio::sync::oneshot;

/// The longest time for a thought. The budget in rollouts should end it long before.
const LONGEST: Duration = Duration::from_millis(500);
/// The same on a single processor, which all else needs, too.
const LONGEST_ON_ONE: Duration = Duration::from_millis(150);

/// How much less than others the threads ask for, where there is too little to go round: a move never waits for a
/// thought.
const NICENESS: i32 = 10;

/// What a partner is to think about.
pub(crate) struct Thought {
    /// What its seat knows.
    pub known: AnyKnown,
    /// How well it plays.
    pub level: Level,
    /// What all chance in the thought follows from.
    pub seed: u64,
}

/// The action of a partner; `None` if it found none, or its program has failed.
pub(crate) type Answer = Option<Value>;

/// A program that decides on an action.
type Decide = dyn Fn(&AnyKnown, Budget<'_>) -> Answer + Send + Sync;

/// Work in the background, in steps. Between two of them it calls its argument, which runs the thoughts
/// that wait, and ends if that returns `false`.
pub(crate) type Work = Box<dyn FnOnce(&mut dyn FnMut() -> bool) + Send>;

/// The threads, and the thoughts that wait for them.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    threads: usize,
    on_the_spot: bool,
}

struct Shared {
    queue: Mutex<Queue>,
    /// Notified of every change of the queue.
    changed: Condvar,
    decide: Box<Decide>,
    /// The longest time for a thought.
    longest: Duration,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Waiting>,
    works: VecDeque<Work>,
    /// Whether the threads were started.
    started: bool,
    /// Whether the pool has ended.
    closed: bool,
}

/// What a thread does next.
enum Next {
    /// A thought, with the number of those behind it.
    Think(Waiting, usize),
    Work(Work),
}

struct Waiting {
    thought: Thought,
    answer: oneshot::Sender<Answer>,
}

impl Pool {
    /// Creates a pool. Its threads start with the first thought.
    pub(crate) fn new(options: PartnerOptions) -> Pool {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let threads = options.threads.unwrap_or(processors.saturating_sub(1).max(1));
        let longest = if processors > 1 { LONGEST } else { LONGEST_ON_ONE };
        let mut pool = Pool::deciding(threads, longest, Box::new(decide_within));
        pool.on_the_spot = options.on_the_spot;
        pool
    }

    fn deciding(threads: usize, longest: Duration, decide: Box<Decide>) -> Pool {
        let (queue, changed) = (Mutex::default(), Condvar::new());
        let shared = Arc::new(Shared { queue, changed, decide, longest });
        Pool { shared, threads, on_the_spot: false }
    }

    /// Lets a partner think. To drop the receiver ends the thought.
    pub(crate) fn think(&self, thought: Thought) -> oneshot::Receiver<Answer> {
        let (answer, answered) = oneshot::channel();
        if self.on_the_spot {
            self.shared.answer(Waiting { thought, answer }, 0, 1);
            return answered;
        }
        let mut queue = self.started();
        queue.waiting.retain(|other| !other.answer.is_closed());
        queue.waiting.push_back(Waiting { thought, answer });
        metrics::waiting_thoughts(queue.waiting.len());
        drop(queue);
        self.shared.changed.notify_one();
        answered
    }

    /// Does some work while no partner thinks. In a pool that has ended it is dropped.
    pub(crate) fn work(&self, work: Work) {
        let mut queue = self.started();
        if queue.closed {
            return;
        }
        queue.works.push_back(work);
        drop(queue);
        self.shared.changed.notify_one();
    }

    /// Ends the pool. Work that has begun ends after its step.
    pub(crate) fn close(&self) {
        let mut queue = lock(&self.shared.queue);
        queue.closed = true;
        let works = std::mem::take(&mut queue.works);
        drop(queue);
        drop(works);
        self.shared.changed.notify_all();
    }

    /// The queue of a pool whose threads were started.
    fn started(&self) -> MutexGuard<'_, Queue> {
        let mut queue = lock(&self.shared.queue);
        if !queue.started {
            queue.started = true;
            self.start();
        }
        queue
    }

    fn start(&self) {
        for _ in 0..self.threads {
            let (shared, threads) = (self.shared.clone(), self.threads);
            let started = thread::Builder::new().name("partner".into()).spawn(move || {
                give_way(NICENESS);
                shared.serve(threads);
            });
            if let Err(error) = started {
                tracing::error!(%error, "a thread for partners can't be started");
            }
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    fn serve(&self, threads: usize) {
        while let Some(next) = self.next() {
            match next {
                Next::Think(thought, behind) => self.answer(thought, behind, threads),
                Next::Work(work) => self.work(work, threads),
            }
        }
    }

    /// Thinks and answers, unless the room has moved on.
    fn answer(&self, Waiting { thought, answer }: Waiting, behind: usize, threads: usize) {
        if answer.is_closed() {
            return;
        }
        let Thought { known, level, seed } = thought;
        let began = Instant::now();
        let budget = Budget {
            is_stopped: &|| answer.is_closed() || began.elapsed() >= self.longest,
            ..Budget::new(level, rollouts(level, behind, threads), seed)
        };
        let action = catch_unwind(AssertUnwindSafe(|| (self.decide)(&known, budget)));
        metrics::thought(began);
        let action = action.unwrap_or_else(|_| {
            tracing::error!(?level, seed, "a partner has panicked");
            None
        });
        _ = answer.send(action);
    }

    fn work(&self, work: Work, threads: usize) {
        let mut go_on = || {
            loop {
                let mut queue = lock(&self.queue);
                if queue.closed {
                    return false;
                }
                let Some((thought, behind)) = queue.next_thought() else { return true };
                drop(queue);
                self.answer(thought, behind, threads);
            }
        };
        if catch_unwind(AssertUnwindSafe(|| work(&mut go_on))).is_err() {
            tracing::error!("work in the background has panicked");
        }
    }

    /// What to do next, `None` when the pool has ended.
    fn next(&self) -> Option<Next> {
        let mut queue = lock(&self.queue);
        loop {
            if queue.closed {
                return None;
            }
            if let Some((thought, behind)) = queue.next_thought() {
                return Some(Next::Think(thought, behind));
            }
            if let Some(work) = queue.works.pop_front() {
                return Some(Next::Work(work));
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Queue {
    /// The next thought and the number of those behind it.
    fn next_thought(&mut self) -> Option<(Waiting, usize)> {
        let next = self.waiting.pop_front()?;
        let behind = self.waiting.len();
        metrics::waiting_thoughts(behind);
        Some((next, behind))
    }
}

/// The rollouts of a thought behind which so many others wait: half as many for each one that every
/// thread still has before it.
fn rollouts(level: Level, waiting: usize, threads: usize) -> u32 {
    let rounds = waiting.div_ceil(threads.max(1));
    let rounds = u32::try_from(rounds).unwrap_or(u32::MAX);
    level.rollouts().checked_shr(rounds).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::{Opening, catalogue::Kind};
    use rules::{Seat, Seed, Viewer};
    use serde_json::json;
    use std::sync::mpsc;

    fn thought(seed: u64) -> Thought {
        let game = Kind::find("tranquility").unwrap();
        let seed_of_deal = Seed::from_hex(&"00".repeat(32)).unwrap();
        let opening = Opening::dealt("tranquility", game.default_options(), 2, &seed_of_deal);
        let table = opening.unwrap().set_up().unwrap();
        let known = table.known(Viewer::Seat(Seat::at(0)));
        Thought { known, level: Level::Steady, seed }
    }

    /// A pool that answers with the seed, once it is let.
    fn gated(threads: usize) -> (Pool, mpsc::Sender<()>) {
        let (open, gate) = mpsc::channel::<()>();
        let gate = Mutex::new(gate);
        let decide = move |_: &AnyKnown, budget: Budget<'_>| {
            gate.lock().unwrap().recv().ok()?;
            Some(json!(budget.seed))
        };
        (Pool::deciding(threads, LONGEST, Box::new(decide)), open)
    }

    #[test]
    fn a_partner_thinks() {
        let pool = Pool::deciding(1, LONGEST, Box::new(decide_within));
        let action = pool.think(thought(7)).blocking_recv().unwrap();
        assert!(action.is_some_and(|action| action["type"].is_string()));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn partners_give_way_to_all_else() {
        let niceness = || rustix::process::getpriority_process(None).ok();
        let decide = move |_: &AnyKnown, _: Budget<'_>| Some(json!(niceness()));
        let pool = Pool::deciding(1, LONGEST, Box::new(decide));
        let here = niceness();
        let there = pool.think(thought(1)).blocking_recv().unwrap();
        assert!(there.and_then(|there| there.as_i64()) > here.map(i64::from), "{here:?}");
    }

    #[test]
    fn a_panic_is_the_end_of_one_thought() {
        let decide = |_: &AnyKnown, budget: Budget<'_>| match budget.seed {
            1 => panic!("planted"),
            seed => Some(json!(seed)),
        };
        let pool = Pool::deciding(1, LONGEST, Box::new(decide));
        assert_eq!(pool.think(thought(1)).blocking_recv(), Ok(None));
        assert_eq!(pool.think(thought(2)).blocking_recv(), Ok(Some(json!(2))));
    }

    #[test]
    fn thoughts_come_in_order_and_those_given_up_are_left_out() {
        let (pool, open) = gated(1);
        let first = pool.think(thought(1));
        let second = pool.think(thought(2));
        let third = pool.think(thought(3));
        drop(second);
        for _ in 0..2 {
            open.send(()).unwrap();
        }
        assert_eq!(first.blocking_recv(), Ok(Some(json!(1))));
        assert_eq!(third.blocking_recv(), Ok(Some(json!(3))));
    }

    #[test]
    fn a_stopped_thought_ends() {
        let (stopped, is_stopped) = mpsc::channel();
        let decide = move |_: &AnyKnown, budget: Budget<'_>| {
            while !(budget.is_stopped)() {
                thread::yield_now();
            }
            stopped.send(budget.seed).ok()?;
            None
        };
        let pool = Pool::deciding(1, LONGEST, Box::new(decide));
        drop(pool.think(thought(1)));
        let kept = pool.think(thought(2));
        let began = Instant::now();
        assert_eq!(kept.blocking_recv(), Ok(None), "the guard ends what is not given up");
        assert!(began.elapsed() >= LONGEST);
        drop(pool);
        assert_eq!(is_stopped.iter().last(), Some(2));
    }

    #[test]
    fn thoughts_get_shorter_before_many_wait() {
        let sharp = Level::Sharp.rollouts();
        let budgets = [0, 1, 3, 4, 6, 9, 300].map(|waiting| rollouts(Level::Sharp, waiting, 3));
        assert_eq!(budgets, [sharp, sharp / 2, sharp / 2, sharp / 4, sharp / 4, sharp / 8, 0]);
        assert_eq!(rollouts(Level::Gentle, 0, 3), 0);
    }

    #[test]
    fn thoughts_are_thought_between_two_steps_of_other_work() {
        let decide = |_: &AnyKnown, budget: Budget<'_>| Some(json!(budget.seed));
        let pool = Pool::deciding(1, LONGEST, Box::new(decide));
        let (begun, has_begun) = mpsc::channel();
        let (step, steps) = mpsc::channel::<()>();
        let (ended, has_ended) = mpsc::channel();
        pool.work(Box::new(move |go_on| {
            begun.send(()).unwrap();
            let mut done = 0;
            while steps.recv().is_ok() && go_on() {
                done += 1;
            }
            ended.send(done).unwrap();
        }));
        has_begun.recv().unwrap();
        let mut waiting: Vec<_> = (1..=3).map(|seed| pool.think(thought(seed))).collect();
        assert!(waiting.iter_mut().all(|answer| answer.try_recv().is_err()), "within a step");
        step.send(()).unwrap();
        for (answer, seed) in waiting.into_iter().zip(1..) {
            assert_eq!(answer.blocking_recv(), Ok(Some(json!(seed))));
        }
        step.send(()).unwrap();
        pool.work(Box::new(|_| unreachable!("the pool has ended before")));
        drop(pool);
        _ = step.send(());
        drop(step);
        assert!(has_ended.recv().unwrap() <= 2, "the end of the pool is that of the work");
    }

    #[test]
    fn a_panic_is_the_end_of_one_work() {
        let pool = Pool::deciding(1, LONGEST, Box::new(|_, budget| Some(json!(budget.seed))));
        pool.work(Box::new(|_| panic!("planted")));
        assert_eq!(pool.think(thought(2)).blocking_recv(), Ok(Some(json!(2))));
    }
}
