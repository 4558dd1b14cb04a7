//! One simulated evening: servers, guests, and faults.

use crate::simulation::{
    clients::guest::Tab,
    history::History,
    secret,
    system::{
        bus::Wires,
        disk::{Disk, Trouble},
        network::{Line, Stream},
        server::{Server, name},
    },
};
use fastrand::Rng;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicI64, AtomicU8, Ordering},
    },
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    sync::Notify,
    time::{Instant, sleep, timeout},
};
use tranquility::{clock::Clock, identity::room_code::RoomCode};

/// When the simulated evenings begin, in milliseconds since 1970 (UTC): a quarter of an hour before
/// a midnight.
const EVENING: i64 = 1_800_000_000_000 / 86_400_000 * 86_400_000 - 900_000;

/// The longest that servers take to learn which others are up, in milliseconds.
const LONGEST_NEWS: u64 = 3_000;

/// How an evening goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// Faults happen.
    Wild,
    /// No more faults happen.
    Calm,
    /// Guests begin nothing new.
    Ending,
    Over,
}

/// See the module.
pub struct World {
    pub history: Arc<History>,
    pub disk: Arc<Disk>,
    wires: Arc<Wires>,
    clock: Clock,
    /// The offset of the servers' clocks, in milliseconds.
    ahead: Arc<AtomicI64>,
    servers: Arc<Mutex<Vec<Arc<Server>>>>,
    stage: AtomicU8,
    over: Notify,
}

/// The result of an evening.
pub struct Evening {
    /// Violations of the invariants.
    pub wrong: Vec<String>,
    /// A hash of everything that happened.
    pub trace: u64,
    /// The number of server messages checked.
    pub checked: u64,
    /// The number of commands done.
    pub done: usize,
}

impl World {
    /// No server is up yet. `aloud`: what happens is to be printed.
    pub fn new(aloud: bool) -> Arc<World> {
        let ahead = Arc::new(AtomicI64::new(0));
        let began = Instant::now();
        let clock = {
            let ahead = ahead.clone();
            Clock::new(move || {
                let elapsed = began.elapsed().as_millis() as i64;
                (EVENING + elapsed + ahead.load(Ordering::Relaxed)) as u64
            })
        };
        let history = Arc::new(History::new(clock.clone(), aloud));
        let disk = Disk::new(history.clone());
        let stage = AtomicU8::new(Stage::Wild as u8);
        let (servers, over) = (Arc::default(), Notify::new());
        let wires = Arc::default();
        Arc::new(World { history, disk, wires, clock, ahead, servers, stage, over })
    }

    fn set(&self, stage: Stage) {
        self.stage.store(stage as u8, Ordering::Relaxed);
        if stage == Stage::Over {
            self.over.notify_waiters();
        }
    }

    fn has_come(&self, stage: Stage) -> bool {
        self.stage.load(Ordering::Relaxed) >= stage as u8
    }

    /// Whether faults have ended.
    pub fn is_calm(&self) -> bool {
        self.has_come(Stage::Calm)
    }

    /// Whether guests begin nothing new.
    pub fn is_ending(&self) -> bool {
        self.has_come(Stage::Ending)
    }

    pub fn is_over(&self) -> bool {
        self.has_come(Stage::Over)
    }

    /// Waits for so long, but not longer than until calm comes.
    pub async fn pause(&self, time: Duration) {
        let end = Instant::now() + time;
        let calm = self.is_calm();
        while Instant::now() < end && self.is_calm() == calm && !self.is_over() {
            sleep(Duration::from_millis(250).min(end - Instant::now())).await;
        }
    }

    /// Connects a guest to one of the servers, if there is one, which passes on what is about a room to its owner.
    pub fn connect(&self, room: &str, guest: u8, rng: &mut Rng) -> Option<(Line, Stream)> {
        let servers = self.servers.lock().unwrap();
        let first = rng.choice(servers.iter())?;
        let mut owner = first;
        if let Ok(code) = RoomCode::parse(room) {
            while let Some(other) = first.members.other_owner(&code) {
                match servers.iter().find(|server| name(server.number) == other) {
                    Some(server) => {
                        owner = server;
                        break;
                    }
                    None => first.members.refuses(&other),
                }
            }
        }
        Some(owner.connect(room, guest, rng))
    }

    /// Lets all servers know, sooner or later, which of them are up.
    fn tell_servers(&self, rng: &mut Rng) {
        for server in self.servers.lock().unwrap().iter() {
            let (servers, members) = (self.servers.clone(), server.members.clone());
            let delay = Duration::from_millis(rng.u64(1..=LONGEST_NEWS));
            tokio::spawn(async move {
                sleep(delay).await;
                let up = servers.lock().unwrap().iter().map(|server| name(server.number)).collect();
                members.set(up);
            });
        }
    }

    /// Connects a guest to the server with that number.
    pub fn connect_to(&self, server: u32, room: &str, guest: u8, rng: &mut Rng) -> (Line, Stream) {
        let servers = self.servers.lock().unwrap();
        let server = servers.iter().find(|up| up.number == server).expect("a server that is up");
        server.connect(room, guest, rng)
    }

    /// Starts a server, if its storage is in order.
    pub async fn start_server(&self, number: u32, rng: &mut Rng) {
        let World { disk, wires, history, clock, .. } = self;
        let server = Server::start(number, disk, wires, history, clock, rng).await;
        self.servers.lock().unwrap().extend(server.map(Arc::new));
        self.tell_servers(rng);
    }

    fn take_server(&self, rng: &mut Rng) -> Option<Arc<Server>> {
        let taken = {
            let mut servers = self.servers.lock().unwrap();
            let count = servers.len();
            (count > 0).then(|| servers.remove(rng.usize(..count)))
        };
        self.tell_servers(rng);
        taken
    }

    /// Makes a room, trying again for as long as it takes.
    pub async fn make_room(&self, new: &Value, rng: &mut Rng) -> String {
        loop {
            if let Some((_, stream)) = self.connect("", 1, rng)
                && let Ok(Some(code)) = timeout(Duration::from_secs(5), post(stream, new)).await
            {
                return code;
            }
            sleep(Duration::from_millis(500)).await;
        }
    }

    /// Lets things go wrong for a while.
    async fn go_wild(&self, rng: &mut Rng, most_servers: usize, until: Instant) {
        let mut numbers = 1_u32..;
        while Instant::now() < until {
            let up = self.servers.lock().unwrap().len();
            match rng.u8(..20) {
                _ if up < most_servers && rng.bool() => {
                    self.start_server(numbers.next().unwrap_or_default(), rng).await;
                }
                0..4 => {
                    if let Some(server) = self.take_server(rng) {
                        server.crash();
                    }
                }
                4 | 5 => {
                    if let Some(server) = self.take_server(rng) {
                        server.stop().await;
                    }
                }
                6..9 => {
                    for server in self.servers.lock().unwrap().iter() {
                        server.cut_some(rng);
                    }
                }
                9..14 => {
                    let trouble = rng.choice(Trouble::ALL).unwrap_or(Trouble::NONE);
                    self.history.note(&format!("{trouble:?}"));
                    self.disk.set_trouble(trouble);
                }
                14 => self.wires.set_loss(*rng.choice(&[0, 30, 128, 255]).unwrap_or(&0)),
                15 => {
                    self.ahead.store(rng.i64(-86_400_000..86_400_000), Ordering::Relaxed);
                }
                _ => {}
            }
            sleep(Duration::from_millis(rng.u64(50..6_000))).await;
        }
    }

    /// Ends all trouble: so many servers are left, and they are up.
    async fn calm_down(&self, rng: &mut Rng, left: usize) {
        self.disk.set_trouble(Trouble::NONE);
        self.wires.set_loss(0);
        while self.servers.lock().unwrap().len() > left {
            if let Some(server) = self.take_server(rng) {
                if rng.bool() { server.crash() } else { server.stop().await }
            }
        }
        for number in u32::MAX / 2.. {
            if self.servers.lock().unwrap().len() == left {
                break;
            }
            self.start_server(number, rng).await;
        }
        self.set(Stage::Calm);
        self.history.note("all is well again");
    }
}

/// The evening of that seed. `aloud`: it is to be printed as it goes.
pub async fn evening(seed: u64, aloud: bool) -> Evening {
    let mut rng = Rng::with_seed(seed);
    let world = World::new(aloud);
    world.start_server(u32::MAX, &mut rng).await;
    let mut tabs = Vec::new();
    let mut rooms = Vec::new();
    for _ in 0..*rng.choice(&[1, 1, 2]).unwrap_or(&1) {
        let (new, players) = table(&mut rng);
        let haste = *rng.choice(&[0, 10, 40]).unwrap_or(&0);
        let room = world.make_room(&new, &mut rng).await;
        // One more watches, and some guests have a second tab.
        for guest in 1..=players + 1 {
            for prefix in ['a', 'b'].into_iter().take(if rng.u8(..4) == 0 { 2 } else { 1 }) {
                tabs.push(Tab {
                    world: world.clone(),
                    room: room.clone(),
                    guest,
                    plays: guest <= players,
                    haste,
                    rng: rng.fork(),
                    prefix,
                    commands: 0,
                    open: Vec::new(),
                    view: Value::Null,
                    chat: String::new(),
                    newest: 0,
                });
            }
        }
        rooms.push(room);
    }
    let tabs: Vec<_> = tabs.into_iter().map(|tab| tokio::spawn(tab.run())).collect();

    let most_servers = rng.usize(1..=2);
    let until = Instant::now() + Duration::from_secs(rng.u64(15..60));
    world.go_wild(&mut rng, most_servers, until).await;
    let left = rng.usize(1..=most_servers);
    world.calm_down(&mut rng, left).await;
    let before: Vec<usize> = rooms.iter().map(|room| world.history.done(room)).collect();
    sleep(Duration::from_secs(25)).await;
    world.set(Stage::Ending);
    // Long enough for a tab to notice that its connection has gone dead.
    sleep(Duration::from_secs(40)).await;
    world.set(Stage::Over);
    for tab in join_all(tabs).await {
        match tab {
            Ok(Ok(())) => {}
            Ok(Err(why)) => world.history.wrong(&why),
            Err(error) => world.history.wrong(&error.to_string()),
        }
    }
    let mut done = 0;
    for (room, before) in rooms.iter().zip(before) {
        let after = world.history.done(room);
        if after <= before {
            world.history.wrong(&format!("nothing is done in {room} any more"));
        }
        done += after;
    }
    let (wrong, trace) = world.history.verdict();
    Evening { wrong, trace, checked: world.history.checked(), done }
}

/// A table, and how many are going to play at it.
fn table(rng: &mut Rng) -> (Value, u8) {
    let tables = [
        ("tranquility", json!({}), 1..=5),
        ("tranquility", json!({"rocks": "auto", "monsters": 3, "wild": 2}), 2..=4),
        ("tranquility", json!({"grid": "arch", "removed": 4}), 2..=3),
        ("tranquility", json!({"grid": "pyramid"}), 2..=3),
        ("tranquility", json!({"storms": true}), 2..=4),
        ("tranquility", json!({"grid": "day_night"}), 2..=3),
        ("tranquility", json!({"grid": "competition"}), 2..=2),
        ("ascent", json!({}), 2..=5),
        ("ascent", json!({"trail": true, "wildlife": true, "documentary": 3}), 1..=4),
        ("santa-timea", json!({}), 2..=4),
        ("santa-timea", json!({"experienced": true}), 3..=4),
    ];
    let (game, options, players) = tables[rng.usize(..tables.len())].clone();
    let most = *players.end();
    let players = rng.u8(players);
    let levels = ["gentle", "steady"];
    let partners = rng.u8(0..=most - players);
    let partners: Vec<&str> = (0..partners).map(|_| levels[rng.usize(..levels.len())]).collect();
    let new = json!({
        "game": game, "options": options, "open_hands": rng.bool(), "listed": rng.bool(),
        "partners": partners,
    });
    (new, players)
}

/// Asks a server to make a room; its code.
async fn post(mut stream: Stream, new: &Value) -> Option<String> {
    let (body, bearer) = (new.to_string(), secret(1).reveal());
    let request = format!(
        "POST /api/rooms HTTP/1.1\r\nhost: simulation\r\nconnection: close\r\n\
         authorization: Bearer {bearer}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let created: Value = serde_json::from_str(body).ok()?;
    assert!(head.starts_with("HTTP/1.1 201"), "{new}: {body}");
    created["code"].as_str().map(str::to_owned)
}
