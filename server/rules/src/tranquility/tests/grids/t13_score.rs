//! T-13.7: the score of the competition.

use super::table::*;
use crate::{
    Outcome, Seat,
    tranquility::{Card, Options, options::Grid},
};
use serde_json::json;

/// A game that ended: which cells seat 0 and seat 1 hold, and how many cards they discarded.
fn ended(cells: [&[u8]; 2], discarded: [usize; 2]) -> Outcome {
    let options = Options { grid: Grid::Competition, ..Options::default() };
    let both = cells.concat();
    let late = late(["1 2", "3"]).with(options).islands(both.iter().map(|cell| (*cell, 20 + cell)));
    let second = cells[1].to_vec();
    // Two more of seat 0 follow with its last move.
    let mut rest = (4..20).chain(56..=80).map(Card::Island);
    let mut some = |count: usize| rest.by_ref().take(count).collect();
    let late = late.second(second).discards([some(discarded[0] - 2), some(discarded[1])]);
    let mut table = late.turn_of(0);
    let before = table.public().contest.unwrap().scores;
    table.act(0, discard("1 2"));
    let outcome = table.outcome().unwrap().clone();
    let Outcome::Ranked { scores, .. } = &outcome else { panic!("{outcome:?}") };
    assert_eq!(before, [scores[0] + 2, scores[1]], "the view tells the points so far");
    assert_eq!(table.position()["outcome"], serde_json::to_value(&outcome).unwrap());
    outcome
}

fn ranked(scores: [i32; 2], winners: &[u8]) -> Outcome {
    let winners = winners.iter().copied().map(Seat).collect();
    Outcome::Ranked { scores: scores.into(), winners }
}

#[test]
fn t_13_7_two_per_island_less_one_per_discarded_card() {
    assert_eq!(ended([&[0, 2, 4], &[10, 20]], [2, 1]), ranked([4, 3], &[0]));
    assert_eq!(ended([&[0], &[10, 20]], [9, 0]), ranked([-7, 4], &[1]));
}

#[test]
fn t_13_7_a_run_of_three_or_more_counts_its_cells() {
    assert_eq!(ended([&[0, 1], &[10]], [2, 0]), ranked([2, 2], &[0]), "two are no run");
    assert_eq!(ended([&[0, 1, 2], &[10]], [2, 0]), ranked([4 + 3, 2], &[0]));
    assert_eq!(ended([&[0, 1, 2, 3, 8, 9, 10], &[12]], [2, 0]), ranked([12 + 4 + 3, 2], &[0]));
}

#[test]
fn t_13_7_runs_go_over_the_ends_of_rows_and_to_the_last_cell() {
    assert_eq!(ended([&[4, 5, 6], &[10]], [2, 0]), ranked([4 + 3, 2], &[0]));
    assert_eq!(ended([&[10], &[33, 34, 35]], [2, 0]), ranked([0, 6 + 3], &[1]));
}

#[test]
fn t_13_7_a_run_is_broken_by_the_other_colour_and_by_empty_cells() {
    assert_eq!(ended([&[0, 1, 3], &[2]], [2, 0]), ranked([4, 2], &[0]));
    assert_eq!(ended([&[0, 1, 3], &[20]], [2, 0]), ranked([4, 2], &[0]));
}

#[test]
fn t_13_7_ties_go_to_more_islands() {
    assert_eq!(ended([&[0, 2], &[10]], [3, 1]), ranked([1, 1], &[0]));
    assert_eq!(ended([&[0], &[10, 20]], [2, 2]), ranked([0, 2], &[1]));
    // Four islands and two cards, against three islands in a run and three cards.
    assert_eq!(ended([&[0, 2, 4, 6], &[10, 11, 12]], [2, 3]), ranked([6, 6], &[0]));
}

#[test]
fn t_13_7_then_to_fewer_discarded() {
    // Points and islands are the same, so that a run of one makes up for cards of the other.
    let first: &[u8] = &[0, 1, 2];
    assert_eq!(ended([first, &[10, 20, 30]], [5, 2]), ranked([4, 4], &[1]));
}

#[test]
fn t_13_7_then_to_the_longer_run() {
    let first: &[u8] = &[0, 1, 2, 4, 5, 6];
    let second: &[u8] = &[10, 11, 12, 13, 14, 15];
    assert_eq!(ended([first, second], [2, 2]), ranked([16, 16], &[1]));
}

#[test]
fn t_13_7_then_to_the_longer_run_even_of_one_or_two_cells() {
    assert_eq!(ended([&[0, 2], &[10, 11]], [2, 2]), ranked([2, 2], &[1]), "two cells against one");
    assert_eq!(ended([&[0, 1, 3], &[10, 20, 30]], [2, 2]), ranked([4, 4], &[0]));
}

#[test]
fn t_13_7_then_it_is_shared() {
    assert_eq!(ended([&[0, 2], &[10, 20]], [2, 2]), ranked([2, 2], &[0, 1]));
    assert_eq!(
        serde_json::to_value(ended([&[0, 2], &[10, 20]], [2, 2])).unwrap(),
        json!({"result": "ranked", "scores": [2, 2], "winners": [0, 1]})
    );
}

#[test]
fn t_13_7_swapped_hands_and_payments_count_as_discarded() {
    let options = Options { grid: Grid::Competition, ..Options::default() };
    let islands = (0..34).map(|cell| (cell, cell + 40));
    let late = late(["1 2 3", "74 75 77"]).with(options).islands(islands).second(0..33);
    let mut table = late.row("4", "").turn_of(0);
    table.act(0, SWAP_HAND);
    assert_eq!(table.public().contest.unwrap().scores, [2 - 3, 66 + 33]);
    table.act(1, place(74, 34, "77"));
    assert_eq!(table.public().contest.unwrap().scores, [2 - 3, 68 + 33 - 1]);
}
