//! One measurement: so many tables, at that pace, on fresh servers.

pub(crate) mod footprint;
pub(crate) mod report;

use crate::{
    guests::{
        crowd::{Crowd, Party, connect},
        flood::Flood,
        idle::Idle,
        pace::Pace,
        table::{Notes, VIEWERS},
    },
    measure::report::{Delays, Figures, Floor},
    servers::{
        nodes::{NodeOptions, Nodes},
        process::{Server, own_cpu},
    },
};
use anyhow::Result;
use fastrand::Rng;
use std::{
    collections::BTreeMap, iter, net::SocketAddr, path::Path, sync::atomic::Ordering::Relaxed,
    time::Duration,
};
use tokio::time::{Instant, sleep};

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    /// How many tables play.
    pub rooms: usize,
    /// How long seats think.
    pub pace: Pace,
    /// Whether one more spectator per table connects and reads nothing.
    pub slow_readers: bool,
    /// How many more are connected at tables where nothing happens.
    pub idle: usize,
    /// At how many more tables partners play alone.
    pub partners: usize,
    /// How long the stream of another table is made, for which many ask all the while.
    pub flood: usize,
    /// Whether as many tables play on the floor at the same time.
    pub with_floor: bool,
    /// How long they play before it counts.
    pub warm_up: Duration,
    /// How long it counts.
    pub duration: Duration,
    /// Makes the choices repeatable; the deals are the server's.
    pub seed: u64,
}

/// Measures.
///
/// # Errors
/// A server or a connection failed.
pub(crate) async fn measure(
    program: &Path,
    nodes: &NodeOptions,
    setting: Setting,
) -> Result<Figures> {
    let mut rng = Rng::with_seed(setting.seed);
    let nodes = Nodes::of(program, nodes).await?;
    let addresses = nodes.addresses();
    let idle = Idle::connect(&addresses, setting.idle, &mut rng).await?;
    let beside = Idle::watch_partners(&addresses, setting.partners, &mut rng).await?;
    let mut flood = match (setting.flood, addresses.first()) {
        (1.., Some(server)) => Some(Flood::write(*server, setting.flood, &mut rng).await?),
        _ => None,
    };
    let parties = gather(&addresses, setting, &mut rng).await?;
    let mut real = Crowd::play(nodes, parties, setting.pace, &mut rng).await?;
    let mut floor = match setting.with_floor {
        true => Some(build_floor(&real, setting, &mut rng).await?),
        false => None,
    };

    if let Some(flood) = &mut flood {
        flood.ask();
    }
    sleep(setting.warm_up).await;
    let measured = || iter::once(&real).chain(&floor);
    measured().for_each(|crowd| crowd.traffic().measuring.store(true, Relaxed));
    let resident_before = real.nodes().resident()?;
    let (began, own_before) = (Instant::now(), own_cpu()?);
    let (before, floor_before) = (real.count()?, floor.as_ref().map(Crowd::count).transpose()?);
    sleep(setting.duration).await;
    let (after, floor_after) = (real.count()?, floor.as_ref().map(Crowd::count).transpose()?);
    let (took, own_after) = (began.elapsed(), own_cpu()?);
    let resident_after = real.nodes().resident()?;
    measured().for_each(|crowd| crowd.traffic().measuring.store(false, Relaxed));

    if let Some(flood) = flood.take() {
        eprintln!("{}", flood.told());
    }
    let floor_notes = match &mut floor {
        Some(floor) => floor.leave().await?,
        None => Vec::new(),
    };
    drop(floor);
    let notes = real.leave().await?;
    idle.leave()?;
    beside.leave()?;

    let counted = after.since(before);
    let cores = |cpu: Duration| cpu.as_secs_f64() / took.as_secs_f64();
    let cpu_micros_per_move = micros(counted.cpu_per_move());
    Ok(Figures {
        nodes: addresses.len(),
        rooms: setting.rooms,
        think_seconds: setting.pace.think().as_secs_f64(),
        slow_readers: setting.slow_readers,
        idle_connections: setting.idle,
        moves_per_second: counted.moves as f64 / took.as_secs_f64(),
        cpu_micros_per_move,
        floor: match floor_after.zip(floor_before) {
            Some((after, before)) => {
                let floor = micros(after.since(before).cpu_per_move());
                Some(Floor {
                    cpu_micros_per_move: floor,
                    ratio: cpu_micros_per_move / floor,
                    delays: delays(&floor_notes)?,
                })
            }
            None => None,
        },
        engine_micros_per_move: micros(counted.engine_cpu_per_move()),
        delays: delays(&notes)?,
        frames_per_move: counted.frames as f64 / counted.moves.max(1) as f64,
        view_bytes: counted.bytes.checked_div(counted.frames).unwrap_or(0),
        resident_before,
        resident_after,
        server_cores: cores(counted.cpu),
        generator_cores: cores(own_after.saturating_sub(own_before)),
        still_rooms: notes.iter().filter(|notes| notes.delays.is_empty()).count(),
        refused: refused(&notes),
    })
}

async fn gather(servers: &[SocketAddr], setting: Setting, rng: &mut Rng) -> Result<Vec<Party>> {
    let parties = Party::at_new_tables(servers, setting.rooms, 0, rng).await?;
    connect(servers, parties, VIEWERS + usize::from(setting.slow_readers)).await
}

async fn build_floor(real: &Crowd, setting: Setting, rng: &mut Rng) -> Result<Crowd> {
    let server = Server::floor().await?;
    let parties = (0..setting.rooms).map(Party::on_floor).collect();
    let parties = connect(&[server.address], parties, VIEWERS).await?;
    Crowd::take_turns(Nodes::one(server), parties, setting.pace, real.traffic(), rng).await
}

fn delays(notes: &[Notes]) -> Result<Delays> {
    Delays::of(notes.iter().flat_map(|notes| &notes.delays).copied())
}

fn refused(notes: &[Notes]) -> BTreeMap<String, u64> {
    let mut sum = BTreeMap::new();
    for (code, count) in notes.iter().flat_map(|notes| &notes.refused) {
        *sum.entry(code.clone()).or_default() += count;
    }
    sum
}

fn micros(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e6
}
