//! The real program, killed at random moments of many games.
//!
//! Deals, players' actions and kills are drawn from a seed, of which `SEED=…` takes another; the timing
//! still depends on the machine. `KILLS=500 cargo test --test server kill_9 -- --nocapture` runs for longer
//! and prints what it does.

use rusqlite::{Connection, OpenFlags};
use std::{
    env,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};
use test_support::{
    client::PATIENCE,
    players::{Checked, Draw, Epoch, Servers, Table},
    process::Process,
    seed,
};
use tokio::time::{sleep, timeout};

/// How many tables are played at, at any time.
const TABLES: usize = 10;
/// The default number of kills.
const KILLS: u64 = 15;
/// The most commands that are acknowledged between two kills, besides one for every table.
const MOST: u32 = 200;
/// Partners act at once.
const LIMITS: [&str; 1] = ["--set=partner-pace=0"];

/// After each kill: every acknowledged command is in the journal exactly once, no refused one is,
/// everything shown matches the journal, and every table continues.
#[tokio::test(flavor = "multi_thread")]
async fn kill_9_loses_nothing_acknowledged_and_every_game_goes_on() {
    let kills = number("KILLS").unwrap_or(KILLS);
    let seed = seed::next();
    let (began, mut draw) = (Instant::now(), Draw::new(seed, 0));
    let data = tempfile::tempdir().unwrap();
    let mut server = Process::start(data.path(), 0, &LIMITS).await;
    let port = server.address.port();
    let mut made = 0;
    let mut new_table = || {
        made += 1;
        Table::new(seed, made)
    };
    let mut tables: Vec<Table> = (0..TABLES).map(|_| new_table()).collect();
    let mut retired = Vec::new();
    let mut total = Checked::default();

    for kill in 1..=kills {
        let epoch = Arc::new(Epoch::new(TABLES));
        let playing: Vec<_> = tables
            .drain(..)
            .enumerate()
            .map(|(place, table)| {
                tokio::spawn(table.play(Servers::one(server.address), place, epoch.clone()))
            })
            .collect();
        await_moment(&epoch, &mut draw, kill == kills).await;
        epoch.end();
        server.kill().await;
        for table in playing {
            tables.push(table.await.unwrap());
        }
        server = Process::start(data.path(), port, &LIMITS).await;
        let journal = open(data.path());
        for table in &mut tables {
            total += table.check(read(&journal, table));
        }
        if draw.one_in(2) {
            let place = draw.index(TABLES);
            retired.push(std::mem::replace(&mut tables[place], new_table()));
        }
    }
    let journal = open(data.path());
    for table in &mut retired {
        total += table.check(read(&journal, table));
    }
    println!("{kills} kills, {made} tables, {total}, {:.0} s", began.elapsed().as_secs_f64());
    server.kill().await;
}

/// Waits for the moment to kill: early, while players come back, sit down and send again what was
/// not answered; or when every table has gone on, in the midst of whatever happens then.
async fn await_moment(epoch: &Epoch, draw: &mut Draw, last: bool) {
    let early = !last && draw.one_in(2);
    let more = u64::from(draw.below(if early { 40 } else { MOST }));
    timeout(PATIENCE, async {
        if !early {
            epoch.all_went_on().await;
        }
        epoch.more(more).await;
    })
    .await
    .expect("the server does something");
    // Not only in the moments after an answer.
    sleep(Duration::from_micros(draw.below(3000).into())).await;
}

/// The journal's file, opened beside the server to look into it.
fn open(data: &Path) -> Connection {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(data.join("journal.db"), flags).unwrap()
}

/// The entries of a table; none if its creation was never acknowledged.
fn read(journal: &Connection, table: &Table) -> Vec<Vec<u8>> {
    let Some(code) = table.code() else { return Vec::new() };
    let mut select = journal
        .prepare_cached(
            "WITH RECURSIVE chain (back, previous, body) AS (
                 SELECT 0, previous, body FROM stream JOIN entry ON entry.id = last
                 WHERE name = ?1
                 UNION ALL
                 SELECT back + 1, entry.previous, entry.body
                 FROM chain JOIN entry ON entry.id = chain.previous
             )
             SELECT body FROM chain ORDER BY back DESC",
        )
        .unwrap();
    let entries = select.query_map([format!("room/{code}")], |row| row.get(0)).unwrap();
    entries.collect::<Result<_, _>>().unwrap()
}

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok().map(|value| value.parse().expect(variable))
}
