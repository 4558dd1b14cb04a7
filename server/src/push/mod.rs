//! Pushes to players whose page is closed when the game waits for them, by way of their browsers' push services.
//!
//! A guest asks for that in a browser, which then has an address at its vendor's service. A push says which table it
//! is and that it is the guest's turn, which everyone at the table sees: nothing of cards, and nothing that a guest
//! could choose for another. The service can't read it.

pub mod chats;
pub(crate) mod message;
mod outgoing;
pub mod subscriptions;

use crate::{
    deals::service::Deals,
    identity::guest::GuestId,
    limits::bucket::Buckets,
    ops::process::lock,
    partners::Switch,
    push::{message::Message, outgoing::Sent, subscriptions::Subscription},
};
use futures_util::future::join_all;
use journal::{Journal, JournalError};
use lru::LruCache;
use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZeroUsize,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{
    sync::{Semaphore, watch},
    time::sleep,
};
use web_push_native::p256::ecdsa::SigningKey;

/// How many pushes are made at once to each service.
const AT_ONCE: usize = 4;
/// How many browsers are remembered that could not be reached.
const FAILING: NonZeroUsize = NonZeroUsize::new(1_000).unwrap();
/// How often a push is tried again that can't be taken now, each time after so many times as long.
const TRIES_AGAIN: u32 = 6;
const LONGER: u32 = 4;
/// A service that wants to be left alone for longer is.
const LONGEST_WAIT: Duration = Duration::from_secs(6 * 60 * 60);
/// How often the log says that pushes to a service fail.
const LOGGED_EVERY: Duration = Duration::from_secs(60);

/// Options for pushes.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct PushOptions {
    /// `off` to notify no players whose page is closed
    ///
    /// Pushes go through the push services of browsers: Google, Mozilla, Microsoft, Apple.
    #[arg(long, env = "TRANQUILITY_PUSH", default_value = "on", value_name = "on|off")]
    pub push: Switch,
    /// Where push services find the people of this server: a page (`https:`) or an address (`mailto:`)
    ///
    /// Without it they are told the server's own address, if that is one of HTTPS.
    #[arg(long, env = "TRANQUILITY_PUSH_CONTACT", value_parser = contact, value_name = "URL")]
    pub push_contact: Option<&'static str>,
    /// How long the game waits for a player who is not there before it pushes
    #[arg(skip = Duration::from_secs(20))]
    pub push_after: Duration,
    /// After what time a push is tried again for the first time
    #[arg(skip = Duration::from_secs(15))]
    pub push_again: Duration,
    /// The port of a push service on this machine; only tests have one.
    #[arg(skip)]
    pub test_port: Option<u16>,
}

/// What services take for a contact (RFC 8292), for as long as the program runs.
fn contact(text: &str) -> Result<&'static str, &'static str> {
    let is_mail = text.strip_prefix("mailto:").is_some_and(|mail| mail.contains('@'));
    let is_page = text.strip_prefix("https://").is_some_and(|page| page.contains('.'));
    let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    ((is_mail || is_page) && is_plain)
        .then(|| &*text.to_owned().leak())
        .ok_or("it must be like mailto:me@example.org or https://example.org/contact")
}

/// A push about a turn. Once it is dropped, it is tried for as long as it was, but not taken back.
#[derive(Debug)]
pub(crate) struct TurnPush(watch::Sender<Turn>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Due,
    Over,
    /// There is another push for the same guest and table.
    Replaced,
}

impl TurnPush {
    /// The turn is over: it is tried no more, and taken back where it has arrived.
    pub(crate) fn take_back(self) {
        self.0.send_replace(Turn::Over);
    }

    /// It is tried no more.
    pub(crate) fn give_way(self) {
        self.0.send_replace(Turn::Replaced);
    }
}

/// Notifies players.
pub struct Push {
    journal: Arc<dyn Journal>,
    deals: Arc<Deals>,
    options: PushOptions,
    key: SigningKey,
    /// The places for pushes by service: one that hangs holds up no other.
    places: BTreeMap<&'static str, Semaphore>,
    /// The addresses of browsers that could not be reached by the newest push to them.
    failing: Mutex<LruCache<String, ()>>,
    logged: Buckets<&'static str>,
}

impl Push {
    /// Has pushed to nobody yet.
    pub(crate) fn new(
        journal: Arc<dyn Journal>,
        deals: Arc<Deals>,
        options: PushOptions,
    ) -> Arc<Push> {
        let key = deals.push_key();
        let places = subscriptions::services().map(|service| (service, Semaphore::new(AT_ONCE)));
        let places = places.collect();
        let failing = Mutex::new(LruCache::new(FAILING));
        let logged = Buckets::new(1.0, LOGGED_EVERY, 1.0);
        Arc::new(Push { journal, deals, options, key, places, failing, logged })
    }

    pub(crate) fn options(&self) -> PushOptions {
        self.options
    }

    /// The server's public key, in base64url; `None` if the server does not push.
    pub(crate) fn public_key(&self) -> Option<String> {
        (self.options.push == Switch::On).then(|| message::public(&self.key))
    }

    /// The services at which browsers of a guest could not be reached by the newest push to them, by the ends of
    /// their hosts' names.
    pub(crate) async fn cut_off(
        &self,
        guest: GuestId,
    ) -> Result<BTreeSet<&'static str>, JournalError> {
        if lock(&self.failing).is_empty() {
            return Ok(BTreeSet::new());
        }
        let mut browsers = subscriptions::of(&*self.journal, guest).await?;
        browsers.retain(|browser| lock(&self.failing).contains(&browser.endpoint));
        Ok(browsers.iter().filter_map(|to| to.service(self.options.test_port)).collect())
    }

    /// Notifies a guest of a turn at a table, in all its browsers, without anyone waiting for it; `None` if the
    /// server does not push.
    pub(crate) fn push_turn(self: &Arc<Push>, guest: GuestId, table: &str) -> Option<TurnPush> {
        if self.options.push == Switch::Off {
            return None;
        }
        let (sender, turn) = watch::channel(Turn::Due);
        let (push, table) = (self.clone(), table.to_owned());
        tokio::spawn(async move {
            if let Err(error) = push.push_to_browsers(guest, table, turn).await {
                tracing::warn!(%error, "a player could not be notified");
            }
        });
        Some(TurnPush(sender))
    }

    async fn push_to_browsers(
        self: Arc<Push>,
        guest: GuestId,
        table: String,
        turn: watch::Receiver<Turn>,
    ) -> Result<(), JournalError> {
        let browsers = subscriptions::of(&*self.journal, guest).await?;
        let sent = browsers
            .into_iter()
            .map(|to| self.clone().push_to(guest, to, table.clone(), turn.clone()));
        join_all(sent).await.into_iter().collect()
    }

    /// Notifies a browser, again and again if need be while it is the guest's turn, and says so when that is over.
    async fn push_to(
        self: Arc<Push>,
        guest: GuestId,
        to: Subscription,
        table: String,
        mut turn: watch::Receiver<Turn>,
    ) -> Result<(), JournalError> {
        let message = |is_due| Message { table: table.clone(), is_due };
        let mut tries = 0;
        loop {
            let usual = self.options.push_again * LONGER.pow(tries);
            let wait = match self.send(guest, &to, message(true)).await? {
                Sent::Taken => break,
                Sent::Later(_, named) => usual.max(named.unwrap_or_default()),
                Sent::Unreachable(_) => usual,
                Sent::Spared | Sent::Gone | Sent::Refused(_) => return Ok(()),
            };
            if tries == TRIES_AGAIN || wait > LONGEST_WAIT {
                return Ok(());
            }
            tries += 1;
            tokio::select! {
                () = sleep(wait) => {}
                Ok(_) = turn.wait_for(|turn| *turn != Turn::Due) => return Ok(()),
            }
        }
        let ended = turn.wait_for(|turn| *turn != Turn::Due).await.ok().map(|turn| *turn);
        if ended == Some(Turn::Over) {
            self.send(guest, &to, message(false)).await?;
        }
        Ok(())
    }

    async fn send(
        self: &Arc<Push>,
        guest: GuestId,
        to: &Subscription,
        message: Message,
    ) -> Result<Sent, JournalError> {
        let Some(service) = to.service(self.options.test_port) else { return Ok(Sent::Spared) };
        let Some(places) = self.places.get(service) else { return Ok(Sent::Spared) };
        // They are never closed.
        let _place = places.acquire().await;
        let (push, browser) = (self.clone(), to.clone());
        let now = self.deals.now();
        let sent = tokio::task::spawn_blocking(move || {
            let own = Some(&*browser.contact).filter(|contact| contact.starts_with("https://"));
            message.send(&browser, &push.key, push.options.push_contact.or(own), now)
        });
        // Where the library that encrypts panics, nothing was sent.
        let Ok(sent) = sent.await else { return Ok(Sent::Spared) };
        self.note(service, to, &sent);
        if sent == Sent::Gone {
            subscriptions::remove(&*self.journal, guest, &to.endpoint).await?;
        }
        Ok(sent)
    }

    /// Notes whether a browser can be reached. That is its guest's alone, who has chosen the address: the log says
    /// of a service what happens there, once in a while.
    fn note(&self, service: &'static str, to: &Subscription, sent: &Sent) {
        match sent {
            Sent::Unreachable(_) => _ = lock(&self.failing).put(to.endpoint.clone(), ()),
            Sent::Taken | Sent::Gone | Sent::Refused(_) | Sent::Later(..) => {
                lock(&self.failing).pop(&to.endpoint);
            }
            Sent::Spared => {}
        }
        match sent {
            Sent::Unreachable(why) if self.logged.take(service) => {
                tracing::warn!(service, why, "a browser's push service can't be reached");
            }
            Sent::Refused(status) | Sent::Later(status, _) if self.logged.take(service) => {
                tracing::warn!(service, status, "a push service refused a message");
            }
            _ => {}
        }
    }

    /// Whether a browser can be pushed to.
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
