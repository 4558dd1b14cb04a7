//! A server in this process, on a port of its own.

use crate::client::{Client, secret};
use clap::Parser;
use serde_json::{Value, json};
use std::{net::SocketAddr, path::Path};
use tempfile::TempDir;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};
use tranquility::{Config, serve};

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    config: Config,
}

pub struct Server {
    pub address: SocketAddr,
    pub data: TempDir,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Server {
    /// A server with limits that no quick test meets.
    pub async fn start() -> Server {
        Server::with(&["--commands-per-second=100000", "--chat-per-10-seconds=1000"]).await
    }

    pub async fn with(arguments: &[&str]) -> Server {
        Server::on(tempfile::tempdir().unwrap(), arguments).await
    }

    pub async fn on(data: TempDir, arguments: &[&str]) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let config = config(data.path(), arguments);
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            serve(listener, config, stopped).await.unwrap();
        });
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
        let answer = reqwest::Client::new()
            .post(format!("http://{}/api/rooms", self.address))
            .bearer_auth(secret(1))
            .json(&body)
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), 201);
        let created: Value = answer.json().await.unwrap();
        created["code"].as_str().unwrap().to_owned()
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

fn config(data: &Path, arguments: &[&str]) -> Config {
    let data = format!("--data={}", data.display());
    let line = ["test", &data].into_iter().chain(arguments.iter().copied());
    Arguments::parse_from(line).config
}
