//! What the server does not take, and how it says so.

use crate::http::server::{Request, Server};
use serde_json::json;

#[tokio::test]
async fn unknown_addresses_and_methods_are_named() {
    let server = Server::start(&[]).await;
    for path in ["/api", "/api/", "/api/nothing", "/api/me/nothing", "/api/rooms/a/b/c", "/api//me"]
    {
        server.get(path).send().await.assert_refused(404, "unknown_path");
        server.post(path).send().await.assert_refused(404, "unknown_path");
    }
    server
        .get("/api/rooms/abc/games/first/record")
        .send()
        .await
        .assert_refused(401, "no_credentials");
    let cookie = server.guest().await;
    for number in ["first", "-1", "1.5", "99999999999"] {
        let path = format!("/api/rooms/abcdefghjk/games/{number}/record");
        server.get(&path).cookie(&cookie).send().await.assert_refused(404, "unknown_path");
    }
    server.get("/api/rooms/%FF").send().await.assert_refused(404, "unknown_path");
    for (method, path) in [
        ("POST", "/api/me"),
        ("GET", "/api/rooms"),
        ("DELETE", "/api/games"),
        ("PUT", "/api/rooms/abcdefghjk"),
        ("POST", "/api/rooms/abcdefghjk/ws"),
    ] {
        Request::new(&server, method, path).send().await.assert_refused(405, "wrong_method");
    }
}

#[tokio::test]
async fn other_websites_change_nothing() {
    let server = Server::start(&[]).await;
    let cookie = server.guest().await;
    let post = |origin: &str| server.post("/api/me/link").cookie(&cookie).header("origin", origin);
    for origin in ["https://evil.example", "null", "http://127.0.0.1"] {
        post(origin).send().await.assert_refused(403, "wrong_origin");
    }
    for origin in ["http", "https"].map(|scheme| format!("{scheme}://{}", server.address)) {
        assert_eq!(post(&origin).send().await.status, 200, "{origin}");
    }
}

#[tokio::test]
async fn a_handshake_of_another_version_is_told_the_right_one() {
    let server = Server::start(&[]).await;
    let handshake = |version: &str, upgrade: &str| {
        let request = server.get("/api/request/ws").header("connection", "upgrade");
        let request = request.header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
        request.header("sec-websocket-version", version).header("upgrade", upgrade).send()
    };
    for (version, upgrade) in [("12", "websocket"), ("", "websocket"), ("13", "h2c")] {
        let refused = handshake(version, upgrade).await;
        refused.assert_refused(426, "upgrade_required");
        assert_eq!(refused.header("sec-websocket-version"), Some("13"));
        assert_eq!(refused.header("upgrade"), Some("websocket"));
    }
    // The test's client has sent `connection: close` before: proxies send the list in several lines, too.
    let opened = handshake("13", "websocket").await;
    assert_eq!(opened.status, 101);
    assert!(String::from_utf8_lossy(&opened.body).contains("\"proxied\":false"), "{opened:?}");
}

#[tokio::test]
async fn bodies_must_be_small_and_sound() {
    let server = Server::start(&[]).await;
    let cookie = server.guest().await;
    let post = || server.post("/api/rooms").cookie(&cookie);

    for body in ["", "{", "[]", "\"tranquility\"", "{\"talk\":\"silent\"}", "{\"game\":1}"] {
        let refused = post().text("application/json", body).send().await;
        refused.assert_refused(400, "malformed");
    }
    let odd = [
        json!({ "game": "tranquility", "talk": "loud" }),
        json!({ "game": "tranquility", "colour": "red" }),
        json!({ "game": "tranquility", "options": [] }),
    ];
    for body in &odd {
        post().json(body).send().await.assert_refused(400, "malformed");
    }
    let form = post().text("text/plain", "{\"game\":\"tranquility\"}").send().await;
    form.assert_refused(400, "malformed");

    let large = json!({ "game": "x".repeat(8 * 1024) });
    post().json(&large).send().await.assert_refused(413, "too_large");
    let link = json!({ "token": "x".repeat(8 * 1024) });
    server.post("/api/me/claim").json(&link).send().await.assert_refused(413, "too_large");
}
