//! The deal of the day: the same for all guests, and closed to all but its players.

use crate::sockets::{
    server::Server,
    tables::deals::{alone, cards, concede, start},
};
use journal::{Journal, SqliteJournal};
use rules::Seed;
use serde_json::{Value, json};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use test_support::{choose::choose, client::Client};
use tranquility::{clock::Clock, deals::daily::DayKey};

const HOUR: u64 = 60 * 60 * 1000;
/// Noon of 21 November 2026.
const NOON: u64 = 1_795_262_400_000;
const TODAY: &str = "2026-11-21";

/// A server whose clock the test sets, and whose rooms look at it often.
async fn server() -> (Server, Arc<AtomicU64>) {
    let now = Arc::new(AtomicU64::new(NOON));
    let told = now.clone();
    let clock = Clock::new(move || told.load(Ordering::Relaxed));
    let arguments = ["--limits=off", "--set=away-after=0.1,free-after=0.1"];
    let data = tempfile::tempdir().unwrap();
    (Server::at(clock, data, &arguments).await, now)
}

/// Plays a game that has one seat to its end.
async fn play_out(client: &mut Client) {
    while client.view["table"]["phase"] == "playing" {
        let action = choose(&client.view);
        assert_ne!(action["type"], "concede");
        client.ok(json!({"type": "act", "action": action})).await;
    }
}

/// A table of that guest, who plays the deal of the day alone.
async fn daily(server: &Server, guest: u8) -> (String, Client) {
    let body = json!({"game": "tranquility", "deal": {"type": "daily"}});
    let (room, mut client) = alone(server, guest, body).await;
    client.ok(start()).await;
    (room, client)
}

/// All addresses under which something of a game can be seen.
fn addresses(room: &str, number: u8) -> Vec<String> {
    ["log", "record", "replay", "replay/views?as=table", "replay/views?as=open", "analysis"]
        .map(|end| format!("/api/rooms/{room}/games/{number}/{end}"))
        .into()
}

async fn assert_closed(server: &Server, guest: u8, addresses: &[String]) {
    for address in addresses {
        let (status, refused) = server.get(guest, address).await;
        assert_eq!((status, &refused["code"]), (403, &json!("daily_not_over")), "{address}");
    }
}

async fn assert_open(server: &Server, guest: u8, addresses: &[String]) {
    for address in addresses {
        let (status, answer) = server.get(guest, address).await;
        assert_eq!(status, 200, "{address}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_guest_plays_the_same_deal_and_a_second_game_of_it_is_marked() {
    let (server, now) = server().await;
    let (_, mut ana) = daily(&server, 1).await;
    let (_, mut bo) = daily(&server, 2).await;
    assert_eq!(cards(&ana), cards(&bo));
    assert_eq!(
        ana.view["table"]["fairness"],
        json!({
            "commitment": bo.view["table"]["fairness"]["commitment"],
            "seed": null, "kind": "day", "date": TODAY
        })
    );

    ana.ok(concede()).await;
    ana.refused(json!({"type": "choose_deal", "deal": "same"}), "daily_not_over").await;
    now.fetch_add(1, Ordering::Relaxed);
    let (_, mut elsewhere) = daily(&server, 1).await;
    assert_eq!(cards(&elsewhere), cards(&bo));
    elsewhere.ok(concede()).await;
    let path = format!("/api/daily/{TODAY}/tranquility");
    let listed = server.get(1, &path).await.1["deals"][0]["results"].clone();
    let again: Vec<_> = listed.as_array().unwrap().iter().map(|game| &game["again"]).collect();
    assert_eq!(again, [false, false, true], "Ana's, Bo's, and Ana's second");
    // Other options are another deal, and so is that of the next day.
    let options = elsewhere.view["table"]["options"].clone();
    let mut other = options.clone();
    other["removed"] = json!(4);
    let settings = json!({"options": other, "talk": "silent", "spectators": true});
    elsewhere.ok(json!({"type": "configure", "settings": settings})).await;
    elsewhere.ok(start()).await;
    assert_ne!(cards(&elsewhere), cards(&bo));
    ana.ok(json!({"type": "choose_deal", "deal": "daily"})).await;
    now.fetch_add(24 * HOUR, Ordering::Relaxed);
    ana.ok(start()).await;
    assert_eq!(ana.view["table"]["fairness"]["date"], "2026-11-22");
    bo.ok(concede()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn its_games_are_closed_to_all_but_their_players_until_the_day_is_over() {
    let (server, now) = server().await;
    let (room, mut ana) = daily(&server, 1).await;
    now.fetch_add(1, Ordering::Relaxed);
    let (_, mut bo) = daily(&server, 2).await;
    play_out(&mut bo).await;
    ana.ok(concede()).await;
    let everything = addresses(&room, 1);

    // Chi has not played, Bo has finished the deal elsewhere.
    let mut chi = Client::join(server.address, &room, 3).await;
    assert_eq!(
        (&chi.view["game"], &chi.view["you"]["may"]["watch"]),
        (&Value::Null, &json!(false))
    );
    let bo_here = Client::join(server.address, &room, 2).await;
    assert_eq!(bo_here.view["you"]["may"]["watch"], false);
    assert_closed(&server, 2, &everything).await;
    assert_closed(&server, 3, &everything).await;
    // The played game is open to its players; the unplayed cards to no one.
    assert_open(&server, 1, &everything[..1]).await;
    assert_closed(&server, 1, &everything[1..]).await;
    assert_eq!(ana.view["table"]["phase"], "over");
    assert_eq!(ana.view["game"]["revealed"], Value::Null);
    assert_eq!(bo_here.view["game"], Value::Null);
    let (status, refused) =
        server.post(1, &format!("/api/rooms/{room}/games/1/deal"), json!({})).await;
    assert_eq!((status, &refused["code"]), (403, &json!("daily_not_over")));

    let path = format!("/api/daily/{TODAY}/tranquility");
    let (_, listed) = server.get(2, &path).await;
    assert_eq!((&listed["date"], &listed["over"]), (&json!(TODAY), &json!(false)));
    let deal = &listed["deals"][0];
    assert_eq!((&deal["seats"], &deal["played"]), (&json!(1), &json!(2)));
    assert_eq!((&deal["finished"], &deal["results"][0]["names"]), (&json!(true), &json!(["Ana"])));
    assert_eq!(deal["results"][0]["replay"], Value::Null);
    assert_eq!(deal["results"][0]["outcome"]["result"], "lost");
    for (_, closed) in [server.get(3, &path).await, server.get_as_stranger(&path).await] {
        let deal = &closed["deals"][0];
        assert_eq!((&deal["played"], &deal["finished"]), (&json!(2), &json!(false)));
        assert_eq!(deal["results"], Value::Null);
    }

    // At midnight all that opens, without a reconnection.
    now.store(NOON + 12 * HOUR, Ordering::Relaxed);
    chi.until(|chi| chi.view["game"].is_object()).await.unwrap();
    let seed = chi.view["table"]["fairness"]["seed"].clone();
    let seed = Seed::from_hex(seed.as_str().unwrap()).unwrap();
    let (_, day) = server.get_as_stranger(&format!("/api/daily/{TODAY}")).await;
    let key = DayKey::from_hex(day["key"].as_str().unwrap()).unwrap();
    assert_eq!(key.seed("tranquility", &listed["deals"][0]["options"], 1), seed);
    assert!(chi.view["game"]["revealed"].is_object());
    assert_open(&server, 3, &everything).await;
    let (_, replay) = server.get(3, &everything[2]).await;
    assert_eq!(replay["daily"], TODAY);
    let (_, listed) = server.get_as_stranger(&path).await;
    assert_eq!(listed["deals"][0]["results"].as_array().unwrap().len(), 2);
    let (_, given) = server.post(3, &format!("/api/rooms/{room}/games/1/deal"), json!({})).await;
    let code = given["code"].as_str().unwrap();
    let (_, page) = server.get_as_stranger(&format!("/api/deals/{code}")).await;
    assert_eq!(page["daily"], TODAY);
    assert_eq!(page["results"].as_array().unwrap().len(), 2, "all that played it on its day");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_finished_it_sees_how_other_games_ended() {
    let (server, _) = server().await;
    let (room, _ana) = daily(&server, 1).await;
    let log = &addresses(&room, 1)[..1];
    let path = format!("/api/daily/{TODAY}/tranquility");
    for (guest, gives_up) in [(2, true), (3, false)] {
        let (_, mut elsewhere) = daily(&server, guest).await;
        assert_eq!(server.get(guest, &path).await.1["deals"][0]["results"], Value::Null);
        if gives_up {
            elsewhere.ok(concede()).await;
        } else {
            play_out(&mut elsewhere).await;
        }
        assert!(server.get(guest, &path).await.1["deals"][0]["results"].is_array());
        assert_closed(&server, guest, log).await;
    }

    // A player without a name is listed for others once there is one.
    let listed = async || server.get(3, &path).await.1["deals"][0]["results"].clone();
    let before = listed().await;
    let body = json!({"game": "tranquility", "deal": {"type": "daily"}, "unnamed": true});
    let (_, made) = server.post(4, "/api/rooms", body).await;
    let mut dee = Client::join(server.address, made["code"].as_str().unwrap(), 4).await;
    dee.ok(start()).await;
    dee.ok(concede()).await;
    assert_eq!(listed().await, before);
    dee.ok(json!({"type": "name", "name": "Dee"})).await;
    let lists_dee =
        |results: Value| results.as_array().unwrap().iter().any(|one| one["names"][0] == "Dee");
    assert!(lists_dee(listed().await));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_record_of_it_is_as_closed_as_the_game() {
    let (server, now) = server().await;
    let (room, mut ana) = daily(&server, 1).await;
    ana.ok(concede()).await;
    // As if a guest had known the cards before the day was over.
    now.store(NOON + 12 * HOUR, Ordering::Relaxed);
    let (_, mut record) = server.get(1, &format!("/api/rooms/{room}/games/1/record")).await;
    now.store(NOON, Ordering::Relaxed);
    for cut in [false, true] {
        if cut {
            record["moves"] = json!([]);
            record["outcome"] = Value::Null;
        }
        let (status, uploaded) = server.post(1, "/api/records", record.clone()).await;
        assert_eq!(status, 201);
        let id = uploaded["id"].as_str().unwrap();
        let everything = ["record", "replay", "replay/views?as=open"]
            .map(|end| format!("/api/records/{id}/{end}"));
        now.store(NOON, Ordering::Relaxed);
        assert_closed(&server, 1, &everything).await;
        assert_closed(&server, 2, &everything).await;
        assert_eq!(server.get_as_stranger(&everything[0]).await.0, 403);
        let sea = format!("/replay/{id}/sea.png");
        assert_eq!(server.status_for_stranger(&sea).await, 404);
        let (status, refused) = server.post(1, &format!("/api/records/{id}/deal"), json!({})).await;
        assert_eq!((status, &refused["code"]), (403, &json!("daily_not_over")));
        now.store(NOON + 12 * HOUR, Ordering::Relaxed);
        assert_open(&server, 2, &everything).await;
        let (_, replay) = server.get_as_stranger(&everything[1]).await;
        assert_eq!(replay["daily"], TODAY);
        assert_eq!(server.status_for_stranger(&sea).await, 200);
        now.store(NOON, Ordering::Relaxed);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_of_a_day_is_published_when_it_is_over() {
    let (server, now) = server().await;
    let (_, today) = server.get_as_stranger("/api/daily").await;
    assert_eq!((&today["date"], &today["over"]), (&json!(TODAY), &json!(false)));
    assert_eq!((&today["key"], &today["ends_at"]), (&Value::Null, &json!(NOON + 12 * HOUR)));
    let path = format!("/api/daily/{TODAY}");
    assert_eq!(server.get_as_stranger(&path).await.1, today);
    for unknown in ["2026-11-22", "2026-11-20", "2026-11-31", "today", "%F0%9F%90%99"] {
        for end in ["", "/tranquility"] {
            let (status, refused) =
                server.get_as_stranger(&format!("/api/daily/{unknown}{end}")).await;
            assert_eq!((status, &refused["code"]), (404, &json!("unknown_day")), "{unknown}");
        }
    }
    let (status, refused) = server.get_as_stranger(&format!("{path}/chess")).await;
    assert_eq!((status, &refused["code"]), (422, &json!("unknown_game")));

    now.store(NOON + 12 * HOUR, Ordering::Relaxed);
    let (_, over) = server.get_as_stranger(&path).await;
    assert_eq!((&over["over"], &over["commitment"]), (&json!(true), &today["commitment"]));
    let key = DayKey::from_hex(over["key"].as_str().unwrap()).unwrap();
    assert_eq!(today["commitment"], key.commitment());
    assert_ne!(server.get_as_stranger("/api/daily").await.1["commitment"], today["commitment"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_noted_and_never_began_is_not_listed() {
    let (server, _) = server().await;
    let (room, mut ana) = alone(&server, 1, json!({"game": "tranquility"})).await;
    let options = ana.view["table"]["options"].clone();
    let ana_id = server.get(1, "/api/me").await.1["id"].clone();
    // As a server leaves it that dies between its note and the game.
    let note = |number: u32| {
        json!({
            "options": options, "seats": 1, "at": NOON, "room": room, "number": number,
            "guests": [ana_id]
        })
    };
    let journal = SqliteJournal::open(&server.data.path().join("journal.db")).unwrap();
    let stream = format!("daily/{TODAY}/tranquility");
    let notes = [note(1), note(2)].map(|note| note.to_string().into_bytes());
    journal.append(&stream, 0, notes.into()).await.unwrap();
    ana.ok(start()).await;
    ana.ok(concede()).await;

    let path = format!("/api/daily/{TODAY}/tranquility");
    assert_eq!(server.get(1, &path).await.1["deals"], json!([]), "game 1 is another, 2 is none");
    let (_, _elsewhere) = daily(&server, 1).await;
    assert_eq!(server.get(1, &path).await.1["deals"][0]["played"], 1);
    server.stop().await;
}
