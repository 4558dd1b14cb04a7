//! A server process: all of the program but the listener on a real port and the real disk.

use crate::simulation::{
    clients::frames::Frames,
    history::{History, Outlet},
    system::{
        bus::{WiredBus, Wires},
        disk::{Disk, DiskJournal},
        network::{Line, Stream},
    },
};
use axum::{Extension, extract::ConnectInfo, serve::Listener};
use fastrand::Rng;
use journal::Journal;
use std::{
    future::pending,
    io,
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};
use test_support::options::Options;
use tokio::{
    sync::{mpsc, watch},
    task::AbortHandle,
};
use tranquility::{
    clock::Clock,
    cluster::members::Members,
    deals::service::Deals,
    http::router::{self, App},
    limits::Limits,
    node,
    randomness::Randomness,
    room::registry::Rooms,
};

/// The address that all connections seem to come from.
const CLIENTS: ([u8; 4], u16) = ([192, 0, 2, 1], 4711);

/// See the module.
pub struct Server {
    /// No other process has this number, neither before nor after it.
    pub number: u32,
    rooms: Arc<Rooms>,
    /// The servers that it knows.
    pub members: Arc<Members>,
    power: Arc<AtomicBool>,
    accepting: AbortHandle,
    door: mpsc::UnboundedSender<Stream>,
    lines: Mutex<Vec<Line>>,
    history: Arc<History>,
}

/// The name of the server with that number.
pub fn name(number: u32) -> String {
    format!("server{number}")
}

/// Hands connections over as they come in.
struct Door(mpsc::UnboundedReceiver<Stream>);

impl Listener for Door {
    type Io = Stream;
    type Addr = ();

    async fn accept(&mut self) -> (Stream, ()) {
        match self.0.recv().await {
            Some(stream) => (stream, ()),
            None => pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<()> {
        Ok(())
    }
}

impl Server {
    /// Starts a process; `None` if it finds its storage out of order.
    pub async fn start(
        number: u32,
        disk: &Arc<Disk>,
        wires: &Arc<Wires>,
        history: &Arc<History>,
        clock: &Clock,
        rng: &mut Rng,
    ) -> Option<Server> {
        let power = Arc::new(AtomicBool::new(true));
        let journal: Arc<dyn Journal> =
            Arc::new(DiskJournal::new(disk.clone(), power.clone(), rng.fork()));
        let dice = Mutex::new(rng.fork());
        let randomness = Randomness::new(move |_, bytes| {
            dice.lock().unwrap().fill(bytes);
        });
        let (mut config, _) = Options::read([
            "--set=requests-per-second=1000000,creations-per-hour=1000000,partner-pace=0.2",
            // Evenings are short, so that much happens in them that takes absence.
            "--set=away-after=4,away-steady=8,free-after=6,unload-after=12,drop-after=30",
        ]);
        config.rooms.partners.on_the_spot = true;
        let deals = Deals::open(journal.clone(), clock.clone(), randomness).await.ok()?;
        let bus = Arc::new(WiredBus::new(wires.clone(), power.clone(), rng.fork()));
        let members = Members::new(name(number));
        let serves = {
            let members = members.clone();
            Box::new(move |room: &_| members.owns(room))
        };
        let rooms = Rooms::of(journal, bus, Arc::new(deals), config.rooms, Some(serves));
        let (_, away) = watch::channel(false);
        tokio::spawn(node::follow(rooms.clone(), members.clone(), away));
        let limits = Limits::new(config.limits);
        let app = App::new(rooms.clone(), Arc::new(config.http), limits, CLIENTS.into());
        let (door, listener) = mpsc::unbounded_channel();
        let router = router::router(app).layer(Extension(ConnectInfo(SocketAddr::from(CLIENTS))));
        let serving = tokio::spawn(async move { axum::serve(Door(listener), router).await });
        history.note(&format!("server {number} is up"));
        Some(Server {
            number,
            rooms,
            members,
            power,
            accepting: serving.abort_handle(),
            door,
            lines: Mutex::default(),
            history: history.clone(),
        })
    }

    /// Connects to the server; what it sends to that guest about that room is checked.
    pub fn connect(&self, room: &str, guest: u8, rng: &mut Rng) -> (Line, Stream) {
        let (line, ours, theirs) = Line::new(rng);
        let (history, mut frames) = (self.history.clone(), Frames::default());
        let mut outlet = Outlet { server: self.number, room: room.to_owned(), guest, newest: 0 };
        let theirs = theirs.tapped(Box::new(move |bytes| {
            for text in frames.take(bytes) {
                history.left(&mut outlet, &text);
            }
        }));
        let mut lines = self.lines.lock().unwrap();
        lines.retain(|line| !line.is_broken());
        lines.push(line.clone());
        // A listener that no task polls any more is like a server that is gone.
        if self.door.send(theirs).is_err() {
            line.cut();
        }
        (line, ours)
    }

    /// Ends it at once. What it was about to do does not happen; from outside it cannot be seen
    /// that its tasks are still there.
    pub fn crash(&self) {
        self.history.note(&format!("server {} crashes", self.number));
        self.power.store(false, Ordering::Relaxed);
        self.accepting.abort();
        self.cut_lines();
    }

    /// Ends it as its operator would.
    pub async fn stop(&self) {
        self.history.note(&format!("server {} stops", self.number));
        self.accepting.abort();
        self.rooms.shut_down().await;
        self.power.store(false, Ordering::Relaxed);
        self.cut_lines();
    }

    /// Breaks some of its connections, or all.
    pub fn cut_some(&self, rng: &mut Rng) {
        for line in self.lines.lock().unwrap().iter() {
            match rng.u8(..4) {
                0 => line.cut(),
                1 => line.lose(),
                _ => {}
            }
        }
    }

    fn cut_lines(&self) {
        for line in self.lines.lock().unwrap().drain(..) {
            line.cut();
        }
    }
}
