//! Games that are analysed for guests who look back on them.

use crate::http::server::{Answer, Request, Server};
use serde_json::{Value, json};
use std::time::Duration;

/// A game of some turns, without an end.
const GAME: &str = include_str!("../../record/tests/records/good/first_turns_2.json");
const OTHER_GAME: &str = include_str!("../../record/tests/records/good/paid_2.json");

/// A guest of a server, and the games that it has uploaded.
struct Guest<'a> {
    server: &'a Server,
    cookie: String,
}

impl Guest<'_> {
    async fn arrive(server: &Server) -> Guest<'_> {
        Guest { server, cookie: server.guest().await }
    }

    /// The address of the analysis of a record that this guest uploads.
    async fn upload(&self, record: &str) -> String {
        let request = self.server.post("/api/records").cookie(&self.cookie);
        let uploaded = request.text("application/json", record).send().await.json();
        format!("/api/records/{}/analysis", uploaded["id"].as_str().expect("an id"))
    }

    async fn ask(&self, method: &str, path: &str) -> Answer {
        Request::new(self.server, method, path).cookie(&self.cookie).send().await
    }

    async fn state(&self, method: &str, path: &str) -> Value {
        let answer = self.ask(method, path).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    /// The analysis, once it is done.
    async fn analysis(&self, path: &str) -> Value {
        loop {
            let mut state = self.state("GET", path).await;
            match state["type"].as_str() {
                // Not as often as an address is refused for.
                Some("running") => tokio::time::sleep(Duration::from_millis(100)).await,
                Some("done") => return state["analysis"].take(),
                _ => panic!("{state}"),
            }
        }
    }
}

#[tokio::test]
async fn a_game_is_analysed_once_and_kept() {
    let server = Server::start(&[]).await;
    let ana = Guest::arrive(&server).await;
    let path = ana.upload(GAME).await;
    assert_eq!(ana.state("GET", &path).await, json!({"type": "none"}));
    let record: Value = serde_json::from_str(GAME).expect("a record");
    let entries = record["moves"].as_array().expect("moves");
    let acts: Vec<_> = entries.iter().filter(|entry| entry["do"].is_object()).collect();
    let begun = ana.state("POST", &path).await;
    assert_eq!((&begun["type"], &begun["done"]), (&json!("running"), &json!(0)));
    assert!(begun["of"].as_u64() >= Some(acts.len() as u64), "{begun}");
    assert_ne!(ana.state("POST", &path).await["type"], "none");
    let too_early = server.get(&format!("{path}/move?position=0&action=null")).send().await;
    too_early.assert_refused(400, "malformed");

    let analysis = ana.analysis(&path).await;
    assert_eq!(analysis["is_contest"], false);
    let analysed = analysis["moves"].as_array().expect("moves");
    assert_eq!(analysed.len(), acts.len());
    let first = &analysed[0];
    assert_eq!((&first["position"], &first["seat"]), (&json!(0), &acts[0]["seat"]));
    assert_eq!(first["played"]["action"], acts[0]["do"]);
    for chance in [&first["known"][0], &first["possible"][0], &first["played"]["prospect"]] {
        let mean = chance["mean"].as_f64().expect("a number");
        assert!((0.0..=1.0).contains(&mean) && chance["error"].is_f64(), "{chance}");
    }
    let weigh = async |position: usize, action: &Value| {
        let action: String =
            action.to_string().bytes().map(|byte| format!("%{byte:02x}")).collect();
        server.get(&format!("{path}/move?position={position}&action={action}")).send().await
    };
    let weighed = weigh(0, &acts[0]["do"]).await.json();
    assert!(weighed["prospect"]["mean"].is_f64() && weighed["chosen"].is_object(), "{weighed}");
    for (position, action) in [(0, json!({"type": "concede"})), (999, acts[0]["do"].clone())] {
        weigh(position, &action).await.assert_refused(400, "malformed");
    }

    let done = json!({"type": "done", "analysis": analysis, "comparison": null});
    for method in ["POST", "DELETE", "GET"] {
        assert_eq!(ana.state(method, &path).await, done);
    }

    let server = server.restart().await;
    let answer = server.get(&path).send().await;
    assert_eq!(answer.json(), done, "all who have the link see it");
}

#[tokio::test]
async fn an_analysis_is_stopped_by_the_guest_who_asked_for_it() {
    // Without threads, none ends.
    let server = Server::start(&["--set=partner-threads=0"]).await;
    let (ana, bo) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let path = ana.upload(GAME).await;
    let other = ana.upload(OTHER_GAME).await;
    let running = ana.state("POST", &path).await;
    assert_eq!(running["type"], "running");
    ana.ask("POST", &other).await.assert_refused(429, "analysis_running");
    assert_eq!(bo.state("POST", &path).await, running);
    assert_eq!(bo.state("DELETE", &path).await, running);
    assert_eq!(server.get(&path).send().await.json(), running);
    assert_eq!(ana.state("DELETE", &path).await, json!({"type": "none"}));
    assert_eq!(ana.state("POST", &other).await["type"], "running");
    assert_eq!(bo.state("POST", &path).await["type"], "running");
}

#[tokio::test]
async fn addresses_take_turns_and_see_their_place() {
    let server = Server::start(&["--set=partner-threads=0", "--behind-proxy"]).await;
    let ask = async |from: &str| {
        let guest = Guest::arrive(&server).await;
        // The same record has another address for each who uploads it.
        let path = guest.upload(GAME).await;
        let request = server.post(&path).cookie(&guest.cookie);
        (request.header("x-forwarded-for", from).send().await, path)
    };
    let place = |answer: &Answer| answer.json()["place"].clone();
    let (crowd, other) = ("203.0.113.1", "203.0.113.2");
    for expected in 0..3 {
        assert_eq!(place(&ask(crowd).await.0), expected);
    }
    ask(crowd).await.0.assert_refused(429, "analyses_waiting");
    let (answer, path) = ask(other).await;
    assert_eq!(place(&answer), 1, "before those of the address that has had its turn");
    let state = server.get(&path).send().await.json();
    assert_eq!((&state["type"], &state["seconds"]), (&json!("running"), &Value::Null));
}

#[tokio::test]
async fn an_analysis_is_refused_to_those_without_a_game_or_a_name() {
    let server = Server::start(&[]).await;
    let ana = Guest::arrive(&server).await;
    let path = ana.upload(GAME).await;
    for method in ["POST", "DELETE"] {
        let refused = Request::new(&server, method, &path).send().await;
        refused.assert_refused(401, "no_credentials");
    }
    for method in ["GET", "POST", "DELETE"] {
        let refused = ana.ask(method, "/api/records/abcdefghjk/analysis").await;
        refused.assert_refused(404, "unknown_record");
        let refused = ana.ask(method, "/api/rooms/abcdefghjk/games/1/analysis").await;
        refused.assert_refused(404, "unknown_room");
    }
}

#[tokio::test]
async fn a_server_can_do_without() {
    let server = Server::start(&["--analysis", "off"]).await;
    let ana = Guest::arrive(&server).await;
    let path = ana.upload(GAME).await;
    for method in ["GET", "POST", "DELETE"] {
        assert_eq!(ana.state(method, &path).await, json!({"type": "off"}));
    }
}
