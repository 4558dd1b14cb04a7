//! Computer partners on seats.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, MINUTE, TestTable, WIM, guest, options};
use tranquility::{protocol::message::Talk, room::model::room::Room};

fn add(seat: u8, level: &str) -> Value {
    json!({"type": "add_partner", "seat": seat, "level": level})
}

fn seat(table: &TestTable, seat: usize) -> Value {
    table.view(ANA)["table"]["seats"][seat].clone()
}

fn may(table: &TestTable, number: u8) -> Value {
    table.view(number)["you"]["may"].clone()
}

/// The guests on the first seats, and partners on the next ones, in a game that has just begun.
fn mixed(guests: u8, partners: u8) -> TestTable {
    let mut table = TestTable::new();
    table.seat(guests);
    for place in guests..guests + partners {
        table.ok(ANA, add(place, "steady"));
    }
    table.ok(ANA, json!({"type": "start"}));
    table
}

#[test]
fn the_host_seats_changes_and_removes_partners() {
    let mut table = TestTable::new();
    table.seat(2);
    table.ok(ANA, add(2, "gentle"));
    table.ok(ANA, add(4, "sharp"));
    let (one, other) = (seat(&table, 2), seat(&table, 4));
    assert_eq!((&one["partner"]["level"], &one["presence"]), (&json!("gentle"), &json!("here")));
    assert_eq!(other["partner"]["level"], "sharp");
    assert_ne!(one["name"], other["name"]);
    assert_ne!(one["partner"]["face"], other["partner"]["face"]);
    assert_eq!(seat(&table, 0).get("partner"), None);

    table.ok(ANA, json!({"type": "change_partner", "seat": 2, "level": "steady"}));
    let changed = seat(&table, 2);
    assert_eq!((&changed["name"], &changed["partner"]["level"]), (&one["name"], &json!("steady")));
    let length = table.room.length();
    table.ok(ANA, json!({"type": "change_partner", "seat": 2, "level": "steady"}));
    assert_eq!(table.room.length(), length, "nothing has changed");

    table.refused(ANA, add(1, "gentle"), "seat_taken");
    table.refused(ANA, add(2, "gentle"), "seat_taken");
    table.refused(ANA, add(5, "gentle"), "seat_out_of_range");
    for kind in ["change_partner", "remove_partner"] {
        for place in [1, 3, 5] {
            let mut command = json!({"type": kind, "seat": place});
            if kind == "change_partner" {
                command["level"] = "gentle".into();
            }
            table.refused(ANA, command, "not_partner");
        }
    }
    table.refused(BO, add(3, "gentle"), "not_host");
    table.refused(BO, json!({"type": "remove_partner", "seat": 2}), "not_host");
    table.ok(ANA, json!({"type": "remove_partner", "seat": 4}));
    assert_eq!(seat(&table, 4), Value::Null);
    table.check_fold();

    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(table.view(ANA)["table"]["partners"], json!([2]));
    table.refused(ANA, add(3, "gentle"), "game_running");
    table.refused(ANA, json!({"type": "remove_partner", "seat": 2}), "game_running");
    table.refused(
        ANA,
        json!({"type": "change_partner", "seat": 2, "level": "gentle"}),
        "game_running",
    );
}

#[test]
fn a_partner_is_no_guest() {
    let mut table = TestTable::new();
    table.seat(1);
    table.ok(ANA, add(1, "steady"));
    table.refused(ANA, json!({"type": "hand_over", "seat": 1}), "no_guest_there");
    table.refused(ANA, json!({"type": "remove", "seat": 1}), "no_guest_there");
    let name = seat(&table, 1)["name"].as_str().unwrap().to_lowercase();
    table.refused(BO, json!({"type": "sit", "seat": 2, "name": name}), "name_confusable");
    table.leave(ANA);
    table.wait(10 * MINUTE);
    assert_eq!(table.room.host(), guest(ANA), "the role passes to no partner");
}

#[test]
fn a_guest_takes_a_partners_place_between_games() {
    let mut table = TestTable::new();
    table.seat(1);
    for place in 1..5 {
        table.ok(ANA, add(place, "steady"));
    }
    let name = seat(&table, 3)["name"].clone();
    table.ok(BO, json!({"type": "sit", "seat": 3, "name": name}));
    assert_eq!((&seat(&table, 3)["name"], seat(&table, 3).get("partner")), (&name, None));
    table.ok(ANA, json!({"type": "lock", "locked": true}));
    table.refused(CHI, json!({"type": "sit", "seat": 2, "name": "Chi"}), "table_locked");
    table.check_fold();
}

#[test]
fn names_of_guests_without_a_seat_give_way_to_partners() {
    let mut table = TestTable::new();
    table.ok(ANA, add(0, "steady"));
    let name = seat(&table, 0)["name"].clone();
    table.ok(ANA, json!({"type": "remove_partner", "seat": 0}));
    table.ok(WIM, json!({"type": "name", "name": name}));
    table.ok(ANA, add(0, "steady"));
    assert_eq!(seat(&table, 0)["name"], name);
    assert_eq!(table.view(WIM)["you"]["name"], Value::Null);
    table.check_fold();
}

#[test]
fn tables_of_two_to_five_seats_play_to_the_end() {
    for (guests, partners) in [(1, 1), (1, 2), (2, 1), (1, 4), (2, 3)] {
        let mut table = mixed(guests, partners);
        table.play_until(|_| false);
        assert_eq!(table.view(ANA)["table"]["phase"], "over");
        table.check_fold();
    }
}

#[test]
fn partners_alone_play_every_game_while_their_host_watches() {
    let ascent = json!({"trail": false, "documentary": 0, "wildlife": false, "grapples": 0});
    let mut competition = options(0);
    competition["grid"] = "competition".into();
    for (game, options, partners) in [
        ("tranquility", options(0), 4),
        ("tranquility", options(8), 1),
        ("tranquility", competition, 2),
        ("ascent", ascent, 3),
        ("santa-timea", json!({"experienced": false}), 3),
    ] {
        let mut table = TestTable::of(game, options, Talk::Silent, true);
        for place in 0..partners {
            table.ok(ANA, add(place, "steady"));
        }
        table.ok(ANA, json!({"type": "start"}));
        table.play_until(|_| false);
        let view = table.view(ANA);
        assert_eq!(view["table"]["phase"], "over", "{game}");
        assert_eq!(view["table"]["closed"], false, "{game}");
        table.check_fold();
    }
}

#[test]
fn t_7_5_partners_say_which_storm_they_would_end() {
    let mut stormy = options(0);
    stormy["storms"] = true.into();
    let mut table = TestTable::of("tranquility", stormy, Talk::Silent, true);
    table.seat(2);
    table.ok(ANA, add(2, "steady"));
    table.ok(ANA, json!({"type": "start"}));
    let opinion = |table: &TestTable| {
        let phrases = table.view(ANA)["table"]["phrases"].as_array().cloned().unwrap_or_default();
        phrases.into_iter().find(|phrase| phrase["seat"] == 2).map(|it| it["phrase"].clone())
    };
    let is_open = |table: &TestTable| table.view(ANA)["table"]["window"]["kind"] == "opinions";
    let mut missing = vec!["end", "keep"];
    for _ in 0..600 {
        table.play_games_to(|table| is_open(table) && opinion(table).is_some());
        let said = opinion(&table);
        missing.retain(|kind| said.as_ref().is_none_or(|phrase| phrase["type"] != *kind));
        if missing.is_empty() {
            break;
        }
        table.play_until(|table| !is_open(table));
    }
    assert!(missing.is_empty(), "no one has said {missing:?}");
    table.check_fold();
}

#[test]
fn partners_stay_for_the_next_game() {
    let mut table = mixed(1, 2);
    table.ok(ANA, json!({"type": "end_game"}));
    table.ok(ANA, json!({"type": "change_partner", "seat": 2, "level": "sharp"}));
    let before = table.view(ANA)["table"]["seats"].clone();
    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(table.view(ANA)["table"]["seats"], before);
    assert_eq!(table.view(ANA)["table"]["partners"], json!([1, 2]));
    table.check_fold();
}

#[test]
fn an_answer_counts_for_its_turn_alone() {
    let mut table = mixed(0, 3);
    let turn = table.room.partner_turns().next().unwrap();
    let known = table.room.known_to(turn.seat).unwrap();
    let action = bots::decide(&known, turn.level, 0, 1).unwrap();
    // Whether or not it holds the Finish card.
    let illegal = table.answer(turn, &json!({"type": "finish"})).unwrap_err();
    assert!(["no_finish_card", "finish_not_ready"].contains(&&*illegal), "{illegal}");
    assert_eq!(table.answer(turn, &action), Ok(true));
    assert_eq!(table.answer(turn, &action), Ok(false), "it is done once");
    let turn = table.room.partner_turns().next().unwrap();
    table.ok(ANA, json!({"type": "end_game"}));
    assert_eq!(table.answer(turn, &action), Ok(false));
    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(table.answer(turn, &action), Ok(false), "not in the next game either");
}

#[test]
fn a_player_hands_the_seat_to_a_partner_and_takes_it_back() {
    let mut table = TestTable::playing(3);
    assert_eq!(may(&table, BO)["play_on"], true);
    table.refused(WIM, json!({"type": "play_on"}), "not_seated");
    table.ok(BO, json!({"type": "play_on"}));
    table.check_fold();

    let held = seat(&table, 1);
    assert_eq!((&held["name"], &held["partner"]["level"]), (&json!("Bo"), &json!("steady")));
    assert_eq!(table.view(ANA)["table"]["partners"], json!([1]));
    let you = table.view(BO)["you"].clone();
    assert_eq!(
        (&you["seat"], &you["game"], &you["name"]),
        (&Value::Null, &Value::Null, &json!("Bo"))
    );
    assert_eq!(you["may"]["take_over"], json!([1]));
    assert_eq!(may(&table, WIM)["take_over"], json!([]), "it is not free");
    let take = json!({"type": "take_over", "seat": 1, "name": "Bo"});
    table.refused(WIM, json!({"type": "take_over", "seat": 1, "name": "Wim"}), "seat_not_free");

    // Meanwhile the partner plays.
    table.play_until(|table| {
        table.room.partner_turns().next().is_none() && table.next_action().is_some()
    });
    table.ok(BO, take.clone());
    table.check_fold();
    assert_eq!(seat(&table, 1).get("partner"), None);
    assert_eq!(table.view(BO)["you"]["seat"], 1);
    assert!(table.view(BO)["you"]["game"]["hand"].is_array(), "what the partner has left of it");
    assert_eq!(table.view(ANA)["table"]["partners"], json!([1]), "it has played");
    table.refused(BO, take, "seat_not_free");
}

#[test]
fn after_the_game_a_partner_has_its_own_name_and_makes_place() {
    let mut table = TestTable::playing(3);
    table.ok(BO, json!({"type": "play_on"}));
    table.play_until(|_| false);
    assert_eq!(table.view(ANA)["table"]["players"], json!(["Ana", "Bo", "Chi"]));
    let held = seat(&table, 1);
    assert_ne!(held["name"], "Bo");
    assert_eq!(held["partner"]["level"], "steady");
    table.ok(BO, json!({"type": "sit", "seat": 1, "name": "Bo"}));
    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(table.view(ANA)["table"].get("partners"), None);
    table.check_fold();
}

#[test]
fn the_host_calls_a_partner_to_a_freed_seat_and_frees_it_again() {
    let mut table = TestTable::playing(3);
    table.leave(CHI);
    table.wait(MINUTE);
    table.refused(ANA, json!({"type": "call_partner", "seat": 2}), "seat_not_free");
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    assert_eq!(may(&table, ANA)["call_partner"], json!([2]));
    assert_eq!(may(&table, BO)["call_partner"], json!([]));
    table.refused(BO, json!({"type": "call_partner", "seat": 2}), "not_host");
    table.ok(ANA, json!({"type": "call_partner", "seat": 2}));
    table.check_fold();
    assert_eq!(seat(&table, 2)["name"], "Chi");
    assert_eq!(may(&table, ANA)["free"], json!([2]));

    table.come(CHI);
    assert_eq!(may(&table, CHI)["take_over"], json!([2]));
    // A friend who comes late gets a seat when the host wants it.
    table.refused(WIM, json!({"type": "take_over", "seat": 2, "name": "Wim"}), "seat_not_free");
    table.refused(BO, json!({"type": "free_seat", "seat": 2}), "not_host");
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    table.ok(WIM, json!({"type": "take_over", "seat": 2, "name": "Wim"}));
    table.check_fold();
    assert_eq!(table.view(WIM)["you"]["plays_as"], "Chi");
}

#[test]
fn a_host_who_hands_over_the_seat_stays_host() {
    let mut table = TestTable::playing(3);
    table.ok(ANA, json!({"type": "play_on"}));
    assert_eq!(table.room.host(), guest(ANA));
    assert_eq!(table.view(ANA)["you"]["host"], true);
    table.ok(ANA, json!({"type": "free_seat", "seat": 0}));
    table.ok(ANA, json!({"type": "call_partner", "seat": 0}));
    table.ok(ANA, json!({"type": "end_game"}));
    assert_eq!(table.view(BO)["table"]["host_name"], "Ana");
}

#[test]
fn partners_concede_when_all_guests_have() {
    let concede = json!({"type": "concede"});
    let mut table = mixed(2, 2);
    assert_eq!(table.act(ANA, concede.clone()), None);
    assert!(table.room.is_running());
    assert_eq!(table.act(BO, concede.clone()), None);
    assert_eq!(table.view(ANA)["game"]["outcome"]["reason"], "conceded");
    table.check_fold();

    let mut table = TestTable::playing(3);
    assert_eq!(table.act(ANA, concede.clone()), None);
    assert_eq!(table.act(BO, concede), None);
    table.ok(CHI, json!({"type": "play_on"}));
    assert_eq!(
        table.view(ANA)["game"]["outcome"]["reason"],
        "conceded",
        "no guest wants to play on"
    );
    table.check_fold();
}

#[test]
fn partners_who_want_to_stop_say_why() {
    let stopping = |table: &TestTable| table.view(WIM)["table"]["stopping"].clone();
    let mut table = mixed(1, 2);
    while stopping(&table).is_null() {
        if !table.room.is_running() {
            table.ok(ANA, json!({"type": "start"}));
        }
        table.play_until(|table| !stopping(table).is_null());
    }
    let said = stopping(&table);
    let conceded = table.view(WIM)["game"]["conceded"].clone();
    assert!(conceded.as_array().unwrap().contains(&said[0]["seat"]), "{said} {conceded}");
    assert!(["finish", "gap"].contains(&said[0]["why"]["type"].as_str().unwrap()), "{said}");
    assert_eq!(table.act(ANA, json!({"type": "concede"})), None);
    assert_eq!(stopping(&table), Value::Null, "it is over");
    table.check_fold();
}

#[test]
fn a_contest_with_partners_closes_when_all_guests_agree() {
    let mut options = options(0);
    options["grid"] = "competition".into();
    let mut table = TestTable::of("tranquility", options, Talk::Open, true);
    table.seat(1);
    table.ok(ANA, add(1, "steady"));
    table.ok(ANA, json!({"type": "start"}));
    table.ok(ANA, json!({"type": "close"}));
    assert_eq!(table.view(ANA)["table"]["closed"], true);
    table.check_fold();
}

#[test]
fn contests_count_the_wins_of_each_partner() {
    let mut table = TestTable::of("santa-timea", json!({"experienced": false}), Talk::Open, true);
    for place in 0..3 {
        table.ok(ANA, add(place, "steady"));
    }
    for _ in 0..4 {
        table.ok(ANA, json!({"type": "start"}));
        table.play_until(|_| false);
    }
    let evening = table.view(ANA)["table"]["scoreboard"].clone();
    assert_eq!((&evening["ranked"], &evening["with_partners"]), (&json!(4), &json!(4)));
    let names = table.view(ANA)["table"]["players"].clone();
    for wins in evening["wins"].as_array().unwrap() {
        assert!(names.as_array().unwrap().contains(&wins["name"]), "{evening}");
    }
}

#[test]
fn no_seat_is_named_after_a_choice() {
    let mut table = TestTable::new();
    table.seat(5);
    for number in [ANA, BO, CHI] {
        table.ok(ANA, json!({"type": "lock", "locked": number == ANA}));
    }
    table.ok(ANA, json!({"type": "start"}));
    let before = table.stream.len();
    table.ok(BO, json!({"type": "play_on"}));
    let entry: Value = serde_json::from_slice(&table.stream[before]).unwrap();
    assert_eq!(entry["do"]["type"], "handed_to_partner");
    assert_eq!(entry["do"]["level"], "steady");
}

#[test]
fn a_stream_of_a_server_without_partners_is_read() {
    let table = TestTable::playing(3);
    assert!(table.stream.iter().all(|entry| {
        let text = String::from_utf8_lossy(entry).into_owned();
        !text.contains("partner") && !text.contains("face")
    }));
    Room::restore("abcdefghjk", &table.stream).unwrap().unwrap();
}
