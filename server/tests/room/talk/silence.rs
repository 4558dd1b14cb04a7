//! Silence by construction: every kind of message, in every phase, by every role.

use crate::room::commands::{commands, kind};
use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, TestTable, WIM};

/// What each role may send in a phase, besides actions of the game, and what changes nothing; everything else is
/// refused.
fn allowed(table: &TestTable, role: u8) -> Vec<String> {
    let accepted = |command: &Value| table.copy().send(role, "trial", command.clone()).is_ok();
    let commands = commands(table, role).into_iter().filter(accepted);
    let kinds = commands.map(|command| kind(&command).to_owned());
    kinds.filter(|kind| !["act", "why_not", "ping"].contains(&kind.as_str())).collect()
}

#[test]
fn every_kind_of_message_in_every_phase_by_every_role() {
    const OTHER: u8 = 9;
    let mut lobby = TestTable::new();
    lobby.ok(WIM, json!({"type": "name", "name": "Wim"}));
    lobby.seat(3);
    let host = [
        "sit",
        "stand",
        "choose_face",
        "remove",
        "remove_guest",
        "mute",
        "lock",
        "hand_over",
        "configure",
        "add_partner",
        "choose_deal",
        "start",
        "chat",
        "react",
    ];
    assert_eq!(allowed(&lobby, ANA), host);
    assert_eq!(allowed(&lobby, BO), ["sit", "stand", "choose_face", "chat", "react"]);
    assert_eq!(allowed(&lobby, WIM), ["sit", "name", "chat", "react"]);
    assert_eq!(allowed(&lobby, OTHER), ["sit", "name"], "a name comes before talk");

    let mut turn = lobby;
    turn.ok(ANA, json!({"type": "start"}));
    assert_eq!(allowed(&turn, ANA), ["play_on", "end_game"]);
    assert_eq!(allowed(&turn, BO), ["play_on"]);
    assert_eq!(allowed(&turn, WIM), ["name", "chat"], "spectators talk among themselves");

    let mut window = turn;
    window.play_until(|table| table.view(WIM)["game"]["phase"] == "start_pledge");
    assert_eq!(allowed(&window, ANA), ["say", "play_on", "end_game"]);
    assert_eq!(allowed(&window, BO), ["say", "play_on"]);
    assert_eq!(allowed(&window, WIM), ["name", "chat"]);

    let mut giving = window;
    giving.play_until(|table| table.view(WIM)["game"]["phase"] == "start_give");
    assert_eq!(allowed(&giving, ANA), ["play_on", "end_game"]);
    assert_eq!(allowed(&giving, BO), ["play_on"]);

    let mut over = giving;
    over.play_until(|_| false);
    let mut after = host.to_vec();
    after.insert(12, "ready");
    after.push("lead");
    assert_eq!(allowed(&over, ANA), after);
    assert_eq!(
        allowed(&over, BO),
        ["sit", "stand", "choose_face", "ready", "chat", "react", "lead"]
    );
    assert_eq!(allowed(&over, WIM), ["sit", "name", "chat", "react", "lead"]);
}

#[test]
fn phrases_are_limited_in_number_and_shown_while_the_window_is_open() {
    let mut table = TestTable::play_to_window(3);
    let ask =
        json!({"type": "say", "phrase": {"type": "ask", "seat": 1, "change": "more", "count": 2}});
    for left in (0..6).rev() {
        table.ok(ANA, ask.clone());
        assert_eq!(table.view(ANA)["you"]["left"]["phrases"], left);
    }
    table.refused(ANA, ask.clone(), "phrases_used_up");
    assert_eq!(table.view(BO)["you"]["left"]["phrases"], 6);
    let phrases = table.view(WIM)["table"]["phrases"].clone();
    assert_eq!(phrases.as_array().unwrap().len(), 6);
    assert_eq!(phrases[0], json!({"seat": 0, "phrase": ask["phrase"]}));
    table.refused(BO, json!({"type": "say", "phrase": {"type": "sing"}}), "malformed");
    table.refused(
        BO,
        json!({"type": "say", "phrase": {"type": "ask", "seat": 1, "change": "more", "count": 2}}),
        "phrase_out_of_place",
    );
    table.check_fold();
    table.play_until(|table| table.view(WIM)["game"]["phase"] != "start_pledge");
    assert_eq!(table.view(WIM)["table"]["phrases"], json!([]));
    assert_eq!(table.view(WIM)["table"]["window"], Value::Null);
}

#[test]
fn pledges_are_limited_in_number_but_the_window_cannot_lock_up() {
    let mut table = TestTable::play_to_window(3);
    let pledge = |count: u8| json!({"type": "pledge", "count": count});
    let pledging = |count: u8| json!({"type": "act", "action": pledge(count)});
    table.ok(ANA, pledging(1));
    for change in 0..8 {
        table.ok(ANA, pledging(change % 2 * 2));
    }
    assert_eq!(table.view(ANA)["you"]["left"]["changes"], 0);
    // It stands at 2; away from eight, and the same again, are refused.
    table.refused(ANA, pledging(1), "changes_used_up");
    table.refused(ANA, pledging(2), "changes_used_up");
    // Towards eight is always possible, for who has changed too often too.
    table.ok(ANA, pledging(3));
    table.ok(BO, pledging(4));
    table.ok(ANA, pledging(4));
    table.refused(ANA, pledging(3), "changes_used_up");
    table.check_fold();
    table.play_until(|table| table.view(WIM)["game"]["phase"] != "start_pledge");
}

#[test]
fn t_7_5_in_the_storm_window_a_seat_has_one_opinion_and_says_two_a_turn() {
    let is_open = |table: &TestTable| {
        let view = table.view(WIM);
        view["table"]["window"]["kind"] == "opinions" && view["game"]["phase"] == "turn"
    };
    let mut table = TestTable::playing_with(json!({"storms": true}), 2);
    table.play_games_to(is_open);
    let number = |table: &TestTable| table.view(WIM)["table"]["window"]["number"].clone();
    let legal = table.view(ANA)["you"]["game"]["legal"].clone();
    let end = json!({"type": "end", "storm": legal["spend_compass"][0]});
    let keep = json!({"type": "keep"});
    let say = |phrase: &Value| json!({"type": "say", "phrase": phrase});
    let opinions = |table: &TestTable| table.view(WIM)["table"]["phrases"].clone();
    let left = |table: &TestTable| table.view(ANA)["you"]["left"]["phrases"].clone();

    for phrase in ["think", "yes", "no"] {
        let refusal = table.refusal(ANA, say(&json!({"type": phrase})));
        assert!(refusal.is_some(), "{phrase}");
    }
    assert_eq!(left(&table), 2);
    table.ok(ANA, say(&end));
    assert_eq!(left(&table), 1, "the first counts as well");
    table.ok(BO, say(&keep));
    let length = table.stream.len();
    table.ok(ANA, say(&end));
    assert_eq!(table.stream.len(), length, "the same again is nothing new");
    table.ok(ANA, say(&keep));
    assert_eq!(opinions(&table), json!([{"seat": 1, "phrase": keep}, {"seat": 0, "phrase": keep}]));
    assert_eq!(left(&table), 0);
    table.refused(ANA, say(&end), "phrases_used_up");
    table.check_fold();

    // In the next turn the opinion stands, and may change twice.
    let turn = number(&table);
    while number(&table) == turn {
        let (number, action) = table.next_action().unwrap();
        let faces = table.view(number)["you"]["game"]["legal"]["face_storm"] == true;
        let action = if faces { json!({"type": "face_storm"}) } else { action };
        assert_eq!(table.act(number, action), None);
    }
    let kept = json!({"seat": 0, "phrase": keep});
    assert!(opinions(&table).as_array().unwrap().contains(&kept));
    table.ok(ANA, say(&end));
    assert_eq!(left(&table), 1);
    let own = json!({"seat": 0, "phrase": end});

    // With the storm goes the opinion of it.
    let spend = json!({"type": "spend_compass", "storm": end["storm"]});
    assert_eq!(table.act(BO, spend), None);
    assert!(!opinions(&table).as_array().unwrap().contains(&own));
    table.check_fold();
}

#[test]
fn t_4_5_an_absent_seat_that_pledged_nothing_does_not_stop_the_table() {
    let mut table = TestTable::play_to_window(3);
    let view = table.view(WIM);
    let hands = view["game"]["hands"].as_array().unwrap().clone();
    assert!(hands[0].as_u64().unwrap() + hands[1].as_u64().unwrap() >= 8, "{hands:?}");
    for (number, count) in [(ANA, 4), (BO, 4), (CHI, 0)] {
        assert_eq!(table.act(number, json!({"type": "pledge", "count": count})), None);
    }
    for number in [ANA, BO, CHI] {
        assert_eq!(table.act(number, json!({"type": "agree"})), None);
    }
    assert_eq!(table.view(WIM)["game"]["waiting"], json!([0, 1]));
    table.leave(CHI);
    for number in [ANA, BO] {
        let hand = table.view(number)["you"]["game"]["hand"].clone();
        let cards = hand.as_array().unwrap()[..4].to_vec();
        let give = json!({"type": "give", "cards": cards, "from_pile": false});
        assert_eq!(table.act(number, give), None);
    }
    assert_eq!(table.view(WIM)["game"]["phase"], "turn");
    table.check_fold();
    let record: Value = serde_json::from_str(&table.record(3)).unwrap();
    let nothing = json!({"type": "give", "cards": [], "from_pile": false});
    let given = record["moves"].as_array().unwrap().iter().filter(|entry| entry["do"] == nothing);
    assert!(given.eq([&json!({"seat": 2, "do": nothing})]));
}
