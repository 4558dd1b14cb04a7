//! A player who comes back in another browser: asking for the seat, and being given it by another player.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, DEE, MINUTE, TestTable, WIM, options};
use tranquility::protocol::message::Talk;

const STRANGER: u8 = 9;

fn ask(seat: u8) -> Value {
    json!({"type": "ask_for_seat", "seat": seat})
}

fn answer(seat: u8, give: bool) -> Value {
    json!({"type": "answer_request", "seat": seat, "give": give})
}

/// Ana, Bo and Chi play, and Chi has been away for a minute.
fn without_chi() -> TestTable {
    let mut table = TestTable::playing(3);
    table.leave(CHI);
    table.wait(MINUTE);
    table
}

fn asked_for(table: &TestTable, number: u8) -> Value {
    table.view(number)["table"]["asked_for"].clone()
}

#[test]
fn another_player_confirms_and_the_seat_is_given_back_with_its_hand() {
    let mut table = TestTable::playing(3);
    let hand = table.view(CHI)["you"]["game"]["hand"].clone();
    table.leave(CHI);
    table.wait(MINUTE - 1);
    table.refused(WIM, ask(2), "seat_not_away");
    table.wait(MINUTE / 4);
    table.refused(WIM, ask(1), "seat_not_away");
    table.refused(BO, ask(2), "seen_other_hand");
    assert_eq!(table.view(WIM)["you"]["may"]["ask_for"], json!([2]));
    table.refused(BO, answer(2, true), "not_asked_for");
    table.ok(WIM, ask(2));
    table.check_fold();
    table.restart();

    for player in [ANA, BO] {
        assert_eq!(asked_for(&table, player), 2);
        assert_eq!(table.view(player)["you"]["may"]["answer"], true);
    }
    assert_eq!(table.view(WIM)["you"]["asks"], true);
    assert_eq!(table.view(WIM)["you"]["game"], Value::Null);
    for other in [WIM, STRANGER] {
        table.refused(other, answer(2, true), "not_seated");
    }
    table.refused(BO, answer(0, true), "not_asked_for");
    table.ok(BO, answer(2, true));
    table.check_fold();

    let view = table.view(WIM);
    assert_eq!((&view["you"]["seat"], &view["you"]["game"]["hand"]), (&json!(2), &hand));
    assert_eq!(view["table"]["seats"][2]["name"], "Chi");
    assert_eq!(view["you"]["plays_as"], Value::Null, "it is Chi's own seat");
    assert_eq!(asked_for(&table, ANA), Value::Null);
    // The lost browser sees why it has no seat, and has no other.
    table.come(CHI);
    let view = table.view(CHI);
    assert_eq!((&view["you"]["seat"], &view["you"]["game"]), (&Value::Null, &Value::Null));
    assert_eq!(view["you"]["replaced"], true);
    table.refused(CHI, ask(1), "seat_not_away");
    // It does not get the hand back by itself.
    let mut freed = table.copy();
    freed.leave(WIM);
    freed.wait(2 * MINUTE);
    let take_over = json!({"type": "take_over", "seat": 2, "name": "Chi"});
    freed.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    freed.refused(CHI, take_over.clone(), "seat_not_free");
    assert_eq!(freed.view(CHI)["you"]["may"]["take_over"], json!([]));
    freed.come(WIM);
    freed.ok(WIM, take_over);
    // Until it is given the seat again in turn.
    table.leave(WIM);
    table.wait(2 * MINUTE);
    table.ok(CHI, ask(2));
    table.ok(ANA, answer(2, true));
    assert_eq!(table.view(CHI)["you"]["replaced"], Value::Null);
    assert_eq!(table.view(WIM)["you"]["replaced"], true);
    table.check_fold();
}

#[test]
fn who_has_seen_another_hand_is_given_no_seat() {
    let mut table = TestTable::playing(4);
    for gone in [BO, CHI] {
        table.leave(gone);
    }
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 1}));
    table.come(BO);
    assert_eq!(table.view(BO)["you"]["may"]["ask_for"], Value::Null);
    table.refused(BO, ask(2), "seen_other_hand");
    assert_eq!(table.view(WIM)["you"]["may"]["ask_for"], json!([2]), "a freed one is taken over");

    let mut open = TestTable::open_hands("tranquility", options(0), Talk::Silent, 3);
    open.leave(CHI);
    open.wait(MINUTE);
    open.ok(WIM, json!({"type": "look"}));
    open.refused(WIM, ask(2), "seen_other_hand");
    // Who looks after having asked is not given it, and the players notice nothing of that before.
    open.ok(STRANGER, ask(2));
    let before = [ANA, BO].map(|player| open.picture(&open.room, player));
    open.ok(STRANGER, json!({"type": "look"}));
    assert_eq!([ANA, BO].map(|player| open.picture(&open.room, player)), before);
    open.ok(BO, answer(2, true));
    assert_eq!(asked_for(&open, ANA), Value::Null);
    assert_eq!(open.view(STRANGER)["you"]["seat"], Value::Null);
    open.come(CHI);
    assert_eq!(open.view(CHI)["you"]["seat"], 2);
    open.check_fold();
}

#[test]
fn a_player_who_is_back_keeps_the_seat() {
    let mut table = without_chi();
    table.ok(WIM, ask(2));
    table.come(CHI);
    assert_eq!(asked_for(&table, BO), 2, "Chi does not show as here before the next moment");
    table.ok(BO, answer(2, true));
    assert_eq!(table.view(CHI)["you"]["seat"], 2);
    assert_eq!(asked_for(&table, BO), Value::Null);
    table.check_fold();

    // Or shows as here, or moves.
    let mut back = without_chi();
    back.ok(WIM, ask(2));
    back.come(CHI);
    back.wait(2 * MINUTE);
    assert_eq!(asked_for(&back, BO), Value::Null);
    back.refused(BO, answer(2, true), "not_asked_for");
    let mut moved = without_chi();
    moved.ok(WIM, ask(2));
    assert_eq!(moved.act(CHI, json!({"type": "concede"})), None);
    assert_eq!(asked_for(&moved, BO), Value::Null);
    moved.check_fold();
}

#[test]
fn requests_are_few_and_one_at_a_time() {
    let mut table = without_chi();
    for _ in 0..4 {
        table.ok(WIM, ask(2));
        table.refused(STRANGER, ask(2), "request_open");
        assert_eq!(table.view(STRANGER)["you"]["may"]["ask_for"], Value::Null);
        table.ok(ANA, answer(2, false));
        assert_eq!(table.view(WIM)["you"]["asks"], Value::Null);
    }
    table.refused(WIM, ask(2), "asked_too_often");
    assert_eq!(table.view(WIM)["you"]["may"]["ask_for"], Value::Null);
    // One stranger takes no request from another guest; all together are bounded as well.
    for guest in [STRANGER, DEE] {
        for _ in 0..4 {
            table.ok(guest, ask(2));
            table.ok(ANA, answer(2, false));
        }
        table.refused(guest, ask(2), "asked_too_often");
    }
    table.refused(STRANGER + 1, ask(2), "asked_too_often");
    table.check_fold();
}

#[test]
fn a_request_tells_the_players_nothing_of_who_asks() {
    let mut named = without_chi();
    named.ok(WIM, json!({"type": "name", "name": "I hold 17"}));
    let mut unnamed = named.copy();
    named.ok(WIM, ask(2));
    unnamed.ok(STRANGER, ask(2));
    for player in [ANA, BO, CHI] {
        let seen = named.picture(&named.room, player);
        assert_eq!(seen, unnamed.picture(&unnamed.room, player));
        assert!(!seen.contains("I hold 17"));
    }
}

#[test]
fn there_must_be_another_player_to_ask() {
    let mut table = TestTable::new();
    table.seat(1);
    for seat in [1, 2] {
        table.ok(ANA, json!({"type": "add_partner", "seat": seat, "level": "gentle"}));
    }
    table.ok(ANA, json!({"type": "start"}));
    table.leave(ANA);
    table.wait(MINUTE);
    table.refused(WIM, ask(0), "no_other_player");
    table.refused(WIM, ask(1), "seat_not_away");

    let mut locked = TestTable::new();
    locked.seat(3);
    locked.ok(ANA, json!({"type": "lock", "locked": true}));
    locked.ok(ANA, json!({"type": "start"}));
    locked.leave(CHI);
    locked.wait(MINUTE);
    locked.refused(DEE, ask(2), "table_locked");
}
