//! Pushes to players whose page is closed, at a push service of these tests.

use crate::sockets::server::{Server, rooms_with};
use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri, header::RETRY_AFTER},
    routing::post,
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use journal::SqliteJournal;
use serde_json::{Value, json};
use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use test_support::{
    choose::choose,
    client::{Client, PATIENCE, secret},
};
use tokio::{
    net::TcpListener,
    sync::mpsc::{self, UnboundedReceiver, UnboundedSender},
    task::yield_now,
    time::timeout,
};
use tranquility::{archive::Archive, clock::Clock, cluster::bus::Alone};
use web_push_native::{
    Auth, decrypt,
    p256::{
        SecretKey,
        ecdsa::{Signature, VerifyingKey, signature::Verifier},
        elliptic_curve::sec1::ToEncodedPoint,
    },
};

const AUTH: [u8; 16] = [7; 16];
/// The path at which browsers are not notified any more.
const GONE: &str = "/gone";
/// The path at which pushes get no answer.
const HANGS: &str = "/hangs";
/// The path at which all pushes are refused for now.
const AWAY: &str = "/away";
/// The path at which the first two pushes are refused for now.
const BUSY: &str = "/busy";

type Received = (String, HeaderMap, Bytes);

/// A service that has browsers, all of one key.
struct Service {
    port: u16,
    pushes: UnboundedReceiver<Received>,
    key: SecretKey,
}

/// What a service does with a push: the n-th at that path.
fn answer(path: &str, n: usize) -> (StatusCode, HeaderMap) {
    let soon = HeaderMap::from_iter([(RETRY_AFTER, "0".parse().unwrap())]);
    match (path, n) {
        (GONE, _) => (StatusCode::GONE, HeaderMap::new()),
        (AWAY, _) => (StatusCode::BAD_GATEWAY, HeaderMap::new()),
        (BUSY, 0) => (StatusCode::TOO_MANY_REQUESTS, soon),
        (BUSY, 1) => (StatusCode::SERVICE_UNAVAILABLE, HeaderMap::new()),
        _ => (StatusCode::CREATED, HeaderMap::new()),
    }
}

impl Service {
    async fn start() -> Service {
        let (sender, pushes) = mpsc::unbounded_channel();
        let take = async |State(sender): State<UnboundedSender<Received>>,
                          uri: Uri,
                          headers: HeaderMap,
                          body: Bytes| {
            static BUSY_CALLS: AtomicUsize = AtomicUsize::new(0);
            let path = uri.path().to_owned();
            let nth = if path == BUSY { BUSY_CALLS.fetch_add(1, Ordering::Relaxed) } else { 0 };
            let answer = answer(&path, nth);
            let hangs = path == HANGS;
            sender.send((path, headers, body)).unwrap();
            if hangs {
                std::future::pending::<()>().await;
            }
            answer
        };
        let router = Router::new().route("/{browser}", post(take)).with_state(sender);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async { axum::serve(listener, router).await.unwrap() });
        Service { port, pushes, key: SecretKey::from_slice(&[3; 32]).unwrap() }
    }

    /// What a browser with that name says of itself.
    fn browser(&self, name: &str) -> Value {
        let key = self.key.public_key().to_encoded_point(false);
        json!({
            "endpoint": format!("http://127.0.0.1:{}{name}", self.port),
            "p256dh": BASE64_URL_SAFE_NO_PAD.encode(key),
            "auth": BASE64_URL_SAFE_NO_PAD.encode(AUTH),
            "title": "À vous de jouer",
            "over": "Ce n’est plus à vous",
        })
    }

    /// The next push: the browser, its headers, and what it reads.
    async fn push(&mut self) -> (String, HeaderMap, Value) {
        let (path, headers, body) = timeout(PATIENCE, self.pushes.recv()).await.unwrap().unwrap();
        let text = decrypt(body.to_vec(), &self.key, &Auth::from(AUTH)).unwrap();
        (path, headers, serde_json::from_slice(&text).unwrap())
    }

    fn arguments(&self) -> [String; 2] {
        let set = format!(
            "--set=push-after=0.1,push-again=0.05,away-after=0.05,push-service-port={}",
            self.port
        );
        ["--limits=off".into(), set]
    }
}

async fn serving(service: &Service) -> Server {
    let arguments = service.arguments();
    Server::with(&arguments.each_ref().map(String::as_str)).await
}

/// What the server says to a guest who wants this browser to be notified.
pub(super) async fn subscribe(server: &Server, guest: u8, browser: &Value) -> u16 {
    let request = reqwest::Client::new().put(format!("http://{}/api/me/push", server.address));
    request.bearer_auth(secret(guest)).json(browser).send().await.unwrap().status().as_u16()
}

/// A game of two in which the player to move has closed the page: the room, the other, and who that is.
pub(super) async fn left_alone(server: &Server) -> (String, Client, u8) {
    let (room, mut clients) = server.game(2).await;
    clients.truncate(2);
    let away = clients.iter().position(Client::is_my_move).unwrap();
    drop(clients.remove(away));
    (room, clients.remove(0), away as u8 + 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_away_is_called_once_and_told_when_the_turn_is_over() {
    let mut service = Service::start().await;
    let server = serving(&service).await;
    for guest in [1, 2] {
        let browser = service.browser(&format!("/{guest}"));
        assert_eq!(subscribe(&server, guest, &browser).await, 204);
    }
    let (room, _other, away) = left_alone(&server).await;
    let (path, headers, told) = service.push().await;
    assert_eq!(path, format!("/{away}"), "the one who is there is not notified");
    // No card, no name, no word of another player.
    assert_eq!(told, json!({"table": room, "title": "À vous de jouer"}));
    let topic = headers["topic"].to_str().unwrap();
    assert!(topic.len() == 32 && !topic.contains(&room), "{topic}");
    assert_eq!(headers["content-encoding"], "aes128gcm");
    assert_eq!(headers["ttl"], "86400");

    // The server signs with the key that it told.
    let (_, pushes) = server.get_as_stranger("/api/push").await;
    let key = pushes["key"].as_str().unwrap();
    let signed = headers["authorization"].to_str().unwrap();
    let token = signed.strip_prefix("vapid t=").unwrap().strip_suffix(&format!(", k={key}"));
    let (claims, signature) = token.unwrap().rsplit_once('.').unwrap();
    let key = VerifyingKey::from_sec1_bytes(&BASE64_URL_SAFE_NO_PAD.decode(key).unwrap()).unwrap();
    let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).unwrap();
    key.verify(claims.as_bytes(), &Signature::from_slice(&signature).unwrap()).unwrap();
    let claims = BASE64_URL_SAFE_NO_PAD.decode(claims.rsplit_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], format!("http://127.0.0.1:{}", service.port));
    // No one can be found at an address that is this machine's own.
    assert_eq!(claims["sub"], Value::Null);

    // What comes next is that the turn is over: nobody was notified twice.
    let mut back = Client::join(server.address, &room, away).await;
    back.ok(json!({"type": "act", "action": choose(&back.view)})).await;
    let (path, later, told) = service.push().await;
    assert_eq!(later["topic"], topic, "it takes the place of one that waits");
    assert_eq!(later["ttl"], "60");
    let over = json!({"table": room, "title": "Ce n’est plus à vous", "over": true});
    assert_eq!((path, told), (format!("/{away}"), over), "never a push that shows nothing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_only_asked_about_calls_no_one() {
    let mut service = Service::start().await;
    let server = serving(&service).await;
    for guest in [1, 2] {
        assert_eq!(subscribe(&server, guest, &service.browser("/told")).await, 204);
    }
    let (room, other, _) = left_alone(&server).await;
    service.push().await;
    drop(other);
    let data = server.stop().await;
    let journal = Arc::new(SqliteJournal::open(&data.path().join("journal.db")).unwrap());
    let [limits, set] = service.arguments();
    let set = format!("{set},unload-after=0.5");
    let rooms = rooms_with(journal, Arc::new(Alone), Clock::default(), &[&*limits, &*set]).await;
    Archive::of(&rooms).summary(&room).await.unwrap();
    assert_eq!(rooms.live_rooms(), 1);
    while rooms.live_rooms() > 0 {
        yield_now().await;
    }
    assert!(service.pushes.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_refused_for_now_is_tried_again_and_taken_back_only_where_it_arrived() {
    let mut service = Service::start().await;
    let server = serving(&service).await;
    for guest in [1, 2] {
        assert_eq!(subscribe(&server, guest, &service.browser(BUSY)).await, 204);
        // Of a page of before, which has no words for the end of a turn.
        let mut old = service.browser("/old");
        old.as_object_mut().unwrap().remove("over");
        assert_eq!(subscribe(&server, guest, &old).await, 204);
        assert_eq!(subscribe(&server, guest, &service.browser(AWAY)).await, 204);
    }
    let mut notified = async || loop {
        let (path, _, told) = service.push().await;
        if path != AWAY {
            return (path, told);
        }
        assert_eq!(told["over"], Value::Null, "it shows nothing that could be over");
    };
    let (room, _other, away) = left_alone(&server).await;
    let mut paths = Vec::new();
    for _ in 0..4 {
        let (path, told) = notified().await;
        assert_eq!(told["title"], "À vous de jouer");
        paths.push(path);
    }
    paths.sort();
    assert_eq!(paths, [BUSY, BUSY, BUSY, "/old"], "until it is taken");
    let mut back = Client::join(server.address, &room, away).await;
    back.ok(json!({"type": "act", "action": choose(&back.view)})).await;
    let (path, told) = notified().await;
    assert_eq!((&*path, &told["over"]), (BUSY, &json!(true)), "the others show nothing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn services_are_told_the_contact_that_was_chosen() {
    let mut service = Service::start().await;
    let [limits, set] = service.arguments();
    let server = Server::with(&[&limits, &set, "--push-contact=mailto:ada@example.org"]).await;
    for guest in [1, 2] {
        assert_eq!(subscribe(&server, guest, &service.browser("/1")).await, 204);
    }
    let _left = left_alone(&server).await;
    let (_, headers, _) = service.push().await;
    let claims = headers["authorization"].to_str().unwrap().split('.').nth(1).unwrap().to_owned();
    let claims = BASE64_URL_SAFE_NO_PAD.decode(claims).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["sub"], "mailto:ada@example.org");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten_and_so_is_one_that_says_so() {
    let mut service = Service::start().await;
    let server = serving(&service).await;
    for guest in [1, 2] {
        for name in ["/declined", GONE, "/kept"] {
            assert_eq!(subscribe(&server, guest, &service.browser(name)).await, 204);
        }
        let endpoint = service.browser("/declined")["endpoint"].as_str().unwrap().to_owned();
        let address = format!("http://{}/api/me/push?endpoint={endpoint}", server.address);
        let request = reqwest::Client::new().delete(address).bearer_auth(secret(guest));
        assert_eq!(request.send().await.unwrap().status(), 204);
    }
    let (room, _other, away) = left_alone(&server).await;
    let mut notified = [service.push().await.0, service.push().await.0];
    notified.sort();
    assert_eq!(notified, [GONE, "/kept"]);
    let mut back = Client::join(server.address, &room, away).await;
    back.ok(json!({"type": "act", "action": choose(&back.view)})).await;
    assert_eq!(service.push().await.0, "/kept", "the one that is gone is not notified again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_address_is_called_but_those_of_push_services() {
    let service = Service::start().await;
    let server = serving(&service).await;
    let with = |part: &str, value: &str| {
        let mut browser = service.browser("/1");
        browser[part] = value.into();
        browser
    };
    for endpoint in [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://jmt17.google.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
    ] {
        assert_eq!(subscribe(&server, 1, &with("endpoint", endpoint)).await, 204, "{endpoint}");
    }
    let own = format!("http://{}/api/me", server.address);
    for endpoint in [
        &own,
        "https://localhost/",
        "https://10.0.0.1/x",
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:22/abc",
        "https://fcm.googleapis.com@example.org/abc",
        "https://fcm.googleapis.com.example.org/abc",
        "https://example.org/.push.apple.com/",
        "https://evilfcm.googleapis.com/abc",
        "",
    ] {
        assert_eq!(subscribe(&server, 1, &with("endpoint", endpoint)).await, 422, "{endpoint}");
    }
    let long = "x".repeat(61);
    for (part, value) in
        [("title", ""), ("title", "a\nb"), ("title", &long), ("auth", "AA"), ("p256dh", "AA")]
    {
        assert_eq!(subscribe(&server, 1, &with(part, value)).await, 422, "{part} {value}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_out_of_reach_is_told_to_its_guest_alone() {
    let nobody = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mut service = Service::start().await;
    service.port = nobody.local_addr().unwrap().port();
    drop(nobody);
    let server = serving(&service).await;
    for guest in [1, 2, 3] {
        assert_eq!(subscribe(&server, guest, &service.browser(&format!("/{guest}"))).await, 204);
    }
    let (_room, _other, away) = left_alone(&server).await;
    let cut_off = async |guest| server.get(guest, "/api/push").await.1["cut_off"].clone();
    let told = async {
        while cut_off(away).await != json!(["127.0.0.1"]) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, told).await.unwrap();
    assert_eq!(cut_off(3).await, json!([]), "another guest with the same service");
    assert_eq!(server.get_as_stranger("/api/push").await.1["cut_off"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_hangs_holds_up_no_other() {
    let mut service = Service::start().await;
    let server = serving(&service).await;
    let hangs = service.browser(HANGS);
    for guest in [1, 2] {
        assert_eq!(subscribe(&server, guest, &hangs).await, 204);
    }
    // As many pushes as a service has places, which no one answers.
    let mut waiting = Vec::new();
    for _ in 0..4 {
        waiting.push(left_alone(&server).await);
        assert_eq!(service.push().await.0, HANGS);
    }
    let mut elsewhere = service.browser("/1");
    elsewhere["endpoint"] = format!("http://localhost:{}/elsewhere", service.port).into();
    for guest in [1, 2] {
        assert_eq!(subscribe(&server, guest, &elsewhere).await, 204);
    }
    waiting.push(left_alone(&server).await);
    assert_eq!(service.push().await.0, "/elsewhere", "before any of those has ended");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_browser_again_is_nothing_made() {
    let service = Service::start().await;
    let [_, set] = service.arguments();
    let server = Server::with(&[&format!("{set},creations-per-hour=4")]).await;
    let mut browser = service.browser("/1");
    for _ in 0..5 {
        assert_eq!(subscribe(&server, 1, &browser).await, 204);
    }
    assert_eq!(server.post(1, "/api/rooms", json!({"game": "ascent"})).await.0, 201);
    browser["title"] = "Your turn".into();
    assert_eq!(subscribe(&server, 1, &browser).await, 429, "what has changed is counted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_can_have_no_one_called() {
    let service = Service::start().await;
    let [limits, set] = service.arguments();
    let server = Server::with(&[&limits, &set, "--push=off"]).await;
    assert_eq!(subscribe(&server, 1, &service.browser("/1")).await, 422);
    let told = server.get_as_stranger("/api/push").await;
    assert_eq!(told, (200, json!({"key": null, "cut_off": []})));
    server.stop().await;
}
