//! Three servers and three members of the journal's engine, as real processes that fail.
//!
//! The guests of each table are connected to different servers and play all kinds of games, while
//! servers and members of the engine are killed, cut off, stopped and restarted in an order drawn from
//! a seed. After each fault, everything the guests were shown is compared with what is stored.
//!
//! `FAULTS=100 cargo test --test server cluster -- --nocapture` runs for longer and prints what it does,
//! `SEED=…` takes another seed; the timing still depends on the machine.

mod fault;
mod nodes;
mod scenes;

use fault::Fault;
use nodes::Cluster;
use serde_json::Value;
use std::{
    env,
    sync::Arc,
    time::{Duration, Instant},
};
use test_support::client::{PATIENCE, secret};
use test_support::players::{Checked, Draw, Epoch, Table};
use test_support::seed;
use tokio::time::timeout;

/// The number of tables played at any time: two of every game.
const TABLES: usize = 6;
/// The most commands that are acknowledged before a fault, besides one for every table.
const MOST: u32 = 60;
/// The longest that a fault lasts, in milliseconds.
const LONGEST: u32 = 2500;

#[tokio::test(flavor = "multi_thread")]
async fn servers_and_members_of_the_engine_fail_and_every_game_goes_on() {
    let faults = number("FAULTS").unwrap_or(Fault::ALL.len() as u64);
    let seed = seed::next();
    let (began, mut draw) = (Instant::now(), Draw::new(seed, 0));
    let mut cluster = Cluster::start().await;
    let mut tables: Vec<Table> = (1..=TABLES).map(|made| Table::new(seed, made as u64)).collect();
    let mut total = Checked::default();
    let mut to_come = Vec::new();
    for _ in 0..faults {
        if to_come.is_empty() {
            to_come = Fault::ALL.to_vec();
        }
        let fault = to_come.swap_remove(draw.index(to_come.len()));
        total += round(&mut cluster, &mut tables, &mut draw, Some(fault)).await;
    }
    // A slow machine has perhaps not come to the end of any game yet.
    let calm = async {
        while total.games <= TABLES {
            total += round(&mut cluster, &mut tables, &mut draw, None).await;
        }
    };
    timeout(PATIENCE, calm).await.expect("a game is played to its end");
    all_nodes_agree(&cluster, &tables).await;
    println!("{faults} faults, {total}, {:.0} s", began.elapsed().as_secs_f64());
}

/// Plays until after the fault, if there is one, and compares what the guests were shown with what is
/// stored.
async fn round(
    cluster: &mut Cluster,
    tables: &mut Vec<Table>,
    draw: &mut Draw,
    fault: Option<Fault>,
) -> Checked {
    let epoch = Arc::new(Epoch::new(TABLES));
    let playing: Vec<_> = tables
        .drain(..)
        .enumerate()
        .map(|(place, table)| tokio::spawn(table.play(cluster.servers(), place, epoch.clone())))
        .collect();
    let begun = timeout(PATIENCE, async {
        epoch.all_went_on().await;
        epoch.more(draw.below(MOST).into()).await;
    });
    assert!(begun.await.is_ok(), "before {fault:?}: a table is stuck");
    if let Some(fault) = fault {
        epoch.listen();
        let healing = cluster.fail(fault, draw).await;
        // As long as others go on, or a moment: what fails is not always missed.
        let moment = Duration::from_millis(draw.below(LONGEST).into());
        timeout(moment, epoch.more(draw.below(3 * MOST).into())).await.ok();
        cluster.heal(healing).await;
        epoch.begin_anew();
        let gone_on = timeout(PATIENCE, epoch.all_went_on()).await;
        assert!(gone_on.is_ok(), "after {fault:?}: a table is stuck");
        let silences = epoch.silences();
        let [.., half, _, _, longest] = &silences[..] else { unreachable!("{silences:?}") };
        println!("{fault:?}: tables stood still for {half:.0?}, at most {longest:.0?}");
    }
    epoch.stop();
    for table in playing {
        tables.push(table.await.unwrap());
    }
    let mut checked = Checked::default();
    for table in tables {
        let entries = cluster.entries(table.code()).await;
        checked += table.check(entries);
    }
    checked
}

/// The host has the same list of all tables on every server.
async fn all_nodes_agree(cluster: &Cluster, tables: &[Table]) {
    let agreed = async {
        loop {
            let mut answers = cluster.ask_all("/api/me/tables", &secret(1)).await;
            answers.dedup();
            if let [Some(Value::Array(listed))] = &answers[..]
                && tables.iter().all(|table| {
                    listed.iter().any(|listed| listed["code"].as_str() == table.code())
                })
            {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, agreed).await.expect("the servers agree about a guest's tables");
}

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok().map(|value| value.parse().expect(variable))
}
