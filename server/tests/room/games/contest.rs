//! Contests: open talk, and no conceding but closing (T-8.3, T-13.8).

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, MINUTE, TestTable, WIM, options};
use tranquility::protocol::message::Talk;

fn close() -> Value {
    json!({"type": "close"})
}

/// Ana and Bo in a competition that has just begun.
fn contest(talk: Talk) -> TestTable {
    let mut table = TestTable::with(talk, true);
    let mut options = options(0);
    options["grid"] = "competition".into();
    let talk = serde_json::to_value(talk).unwrap();
    table.ok(
        ANA,
        json!({
            "type": "configure",
            "settings": {"options": options, "talk": talk, "spectators": true}
        }),
    );
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    table
}

fn over(table: &TestTable) -> bool {
    let view = table.view(ANA);
    assert_eq!(view["table"]["closed"] == true, view["table"]["phase"] == "over");
    assert_eq!(view["game"]["outcome"], Value::Null);
    view["table"]["closed"] == true
}

#[test]
fn t_8_3_a_contest_is_closed_when_all_agree() {
    let mut table = contest(Talk::Open);
    assert_eq!(table.act(ANA, json!({"type": "concede"})).as_deref(), Some("cannot_concede"));
    assert_eq!(table.view(ANA)["you"]["may"]["close"], true);
    table.ok(ANA, close());
    assert!(!over(&table));
    assert_eq!(table.view(BO)["table"]["closing"], json!([0]));
    assert_eq!(table.view(ANA)["you"]["may"]["close"], false);
    table.refused(ANA, close(), "already_agreed");
    table.refused(WIM, close(), "not_seated");
    table.check_fold();

    table.ok(BO, close());
    assert!(over(&table));
    table.check_fold();
    table.refused(BO, close(), "no_game_running");
    assert_eq!(table.act(ANA, json!({"type": "pass"})).as_deref(), Some("no_game_running"));
    let fairness = table.view(WIM)["table"]["fairness"].clone();
    assert!(fairness["seed"].is_string(), "the game is over, so its seed is known");

    table.ok(ANA, json!({"type": "start"}));
    assert!(!over(&table));
    assert_eq!(table.view(BO)["table"]["closing"], json!([]));
    table.check_fold();
}

#[test]
fn t_8_3_only_those_present_must_agree() {
    let mut table = contest(Talk::Open);
    table.leave(BO);
    table.wait(MINUTE / 4);
    table.ok(ANA, close());
    assert!(!over(&table), "a short absence is none");
    table.wait(MINUTE / 2);
    assert!(over(&table));
    table.check_fold();

    let mut table = contest(Talk::Open);
    table.leave(ANA);
    table.wait(MINUTE);
    table.ok(BO, close());
    assert!(over(&table));
    table.check_fold();
}

#[test]
fn t_8_3_an_empty_table_closes_nothing() {
    let mut table = contest(Talk::Open);
    table.ok(ANA, close());
    table.leave(ANA);
    table.leave(BO);
    table.wait(MINUTE);
    assert!(!over(&table));
    table.come(BO);
    table.wait(MINUTE);
    assert!(!over(&table), "Bo has not agreed");
    table.come(ANA);
    table.wait(MINUTE);
    table.ok(BO, close());
    assert!(over(&table));
}

#[test]
fn a_player_who_takes_a_seat_over_speaks_for_it_anew() {
    let mut table = contest(Talk::Open);
    table.ok(BO, close());
    table.leave(BO);
    table.wait(MINUTE);
    assert!(!over(&table));
    table.ok(ANA, json!({"type": "free_seat", "seat": 1}));
    table.ok(CHI, json!({"type": "take_over", "seat": 1, "name": "Chi"}));
    assert_eq!(table.view(ANA)["table"]["closing"], json!([]));
    table.ok(ANA, close());
    assert!(!over(&table));
    table.ok(CHI, close());
    assert!(over(&table));
    table.check_fold();
}

#[test]
fn cooperative_games_are_conceded_not_closed() {
    let mut table = TestTable::playing(2);
    assert_eq!(table.view(ANA)["you"]["may"]["close"], false);
    table.refused(ANA, close(), "cannot_close");
    let mut table = TestTable::new();
    table.refused(ANA, close(), "no_game_running");
}

#[test]
fn t_13_8_talk_is_what_the_host_made_it() {
    let said =
        |mut table: TestTable| table.refusal(ANA, json!({"type": "chat", "text": "Your turn!"}));
    assert_eq!(said(contest(Talk::Open)), None);
    assert_eq!(said(contest(Talk::Silent)).as_deref(), Some("talk_closed"));
}

#[test]
fn the_table_says_with_how_many_it_can_be_played() {
    let playable = |table: &TestTable| table.view(WIM)["table"]["playable_seats"].clone();
    assert_eq!(playable(&TestTable::new()), json!([1, 2, 3, 4, 5]));
    assert_eq!(playable(&contest(Talk::Open)), json!([2]));
}
