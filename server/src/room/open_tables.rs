//! The list of open tables: what their hosts want strangers to find.
//!
//! It is soft state of this process: every live room puts its own entry in and takes it out, and
//! nothing of it outlives the connections. Those who follow the list get the newest, not a queue.

use super::{presence::Presence, state::Room};
use crate::{
    settings::Language,
    wire::{TablePhase, Talk},
};
use futures_util::{Stream, stream};
use serde::Serialize;
use serde_json::Value;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::{
    runtime::Handle,
    sync::watch,
    time::{Instant, sleep_until},
};
use ts_rs::TS;
use utoipa::ToSchema;

/// How much time lies between two lists at least.
const PAUSE: Duration = Duration::from_millis(250);
/// How many tables the list has at the most: those that were opened last.
const LONGEST: usize = 200;

/// A table that strangers may find.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct OpenTable {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: &'static str,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Whether players may talk freely.
    pub talk: Talk,
    /// Whether guests without a seat may watch.
    pub spectators: bool,
    /// Whether those who watch may ask to see all hands.
    pub open_hands: bool,
    /// The language people speak at the table, if the host has told.
    #[schema(value_type = Option<String>)]
    pub language: Option<Language>,
    /// Where the table stands.
    pub phase: TablePhase,
    /// The name of the host, if there is one that is shown.
    pub host_name: Option<String>,
    /// The names on the seats; while a game is running, on its seats. `null` where nobody sits.
    pub seats: Vec<Option<String>>,
    /// How many seats one could take now.
    pub free: usize,
    /// How many games have been started.
    pub games: u32,
}

impl Room {
    /// The entry of this table in the list of open tables, if it belongs there.
    ///
    /// While a game is running nothing in it depends on who is connected but through what the seats
    /// show of that anyway: it must not become a way to give signs.
    pub(super) fn open_table(&self, presence: &Presence) -> Option<OpenTable> {
        let attended = if self.is_running() {
            self.seated().any(|(_, guest)| !presence.shows_away(guest))
        } else {
            presence.here().next().is_some()
        };
        (attended && self.settings.listed).then(|| OpenTable {
            code: self.code.clone(),
            game: self.kind.id(),
            options: self.settings.options.clone(),
            talk: self.settings.talk,
            spectators: self.settings.spectators,
            open_hands: self.settings.open_hands,
            language: self.settings.language.clone(),
            phase: self.phase(),
            host_name: self.host_name().map(|name| name.as_str().to_owned()),
            seats: self.seat_names(),
            free: self.free_seats(),
            games: self.games,
        })
    }

    /// The names on the seats, `None` where nobody sits: while a game is running of its seats.
    pub(super) fn seat_names(&self) -> Vec<Option<String>> {
        let played = self.running().map_or(self.seats.len(), |play| play.players.len());
        let taken = self.seats.iter().take(played).map(|seat| {
            let occupant = seat.as_ref().filter(|occupant| occupant.guest.is_some())?;
            Some(occupant.name.as_str().to_owned())
        });
        taken.collect()
    }

    /// How many seats could be taken now: those that were freed in a running game, else as many as
    /// the options leave.
    fn free_seats(&self) -> usize {
        if self.is_running() {
            self.seats.iter().flatten().filter(|occupant| occupant.guest.is_none()).count()
        } else {
            let most = self.playable_seats.last().copied().unwrap_or_default();
            most.saturating_sub(self.seated().count())
        }
    }
}

/// The open tables of this process.
pub struct OpenTables {
    tables: Mutex<Tables>,
    /// The list in JSON; `None` when the server is going down.
    list: watch::Sender<Option<Arc<str>>>,
}

struct Tables {
    /// By the numbers of their [`Listing`]s.
    open: BTreeMap<u64, OpenTable>,
    listings: u64,
    /// When the last list was published.
    published: Option<Instant>,
    /// Whether the next list is already going to be published.
    due: bool,
}

impl OpenTables {
    pub(super) fn new() -> Arc<OpenTables> {
        let tables = Tables { open: BTreeMap::new(), listings: 0, published: None, due: false };
        Arc::new(OpenTables {
            tables: Mutex::new(tables),
            list: watch::Sender::new(Some("[]".into())),
        })
    }

    /// The list as it was last published, in JSON, the newest table first.
    pub fn list(&self) -> Arc<str> {
        self.list.borrow().clone().unwrap_or_else(|| "[]".into())
    }

    /// The list now and whenever it changes, until the server goes down.
    pub fn follow(&self) -> impl Stream<Item = Arc<str>> + Send + use<> {
        let mut list = self.list.subscribe();
        list.mark_changed();
        stream::unfold(list, |mut list| async move {
            list.changed().await.ok()?;
            let newest = list.borrow_and_update().clone()?;
            Some((newest, list))
        })
    }

    /// Ends the list for all who follow it.
    pub(super) fn close(&self) {
        self.list.send_replace(None);
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        // The list is whole at every moment, even if a holder of the lock panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Publishes the list, at once or when the pause since the last one is over.
    fn changed(self: &Arc<OpenTables>, tables: &mut Tables) {
        if tables.due {
            return;
        }
        let pause = tables.published.map(|last| last + PAUSE).filter(|end| *end > Instant::now());
        match (pause, Handle::try_current()) {
            (None, _) => self.publish(tables),
            (Some(end), Ok(runtime)) => {
                tables.due = true;
                let open_tables = self.clone();
                runtime.spawn(async move {
                    sleep_until(end).await;
                    let mut tables = open_tables.tables();
                    tables.due = false;
                    open_tables.publish(&mut tables);
                });
            }
            // The server is going down, and with it the list.
            (Some(_), Err(_)) => {}
        }
    }

    fn publish(&self, tables: &mut Tables) {
        tables.published = Some(Instant::now());
        let newest: Vec<&OpenTable> = tables.open.values().rev().take(LONGEST).collect();
        let text: Arc<str> = super::view::to_text(&newest).into();
        self.list.send_if_modified(|list| match list {
            Some(list) if **list != *text => {
                *list = text;
                true
            }
            _ => false,
        });
    }
}

/// A live room's place in the list; the room is taken off it when this is dropped.
pub(super) struct Listing {
    open_tables: Arc<OpenTables>,
    number: u64,
    shown: Option<OpenTable>,
}

impl Listing {
    pub fn new(open_tables: &Arc<OpenTables>) -> Listing {
        let mut tables = open_tables.tables();
        tables.listings += 1;
        Listing { open_tables: open_tables.clone(), number: tables.listings, shown: None }
    }

    /// Shows the table like that, or not at all.
    pub fn show(&mut self, table: Option<OpenTable>) {
        if table == self.shown {
            return;
        }
        let mut tables = self.open_tables.tables();
        match &table {
            Some(table) => tables.open.insert(self.number, table.clone()),
            None => tables.open.remove(&self.number),
        };
        self.open_tables.changed(&mut tables);
        drop(tables);
        self.shown = table;
    }
}

impl Drop for Listing {
    fn drop(&mut self) {
        self.show(None);
    }
}
