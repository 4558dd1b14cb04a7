//! A server in this process, on a port of its own.

use futures_util::{FutureExt, future::BoxFuture};
use journal::{Journal, SqliteJournal};
use serde_json::{Value, json};
use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};
use tempfile::TempDir;
use test_support::{
    client::{Client, PATIENCE, secret},
    options::Options,
    process::PATIENT,
    seed,
};
use tokio::{
    net::TcpListener,
    sync::oneshot,
    task::JoinHandle,
    time::{sleep, timeout},
};
use tranquility::{
    clock::Clock,
    cluster::bus::{Alone, Bus},
    config::Config,
    deals::service::Deals,
    http::router::{self, App},
    limits::Limits,
    node::Node,
    room::registry::Rooms,
    server::{serve, serve_node},
};

pub struct Server {
    pub address: SocketAddr,
    pub data: TempDir,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Server {
    /// A server with limits that no quick test meets.
    pub async fn start() -> Server {
        Server::with(&["--limits=off"]).await
    }

    pub async fn with(arguments: &[&str]) -> Server {
        Server::on(tempfile::tempdir().unwrap(), arguments).await
    }

    pub async fn on(data: TempDir, arguments: &[&str]) -> Server {
        Server::at(Clock::default(), data, arguments).await
    }

    /// A server that takes the time from that clock.
    pub async fn at(clock: Clock, data: TempDir, arguments: &[&str]) -> Server {
        let config = Config { clock, ..config(data.path(), arguments) };
        Server::serving(data, async move |listener, stopped| {
            serve(listener, config, stopped).await.unwrap();
        })
        .await
    }

    /// A server on a journal that no other uses.
    pub async fn node(journal: Arc<dyn Journal>, bus: Arc<dyn Bus>, arguments: &[&str]) -> Server {
        Server::among(journal, bus, None, arguments).await
    }

    /// One of the nodes on a journal.
    pub async fn among(
        journal: Arc<dyn Journal>,
        bus: Arc<dyn Bus>,
        node: Option<Node>,
        arguments: &[&str],
    ) -> Server {
        let data = tempfile::tempdir().unwrap();
        let config = config(data.path(), arguments);
        Server::serving(data, async move |listener, stopped| {
            serve_node(listener, config, journal, bus, node, stopped).await.unwrap();
        })
        .await
    }

    async fn serving<S: Future<Output = ()> + Send + 'static>(
        data: TempDir,
        serve: impl FnOnce(TcpListener, BoxFuture<'static, ()>) -> S,
    ) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async { stopped.await.unwrap_or_default() };
        let serving = tokio::spawn(serve(listener, stopped.boxed()));
        Server { address, data, stop, serving }
    }

    /// Stops the server; what it wrote is kept.
    pub async fn stop(self) -> TempDir {
        self.stop.send(()).unwrap();
        self.serving.await.unwrap();
        self.data
    }

    /// A new room, made by guest 1.
    pub async fn room(&self) -> String {
        self.room_with(json!({"game": "tranquility"})).await
    }

    pub async fn room_with(&self, body: Value) -> String {
        self.room_of(1, body).await
    }

    /// A new room, made by that guest.
    pub async fn room_of(&self, host: u8, body: Value) -> String {
        let (status, created) = self.post(host, "/api/rooms", body).await;
        assert_eq!(status, 201);
        created["code"].as_str().unwrap().to_owned()
    }

    /// What the server answers to a guest.
    pub async fn get(&self, guest: u8, path: &str) -> (u16, Value) {
        answer(reqwest::Client::new().get(self.url(path)).bearer_auth(secret(guest))).await
    }

    /// What the server answers to something that a guest sends.
    pub async fn post(&self, guest: u8, path: &str, body: Value) -> (u16, Value) {
        let request = reqwest::Client::new().post(self.url(path)).bearer_auth(secret(guest));
        answer(request.json(&body)).await
    }

    /// The same for what replaces what was there.
    pub async fn put(&self, guest: u8, path: &str, body: Value) -> (u16, Value) {
        let request = reqwest::Client::new().put(self.url(path)).bearer_auth(secret(guest));
        answer(request.json(&body)).await
    }

    /// What the server answers to a guest who takes something away.
    pub async fn delete(&self, guest: u8, path: &str) -> (u16, Value) {
        answer(reqwest::Client::new().delete(self.url(path)).bearer_auth(secret(guest))).await
    }

    /// The guest's tables as soon as that holds: a visit is remembered a moment after it has begun.
    pub async fn tables_when(&self, guest: u8, holds: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        let shown = async {
            loop {
                let (status, tables) = self.get(guest, "/api/me/tables").await;
                assert_eq!(status, 200, "{tables}");
                let Value::Array(tables) = tables else { panic!("{tables}") };
                if holds(&tables) {
                    return tables;
                }
                // Without a pause it would soon be too many requests.
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, shown).await.expect("the list in time")
    }

    /// What the server answers to a stranger.
    pub async fn get_as_stranger(&self, path: &str) -> (u16, Value) {
        answer(reqwest::Client::new().get(self.url(path))).await
    }

    /// The status with which a page or picture is answered to someone who is no guest.
    pub async fn status_for_stranger(&self, path: &str) -> u16 {
        reqwest::get(self.url(path)).await.unwrap().status().as_u16()
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A game of so many players, the guests 1, 2, …, and a spectator.
    pub async fn game(&self, players: u8) -> (String, Vec<Client>) {
        self.game_with(json!({"game": "tranquility"}), players).await
    }

    /// The same in a room made in another way.
    pub async fn game_with(&self, body: Value, players: u8) -> (String, Vec<Client>) {
        let room = self.room_with(body).await;
        let mut clients = Vec::new();
        for number in 1..=players + 1 {
            clients.push(Client::join(self.address, &room, number).await);
        }
        for (seat, client) in clients.iter_mut().take(players.into()).enumerate() {
            let name = ["Ana", "Bo", "Chi", "Dee", "Eve"][seat];
            client.ok(json!({"type": "sit", "seat": seat, "name": name})).await;
        }
        clients[0].ok(json!({"type": "start"})).await;
        for client in &mut clients {
            client.until(|client| client.view["table"]["phase"] == "playing").await.unwrap();
        }
        (room, clients)
    }
}

/// The rooms of a process that serves none.
pub async fn rooms_of_others(
    journal: Arc<dyn Journal>,
    bus: Arc<dyn Bus>,
    clock: Clock,
) -> Arc<Rooms> {
    let randomness = seed::randomness(seed::next());
    let deals = Deals::open(journal.clone(), clock, randomness).await.unwrap();
    let options = config(Path::new("."), &[]).rooms;
    Rooms::of(journal, bus, Arc::new(deals), options, Some(Box::new(|_| false)))
}

/// The rooms of another process on the same journal.
pub async fn rooms_beside(
    journal: Arc<dyn Journal>,
    bus: Arc<dyn Bus>,
    clock: Clock,
) -> Arc<Rooms> {
    rooms_with(journal, bus, clock, &[]).await
}

/// The same with these arguments.
pub async fn rooms_with(
    journal: Arc<dyn Journal>,
    bus: Arc<dyn Bus>,
    clock: Clock,
    arguments: &[&str],
) -> Arc<Rooms> {
    let randomness = seed::randomness(seed::next());
    let deals = Deals::open(journal.clone(), clock, randomness).await.unwrap();
    Rooms::new(journal, bus, Arc::new(deals), config(Path::new("."), arguments).rooms)
}

/// What the handlers of a server on that folder share, to be served by the test itself.
pub async fn app(data: &Path) -> App {
    app_at(data, Clock::default()).await
}

/// The same for a server that takes the time from that clock.
pub async fn app_at(data: &Path, clock: Clock) -> App {
    let config = Config { clock, ..config(data, &[]) };
    let journal: Arc<dyn Journal> = Arc::new(SqliteJournal::open(&config.place.journal()).unwrap());
    let rooms = rooms_beside(journal, Arc::new(Alone), config.clock).await;
    App::new(rooms, Arc::new(config.http), Limits::new(config.limits), ([127, 0, 0, 1], 0).into())
}

/// Serves that until the test ends; where.
pub async fn answering(app: App) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = router::router(app).into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
    address
}

/// A new room there, made by guest 1.
pub async fn room_at(server: SocketAddr) -> String {
    let request = reqwest::Client::new().post(format!("http://{server}/api/rooms"));
    let game = json!({"game": "tranquility"});
    let (_, created) = answer(request.bearer_auth(secret(1)).json(&game)).await;
    created["code"].as_str().unwrap().to_owned()
}

async fn answer(request: reqwest::RequestBuilder) -> (u16, Value) {
    let answer = request.send().await.unwrap();
    let status = answer.status().as_u16();
    let body = answer.bytes().await.unwrap();
    let none = || body.is_empty().then_some(Value::Null);
    (status, none().unwrap_or_else(|| serde_json::from_slice(&body).unwrap()))
}

fn config(data: &Path, arguments: &[&str]) -> Config {
    let data = format!("--data={}", data.display());
    let given = [&*data, PATIENT];
    Options::config(given.iter().chain(arguments).copied())
}
