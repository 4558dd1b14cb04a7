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
    partners::Switch,
    push::{
        call::{Message, Sent},
        subscriptions::Subscription,
    },
};
use journal::{Journal, JournalError};
use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::sync::Semaphore;
use web_push_native::p256::ecdsa::SigningKey;

/// How many calls are made at once.
const AT_ONCE: usize = 4;

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
    at_once: Semaphore,
    /// The services that could not be reached by the newest call to them.
    cut_off: Mutex<BTreeSet<&'static str>>,
}

impl Push {
    /// Has called nobody yet.
    pub(crate) fn new(
        journal: Arc<dyn Journal>,
        deals: Arc<Deals>,
        options: PushOptions,
    ) -> Arc<Push> {
        let key = deals.push_key();
        let at_once = Semaphore::new(AT_ONCE);
        Arc::new(Push { journal, deals, options, key, at_once, cut_off: Mutex::default() })
    }

    /// The options.
    pub(crate) fn options(&self) -> PushOptions {
        self.options
    }

    /// The server's public key, in base64url; `None` if no players are called.
    pub(crate) fn public_key(&self) -> Option<String> {
        (self.options.push == Switch::On).then(|| call::public(&self.key))
    }

    /// The services that could not be reached by the newest call to them, by the ends of their hosts' names.
    pub(crate) fn cut_off(&self) -> Vec<&'static str> {
        self.cut_off.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().collect()
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
        for to in subscriptions::of(&*self.journal, guest).await? {
            let Some(service) = to.service(self.options.test_port) else { continue };
            // It is never closed.
            let _permit = self.at_once.acquire().await;
            let (push, message, browser) = (self.clone(), message.clone(), to.clone());
            let now = self.deals.now();
            let sent = tokio::task::spawn_blocking(move || {
                message.send(&browser, &push.key, &browser.contact, now)
            });
            // It has no panic of its own.
            let Ok(sent) = sent.await else { continue };
            self.note(service, &sent);
            if sent == Sent::Gone {
                subscriptions::remove(&*self.journal, guest, &to.endpoint).await?;
            }
        }
        Ok(())
    }

    /// Tells the host, once, that a service can't be reached, or what one says to a call.
    fn note(&self, service: &'static str, sent: &Sent) {
        let mut cut_off = self.cut_off.lock().unwrap_or_else(PoisonError::into_inner);
        match sent {
            Sent::Unreachable(why) => {
                if cut_off.insert(service) {
                    tracing::warn!(
                        service,
                        why,
                        "a push service can't be reached: its browsers are not called"
                    );
                }
            }
            Sent::Refused(status) => {
                tracing::warn!(service, status, "a push service refused a call");
            }
            Sent::Taken | Sent::Gone => {
                cut_off.remove(service);
            }
            Sent::Spared => {}
        }
    }

    /// Adds a browser of a guest. Returns whether it can be called.
    pub(crate) async fn subscribe(
        &self,
        guest: GuestId,
        new: Subscription,
    ) -> Result<bool, JournalError> {
        if self.options.push == Switch::Off || !new.is_sound(self.options.test_port) {
            return Ok(false);
        }
        subscriptions::add(&*self.journal, guest, new).await?;
        Ok(true)
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
