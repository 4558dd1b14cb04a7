//! Free text: who can read whom, and when.

use serde_json::{Value, json};
use test_support::table::{ALL, ANA, BO, CHI, MINUTE, TestTable, WIM, name};
use tranquility::protocol::message::Talk;

fn chat(text: &str) -> Value {
    json!({"type": "chat", "text": text})
}

#[test]
fn in_the_lobby_all_who_have_a_name_talk_to_all() {
    let mut table = TestTable::new();
    table.refused(WIM, chat("hello"), "name_required");
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    table.ok(WIM, chat("hello"));
    for number in ALL {
        assert_eq!(table.lines(number), ["hello"]);
    }
    table.refused(WIM, chat("  "), "chat_empty");
    table.refused(WIM, chat(&"x".repeat(301)), "chat_too_long");
    table.refused(WIM, chat("a\u{202e}b"), "chat_forbidden_characters");
    table.check_fold();
}

#[test]
fn spectators_and_players_share_no_channel_until_the_game_is_over() {
    let mut table = TestTable::new();
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    table.seat(2);
    table.ok(BO, chat("before"));
    table.ok(ANA, json!({"type": "start"}));
    table.refused(ANA, chat("psst"), "talk_closed");
    table.ok(WIM, chat("they hold all the low ones"));
    assert_eq!(table.lines(ANA), ["before"]);
    assert_eq!(table.lines(WIM), ["before", "they hold all the low ones"]);
    assert_eq!(table.view(ANA)["table"]["watchers"], Value::Null);
    table.play_until(|_| false);
    assert_eq!(table.lines(ANA), ["before", "they hold all the low ones"]);
    table.ok(ANA, chat("well"));
    assert_eq!(table.lines(WIM).last().unwrap(), "well");
    table.check_fold();
}

#[test]
fn who_has_lost_a_seat_neither_reads_nor_writes_among_spectators() {
    let mut table = TestTable::new();
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    table.seat(3);
    table.ok(ANA, json!({"type": "start"}));
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    table.come(CHI);
    table.ok(WIM, chat("seat 0 is strong"));
    assert!(table.lines(CHI).is_empty());
    assert_eq!(table.view(CHI)["you"]["channel"], Value::Null);
    table.refused(CHI, chat("I had the 17"), "talk_closed");
}

#[test]
fn at_an_open_table_players_talk_during_the_game_and_spectators_apart() {
    let mut table = TestTable::with(Talk::Open, true);
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    table.ok(ANA, chat("I have a low one"));
    table.ok(WIM, chat("hm"));
    assert_eq!(table.lines(BO), ["I have a low one"]);
    assert_eq!(table.lines(WIM), ["hm"]);
    assert_eq!(table.view(ANA)["table"]["talk"], "open");
}

#[test]
fn whatever_spectators_say_players_keep_what_they_could_read() {
    let mut table = TestTable::new();
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    table.seat(2);
    for number in 0..20 {
        table.ok(BO, chat(&format!("before {number}")));
    }
    table.ok(ANA, json!({"type": "start"}));
    table.ok(WIM, chat("of the first game"));
    table.play_until(|_| false);
    table.ok(ANA, json!({"type": "start"}));
    let before = table.chat(ANA);
    assert_eq!(table.lines(ANA).len(), 21);
    for number in 0..250 {
        table.ok(WIM, chat(&format!("flood {number}")));
        assert_eq!(table.chat(ANA), before);
    }
    table.check_fold();

    table.play_until(|_| false);
    let lines = table.lines(ANA);
    assert_eq!(lines.iter().filter(|line| line.starts_with("before")).count(), 20);
    assert_eq!(lines.iter().filter(|line| line.starts_with("flood")).count(), 50);
    assert_eq!(lines.last().unwrap(), "flood 249");
}

#[test]
fn a_crowd_without_seats_pushes_no_line_of_those_who_play_out() {
    let mut table = TestTable::new();
    table.seat(2);
    for number in [CHI, WIM] {
        table.ok(number, json!({"type": "name", "name": name(number)}));
    }
    table.ok(ANA, chat("the host's"));
    table.ok(BO, chat("a player's"));
    for number in 0..150 {
        table.ok([CHI, WIM][number % 2], chat(&format!("flood {number}")));
    }
    for reader in [ANA, CHI] {
        let lines = table.lines(reader);
        assert_eq!(lines[..2], ["the host's", "a player's"]);
        assert_eq!(lines.len(), 2 + 50);
        assert_eq!(lines.last().unwrap(), "flood 149");
    }
    table.check_fold();
}

#[test]
fn reactions_are_for_the_time_between_games() {
    let react = || json!({"type": "react", "reaction": "applause"});
    let mut table = TestTable::new();
    table.refused(WIM, react(), "name_required");
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    table.seat(2);
    table.ok(ANA, react());
    table.ok(ANA, json!({"type": "start"}));
    table.refused(ANA, react(), "game_running");
    table.refused(WIM, react(), "game_running");
    table.play_until(|_| false);
    table.ok(WIM, react());
    let lines: Value = serde_json::from_str(&table.chat(BO)).unwrap();
    let shown = |line: &Value| (line["name"].clone(), line["reaction"].clone());
    let shown: Vec<_> = lines["lines"].as_array().unwrap().iter().map(shown).collect();
    assert_eq!(shown, [(json!("Ana"), json!("applause")), (json!("Wim"), json!("applause"))]);
    let handle = table.handle(ANA, Some("Wim"));
    table.ok(ANA, json!({"type": "mute", "guest": handle, "muted": true}));
    table.refused(WIM, react(), "muted");
    table.check_fold();

    let mut open = TestTable::with(Talk::Open, true);
    open.seat(2);
    open.ok(ANA, json!({"type": "start"}));
    open.refused(ANA, react(), "game_running");
}
