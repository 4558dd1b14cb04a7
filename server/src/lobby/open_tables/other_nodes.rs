//! The open tables of other nodes. Each node sends its entries when they change and at intervals;
//! entries that are not renewed expire.

use crate::{
    cluster::Messages,
    cluster::NodeId,
    lobby::open_tables::list::{OpenTables, Opened},
};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::{sync::Weak, time::Duration};
use tokio::time::{Instant, timeout_at};

/// The topic of open tables.
pub const TOPIC: &str = "tables";
/// The interval between checks for expired entries.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(5);
/// How long an entry is valid: rooms renew theirs every five seconds at the most.
const ENTRY_VALID_FOR: Duration = Duration::from_secs(17);

/// A node's message about a table.
#[derive(Serialize, Deserialize)]
pub struct Word {
    /// The sending node.
    pub node: NodeId,
    /// The table's code.
    pub code: String,
    /// When it came onto that node's list.
    pub opened: Opened,
    /// The entry; `None` if it was removed.
    pub table: Option<Box<RawValue>>,
}

/// Applies the messages of other nodes, as long as the list exists.
pub async fn listen(open_tables: Weak<OpenTables>, mut messages: Messages) {
    let mut next_check = Instant::now() + EXPIRY_INTERVAL;
    loop {
        let message = timeout_at(next_check, messages.next()).await;
        let Some(open_tables) = open_tables.upgrade() else { return };
        match message {
            Ok(Some(message)) => match serde_json::from_slice(&message) {
                Ok(word) => open_tables.handle_message(word),
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
