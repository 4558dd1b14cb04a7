//! This server as one of several on a journal: its rooms are where they belong, whoever comes and goes.

#[cfg(feature = "cluster")]
pub(crate) mod registered;

use crate::{cluster::members::Members, room::registry::Rooms};
use std::{sync::Arc, time::Duration};
use tokio::{
    net::TcpListener,
    select,
    sync::watch,
    time::{Instant, sleep_until, timeout},
};

/// How long a node that can't renew its registration keeps its clients before it sends them to another one.
const SEND_AWAY_AFTER: Duration = Duration::from_secs(15);
/// The longest that the rooms of a node that stops may take to be let go.
const LEAVE_TIMEOUT: Duration = Duration::from_millis(1500);

/// A node among others.
pub struct Node {
    /// Where the others connect.
    pub listener: TcpListener,
    /// The nodes that this one knows.
    pub members: Arc<Members>,
    /// Whether this node can't renew its registration, so that others take over its rooms.
    pub away: watch::Receiver<bool>,
}

/// Lets go of rooms that live on other nodes now, and of clients for whom this node can do nothing. Never completes.
pub async fn follow(rooms: Arc<Rooms>, members: Arc<Members>, mut away: watch::Receiver<bool>) {
    let mut changes = members.changes();
    let mut send_away: Option<Instant> = None;
    loop {
        select! {
            Ok(()) = changes.changed() => {
                let rooms = rooms.clone();
                tokio::spawn(async move { rooms.let_go().await });
            }
            Ok(()) = away.changed() => {
                let is_away = *away.borrow_and_update();
                send_away = is_away.then(|| Instant::now() + SEND_AWAY_AFTER);
                if is_away {
                    tracing::warn!("this node can't renew its registration");
                    rooms.storage().failed();
                }
                // Others may serve these rooms now, or have done so meanwhile.
                rooms.compare_all();
            }
            () = sleep_until(send_away.unwrap_or_else(Instant::now)), if send_away.is_some() => {
                send_away = Some(Instant::now() + SEND_AWAY_AFTER);
                rooms.send_away();
            }
            else => std::future::pending().await,
        }
    }
}

/// Leaves all rooms to the other nodes, if there are any.
pub(crate) async fn leave(rooms: &Rooms, members: &Members) {
    members.leave();
    if timeout(LEAVE_TIMEOUT, rooms.let_go()).await.is_err() {
        tracing::warn!("some rooms could not be let go in time");
    }
}
