//! What a host can do about players who hold up the game, and how the role passes on.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, DEE, MINUTE, TestTable, WIM, guest, options};
use tranquility::protocol::message::Talk;

fn free(seat: u8) -> Value {
    json!({"type": "free_seat", "seat": seat})
}

#[test]
fn the_host_ends_a_game_without_a_result_at_any_time() {
    let end = json!({"type": "end_game"});
    let mut table = TestTable::playing(3);
    table.refused(BO, end.clone(), "not_host");
    table.refused(WIM, end.clone(), "not_host");
    assert_eq!(table.view(ANA)["you"]["may"]["end"], true);
    assert_eq!(table.view(BO)["you"]["may"]["end"], false);
    table.ok(ANA, end.clone());
    table.check_fold();
    let view = table.view(BO);
    assert_eq!((&view["table"]["phase"], &view["table"]["closed"]), (&json!("over"), &json!(true)));
    assert_eq!(view["game"]["outcome"], Value::Null);
    assert_eq!(view["table"]["scoreboard"]["closed"], 1);
    assert_eq!(view["you"]["may"]["stand"], true, "the table is a lobby");
    table.refused(ANA, end.clone(), "no_game_running");
    assert_eq!(table.view(ANA)["you"]["may"]["end"], false);
    table.ok(ANA, json!({"type": "start"}));

    // Also in a window, and a contest.
    let mut window = TestTable::play_to_window(2);
    window.ok(ANA, end.clone());
    assert_eq!(window.view(ANA)["table"]["window"], Value::Null);
    let mut contest = options(0);
    contest["grid"] = "competition".into();
    let mut table = TestTable::of("tranquility", contest, Talk::Silent, true);
    table.seat(2);
    table.refused(ANA, end.clone(), "no_game_running");
    table.ok(ANA, json!({"type": "start"}));
    table.ok(ANA, end);
    table.check_fold();
}

#[test]
fn the_host_frees_the_seat_of_a_player_who_lets_three_minutes_of_the_turn_pass() {
    let mut table = TestTable::playing(3);
    // Until it is not the host's turn.
    table.play_until(|table| table.next_action().is_some_and(|(number, _)| number != ANA));
    let (idle, action) = table.next_action().unwrap();
    let seat = idle - ANA;
    table.wait(3 * MINUTE - 1);
    // Whatever the clock on the wall is set to.
    table.wall += 10 * MINUTE;
    table.refused(ANA, free(seat), "seat_not_away");
    table.restart();
    table.wait(1);
    assert_eq!(table.view(ANA)["you"]["may"]["free"], json!([seat]), "the others need not act");
    table.refused(BO, free(seat), "not_host");

    // An action is in time as long as the seat is not freed.
    let mut in_time = table.copy();
    assert_eq!(in_time.act(idle, action), None);
    in_time.refused(ANA, free(seat), "seat_not_away");

    table.ok(ANA, free(seat));
    table.check_fold();
    assert_eq!(table.view(idle)["you"]["seat"], Value::Null);
    table.ok(WIM, json!({"type": "take_over", "seat": seat, "name": "Wim"}));
    table.refused(ANA, free(seat), "seat_not_away");
    table.wait(3 * MINUTE - 1);
    table.refused(ANA, free(seat), "seat_not_away");
    table.wait(1);
    table.ok(ANA, free(seat));
}

#[test]
fn a_player_who_comes_back_to_an_idle_seat_gains_no_time() {
    let mut table = TestTable::playing(3);
    table.play_until(|table| table.next_action().is_some_and(|(number, _)| number == BO));
    table.wait(3 * MINUTE);
    table.ok(ANA, free(1));
    table.ok(BO, json!({"type": "take_over", "seat": 1, "name": "Bo"}));
    table.ok(ANA, free(1));
    let handle = table.handle(ANA, Some("Bo"));
    table.ok(ANA, json!({"type": "remove_guest", "guest": handle}));
    table.refused(BO, json!({"type": "take_over", "seat": 1, "name": "Bo"}), "removed");
    table.check_fold();
}

#[test]
fn the_seat_of_the_host_is_not_freed_for_idleness() {
    let mut table = TestTable::playing(2);
    table.play_until(|table| table.next_action().is_some_and(|(number, _)| number == ANA));
    table.wait(10 * MINUTE);
    assert_eq!(table.view(ANA)["you"]["may"]["free"], json!([]));
    table.refused(ANA, free(0), "seat_not_away");
}

#[test]
fn the_founder_takes_the_role_back_on_returning_and_cannot_be_sent_away() {
    let mut table = TestTable::new();
    table.seat(3);
    table.leave(ANA);
    table.wait(MINUTE);
    assert_eq!(table.room.host(), guest(BO));
    table.refused(BO, json!({"type": "remove", "seat": 0}), "founder_stays");
    table.ok(BO, json!({"type": "hand_over", "seat": 2}));
    assert_eq!(table.room.host(), guest(CHI), "what was not Bo's");
    table.restart();
    table.come(ANA);
    table.wait(5_000);
    assert_eq!(table.room.host(), guest(ANA));
    table.check_fold();

    // What the founder gives away stays given.
    table.ok(ANA, json!({"type": "hand_over", "seat": 1}));
    table.wait(MINUTE);
    assert_eq!(table.room.host(), guest(BO));
    table.refused(BO, json!({"type": "remove", "seat": 0}), "founder_stays");
    table.ok(ANA, json!({"type": "stand"}));
    let guests = table.view(BO)["you"]["may"]["guests"].clone();
    assert!(guests.as_array().unwrap().iter().all(|guest| guest["name"] != "Ana"), "{guests}");
}

#[test]
fn in_a_silent_game_the_role_returns_with_what_the_seat_shows() {
    let mut table = TestTable::playing(3);
    table.leave(ANA);
    table.wait(MINUTE);
    assert_eq!(table.room.host(), guest(BO));
    table.come(ANA);
    table.wait(MINUTE / 4);
    assert_eq!(table.view(BO)["table"]["seats"][0]["presence"], "away");
    assert_eq!(table.room.host(), guest(BO));
    table.wait(MINUTE);
    assert_eq!(table.view(BO)["table"]["seats"][0]["presence"], "here");
    assert_eq!(table.room.host(), guest(ANA));

    // A founder who watches, and may see the hands, waits until the game is over.
    table.ok(ANA, json!({"type": "end_game"}));
    table.ok(ANA, json!({"type": "stand"}));
    table.ok(DEE, json!({"type": "sit", "seat": 0, "name": "Dee"}));
    table.ok(ANA, json!({"type": "start"}));
    table.leave(ANA);
    table.wait(2 * MINUTE);
    let standing_in = table.room.host();
    assert_ne!(standing_in, guest(ANA));
    table.come(ANA);
    table.wait(10 * MINUTE);
    assert_eq!(table.room.host(), standing_in);
    let host = [BO, CHI, DEE].into_iter().find(|number| guest(*number) == standing_in).unwrap();
    table.ok(host, json!({"type": "end_game"}));
    table.wait(5_000);
    assert_eq!(table.room.host(), guest(ANA));
}
