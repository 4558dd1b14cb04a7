//! Tables over HTTP.

use crate::http::server::Server;
use serde_json::{Value, json};

#[tokio::test]
async fn the_games_are_listed() {
    let server = Server::start(&[]).await;
    let games = server.get("/api/games").send().await.json();
    let tranquility = &games[0];
    assert_eq!(tranquility["id"], "tranquility");
    assert_eq!(tranquility["silent"], true);
    assert_eq!((&tranquility["min_seats"], &tranquility["max_seats"]), (&json!(1), &json!(5)));
    assert_eq!(tranquility["options"]["grid"], "standard");
    assert_eq!(
        tranquility["fields"][1],
        json!({
            "name": "removed",
            "clause": "T-1.1",
            "kind": { "type": "number", "values": [0, 4, 6, 8, 10, 12] },
            "difficulty": [0, 1, 1, 2, 2, 3],
            "group": null,
            "prominent": true,
            "needs": [{
                "field": "grid",
                "values": ["standard", "arch", "day_night", "pyramid"],
                "clause": "T-9.3",
                "message": "On this grid all islands are in play.",
            }],
        })
    );
}

#[tokio::test]
async fn a_table_is_made_and_shown() {
    let server = Server::start(&[]).await;
    let cookie = server.guest().await;
    let table = json!({
        "game": "tranquility", "options": { "removed": 4 }, "talk": "open", "spectators": false
    });
    let made = server.post("/api/rooms").cookie(&cookie).json(&table).send().await;
    assert_eq!(made.status, 201);
    let code = made.json()["code"].as_str().expect("a code").to_owned();
    assert_eq!(code.len(), 10);
    assert_eq!(made.header("location"), Some(format!("/api/rooms/{code}").as_str()));

    let server = server.restart().await;
    let (half, rest) = code.split_at(5);
    for written in
        [code.clone(), format!("{half}-{rest}").to_uppercase(), format!("{half}%20{rest}")]
    {
        let shown = server.get(&format!("/api/rooms/{written}")).send().await.json();
        assert_eq!(shown["code"], code.as_str());
        assert_eq!(shown["game"], "tranquility");
        assert_eq!(shown["options"]["removed"], 4);
        assert_eq!((&shown["talk"], &shown["phase"]), (&json!("open"), &json!("lobby")));
        assert_eq!((&shown["host_name"], &shown["games"]), (&Value::Null, &json!(0)));
        assert!(shown["seats"].as_array().expect("seats").iter().all(Value::is_null));
    }
    for end in ["record", "log"] {
        let path = format!("/api/rooms/{code}/games/1/{end}");
        server.get(&path).cookie(&cookie).send().await.assert_refused(404, "unknown_record");
    }
}

#[tokio::test]
async fn the_least_that_makes_a_table_is_its_game() {
    let server = Server::start(&[]).await;
    let cookie = server.guest().await;
    let table = json!({ "game": "tranquility" });
    let made = server.post("/api/rooms").cookie(&cookie).json(&table).send().await.json();
    let code = made["code"].as_str().expect("a code");
    let shown = server.get(&format!("/api/rooms/{code}")).send().await.json();
    assert_eq!(shown["talk"], "silent");
}

#[tokio::test]
async fn a_table_is_made_with_its_host_and_partners_seated() {
    let server = Server::start(&[]).await;
    let cookie = server.guest().await;
    let new = |name: Value, partners: Value| {
        let table = json!({"game": "tranquility", "name": name, "partners": partners});
        server.post("/api/rooms").cookie(&cookie).json(&table).send()
    };
    let made = new("Ana".into(), json!(["steady", "sharp"])).await;
    assert_eq!(made.status, 201);
    let code = made.json()["code"].as_str().expect("a code").to_owned();
    let shown = server.get(&format!("/api/rooms/{code}")).send().await.json();
    assert_eq!((&shown["host_name"], &shown["seats"][0]), (&json!("Ana"), &json!("Ana")));
    assert_eq!(shown["partners"], json!([1, 2]));
    assert!(shown["seats"][1].is_string() && shown["seats"][3].is_null(), "{shown}");

    let made = new(Value::Null, json!(["gentle", "gentle", "gentle", "gentle", "gentle"])).await;
    let code = made.json()["code"].as_str().expect("a code").to_owned();
    let shown = server.get(&format!("/api/rooms/{code}")).send().await.json();
    assert_eq!((&shown["host_name"], &shown["partners"]), (&Value::Null, &json!([0, 1, 2, 3, 4])));

    let unnamed = json!({"game": "tranquility", "unnamed": true, "partners": ["steady"]});
    let made = server.post("/api/rooms").cookie(&cookie).json(&unnamed).send().await;
    let code = made.json()["code"].as_str().expect("a code").to_owned();
    let shown = server.get(&format!("/api/rooms/{code}")).send().await.json();
    assert_eq!((&shown["host_name"], &shown["seats"][0]), (&Value::Null, &json!("")));
    assert_eq!(shown["partners"], json!([1]));

    let five = json!(["sharp", "sharp", "sharp", "sharp", "sharp"]);
    new("Ana".into(), five).await.assert_refused(409, "too_many_players");
    new(" ".into(), json!([])).await.assert_refused(422, "name_empty");
    new("Ana".into(), json!(["wild"])).await.assert_refused(400, "malformed");
}

#[tokio::test]
async fn contests_are_open_to_talk_unless_the_host_wants_silence() {
    let server = Server::start(&[]).await;
    let cookie = server.guest().await;
    for (talk, shown) in [(None, "open"), (Some("silent"), "silent"), (Some("open"), "open")] {
        let mut table = json!({ "game": "tranquility", "options": { "grid": "competition" } });
        if let Some(talk) = talk {
            table["talk"] = talk.into();
        }
        let made = server.post("/api/rooms").cookie(&cookie).json(&table).send().await.json();
        let code = made["code"].as_str().expect("a code");
        let table = server.get(&format!("/api/rooms/{code}")).send().await.json();
        assert_eq!(table["talk"], shown);
    }
}

#[tokio::test]
async fn options_are_looked_at_before_there_is_a_table() {
    let server = Server::start(&[]).await;
    let look = |game: &str, options: Value| {
        server.post(&format!("/api/games/{game}/prospect")).json(&options).send()
    };
    let standard = look("tranquility", json!({})).await;
    assert_eq!(standard.json(), json!({ "talk": "silent", "seats": [1, 2, 3, 4, 5] }));
    let contest = look("tranquility", json!({ "grid": "competition" })).await;
    assert_eq!(contest.json(), json!({ "talk": "open", "seats": [2] }));
    look("chess", json!({})).await.assert_refused(422, "unknown_game");
    let storms = json!({ "grid": "competition", "storms": true });
    let refused = look("tranquility", storms).await;
    assert_eq!(refused.status, 422);
    assert_eq!(refused.json()["clause"], "T-9.3");
}

#[tokio::test]
async fn options_tell_how_often_they_were_won() {
    let server = Server::start(&[]).await;
    let look = |options: Value| server.post("/api/games/tranquility/wins").json(&options).send();
    let lines = include_str!("../../bots/measured.jsonl").lines();
    let mut lines = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    let line = lines.find(|line| line["options"] == json!({ "monsters": 5 })).unwrap();
    let sharp = json!([{ "seats": 4, "games": line["games"], "won": line["won"] }]);
    let measured = look(json!({ "monsters": 5 })).await;
    assert_eq!(measured.json(), json!({ "minutes": null, "games": 0, "won": 0, "sharp": sharp }));
    for unmeasured in [json!({ "monsters": 4 }), json!({ "grid": "competition" })] {
        let nothing = json!({ "minutes": null, "games": 0, "won": 0, "sharp": [] });
        assert_eq!(look(unmeasured).await.json(), nothing);
    }
    assert_eq!(look(json!({ "removed": 3 })).await.status, 422);
}

#[tokio::test]
async fn what_cannot_be_a_table_is_refused() {
    let server = Server::start(&[]).await;
    let table = json!({ "game": "tranquility" });
    let stranger = server.post("/api/rooms").json(&table).send().await;
    stranger.assert_refused(401, "no_credentials");

    let cookie = server.guest().await;
    let post = |table: Value| server.post("/api/rooms").cookie(&cookie).json(&table).send();
    post(json!({ "game": "chess" })).await.assert_refused(422, "unknown_game");
    let refused = post(json!({ "game": "tranquility", "options": { "removed": 3 } })).await;
    assert_eq!(refused.status, 422);
    assert!(refused.json()["clause"].is_string(), "{refused:?}");
}

#[tokio::test]
async fn tables_that_do_not_exist_are_unknown() {
    let server = Server::start(&[]).await;
    let cookie = server.guest().await;
    for code in ["abcdefghjk", "abc", "abcdefghj1", "%F0%9F%90%99"] {
        for end in ["", "/games/1/record", "/games/1/log"] {
            let path = format!("/api/rooms/{code}{end}");
            let answer = server.get(&path).cookie(&cookie).send().await;
            answer.assert_refused(404, "unknown_room");
        }
    }
}
