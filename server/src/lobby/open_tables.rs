//! The list of open tables, for guests who look for one to join.
//!
//! It is soft state: every live room adds and removes its own entry, and no entry outlives the room's
//! connections. Each node sends its entries to the others when they change and at intervals, so that all show
//! the same; entries that are not renewed expire. Subscribers get the newest version of the list, not a queue.

use crate::{
    clock::Clock,
    cluster::bus::{Bus, Messages, NodeId},
    ops::process::lock,
    protocol::{
        json::{to_text, unwritable},
        message::Talk,
        settings::Language,
        table_view::TablePhase,
    },
};
use futures_util::{Stream, StreamExt, stream};
use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::{
    cmp::Reverse,
    collections::BTreeMap,
    sync::{Arc, Mutex, Weak},
    time::Duration,
};
use tokio::{
    runtime::Handle,
    sync::watch,
    time::{Instant, sleep_until, timeout_at},
};
use ts_rs::TS;

/// A table that is open to all guests.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OpenTable {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: &'static str,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    pub options: Value,
    /// Whether players may talk freely.
    pub talk: Talk,
    /// Whether guests without a seat may watch.
    pub spectators: bool,
    /// Whether spectators may reveal all hands.
    pub open_hands: bool,
    /// The language spoken at the table, if the host has set it.
    pub language: Option<Language>,
    pub phase: TablePhase,
    /// The name of the host, if it is shown.
    pub host_name: Option<String>,
    /// The names on the seats; during a game those of its seats. `null` for free seats.
    pub seats: Vec<Option<String>>,
    /// The seats held by partners.
    pub partners: Vec<Seat>,
    /// The number of seats that a newcomer could take now.
    pub free: usize,
    /// The number of games started.
    pub games: u32,
}

/// The topic of open tables.
const TOPIC: &str = "tables";
/// The interval between checks for expired entries.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(5);
/// How long an entry is valid: rooms renew theirs every three seconds at the latest.
const ENTRY_VALID_FOR: Duration = Duration::from_secs(17);
/// The least time between two versions of the list.
const PUBLISH_INTERVAL: Duration = Duration::from_millis(250);
/// The most tables on the list: those that were opened last.
const MOST_TABLES: usize = 200;

/// The open tables of all nodes, as far as this one knows.
pub struct OpenTables {
    bus: Arc<dyn Bus>,
    node: NodeId,
    clock: Clock,
    tables: Mutex<Tables>,
    /// The list in JSON; `None` when the server is shutting down.
    list: watch::Sender<Option<Arc<str>>>,
}

/// When a table came onto the list: the time, and the number of earlier ones on that node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Opened(u64, u64);

/// A node's entry for a table.
struct Shown {
    opened: Opened,
    text: Box<RawValue>,
    /// When it was received; `None` for this node's own.
    received: Option<Instant>,
}

struct Tables {
    /// By code and node.
    open: BTreeMap<String, BTreeMap<NodeId, Shown>>,
    listings: u64,
    /// When the list was last published.
    published: Option<Instant>,
    /// Whether a publication is already scheduled.
    due: bool,
}

impl OpenTables {
    /// Creates an empty list, and subscribes to the other nodes.
    pub fn new(bus: Arc<dyn Bus>, node: NodeId, clock: Clock) -> Arc<OpenTables> {
        let tables = Tables { open: BTreeMap::new(), listings: 0, published: None, due: false };
        let messages = bus.subscribe(TOPIC);
        let open_tables = Arc::new(OpenTables {
            bus,
            node,
            clock,
            tables: Mutex::new(tables),
            list: watch::Sender::new(Some("[]".into())),
        });
        if let Some(messages) = messages {
            tokio::spawn(listen(Arc::downgrade(&open_tables), messages));
        }
        open_tables
    }

    /// The list as last published, in JSON, newest table first.
    pub fn list(&self) -> Arc<str> {
        self.list.borrow().clone().unwrap_or_else(|| "[]".into())
    }

    /// The list at present and at every change, until the server shuts down.
    pub fn subscribe(&self) -> impl Stream<Item = Arc<str>> + Send + use<> {
        let mut list = self.list.subscribe();
        list.mark_changed();
        stream::unfold(list, |mut list| async move {
            list.changed().await.ok()?;
            let newest = list.borrow_and_update().clone()?;
            Some((newest, list))
        })
    }

    /// Ends the list for all subscribers.
    pub fn close(&self) {
        self.list.send_replace(None);
    }

    /// Applies another node's message about a table.
    fn handle_message(self: &Arc<OpenTables>, notice: Notice) {
        if notice.node == self.node {
            return;
        }
        let shown = notice.table.map(|text| Shown {
            opened: notice.opened,
            text,
            received: Some(Instant::now()),
        });
        self.put(notice.code, notice.node, shown);
    }

    /// Removes entries that have not been renewed for so long.
    fn expire(self: &Arc<OpenTables>, max_age: Duration) {
        let mut tables = lock(&self.tables);
        let mut changed = false;
        tables.open.retain(|_, nodes| {
            nodes.retain(|_, shown| {
                let keeps = shown.received.is_none_or(|time| time.elapsed() < max_age);
                changed |= !keeps;
                keeps
            });
            !nodes.is_empty()
        });
        if changed {
            self.changed(&mut tables);
        }
    }

    fn put(self: &Arc<OpenTables>, code: String, node: NodeId, shown: Option<Shown>) {
        let mut tables = lock(&self.tables);
        match shown {
            Some(shown) => _ = tables.open.entry(code).or_default().insert(node, shown),
            None => {
                let Some(nodes) = tables.open.get_mut(&code) else { return };
                nodes.remove(&node);
                if nodes.is_empty() {
                    tables.open.remove(&code);
                }
            }
        }
        self.changed(&mut tables);
    }

    /// Publishes the list, at once or when the pause since the last version is over.
    fn changed(self: &Arc<OpenTables>, tables: &mut Tables) {
        if tables.due {
            return;
        }
        let pause = tables
            .published
            .map(|last| last + PUBLISH_INTERVAL)
            .filter(|end| *end > Instant::now());
        match (pause, Handle::try_current()) {
            (None, _) => self.publish(tables),
            (Some(end), Ok(runtime)) => {
                tables.due = true;
                let open_tables = self.clone();
                runtime.spawn(async move {
                    sleep_until(end).await;
                    let mut tables = lock(&open_tables.tables);
                    tables.due = false;
                    open_tables.publish(&mut tables);
                });
            }
            // The server is shutting down.
            (Some(_), Err(_)) => {}
        }
    }

    fn publish(&self, tables: &mut Tables) {
        tables.published = Some(Instant::now());
        let Some(text) = to_text(&tables.newest(self.node)) else { return };
        let text: Arc<str> = text.into();
        self.list.send_if_modified(|list| match list {
            Some(list) if **list != *text => {
                *list = text;
                true
            }
            _ => false,
        });
    }
}

impl Tables {
    /// The entries, newest table first. Of a table that several nodes list, this node's entry is
    /// preferred.
    fn newest(&self, node: NodeId) -> Vec<&RawValue> {
        let mut tables: Vec<(Opened, &str, &RawValue)> = self
            .open
            .iter()
            .filter_map(|(code, nodes)| {
                let shown = nodes.get(&node).or_else(|| nodes.values().next())?;
                let opened = nodes.values().map(|shown| shown.opened).min()?;
                Some((opened, code.as_str(), &*shown.text))
            })
            .collect();
        tables.sort_by_key(|(opened, code, _)| Reverse((*opened, *code)));
        tables.into_iter().take(MOST_TABLES).map(|(_, _, text)| text).collect()
    }
}

/// A live room's entry in the list, removed when this is dropped.
pub struct Listing {
    open_tables: Arc<OpenTables>,
    code: String,
    opened: Opened,
    shown: Option<OpenTable>,
}

impl Listing {
    /// Creates an entry that is not shown yet.
    pub fn new(open_tables: &Arc<OpenTables>, code: &str) -> Listing {
        let mut tables = lock(&open_tables.tables);
        tables.listings += 1;
        let opened = Opened(open_tables.clock.now(), tables.listings);
        Listing { open_tables: open_tables.clone(), code: code.to_owned(), opened, shown: None }
    }

    /// Shows the table, or removes it.
    pub fn show(&mut self, table: Option<OpenTable>) {
        if table == self.shown {
            return;
        }
        self.shown = table;
        let text = self.text();
        let shown = text.map(|text| Shown { opened: self.opened, text, received: None });
        self.open_tables.put(self.code.clone(), self.open_tables.node, shown);
        self.tell();
    }

    /// Sends the entry to the other nodes again.
    pub fn renew(&self) {
        if self.shown.is_some() {
            self.tell();
        }
    }

    fn text(&self) -> Option<Box<RawValue>> {
        let text = serde_json::value::to_raw_value(self.shown.as_ref()?);
        text.inspect_err(|error| unwritable::<OpenTable>(error)).ok()
    }

    fn tell(&self) {
        let OpenTables { bus, node, .. } = &*self.open_tables;
        let table = self.text();
        let notice = Notice { node: *node, code: self.code.clone(), opened: self.opened, table };
        if let Some(notice) = to_text(&notice) {
            bus.publish(TOPIC, notice.into_bytes());
        }
    }
}

impl Drop for Listing {
    fn drop(&mut self) {
        self.show(None);
    }
}

/// A node's message about a table.
#[derive(Serialize, Deserialize)]
struct Notice {
    /// The sending node.
    node: NodeId,
    /// The table's code.
    code: String,
    /// When it came onto that node's list.
    opened: Opened,
    /// The entry; `None` if it was removed.
    table: Option<Box<RawValue>>,
}

/// Applies the messages of other nodes, as long as the list exists.
async fn listen(open_tables: Weak<OpenTables>, mut messages: Messages) {
    let mut next_check = Instant::now() + EXPIRY_INTERVAL;
    loop {
        let message = timeout_at(next_check, messages.next()).await;
        let Some(open_tables) = open_tables.upgrade() else { return };
        match message {
            Ok(Some(message)) => match serde_json::from_slice(&message) {
                Ok(notice) => open_tables.handle_message(notice),
                Err(error) => tracing::warn!(%error, "another node sent an unknown message"),
            },
            // The bus has ended: no entry will be renewed.
            Ok(None) => return open_tables.expire(Duration::ZERO),
            Err(_) => {
                open_tables.expire(ENTRY_VALID_FOR);
                next_check = Instant::now() + EXPIRY_INTERVAL;
            }
        }
    }
}
