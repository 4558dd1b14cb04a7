//! Looking back on games that were played at a table.

use crate::sockets::{
    games::{catch_up, play},
    server::Server,
};
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use test_support::{
    client::{Client, secret},
    journal::{FakeJournal, State},
};
use tokio::time::sleep;
use tranquility::cluster::bus::Alone;

/// A room whose games are looked back on.
struct Games<'a> {
    server: &'a Server,
    room: String,
}

impl Games<'_> {
    async fn ask(&self, guest: u8, path: &str) -> reqwest::Response {
        let url = format!("http://{}/api/rooms/{}/games/{path}", self.server.address, self.room);
        let request = reqwest::Client::new().get(url).header("accept-encoding", "gzip");
        request.bearer_auth(secret(guest)).send().await.unwrap()
    }

    async fn get(&self, guest: u8, path: &str) -> Value {
        let url = format!("http://{}/api/rooms/{}/games/{path}", self.server.address, self.room);
        let request = reqwest::Client::new().get(url).bearer_auth(secret(guest));
        request.send().await.unwrap().json().await.unwrap()
    }

    /// The code of the refusal of all there is to be seen of that game; `null` where it is shown.
    async fn refusal(&self, guest: u8, game: u32) -> Value {
        let mut codes = Vec::new();
        for end in ["record", "replay", "replay/views?as=table", "analysis"] {
            codes.push(self.get(guest, &format!("{game}/{end}")).await["code"].clone());
        }
        codes.dedup();
        assert_eq!(codes.len(), 1, "{codes:?}");
        codes.remove(0)
    }
}

/// Ends a game that is not a contest.
async fn concede(players: &mut [Client]) {
    for player in players {
        player.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    }
}

async fn let_watch(host: &mut Client, spectators: bool) {
    let options = host.view["table"]["options"].clone();
    let settings = json!({"options": options, "talk": "silent", "spectators": spectators});
    host.ok(json!({"type": "configure", "settings": settings})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_at_another_table() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    let games = Games { server: &server, room: room.clone() };
    play(&mut clients, 6).await;
    let on = |position: usize| {
        let of = json!({"room": room, "number": 1});
        json!({"deal": {"type": "continued", "of": of, "position": position}})
    };
    assert_eq!(server.post(1, "/api/rooms", on(4)).await.1["code"], "game_not_over");
    concede(&mut clients[..2]).await;
    catch_up(&mut clients).await;
    let replay = games.get(1, "1/replay").await;
    let last = replay["positions"].as_u64().unwrap() as usize - 1;
    assert_eq!(server.post(1, "/api/rooms", on(last)).await.1["code"], "no_game_running");
    assert_eq!(server.post(1, "/api/rooms", on(last + 1)).await.1["code"], "no_game_running");
    let mut other = on(4);
    other["deal"]["of"] = json!({"record": "3b241101-e2bb-4255-8caf-4136c566a962"});
    assert_eq!(server.post(1, "/api/rooms", other).await.1["code"], "unknown_record");
    let anew = |seat: u8| {
        let mut anew = on(4);
        anew["deal"]["anew"] = json!(seat);
        anew
    };
    assert_eq!(server.post(1, "/api/rooms", anew(2)).await.1["code"], "seat_out_of_range");
    let (other, mut players) = server.game_with(anew(0), 2).await;
    concede(&mut players[..2]).await;
    catch_up(&mut players).await;
    let others = Games { server: &server, room: other };
    let dealt = others.get(1, "1/replay").await;
    assert_eq!((&dealt["continued"], &dealt["anew"]), (&json!(4), &json!(0)));
    let seen = |games: &Value| games["views"].as_array().unwrap()[..5].to_vec();
    let [before, after] = ["1/replay/views?as=0"; 2];
    let (before, after) = (games.get(1, before).await, others.get(1, after).await);
    assert_eq!(seen(&before), seen(&after), "the seat has seen the same");
    let records = [games.get(1, "1/record").await, others.get(1, "1/record").await];
    assert_ne!(records[0]["deal"], records[1]["deal"]);

    let mut seated = on(4);
    (seated["name"], seated["seat"], seated["partners"]) =
        (json!("Ana"), json!(1), json!(["gentle"]));
    let code = server.post(1, "/api/rooms", seated.clone()).await.1["code"].clone();
    let made = server.get(1, &format!("/api/rooms/{}", code.as_str().unwrap())).await.1;
    assert_eq!((&made["seats"][1], &made["partners"]), (&json!("Ana"), &json!([0])));
    (seated["seat"], seated["unnamed"]) = (json!(99), json!(true));
    seated.as_object_mut().unwrap().remove("name");
    assert_eq!(server.post(1, "/api/rooms", seated).await.1["code"], "seat_out_of_range");

    let (room, mut clients) = server.game_with(on(4), 2).await;
    let games = Games { server: &server, room };
    let began = &clients[0].view["game"];
    assert_eq!(
        (&began["active"], &began["log_length"]),
        (&before["views"][4]["game"]["active"], &replay["log_lengths"][4])
    );
    concede(&mut clients[..2]).await;
    catch_up(&mut clients).await;
    assert_eq!(clients[0].view["table"]["scoreboard"]["lost"], 0, "it counts nowhere");
    let replay_of = games.get(1, "1/replay").await;
    assert_eq!((&replay_of["continued"], &replay_of["anew"]), (&json!(4), &Value::Null));
    assert_eq!(replay["continued"], Value::Null);
    let given = format!("/api/rooms/{}/games/1/deal", games.room);
    let code = server.post(1, &given, json!({})).await.1["code"].as_str().unwrap().to_owned();
    assert_eq!(server.get(1, &format!("/api/deals/{code}")).await.1["results"], json!([]));
    let listed = server.get(1, "/api/me/games").await.1;
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "{listed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_replayed_as_it_looked() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(3).await;
    let games = Games { server: &server, room };
    let began = clients[0].view["game"].clone();
    let first = began["active"].clone();
    play(&mut clients, 6).await;
    assert_eq!(games.refusal(1, 1).await, "game_not_over");
    let course = games.get(4, "1/course?from=1").await;
    assert_eq!(games.get(1, "1/course").await["log"], course["log"]);
    concede(&mut clients[..3]).await;
    catch_up(&mut clients).await;

    let replay = games.get(4, "1/replay").await;
    assert_eq!((&replay["game"], &replay["seats"]), (&json!("tranquility"), &json!(3)));
    assert_eq!(replay["options"], clients[0].view["table"]["options"]);
    assert_eq!(replay["names"], json!(["Ana", "Bo", "Chi"]));
    assert_eq!((&replay["own"], &games.get(2, "1/replay").await["own"]), (&Value::Null, &json!(1)));
    assert_eq!(replay["outcome"], json!({"result": "lost", "reason": "conceded"}));
    assert_eq!((&replay["closed"], &replay["daily"]), (&json!(false), &Value::Null));
    assert_eq!(replay["positions"], 10);
    let actors = replay["actors"].as_array().unwrap();
    assert_eq!((&actors[0], &actors[1]), (&Value::Null, &first));
    assert_eq!(actors[7..], [json!(0), json!(1), json!(2)]);
    let lengths = replay["log_lengths"].as_array().unwrap();
    assert_eq!((lengths.len(), &lengths[0]), (10, &began["log_length"]));
    assert_eq!(lengths[9], replay["log"].as_array().unwrap().len());
    assert_eq!(replay["log"], games.get(4, "1/log").await["lines"]);
    let statistics = &replay["statistics"];
    let seats = statistics["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    // Not every move is a turn: a start card may be among them, and what follows it.
    let turns = seats.iter().map(|seat| seat["turns"].as_u64().unwrap()).sum::<u64>();
    assert!((1..=6).contains(&turns) && replay["turns"] == turns, "{replay}");
    assert_eq!(statistics["growth"].as_array().unwrap().len(), 10);

    let watched = games.get(4, "1/replay/views?as=table").await["views"].take();
    assert_eq!(watched.as_array().unwrap().len(), 10);
    assert_eq!((&watched[0]["game"], &watched[9]["game"]), (&began, &clients[3].view["game"]));
    assert_eq!((&watched[0]["you"], &watched[0]["hands"]), (&Value::Null, &Value::Null));
    // While it ran, it could be looked back on with the eyes of the table, and no others.
    let table: Vec<_> =
        watched.as_array().unwrap()[1..7].iter().map(|view| &view["game"]).collect();
    assert_eq!(course["views"].as_array().unwrap().iter().collect::<Vec<_>>(), table);
    assert_eq!(course["log_lengths"].as_array().unwrap()[..], lengths[..7]);
    assert_eq!((course["times"].as_array().unwrap().len(), &course["next"]), (7, &Value::Null));
    assert_eq!(games.get(1, "1/course").await["code"], "no_game_running");
    let own = games.get(1, "1/replay/views?as=2").await["views"].take();
    assert_eq!(own[4]["game"], watched[4]["game"]);
    assert_eq!(own[9]["you"]["hand"], clients[2].view["you"]["game"]["hand"]);
    let movers = games.get(1, &format!("1/replay/views?as={first}")).await["views"].take();
    assert_ne!(movers[0]["you"]["legal"], json!({}), "what the seat could do");
    let open = games.get(4, "1/replay/views?as=open").await["views"].take();
    assert_eq!(open[3]["hands"][2]["hand"], own[3]["you"]["hand"]);
    assert_eq!(open[0]["game"]["revealed"]["hands"][2], own[0]["you"]["hand"]);
    assert_eq!(open[9]["game"], watched[9]["game"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_asked_for_from_a_viewpoint_and_travels_compressed() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    let games = Games { server: &server, room };
    concede(&mut clients[..2]).await;
    for (query, code) in [
        ("", "malformed"),
        ("?as=", "malformed"),
        ("?as=somebody", "malformed"),
        ("?as=-1", "malformed"),
        ("?as=2", "seat_out_of_range"),
        ("?as=255", "seat_out_of_range"),
    ] {
        let refused = games.get(1, &format!("1/replay/views{query}")).await;
        assert_eq!(refused["code"], code, "{query}: {refused}");
    }
    for (path, encoding) in [
        ("1/replay", Some("gzip")),
        ("1/replay/views?as=open", Some("gzip")),
        ("1/record", Some("gzip")),
        ("1/log", Some("gzip")),
    ] {
        let answer = games.ask(1, path).await;
        assert_eq!(answer.status(), 200);
        let header = answer.headers().get("content-encoding");
        assert_eq!(header.map(|header| header.to_str().unwrap()), encoding, "{path}");
        let begin = answer.bytes().await.unwrap().slice(..2);
        assert_eq!(begin[..] == [0x1f, 0x8b], encoding.is_some(), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_conceded_game_is_analysed_for_all_who_may_see_it() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    let games = Games { server: &server, room };
    let path = format!("/api/rooms/{}/games/1/analysis", games.room);
    play(&mut clients, 2).await;
    let (status, refused) = server.post(1, &path, Value::Null).await;
    assert_eq!((status, &refused["code"]), (409, &json!("game_not_over")));
    concede(&mut clients[..2]).await;
    clients[0].ok(json!({"type": "start"})).await;
    concede(&mut clients[..2]).await;
    assert_eq!(server.post(2, &path, Value::Null).await.1["type"], "running");
    let mut state = Value::Null;
    while state["type"] != "done" {
        sleep(Duration::from_millis(20)).await;
        state = games.get(9, "1/analysis").await;
        assert!(["running", "done"].contains(&state["type"].as_str().unwrap()), "{state}");
    }
    let analysis = &state["analysis"];
    assert_eq!(analysis["moves"].as_array().unwrap().len(), 2, "to concede is no move");
    let comparison = &state["comparison"];
    assert_eq!((&comparison["games"], &comparison["won"]), (&json!(2), &json!(0)));
    let own = comparison["turns"]["own"].as_f64().unwrap();
    assert_eq!(comparison["turns"]["median"], json!(own / 2.0), "the other had no turn");
    let wins = server.post(9, "/api/games/tranquility/wins", json!({})).await.1;
    assert_eq!((&wins["games"], &wins["won"]), (&json!(2), &json!(0)));

    let data = server.stop().await;
    let server = Server::on(data, &["--limits=off"]).await;
    assert_eq!(server.get(1, &path).await.1, state);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_that_fails_says_so_and_can_be_asked_for_again() {
    let journal = Arc::new(FakeJournal::default());
    let server = Server::node(journal.clone(), Arc::new(Alone), &["--limits=off"]).await;
    let (room, mut clients) = server.game(2).await;
    play(&mut clients, 2).await;
    concede(&mut clients[..2]).await;
    let games = Games { server: &server, room };
    let path = format!("/api/rooms/{}/games/1/analysis", games.room);
    let ended = async || loop {
        let state = games.get(2, "1/analysis").await["type"].take();
        if state != "running" {
            break state;
        }
        sleep(Duration::from_millis(20)).await;
    };
    journal.set(State::AwayAfter(journal.writes()));
    assert_eq!(server.post(1, &path, Value::Null).await.1["type"], "running");
    assert_eq!(ended().await, "failed");
    journal.set(State::There);
    assert_eq!(server.post(2, &path, Value::Null).await.1["type"], "running");
    assert_eq!(ended().await, "done");
    server.stop().await;
}

/// What counts is who might watch while the game was played, not who may watch now.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shown_to_those_who_played_it_and_those_who_might_watch_it() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    let games = Games { server: &server, room };
    assert_eq!(games.refusal(1, 0).await, "unknown_record");
    assert_eq!(games.refusal(1, 2).await, "unknown_record");
    concede(&mut clients[..2]).await;
    let_watch(&mut clients[0], false).await;
    clients[0].ok(json!({"type": "start"})).await;
    let seas = [1, 2].map(|number| format!("/t/{}/games/{number}/sea.png", games.room));
    assert_eq!(server.status_for_stranger(&seas[1]).await, 404, "the game is running");
    concede(&mut clients[..2]).await;
    let stranger = 9;
    for spectators in [false, true] {
        let_watch(&mut clients[0], spectators).await;
        assert_eq!(games.refusal(stranger, 1).await, Value::Null);
        assert_eq!(games.refusal(stranger, 2).await, "spectators_off");
        assert_eq!(games.refusal(2, 2).await, Value::Null);
        assert_eq!(server.status_for_stranger(&seas[0]).await, 200);
        assert_eq!(server.status_for_stranger(&seas[1]).await, 404);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_contest_that_was_closed_is_replayed_without_a_result() {
    let server = Server::start().await;
    let contest = json!({"game": "tranquility", "options": {"grid": "competition"}});
    let (room, mut clients) = server.game_with(contest, 2).await;
    let games = Games { server: &server, room };
    play(&mut clients, 3).await;
    for client in &mut clients[..2] {
        client.ok(json!({"type": "close"})).await;
    }
    let replay = games.get(1, "1/replay").await;
    assert_eq!((&replay["closed"], &replay["outcome"]), (&json!(true), &Value::Null));
    assert_eq!(replay["positions"], 4);
    let views = games.get(1, "1/replay/views?as=table").await["views"].take();
    assert_eq!(views[3]["game"]["revealed"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_leads_the_others_through_a_game_that_is_over() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    play(&mut clients, 2).await;
    let sight = json!({"position": 2, "viewpoint": "open", "guided": true, "pointer": 7});
    clients[0].refused(json!({"type": "lead"}), "game_running").await;
    concede(&mut clients[..2]).await;
    catch_up(&mut clients).await;

    clients[1].ok(json!({"type": "lead"})).await;
    clients[1].send(json!({"type": "show", "sight": sight})).await.unwrap();
    for (guest, own) in [(0, false), (2, false)] {
        let client = &mut clients[guest];
        client.until(|it| it.led["sight"] == sight).await.unwrap();
        assert_eq!((&client.led["name"], &client.led["seat"]), (&json!("Bo"), &json!(1)));
        assert_eq!(client.led["own"], own);
    }
    let mut late = Client::join(server.address, &room, 9).await;
    late.until(|it| it.led["sight"] == sight).await.unwrap();
    clients[0].refused(json!({"type": "show", "sight": sight}), "not_leading").await;

    // Who may lead no longer leads no more, and all are told at once.
    late.refused(json!({"type": "lead"}), "name_required").await;
    late.ok(json!({"type": "name", "name": "Eve"})).await;
    clients[0].until(|it| !it.view["you"]["may"]["guests"][0]["name"].is_null()).await.unwrap();
    let guests = clients[0].view["you"]["may"]["guests"].as_array().unwrap().clone();
    let eve = guests.iter().find(|guest| guest["name"] == "Eve").unwrap()["guest"].clone();
    let options = clients[0].view["table"]["options"].clone();
    let settings = |spectators: bool| {
        let settings = json!({"options": options, "talk": "silent", "spectators": spectators});
        json!({"type": "configure", "settings": settings})
    };
    let mute = |muted: bool| json!({"type": "mute", "guest": eve, "muted": muted});
    for (ends, again) in [
        (mute(true), mute(false)),
        (settings(false), settings(true)),
        (json!({"type": "remove_guest", "guest": eve}), Value::Null),
    ] {
        late.ok(json!({"type": "lead"})).await;
        for client in &mut clients[..2] {
            client.until(|it| it.led["name"] == "Eve").await.unwrap();
        }
        clients[0].ok(ends).await;
        for client in &mut clients[..2] {
            client.until(|it| it.led.is_null()).await.unwrap();
        }
        if !again.is_null() {
            clients[0].ok(again).await;
            clients[0].ok(json!({"type": "ping"})).await;
            assert_eq!(clients[0].led, Value::Null, "it has ended");
        }
    }

    clients[1].ok(json!({"type": "lead"})).await;
    clients[0].until(|it| it.led["name"] == "Bo").await.unwrap();
    drop(clients.remove(1));
    clients[0].until(|it| it.led.is_null()).await.unwrap();
    server.stop().await;
}
