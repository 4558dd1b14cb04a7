//! How much one address may ask for.

use crate::http::server::{Answer, Server};
use serde_json::json;
use std::fs;

async fn make_table(server: &Server, guest: &str) -> Answer {
    server.post("/api/rooms").cookie(guest).json(&json!({"game": "tranquility"})).send().await
}

/// How often a path is answered, and the refusal after that. It is not asked a number of times: every second of a slow
/// machine allows one more.
async fn ask_until_refused(server: &Server, path: &str, kind: &str) -> (usize, Answer) {
    for taken in 0..60 {
        let answer = server.get(path).header("accept", kind).send().await;
        if answer.status == 429 {
            return (taken, answer);
        }
    }
    panic!("{path} is never refused");
}

#[tokio::test]
async fn an_address_that_asks_too_much_has_to_wait() {
    let server = Server::start(&["--set=requests-per-second=1"]).await;
    let (taken, refused) = ask_until_refused(&server, "/api/games", "*/*").await;
    assert!(taken >= 10, "ten at once");
    refused.assert_refused(429, "too_many_requests");
    // Pages count as well, and a browser gets one that tries again.
    let (_, page) = ask_until_refused(&server, "/", "text/html").await;
    assert_eq!((page.status, page.header("retry-after")), (429, Some("10")));
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(policy.contains("style-src 'unsafe-inline'"), "its own: {policy}");
    assert!(String::from_utf8_lossy(&page.body).contains("Too many requests"), "{page:?}");
    let (_, refused) = ask_until_refused(&server, "/nothing", "*/*").await;
    refused.assert_refused(429, "too_many_requests");
}

#[tokio::test]
async fn wrong_links_to_other_devices_are_guesses() {
    let server = Server::start(&["--set=wrong-codes-per-minute=2"]).await;
    let guest = server.guest().await;
    let link = server.post("/api/me/link").cookie(&guest).json(&json!({})).send().await.json();
    let claim = |token: &str| {
        let request = server.post("/api/me/claim").json(&json!({ "token": token }));
        request.send()
    };
    for wrong in ["0190a8e0-5c4b-4d3a-9f1e-2b6c7d8e9f00", "22222-22222-22222-22222-22222", "x"] {
        claim(wrong).await.assert_refused(404, "unknown_link");
    }
    let right = link["token"].as_str().expect("a token");
    claim(right).await.assert_refused(429, "too_many_guesses");
    let name = server.post("/api/me/claim/name").json(&json!({ "token": right })).send().await;
    name.assert_refused(429, "too_many_guesses");
}

#[tokio::test]
async fn an_address_that_makes_too_much_has_to_wait() {
    let server = Server::start(&["--set=creations-per-hour=4"]).await;
    let guest = server.guest().await;
    for _ in 0..2 {
        assert_eq!(make_table(&server, &guest).await.status, 201);
    }
    make_table(&server, &guest).await.assert_refused(429, "too_many_creations");
    let link = server.post("/api/me/link").cookie(&guest).json(&json!({})).send().await;
    link.assert_refused(429, "too_many_creations");
    let upload = server.post("/api/records").cookie(&guest).json(&json!({})).send().await;
    upload.assert_refused(429, "too_many_creations");
    assert_eq!(server.get("/api/games").send().await.status, 200, "looking is not making");
}

#[tokio::test]
async fn what_could_not_be_stored_was_not_made() {
    let server = Server::start(&["--set=creations-per-hour=4"]).await;
    let guest = server.guest().await;
    let (there, away) = (server.data().join("journal.db"), server.data().join("away"));
    fs::rename(&there, &away).expect("moved");
    for _ in 0..3 {
        make_table(&server, &guest).await.assert_refused(503, "unavailable");
    }
    fs::rename(&away, &there).expect("moved back");
    for _ in 0..2 {
        assert_eq!(make_table(&server, &guest).await.status, 201);
    }
    make_table(&server, &guest).await.assert_refused(429, "too_many_creations");
}

#[tokio::test]
async fn behind_a_proxy_each_guest_has_an_own_measure() {
    let server = Server::start(&["--set=creations-per-hour=2", "--behind-proxy"]).await;
    let guest = server.guest().await;
    let make = |from: &'static str| {
        let request = server.post("/api/rooms").cookie(&guest).header("x-forwarded-for", from);
        request.json(&json!({"game": "tranquility"})).send()
    };
    assert_eq!(make("203.0.113.1").await.status, 201);
    make("203.0.113.1").await.assert_refused(429, "too_many_creations");
    make("198.51.100.7, 203.0.113.1").await.assert_refused(429, "too_many_creations");
    assert_eq!(make("203.0.113.2").await.status, 201);
}

#[tokio::test]
async fn browsers_that_came_by_https_keep_to_it() {
    let server = Server::start(&["--behind-proxy"]).await;
    let secure = server.get("/").header("x-forwarded-proto", "https").send().await;
    assert_eq!(secure.header("strict-transport-security"), Some("max-age=31536000"));
    let plain = server.get("/").header("x-forwarded-proto", "http").send().await;
    assert_eq!(plain.header("strict-transport-security"), None);
    let server = Server::start(&["--behind-proxy", "--no-hsts"]).await;
    let secure = server.get("/").header("x-forwarded-proto", "https").send().await;
    assert_eq!(secure.header("strict-transport-security"), None);
}

#[tokio::test]
async fn who_tries_codes_learns_nothing_after_a_while() {
    let server = Server::start(&["--set=wrong-codes-per-minute=3", "--behind-proxy"]).await;
    let (host, guest) = (server.guest().await, server.guest().await);
    let code = make_table(&server, &host).await.json()["code"].as_str().expect("a code").to_owned();
    let look = |from: &'static str, path: String| {
        let request = server.get(&path).cookie(&guest).header("x-forwarded-for", from);
        request.send()
    };
    let table = format!("/api/rooms/{code}");
    let (thief, friend) = ("203.0.113.1", "203.0.113.2");
    look(thief, "/api/rooms/2222222222".into()).await.assert_refused(404, "unknown_room");
    look(thief, "/api/rooms/2222222222/ws".into()).await.assert_refused(426, "upgrade_required");
    look(thief, "/api/records/2222222222/replay".into())
        .await
        .assert_refused(404, "unknown_record");
    assert_eq!(look(thief, table.clone()).await.status, 200, "right codes are not counted");
    look(thief, "/api/deals/222222222222".into()).await.assert_refused(404, "unknown_deal");
    look(thief, "/api/rooms/3333333333".into()).await.assert_refused(404, "unknown_room");
    for path in [table.clone(), format!("{table}/ws"), "/api/records/2222222222/record".into()] {
        look(thief, path).await.assert_refused(429, "too_many_guesses");
    }
    assert_eq!(look(thief, "/api/games".into()).await.status, 200, "nothing to be guessed");
    assert_eq!(look(friend, table).await.status, 200);
}

#[tokio::test]
async fn limits_on_strangers_do_not_meet_the_host() {
    let limits = "--set=requests-per-second=1,creations-per-hour=4,wrong-codes-per-minute=1";
    let server = Server::start(&[limits]).await;
    let (host, stranger) = (server.guest().await, server.guest().await);
    let made = make_table(&server, &host).await.json();
    assert_eq!(make_table(&server, &stranger).await.status, 201);
    let table = format!("/api/rooms/{}", made["code"].as_str().expect("a code"));
    let deal = format!("{table}/games/1/deal");
    // A page full of pictures with wrong addresses, seen by the host or by a neighbour.
    for number in 0..60 {
        server.get(&format!("/api/rooms/{:0>10}", number % 8 + 2)).cookie(&host).send().await;
    }
    for _ in 0..2 {
        assert_eq!(server.get(&table).cookie(&host).send().await.status, 200);
        let asked = server.post(&deal).cookie(&host).json(&json!({})).send().await;
        asked.assert_refused(404, "unknown_record");
    }
    for credentials in [&stranger, "theme=dark"] {
        for answer in [
            server.get(&table).cookie(credentials).send().await,
            server.post(&deal).cookie(credentials).json(&json!({})).send().await,
        ] {
            assert_eq!(answer.status, 429, "{answer:?}");
        }
    }
    // Nor does it help the host where that is a stranger.
    assert_eq!(server.get("/api/rooms/2222222222").cookie(&host).send().await.status, 429);
}
