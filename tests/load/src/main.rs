//! Measures the server under load, from outside: it starts the real program, seats players at many
//! tables over real sockets and lets them play random legal games.

#![warn(
    unreachable_pub,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod guests;
mod measure;
mod servers;
mod small;
mod strangers;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand, value_parser};
use fastrand::Rng;
use guests::pace::Pace;
use measure::{Setting, footprint::Footprint, measure, report};
use mimalloc::MiMalloc;
use rustix::process::{Resource, getrlimit, setrlimit};
use servers::{floor, nodes::NodeOptions};
use std::{net::SocketAddr, path::PathBuf, process::ExitCode, time::Duration};
use tokio::{
    signal::unix::{SignalKind, signal},
    time::timeout,
};

/// The floor runs in this program too and is to have the same allocator as the real server.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// How long everything may take that does not depend on what is to be measured.
const PATIENCE: Duration = Duration::from_secs(180);

/// Measures the server under load
#[derive(Parser)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    options: Options,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the least there is to compare with: a bare fan-out of frames
    #[command(hide = true)]
    Floor {
        #[arg(long)]
        listen: SocketAddr,
    },
}

#[derive(clap::Args)]
struct Options {
    /// The server's program [default: tranquility, beside this one]
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    /// How many rooms play: one measurement for each number
    #[arg(long, value_delimiter = ',', default_value = "1,50,500", value_name = "N,…",
        value_parser = value_parser!(u16).range(1..=5000))]
    rooms: Vec<u16>,
    /// How long seats think on average, 0s for a closed loop: one measurement for each
    #[arg(long, value_delimiter = ',', default_value = "0s,1s", value_name = "TIME,…",
        value_parser = at_most_a_minute)]
    think: Vec<Duration>,
    /// How long each measurement takes
    #[arg(long, default_value = "10s", value_name = "TIME", value_parser = at_most_an_hour)]
    duration: Duration,
    /// How long they play before it counts
    #[arg(long, default_value = "3s", value_name = "TIME", value_parser = at_most_an_hour)]
    warm_up: Duration,
    /// Let as many rooms play on a bare fan-out server at the same time, and compare
    #[arg(long)]
    with_floor: bool,
    /// Add a spectator to each room that reads nothing
    #[arg(long)]
    slow_readers: bool,
    /// Add so many connections, five to a room of their own, where nothing happens
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = value_parser!(u32).range(0..=50_000))]
    idle: u32,
    /// Add so many tables at which four sharp partners play alone
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = value_parser!(u32).range(0..=5_000))]
    partners: u32,
    /// Make the stream of one table so long, as far as the server allows, and have 270 ask for that
    /// table all the while
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = value_parser!(u32).range(0..=1_000_000))]
    flood: u32,
    /// Measure instead what the smallest box feels like: one processor, 512 MB, a slow card
    #[arg(long)]
    small: bool,
    /// Measure instead what a hundred connections cost that ask for what is dear: memory, and the moves of
    /// others
    #[arg(long)]
    strangers: bool,
    #[command(flatten)]
    nodes: NodeOptions,
    /// Do not measure first what memory rooms and connections need
    #[arg(long)]
    no_footprint: bool,
    /// Seed of the players' choices
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

fn at_most(text: &str, most: Duration) -> Result<Duration> {
    let duration = humantime::parse_duration(text)?;
    if duration > most {
        bail!("{} at the most", humantime::format_duration(most));
    }
    Ok(duration)
}

fn at_most_a_minute(text: &str) -> Result<Duration> {
    at_most(text, Duration::from_secs(60))
}

fn at_most_an_hour(text: &str) -> Result<Duration> {
    at_most(text, Duration::from_secs(60 * 60))
}

#[tokio::main]
async fn main() -> ExitCode {
    let Cli { command, options } = Cli::parse();
    let done = match command {
        Some(Command::Floor { listen }) => floor::serve(listen).await,
        // Whatever ends this, the servers that were started end with their values.
        None => tokio::select! {
            done = run(options) => done,
            told = told_to_stop() => told,
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn told_to_stop() -> Result<()> {
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        told = tokio::signal::ctrl_c() => told?,
        _ = terminate.recv() => {}
    }
    bail!("interrupted")
}

async fn run(options: Options) -> Result<()> {
    allow_many_connections()?;
    let program = match options.server {
        Some(program) => program,
        None => std::env::current_exe()?.with_file_name("tranquility"),
    };
    if options.small {
        return small::run(&program, &options.nodes, options.seed).await;
    }
    if options.strangers {
        return strangers::run(&program, &options.nodes, options.seed).await;
    }
    let cores = std::thread::available_parallelism()?;
    let footprint = match options.no_footprint {
        true => None,
        false => {
            eprintln!("memory …");
            let mut rng = Rng::with_seed(options.seed);
            let footprint = timeout(PATIENCE, Footprint::of(&program, &mut rng)).await;
            Some(footprint.unwrap_or_else(|_| bail!("bringing tables together takes too long"))?)
        }
    };
    let paces = options.think.iter().map(|think| Pace::new(*think));
    let mut all = Vec::new();
    for pace in paces {
        for rooms in &options.rooms {
            let setting = Setting {
                rooms: usize::from(*rooms),
                pace,
                slow_readers: options.slow_readers,
                idle: options.idle as usize,
                partners: options.partners as usize,
                flood: options.flood as usize,
                with_floor: options.with_floor,
                warm_up: options.warm_up,
                duration: options.duration,
                seed: options.seed,
            };
            eprintln!("{rooms} rooms, {:?} to think …", pace.think());
            let limit = setting.warm_up + setting.duration + PATIENCE;
            // A commit for each entry.
            let limit = limit + Duration::from_millis(options.flood.into()) * 5;
            let measured = timeout(limit, measure(&program, &options.nodes, setting)).await;
            let measured = measured.unwrap_or_else(|_| bail!("it takes too long"));
            all.push(measured.with_context(|| format!("with {rooms} rooms"))?);
        }
    }
    if options.json {
        println!(
            "{}",
            serde_json::json!({ "cores": cores, "footprint": footprint, "measurements": all })
        );
    } else {
        println!(
            "{cores} cores, shared by server and load; {} s each after {} s of warm-up; 4 players and \
             a spectator per room; journal on disk",
            options.duration.as_secs_f64(),
            options.warm_up.as_secs_f64(),
        );
        print!("{}", report::table(&all));
        if let Some(footprint) = &footprint {
            println!("{}", report::memory(footprint));
        }
    }
    Ok(())
}

/// Every connection is a file, at both ends; the usual limit is 1,024.
fn allow_many_connections() -> Result<()> {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    Ok(setrlimit(Resource::Nofile, limit)?)
}
