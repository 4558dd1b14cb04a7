//! All tables of some servers: brought together, let play, counted.

use crate::{
    guests::{
        pace::Pace,
        script::{Games, Turns, sit},
        socket::{Reader, Socket, bearer, create_table, open},
        table::{Notes, PLAYERS, Script, Table, Traffic, VIEWERS},
    },
    servers::nodes::Nodes,
};
use anyhow::Result;
use fastrand::Rng;
use futures_util::{StreamExt, TryStreamExt, stream};
use std::{
    net::SocketAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};
use tokio::{sync::watch, task::JoinSet};

/// How many tables are brought together at the same time.
pub(crate) const AT_ONCE: usize = 32;

/// The guests of a table, the players first, and where they meet.
pub(crate) struct Party {
    path: String,
    /// The server at which the first guest is.
    first: usize,
    guests: Vec<String>,
    sockets: Vec<Socket>,
}

impl Party {
    /// So many parties of guests who have each made a table on the real server, with so many partners.
    ///
    /// # Errors
    /// The server refuses.
    pub(crate) async fn at_new_tables(
        servers: &[SocketAddr],
        rooms: usize,
        partners: usize,
        rng: &mut Rng,
    ) -> Result<Vec<Party>> {
        let guests: Vec<(usize, Rng)> = (0..rooms).map(|number| (number, rng.fork())).collect();
        for_all(guests, |(first, rng)| Party::at_new_table(servers, first, partners, rng)).await
    }

    async fn at_new_table(
        servers: &[SocketAddr],
        first: usize,
        partners: usize,
        mut rng: Rng,
    ) -> Result<Party> {
        let guests: Vec<String> = (0..=VIEWERS).map(|_| bearer(&mut rng)).collect();
        let code = create_table(servers[first % servers.len()], &guests[0], partners).await?;
        Ok(Party { path: format!("/api/rooms/{code}/ws"), first, guests, sockets: Vec::new() })
    }

    /// Guests of table number `number` of the floor.
    pub(crate) fn on_floor(number: usize) -> Party {
        let guests = vec!["Bearer no-one".to_owned(); VIEWERS];
        Party { path: format!("/{number}"), first: 0, guests, sockets: Vec::new() }
    }

    /// The connections, in the order of the guests.
    pub(crate) fn into_sockets(self) -> Vec<Socket> {
        self.sockets
    }

    /// Connects the next guest, to the server after that of the one before.
    async fn connect(&mut self, servers: &[SocketAddr]) -> Result<()> {
        let place = self.sockets.len();
        let server = servers[(self.first + place) % servers.len()];
        let reader = if place < VIEWERS { Reader::Usual } else { Reader::Slow };
        self.sockets.push(open(server, &self.path, &self.guests[place], reader).await?);
        Ok(())
    }
}

/// Does something for many parties, some at a time.
async fn for_all<T, U, F>(
    items: impl IntoIterator<Item = T>,
    each: impl FnMut(T) -> F,
) -> Result<Vec<U>>
where
    F: Future<Output = Result<U>>,
{
    stream::iter(items).map(each).buffered(AT_ONCE).try_collect().await
}

/// Connects guests of every party until each has that many connections.
///
/// # Errors
/// The server does not accept one.
pub(crate) async fn connect(
    servers: &[SocketAddr],
    parties: Vec<Party>,
    each: usize,
) -> Result<Vec<Party>> {
    for_all(parties, async |mut party| {
        while party.sockets.len() < each {
            party.connect(servers).await?;
        }
        Ok(party)
    })
    .await
}

/// Lets the players of all parties sit down.
///
/// # Errors
/// The server does not let them.
pub(crate) async fn seat(
    parties: Vec<Party>,
    pace: Pace,
    traffic: &Arc<Traffic>,
    rng: &mut Rng,
) -> Result<Vec<Table<Games>>> {
    let tables = parties
        .into_iter()
        .map(|party| Table::new(Games, party.sockets, pace, traffic.clone(), rng.fork()));
    for_all(tables, async |mut table| {
        for seat in 0..PLAYERS {
            table.send(seat, &sit(seat)).await?;
            table.settle().await?;
        }
        Ok(table)
    })
    .await
}

/// All tables of some servers, playing.
pub(crate) struct Crowd {
    nodes: Nodes,
    traffic: Arc<Traffic>,
    tables: JoinSet<Result<Notes>>,
    stop: watch::Sender<bool>,
}

/// What was counted between two moments.
#[derive(Clone, Copy)]
pub(crate) struct Counted {
    /// Commands that were done.
    pub moves: u64,
    /// Frames that were received.
    pub frames: u64,
    /// Their bytes.
    pub bytes: u64,
    /// The servers' CPU time.
    pub cpu: Duration,
    /// That of what works for them.
    pub engine_cpu: Duration,
}

impl Counted {
    /// What has been counted since.
    pub(crate) fn since(self, before: Counted) -> Counted {
        Counted {
            moves: self.moves - before.moves,
            frames: self.frames - before.frames,
            bytes: self.bytes - before.bytes,
            cpu: self.cpu.saturating_sub(before.cpu),
            engine_cpu: self.engine_cpu.saturating_sub(before.engine_cpu),
        }
    }

    /// The servers' CPU time per command.
    pub(crate) fn cpu_per_move(self) -> Duration {
        self.cpu.div_f64(self.moves.max(1) as f64)
    }

    /// The CPU time per command of what works for them.
    pub(crate) fn engine_cpu_per_move(self) -> Duration {
        self.engine_cpu.div_f64(self.moves.max(1) as f64)
    }
}

impl Crowd {
    /// Seats the parties, who then play random games.
    ///
    /// # Errors
    /// The server does not let them.
    pub(crate) async fn play(
        nodes: Nodes,
        parties: Vec<Party>,
        pace: Pace,
        rng: &mut Rng,
    ) -> Result<Crowd> {
        let traffic = Arc::new(Traffic::default());
        let tables = seat(parties, pace, &traffic, rng).await?;
        Ok(Crowd::start(nodes, traffic, tables))
    }

    /// Lets the parties take turns on the floor, with frames of the size that `real` sees.
    ///
    /// # Errors
    /// The floor does not let them.
    pub(crate) async fn take_turns(
        nodes: Nodes,
        parties: Vec<Party>,
        pace: Pace,
        real: &Arc<Traffic>,
        rng: &mut Rng,
    ) -> Result<Crowd> {
        let traffic = Arc::new(Traffic::default());
        let tables = parties.into_iter().map(|party| {
            let script = Turns::like(real.clone());
            Table::new(script, party.sockets, pace, traffic.clone(), rng.fork())
        });
        let begun = for_all(tables, async |mut table| {
            table.send(0, "").await?;
            Ok(table)
        });
        let tables = begun.await?;
        Ok(Crowd::start(nodes, traffic, tables))
    }

    fn start<S: Script + 'static>(
        nodes: Nodes,
        traffic: Arc<Traffic>,
        tables: Vec<Table<S>>,
    ) -> Crowd {
        let (stop, stopped) = watch::channel(false);
        let tables = tables.into_iter().map(|mut table| {
            let mut stopped = stopped.clone();
            async move {
                tokio::select! {
                    played = table.play() => played?,
                    _ = stopped.changed() => {}
                }
                Ok(table.finish())
            }
        });
        Crowd { nodes, traffic, tables: tables.collect(), stop }
    }

    /// The servers they play on.
    pub(crate) fn nodes(&self) -> &Nodes {
        &self.nodes
    }

    /// What they have seen so far.
    pub(crate) fn traffic(&self) -> &Arc<Traffic> {
        &self.traffic
    }

    /// Counts what has happened so far.
    ///
    /// # Errors
    /// The server has ended.
    pub(crate) fn count(&self) -> Result<Counted> {
        Ok(Counted {
            moves: self.traffic.moves.load(Relaxed),
            frames: self.traffic.frames.load(Relaxed),
            bytes: self.traffic.bytes.load(Relaxed),
            cpu: self.nodes.cpu()?,
            engine_cpu: self.nodes.engine_cpu()?,
        })
    }

    /// Ends the games, leaves, and tells what each table has to tell.
    ///
    /// # Errors
    /// Something went wrong at a table.
    pub(crate) async fn leave(&mut self) -> Result<Vec<Notes>> {
        self.stop.send_replace(true);
        let mut notes = Vec::new();
        while let Some(told) = self.tables.join_next().await {
            notes.push(told??);
        }
        Ok(notes)
    }
}
