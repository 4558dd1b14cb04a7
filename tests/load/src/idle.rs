//! Guests who are connected at tables where nothing happens.

use crate::{
    crowd::{Party, connect},
    pace::Pace,
    script::Games,
    table::{Table, Traffic, VIEWERS},
};
use anyhow::{Result, bail};
use fastrand::Rng;
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::task::JoinSet;

/// So many idle connections. They answer the server's pings, as browsers do.
pub struct Idle(JoinSet<Result<()>>);

impl Idle {
    /// Connects at least so many, five to each of as many new tables as that takes.
    ///
    /// # Errors
    /// The server refuses.
    pub async fn connect(
        servers: &[SocketAddr],
        connections: usize,
        rng: &mut Rng,
    ) -> Result<Idle> {
        let tables = connections.div_ceil(VIEWERS);
        let parties = Party::at_new_tables(servers, tables, rng).await?;
        let parties = connect(servers, parties, VIEWERS).await?;
        // What is seen here does not count.
        let traffic = Arc::new(Traffic::default());
        let pace = Pace::new(Duration::ZERO);
        let tables = parties.into_iter().map(|party| {
            let sockets = party.into_sockets();
            let mut table = Table::new(Games, sockets, pace, traffic.clone(), rng.fork());
            // No guest takes a seat, so that none has anything to do.
            async move { table.play().await }
        });
        Ok(Idle(tables.collect()))
    }

    /// Leaves.
    ///
    /// # Errors
    /// A connection was lost meanwhile.
    pub fn leave(mut self) -> Result<()> {
        if let Some(ended) = self.0.try_join_next() {
            ended??;
            bail!("an idle table has ended");
        }
        Ok(())
    }
}
