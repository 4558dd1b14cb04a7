//! Calls to the chat of a table's group, by a webhook that the host of the table has set: an invitation, for whom the
//! game has waited for a while, and how it ended.
//!
//! They follow from whom the game waits for, as pushes do: nobody's action can call anyone. Without beginnings of
//! addresses that the host of the server allows, there are none.

pub mod hook;
pub(crate) mod news;
pub mod prefixes;

use crate::{
    deals::service::Deals,
    limits::bucket::Buckets,
    ops::process::lock,
    push::{
        chats::{
            hook::{Hook, Quiet},
            news::{News, body},
            prefixes::Prefixes,
        },
        outgoing::{AGENT, Sent},
    },
};
use journal::{Journal, JournalError};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{sync::Semaphore, task::AbortHandle, time::sleep};

/// How many calls are made at once to each service.
const AT_ONCE: usize = 4;
/// How often a call is tried again that can't be taken now, each time after so many times as long.
const TRIES_AGAIN: u32 = 5;
const LONGER: u32 = 4;
/// A service that wants to be left alone for longer is.
const LONGEST_WAIT: Duration = Duration::from_secs(6 * 60 * 60);
/// How often the log says that calls to a service fail.
const LOGGED_EVERY: Duration = Duration::from_secs(60);

/// Options for calls to chats.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct ChatOptions {
    /// With what the addresses of webhooks begin that tables may call, with commas between them
    ///
    /// Such as https://discord.com/api/webhooks/,https://hooks.slack.com/services/. Without any, tables call no chats.
    #[arg(
        long,
        env = "TRANQUILITY_WEBHOOKS",
        default_value = "",
        hide_default_value = true,
        value_parser = Prefixes::parse,
        value_name = "PREFIX,…"
    )]
    pub webhooks: Prefixes,
    /// After what time a call is tried again for the first time
    #[arg(skip = Duration::from_secs(15))]
    pub call_again: Duration,
    /// How long a minute of waiting is; tests have shorter ones
    #[arg(skip = Duration::from_secs(60))]
    pub minute_of_waiting: Duration,
}

/// A table of which a chat is told.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// The table's code.
    pub table: String,
    /// The game's id.
    pub game: &'static str,
    /// The path that the news link to.
    pub path: String,
}

/// For whom a game waits, and since when, in milliseconds since 1970 (UTC).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wait {
    pub since: u64,
    pub names: Vec<String>,
}

/// Calls chats.
pub struct Chats {
    journal: Arc<dyn Journal>,
    deals: Arc<Deals>,
    options: ChatOptions,
    /// The places for calls by service: one that hangs holds up no other.
    places: BTreeMap<&'static str, Semaphore>,
    /// By table, for whom its game waits, and the call that will say so. It outlives the table's task: without that
    /// no one can move.
    waits: Mutex<BTreeMap<String, (Wait, AbortHandle)>>,
    logged: Buckets<&'static str>,
}

impl Chats {
    /// Has called none yet.
    pub(crate) fn new(
        journal: Arc<dyn Journal>,
        deals: Arc<Deals>,
        options: ChatOptions,
    ) -> Arc<Chats> {
        let places = options.webhooks.iter().map(|prefix| (prefix, Semaphore::new(AT_ONCE)));
        let places = places.collect();
        let logged = Buckets::new(1.0, LOGGED_EVERY, 1.0);
        Arc::new(Chats { journal, deals, options, places, waits: Mutex::default(), logged })
    }

    /// Whether tables can call chats at all.
    pub(crate) fn are_offered(&self) -> bool {
        !self.options.webhooks.are_none()
    }

    /// With what the addresses of webhooks have to begin.
    pub(crate) fn prefixes(&self) -> Vec<&'static str> {
        self.options.webhooks.iter().collect()
    }

    /// Whether a webhook can be called.
    pub(crate) fn takes(&self, hook: &Hook) -> bool {
        hook.is_sound(self.options.webhooks)
    }

    /// The webhook of a table.
    pub(crate) async fn hook_of(&self, table: &str) -> Result<Option<Hook>, JournalError> {
        hook::of(&*self.journal, table).await
    }

    /// Sets the webhook of a table, and tells the chat of the table; while a game runs there, it is told only for
    /// whom that waits.
    pub(crate) async fn set(
        self: &Arc<Chats>,
        told: Told,
        hook: &Hook,
        is_running: bool,
    ) -> Result<(), JournalError> {
        hook::set(&*self.journal, &told.table, hook).await?;
        let wait = self.forget_wait(&told.table);
        if is_running {
            self.note_wait(told, wait);
        } else {
            self.tell(told, News::Invitation);
        }
        Ok(())
    }

    /// Forgets the webhook of a table.
    pub(crate) async fn forget(&self, table: &str) -> Result<(), JournalError> {
        self.forget_wait(table);
        hook::forget(&*self.journal, table).await
    }

    /// Takes note of for whom the game at a table waits now; the chat is told when that has lasted for as long as it
    /// wants.
    pub(crate) fn note_wait(self: &Arc<Chats>, told: Told, wait: Option<Wait>) {
        if !self.are_offered() {
            return;
        }
        let mut waits = lock(&self.waits);
        if waits.get(&told.table).map(|(known, _)| known) == wait.as_ref() {
            return;
        }
        if let Some((_, call)) = waits.remove(&told.table) {
            call.abort();
        }
        let Some(wait) = wait else { return };
        let (chats, table) = (self.clone(), told.table.clone());
        let Wait { since, names } = wait.clone();
        let call = tokio::spawn(async move { chats.tell_of_turn(told, since, names).await });
        waits.insert(table, (wait, call.abort_handle()));
    }

    /// For whom the game was known to wait.
    fn forget_wait(&self, table: &str) -> Option<Wait> {
        let (wait, call) = lock(&self.waits).remove(table)?;
        call.abort();
        Some(wait)
    }

    /// Lets go of what is awaited at a table that lives elsewhere from now on.
    pub(crate) fn let_go(&self, table: &str) {
        self.forget_wait(table);
    }

    /// Tells the chat of a table its news, if it has one, without anyone waiting for it.
    pub(crate) fn tell(self: &Arc<Chats>, told: Told, news: News) {
        if !self.are_offered() {
            return;
        }
        let chats = self.clone();
        tokio::spawn(async move {
            let Some(hook) = chats.known_hook(&told.table).await else { return };
            chats.wait_for_quiet(hook.wishes.quiet).await;
            chats.call(&told, &news).await;
        });
    }

    async fn tell_of_turn(self: Arc<Chats>, told: Told, since: u64, names: Vec<String>) {
        // Most moves come sooner than any chat wants to be told, and then nothing is read.
        self.sleep_until_minute(1, since).await;
        let Some(hook) = self.known_hook(&told.table).await else { return };
        let Some(after) = hook.wishes.after else { return };
        self.sleep_until_minute(after, since).await;
        self.wait_for_quiet(hook.wishes.quiet).await;
        self.call(&told, &News::Turn { names }).await;
    }

    async fn sleep_until_minute(&self, minute: u16, since: u64) {
        let waited = Duration::from_millis(self.deals.now().saturating_sub(since));
        let whole = self.options.minute_of_waiting * u32::from(minute);
        sleep(whole.saturating_sub(waited)).await;
    }

    /// Waits until no hours are quiet any more.
    async fn wait_for_quiet(&self, quiet: Option<Quiet>) {
        let now = self.deals.now();
        let until = quiet.map_or(now, |quiet| quiet.put_off(now));
        sleep(Duration::from_millis(until - now)).await;
    }

    async fn known_hook(&self, table: &str) -> Option<Hook> {
        let hook = self.hook_of(table).await.inspect_err(|error| {
            tracing::warn!(%error, "a group's chat could not be told");
        });
        hook.ok().flatten().filter(|hook| self.takes(hook))
    }

    /// Calls the chat of a table, again and again if need be.
    async fn call(&self, told: &Told, news: &News) {
        for tries in 0..=TRIES_AGAIN {
            // It may have been set anew, or forgotten, while this waited.
            let Some(hook) = self.known_hook(&told.table).await else { return };
            let link = format!("{}{}", hook.origin, told.path);
            let text = news.text(&hook.wishes.language, told.game, &link);
            let usual = self.options.call_again * LONGER.pow(tries);
            let wait = match self.send(hook.url, text).await {
                Sent::Later(_, named) => usual.max(named.unwrap_or_default()),
                Sent::Unreachable(_) => usual,
                Sent::Taken | Sent::Spared | Sent::Gone | Sent::Refused(_) => return,
            };
            if wait > LONGEST_WAIT {
                return;
            }
            sleep(wait).await;
        }
    }

    async fn send(&self, url: String, text: String) -> Sent {
        let Some(service) = self.options.webhooks.of(&url) else { return Sent::Spared };
        let Some(places) = self.places.get(service) else { return Sent::Spared };
        // They are never closed.
        let _place = places.acquire().await;
        let now = self.deals.now();
        let sent = tokio::task::spawn_blocking(move || {
            let (kind, body) = body(&url, &text);
            Sent::of(AGENT.post(&url).content_type(kind).send(&body), now)
        });
        let Ok(sent) = sent.await else { return Sent::Spared };
        // The address is a key, and an error may quote it.
        match &sent {
            Sent::Unreachable(_) if self.logged.take(service) => {
                tracing::warn!(service, "a group's chat can't be reached");
            }
            Sent::Gone | Sent::Refused(_) | Sent::Later(..) if self.logged.take(service) => {
                tracing::warn!(service, ?sent, "a group's chat was not told");
            }
            _ => {}
        }
        sent
    }
}
