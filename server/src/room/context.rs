//! What all live rooms of this process share.

use crate::{
    cluster::{Bus, NodeId},
    deals::service::Deals,
    lobby::open_tables::list::OpenTables,
    partners::pool::Pool,
    room::{
        mailboxes::Mailboxes, options::RoomOptions, priority::FirstGuests, storage::StorageWatch,
        stored::StoredRooms,
    },
};
use journal::Journal;
use std::sync::Arc;
use tokio::{sync::watch, time::Instant};

/// All that a live room uses besides its own state.
pub(crate) struct RoomContext {
    pub journal: Arc<dyn Journal>,
    /// The source of deals, of the time and of randomness.
    pub deals: Arc<Deals>,
    pub options: RoomOptions,
    /// The bus to the other nodes.
    pub bus: Arc<dyn Bus>,
    /// The id of this process among those that share the journal.
    pub node: NodeId,
    pub open_tables: Arc<OpenTables>,
    /// The rooms that were recently asked for, live or not.
    pub stored: Arc<StoredRooms>,
    /// Which guests come first at which tables.
    pub first_guests: FirstGuests,
    pub storage: Arc<StorageWatch>,
    pub mailboxes: Arc<Mailboxes>,
    /// Where partners think.
    pub thinkers: Arc<Pool>,
    /// When the server is going to restart, if that was announced.
    pub restart: watch::Receiver<Option<Instant>>,
}
