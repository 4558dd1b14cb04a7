//! Records in which something is wrong: each is refused, with the move and the clause.

use crate::support::records::refused;
use record::Where;
use serde_json::{Value, json};

/// The record of the golden game to the summit.
fn summit() -> Value {
    serde_json::from_str(include_str!("golden/summit.json")).unwrap()
}

/// The golden record with three seats.
fn base() -> Value {
    serde_json::from_str(include_str!("golden/base.json")).unwrap()
}

#[test]
fn a_move_that_is_not_legal_is_named_with_its_clause() {
    let changed = |index: usize, change: Value| {
        let mut record = base();
        record["moves"][index] = change;
        refused(&record)
    };
    let at = |index, clause| (Where::Move, Some(index), clause);
    let act = |seat, action: Value| json!({"seat": seat, "do": action});

    let early = act(0, json!({"type": "discard", "cards": ["S6", "R4"]}));
    assert_eq!(changed(0, early), at(0, "A-4.1"));
    let nowhere = act(2, json!({"type": "slope", "card": "G5", "cell": [1, 9], "pay": []}));
    assert_eq!(changed(0, nowhere), at(0, "A-3.1"));
    let unpaid = act(0, json!({"type": "slope", "card": "S6", "cell": [1, 1], "pay": []}));
    assert_eq!(changed(1, unpaid), at(1, "A-5.1d"));
    let first = act(1, json!({"type": "bridge", "cell": [2, 0]}));
    assert_eq!(changed(2, first), at(2, "A-5.3"));
    let beside =
        act(2, json!({"type": "campfire", "card": "CG", "cell": [1, 0], "to": [2, 2], "pay": []}));
    assert_eq!(changed(6, beside), at(6, "A-5.1"));
    assert_eq!(changed(3, act(2, json!({"type": "summit"}))), at(3, "A-4.1"));
    assert_eq!(changed(3, act(2, json!({"type": "grapple"}))), at(3, "A-10.2"));
    let herd = json!({"type": "lead", "path": [[1, 0], [2, 0]], "pay": ["R3"]});
    assert_eq!(changed(3, act(2, herd)), at(3, "A-9"));
    assert_eq!(changed(3, act(3, json!({"type": "concede"}))), at(3, "R"));
    assert_eq!(changed(3, json!({"chance": {"pile": []}})), at(3, "A-10.2"));
    assert_eq!(changed(9, act(0, json!({"type": "concede"}))), at(9, "A-6.1"));
    assert_eq!(changed(3, act(2, json!({"type": "dance"}))), at(3, "R"));
    assert_eq!(changed(3, json!({"seat": 2})), at(3, "R"));

    let mut longer = base();
    longer["moves"].as_array_mut().unwrap().push(act(1, json!({"type": "concede"})));
    assert_eq!(refused(&longer), at(11, "A-6"));
}

#[test]
fn chance_must_come_when_it_is_due_and_only_then() {
    let solo = || -> Value { serde_json::from_str(include_str!("golden/solo.json")).unwrap() };
    let mut missing = solo();
    missing["moves"].as_array_mut().unwrap().remove(2);
    assert_eq!(refused(&missing), (Where::Move, Some(2), "A-10.2"));
    let mut impossible = solo();
    impossible["moves"][2]["chance"]["pile"][0] = json!("G12");
    assert_eq!(refused(&impossible), (Where::Move, Some(2), "A-10.2"));
}

#[test]
fn a_deal_must_be_one_of_the_game() {
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = summit();
        change(&mut record["deal"]);
        refused(&record)
    };
    let at = |clause| (Where::Deal, None, clause);
    assert_eq!(changed(&|deal| deal["first"] = json!(1)), at("A-2.1"));
    assert_eq!(changed(&|deal| deal["draw_piles"][0][0] = json!("G1")), at("A-10.1"));
    assert_eq!(changed(&|deal| deal["draw_piles"] = json!([])), at("A-2.2"));
    assert_eq!(changed(&|deal| deal["panoramas"] = json!([])), at("A-8.1"));
    assert_eq!(changed(&|deal| deal["panoramas"][0] = json!([1, 2, 3])), at("A-8.1"));
    assert_eq!(changed(&|deal| deal["more"] = json!(1)), at("R"));

    let mut uneven = base();
    let card = uneven["deal"]["draw_piles"][0].as_array_mut().unwrap().pop().unwrap();
    uneven["deal"]["draw_piles"][1].as_array_mut().unwrap().push(card);
    assert_eq!(refused(&uneven), at("A-2.2"));
}

#[test]
fn the_outcome_must_be_the_one_that_is_reached() {
    for outcome in [
        json!(null),
        json!({"result": "lost", "reason": "conceded"}),
        json!({"result": "lost", "reason": "no_legal_action", "seat": 0}),
    ] {
        let mut record = summit();
        record["outcome"] = outcome;
        assert_eq!(refused(&record), (Where::Outcome, None, "A-6"));
    }
}

#[test]
fn options_and_seats_must_be_allowed() {
    let changed = |key: &str, value: Value| {
        let mut record = summit();
        record[key] = value;
        refused(&record)
    };
    let at = |clause| (Where::Record, None, clause);
    let options = |documentary, grapples| json!({"trail": true, "documentary": documentary, "wildlife": true, "grapples": grapples});
    assert_eq!(changed("options", options(2, 0)), at("A-8.1"));
    assert_eq!(changed("options", options(3, 4)), at("A-10.2"));
    assert_eq!(changed("options", json!({"trail": true})), at("R"));
    assert_eq!(changed("seats", json!(0)), at("A-2"));
    assert_eq!(changed("seats", json!(6)), at("A-2"));
    assert_eq!(changed("game", json!("descent")), at("R"));
    assert_eq!(changed("format", json!(2)), at("R"));
    assert_eq!(changed("names", json!(["Ana", "Bo"])), at("R"));
}

/// A goal of a module that is not met keeps the summit off.
#[test]
fn every_goal_keeps_the_summit_off() {
    // No row shows this sequence.
    let mut unfilmed = summit();
    unfilmed["deal"]["panoramas"][2] = json!([12, 11, 10]);
    assert_eq!(refused(&unfilmed), (Where::Move, Some(47), "A-8.3"));
    // Without the last step one ibex stands on row 8.
    let mut unled = summit();
    unled["moves"].as_array_mut().unwrap().remove(46);
    assert_eq!(refused(&unled), (Where::Move, Some(46), "A-9.5"));
}
