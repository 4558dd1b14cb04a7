//! Silence by construction: every kind of message, in every phase, by every role.

use crate::table::{ANA, BO, TestTable, WIM};
use serde_json::{Value, json};

/// What each role may send in a phase; everything else is refused.
fn allowed(table: &mut TestTable, role: u8) -> Vec<&'static str> {
    let options = table.view(ANA)["table"]["options"].clone();
    let kinds: [(&str, Value); 14] = [
        ("sit", json!({"type": "sit", "seat": 4, "name": "Zoe"})),
        ("stand", json!({"type": "stand"})),
        ("name", json!({"type": "name", "name": "Yve"})),
        ("remove", json!({"type": "remove", "seat": 1})),
        ("readmit", json!({"type": "readmit", "index": 0})),
        ("hand_over", json!({"type": "hand_over", "seat": 1})),
        (
            "configure",
            json!({
                "type": "configure",
                "settings": {"options": options, "talk": "silent", "spectators": true}
            }),
        ),
        ("start", json!({"type": "start"})),
        ("say", json!({"type": "say", "phrase": {"type": "think"}})),
        ("chat", json!({"type": "chat", "text": "hello"})),
        ("free_seat", json!({"type": "free_seat", "seat": 1})),
        ("take_over", json!({"type": "take_over", "seat": 1, "name": "Zoe"})),
        ("look", json!({"type": "look"})),
        ("close", json!({"type": "close"})),
    ];
    kinds
        .into_iter()
        .filter(|(_, command)| {
            let mut trial = TestTable::new();
            std::mem::swap(&mut trial.stream, &mut table.stream);
            trial.restart();
            let stream = trial.stream.clone();
            let accepted = trial.send(role, "trial", command.clone()).is_ok();
            table.stream = stream;
            accepted
        })
        .map(|(kind, _)| kind)
        .collect()
}

#[test]
fn every_kind_of_message_in_every_phase_by_every_role() {
    const OTHER: u8 = 9;
    let mut lobby = TestTable::new();
    lobby.ok(WIM, json!({"type": "name", "name": "Wim"}));
    lobby.seat(3);
    let host = ["sit", "stand", "remove", "hand_over", "configure", "start", "chat"];
    assert_eq!(allowed(&mut lobby, ANA), host);
    assert_eq!(allowed(&mut lobby, BO), ["sit", "stand", "chat"]);
    assert_eq!(allowed(&mut lobby, WIM), ["sit", "name", "chat"]);
    assert_eq!(allowed(&mut lobby, OTHER), ["sit", "name"], "a name comes before talk");

    let mut turn = lobby;
    turn.ok(ANA, json!({"type": "start"}));
    let nothing: [&str; 0] = [];
    assert_eq!(allowed(&mut turn, ANA), nothing);
    assert_eq!(allowed(&mut turn, BO), nothing);
    assert_eq!(allowed(&mut turn, WIM), ["name", "chat"], "spectators talk among themselves");

    let mut window = turn;
    window.play_until(|table| table.view(WIM)["game"]["phase"] == "start_pledge");
    assert_eq!(allowed(&mut window, ANA), ["say"]);
    assert_eq!(allowed(&mut window, BO), ["say"]);
    assert_eq!(allowed(&mut window, WIM), ["name", "chat"]);

    let mut giving = window;
    giving.play_until(|table| table.view(WIM)["game"]["phase"] == "start_give");
    assert_eq!(allowed(&mut giving, ANA), nothing);
    assert_eq!(allowed(&mut giving, BO), nothing);

    let mut over = giving;
    over.play_until(|_| false);
    assert_eq!(allowed(&mut over, ANA), host);
    assert_eq!(allowed(&mut over, BO), ["sit", "stand", "chat"]);
    assert_eq!(allowed(&mut over, WIM), ["sit", "name", "chat"]);
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
