//! How long a room's stream may grow.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, Sent, TestTable, WIM, guest, options};
use tranquility::protocol::message::Talk;

/// How many times a guest's command is done under another name each time; the code of the refusal
/// that ends it.
fn flood(table: &mut TestTable, number: u8, command: impl Fn(usize) -> Value) -> (usize, String) {
    let mut done = 0;
    loop {
        let sent = table.send(number, &format!("flood-{number}-{done}"), command(done));
        match sent {
            Ok(sent) => assert_eq!(sent, Sent::Done),
            Err(code) => return (done, code),
        }
        done += 1;
    }
}

fn name(turn: usize) -> Value {
    let name = if turn.is_multiple_of(2) { "Wim" } else { "Tim" };
    json!({"type": "name", "name": name})
}

fn move_to(turn: usize) -> Value {
    json!({"type": "sit", "seat": 2 + turn % 2, "name": "Bo"})
}

/// Makes the stream so long by what guests have called themselves.
fn lengthen(table: &mut TestTable, length: usize) {
    for turn in table.stream.len()..length {
        let name = &name(turn)["name"];
        let named = json!({"type": "named", "guest": guest(WIM), "name": name});
        let named = json!({"at": 1, "do": named});
        table.stream.push(named.to_string().into_bytes());
    }
    table.restart();
}

#[test]
fn what_changes_nothing_is_done_and_not_written_down() {
    let mut table = TestTable::new();
    table.seat(2);
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    let settings = json!({"options": options(0), "talk": "silent", "spectators": true});
    table.ok(ANA, json!({"type": "configure", "settings": settings}));
    let length = table.stream.len();
    for (number, command) in [
        (WIM, json!({"type": "name", "name": "Wim"})),
        (BO, json!({"type": "sit", "seat": 1, "name": "Bo"})),
        (ANA, json!({"type": "hand_over", "seat": 0})),
        (ANA, json!({"type": "configure", "settings": settings})),
        (ANA, json!({"type": "choose_deal", "deal": "random"})),
    ] {
        for _ in 0..2 {
            assert_eq!(table.send(number, "again", command.clone()), Ok(Sent::Done), "{command}");
        }
        assert_eq!(table.stream.len(), length, "{command}");
    }
    table.ok(BO, json!({"type": "sit", "seat": 1, "name": "Bob"}));
    assert_eq!(table.stream.len(), length + 1);
}

#[test]
fn between_two_games_talk_ends_first_and_the_start_of_a_game_last() {
    let mut table = TestTable::new();
    let (done, code) = flood(&mut table, WIM, name);
    assert_eq!((done, code.as_str()), (1000, "until_next_game"));
    // That leaves those who sit, and the host, what they have.
    table.ok(ANA, json!({"type": "name", "name": "Ana"}));
    let (done, code) = flood(&mut table, BO, move_to);
    assert_eq!((done, code.as_str()), (1999, "until_next_game"));
    table.refused(BO, json!({"type": "chat", "text": "hello?"}), "until_next_game");
    // The host can still do something about it.
    table.ok(ANA, json!({"type": "sit", "seat": 0, "name": "Ana"}));
    table.ok(ANA, json!({"type": "start"}));
    table.ok(WIM, json!({"type": "name", "name": "Jim"}));
    table.check_fold();
}

#[test]
fn spectators_leave_players_their_share() {
    let mut table = TestTable::with(Talk::Open, true);
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    let (done, code) = flood(&mut table, WIM, name);
    assert_eq!((done, code.as_str()), (1000, "until_next_game"));
    let (done, _) = flood(&mut table, ANA, |_| json!({"type": "chat", "text": "hello?"}));
    assert_eq!(done, 1000);
    table.play_until(|_| false);
    table.ok(BO, json!({"type": "chat", "text": "well played"}));
    table.check_fold();
}

#[test]
fn in_a_full_stream_a_running_game_is_finished_and_none_is_begun() {
    let mut table = TestTable::new();
    table.seat(2);
    lengthen(&mut table, 19_990);
    table.ok(ANA, json!({"type": "start"}));
    table.play_until(|_| false);
    assert!(table.stream.len() > 20_000 && !table.room.is_running());
    table.refused(ANA, json!({"type": "start"}), "room_exhausted");
    table.refused(BO, json!({"type": "chat", "text": "once more?"}), "room_exhausted");
    table.refused(BO, json!({"type": "stand"}), "room_exhausted");
    table.refused(WIM, json!({"type": "name", "name": "Jim"}), "room_exhausted");
    assert_eq!(table.view(ANA)["you"]["may"]["start_refusal"]["code"], "room_exhausted");
    table.ok(BO, json!({"type": "ping"}));
}

#[test]
fn pledges_end_also_where_talk_is_free() {
    let mut table = TestTable::playing_with(json!({}), 3);
    table.play_until(|table| table.view(WIM)["game"]["phase"] == "start_pledge");
    let pledging = json!({"type": "act", "action": {"type": "pledge", "count": 1}});
    table.ok(ANA, pledging.clone());
    let (done, code) = flood(&mut table, ANA, |_| pledging.clone());
    assert_eq!((done, code.as_str()), (200, "changes_used_up"));
    table.play_until(|_| false);
    assert!(!table.room.is_running());
}
