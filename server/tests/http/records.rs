//! Records that guests bring along.

use crate::http::server::{Answer, Request, Server};
use serde_json::{Value, json};

const WON: &str = include_str!("../../record/tests/records/good/won_2.json");

fn won() -> Value {
    serde_json::from_str(WON).expect("a record")
}

/// A server and a guest of it.
struct Guest {
    server: Server,
    cookie: String,
}

impl Guest {
    async fn arrive() -> Guest {
        let server = Server::start(&[]).await;
        let cookie = server.guest().await;
        Guest { server, cookie }
    }

    async fn bring(&self, record: &str) -> Answer {
        self.post_record().text("application/json", record).send().await
    }

    fn post_record(&self) -> Request<'_> {
        self.server.post("/api/records").cookie(&self.cookie)
    }
}

#[tokio::test]
async fn a_good_record_becomes_a_replay_for_all_who_have_its_link() {
    let (guest, won) = (Guest::arrive().await, won());
    // Room between the tokens is nothing that is kept.
    let spacious = WON.replace(',', " ,\n ");
    let brought = guest.bring(&spacious).await;
    assert_eq!(brought.status, 201, "{brought:?}");
    let id = brought.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(uuid::Uuid::parse_str(&id).expect("a UUID").to_string(), id);
    let location = format!("/api/records/{id}/replay");
    assert_eq!(brought.header("location"), Some(location.as_str()));

    let server = guest.server.restart().await;
    let get = |end: &str| server.get(&format!("/api/records/{id}/{end}")).send();
    let record = get("record").await;
    assert_eq!(record.json(), won);
    let file = record.header("content-disposition");
    assert_eq!(file, Some("attachment; filename=\"record.json\""));
    let replay = get("replay").await.json();
    let moves = won["moves"].as_array().expect("moves");
    let positions = 1 + moves.iter().filter(|entry| entry["do"].is_object()).count();
    assert_eq!(replay["positions"], positions);
    assert_eq!(replay["outcome"], json!({"result": "won"}));
    assert_eq!((&replay["closed"], &replay["names"]), (&json!(false), &won["names"]));
    let page = server.get(&format!("/replay/{id}")).send().await;
    let page = String::from_utf8(page.body).expect("a page");
    let picture = format!("content=\"http://{}/replay/{id}/sea.png\"", server.address);
    assert!(page.contains("<title>A finished game · Tranquility</title>"), "{page}");
    assert!(page.contains(&picture), "{page}");
    let sea = server.get(&format!("/replay/{id}/sea.png")).send().await;
    assert_eq!((sea.status, sea.header("content-type")), (200, Some("image/png")));
    assert!(sea.body.starts_with(b"\x89PNG"), "a picture");
    assert_eq!(sea.header("cache-control"), Some("private, max-age=86400"), "access may end");
    let again = server.get(&format!("/replay/{id}/sea.png")).send().await;
    assert!(again.body == sea.body, "the same picture");
    for (viewpoint, hands) in [("table", false), ("open", true), ("1", false)] {
        let answer = get(&format!("replay/views?as={viewpoint}")).await.json();
        assert_eq!(answer["views"].as_array().expect("views").len(), positions);
        assert_eq!(answer["views"][3]["hands"].is_array(), hands);
        assert_eq!(answer["views"][3]["you"].is_object(), viewpoint == "1");
    }
    get("replay/views").await.assert_refused(400, "malformed");
    get("replay/views?as=everybody").await.assert_refused(400, "malformed");
    get("replay/views?as=2").await.assert_refused(422, "seat_out_of_range");
}

/// What is said of a bad record.
async fn fault(guest: &Guest, record: &Value) -> Value {
    let refused = guest.bring(&record.to_string()).await;
    refused.assert_refused(422, "bad_record");
    let mut fault = refused.json();
    let fields = fault.as_object_mut().expect("fields");
    fields.remove("code");
    fields.remove("message");
    fault
}

#[tokio::test]
async fn a_bad_record_is_answered_with_its_first_fault() {
    let guest = Guest::arrive().await;
    let spoilt = |place: &str, value: Value| {
        let mut record = won();
        *record.pointer_mut(place).expect("a place") = value;
        record
    };
    let cases = [
        (
            spoilt("/seats", json!(6)),
            json!({"where": "record", "clause": "T-1", "reason": "seats_out_of_range"}),
        ),
        (
            spoilt("/game", json!("chess")),
            json!({"where": "record", "clause": "R", "reason": "unknown_game"}),
        ),
        (
            spoilt("/deal/draw_piles/0/0", json!(99)),
            json!({"where": "deal", "clause": "R", "reason": "malformed"}),
        ),
        (
            spoilt("/moves/4/seat", json!(0)),
            json!({"where": "move", "move": 4, "clause": "T-2.1", "reason": "not_your_turn"}),
        ),
        (
            spoilt("/outcome", Value::Null),
            json!({"where": "outcome", "clause": "T-8", "reason": "wrong_outcome"}),
        ),
    ];
    for (record, expected) in cases {
        let found = fault(&guest, &record).await;
        assert_eq!(found, expected);
    }
    for garbage in ["", "{", "[]", "null", "a record", "{\"format\":1}"] {
        let refused = guest.bring(garbage).await;
        refused.assert_refused(422, "bad_record");
        assert_eq!(refused.json()["where"], "record", "{garbage}");
    }
}

#[tokio::test]
async fn names_in_a_record_must_be_names() {
    let guest = Guest::arrive().await;
    let named = |names: Value| {
        let mut record = won();
        record["names"] = names;
        record
    };
    let unfit = json!({"where": "record", "clause": "R", "reason": "unfit_name"});
    for name in [" ", " Ana", "A\nna", "A\u{202e}na", "\u{301}na", &"x".repeat(25)] {
        assert_eq!(fault(&guest, &named(json!(["Bo", name]))).await, unfit, "{name:?}");
    }
    let one = fault(&guest, &named(json!(["Bo"]))).await;
    assert_eq!(one["reason"], "one_name_per_seat");
    let brought = guest.bring(&named(json!(["Zoë", "小林 3"])).to_string()).await;
    assert_eq!(brought.status, 201, "{brought:?}");
    let brought = guest.bring(&named(json!(["", "Bo"])).to_string()).await;
    assert_eq!(brought.status, 201, "of a player who gave none: {brought:?}");
    let mut nameless = won();
    nameless.as_object_mut().expect("fields").remove("names");
    let brought = guest.bring(&nameless.to_string()).await.json();
    let id = brought["id"].as_str().expect("an id");
    let path = format!("/api/records/{id}/replay");
    assert_eq!(guest.server.get(&path).send().await.json()["names"], Value::Null);
}

/// A long game's positions are asked for in parts, none of which is large.
async fn assert_positions_come_in_parts(guest: &Guest, id: &str) {
    let get = |end: String| guest.server.get(&format!("/api/records/{id}/{end}")).send();
    let all = get("replay".into()).await.json()["positions"].as_u64().expect("a number");
    let (mut from, mut shown) = (0, Vec::new());
    loop {
        let answer = get(format!("replay/views?as=open&from={from}")).await;
        assert!(answer.body.len() < 400 * 1024, "{} bytes", answer.body.len());
        let answer = answer.json();
        let part = answer["views"].as_array().expect("views");
        assert!(part.len() <= 100);
        shown.extend_from_slice(part);
        let Some(next) = answer["next"].as_u64() else { break };
        assert_eq!(next, shown.len() as u64);
        from = next;
    }
    assert_eq!(shown.len() as u64, all);
    assert_ne!(shown[99], shown[100]);
    let beyond = get("replay/views?as=open&from=18446744073709551615".into()).await.json();
    assert_eq!((&beyond["views"], &beyond["next"]), (&json!([]), &Value::Null));
    get("replay/views?as=open&from=-1".into()).await.assert_refused(400, "malformed");
}

/// Pledges can be changed as often as one likes, so that records have no end by themselves.
#[tokio::test]
async fn a_record_without_end_is_not_taken() {
    let guest = Guest::arrive().await;
    let text = include_str!("../../record/tests/records/good/start_window_3.json");
    let mut record: Value = serde_json::from_str(text).expect("a record");
    let moves = record["moves"].as_array_mut().expect("moves");
    // The third seat has not pledged yet.
    moves.truncate(8);
    let pledge = |count| json!({"seat": 0, "do": {"type": "pledge", "count": count}});
    moves.extend((8..1_000).map(|number| pledge(number % 2)));
    let brought = guest.bring(&record.to_string()).await;
    assert_eq!(brought.status, 201);
    assert_positions_come_in_parts(&guest, brought.json()["id"].as_str().expect("an id")).await;
    record["moves"].as_array_mut().expect("moves").push(pledge(2));
    let found = fault(&guest, &record).await;
    assert_eq!(found, json!({"where": "record", "clause": "R", "reason": "too_many_moves"}));
}

#[tokio::test]
async fn a_record_is_read_in_the_encodings_of_files() {
    let guest = Guest::arrive().await;
    let units = format!("\u{feff}{WON}");
    let utf16: Vec<u8> = units.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for body in [units.as_bytes(), &utf16] {
        assert_eq!(guest.post_record().bytes(body).send().await.status, 201);
    }
    let said = guest.post_record().header("content-encoding", "gzip").bytes(b"{}").send().await;
    said.assert_refused(415, "compressed");
    let unsaid = guest.post_record().bytes(&[0x1f, 0x8b, 8, 0]).send().await;
    unsaid.assert_refused(415, "compressed");
    guest.post_record().bytes(b"\xe9").send().await.assert_refused(400, "malformed");
}

#[tokio::test]
async fn a_record_may_be_large_but_not_too_large() {
    let guest = Guest::arrive().await;
    let padded = |length: usize| format!("{WON}{}", " ".repeat(length - WON.len()));
    assert_eq!(guest.bring(&padded(256 * 1024)).await.status, 201);
    guest.bring(&padded(256 * 1024 + 1)).await.assert_refused(413, "too_large");
}

#[tokio::test]
async fn strangers_bring_nothing_and_unknown_records_are_unknown() {
    let server = Server::start(&[]).await;
    let stranger = server.post("/api/records").text("application/json", WON).send().await;
    stranger.assert_refused(401, "no_credentials");
    for id in ["abcdefghjk", "abc", "abcdefghj1"] {
        for end in ["record", "replay", "replay/views?as=table"] {
            let answer = server.get(&format!("/api/records/{id}/{end}")).send().await;
            answer.assert_refused(404, "unknown_record");
        }
    }
    server.get("/api/records").send().await.assert_refused(405, "wrong_method");
    server.post("/api/records/abcdefghjk/replay").send().await.assert_refused(405, "wrong_method");
}

#[tokio::test]
async fn an_upload_is_deleted_by_the_guest_who_brought_it_alone() {
    let guest = Guest::arrive().await;
    let other = guest.server.guest().await;
    let id = guest.bring(WON).await.json()["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/records/{id}");
    let delete = |cookie: &str| Request::new(&guest.server, "DELETE", &path).cookie(cookie);
    let replay = async |cookie: &str| {
        let path = format!("{path}/replay");
        guest.server.get(&path).cookie(cookie).send().await.json()
    };
    let given = guest.server.post(&format!("{path}/deal")).cookie(&other).send().await.json();
    let deal = format!("/api/deals/{}", given["code"].as_str().expect("a code"));
    assert_eq!(replay(&guest.cookie).await["own_upload"], true);
    assert_eq!(replay(&other).await["own_upload"], false);
    Request::new(&guest.server, "DELETE", &path).send().await.assert_refused(401, "no_credentials");
    delete(&other).send().await.assert_refused(403, "not_uploader");
    assert_eq!(delete(&guest.cookie).send().await.status, 204);
    delete(&guest.cookie).send().await.assert_refused(404, "unknown_record");
    assert_eq!(replay(&guest.cookie).await["code"], "unknown_record");
    assert_eq!(guest.server.get(&deal).send().await.json()["results"], json!([]));
}
