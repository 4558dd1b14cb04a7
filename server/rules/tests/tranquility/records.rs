//! From a game to its record and back, and what becomes of a record that is spoilt.

use crate::{
    checks::{
        check_beginnings, check_broken_off, check_legal_lists, check_proved, check_traced,
        check_verified, refused, refused_out_of_order, refused_when_spoilt,
    },
    play::play,
};
use rules::{Seed, record::Where};
use serde_json::{Value, json};

#[test]
fn a_record_of_a_game_is_verified_with_its_outcome() {
    (0..100).for_each(|number| check_verified(&play(number)));
}

#[test]
fn a_trace_has_a_line_per_position_and_ends_where_the_game_ended() {
    (0..100).for_each(|number| check_traced(&play(number)));
}

#[test]
fn deal_and_chance_follow_from_the_seed() {
    (0..100).for_each(|number| check_proved(&play(number)));
}

/// A record of a game going on is one too.
#[test]
fn every_beginning_of_a_record_is_one_without_an_outcome() {
    (0..10).for_each(|number| check_beginnings(&play(number), "T-8"));
}

#[test]
fn in_the_trace_legal_actions_are_sorted_and_listed_where_there_is_a_choice_of_them() {
    let phases = ["turn", "rocks", "storm_purple"];
    (0..50).for_each(|number| check_legal_lists(&play(number), &phases));
}

#[test]
fn nothing_comes_after_the_end() {
    for number in 0..20 {
        for more in [
            json!({"seat": 0, "do": {"type": "concede"}}),
            json!({"seat": 0, "do": {"type": "spend_compass", "storm": {"revealed": true}}}),
            json!({"chance": {"rocks": 0}}),
        ] {
            let mut record: Value = serde_json::from_str(&play(number).text()).unwrap();
            let moves = record["moves"].as_array_mut().unwrap();
            moves.push(more);
            let last = moves.len() - 1;
            assert_eq!(refused(&record), (Where::Move, Some(last), "T-8"));
        }
    }
}

#[test]
fn a_text_that_breaks_off_is_no_record() {
    check_broken_off(&play(3).text(), 31);
}

#[test]
fn a_spoilt_byte_does_no_harm() {
    let mut dice = Seed::new([5; 32]).dice(0);
    let refused: usize = (0..10)
        .map(|number| refused_when_spoilt(&play(number).text(), b" 019,:[]{}\"aeilst_", &mut dice))
        .sum();
    assert!(refused > 900, "{refused} of 1000 are refused");
}

/// Moves that change places, get lost or come twice are noticed, or lead to a game of their own.
#[test]
fn moves_out_of_order_are_noticed() {
    let mut dice = Seed::new([6; 32]).dice(0);
    let noticed: usize =
        (0..20).map(|number| refused_out_of_order(&play(number).text(), &mut dice)).sum();
    assert!(noticed > 350, "{noticed} of 400 are noticed");
}
