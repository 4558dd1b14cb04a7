//! Access to a game on the deal of the day: closed to all but its players until the day is over.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, DAY, DEE, MINUTE, TestTable, WIM, name, options};
use tranquility::protocol::message::Talk;

/// When the tests play.
const NOON: u64 = 10 * DAY + DAY / 2;

fn chat(text: &str) -> Value {
    json!({"type": "chat", "text": text})
}

/// A table of that talk at which two play the deal of the day. All others have names.
fn playing(talk: Talk) -> TestTable {
    playing_at(NOON, talk)
}

fn playing_at(now: u64, talk: Talk) -> TestTable {
    let mut table = TestTable::of("tranquility", options(0), talk, true);
    table.clock = now;
    table.seat(2);
    for number in [CHI, DEE, WIM] {
        table.ok(number, json!({"type": "name", "name": name(number)}));
    }
    table.ok(ANA, json!({"type": "choose_deal", "deal": "daily"}));
    table.ok(ANA, json!({"type": "start"}));
    table
}

fn sees(table: &TestTable, number: u8) -> bool {
    let view = table.view(number);
    assert_eq!(view["you"]["may"]["watch"], !view["game"].is_null());
    !view["game"].is_null()
}

#[test]
fn only_its_players_see_it_until_the_day_is_over() {
    let mut table = playing(Talk::Silent);
    for at_the_end in [false, true] {
        if at_the_end {
            table.play_until(|_| false);
        }
        let seeing = [ANA, BO, CHI, WIM].map(|number| sees(&table, number));
        assert_eq!(seeing, [true, true, false, false]);
    }
    table.ok(CHI, json!({"type": "sit", "seat": 2, "name": "Chi"}));
    assert!(!sees(&table, CHI), "a seat after the game does not open it");
    table.clock = 11 * DAY - 1;
    assert!(!sees(&table, CHI));
    table.clock = 11 * DAY;
    assert!(sees(&table, CHI));
    table.check_fold();
}

#[test]
fn what_was_said_while_it_was_played_stays_closed_as_well() {
    let mut table = playing(Talk::Open);
    table.ok(ANA, chat("among players"));
    assert_eq!(table.view(CHI)["you"]["channel"], Value::Null);
    table.refused(CHI, chat("hello"), "talk_closed");
    assert!(table.lines(CHI).is_empty());

    table.play_until(|_| false);
    table.ok(BO, chat("afterwards"));
    assert_eq!(table.lines(CHI), ["afterwards"]);
    assert_eq!(table.lines(ANA), ["among players", "afterwards"]);
    // Nor does another game open it.
    table.ok(ANA, json!({"type": "start"}));
    assert!(sees(&table, CHI));
    assert_eq!(table.lines(CHI), ["afterwards"]);
    assert_eq!(table.lines(BO).len(), 2);
    table.clock = 11 * DAY;
    assert_eq!(table.lines(CHI).len(), 2);
    table.check_fold();
}

#[test]
fn how_it_ended_is_counted_when_the_day_is_over() {
    let mut table = playing(Talk::Silent);
    table.play_until(|_| false);
    let count = |table: &TestTable, number: u8| {
        let evening = &table.view(number)["table"]["scoreboard"];
        evening["won"].as_u64().unwrap() + evening["lost"].as_u64().unwrap()
    };
    assert_eq!((count(&table, ANA), count(&table, CHI)), (0, 0));
    table.ok(ANA, json!({"type": "start"}));
    table.play_until(|_| false);
    assert_eq!(count(&table, CHI), 1, "games on other deals count at once");
    table.clock = 11 * DAY;
    assert_eq!((count(&table, ANA), count(&table, CHI)), (2, 2));
}

#[test]
fn phrases_are_for_those_who_see_the_game() {
    // Not every deal comes to the start.
    let days = (10..).map(|day| {
        let mut table = playing_at(day * DAY, Talk::Silent);
        table.play_until(|table| table.view(ANA)["game"]["phase"] == "start_pledge");
        table
    });
    let mut table = { days }.find(|table| table.room.is_running()).unwrap();
    table.ok(ANA, json!({"type": "say", "phrase": {"type": "think"}}));
    let said = |table: &TestTable, number: u8| {
        let shown = table.view(number)["table"].clone();
        (shown["phrases"].as_array().unwrap().len(), shown["window"].is_null())
    };
    assert_eq!(said(&table, BO), (1, false));
    assert_eq!(said(&table, CHI), (0, true));
}

#[test]
fn who_takes_a_seat_over_sees_it_like_who_has_lost_one() {
    let mut table = playing(Talk::Silent);
    table.leave(BO);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 1}));
    table.ok(DEE, json!({"type": "take_over", "seat": 1, "name": "Dee"}));
    table.play_until(|_| false);
    assert!(sees(&table, BO), "who had a hand in it");
    assert!(sees(&table, DEE));
    table.check_fold();
}

#[test]
fn hands_lie_open_when_the_day_is_over() {
    let mut table = TestTable::open_hands("tranquility", options(0), Talk::Silent, 2);
    table.play_until(|_| false);
    table.clock = NOON;
    table.ok(ANA, json!({"type": "choose_deal", "deal": "daily"}));
    table.ok(ANA, json!({"type": "start"}));
    table.refused(WIM, json!({"type": "look"}), "daily_not_over");
    assert_eq!(table.view(WIM)["you"]["may"]["look"], false);
    table.clock = 11 * DAY;
    table.ok(WIM, json!({"type": "look"}));
    assert_eq!(table.view(WIM)["you"]["hands"].as_array().unwrap().len(), 2);
}
