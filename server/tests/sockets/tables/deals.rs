//! Deals that have a code: given by one table, played by others, their results beside each other.

use crate::sockets::server::Server;
use serde_json::{Value, json};
use test_support::client::{Client, fresh_id};

pub fn concede() -> Value {
    json!({"type": "act", "action": {"type": "concede"}})
}

pub fn start() -> Value {
    json!({"type": "start"})
}

/// A table of that guest, who sits alone at it.
pub async fn alone(server: &Server, guest: u8, body: Value) -> (String, Client) {
    let room = server.room_of(guest, body).await;
    let mut client = Client::join(server.address, &room, guest).await;
    let name = ["Ana", "Bo", "Chi"][usize::from(guest - 1)];
    client.ok(json!({"type": "sit", "seat": 0, "name": name})).await;
    (room, client)
}

/// What the guest holds and sees.
pub fn cards(client: &Client) -> (Value, Value) {
    (client.view["you"]["game"]["hand"].clone(), client.view["game"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_given_a_code_played_elsewhere_and_compared() {
    let server = Server::start().await;
    let (room, mut ana) =
        alone(&server, 1, json!({"game": "tranquility", "options": {"removed": 6}})).await;
    ana.ok(start()).await;
    let first = cards(&ana);
    let give = format!("/api/rooms/{room}/games/1/deal");
    let (status, refused) = server.post(1, &give, json!({})).await;
    assert_eq!((status, &refused["code"]), (409, &json!("game_not_over")));
    ana.ok(concede()).await;

    let (status, given) = server.post(3, &give, json!({})).await;
    assert_eq!(status, 200, "a guest who may see the record: {given}");
    let code = given["code"].as_str().unwrap().to_owned();
    assert_eq!(server.post(1, &give, json!({})).await.1, given, "it has one code");

    let deal = json!({"type": "given", "code": code.to_uppercase()});
    let other = json!({"game": "tranquility", "options": {"removed": 4}, "deal": deal});
    let (status, refused) = server.post(2, "/api/rooms", other).await;
    assert_eq!((status, &refused["code"]), (409, &json!("deal_fixed")));
    let (second_room, mut bo) = alone(&server, 2, json!({"deal": deal})).await;
    assert_eq!(bo.view["table"]["options"]["removed"], 6);
    assert_eq!(bo.view["table"]["deal"], json!({"type": "given", "code": code}));
    bo.ok(start()).await;
    assert_eq!(cards(&bo), first);

    // The same deal again, at the table where it was dealt first.
    ana.ok(json!({"type": "choose_deal", "deal": "same"})).await;
    assert_eq!(ana.view["table"]["deal"]["code"], code);
    ana.ok(start()).await;
    assert_eq!(cards(&ana), first);
    ana.ok(concede()).await;

    let (_, page) = server.get(2, &format!("/api/deals/{code}")).await;
    assert_eq!((&page["code"], &page["game"]), (&json!(code), &json!("tranquility")));
    assert_eq!((&page["seats"], &page["daily"]), (&json!(1), &Value::Null));
    assert_eq!(page["options"]["removed"], 6);
    let results = page["results"].as_array().unwrap();
    let lost = json!({"result": "lost", "reason": "conceded"});
    let of = |key: &str| results.iter().map(|result| result[key].clone()).collect::<Vec<_>>();
    assert_eq!(of("names"), [json!(["Ana"]), json!(["Bo"]), json!(["Ana"])]);
    assert_eq!(of("outcome"), [lost.clone(), Value::Null, lost]);
    assert_eq!(of("running"), [false, true, false]);
    assert_eq!(of("own"), [false, true, false]);
    assert_eq!(of("again"), [false, false, true]);
    assert_eq!(of("uploaded"), [false, false, false]);
    let replays = of("replay");
    assert_eq!(replays[1], Value::Null);
    for (link, games) in [(&replays[0], 1), (&replays[2], 2)] {
        let id = link.as_str().and_then(|link| link.strip_prefix("/replay/")).expect("a link");
        let of_table = format!("/api/rooms/{room}/games/{games}/replay");
        let shown = server.get(2, &format!("/api/records/{id}/replay")).await;
        assert_eq!(shown, server.get(2, &of_table).await);
        assert_eq!((shown.0, &shown.1["id"]), (200, &json!(id)));
    }
    let (_, own) = server.get(1, &format!("/api/deals/{code}")).await;
    assert_eq!(own["results"][2]["replay"], format!("/t/{room}/games/2"));
    assert_eq!(of("figures")[1], Value::Null);
    assert!(of("figures")[0]["of"].is_number());
    assert!(!page.to_string().contains("deal\":["), "no cards: {page}");

    // Guests who may not watch get no replay.
    let closed = json!({"options": page["options"], "talk": "silent", "spectators": false});
    bo.ok(concede()).await;
    bo.ok(json!({"type": "configure", "settings": closed})).await;
    bo.ok(json!({"type": "choose_deal", "deal": "same"})).await;
    bo.ok(start()).await;
    bo.ok(concede()).await;
    let (_, page) = server.get_as_stranger(&format!("/api/deals/{code}")).await;
    let newest = page["results"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&newest["names"], &newest["replay"]), (&json!(["Bo"]), &Value::Null));
    let (_, page) = server.get(2, &format!("/api/deals/{code}")).await;
    assert_eq!(page["results"][3]["replay"], format!("/t/{second_room}/games/2"));

    // What a guest without a name has played is shown to others with the name.
    let deal = json!({"type": "given", "code": code});
    let (_, made) = server.post(4, "/api/rooms", json!({"deal": deal, "unnamed": true})).await;
    let unnamed = made["code"].as_str().unwrap();
    let mut dee = Client::join(server.address, unnamed, 4).await;
    dee.ok(start()).await;
    let course = format!("/api/rooms/{unnamed}/games/1/course");
    assert_eq!(server.get(4, &course).await.0, 200);
    let (status, refused) = server.get(3, &course).await;
    assert_eq!((status, &refused["code"]), (403, &json!("spectators_off")));
    dee.ok(concede()).await;
    dee.ok(json!({"type": "choose_deal", "deal": "same"})).await;
    dee.ok(start()).await;
    dee.ok(concede()).await;
    let room = server.room_of(4, json!({"deal": deal})).await;
    let mut named = Client::join(server.address, &room, 4).await;
    named.ok(json!({"type": "sit", "seat": 0, "name": "Dee"})).await;
    named.ok(start()).await;
    let of_dee = async || {
        let (_, page) = server.get(3, &format!("/api/deals/{code}")).await;
        let results = page["results"].as_array().unwrap().iter();
        let hers = results.filter(|result| result["names"] == json!(["Dee"]));
        hers.map(|result| result["again"] == true).collect::<Vec<_>>()
    };
    assert_eq!(of_dee().await, [true]);
    dee.ok(json!({"type": "name", "name": "Dee"})).await;
    assert_eq!(of_dee().await, [false, true, true]);

    for unknown in ["abcdefghjkmn", "abc", "%F0%9F%90%99"] {
        let (status, refused) = server.get(1, &format!("/api/deals/{unknown}")).await;
        assert_eq!((status, &refused["code"]), (404, &json!("unknown_deal")), "{unknown}");
    }
    let deal = json!({"deal": {"type": "given", "code": "abcdefghjkmn"}});
    assert_eq!(server.post(1, "/api/rooms", deal).await.0, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn earlier_games_of_a_table_are_closed_while_it_plays_the_deal_again() {
    let server = Server::start().await;
    let (room, mut ana) = alone(&server, 1, json!({"game": "tranquility"})).await;
    ana.ok(start()).await;
    ana.ok(concede()).await;
    let game = format!("/api/rooms/{room}/games/1");
    let code = server.post(1, &format!("{game}/deal"), json!({})).await.1["code"].clone();
    let page = format!("/api/deals/{}", code.as_str().unwrap());
    let ends = ["log", "record", "replay", "replay/views?as=open", "replay/views?as=table"];
    let routes = ends.map(|end| format!("{game}/{end}"));
    let own = json!(format!("/t/{room}/games/1"));
    let (_, listed) = server.get(2, &page).await;
    let replay = listed["results"][0]["replay"].clone();
    let id = replay.as_str().and_then(|link| link.strip_prefix("/replay/")).expect("a link");
    let linked = ["record", "replay", "replay/views?as=open"];
    let routes = [&routes[..], &linked.map(|end| format!("/api/records/{id}/{end}"))].concat();

    // Another table that plays it closes nothing: its guests were told that others may know the cards.
    let (_, mut bo) = alone(&server, 2, json!({"deal": {"type": "given", "code": code}})).await;
    bo.ok(start()).await;
    for again in [false, true, false] {
        for guest in [1, 2, 3] {
            for route in &routes {
                let (status, answer) = server.get(guest, route).await;
                let expected =
                    if again { (403, json!("deal_being_played")) } else { (200, Value::Null) };
                assert_eq!((status, answer["code"].clone()), expected, "{route}");
            }
            let (_, listed) = server.get(guest, &page).await;
            let link = if guest == 1 { &own } else { &replay };
            let shown = if again { &Value::Null } else { link };
            assert_eq!(&listed["results"][0]["replay"], shown);
        }
        if again {
            let own = format!("/api/rooms/{room}/games/2/log");
            assert_eq!(server.get(1, &own).await.0, 200, "the game that is played");
            ana.ok(concede()).await;
        } else if ana.view["table"]["games"] == 1 {
            ana.ok(json!({"type": "choose_deal", "deal": "same"})).await;
            ana.ok(start()).await;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_record_can_be_played() {
    let server = Server::start().await;
    let record = include_str!("../../../record/tests/records/good/won_2.json");
    let record: Value = serde_json::from_str(record).unwrap();
    let upload = async |record: &Value| {
        let (status, uploaded) = server.post(1, "/api/records", record.clone()).await;
        assert_eq!(status, 201, "{uploaded}");
        uploaded["id"].as_str().unwrap().to_owned()
    };
    let id = upload(&record).await;
    let (status, given) = server.post(2, &format!("/api/records/{id}/deal"), json!({})).await;
    assert_eq!(status, 200, "{given}");
    let code = given["code"].as_str().unwrap();
    let again = upload(&record).await;
    let (_, same) = server.post(2, &format!("/api/records/{again}/deal"), json!({})).await;
    assert_eq!(same, given);

    let room = server.room_of(2, json!({"deal": {"type": "given", "code": code}})).await;
    let mut players = Vec::new();
    for seat in 0..2 {
        let mut client = Client::join(server.address, &room, seat + 2).await;
        let name = ["Bo", "Chi"][usize::from(seat)];
        client.ok(json!({"type": "sit", "seat": seat, "name": name})).await;
        players.push(client);
    }
    players[0].ok(start()).await;
    let (_, page) = server.get(1, &format!("/api/deals/{code}")).await;
    let results = page["results"].as_array().unwrap();
    let of = |key: &str| results.iter().map(|result| result[key].clone()).collect::<Vec<_>>();
    assert_eq!(of("uploaded"), [true, true, false]);
    assert_eq!(
        of("replay")[..2],
        [json!(format!("/replay/{id}")), json!(format!("/replay/{again}"))]
    );
    assert_eq!(results[0]["outcome"], record["outcome"]);
    let (_, to_others) = server.get(2, &format!("/api/deals/{code}")).await;
    assert_eq!(
        to_others["results"][0]["replay"],
        Value::Null,
        "its link is the uploader's to give"
    );
    assert_eq!(page["seats"], 2);

    // What is cut off before the game begins is no deal that could be played.
    let mut cut = record.clone();
    cut["moves"] = json!([]);
    cut["outcome"] = Value::Null;
    let id = upload(&cut).await;
    let (status, refused) = server.post(1, &format!("/api/records/{id}/deal"), json!({})).await;
    assert_eq!((status, &refused["code"]), (409, &json!("deal_incomplete")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_start_begins_one_game() {
    let server = Server::start().await;
    let (_, mut ana) = alone(&server, 1, json!({"game": "tranquility"})).await;
    ana.ok(start()).await;
    ana.ok(concede()).await;
    ana.ok(json!({"type": "choose_deal", "deal": "same"})).await;
    let code = ana.view["table"]["deal"]["code"].as_str().unwrap().to_owned();
    let id = fresh_id();
    for _ in 0..2 {
        ana.send_as(&id, start()).await.unwrap();
        assert_eq!(ana.answer(&id).await.unwrap(), Ok(()));
    }
    let (_, page) = server.get(1, &format!("/api/deals/{code}")).await;
    assert_eq!(page["results"].as_array().unwrap().len(), 2);
    server.stop().await;
}
