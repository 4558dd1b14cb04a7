//! Guests and their credentials.

use crate::http::server::{Request, Server};
use serde_json::{Value, json};

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
    let (_, secret) = cookie.split_once('=').expect("a cookie");
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
    let cookie = me.cookie();
    let (name, _) = cookie.split_once('=').expect("a cookie");
    for credentials in [format!("{name}={id}"), format!("{name}={}", &id[..22])] {
        let forged = server.post("/api/me/link").cookie(&credentials).send().await;
        forged.assert_refused(401, "bad_credentials");
    }
}

#[tokio::test]
async fn a_bad_cookie_is_replaced_but_a_bad_token_is_refused() {
    let server = Server::start(&[]).await;
    let nonsense = "tranquility-guest=nonsense";
    let browser = server.get("/api/me").cookie(nonsense).send().await;
    assert_eq!(browser.status, 200);
    assert_ne!(browser.cookie(), nonsense);
    let program = server.get("/api/me").header("authorization", "Bearer nonsense").send().await;
    program.assert_refused(401, "bad_credentials");
}

#[tokio::test]
async fn the_cookie_is_secure_behind_https() {
    let secure = |answer: crate::http::server::Answer| {
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
async fn over_https_no_planted_cookie_makes_a_guest() {
    let server = Server::start(&["--behind-proxy"]).await;
    let over_http = server.get("/api/me").send().await;
    let ask = |cookie: &str| {
        server.get("/api/me").cookie(cookie).header("x-forwarded-proto", "https").send()
    };
    // A sibling subdomain can plant any name but one with the prefix, for the first visit as well.
    let cookie = over_http.cookie();
    let (_, secret) = cookie.split_once('=').expect("a cookie");
    let planted = format!("{}; guest={secret}; tranquility-guest={secret}", over_http.cookie());
    let first = ask(&planted).await;
    assert_ne!(first.json(), over_http.json());
    assert!(first.cookie().starts_with("__Host-guest="));
    assert_eq!(first.all("set-cookie").count(), 1, "other programs' cookies stay");
    let again = ask(&format!("{planted}; {}", first.cookie())).await;
    assert_eq!((again.json(), again.cookie()), (first.json(), first.cookie()));
}

#[tokio::test]
async fn over_http_the_cookies_of_neighbours_count_for_nothing() {
    let server = Server::start(&[]).await;
    let first = server.get("/api/me").send().await;
    let cookie = first.cookie();
    let (name, secret) = cookie.split_once('=').expect("a cookie");
    assert_eq!(name, "tranquility-guest");
    let neighbours = format!("guest=1; session={secret}");
    let ask = |cookies: String| server.get("/api/me").cookie(&cookies).send();
    assert_eq!(ask(format!("{neighbours}; {cookie}")).await.json(), first.json());
    assert_ne!(ask(neighbours).await.json(), first.json());
    // A player from before the name was changed keeps the seats, under the new name.
    let moved = ask(format!("guest={secret}")).await;
    assert_eq!((moved.json(), moved.cookie()), (first.json(), first.cookie()));
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

#[tokio::test]
async fn a_recovery_code_brings_a_guest_back_until_it_is_revoked() {
    let server = Server::start(&[]).await;
    let lost = server.get("/api/me").send().await;
    let kept = async |server: &Server| {
        server.get("/api/me/recovery").cookie(&lost.cookie()).send().await.json()
    };
    assert_eq!(kept(&server).await, json!({ "made_at": null }));
    let code = server.post("/api/me/recovery").cookie(&lost.cookie()).send().await;
    assert_eq!(code.status, 200);
    let code = code.json();
    assert!(kept(&server).await["made_at"].is_u64());

    // As often as it is needed, whatever happens to the server.
    let server = server.restart().await;
    for _ in 0..2 {
        let found = server.post("/api/me/claim").json(&code).send().await;
        assert_eq!((found.json(), found.cookie()), (lost.json(), lost.cookie()));
    }

    // Before that, it tells who that is.
    let name = async |token: &Value| server.post("/api/me/claim/name").json(token).send().await;
    assert_eq!(name(&code).await.json(), json!({ "name": null }));
    let ada = json!({ "game": "tranquility", "name": "Ada" });
    let table = server.post("/api/rooms").cookie(&lost.cookie()).json(&ada).send().await.json();
    let visit = format!("/api/me/tables/{}", table["code"].as_str().expect("a code"));
    Request::new(&server, "PUT", &visit).cookie(&lost.cookie()).send().await;
    assert_eq!(name(&code).await.json(), json!({ "name": "Ada" }));
    let wrong = json!({ "token": "22222-22222-22222-22222-22222" });
    name(&wrong).await.assert_refused(404, "unknown_link");
    let link = server.post("/api/me/link").cookie(&lost.cookie()).send().await.json();
    name(&link).await.assert_refused(404, "unknown_link");

    let revoked = Request::new(&server, "DELETE", "/api/me/recovery");
    let revoked = revoked.cookie(&lost.cookie()).send().await;
    assert_eq!(revoked.status, 204);
    server.post("/api/me/claim").json(&code).send().await.assert_refused(404, "unknown_link");
    name(&code).await.assert_refused(404, "unknown_link");
    assert_eq!(kept(&server).await, json!({ "made_at": null }));
    for method in ["GET", "POST", "DELETE"] {
        let stranger = Request::new(&server, method, "/api/me/recovery").send().await;
        stranger.assert_refused(401, "no_credentials");
    }
}
