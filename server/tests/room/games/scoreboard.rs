//! The scoreboard of a table.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, MINUTE, TestTable, WIM, options};
use tranquility::protocol::message::Talk;

fn scoreboard(table: &TestTable) -> Value {
    table.view(WIM)["table"]["scoreboard"].clone()
}

/// Appends a whole game to the stream, as a record tells it.
fn play_record(table: &mut TestTable, record: &str) {
    let record: Value = serde_json::from_str(record).unwrap();
    let mut moves = record["moves"].as_array().unwrap().iter().peekable();
    let mut chance = || {
        let mut decided = Vec::new();
        while let Some(entry) = moves.next_if(|entry| !entry["chance"].is_null()) {
            decided.push(entry["chance"].clone());
        }
        (decided, moves.next())
    };
    let (decided, mut next) = chance();
    let mut events = vec![
        json!({
            "type": "configured", "options": record["options"], "talk": "silent", "spectators": true
        }),
        json!({
            "type": "started", "seed": "0".repeat(64), "deal": record["deal"], "chance": decided
        }),
    ];
    while let Some(act) = next {
        let (decided, after) = chance();
        events.push(json!({
            "type": "moved", "seat": act["seat"], "action": act["do"], "chance": decided
        }));
        next = after;
    }
    for event in events {
        table.stream.push(json!({"at": 2, "do": event}).to_string().into_bytes());
    }
    table.restart();
}

#[test]
fn games_are_won_or_lost_together() {
    let mut table = TestTable::new();
    let counted = |won: u32, lost: u32| json!({"won": won, "lost": lost, "closed": 0, "ranked": 0, "wins": []});
    assert_eq!(scoreboard(&table), counted(0, 0));
    table.seat(2);
    for lost in 1..=2 {
        table.ok(ANA, json!({"type": "start"}));
        assert_eq!(scoreboard(&table), counted(0, lost - 1), "a running game does not count");
        table.play_until(|_| false);
        assert_eq!(table.view(WIM)["game"]["outcome"]["result"], "lost");
        assert_eq!(scoreboard(&table), counted(0, lost));
    }
    table.ok(BO, json!({"type": "chat", "text": "one more"}));
    assert_eq!(scoreboard(&table), counted(0, 2), "a game counts once");
    play_record(&mut table, include_str!("../../../record/tests/records/good/won_2.json"));
    assert_eq!(scoreboard(&table), counted(1, 2));
    table.check_fold();
}

#[test]
fn the_furthest_that_earlier_games_came_stands_beside_the_last() {
    let best = |table: &TestTable| table.view(WIM)["table"]["best"].clone();
    let mut table = TestTable::new();
    table.seat(2);
    let mut furthest = 0;
    for game in 1..=4 {
        table.ok(ANA, json!({"type": "start"}));
        assert_eq!(best(&table), Value::Null, "a game is running");
        table.play_until(|_| false);
        let before = json!({"type": "together", "won": false, "placed": furthest, "of": 36});
        assert_eq!(best(&table), if game == 1 { Value::Null } else { before });
        let cells = table.view(WIM)["game"]["cells"].clone();
        let placed = cells.as_array().unwrap().iter().filter(|cell| !cell.is_null()).count();
        furthest = furthest.max(placed);
    }
    play_record(&mut table, include_str!("../../../record/tests/records/good/won_2.json"));
    assert_eq!(best(&table)["placed"], furthest, "a win is no best before itself");
    table.ok(ANA, json!({"type": "start"}));
    table.play_until(|_| false);
    assert_eq!(best(&table)["won"], true);
    table.check_fold();

    let mut table = TestTable::of("santa-timea", json!({"experienced": false}), Talk::Open, true);
    table.seat(2);
    let mut most = None;
    for _ in 0..3 {
        table.ok(ANA, json!({"type": "start"}));
        table.play_until(|_| false);
        assert_eq!(best(&table)["points"].as_i64(), most);
        let outcome = table.view(WIM)["game"]["outcome"].clone();
        let scores = outcome["scores"].as_array().unwrap().iter();
        most = most.max(scores.filter_map(Value::as_i64).max());
    }
}

#[test]
fn wins_of_contests_are_counted_by_who_won_whatever_their_names() {
    let mut table = TestTable::of("santa-timea", json!({"experienced": false}), Talk::Open, true);
    table.seat(2);
    let mut wins = [0, 0];
    for game in 1..=4 {
        // A new name does not make a new winner.
        let name = if game > 2 { "Annie" } else { "Ana" };
        table.ok(ANA, json!({"type": "sit", "seat": 0, "name": name}));
        table.ok(ANA, json!({"type": "start"}));
        table.play_until(|_| false);
        let winners = table.view(WIM)["game"]["outcome"]["winners"].clone();
        for winner in winners.as_array().unwrap() {
            wins[winner.as_u64().unwrap() as usize] += 1;
        }
        assert_eq!(scoreboard(&table)["ranked"], game);
    }
    let shown = scoreboard(&table)["wins"].clone();
    let shown = shown.as_array().unwrap();
    let of = |names: &[&str]| -> u64 {
        let rows = shown.iter().filter(|row| names.contains(&row["name"].as_str().unwrap()));
        rows.map(|row| row["count"].as_u64().unwrap()).sum()
    };
    assert_eq!([of(&["Ana", "Annie"]), of(&["Bo"])], wins);
    assert!(shown.len() <= 2);
    assert!(shown.is_sorted_by_key(|row| std::cmp::Reverse(row["count"].as_u64())));
    table.check_fold();
}

#[test]
fn closed_contests_are_counted_apart() {
    let mut contest = options(0);
    contest["grid"] = "competition".into();
    let mut table = TestTable::of("tranquility", contest, Talk::Open, true);
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    table.ok(ANA, json!({"type": "close"}));
    table.ok(BO, json!({"type": "close"}));
    assert_eq!(
        scoreboard(&table),
        json!({"won": 0, "lost": 0, "closed": 1, "ranked": 0, "wins": []})
    );
    table.check_fold();
}

#[test]
fn a_seat_that_stayed_free_to_the_end_is_not_of_the_next_game() {
    let mut table = TestTable::playing(3);
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    for number in [ANA, BO] {
        assert_eq!(table.act(number, json!({"type": "concede"})), None);
    }
    assert_eq!(scoreboard(&table)["lost"], 1);
    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(table.view(WIM)["table"]["players"], json!(["Ana", "Bo"]));
    table.check_fold();
}
