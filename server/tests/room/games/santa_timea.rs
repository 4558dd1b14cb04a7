//! A game of simultaneous choices and free talk at a table (S-5.3, S-6).

use serde_json::{Value, json};
use test_support::table::{ALL, ANA, BO, TestTable, WIM};
use tranquility::protocol::message::Talk;

/// The first so many in a game that has just begun.
fn playing(players: u8, experienced: bool, talk: Talk) -> TestTable {
    let options = json!({"experienced": experienced});
    let mut table = TestTable::of("santa-timea", options, talk, true);
    table.seat(players);
    table.ok(ANA, json!({"type": "start"}));
    table
}

/// The guest of these who can throw off a triplet.
fn with_triplet(table: &TestTable) -> Option<u8> {
    [ANA, BO].into_iter().find(|number| {
        let triplets = &table.view(*number)["you"]["game"]["legal"]["triplets"];
        triplets.as_array().is_some_and(|list| !list.is_empty())
    })
}

/// Two who have to say which triplets they throw off: both have one.
fn choosing() -> TestTable {
    let mut table = playing(2, true, Talk::Open);
    table.play_games_to(|table| table.view(WIM)["game"]["waiting"] == json!([0, 1]));
    table
}

#[test]
fn s_5_3_who_has_no_triplet_is_not_waited_for() {
    let mut table = playing(2, true, Talk::Open);
    table.play_until(|table| {
        for number in [ANA, BO] {
            let triplets = &table.view(number)["you"]["game"]["legal"]["triplets"];
            assert_ne!(*triplets, json!([]), "there is nothing to choose");
        }
        false
    });
    table.check_fold();
    let none = json!({"type": "triplets", "throw": []});
    let record: Value = serde_json::from_str(&table.record(2)).unwrap();
    let moves = record["moves"].as_array().unwrap();
    assert!(moves.iter().any(|entry| entry["do"] == none), "the record says it all the same");
}

#[test]
fn whole_games_are_played_by_what_the_views_offer() {
    for (players, experienced) in [(2, false), (3, true), (4, false)] {
        let mut table = playing(players, experienced, Talk::Open);
        table.play_until(|_| false);
        table.check_fold();
        let view = table.view(WIM);
        assert_eq!(view["table"]["phase"], "over");
        assert_eq!(view["game"]["outcome"]["result"], "ranked");
        assert_eq!(view["game"]["outcome"]["scores"], view["game"]["points"]);
        assert_eq!(view["game"]["sheet"].as_array().unwrap().len(), 5);
        assert!(view["game"]["revealed"].is_object());
    }
}

#[test]
fn s_6_players_talk_freely_unless_the_host_turned_it_off() {
    let chat = json!({"type": "chat", "text": "who holds the pirates?"});
    let mut table = playing(3, false, Talk::Open);
    table.ok(BO, chat.clone());
    assert_eq!(table.lines(ANA), ["who holds the pirates?"]);
    let mut table = playing(3, false, Talk::Silent);
    table.refused(BO, chat, "talk_closed");
}

#[test]
fn s_5_3_others_learn_that_a_seat_has_chosen_and_no_more() {
    let seen = |throw: &Value| {
        let mut table = choosing();
        let number = with_triplet(&table).expect("in this game a guest has a triplet");
        let all = table.view(number)["you"]["game"]["legal"]["triplets"].clone();
        let throw = if throw.is_null() { all } else { throw.clone() };
        assert_eq!(table.act(number, json!({"type": "triplets", "throw": throw})), None);
        let seat = json!(number - ANA);
        let waiting = table.view(WIM)["game"]["waiting"].as_array().unwrap().clone();
        assert!(waiting.len() == 1 && !waiting.contains(&seat));
        assert_eq!(table.view(number)["you"]["game"]["chosen"], throw);
        table.check_fold();
        let others = ALL.into_iter().filter(|other| *other != number);
        others.map(|other| table.view(other)).collect::<Vec<Value>>()
    };
    assert_eq!(seen(&Value::Null), seen(&json!([])));
}
