//! A game that was played is a record that verifies, traces and proves; a changed one is not.

use crate::played::{self, Played, list, settings, text};
use proptest::prelude::*;
use record::{Move, Record, RecordError, Where};
use rules::Seat;
use serde_json::{Value, json};

/// The compact legal actions of a view, as the templates of a trace.
fn templates(legal: &Value) -> Vec<String> {
    let mut list = Vec::new();
    for entry in played::list(&legal["place"]) {
        for run in played::list(&entry["runs"]) {
            for cell in run["first"].as_u64().unwrap()..=run["last"].as_u64().unwrap() {
                let (card, cost) = (&entry["card"], run["cost"].as_u64().unwrap_or(0));
                list.push(format!(
                    r#"{{"type":"place","card":{card},"cell":{cell},"cost":{cost}}}"#
                ));
            }
        }
    }
    for kind in ["discard", "start", "finish"] {
        if !legal[kind].is_null() {
            list.push(format!(r#"{{"type":"{kind}"}}"#));
        }
    }
    list.sort();
    list
}

fn trace(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    record::trace(text, &mut |line| lines.push(line)).unwrap();
    lines
}

fn same_as_views(line: &str, public: &Value, own: &[Value]) {
    let position: Value = serde_json::from_str(line).unwrap();
    for key in ["active", "phase", "piles", "discards", "cells", "outcome"] {
        assert_eq!(position[key], public[key], "{key}");
    }
    for (hand, own) in list(&position["hands"]).iter().zip(own) {
        assert_eq!(*hand, own["hand"]);
    }
    assert_eq!(position["beside"]["start"] == "start", public["started"] == true);
    assert_eq!(position["beside"]["pledges"], public["window"]["pledges"]);
    if position["phase"] == "turn" {
        let seat = position["active"].as_u64().unwrap() as usize;
        let legal = templates(&own[seat]["legal"]).join(",");
        assert!(line.contains(&format!("\"legal\":[{legal}],\"beside\":")), "{line}");
    } else {
        assert!(position.get("legal").is_none());
    }
}

fn fault(record: &Record) -> RecordError {
    record::verify(&text(record)).unwrap_err()
}

fn brief(fault: &RecordError) -> (Where, Option<usize>, &'static str) {
    (fault.place, fault.index, fault.clause)
}

/// The numbers of the entries that are an action in a turn: there exactly one seat may act.
fn turns(played: &Played) -> Vec<usize> {
    let phases = played.views.iter().map(|(public, _)| &public["phase"]);
    let entries = played.record.moves.iter().zip(phases).enumerate();
    entries
        .filter(|(_, (entry, phase))| **phase == "turn" && kind(entry) != "concede")
        .map(|(index, _)| index)
        .collect()
}

fn kind(entry: &Move) -> &str {
    match entry {
        Move::Act { action, .. } => action["type"].as_str().unwrap(),
        Move::Chance { .. } => "chance",
    }
}

/// Changes an action of a turn in all ways that are never legal.
fn change_action(played: &Played, index: usize) {
    let refused = |what: &str, change: &dyn Fn(&mut Seat, &mut Value)| {
        let mut changed = played.record.clone();
        let Move::Act { seat, action } = &mut changed.moves[index] else { panic!("no turn") };
        change(seat, action);
        let fault = fault(&changed);
        assert_eq!((fault.place, fault.index), (Where::Move, Some(index)), "{what}: {fault:?}");
        fault.clause
    };
    let seats = played.record.seats as u8;
    let next = |seat: Seat| Seat((seat.0 + 1) % seats);
    if seats > 1 {
        assert_eq!(refused("another seat", &|seat, _| *seat = next(*seat)), "T-2.1");
    }
    assert_eq!(refused("no seat", &|seat, _| *seat = Seat(seats)), "R");
    assert_eq!(refused("no action", &|_, action| *action = json!({"type": "wait"})), "R");
    assert_eq!(refused("null", &|_, action| *action = Value::Null), "R");
    assert_eq!(refused("an unknown key", &|_, action| action["note"] = json!("hi")), "R");
    assert_eq!(refused("another phase", &|_, action| *action = json!({"type": "agree"})), "T-4.5");
    match kind(&played.record.moves[index]) {
        "place" => {
            refused("no cell", &|_, action| action["cell"] = json!(36));
            refused("one card more", &|_, action| {
                action["pay"].as_array_mut().unwrap().push(json!(1));
            });
            refused("itself as payment", &|_, action| {
                let card = action["card"].clone();
                action["pay"].as_array_mut().unwrap().push(card);
            });
            refused("no payment", &|_, action| action["pay"] = Value::Null);
        }
        "discard" => {
            refused("three", &|_, action| {
                action["cards"].as_array_mut().unwrap().push(json!(1));
            });
            refused("one", &|_, action| {
                action["cards"].as_array_mut().unwrap().pop();
            });
        }
        "start" => {
            refused("discard", &|_, action| {
                *action = json!({"type": "discard", "cards": ["start", "start"]});
            });
        }
        _ => {}
    }
    if kind(&played.record.moves[index]) != "finish" {
        let clause = refused("finish", &|_, action| *action = json!({"type": "finish"}));
        assert!(["T-4.1", "T-5.1"].contains(&clause));
    }
}

/// Changes what is not a move.
fn change_the_rest(record: &Record) {
    let refused = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        let fault = fault(&changed);
        assert_eq!(fault.index, None);
        (fault.place, fault.clause)
    };
    let deal = |clause| (Where::Deal, clause);
    assert_eq!(refused(&|r| r.deal["draw_piles"][0][0] = other_card(r)), deal("T-1.2"));
    assert_eq!(refused(&|r| r.deal["draw_piles"][0][0] = json!("start")), deal("T-1.2"));
    assert_eq!(refused(&|r| r.deal["draw_piles"][0][0] = json!("monster")), deal("T-1.2"));
    assert_eq!(refused(&|r| r.deal["draw_piles"][0][0] = json!("Monster")), deal("R"));
    assert_eq!(refused(&|r| r.deal["rocks"] = json!(1)), deal("T-6.1"));
    assert_eq!(refused(&|r| r.deal["removed"] = json!([1])), deal("T-1.1"));
    let piles = |r: &mut Record, change: &dyn Fn(&mut Vec<Value>)| {
        change(r.deal["draw_piles"].as_array_mut().unwrap());
    };
    assert_eq!(refused(&|r| piles(r, &|piles| piles.push(json!([])))), deal("T-1.2"));
    assert_eq!(refused(&|r| piles(r, &|piles| drop(piles.pop()))), deal("T-1.2"));
    let other = if record.options["removed"] == 4 { 6 } else { 4 };
    assert_eq!(refused(&|r| r.options["removed"] = json!(other)), deal("T-1.1"));
    assert_eq!(refused(&|r| r.options["removed"] = json!(5)), (Where::Record, "T-1.1"));
    assert_eq!(refused(&|r| r.options["rocks"] = json!("auto")), deal("T-6.1"));
    assert_eq!(refused(&|r| r.options["grid"] = json!("hexagons")), (Where::Record, "R"));
    for other in [
        r#"null"#,
        r#"{"result":"won"}"#,
        r#"{"result":"lost","reason":"conceded"}"#,
        r#"{"result":"lost","reason":"start_unpayable"}"#,
        r#"{"result":"lost","reason":"no_legal_action"}"#,
        r#"{"result":"lost","reason":"no_legal_action","seat":7}"#,
    ] {
        let read: Option<rules::Outcome> = serde_json::from_str(other).unwrap();
        if read != record.outcome {
            let change = |r: &mut Record| r.outcome = read.clone();
            assert_eq!(refused(&change), (Where::Outcome, "T-8"), "{other}");
        }
    }
}

/// A card unlike the first one of the first pile.
fn other_card(record: &Record) -> Value {
    let pile = list(&record.deal["draw_piles"][0]);
    pile.iter().find(|card| **card != pile[0]).cloned().unwrap_or_default()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn the_trace_shows_what_the_views_showed(setting in settings()) {
        let played = setting.play();
        let lines = trace(&played.text());
        prop_assert_eq!(lines.len(), played.record.moves.len() + 1);
        for (ply, (line, (public, own))) in lines.iter().zip(&played.views).enumerate() {
            let start = format!("{{\"ply\":{ply},\"active\":");
            prop_assert!(line.starts_with(&start), "{}", line);
            same_as_views(line, public, own);
        }
    }

    #[test]
    fn chance_that_fell_otherwise_is_possible_but_not_proved(setting in settings()) {
        let mut record = setting.play().record;
        record.moves.truncate(1);
        record.outcome = None;
        let Move::Chance { chance } = &mut record.moves[0] else { panic!("start cards come first") };
        let position = &mut chance["start_at"][0];
        *position = json!(if *position == 0 { 1 } else { 0 });
        prop_assert_eq!(record::verify(&text(&record)), Ok(None));
        let fault = record::prove(&text(&record), &setting.seed()).unwrap_err();
        prop_assert_eq!(brief(&fault), (Where::Move, Some(0), "R"));
    }

    #[test]
    fn a_changed_action_is_refused_where_it_stands(
        setting in settings(),
        choice in any::<prop::sample::Index>(),
    ) {
        let played = setting.play();
        let turns = turns(&played);
        // All may have agreed to stop before the first move.
        prop_assume!(!turns.is_empty());
        change_action(&played, turns[choice.index(turns.len())]);
    }

    #[test]
    fn an_entry_that_comes_twice_or_not_at_all_is_noticed(
        setting in settings(),
        choice in any::<prop::sample::Index>(),
    ) {
        let played = setting.play();
        let turns = turns(&played);
        // All may have agreed to stop before the first move.
        prop_assume!(!turns.is_empty());
        let index = turns[choice.index(turns.len())];
        let mut twice = played.record.clone();
        twice.moves.insert(index + 1, twice.moves[index].clone());
        // Two equal discards are possible where there are equal cards.
        if setting.seats > 1 || kind(&played.record.moves[index]) != "discard" {
            let fault = fault(&twice);
            prop_assert_eq!((fault.place, fault.index), (Where::Move, Some(index + 1)));
        }
        for chance in 0..2 {
            let mut missing = played.record.clone();
            missing.moves.remove(chance);
            // Stopping is possible at any time, the set-up included (T-8.3).
            if kind(&missing.moves[chance]) != "concede" {
                let fault = fault(&missing);
                prop_assert_eq!((fault.place, fault.index), (Where::Move, Some(chance)));
                prop_assert_eq!(fault.clause, ["T-1.4", "T-1.5"][chance]);
            }
        }
        let mut more = played.record.clone();
        more.moves.push(Move::Act { seat: Seat(0), action: json!({"type": "concede"}) });
        let fault = fault(&more);
        prop_assert_eq!(fault.index, Some(played.record.moves.len()));
        prop_assert_eq!((fault.place, fault.clause), (Where::Move, "T-8"));
    }

    #[test]
    fn another_deal_options_or_outcome_is_refused(setting in settings()) {
        change_the_rest(&setting.play().record);
    }
}
