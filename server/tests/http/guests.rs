//! Guests and their credentials.

use crate::server::{Request, Server};
use serde_json::json;

#[tokio::test]
async fn a_browser_becomes_a_guest_and_stays_it() {
    let server = Server::start(&[]).await;
    let first = server.get("/api/me").send().await;
    assert_eq!(first.status, 200);
    let attributes = first.header("set-cookie").expect("a cookie").to_owned();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
        assert!(attributes.contains(attribute), "{attributes}");
    }
    assert!(!attributes.contains("Secure"));
    assert_eq!(first.header("cache-control"), Some("no-store"));

    let again = server.get("/api/me").cookie(&first.cookie()).send().await;
    assert_eq!(again.json(), first.json());
    // The same secret once more: the browser's memory of it begins anew.
    assert_eq!(again.cookie(), first.cookie());
    let other = server.get("/api/me").send().await;
    assert_ne!(other.json(), first.json());
}

#[tokio::test]
async fn a_guest_outlives_the_server() {
    let server = Server::start(&[]).await;
    let first = server.get("/api/me").send().await;
    let server = server.restart().await;
    let again = server.get("/api/me").cookie(&first.cookie()).send().await;
    assert_eq!(again.json(), first.json());
}

#[tokio::test]
async fn a_program_shows_the_same_secret_as_a_bearer_token() {
    let server = Server::start(&[]).await;
    let browser = server.get("/api/me").send().await;
    let cookie = browser.cookie();
    let secret = cookie.strip_prefix("guest=").expect("the cookie's name");
    let bearer = format!("Bearer {secret}");
    let program = server.get("/api/me").header("authorization", bearer).send().await;
    assert_eq!(program.json(), browser.json());
}

#[tokio::test]
async fn the_id_is_not_the_secret() {
    let server = Server::start(&[]).await;
    let me = server.get("/api/me").send().await;
    let id = me.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(id.len(), 32);
    for credentials in [format!("guest={id}"), format!("guest={}", &id[..22])] {
        let forged = server.post("/api/me/link").cookie(&credentials).send().await;
        forged.assert_refused(401, "bad_credentials");
    }
}

#[tokio::test]
async fn a_bad_cookie_is_replaced_but_a_bad_token_is_refused() {
    let server = Server::start(&[]).await;
    let browser = server.get("/api/me").cookie("guest=nonsense").send().await;
    assert_eq!(browser.status, 200);
    assert_ne!(browser.cookie(), "guest=nonsense");
    let program = server.get("/api/me").header("authorization", "Bearer nonsense").send().await;
    program.assert_refused(401, "bad_credentials");
}

#[tokio::test]
async fn the_cookie_is_secure_behind_https() {
    let secure = |answer: crate::server::Answer| {
        answer.header("set-cookie").expect("a cookie").contains("; Secure")
    };
    let forwarded =
        |server| Request::new(server, "GET", "/api/me").header("x-forwarded-proto", "https");

    let server = Server::start(&["--behind-proxy"]).await;
    assert!(secure(forwarded(&server).send().await));
    assert!(!secure(server.get("/api/me").send().await));
    let server = Server::start(&[]).await;
    assert!(!secure(forwarded(&server).send().await));
}

#[tokio::test]
async fn a_cookie_of_the_time_before_https_moves_over() {
    let server = Server::start(&["--behind-proxy"]).await;
    let before = server.get("/api/me").send().await;
    let ask = |cookie: &str| {
        server.get("/api/me").cookie(cookie).header("x-forwarded-proto", "https").send()
    };
    let moved = ask(&before.cookie()).await;
    assert_eq!(moved.json(), before.json(), "the same guest");
    assert_eq!(moved.cookie(), format!("__Host-{}", before.cookie()));
    let forgets = |cookie: &str| cookie.starts_with("guest=; Path=/; Max-Age=0;");
    assert!(moved.all("set-cookie").any(forgets), "{moved:?}");

    // A cookie planted by a sibling subdomain makes no browser another guest.
    let planted = server.get("/api/me").send().await.cookie();
    let kept = ask(&format!("{planted}; {}", moved.cookie())).await;
    assert_eq!(kept.json(), before.json());
    assert_eq!(kept.cookie(), moved.cookie());
}

#[tokio::test]
async fn a_link_moves_a_guest_to_another_device_once() {
    let server = Server::start(&[]).await;
    let phone = server.get("/api/me").send().await;
    let offered = server.post("/api/me/link").cookie(&phone.cookie()).send().await;
    assert_eq!(offered.status, 200);
    let link = offered.json();

    // The offer is in the journal, so it may as well be another server that keeps it.
    let server = server.restart().await;
    let laptop = server.post("/api/me/claim").json(&link).send().await;
    assert_eq!(laptop.status, 200);
    assert_eq!(laptop.json(), phone.json());
    assert_eq!(laptop.cookie(), phone.cookie());

    server.post("/api/me/claim").json(&link).send().await.assert_refused(410, "link_used");
    let server = server.restart().await;
    server.post("/api/me/claim").json(&link).send().await.assert_refused(410, "link_used");
}

#[tokio::test]
async fn a_link_needs_a_guest_and_a_claim_needs_a_link() {
    let server = Server::start(&[]).await;
    server.post("/api/me/link").send().await.assert_refused(401, "no_credentials");
    for token in ["", "nonsense", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"] {
        let claim = server.post("/api/me/claim").json(&json!({ "token": token }));
        claim.send().await.assert_refused(404, "unknown_link");
    }
}
