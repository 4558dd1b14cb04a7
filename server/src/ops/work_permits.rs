//! Permits for what costs more than a millisecond or a megabyte: few do such a thing at a time, the others wait a
//! little and are refused.

use crate::{
    ops::process::{Panicked, aside, give_way, lock, panic_text},
    protocol::{
        error_code::{ErrorCode, Refusable},
        message::Refused,
    },
};
use std::{
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, LazyLock, Mutex, mpsc},
    thread::{self, available_parallelism},
    time::Duration,
};
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    sync::{OwnedSemaphorePermit, Semaphore, oneshot},
    time::timeout,
};

/// How much less than others the threads ask for, where there is too little to go round: people wait for an answer,
/// so that it is more than partners ask for.
const NICENESS: i32 = 5;

/// Too many others wait.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("too many others wait for a permit")]
pub struct Busy;

impl Refusable for Busy {
    fn refused(&self) -> Refused {
        ErrorCode::Busy.into()
    }
}

/// The permits, as many as half of the processors: the others remain for tables that are played at.
#[derive(Clone)]
pub(crate) struct WorkPermits {
    free: Arc<Semaphore>,
    /// The longest that one is waited for.
    pub timeout: Duration,
}

/// A permit, until it is dropped.
#[derive(Debug)]
pub struct WorkPermit {
    _taken: OwnedSemaphorePermit,
}

fn most() -> usize {
    (available_parallelism().map_or(1, NonZeroUsize::get) / 2).max(1)
}

impl WorkPermits {
    pub(crate) fn new(timeout: Duration) -> WorkPermits {
        WorkPermits { free: Arc::new(Semaphore::new(most())), timeout }
    }

    /// Waits for a permit.
    pub(crate) async fn take(&self) -> Result<WorkPermit, Busy> {
        match timeout(self.timeout, self.free.clone().acquire_owned()).await {
            Ok(Ok(taken)) => Ok(WorkPermit { _taken: taken }),
            Ok(Err(_)) | Err(_) => Err(Busy),
        }
    }
}

impl WorkPermit {
    /// Holds the permit for as long as that value is worked on.
    pub(crate) fn hold<T>(self, value: T) -> Held<T> {
        Held { value, permit: self }
    }
}

/// A value that is worked on, with the permit for that: one is not to be had without the other.
#[derive(Debug)]
pub struct Held<T> {
    value: T,
    permit: WorkPermit,
}

impl<T> Held<T> {
    /// The value, to look at.
    pub fn value(&self) -> &T {
        &self.value
    }

    /// Another value under the same permit.
    pub fn with<U>(self, value: U) -> Held<U> {
        self.permit.hold(value)
    }

    /// What little is made of the value.
    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> Held<U> {
        self.permit.hold(make(self.value))
    }

    /// The value without its permit, since little is left to do.
    pub fn release(self) -> T {
        self.value
    }
}

impl<T: Send + 'static> Held<T> {
    /// Works on the value, on a thread that gives way to all others.
    pub async fn then<U: Send + 'static, E: From<Panicked> + Send + 'static>(
        self,
        work: impl FnOnce(T) -> Result<U, E> + Send + 'static,
    ) -> Result<Held<U>, E> {
        let Held { value, permit } = self;
        // It holds the permit to its end, even if the request was given up.
        let (done, permit) = at_leisure(move || (work(value), permit)).await?;
        Ok(permit.hold(done?))
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// The threads, fewer than processors: memory that one has freed is there for its next job.
static THREADS: LazyLock<mpsc::Sender<Job>> = LazyLock::new(|| {
    let (sender, jobs) = mpsc::channel::<Job>();
    let jobs = Arc::new(Mutex::new(jobs));
    for _ in 0..most() {
        let jobs = jobs.clone();
        let next = move || lock(&jobs).recv();
        let started = thread::Builder::new().name("aside".into()).spawn(move || {
            give_way(NICENESS);
            while let Ok(job) = next() {
                job();
            }
        });
        if let Err(error) = started {
            tracing::error!(%error, "a thread for long computations can't be started");
        }
    }
    sender
});

async fn at_leisure<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Panicked> {
    // On a single-threaded runtime another thread would gain nothing.
    if Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread {
        return aside(work).await;
    }
    let (answer, answered) = oneshot::channel();
    let job = move || {
        let done = catch_unwind(AssertUnwindSafe(work));
        // The request may have been given up.
        _ = answer.send(done.map_err(|panic| Panicked::of(panic_text(&*panic))));
    };
    let no_thread = |_| Panicked::of("there is no thread for it".into());
    THREADS.send(Box::new(job)).map_err(|_| Panicked::of("there is no thread for it".into()))?;
    answered.await.map_err(no_thread)?
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    #[tokio::test(flavor = "multi_thread")]
    async fn few_work_at_a_time_and_a_panic_gives_its_permit_back() {
        let permits = WorkPermits::new(Duration::from_secs(60));
        let (running, most_running) =
            (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = |number: usize| {
            let (permits, running, most_running) =
                (permits.clone(), running.clone(), most_running.clone());
            async move {
                let held = permits.take().await.unwrap().hold(number);
                let worked = held.then(move |number| {
                    most_running.fetch_max(running.fetch_add(1, SeqCst) + 1, SeqCst);
                    running.fetch_sub(1, SeqCst);
                    assert!(number % 3 != 0, "planted");
                    Ok::<_, Panicked>(number)
                });
                worked.await.map(Held::release).ok()
            }
        };
        let all: Vec<_> = (0..30).map(|number| tokio::spawn(work(number))).collect();
        for (number, worked) in all.into_iter().enumerate() {
            assert_eq!(worked.await.unwrap(), (number % 3 != 0).then_some(number));
        }
        assert!(most_running.load(SeqCst) <= most());
        assert_eq!(permits.free.available_permits(), most());
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_too_long_is_refused() {
        let permits = WorkPermits::new(Duration::from_secs(2));
        let mut taken = Vec::new();
        for _ in 0..most() {
            taken.push(permits.take().await.unwrap());
        }
        assert!(permits.take().await.is_err());
        taken.pop();
        assert!(permits.take().await.is_ok());
    }
}
