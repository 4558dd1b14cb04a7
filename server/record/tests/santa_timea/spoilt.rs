//! Records in which something is wrong: each is refused, with the move and the clause.

use crate::support::records::refused;
use record::Where;
use serde_json::{Value, json};

fn base() -> Value {
    serde_json::from_str(include_str!("golden/base.json")).unwrap()
}

fn experienced() -> Value {
    serde_json::from_str(include_str!("golden/experienced.json")).unwrap()
}

fn whole() -> Value {
    serde_json::from_str(include_str!("golden/whole_base.json")).unwrap()
}

fn play_card(seat: usize, card: &str) -> Value {
    json!({"seat": seat, "do": {"type": "play", "card": card}})
}

fn throw(seat: usize, directions: &[&str]) -> Value {
    json!({"seat": seat, "do": {"type": "triplets", "throw": directions}})
}

fn at(index: usize, clause: &'static str) -> (Where, Option<usize>, &'static str) {
    (Where::Move, Some(index), clause)
}

#[test]
fn a_move_that_is_not_legal_is_named_with_its_clause() {
    let changed = |index: usize, change: Value| {
        let mut record = base();
        record["moves"][index] = change;
        refused(&record)
    };
    assert_eq!(changed(0, play_card(2, "N14")), at(0, "S-3.1"));
    assert_eq!(changed(0, play_card(1, "N14")), at(0, "S-3.1"));
    assert_eq!(changed(0, play_card(1, "P")), at(0, "S-3.4"));
    assert_eq!(changed(2, play_card(0, "N13")), at(2, "S-3.1"));
    // The trick is over; seat 1 leads.
    assert_eq!(changed(3, play_card(2, "N11")), at(3, "S-3.1"));
    assert_eq!(changed(3, throw(1, &[])), at(3, "S-5.3"));
    assert_eq!(changed(3, play_card(3, "E5")), at(3, "R"));
    assert_eq!(changed(3, json!({"seat": 1, "do": {"type": "concede"}})), at(3, "R"));
    assert_eq!(changed(3, json!({"chance": {"first": 0}})), at(3, "R"));
    assert_eq!(changed(3, json!({"seat": 1})), at(3, "R"));
}

#[test]
fn triplets_are_chosen_by_every_seat_once_and_where_they_are() {
    let changed = |index: usize, change: Value| {
        let mut record = experienced();
        record["moves"][index] = change;
        refused(&record)
    };
    assert_eq!(changed(20, throw(0, &[])), at(20, "S-5.3"));
    assert_eq!(changed(24, play_card(0, "N1")), at(24, "S-5.3"));
    assert_eq!(changed(24, throw(1, &["S"])), at(24, "S-4.1"));
    assert_eq!(changed(25, throw(0, &["N", "N"])), at(25, "S-4.1"));
    assert_eq!(changed(25, throw(1, &[])), at(25, "S-5.3"));
    assert_eq!(changed(25, throw(0, &["north"])), at(25, "R"));
}

#[test]
fn nothing_comes_after_the_end() {
    for more in [play_card(0, "N1"), throw(0, &[])] {
        let mut record = whole();
        let moves = record["moves"].as_array_mut().unwrap();
        moves.push(more);
        let last = moves.len() - 1;
        assert_eq!(refused(&record), at(last, "S-4.3"));
    }
}

#[test]
fn the_deal_must_be_one_of_the_game() {
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = base();
        change(&mut record["deal"]);
        refused(&record)
    };
    let at = |clause| (Where::Deal, None, clause);
    assert_eq!(changed(&|deal| deal["first"] = json!(3)), at("S-2.3"));
    assert_eq!(changed(&|deal| drop(deal["rounds"].as_array_mut().unwrap().pop())), at("S-2"));
    assert_eq!(changed(&|deal| deal["rounds"][4]["winds"][0] = json!("N3")), at("S-2.1"));
    assert_eq!(changed(&|deal| deal["rounds"][4]["hands"] = json!([])), at("S-2.2"));
    assert_eq!(changed(&|deal| deal["rounds"][4]["hands"][0] = json!([])), at("S-2.2"));
    assert_eq!(changed(&|deal| deal["rounds"][0]["hands"][0][0] = json!("N13")), at("S-2.2"));
    assert_eq!(changed(&|deal| deal["rounds"][0]["hands"][0][0] = json!("N15")), at("R"));
    assert_eq!(changed(&|deal| deal["rounds"][0]["set_aside"] = json!([])), at("R"));
}

#[test]
fn the_outcome_must_be_the_one_that_is_reached() {
    for outcome in [
        json!(null),
        json!({"result": "won"}),
        json!({"result": "ranked", "scores": [10, 11, 10], "winners": [1]}),
        json!({"result": "ranked", "scores": [11, 10, 10], "winners": [0, 1]}),
    ] {
        let mut record = whole();
        record["outcome"] = outcome;
        assert_eq!(refused(&record), (Where::Outcome, None, "S-4.3"));
    }
}

#[test]
fn options_and_seats_must_be_allowed() {
    let changed = |key: &str, value: Value| {
        let mut record = base();
        record[key] = value;
        refused(&record)
    };
    let at = |clause| (Where::Record, None, clause);
    assert_eq!(changed("options", json!({})), at("R"));
    assert_eq!(changed("options", json!({"experienced": "yes"})), at("R"));
    assert_eq!(changed("seats", json!(1)), at("S-2"));
    assert_eq!(changed("seats", json!(6)), at("S-2"));
    assert_eq!(changed("seats", json!(4)), (Where::Deal, None, "S-2.2"));
    assert_eq!(changed("names", json!(["Ana", "Bo"])), at("R"));
}
