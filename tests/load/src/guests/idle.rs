//! Guests who are connected at tables where they do nothing.

use crate::guests::{
    crowd::{Party, connect},
    pace::Pace,
    script::Games,
    table::{PLAYERS, Table, Traffic, VIEWERS},
};
use anyhow::{Result, bail};
use fastrand::Rng;
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::task::JoinSet;

/// So many idle connections. They answer the server's pings, as browsers do.
pub(crate) struct Idle(JoinSet<Result<()>>);

impl Idle {
    /// Connects at least so many, five to each of as many new tables as that takes.
    ///
    /// # Errors
    /// The server refuses.
    pub(crate) async fn connect(
        servers: &[SocketAddr],
        connections: usize,
        rng: &mut Rng,
    ) -> Result<Idle> {
        // No guest takes a seat, so that none has anything to do.
        Idle::at_tables(servers, connections.div_ceil(VIEWERS), VIEWERS, 0, rng).await
    }

    /// Makes so many tables at which partners play alone, one game after the other, before their host.
    ///
    /// # Errors
    /// The server refuses.
    pub(crate) async fn watch_partners(
        servers: &[SocketAddr],
        tables: usize,
        rng: &mut Rng,
    ) -> Result<Idle> {
        Idle::at_tables(servers, tables, 1, PLAYERS, rng).await
    }

    async fn at_tables(
        servers: &[SocketAddr],
        tables: usize,
        each: usize,
        partners: usize,
        rng: &mut Rng,
    ) -> Result<Idle> {
        let parties = Party::at_new_tables(servers, tables, partners, rng).await?;
        let parties = connect(servers, parties, each).await?;
        // What is seen here does not count.
        let traffic = Arc::new(Traffic::default());
        let pace = Pace::new(Duration::ZERO);
        let tables = parties.into_iter().map(|party| {
            let sockets = party.into_sockets();
            let mut table = Table::new(Games, sockets, pace, traffic.clone(), rng.fork());
            async move { table.play().await }
        });
        Ok(Idle(tables.collect()))
    }

    /// Leaves.
    ///
    /// # Errors
    /// A connection was lost meanwhile.
    pub(crate) fn leave(mut self) -> Result<()> {
        if let Some(ended) = self.0.try_join_next() {
            ended??;
            bail!("an idle table has ended");
        }
        Ok(())
    }
}
