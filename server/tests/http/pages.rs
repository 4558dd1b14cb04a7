//! The client and its protection.

use crate::server::Server;

#[tokio::test]
async fn every_page_is_the_client() {
    let server = Server::start(&[]).await;
    let home = server.get("/").send().await;
    assert_eq!(home.status, 200);
    assert_eq!(home.header("content-type"), Some("text/html"));
    let pages =
        ["/t/abcde-fghjk", "/t/abcde-fghjk/games/1", "/replay", "/replay/abcde-fghjk", "/tables"];
    let others = [
        "/rules/tranquility",
        "/move",
        "/deals/abcd-efgh-jkmn",
        "/daily",
        "/index.html",
        "/move?x=1",
    ];
    for path in pages.into_iter().chain(others) {
        let page = server.get(path).send().await;
        assert_eq!((page.status, &page.body), (200, &home.body), "{path}");
    }
    for path in ["/nothing", "/t", "/t/a/b", "/assets/old-12345678.js"] {
        let page = server.get(path).send().await;
        assert_eq!((page.status, &page.body), (404, &home.body), "{path}");
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
    for path in ["/", "/nothing", "/api/me", "/api/nothing", "/api/openapi.json"] {
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
async fn every_request_has_a_name() {
    let direct = Server::start(&[]).await;
    let own = direct.get("/api/games").header("x-request-id", "mine").send().await;
    let name = own.header("x-request-id").expect("a name");
    assert_eq!(name.len(), 16, "nobody else names requests: {name}");
    assert_ne!(direct.get("/").send().await.header("x-request-id"), Some(name));

    let behind = Server::start(&["--behind-proxy"]).await;
    let given = behind.get("/nothing").header("x-request-id", "from-the-proxy").send().await;
    assert_eq!(given.header("x-request-id"), Some("from-the-proxy"));
}
