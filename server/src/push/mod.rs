//! Calls to players whose page is closed when the game waits for them, by way of their browsers' push services.
//!
//! A guest asks for that in a browser, which then has an address at its vendor's service. A call says which table it
//! is and that it is the guest's turn, which everyone at the table sees: nothing of cards, and nothing that a guest
//! could choose for another. The service can't read it.

pub(crate) mod call;
pub mod subscriptions;

use crate::{
    deals::service::Deals,
    identity::guest::GuestId,
    limits::bucket::Buckets,
    partners::Switch,
    push::{
        call::{Message, Sent},
        subscriptions::Subscription,
    },
};
use futures_util::future::join_all;
use journal::{Journal, JournalError};
use lru::LruCache;
use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZeroUsize,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::sync::Semaphore;
use web_push_native::p256::ecdsa::SigningKey;

/// How many calls are made at once to each service.
const AT_ONCE: usize = 4;
/// How many browsers are remembered that could not be reached.
const FAILING: NonZeroUsize = NonZeroUsize::new(1_000).unwrap();
/// How often the log says that calls to a service fail.
const TOLD_EVERY: Duration = Duration::from_secs(60);

/// Options for calls.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct PushOptions {
    /// `off` to call no players whose page is closed
    ///
    /// Calls go through the push services of browsers: Google, Mozilla, Microsoft, Apple.
    #[arg(long, env = "TRANQUILITY_PUSH", default_value = "on", value_name = "on|off")]
    pub push: Switch,
    /// How long the game waits for a player who is not there before it calls
    #[arg(skip = Duration::from_secs(20))]
    pub call_after: Duration,
    /// The port of a push service on this machine; only tests have one.
    #[arg(skip)]
    pub test_port: Option<u16>,
}

/// Calls players.
pub struct Push {
    journal: Arc<dyn Journal>,
    deals: Arc<Deals>,
    options: PushOptions,
    key: SigningKey,
    /// The places for calls by service: one that hangs holds up no other.
    places: BTreeMap<&'static str, Semaphore>,
    /// The addresses of browsers that could not be reached by the newest call to them.
    failing: Mutex<LruCache<String, ()>>,
    told: Buckets<&'static str>,
}

impl Push {
    /// Has called nobody yet.
    pub(crate) fn new(
        journal: Arc<dyn Journal>,
        deals: Arc<Deals>,
        options: PushOptions,
    ) -> Arc<Push> {
        let key = deals.push_key();
        let places = subscriptions::services().map(|service| (service, Semaphore::new(AT_ONCE)));
        let places = places.collect();
        let failing = Mutex::new(LruCache::new(FAILING));
        let told = Buckets::new(1.0, TOLD_EVERY, 1.0);
        Arc::new(Push { journal, deals, options, key, places, failing, told })
    }

    /// The options.
    pub(crate) fn options(&self) -> PushOptions {
        self.options
    }

    /// The server's public key, in base64url; `None` if no players are called.
    pub(crate) fn public_key(&self) -> Option<String> {
        (self.options.push == Switch::On).then(|| call::public(&self.key))
    }

    /// The services at which browsers of a guest could not be reached by the newest call to them, by the ends of
    /// their hosts' names.
    pub(crate) async fn cut_off(
        &self,
        guest: GuestId,
    ) -> Result<BTreeSet<&'static str>, JournalError> {
        if self.failing().is_empty() {
            return Ok(BTreeSet::new());
        }
        let mut browsers = subscriptions::of(&*self.journal, guest).await?;
        browsers.retain(|browser| self.failing().contains(&browser.endpoint));
        Ok(browsers.iter().filter_map(|to| to.service(self.options.test_port)).collect())
    }

    fn failing(&self) -> MutexGuard<'_, LruCache<String, ()>> {
        // The list is consistent at every moment, even if a holder of the lock panicked.
        self.failing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls a guest in all its browsers, without anyone waiting for it.
    pub(crate) fn call(self: &Arc<Push>, guest: GuestId, message: Message) {
        if self.options.push == Switch::Off {
            return;
        }
        let push = self.clone();
        tokio::spawn(async move {
            if let Err(error) = push.call_browsers(guest, message).await {
                tracing::warn!(%error, "a player could not be called");
            }
        });
    }

    async fn call_browsers(
        self: Arc<Push>,
        guest: GuestId,
        message: Message,
    ) -> Result<(), JournalError> {
        let browsers = subscriptions::of(&*self.journal, guest).await?;
        let calls =
            browsers.into_iter().map(|to| self.clone().call_one(guest, to, message.clone()));
        join_all(calls).await.into_iter().collect()
    }

    async fn call_one(
        self: Arc<Push>,
        guest: GuestId,
        to: Subscription,
        message: Message,
    ) -> Result<(), JournalError> {
        let Some(service) = to.service(self.options.test_port) else { return Ok(()) };
        let Some(places) = self.places.get(service) else { return Ok(()) };
        // They are never closed.
        let _place = places.acquire().await;
        let (push, browser) = (self.clone(), to.clone());
        let now = self.deals.now();
        let sent = tokio::task::spawn_blocking(move || {
            message.send(&browser, &push.key, &browser.contact, now)
        });
        // It has no panic of its own.
        let Ok(sent) = sent.await else { return Ok(()) };
        self.note(service, &to, &sent);
        if sent == Sent::Gone {
            subscriptions::remove(&*self.journal, guest, &to.endpoint).await?;
        }
        Ok(())
    }

    /// Notes whether a browser can be reached. That is its guest's alone, who has chosen the address: the log says
    /// of a service what happens there, once in a while.
    fn note(&self, service: &'static str, to: &Subscription, sent: &Sent) {
        match sent {
            Sent::Unreachable(_) => _ = self.failing().put(to.endpoint.clone(), ()),
            Sent::Taken | Sent::Gone | Sent::Refused(_) => _ = self.failing().pop(&to.endpoint),
            Sent::Spared => {}
        }
        match sent {
            Sent::Unreachable(why) if self.told.take(service) => {
                tracing::warn!(service, why, "a browser's push service can't be reached");
            }
            Sent::Refused(status) if self.told.take(service) => {
                tracing::warn!(service, status, "a push service refused a call");
            }
            _ => {}
        }
    }

    /// Whether a browser can be called.
    pub(crate) fn takes(&self, browser: &Subscription) -> bool {
        self.options.push == Switch::On && browser.is_sound(self.options.test_port)
    }

    /// Whether a browser of a guest is known, with all that it says of itself.
    pub(crate) async fn knows(
        &self,
        guest: GuestId,
        browser: &Subscription,
    ) -> Result<bool, JournalError> {
        Ok(subscriptions::of(&*self.journal, guest).await?.contains(browser))
    }

    /// Adds a browser of a guest.
    pub(crate) async fn subscribe(
        &self,
        guest: GuestId,
        new: Subscription,
    ) -> Result<(), JournalError> {
        subscriptions::add(&*self.journal, guest, new).await
    }

    /// Forgets all browsers of a guest.
    pub(crate) async fn forget(&self, guest: GuestId) -> Result<(), JournalError> {
        subscriptions::forget_all(&*self.journal, guest).await
    }

    /// Forgets a browser of a guest.
    pub(crate) async fn unsubscribe(
        &self,
        guest: GuestId,
        endpoint: &str,
    ) -> Result<(), JournalError> {
        subscriptions::remove(&*self.journal, guest, endpoint).await
    }
}
