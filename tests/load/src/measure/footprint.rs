//! How much memory rooms and connections occupy.

use crate::{
    guests::{
        crowd::{Party, connect, seat},
        pace::Pace,
        script::START,
        table::{Traffic, VIEWERS},
    },
    servers::process::Server,
};
use anyhow::Result;
use fastrand::Rng;
use serde::Serialize;
use std::{path::Path, sync::Arc, time::Duration};

/// How many tables are brought together: enough that what a process needs anyhow does not count.
const ROOMS: usize = 500;
/// How many are there before: the database keeps some megabytes of what was read and written, which
/// would count as memory of rooms while it fills them.
const OTHERS: usize = 1000;

/// The server's memory, in bytes.
#[derive(Debug, Serialize)]
pub(crate) struct Footprint {
    /// What each idle connection to a live room needs.
    pub connection: f64,
    /// What each live room needs besides its connections.
    pub room: f64,
    /// What a game adds to a room.
    pub game: f64,
}

impl Footprint {
    /// Brings tables together step by step, and looks how the server grows.
    ///
    /// # Errors
    /// The server or a connection failed.
    pub(crate) async fn of(program: &Path, rng: &mut Rng) -> Result<Footprint> {
        // Memory that is free again must not hide what is being used instead of it.
        let at_once = ("MIMALLOC_PURGE_DELAY", "0");
        let server = Server::real(program, &[at_once], &["--limits=off".into()]).await?;
        let address = &[server.address];
        let others = Party::at_new_tables(address, OTHERS, 0, rng).await?;
        // They stay: memory that they gave back would hide what is used instead.
        let _others = connect(address, others, 1).await?;

        let parties = Party::at_new_tables(address, ROOMS, 0, rng).await?;
        let made = server.settled().await?;
        let parties = connect(address, parties, 1).await?;
        let opened = server.settled().await?;
        let parties = connect(address, parties, VIEWERS).await?;
        let complete = server.settled().await?;
        let traffic = Arc::new(Traffic::default());
        let mut tables = seat(parties, Pace::new(Duration::ZERO), &traffic, rng).await?;
        for table in &mut tables {
            table.send(0, START).await?;
            table.settle().await?;
        }
        let playing = server.settled().await?;

        let growth = |from: u64, to: u64| (to as f64 - from as f64) / ROOMS as f64;
        let connection = growth(opened, complete) / (VIEWERS - 1) as f64;
        Ok(Footprint {
            connection,
            room: growth(made, opened) - connection,
            game: growth(complete, playing),
        })
    }
}
