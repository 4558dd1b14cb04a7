//! Revealing all hands as a spectator: who may, what is shown, and what the spectator loses.

use proptest::{prelude::*, sample::Index};
use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, DEE, MINUTE, TestTable, WIM, options};
use tranquility::{protocol::message::Talk, room::model::room::Room};

fn look() -> Value {
    json!({"type": "look"})
}

fn chat(text: &str) -> Value {
    json!({"type": "chat", "text": text})
}

fn playing(players: u8) -> TestTable {
    TestTable::open_hands("tranquility", options(0), Talk::Silent, players)
}

/// The hands that a viewer sees besides its own.
fn hands(table: &TestTable, number: u8) -> Value {
    table.view(number)["you"]["hands"].clone()
}

#[test]
fn who_looks_sees_what_every_seat_saw_and_nothing_that_it_could_do() {
    let mut table = playing(3);
    assert_eq!(table.view(ANA)["table"]["open_hands"], true, "the players know");
    assert_eq!(table.view(WIM)["you"]["may"]["look"], true);
    assert_eq!(hands(&table, WIM), Value::Null);
    table.ok(WIM, look());
    table.check_fold();
    assert_eq!(table.view(WIM)["you"]["may"]["look"], false);
    table.refused(WIM, look(), "already_looked");

    while table.room.is_running() {
        for (seat, number) in [ANA, BO, CHI].into_iter().enumerate() {
            let mut own = table.view(number)["you"]["game"].clone();
            own["legal"] = json!({});
            assert_eq!(hands(&table, WIM)[seat], own);
        }
        assert_eq!(table.view(WIM)["game"]["revealed"], Value::Null, "no pile is shown");
        assert_eq!(table.view(WIM)["game"], table.view(DEE)["game"]);
        let (number, action) = table.next_action().unwrap();
        assert_eq!(table.act(number, action), None);
    }
    assert_eq!(hands(&table, WIM), Value::Null, "all is revealed anyway");
}

#[test]
fn only_those_who_watch_look_and_only_where_it_is_allowed() {
    let mut table = playing(3);
    table.refused(ANA, look(), "has_played");
    assert_eq!(table.view(ANA)["you"]["may"]["look"], false);
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    table.come(CHI);
    table.refused(CHI, look(), "has_played");
    assert_eq!(table.view(CHI)["you"]["may"]["look"], false);
    for number in [ANA, BO, CHI, WIM, DEE] {
        assert_eq!(hands(&table, number), Value::Null);
    }
    table.play_until(|table| table.next_action().is_none());
    table.ok(WIM, json!({"type": "take_over", "seat": 2, "name": "Wim"}));
    table.play_until(|_| false);
    table.refused(WIM, look(), "no_game_running");

    let mut usual = TestTable::playing(2);
    assert_eq!(usual.view(WIM)["you"]["may"]["look"], false);
    usual.refused(WIM, look(), "look_off");
    let mut lobby = TestTable::new();
    lobby.refused(WIM, look(), "no_game_running");

    let mut private = TestTable::with(Talk::Silent, false);
    let settings = json!({
        "options": options(0), "talk": "silent", "spectators": false, "open_hands": true
    });
    private.ok(ANA, json!({"type": "configure", "settings": settings}));
    private.seat(2);
    private.ok(ANA, json!({"type": "start"}));
    private.refused(WIM, look(), "spectators_off");
}

#[test]
fn who_has_looked_takes_over_no_seat_of_that_game_but_plays_the_next() {
    let mut table = playing(3);
    table.ok(WIM, look());
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    assert_eq!(table.view(WIM)["you"]["may"]["take_over"], json!([]));
    table.refused(WIM, json!({"type": "take_over", "seat": 2, "name": "Wim"}), "seen_other_hand");
    table.restart();
    table.refused(WIM, json!({"type": "take_over", "seat": 2, "name": "Wim"}), "seen_other_hand");
    assert_eq!(table.view(DEE)["you"]["may"]["take_over"], json!([2]), "she has not looked");
    for number in [ANA, BO] {
        assert_eq!(table.act(number, json!({"type": "concede"})), None);
    }

    table.ok(WIM, json!({"type": "sit", "seat": 2, "name": "Wim"}));
    table.ok(ANA, json!({"type": "start"}));
    let view = table.view(WIM);
    assert_eq!(view["you"]["seat"], 2);
    assert_eq!(view["you"]["hands"], Value::Null);
    assert!(view["you"]["game"]["hand"].is_array());
    table.refused(WIM, look(), "has_played");
    table.leave(WIM);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    table.come(WIM);
    assert_eq!(table.view(WIM)["you"]["may"]["take_over"], json!([2]), "the own hand again");
    table.check_fold();
}

#[test]
fn where_hands_can_be_seen_only_those_who_have_looked_talk() {
    let mut table = playing(3);
    table.ok(DEE, json!({"type": "name", "name": "Dee"}));
    assert_eq!(table.view(WIM)["you"]["channel"], Value::Null);
    table.refused(WIM, chat("may I?"), "talk_closed");
    table.ok(WIM, look());
    assert_eq!(table.view(WIM)["you"]["channel"], "watchers");
    table.ok(WIM, chat("Bo holds the start"));
    for number in [ANA, BO, CHI, DEE] {
        assert!(table.lines(number).is_empty(), "{number}");
    }
    table.refused(DEE, chat("who holds what?"), "talk_closed");
    table.ok(DEE, look());
    assert_eq!(table.lines(DEE), ["Bo holds the start"]);
    table.ok(DEE, chat("so I see"));
    assert_eq!(table.lines(WIM).len(), 2);
    table.check_fold();
    table.play_until(|_| false);
    assert_eq!(table.lines(ANA).len(), 2, "after the game all may read it");
}

#[test]
fn players_notice_nothing_of_those_who_watch() {
    for talk in [Talk::Silent, Talk::Open] {
        let mut table = TestTable::open_hands("tranquility", options(0), talk, 3);
        // Ana is the host and only watches.
        let stand = json!({"type": "stand"});
        table.play_until(|_| false);
        table.ok(ANA, stand);
        table.ok(DEE, json!({"type": "sit", "seat": 0, "name": "Dee"}));
        table.ok(ANA, json!({"type": "start"}));
        let shown = |table: &TestTable| {
            [BO, CHI, DEE].map(|number| (table.view(number), table.chat(number)))
        };
        let before = shown(&table);
        for number in [ANA, WIM] {
            table.ok(number, look());
            table.ok(number, json!({"type": "name", "name": format!("I am {number}")}));
            table.ok(number, chat("Bo is stuck"));
        }
        assert_eq!(shown(&table), before);
        if talk == Talk::Open {
            table.ok(BO, chat("one"));
            table.ok(WIM, chat("hush"));
            table.ok(BO, chat("two"));
            let chat: Value = serde_json::from_str(&table.chat(CHI)).unwrap();
            let said = chat["lines"].as_array().unwrap();
            let last = said.len() - 1;
            let number = |line: &Value| line["number"].as_u64().unwrap();
            assert_eq!(number(&said[last]), number(&said[last - 1]) + 1, "no line seems missing");
        }
        table.check_fold();
    }
}

/// The first round of a game of Santa Timea, in which the first so many cards have been played.
fn round(players: u8, plies: usize) -> TestTable {
    let options = json!({"experienced": false});
    let mut table = TestTable::open_hands("santa-timea", options, Talk::Open, players);
    table.ok(WIM, look());
    for _ in 0..plies {
        let (number, action) = table.next_action().unwrap();
        assert_eq!(table.act(number, action), None);
    }
    table
}

/// The same stream with another deal; `None` if what was played could not have been played with it.
fn dealt_otherwise(table: &TestTable, change: impl Fn(&mut Value)) -> Option<Room> {
    let stream = table.stream.iter().map(|entry| {
        let mut entry: Value = serde_json::from_slice(entry).unwrap();
        if entry["do"]["type"] == "started" {
            change(&mut entry["do"]["deal"]["rounds"][0]);
        }
        entry.to_string().into_bytes()
    });
    Room::restore("abcdefghjk", &stream.collect::<Vec<_>>()).ok().flatten()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn views_do_not_depend_on_what_the_viewer_cannot_know(
        players in 2..4_u8, plies in 0..20_usize, one: Index, other: Index,
    ) {
        let table = round(players, plies);
        let left = |seat: u8| {
            let hand = hands(&table, WIM)[usize::from(seat)]["hand"].clone();
            hand.as_array().unwrap().iter().map(|card| card["card"].clone()).collect::<Vec<_>>()
        };
        let (ana, bo) = (one.get(&left(0)).clone(), other.get(&left(1)).clone());
        let swapped = dealt_otherwise(&table, |round| {
            for (seat, from, to) in [(0, &ana, &bo), (1, &bo, &ana)] {
                let cards = round["hands"][seat].as_array_mut().unwrap();
                let place = cards.iter().position(|card| card == from).unwrap();
                cards[place] = to.clone();
            }
        });
        if let Some(swapped) = swapped.filter(|_| ana != bo) {
            // Neither Dee, who has not looked, nor Chi can know who of the others holds what.
            for number in [DEE, CHI] {
                prop_assert_eq!(table.picture(&swapped, number), table.picture(&table.room, number));
            }
            // The test would notice.
            for number in [WIM, ANA, BO] {
                prop_assert_ne!(table.picture(&swapped, number), table.picture(&table.room, number));
            }
        }

        // The winds to come are hidden from those who have looked, too.
        let turned = dealt_otherwise(&table, |round| {
            let winds = round["winds"].as_array_mut().unwrap();
            winds.swap(18, 19);
        });
        let turned = turned.expect("a possible deal");
        for number in [ANA, BO, CHI, DEE, WIM] {
            prop_assert_eq!(table.picture(&turned, number), table.picture(&table.room, number));
        }
    }
}
