//! The client and its protection.

use crate::http::server::{Answer, Server};
use serde_json::json;

/// What follows the part of the page that is written for each address.
fn body(page: &Answer) -> String {
    let page = std::str::from_utf8(&page.body).expect("a page");
    let body = page
        .split_once("</title>")
        .map_or(page, |(_, rest)| rest.split_once("<link").map_or(rest, |(_, rest)| rest));
    without_files(body)
}

/// A page without the files that it is going to need.
fn without_files(page: &str) -> String {
    page.lines().filter(|line| !line.contains("fetchpriority")).collect()
}

#[tokio::test]
async fn every_page_is_the_client() {
    let server = Server::start(&[]).await;
    let home = server.get("/").send().await;
    assert_eq!(home.status, 200);
    assert_eq!(home.header("content-type"), Some("text/html; charset=utf-8"));
    let pages =
        ["/t/abcde-fghjk", "/t/abcde-fghjk/games/1", "/replay", "/replay/abcde-fghjk", "/tables"];
    let others = [
        "/rules/tranquility",
        "/learn/ascent",
        "/move",
        "/deals/abcd-efgh-jkmn",
        "/daily",
        "/daily/2026-11-21",
        "/move?x=1",
    ];
    for path in pages.into_iter().chain(others) {
        let page = server.get(path).send().await;
        assert_eq!((page.status, body(&page)), (200, body(&home)), "{path}");
    }
    let others = ["/rules/tranquility", "/daily", "/daily/2026-11-21", "/games"];
    for path in pages.into_iter().chain(others) {
        let page = server.get(&format!("{path}/")).send().await;
        assert_eq!((page.status, body(&page)), (200, body(&home)), "{path}/");
        let text = String::from_utf8_lossy(&page.body).into_owned();
        let canonical = format!("content=\"http://{}{path}\"", server.address);
        assert!(text.contains(&canonical), "{canonical}: {text}");
    }
    for path in ["/nothing", "/index.html", "/t", "/t/a/b", "/assets/old-12345678.js"] {
        let page = server.get(path).send().await;
        assert_eq!((page.status, body(&page)), (404, body(&home)), "{path}");
        assert_eq!(page.header("cache-control"), Some("no-cache"), "{path}");
    }
}

#[tokio::test]
async fn search_engines_keep_no_address_that_is_a_key() {
    let server = Server::start(&[]).await;
    for (path, robots) in [
        ("/", None),
        ("/tables", None),
        ("/rules/ascent", None),
        ("/replay", None),
        ("/t/abcde-fghjk", Some("noindex")),
        ("/t/abcde-fghjk/games/1", Some("noindex")),
        ("/replay/abcde-fghjk", Some("noindex")),
        ("/move", Some("noindex")),
    ] {
        assert_eq!(server.get(path).send().await.header("x-robots-tag"), robots, "{path}");
    }
}

#[tokio::test]
async fn pages_are_asked_for_again_and_told_apart_by_their_tags() {
    let server = Server::start(&[]).await;
    let page = server.get("/").send().await;
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let tag = page.header("etag").expect("a tag");
    let again = server.get("/").header("if-none-match", tag).send().await;
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[tokio::test]
async fn everything_is_protected() {
    let server = Server::start(&[]).await;
    for path in ["/", "/nothing", "/api/me", "/api/nothing", "/api/games"] {
        let answer = server.get(path).send().await;
        let policy = answer.header("content-security-policy").expect("a policy");
        for part in ["default-src 'none'", "script-src 'self';", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        let permissions = answer.header("permissions-policy").expect("a policy");
        for part in ["camera=()", "geolocation=()", "microphone=()"] {
            assert!(permissions.contains(part), "{path}: {permissions}");
        }
    }
}

#[tokio::test]
async fn every_request_has_an_id() {
    let direct = Server::start(&[]).await;
    let own = direct.get("/api/games").header("x-request-id", "mine").send().await;
    let name = own.header("x-request-id").expect("an id");
    assert_eq!(name.len(), 36, "a UUID, not what a client says: {name}");
    assert_ne!(direct.get("/").send().await.header("x-request-id"), Some(name));

    let behind = Server::start(&["--behind-proxy"]).await;
    let given = behind.get("/nothing").header("x-request-id", "from-the-proxy").send().await;
    assert_eq!(given.header("x-request-id"), Some("from-the-proxy"));
}

#[tokio::test]
async fn a_link_to_a_table_says_what_it_is() {
    let server = Server::start(&["--behind-proxy"]).await;
    let guest = server.guest().await;
    let table = json!({ "game": "santa-timea" });
    let made = server.post("/api/rooms").cookie(&guest).json(&table).send().await.json();
    let path = format!("/t/{}", made["code"].as_str().expect("a code"));
    let shown = async |path: &str| {
        let asked = server.get(path).header("accept-language", "fr-CH, en;q=0.5");
        let asked = asked.header("x-forwarded-host", "games.example");
        let page = asked.header("x-forwarded-proto", "https").send().await;
        assert!(page.header("vary").is_some_and(|vary| vary.contains("accept-language")));
        String::from_utf8(page.body).expect("a page")
    };
    let page = shown(&path).await;
    for part in [
        "<title>Une table · Santa Timea</title>",
        "content=\"Places libres\u{a0}: 5. Tapez un nom et asseyez-vous.\"",
        "content=\"https://games.example/previews/santa-timea.png\"",
        &format!("content=\"https://games.example{path}\""),
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let home = shown("/").await;
    assert!(home.contains("<title>Tranquility, online</title>"), "{home}");
    let nowhere = shown("/t/22222-22222").await.replace("/t/22222-22222", "/");
    assert_eq!(
        without_files(&nowhere),
        without_files(&home),
        "what is not there is not told apart"
    );
    assert!(shown("/daily").await.contains("<title>Donne du jour · "));
    assert!(shown("/rules/ascent").await.contains("previews/ascent.png"));
}

#[tokio::test]
async fn everything_can_be_below_a_path() {
    let server = Server::start(&["--base-path=/cards/", "--behind-proxy"]).await;
    let redirected = server.get("/cards").send().await;
    assert_eq!((redirected.status, redirected.header("location")), (307, Some("/cards/")));
    let guest = server.get("/cards/api/me").header("x-forwarded-proto", "https").send().await;
    let cookie = guest.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Secure-guest=") && cookie.contains("; Path=/cards;"), "{cookie}");
    // A proxy may pass the path on or take it away.
    for prefix in ["/cards", ""] {
        let at = |path: &str| format!("{prefix}{path}");
        assert_eq!(server.get(&at("/readyz")).send().await.status, 200);
        let table = server.post(&at("/api/rooms")).cookie(&guest.cookie());
        let table = table.header("x-forwarded-proto", "https");
        let made = table.json(&json!({ "game": "ascent" })).send().await;
        let code = made.json()["code"].as_str().expect("a code").to_owned();
        let location = format!("/cards/api/rooms/{code}");
        assert_eq!(made.header("location"), Some(&*location));
        assert_eq!(server.get(&location).send().await.status, 200);

        let page = server.get(&at(&format!("/t/{code}"))).header("x-forwarded-proto", "https");
        let page = page.header("x-forwarded-host", "a.example").send().await;
        assert_eq!(page.header("x-robots-tag"), Some("noindex"));
        let page = String::from_utf8(page.body).expect("a page");
        for part in [
            "<title>A table · Tranquility: The Ascent</title>",
            "content=\"https://a.example/cards/previews/ascent.png\"",
            &format!("content=\"https://a.example/cards/t/{code}\""),
            " data-base=\"/cards\"",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
        let (_, inside) = page.split_once("<head>").expect("a head");
        let addresses = inside.split("=\"/").skip(1).map(|rest| rest.split('"').next());
        let addresses: Vec<_> = addresses.map(|path| format!("/{}", path.unwrap_or(""))).collect();
        assert!(addresses.len() > 5, "{page}");
        for path in addresses {
            let path = path.strip_prefix("/cards").unwrap_or_else(|| panic!("{path}"));
            assert_eq!(server.get(&at(path)).send().await.status, 200, "{path}");
        }
    }
    for nowhere in ["/cardsapi/me", "/cards/nothing", "/cards/cards/daily"] {
        assert_eq!(server.get(nowhere).send().await.status, 404, "{nowhere}");
    }
}

#[tokio::test]
async fn pages_tell_guessers_nothing_either() {
    let server = Server::start(&["--set=wrong-codes-per-minute=2"]).await;
    let guest = server.guest().await;
    let table = json!({ "game": "tranquility" });
    let made = server.post("/api/rooms").cookie(&guest).json(&table).send().await.json();
    let path = format!("/t/{}", made["code"].as_str().expect("a code"));
    let is_told = async |path: &str| {
        let page = server.get(path).send().await;
        assert_eq!(page.status, 200);
        String::from_utf8(page.body).expect("a page").contains("<title>A table")
    };
    assert!(is_told(&path).await);
    for wrong in ["/t/2222222222", "/deals/222222222222", "/t/3333333333"] {
        assert!(!is_told(wrong).await);
    }
    assert!(!is_told(&path).await);
    let table = path.replace("/t/", "/api/rooms/");
    server.get(&table).send().await.assert_refused(429, "too_many_guesses");
}
