//! S-4: scoring a round.

use super::table::*;
use crate::{
    Outcome, Seat,
    santa_timea::{Direction, round::score::SeatScore, wire::log::LogLine},
};

fn points(scores: &[SeatScore]) -> Vec<i32> {
    scores.iter().map(|score| score.points).collect()
}

fn damages(scores: &[SeatScore]) -> Vec<u8> {
    scores.iter().map(|score| score.damage).collect()
}

#[test]
fn s_4_1_in_the_base_game_triplets_are_thrown_off() {
    let scores = scores_of(["N1 N2 N3 E1", "S1 S2 S2 W3"]);
    assert_eq!(damages(&scores), [1, 8]);
    assert_eq!(scores[0].thrown, [Direction::North]);
    assert!(scores[1].thrown.is_empty());
    assert_eq!(scores[0].taken, winds("N1 N2 N3 E1"));
}

#[test]
fn s_4_1_in_the_base_game_no_seat_is_asked_whether_it_keeps_one() {
    let taken = ["N1 N2 N3 S2", "W1 W2 W3 N1 S1"];
    let mut table = late(["N1", "P"]).wind("E1").taken(taken).begin();
    table.plays("N1 P");
    assert_eq!(table.public().round, 1, "the next has begun");
    let scores = table.public().sheet[0].clone();
    assert_eq!(scores[0].thrown, [Direction::North]);
    assert_eq!(scores[1].thrown, [Direction::West]);
    assert_eq!(damages(&scores), [2, 2]);
}

#[test]
fn s_4_1_there_can_be_one_triplet_per_direction() {
    let scores = scores_of(["N1 N1 N2 N2 N3 W3 W1 W2", ""]);
    assert_eq!(damages(&scores), [3, 0]);
    assert_eq!(scores[0].thrown, [Direction::North, Direction::West]);
}

#[test]
fn s_4_2_the_example() {
    let scores = scores_of(["N1 N2 N2 N3", "S1 S1 E2", "E2 W2", "W1 W2 S3"]);
    assert_eq!(damages(&scores), [2, 4, 4, 6]);
    assert_eq!(points(&scores), [4, 3, 3, 1]);
}

#[test]
fn s_4_2_the_most_damage_scores_1_and_so_on() {
    assert_eq!(points(&scores_of(["N3", "", "N1", "N2", "W3 W3"])), [2, 5, 4, 3, 1]);
    assert_eq!(points(&scores_of(["N3", "", "N1"])), [1, 3, 2]);
}

#[test]
fn s_4_2_ties_share_their_places_halves_rounded_up() {
    // Second places of five: (3 + 4) / 2.
    assert_eq!(points(&scores_of(["N1", "N1", "", "N2", "N3"])), [4, 4, 5, 2, 1]);
    assert_eq!(points(&scores_of(["N1", "N1", "N1", "N1", ""])), [3, 3, 3, 3, 5]);
    assert_eq!(points(&scores_of(["", "", "", "", "N1"])), [4, 4, 4, 4, 1]);
    assert_eq!(points(&scores_of(["", "", "", "", ""])), [3, 3, 3, 3, 3]);
    assert_eq!(points(&scores_of(["N2", "N1 E1", "S2", "W3"])), [3, 3, 3, 1]);
    assert_eq!(points(&scores_of(["N2", "N2", ""])), [2, 2, 3]);
    assert_eq!(points(&scores_of(["N1", "", ""])), [1, 3, 3]);
    assert_eq!(points(&scores_of(["", "", "", ""])), [3, 3, 3, 3]);
}

#[test]
fn s_4_2_with_two_seats_the_places_score_0_and_2() {
    assert_eq!(points(&scores_of(["N1", "N2"])), [2, 0]);
    assert_eq!(points(&scores_of(["N3", "N2"])), [0, 2]);
    assert_eq!(points(&scores_of(["N3", "N2 W1"])), [1, 1]);
}

#[test]
fn s_4_the_base_game_has_no_extra_and_no_lost_points() {
    let scores = scores_of(["S1 S1 E2 E2 N3 W1 W2 W3", "N1"]);
    assert_eq!((scores[0].extra, scores[0].lost), (0, 0));
    assert_eq!(points(&scores), [0, 2]);
}

/// The last trick of a game in which the seats scored this before.
fn last_trick(before: [i32; 3]) -> Table {
    let scores = [before, [0; 3], [0; 3], [0; 3]];
    let late = late(["N1", "P", "P"]).wind("N1").scored(scores);
    late.taken(["N1", "N2", "N3"]).begin()
}

#[test]
fn s_4_3_after_five_rounds_the_most_points_win() {
    let mut table = last_trick([1, 0, 0]);
    assert_eq!(table.outcome(), None);
    table.plays("N1 P P");
    let outcome = Outcome::Ranked { scores: vec![4, 2, 1], winners: vec![Seat(0)] };
    assert_eq!(table.outcome(), Some(&outcome));
    let public = table.public();
    assert_eq!((public.round, public.trick, public.active), (5, 12, None));
    assert_eq!(public.points, [4, 2, 1]);
    assert!(public.table.is_none() && public.waiting.is_empty() && public.forecast.is_empty());
    assert_eq!(table.log().last(), Some(&LogLine::Score { round: 4, points: vec![3, 2, 1] }));
}

#[test]
fn s_4_3_ties_share_the_win() {
    let mut table = last_trick([-1, -3, 1]);
    table.plays("N1 P P");
    let outcome = Outcome::Ranked { scores: vec![2, -1, 2], winners: vec![Seat(0), Seat(2)] };
    assert_eq!(table.outcome(), Some(&outcome));
}

#[test]
fn s_4_3_nothing_is_played_after_the_end() {
    let mut table = last_trick([0; 3]);
    table.plays("N1 P P");
    for seat in 0..3 {
        assert_eq!(table.refused(seat, play("N1")), ("game_over", "S-4.3"));
        assert_eq!(table.refused(seat, throw("")), ("game_over", "S-4.3"));
        assert_eq!(table.legal(seat), crate::santa_timea::wire::view::Legal::default());
    }
}

#[test]
fn s_4_a_scored_round_is_followed_by_the_next() {
    let mut table = late(["N1", "P", "P"]).wind("N1").taken(["N1", "N2", "N3"]).begin();
    table.plays("N1 P P");
    let public = table.public();
    assert_eq!((public.round, public.trick, public.points), (1, 0, vec![3, 2, 1]));
    assert_eq!(public.hands, [12, 12, 12]);
    assert!(public.taken.iter().all(Vec::is_empty) && public.set_aside.is_empty());
    let lines = [
        LogLine::SetAside { winds: winds("N1"), leads: None },
        LogLine::Score { round: 0, points: vec![3, 2, 1] },
        LogLine::Round { round: 1, leader: Seat(0) },
    ];
    assert!(table.log().ends_with(&lines), "{:?}", table.log());
}
