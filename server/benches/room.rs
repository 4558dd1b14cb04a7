//! What a room costs the processor for each action of a game, without sockets and without the disk.
//!
//! `cargo bench --bench room`

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "what is shared with the tests of the room"
)]

use std::{
    error::Error,
    hint::black_box,
    time::{Duration, Instant},
};
use test_support::dealer::TestDealer;
use test_support::table::{ALL, TestTable};
use tranquility::{
    identity::guest::GuestId,
    protocol::command::ClientMessage,
    room::model::{
        decide::{Decision, Moment},
        room::Room,
    },
};

/// How often a game is played: the fastest time of each step counts, since a busy machine only ever
/// makes it slower.
const ROUNDS: usize = 200;

/// What is done for an action, in this order.
const STEPS: [&str; 5] = ["read", "decide", "write", "apply", "views"];

/// A game of four that has begun, and all that is sent until it is over.
struct Script {
    entries: Vec<Vec<u8>>,
    commands: Vec<(GuestId, String)>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let table = TestTable::playing(4);
    let script = Script { entries: table.stream.clone(), commands: commands(table) };
    let mut fastest = [[Duration::MAX; STEPS.len()]; 1].repeat(script.commands.len());
    for _ in 0..ROUNDS {
        play(&script, &mut fastest)?;
    }
    println!("{} actions of four players, a fifth watches; µs for each", fastest.len());
    let mut sum = 0.0;
    for (step, name) in STEPS.iter().enumerate() {
        let all: Duration = fastest.iter().map(|action| action[step]).sum();
        let micros = all.as_secs_f64() * 1e6 / fastest.len() as f64;
        sum += micros;
        println!("{name:>8} {micros:>6.2}");
    }
    println!("{:>8} {sum:>6.2}", "all");
    Ok(())
}

/// What is sent from now until the game is over.
fn commands(mut table: TestTable) -> Vec<(GuestId, String)> {
    let mut commands = Vec::new();
    while table.room.is_running()
        && let Some((number, action)) = table.next_action()
    {
        let id = format!("c{}", commands.len());
        let command = serde_json::json!({"id": id, "do": {"type": "act", "action": action}});
        commands.push((test_support::table::guest(number), command.to_string()));
        table.act(number, action);
    }
    commands
}

fn play(script: &Script, fastest: &mut [[Duration; STEPS.len()]]) -> Result<(), Box<dyn Error>> {
    let mut room = Room::restore("abcdefghjk", &script.entries)?.ok_or("no room")?;
    let table = TestTable::new();
    let dealer = TestDealer::default();
    let moment = Moment { now: 1, clock: 1, presence: &table.presence, dealer: &dealer };
    let viewers = ALL.map(test_support::table::guest);
    for ((guest, command), fastest) in script.commands.iter().zip(fastest) {
        let mut began = Instant::now();
        let mut step = 0;
        let mut done = || {
            let took = began.elapsed();
            fastest[step] = fastest[step].min(took);
            step += 1;
            began = Instant::now();
        };
        let message: ClientMessage = serde_json::from_str(command)?;
        done();
        let handled = room.handle(*guest, &message.id, &message.command, &moment);
        let Ok(Decision::Entries(entries)) = handled else {
            return Err(format!("{handled:?}").into());
        };
        done();
        for entry in &entries {
            black_box(serde_json::to_vec(entry)?);
        }
        done();
        for entry in &entries {
            room.apply(entry)?;
        }
        done();
        let shared = room.shared(&moment).unwrap();
        for viewer in viewers {
            black_box(room.frame(&shared, viewer, &moment, &[]).unwrap());
        }
        done();
    }
    Ok(())
}
