//! The open tables of other nodes: each says of every table that it shows what it shows, when that
//! changes and again and again. What a node has not said again for a while is forgotten.

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

/// Where nodes talk of open tables.
pub const TOPIC: &str = "tables";
/// How often to look for what has not been said again.
const LOOK: Duration = Duration::from_secs(5);
/// How long is believed what is not said again: rooms do so every five seconds at the most.
const BELIEVED: Duration = Duration::from_secs(17);

/// What a node says of a table.
#[derive(Serialize, Deserialize)]
pub struct Word {
    /// Which node.
    pub node: NodeId,
    /// The table's code.
    pub code: String,
    /// When it came onto that node's list.
    pub opened: Opened,
    /// What is to be listed; `None` if it is not any more.
    pub table: Option<Box<RawValue>>,
}

/// Takes in what other nodes say, for as long as the list is there.
pub async fn listen(open_tables: Weak<OpenTables>, mut messages: Messages) {
    let mut look = Instant::now() + LOOK;
    loop {
        let message = timeout_at(look, messages.next()).await;
        let Some(open_tables) = open_tables.upgrade() else { return };
        match message {
            Ok(Some(message)) => match serde_json::from_slice(&message) {
                Ok(word) => open_tables.hear(word),
                Err(error) => tracing::warn!(%error, "another node says something unknown"),
            },
            // The bus has ended: nothing will be said again.
            Ok(None) => return open_tables.expire(Duration::ZERO),
            Err(_) => {
                open_tables.expire(BELIEVED);
                look = Instant::now() + LOOK;
            }
        }
    }
}
