//! T-7.1, T-7.3: storms.

use super::table::*;
use crate::{
    Outcome, Seat,
    tranquility::{Card, Chance, LogLine, Options, card::Storm, wire::view::PhaseName},
};
use serde_json::json;

pub fn with() -> Options {
    Options { storms: true, ..Options::default() }
}

/// Seat 0 acts so that the top card of its pile is drawn; no compass is owned.
pub fn drawing(hand: &str, pile: &str) -> Table {
    let line = format!("{hand} | {pile}");
    let mut table = late([line.as_str(), "11 2 3"]).with(with()).turn_of(0);
    table.act(0, place(10, 0, ""));
    table
}

#[test]
fn t_7_1_two_of_each_colour_are_shuffled_in() {
    for seats in 1..=5 {
        let deal = random_piles(&with(), seats, 9);

        let dealt = deal.draw_piles.concat();
        assert_eq!(dealt.len(), 91);
        for storm in [Card::Yellow, Card::Purple, Card::Orange] {
            assert_eq!(dealt.iter().filter(|card| **card == storm).count(), 2);
        }
    }
}

#[test]
fn t_7_3_a_storm_never_enters_the_hand_and_drawing_goes_on() {
    let table = drawing("10 20 30 40 50", "orange 41 42");
    assert_eq!(table.hand(0), cards("20 30 40 41 50"));
    assert_eq!(table.public().piles, [1, 0]);
    assert_eq!(table.public().active, Some(Seat(1)));
    assert!(table.logged(&LogLine::Storm { seat: Seat(0), storm: Storm::Orange }));
}

#[test]
fn t_7_3_several_storms_in_one_drawing() {
    let mut table = drawing("10 20 30 40 50", "orange purple yellow orange 41 42");
    assert_eq!(table.public().phase, PhaseName::StormPurple);
    table.act(0, blow(2));
    assert_eq!(table.public().phase, PhaseName::StormYellow);
    assert_eq!(table.legal(0).reduce, Some(1), "four cards are in hand");
    table.act(0, reduce("20"));
    let storms = table.public().storms.unwrap();
    assert_eq!((storms.yellow, storms.orange), (vec![1, 0], vec![1, 0]));
    assert_eq!(table.hand(0), cards("30 40 50"), "its limit is three now");
    assert_eq!(table.public().piles, [3, 0]);
}

#[test]
fn t_7_3_at_set_up_in_seat_order_from_seat_0() {
    let tops = ["10 purple 20 30 40 50", "11 21 31 41 yellow 51 61", "12 22 orange 32 42 52"];
    let mut table = dealt(tops).first(1).with(with()).laid();
    let position = table.position();
    assert_eq!((&position["phase"], &position["active"]), (&json!("storm_purple"), &json!(0)));
    assert_eq!(position["hands"], json!([[10], [], []]), "the other seats draw later");
    assert_eq!(table.refused(1, blow(0)), ("not_your_turn", "T-2.1"));
    assert_eq!(
        table.refused_chance(Chance::StartAt(vec![0, 0, 0])),
        ("impossible_chance", "T-2.1")
    );
    table.act(0, blow(4));
    let position = table.position();
    assert_eq!((&position["phase"], &position["active"]), (&json!("storm_yellow"), &json!(1)));
    assert_eq!(position["hands"], json!([[10, 20, 30, 40, 50], [11, 21, 31, 41], []]));
    table.act(1, reduce("31"));
    let position = table.position();
    assert_eq!((&position["phase"], &position["active"]), (&json!("setup"), &json!(null)));
    assert_eq!(position["hands"][1], json!([11, 21, 41]), "three is its limit now");
    assert_eq!(position["hands"][2], json!([12, 22, 32, 42, 52]));
    assert_eq!(position["beside"]["purple"], json!([0, 0, 0, 0, 1, 0]));
    assert_eq!(position["beside"]["yellow"], json!([0, 1, 0]));
    assert_eq!(position["beside"]["orange"], json!([0, 0, 1]));
    assert_eq!(position["discards"], json!([0, 1, 0]));
}

#[test]
fn t_1_5_storms_at_set_up_count_for_the_fewest_cards() {
    let tops = ["10 orange orange 20 30 40 50", "11"];
    let mut table = dealt(tops).with(with()).laid();
    table.chance(Chance::StartAt(vec![0, 0]));
    let piles = table.public().piles;
    assert!(piles[0] < piles[1], "{piles:?}");
    assert_eq!(table.refused_chance(Chance::First(Seat(1))), ("impossible_chance", "T-1.5"));
    table.chance(Chance::First(Seat(0)));
}

#[test]
fn t_7_3_with_an_owned_compass_the_drawer_faces_the_storm() {
    for (storm, name) in [("yellow", "yellow"), ("purple", "purple"), ("orange", "orange")] {
        let line = format!("10 20 30 40 50 | {storm} 41 42 43");
        let late = late([line.as_str(), "11 2"]).with(with()).owned(1);
        let mut table = late.turn_of(0);
        assert_eq!(table.refused(0, FACE_STORM), ("wrong_phase", "T-7.3"));
        table.act(0, place(10, 0, ""));
        let position = table.position();
        assert_eq!(position["phase"], "storm_revealed");
        assert_eq!(
            (&position["active"], &position["beside"]["revealed"]),
            (&json!(0), &json!(name))
        );
        assert!(position.get("legal").is_none());
        assert_eq!(table.refused(1, FACE_STORM), ("not_your_turn", "T-2.1"));
        for seat in [0, 1] {
            assert_eq!(table.refused(seat, blow(0)), ("wrong_phase", "T-7.3"));
            assert_eq!(table.refused(seat, reduce("")), ("wrong_phase", "T-7.3"));
            assert_eq!(table.refused(seat, discard("20 30")), ("wrong_phase", "T-7.3"));
        }
        table.act(1, spend(REVEALED));
        assert_eq!(table.gone(), cards(storm));
        assert_eq!(table.hand(0), cards("20 30 40 41 50"), "drawing goes on");
        assert_eq!(table.position()["beside"]["revealed"], json!(null));
        assert_eq!(table.public().active, Some(Seat(1)));
    }
}

#[test]
fn t_7_3_without_an_owned_compass_it_takes_effect_at_once() {
    assert_eq!(drawing("10 20 30 40 50", "orange 41").public().phase, PhaseName::Turn);
    assert_eq!(drawing("10 20 30 40 50", "purple 41").public().phase, PhaseName::StormPurple);
    assert_eq!(drawing("10 20 30 40 50", "yellow 41").public().phase, PhaseName::StormYellow);
}

#[test]
fn t_2_4_a_storm_may_take_the_last_legal_action() {
    // Between 40 and 44 the island 41 goes for nothing onto the cells of row 2 alone.
    let late = late(["10 20 30 | purple", "41"]).with(with()).islands([(11, 40), (18, 44)]);
    let mut table = late.turn_of(0);
    table.act(0, place(10, 0, ""));
    let mut free = table.clone();
    free.act(0, blow(0));
    assert_eq!(free.outcome(), None);
    table.act(0, blow(2));
    assert!(matches!(table.outcome(), Some(Outcome::Lost { seat: Some(Seat(1)), .. })));
}

#[test]
fn t_8_3_the_seats_can_stop_in_every_phase_of_a_storm() {
    let mut revealed = late(["10 20 30 | yellow 41", "11 2"]).with(with()).owned(1).turn_of(0);
    revealed.act(0, place(10, 0, ""));
    for mut table in [
        revealed,
        drawing("10 20 30 40 50", "purple 41"),
        drawing("10 20 30 40 50", "yellow 41"),
        dealt(["purple 10", "11"]).with(with()).laid(),
    ] {
        table.act(1, CONCEDE);
        table.act(0, CONCEDE);
        assert!(table.outcome().is_some());
    }
}
