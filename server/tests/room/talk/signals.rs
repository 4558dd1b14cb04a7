//! Signals between players of a silent game: no command changes another player's frames in any way that
//! docs/protection.md does not list.

use crate::room::commands::{commands, kind};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use test_support::table::{ALL, ANA, BO, CHI, DEE, MINUTE, TestTable, WIM, guest, options};
use tranquility::{protocol::message::Talk, room::model::room::Room};

/// The commands that may change what another player sees, with their bounds in docs/protection.md.
const LISTED: [&str; 10] = [
    "act",
    "answer_request",
    "ask_for_seat",
    "call_partner",
    "close",
    "end_game",
    "free_seat",
    "play_on",
    "say",
    "take_over",
];

/// Moments of silent games, with guests of all roles.
fn moments() -> Vec<(&'static str, TestTable)> {
    let named = || {
        let mut table = TestTable::new();
        table.ok(WIM, json!({"type": "name", "name": "Wim"}));
        table.seat(3);
        table.ok(ANA, json!({"type": "start"}));
        table
    };
    let mut window = TestTable::play_to_window(3);
    window.ok(WIM, json!({"type": "name", "name": "Wim"}));

    let mut absent = named();
    absent.leave(BO);
    absent.wait(MINUTE);

    let mut asked_for = absent.copy();
    asked_for.ok(WIM, json!({"type": "ask_for_seat", "seat": 1}));

    let mut freed = absent.copy();
    freed.ok(ANA, json!({"type": "free_seat", "seat": 1}));
    freed.come(BO);

    let mut idle = named();
    idle.wait(3 * MINUTE);

    let mut ascent = TestTable::of(
        "ascent",
        json!({"trail": false, "documentary": 0, "wildlife": false, "grapples": 0}),
        Talk::Silent,
        true,
    );
    ascent.seat(3);
    ascent.ok(ANA, json!({"type": "start"}));

    vec![
        ("a turn", named()),
        ("a window", window),
        ("an absent player", absent),
        ("a guest who asks for a seat", asked_for),
        ("a free seat", freed),
        ("an idle player", idle),
        ("a contest", contest()),
        ("the host watches with open hands", watching_host()),
        ("a removed guest", removed()),
        ("the Ascent", ascent),
        ("a partner beside", partner_beside()),
        ("a partner instead of a player", partner_instead()),
    ]
}

/// Ana and Bo play with a partner.
fn partner_beside() -> TestTable {
    let mut table = TestTable::new();
    table.seat(2);
    table.ok(ANA, json!({"type": "add_partner", "seat": 2, "level": "gentle"}));
    table.ok(ANA, json!({"type": "start"}));
    table
}

/// Ana and Chi play; a partner plays on for Bo, who is still there.
fn partner_instead() -> TestTable {
    let mut table = TestTable::playing(3);
    table.ok(BO, json!({"type": "play_on"}));
    table
}

fn contest() -> TestTable {
    let mut options = options(0);
    options["grid"] = "competition".into();
    let mut table = TestTable::of("tranquility", options, Talk::Silent, true);
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    table
}

/// Bo, Chi and Dee play; Ana and Wim have revealed the hands.
fn watching_host() -> TestTable {
    let mut table = TestTable::open_hands("tranquility", options(0), Talk::Silent, 3);
    table.ok(ANA, json!({"type": "end_game"}));
    table.ok(ANA, json!({"type": "stand"}));
    table.ok(DEE, json!({"type": "sit", "seat": 0, "name": "Dee"}));
    table.ok(ANA, json!({"type": "start"}));
    for number in [ANA, WIM] {
        table.ok(number, json!({"type": "look"}));
    }
    table
}

fn removed() -> TestTable {
    let mut table = TestTable::new();
    table.seat(4);
    table.ok(ANA, json!({"type": "remove", "seat": 3}));
    table.ok(ANA, json!({"type": "start"}));
    table
}

/// A guest's view without the time at which it is sent, and that time.
fn view_and_time(table: &TestTable, number: u8) -> (String, u64) {
    let picture = table.picture(&table.room, number);
    let rest = picture.strip_prefix("{\"type\":\"view\",\"now\":").expect("a time");
    let (time, view) = rest.split_once(',').expect("more members");
    (view.to_owned(), time.parse().expect("a number"))
}

/// The frames sent to the players other than that guest, but for their time.
fn seen_by_others(table: &TestTable, number: u8) -> Vec<(u8, String, String, Option<Value>)> {
    let plays = |other: &u8| table.room.seat_of(guest(*other)).is_some();
    let others = ALL.into_iter().filter(|other| *other != number).filter(plays);
    others
        .map(|other| (other, view_and_time(table, other).0, table.chat(other), table.led(other)))
        .collect()
}

#[test]
fn whatever_anyone_does_players_notice_nothing_that_is_not_listed() {
    let mut noticed = BTreeSet::new();
    for (moment, table) in moments() {
        assert_eq!(table.view(ANA)["table"]["talk"], "silent", "{moment}");
        for number in ALL {
            for command in commands(&table, number) {
                let mut trial = table.copy();
                let before = seen_by_others(&trial, number);
                let accepted = trial.send(number, "trial", command.clone()).is_ok();
                if seen_by_others(&trial, number) != before {
                    let kind = kind(&command).to_owned();
                    assert!(
                        accepted && LISTED.contains(&kind.as_str()),
                        "{moment}: {number} {command}"
                    );
                    noticed.insert(kind);
                }
            }
        }
    }
    assert_eq!(noticed.iter().map(String::as_str).collect::<Vec<_>>(), LISTED, "all are tried");
}

#[test]
fn the_time_of_a_view_is_that_of_its_sending_and_tells_nothing_else() {
    for (moment, mut table) in moments() {
        let before = view_and_time(&table, BO);
        assert_eq!(view_and_time(&table, WIM).1, before.1, "{moment}");
        table.wait(1);
        assert_eq!(view_and_time(&table, BO), (before.0, before.1 + 1), "{moment}");
    }
}

#[test]
fn nor_when_it_adds_up() {
    for (moment, mut table) in moments() {
        for number in ALL {
            let before = seen_by_others(&table, number);
            for command in commands(&table, number) {
                if !LISTED.contains(&kind(&command)) {
                    // Whether it is accepted does not matter.
                    let id = format!("{number}-{}", kind(&command));
                    let _ = table.send(number, &id, command.clone());
                    assert_eq!(
                        seen_by_others(&table, number),
                        before,
                        "{moment}: {number} {command}"
                    );
                }
            }
        }
        assert!(table.room.is_running());
    }
}

#[test]
fn a_hand_over_tells_neither_by_its_partner_nor_by_its_number() {
    let mut table = TestTable::playing(3);
    let face = |table: &TestTable| table.view(ANA)["table"]["seats"][1]["partner"].clone();
    let mut seen = BTreeSet::new();
    for _ in 0..4 {
        table.ok(BO, json!({"type": "play_on"}));
        assert_eq!(table.view(ANA)["table"]["seats"][1]["name"], "Bo");
        seen.insert(face(&table).to_string());
        table.ok(BO, json!({"type": "take_over", "seat": 1, "name": "Bo"}));
        assert_eq!(face(&table), Value::Null);
    }
    assert_eq!(seen.len(), 1, "{seen:?}");
    assert_eq!(table.view(BO)["you"]["may"]["play_on"], false);
    table.refused(BO, json!({"type": "play_on"}), "handed_too_often");
    table.leave(BO);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 1}));
    assert_eq!(table.view(ANA)["you"]["may"]["call_partner"], json!([]));
    table.refused(ANA, json!({"type": "call_partner", "seat": 1}), "handed_too_often");
}

#[test]
fn a_player_who_becomes_host_learns_nothing_of_those_whom_a_watching_host_has_removed() {
    let told = "Bo holds the start";
    let mut table = watching_host();
    table.ok(WIM, json!({"type": "name", "name": told}));
    let handle = table.handle(ANA, Some(told));
    table.ok(ANA, json!({"type": "remove_guest", "guest": handle}));
    table.leave(ANA);
    table.wait(MINUTE);
    let host = [BO, CHI, DEE].into_iter().find(|number| table.room.host() == guest(*number));
    let host = host.expect("a player stands in");
    assert!(!table.picture(&table.room, host).contains(told));
    table.ok(host, json!({"type": "end_game"}));
    assert!(table.picture(&table.room, host).contains(told), "now it tells nothing");
}

#[test]
fn players_notice_coming_and_going_at_fixed_moments_alone() {
    let step = MINUTE / 4;
    for (moment, table) in moments() {
        for number in ALL {
            let mut trial = table.copy();
            let mut before = seen_by_others(&trial, number);
            let mut is_here = trial.presence.is_here(guest(number));
            for _ in 0..40 {
                for _ in 0..3 {
                    if is_here {
                        trial.leave(number)
                    } else {
                        trial.come(number)
                    }
                    is_here = !is_here;
                    trial.wait(step / 4);
                    assert_eq!(seen_by_others(&trial, number), before, "{moment}: {number}");
                }
                trial.wait(step / 4);
                before = seen_by_others(&trial, number);
            }
        }
    }
}

#[test]
fn no_player_is_away_to_itself() {
    let mut table = TestTable::playing(3);
    let presence = |table: &TestTable, number: u8| {
        table.view(number)["table"]["seats"][2]["presence"].as_str().unwrap().to_owned()
    };
    table.leave(CHI);
    table.wait(MINUTE);
    table.come(CHI);
    assert_eq!(presence(&table, CHI), "here");
    assert_eq!(presence(&table, BO), "away", "the others notice a minute later at the earliest");
    table.wait(MINUTE);
    assert_eq!(presence(&table, BO), "here");
}

#[test]
fn a_name_says_nothing_to_the_players_of_a_silent_game() {
    let hand = "G12 G4i G5 G6 S4";
    let take = json!({"type": "take_over", "seat": 2, "name": hand});
    let freed = |talk: Talk| {
        let mut table = TestTable::with(talk, true);
        table.seat(3);
        table.ok(ANA, json!({"type": "start"}));
        table.leave(CHI);
        table.wait(MINUTE);
        table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
        table
    };
    let mut table = freed(Talk::Silent);
    table.refused(WIM, json!({"type": "take_over", "seat": 2, "name": "BO"}), "name_confusable");
    table.ok(WIM, take.clone());
    table.check_fold();
    for number in [ANA, BO, CHI, DEE] {
        assert!(!table.picture(&table.room, number).contains(hand), "{number}");
    }
    assert_eq!(table.view(WIM)["you"]["name"], hand);
    assert_eq!(table.view(WIM)["you"]["plays_as"], "Chi");
    for number in [ANA, BO, WIM] {
        assert_eq!(table.act(number, json!({"type": "concede"})), None);
    }
    let view = table.view(ANA);
    assert_eq!(view["table"]["seats"][2]["name"], hand, "the own name counts from now on");
    assert_eq!(view["table"]["players"][2], "Chi");
    assert_eq!(table.view(WIM)["you"]["plays_as"], Value::Null);
    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(table.view(ANA)["table"]["players"][2], hand);
    table.check_fold();

    let mut open = freed(Talk::Open);
    open.ok(WIM, take);
    assert_eq!(open.view(ANA)["table"]["players"][2], hand, "they may talk anyway");
    assert_eq!(open.view(WIM)["you"]["plays_as"], Value::Null);
    open.check_fold();
}

#[test]
fn a_seat_taken_over_before_names_stayed_has_the_name_it_got() {
    let mut table = TestTable::playing(3);
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    let taken = json!({
        "at": 5,
        "do": {"type": "seat_taken", "seat": 2, "guest": guest(WIM).to_string(), "name": "Wim"}
    });
    table.stream.push(taken.to_string().into_bytes());
    table.room = Room::restore("abcdefghjk", &table.stream).unwrap().unwrap();
    assert_eq!(table.view(ANA)["table"]["players"], json!(["Ana", "Bo", "Wim"]));
    assert_eq!(table.view(WIM)["you"]["name"], "Wim");
}
