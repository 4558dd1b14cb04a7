//! Calls to the chat of a table's group, at a service of these tests.

use crate::sockets::server::Server;
use axum::{
    Router,
    extract::State,
    http::{StatusCode, Uri, header::LOCATION},
    response::{IntoResponse, Response},
    routing::post,
};
use serde_json::{Value, json};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};
use test_support::client::{Client, PATIENCE};
use tokio::{
    net::TcpListener,
    sync::mpsc::{self, UnboundedReceiver, UnboundedSender},
    time::timeout,
};

/// The path at which the first call is refused for now.
const BUSY: &str = "/hooks/busy";
/// The path that leads elsewhere.
const MOVED: &str = "/hooks/moved";

type Told = (String, String);

/// A service with chats below `/hooks/`.
struct Service {
    prefix: String,
    told: UnboundedReceiver<Told>,
}

impl Service {
    async fn start() -> Service {
        type Chats = Arc<(UnboundedSender<Told>, AtomicBool)>;
        let (sender, told) = mpsc::unbounded_channel();
        let take = async |State(chats): State<Chats>, uri: Uri, body: String| {
            let (sender, was_busy) = &*chats;
            let path = uri.path().to_owned();
            sender.send((path.clone(), body)).unwrap();
            let answer: Response = match &*path {
                BUSY if !was_busy.swap(true, Ordering::Relaxed) => {
                    StatusCode::SERVICE_UNAVAILABLE.into_response()
                }
                MOVED => (StatusCode::FOUND, [(LOCATION, "/hooks/elsewhere")]).into_response(),
                _ => StatusCode::NO_CONTENT.into_response(),
            };
            answer
        };
        let chats: Chats = Arc::new((sender, AtomicBool::new(false)));
        let router = Router::new().route("/hooks/{chat}", post(take)).with_state(chats);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let prefix = format!("http://{}/hooks/", listener.local_addr().unwrap());
        tokio::spawn(async { axum::serve(listener, router).await.unwrap() });
        Service { prefix, told }
    }

    async fn server(&self) -> Server {
        let prefixes = format!("--webhooks={}", self.prefix);
        let times = "--set=minute-of-waiting=0.01,call-again=0.01";
        Server::with(&["--limits=off", &prefixes, times]).await
    }

    fn hook(&self, chat: &str, after: Value) -> Value {
        let wishes = json!({"after": after, "quiet": null, "language": "en"});
        json!({"url": format!("{}{chat}", self.prefix), "wishes": wishes})
    }

    /// The next call: the chat and its text.
    async fn next(&mut self) -> (String, String) {
        let (path, body) = timeout(PATIENCE, self.told.recv()).await.unwrap().unwrap();
        let text: Value = serde_json::from_str(&body).unwrap();
        (path, text["text"].as_str().unwrap().to_owned())
    }
}

/// A game of two in that room.
async fn started(server: &Server, room: &str) -> Vec<Client> {
    let mut clients = Vec::new();
    for (number, name) in [(1, "Ana"), (2, "Bo")] {
        let mut client = Client::join(server.address, room, number).await;
        client.ok(json!({"type": "sit", "seat": number - 1, "name": name})).await;
        clients.push(client);
    }
    clients[0].ok(json!({"type": "start"})).await;
    clients[1].until(|client| client.view["table"]["phase"] == "playing").await.unwrap();
    clients
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_is_invited_told_for_whom_the_game_waits_and_how_it_ended() {
    let mut service = Service::start().await;
    let server = service.server().await;
    let room = server.room().await;
    let path = format!("/api/rooms/{room}/webhook");
    let (status, refused) = server.put(2, &path, service.hook("ours", json!(1))).await;
    assert_eq!((status, &refused["code"]), (403, &json!("not_host")));
    let mut elsewhere = service.hook("ours", json!(1));
    elsewhere["url"] = json!("http://127.0.0.1:1/hooks/ours");
    let (status, refused) = server.put(1, &path, elsewhere).await;
    assert_eq!((status, &refused["code"]), (422, &json!("cannot_tell_chat")));

    assert_eq!(server.put(1, &path, service.hook("ours", json!(1))).await.0, 204);
    let (chat, invitation) = service.next().await;
    assert_eq!(chat, "/hooks/ours");
    assert!(invitation.contains("Tranquility") && invitation.contains(&room), "{invitation}");
    let (_, state) = server.get(1, &path).await;
    assert_eq!(state["set"], json!({"after": 1, "quiet": null, "language": "en"}));
    assert!(!state.to_string().contains("ours"), "its address is told to no one: {state}");
    assert_eq!(server.get(2, &path).await.0, 403);

    let mut clients = started(&server, &room).await;
    let waits_for = if clients[0].is_my_move() { "Ana" } else { "Bo" };
    let (_, turn) = service.next().await;
    assert!(turn.contains(&format!("waits for {waits_for}.")), "{turn}");
    assert_eq!(server.put(1, &path, service.hook("theirs", json!(2))).await.0, 204);
    let (chat, turn) = service.next().await;
    assert_eq!(chat, "/hooks/theirs");
    assert!(turn.contains("waits for"), "no invitation to a game that runs: {turn}");
    for client in &mut clients {
        client.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    }
    let result = loop {
        let (_, news) = service.next().await;
        if !news.contains("waits for") {
            break news;
        }
    };
    assert!(result.contains("lost together") && result.contains("/replay/"), "{result}");
    assert!(!result.contains(&room), "it links to the game, not to the table: {result}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_is_tried_again_and_led_nowhere_else() {
    let mut service = Service::start().await;
    let server = service.server().await;
    let room = server.room().await;
    let path = format!("/api/rooms/{room}/webhook");
    assert_eq!(server.put(1, &path, service.hook("busy", json!(null))).await.0, 204);
    for _ in 0..2 {
        assert_eq!(service.next().await.0, BUSY);
    }
    assert_eq!(server.put(1, &path, service.hook("moved", json!(null))).await.0, 204);
    assert_eq!(service.next().await.0, MOVED);
    assert_eq!(server.put(1, &path, service.hook("last", json!(null))).await.0, 204);
    assert_eq!(service.next().await.0, "/hooks/last", "no redirect is followed");
    assert_eq!(server.delete(1, &path).await.0, 204);
    let (_, state) = server.get(1, &path).await;
    assert_eq!(state["set"], json!(null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_allowed_addresses_there_are_no_webhooks() {
    let service = Service::start().await;
    let server = Server::start().await;
    let room = server.room().await;
    let path = format!("/api/rooms/{room}/webhook");
    let (_, state) = server.get(1, &path).await;
    assert_eq!(state, json!({"prefixes": [], "set": null}));
    assert_eq!(server.put(1, &path, service.hook("ours", json!(1))).await.0, 422);
    server.stop().await;
}
