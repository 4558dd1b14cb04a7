//! The real program, killed at random moments of many games: nothing acknowledged is lost, nothing
//! was shown that is not there, and every game goes on.

use crate::{
    choose::choose,
    client::{self, Client, fresh_id},
    process::Process,
};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Error;

const ROOMS: usize = 8;
const PLAYERS: u8 = 3;
const KILLS: u64 = 20;

/// What the players of a room know for certain.
struct Known {
    code: String,
    /// The newest view that any of them was shown.
    shown: Value,
    /// The newest command that was acknowledged, with who sent it.
    acknowledged: Option<(u8, String, Value)>,
}

/// Counts acknowledgements, and tells when there are enough of them to kill the server.
#[derive(Default)]
struct Pulse {
    count: AtomicU64,
    beat: Notify,
}

impl Pulse {
    fn beat(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.beat.notify_one();
    }

    async fn reaches(&self, count: u64) {
        while self.count.load(Ordering::Relaxed) < count {
            self.beat.notified().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_loses_nothing_acknowledged_and_every_game_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Process::start(data.path(), 0, &[]).await;
    let port = server.address.port();
    let mut rooms = Vec::new();
    for _ in 0..ROOMS {
        rooms.push(open_table(server.address).await);
    }

    let pulse = Arc::new(Pulse::default());
    let mut moves = 0;
    for kill in 0..KILLS {
        let playing: Vec<_> = rooms
            .drain(..)
            .map(|room| tokio::spawn(play_until_killed(server.address, room, pulse.clone())))
            .collect();
        // A different moment every time; the first ones hit reconnects and first moves.
        moves += 1 + (kill * 7919) % 240;
        pulse.reaches(moves).await;
        server.kill().await;
        for room in playing {
            rooms.push(room.await.unwrap());
        }
        moves = pulse.count.load(Ordering::Relaxed);
        server = Process::start(data.path(), port, &[]).await;
        for room in &rooms {
            check(server.address, room).await;
        }
    }
    server.kill().await;
}

async fn open_table(server: SocketAddr) -> Known {
    let answer = reqwest::Client::new()
        .post(format!("http://{server}/api/rooms"))
        .bearer_auth(client::secret(1))
        .json(&json!({"game": "tranquility"}))
        .send()
        .await
        .unwrap();
    let created: Value = answer.json().await.unwrap();
    let code = created["code"].as_str().unwrap().to_owned();
    let mut players = join_all(server, &code).await.unwrap();
    for (seat, player) in players.iter_mut().enumerate() {
        let name = ["Ana", "Bo", "Chi"][seat];
        player.ok(json!({"type": "sit", "seat": seat, "name": name})).await;
    }
    players[0].ok(json!({"type": "start"})).await;
    Known { code, shown: players[0].view.clone(), acknowledged: None }
}

async fn join_all(server: SocketAddr, code: &str) -> Result<Vec<Client>, Error> {
    let mut clients = Vec::new();
    for number in 1..=PLAYERS {
        clients.push(Client::try_join(server, code, number).await?);
    }
    Ok(clients)
}

async fn play_until_killed(server: SocketAddr, mut known: Known, pulse: Arc<Pulse>) -> Known {
    // Whatever the error is, it is the end of the server.
    if let Ok(mut players) = join_all(server, &known.code).await {
        while play_one(&mut players, &mut known, &pulse).await.is_ok() {}
        let shown = players.into_iter().map(|player| player.view).chain([known.shown]);
        known.shown = shown.max_by_key(|view| view["seq"].as_u64()).unwrap();
    }
    known
}

async fn play_one(players: &mut [Client], known: &mut Known, pulse: &Pulse) -> Result<(), Error> {
    let newest = players.iter().filter_map(|player| player.view["seq"].as_u64()).max();
    for player in players.iter_mut() {
        player.until(|player| player.view["seq"].as_u64() >= newest).await?;
    }
    let place = players.iter().position(Client::is_my_move).unwrap_or(0);
    let player = &mut players[place];
    let command = if player.is_over() {
        json!({"type": "start"})
    } else {
        json!({"type": "act", "action": choose(&player.view)})
    };
    let id = fresh_id();
    player.send_as(&id, command.clone()).await?;
    let answer = player.answer(&id).await?;
    assert_eq!(answer, Ok(()), "{command}");
    known.acknowledged = Some((place as u8 + 1, id, command));
    known.shown = player.view.clone();
    pulse.beat();
    Ok(())
}

/// What was shown is still there, and what was acknowledged is not done again.
async fn check(server: SocketAddr, known: &Known) {
    let mut client = Client::join(server, &known.code, 1).await;
    let (shown, stored) = (known.shown["seq"].as_u64(), client.view["seq"].as_u64());
    assert!(stored >= shown, "{shown:?} was shown, {stored:?} is there");
    assert!(stored <= shown.map(|seq| seq + 1), "one command was under way at the most");
    if stored == shown {
        assert_eq!(client.view["game"], known.shown["game"]);
    }
    if let Some((guest, id, command)) = &known.acknowledged {
        if *guest != 1 {
            client = Client::join(server, &known.code, *guest).await;
        }
        client.send_as(id, command.clone()).await.unwrap();
        assert_eq!(client.answer(id).await.unwrap(), Ok(()));
        assert_eq!(client.view["seq"].as_u64(), stored, "{command} is not done twice");
    }
}
