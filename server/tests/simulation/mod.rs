//! A seeded simulation of whole evenings: servers that crash and come back, storage that fails or
//! lies about it, a second server on the same journal, messages between the two that get lost,
//! connections that lag, break and go dead, and guests who play all games through all of that.
//!
//! The servers are the real program from the router down to the live rooms; network, storage, time
//! and randomness are the simulation's. Everything follows from the seed, so what goes wrong once
//! goes wrong again.

mod absence;
mod clients {
    pub mod frames;
    pub mod guest;
    pub mod visitor;
}
mod history;
mod oracle;
mod recovery;
mod suspicion;
mod system {
    pub mod bus;
    pub mod disk;
    pub mod network;
    pub mod server;
}
mod world;

use std::{
    cell::RefCell,
    env, panic,
    sync::{
        Once,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};
use tranquility::identity::guest::Secret;
use world::{Evening, evening};

/// How many evenings are simulated if `SEEDS` does not say otherwise.
const SEEDS: u64 = 60;

/// What makes a browser the guest with that number.
fn secret(guest: u8) -> Secret {
    Secret::from([guest; 32])
}

thread_local! {
    /// The panics of this thread's simulation, most of whose tasks are never awaited.
    static PANICS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Runs a simulation to its end, without waiting in real time.
fn simulated<T>(simulation: impl Future<Output = T>) -> T {
    static WATCH: Once = Once::new();
    WATCH.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            PANICS.with_borrow_mut(|panics| panics.push(panic.to_string()));
            usual(panic);
        }));
    });
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    runtime.block_on(simulation)
}

/// Simulates the evening of a seed.
fn simulate(seed: u64, aloud: bool) -> Evening {
    let mut evening = simulated(evening(seed, aloud));
    evening.wrong.extend(PANICS.take());
    evening
}

fn setting(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().expect("a number"))
}

#[test]
fn nothing_acknowledged_is_lost_and_all_see_what_is_stored() {
    let seeds = match setting("SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..setting("SEEDS").unwrap_or(SEEDS),
    };
    let aloud = setting("SEED").is_some();
    let next = AtomicU64::new(seeds.start);
    let run = || {
        let (mut failed, mut checked, mut done) = (Vec::new(), 0, 0);
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return (failed, checked, done);
            }
            let evening = simulate(seed, aloud);
            checked += evening.checked;
            done += evening.done;
            if let Some(first) = evening.wrong.first() {
                println!("seed {seed}: {} things went wrong, first {first}", evening.wrong.len());
                failed.push(seed);
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let results: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        running.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let checked: u64 = results.iter().map(|(_, checked, _)| checked).sum();
    let done: usize = results.iter().map(|(.., done)| done).sum();
    let mut failed: Vec<u64> = results.into_iter().flat_map(|(failed, ..)| failed).collect();
    failed.sort_unstable();
    println!("{} seeds, {done} commands, {checked} messages", seeds.end - seeds.start);
    if let Some(seed) = failed.first() {
        panic!(
            "seeds {failed:?}; to see what happens: \
             SEED={seed} cargo test -p tranquility --test server nothing_acknowledged -- --nocapture"
        );
    }
}

#[test]
fn the_same_seed_is_the_same_evening() {
    for seed in [1, 2, 3] {
        let [first, second] = [(); 2].map(|()| simulate(seed, false).trace);
        assert_eq!(first, second, "seed {seed}");
    }
    assert_ne!(simulate(1, false).trace, simulate(2, false).trace);
}
