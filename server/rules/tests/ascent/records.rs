//! From a game to its record and back.

use super::play::play;
use crate::support::records::{
    check_beginnings, check_legal_lists, check_proved, check_traced, check_verified,
};

#[test]
fn a_record_of_a_game_is_verified_with_its_outcome() {
    (0..60).for_each(|number| check_verified(&play(number)));
}

#[test]
fn a_trace_has_a_line_per_position_and_ends_where_the_game_ended() {
    (0..60).for_each(|number| check_traced(&play(number)));
}

#[test]
fn deal_and_chance_follow_from_the_seed() {
    (0..60).for_each(|number| check_proved(&play(number)));
}

/// A record of a game going on is one too.
#[test]
fn every_beginning_of_a_record_is_one_without_an_outcome() {
    (0..10).for_each(|number| check_beginnings(&play(number), "A-6"));
}

#[test]
fn in_the_trace_legal_actions_are_sorted_and_listed_in_the_turn_alone() {
    (0..20).for_each(|number| check_legal_lists(&play(number), &["turn"]));
}
