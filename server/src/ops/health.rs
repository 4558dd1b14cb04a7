//! Whether the server is alive, and whether it can do its work.

use crate::protocol::error_code::{Error, ErrorCode};
use axum::{Json, Router, extract::State, routing};
use journal::{Journal, probe};
use serde::Serialize;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};
use tokio::{sync::Mutex, time::Instant};

/// How long an answer of the journal is believed, so that nobody can keep the disk busy by asking.
const BELIEVED: Duration = Duration::from_secs(2);

/// Asks the journal now and then whether it takes entries.
pub struct Health {
    journal: Arc<dyn Journal>,
    /// Called whenever the journal takes nothing.
    failed: Box<dyn Fn() + Send + Sync>,
    /// The newest answer, and when it came. Held while asking: whoever comes meanwhile waits for it.
    answer: Mutex<Option<(Instant, bool)>>,
    /// Whether the server is going down.
    going_down: AtomicBool,
}

/// What is answered while all is well.
#[derive(Serialize)]
struct Well {
    status: &'static str,
}

impl Health {
    /// Nothing has been asked yet. `failed` is called whenever it is found that the journal takes
    /// nothing.
    pub fn of(journal: Arc<dyn Journal>, failed: impl Fn() + Send + Sync + 'static) -> Arc<Health> {
        let (answer, going_down) = Default::default();
        Arc::new(Health { journal, failed: Box::new(failed), answer, going_down })
    }

    /// From now on the server is not ready.
    pub fn go_down(&self) {
        self.going_down.store(true, Relaxed);
    }

    /// Whether entries can be made durable, and the server is not going down.
    pub async fn is_ready(&self) -> bool {
        if self.going_down.load(Relaxed) {
            return false;
        }
        let mut answer = self.answer.lock().await;
        match *answer {
            Some((asked, ready)) if asked.elapsed() < BELIEVED => ready,
            _ => {
                let ready = probe(&*self.journal).await.is_ok();
                *answer = Some((Instant::now(), ready));
                if !ready {
                    (self.failed)();
                }
                ready
            }
        }
    }
}

/// `/healthz`: the process answers. `/readyz`: it can store what it is told; 503 while it can't.
pub fn router<S: Clone + Send + Sync + 'static>(health: Arc<Health>) -> Router<S> {
    Router::new()
        .route("/healthz", routing::get(async || Json(Well { status: "ok" })))
        .route("/readyz", routing::get(ready).with_state(health))
}

async fn ready(State(health): State<Arc<Health>>) -> Result<Json<Well>, Error> {
    if health.is_ready().await {
        Ok(Json(Well { status: "ready" }))
    } else {
        Err(ErrorCode::Unavailable.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::{FutureExt, future::BoxFuture};
    use journal::JournalError;
    use std::sync::atomic::AtomicU32;
    use tokio::sync::watch;

    /// A journal that can be broken.
    #[derive(Default)]
    struct Fragile {
        broken: AtomicBool,
        asked: AtomicU32,
    }

    impl Fragile {
        fn answer(&self) -> BoxFuture<'_, Result<(), JournalError>> {
            self.asked.fetch_add(1, Relaxed);
            let broken = JournalError::Unavailable("the disk is full".into());
            let answer = if self.broken.load(Relaxed) { Err(broken) } else { Ok(()) };
            std::future::ready(answer).boxed()
        }
    }

    impl Journal for Fragile {
        fn append<'a>(
            &'a self,
            _: &'a str,
            _: u64,
            _: Vec<Vec<u8>>,
        ) -> BoxFuture<'a, Result<(), JournalError>> {
            self.answer()
        }

        fn read<'a>(
            &'a self,
            _: &'a str,
            _: u64,
        ) -> BoxFuture<'a, Result<Vec<Vec<u8>>, JournalError>> {
            std::future::ready(Ok(Vec::new())).boxed()
        }

        fn watch<'a>(
            &'a self,
            _: &'a str,
        ) -> BoxFuture<'a, Result<watch::Receiver<u64>, JournalError>> {
            std::future::ready(Ok(watch::channel(0).1)).boxed()
        }

        fn streams<'a>(
            &'a self,
            _: &'a str,
            _: Option<&'a str>,
            _: usize,
        ) -> BoxFuture<'a, Result<Vec<String>, JournalError>> {
            std::future::ready(Ok(Vec::new())).boxed()
        }

        fn delete<'a>(&'a self, _: &'a str) -> BoxFuture<'a, Result<(), JournalError>> {
            self.answer()
        }
    }

    #[tokio::test(start_paused = true)]
    async fn it_is_ready_while_the_journal_takes_entries() {
        let journal = Arc::new(Fragile::default());
        let health = Health::of(journal.clone(), || {});
        assert!(health.is_ready().await);
        journal.broken.store(true, Relaxed);
        tokio::time::advance(BELIEVED).await;
        assert!(!health.is_ready().await);
        journal.broken.store(false, Relaxed);
        tokio::time::advance(BELIEVED).await;
        assert!(health.is_ready().await, "it recovers");
        health.go_down();
        assert!(!health.is_ready().await, "at once");
    }

    #[tokio::test(start_paused = true)]
    async fn many_who_ask_cost_one_look() {
        let journal = Arc::new(Fragile::default());
        let health = Health::of(journal.clone(), || {});
        let answers = futures_util::future::join_all((0..50).map(|_| health.is_ready())).await;
        assert!(answers.iter().all(|ready| *ready));
        assert_eq!(journal.asked.load(Relaxed), 3, "delete, append, delete");
    }
}
