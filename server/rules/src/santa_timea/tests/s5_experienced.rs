//! S-5: the variant for experienced players.

use super::table::*;
use crate::{
    Game, Logged, Seat,
    santa_timea::{
        Direction, SantaTimea,
        wire::{log::LogLine, view::PhaseName},
    },
    testing::{seed, text},
};

#[test]
fn s_5_1_three_winds_are_shown_that_will_not_come() {
    let deal = SantaTimea::deal(&EXPERIENCED, 2, &mut seed(3).dice(0));
    let game = Logged::<SantaTimea>::set_up(&EXPERIENCED, 2, &deal).unwrap();
    let mut last = deal.rounds[0].winds[17..].to_vec();
    last.sort_unstable();
    assert_eq!(game.public().never_coming, last);
    let base = Logged::<SantaTimea>::set_up(&BASE, 2, &deal).unwrap();
    assert!(base.public().never_coming.is_empty());
}

#[test]
fn s_5_2_with_none_left_the_wind_card_goes_with_the_next() {
    let hands = ["E2 E4 N1 N3", "W2 W4 N2 N4"];
    let mut table = late(hands).experienced().wind("N3 S1 N2 E1").begin();
    table.plays("E2 W2");
    assert_eq!(table.public().table.unwrap().carried, winds("N3"));
    assert!(table.public().set_aside.is_empty());
    let line = LogLine::Carry { wind: winds("N3")[0], leads: Seat(0) };
    assert_eq!(table.log().last(), Some(&line));
    table.plays("E4 W4");
    assert_eq!(table.public().table.unwrap().carried, winds("N3 S1"), "as they came");
    table.plays("N1 N2");
    let mut taken = winds("N3 S1 N2");
    assert_eq!(
        table.log().last(),
        Some(&LogLine::Take { seat: Seat(0), winds: taken.clone(), leads: Some(Seat(1)) })
    );
    taken.sort_unstable();
    assert_eq!(table.taken(0), taken);
    assert!(table.public().table.unwrap().carried.is_empty());
    let last = table.public().last_trick.unwrap().table;
    assert_eq!((last.wind, last.carried), (winds("N2")[0], winds("N3 S1")));
}

#[test]
fn s_5_2_after_the_twelfth_trick_it_is_set_aside() {
    let mut table = late(["E2", "W2"]).experienced().wind("N3").carried("S1").begin();
    table.plays("E2 W2");
    let public = table.public();
    assert_eq!(public.phase, PhaseName::Triplets);
    assert_eq!(public.set_aside, winds("S1 N3"));
    assert!(public.taken.iter().all(Vec::is_empty));
    let line = LogLine::SetAside { winds: winds("S1 N3"), leads: None };
    assert_eq!(table.log().last(), Some(&line));
}

#[test]
fn s_5_2_a_led_pirate_takes_what_was_carried_too() {
    let mut table = late(["P", "P"]).experienced().wind("N3").carried("S1").begin();
    table.plays("P P");
    assert_eq!(table.taken(0), winds("N3 S1"));
}

#[test]
fn s_5_3_every_seat_says_what_it_throws_off() {
    let mut table = round_of(["N1 N2 N3 N1", "S1 S2", ""]).begin();
    let public = table.public();
    assert_eq!((public.phase, public.active), (PhaseName::Triplets, None));
    assert_eq!(public.waiting, [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(table.legal(0).triplets, Some(vec![Direction::North]));
    assert_eq!(table.legal(1).triplets, Some(vec![]));
    table.act(1, throw(""));
    table.act(0, throw("N"));
    assert_eq!(table.public().phase, PhaseName::Triplets, "seat 2 has to say so too");
    assert_eq!(table.public().waiting, [Seat(2)]);
    table.act(2, throw(""));
    assert_eq!((table.public().phase, table.public().round), (PhaseName::Trick, 1));
    assert_eq!(table.public().sheet[0][0].thrown, [Direction::North]);
}

#[test]
fn s_5_3_no_seat_learns_anothers_choice_before_the_last() {
    let chosen = |throws: &str| {
        let mut table = round_of(["N1 N2 N3", "S1 S2 S3", ""]).begin();
        table.act(0, throw(throws));
        let others = [1, 2].map(|seat| text(&table.0.private(Seat(seat))));
        (text(&table.public()), text(&table.log()), others)
    };
    assert_eq!(chosen("N"), chosen(""));
    let mut table = round_of(["N1 N2 N3", "S1 S2 S3", ""]).begin();
    table.act(0, throw("N"));
    assert_eq!(table.log().last(), Some(&LogLine::Choose { seat: Seat(0) }));
    assert_eq!(table.0.private(Seat(0)).chosen, Some(vec![Direction::North]));
    table.act(1, throw(""));
    table.act(2, throw(""));
    let thrown = LogLine::Throw { seat: Seat(0), triplets: vec![Direction::North] };
    assert!(table.log().contains(&thrown));
    assert_eq!(table.0.private(Seat(0)).chosen, None);
}

#[test]
fn s_5_3_a_choice_is_final() {
    let mut table = round_of(["N1 N2 N3", ""]).begin();
    table.act(0, throw("N"));
    assert_eq!(table.refused(0, throw("")), ("already_chosen", "S-5.3"));
    assert_eq!(table.legal(0).triplets, None);
}

#[test]
fn s_5_3_triplets_are_chosen_after_the_twelfth_trick_alone() {
    let table = late(["N1 N2", "E1 E2"]).experienced().wind("N1").begin();
    assert_eq!(table.refused(0, throw("")), ("triplets_not_due", "S-5.3"));
    let table = late(["N1 N2", "E1 E2"]).wind("N1").begin();
    assert_eq!(table.refused(0, throw("")), ("triplets_not_chosen", "S-5.3"));
    let table = round_of(["", ""]).begin();
    assert_eq!(table.refused(0, play("N1")), ("triplets_due", "S-5.3"));
}

#[test]
fn s_4_1_only_triplets_that_are_there_are_thrown_off() {
    let table = round_of(["N1 N1 N2 N2 N3 E1 E2 S3", "W1 W2 W3"]).begin();
    for directions in ["E", "S", "W", "N E", "N N"] {
        assert_eq!(table.refused(0, throw(directions)), ("no_such_triplet", "S-4.1"));
    }
    let mut table = round_of(["N1 N2 N3 S1 S2 S3", "W1 W2 W3"]).begin();
    table.act(0, throw("S N"));
    table.act(1, throw("W"));
    assert_eq!(table.public().sheet[0][0].thrown, [Direction::North, Direction::South]);
}

/// What the seats score when they throw off these triplets.
fn totals<const SEATS: usize>(taken: [&str; SEATS], throws: [&str; SEATS]) -> [[i32; 4]; SEATS] {
    let mut table = round_of(taken).begin();
    for (seat, directions) in (0..).zip(throws) {
        table.act(seat, throw(directions));
    }
    let sheet = &table.0.board.sheet[0];
    std::array::from_fn(|seat| {
        let score = &sheet[seat];
        [score.place, score.extra, score.lost, score.points]
    })
}

#[test]
fn s_5_the_example_with_the_triplet_kept() {
    let taken = ["N1 N2 N2 N3", "S1 S1 E2", "E2 W2", "W1 W2 S3"];
    let kept = totals(taken, ["", "", "", ""]);
    assert_eq!(kept[0], [1, 2, 1, 2]);
    assert_eq!(kept[1], [4, 1, 1, 4], "4 damage, like seat 2");
    assert_eq!(kept[2], [4, 0, 0, 4]);
    assert_eq!(kept[3], [2, 0, 1, 1]);
    let thrown = totals(taken, ["N", "", "", ""]);
    assert_eq!(thrown[0], [4, 0, 1, 3]);
}

#[test]
fn s_5_4_pairs_kept_score_their_damage_once() {
    assert_eq!(totals(["S1 S1", "N3"], ["", ""])[0], [2, 1, 0, 3]);
    assert_eq!(totals(["N2 N2", "W3 N3"], ["", ""])[0], [2, 2, 0, 4]);
    assert_eq!(totals(["N1 N1 N2", "W3 W2"], ["", ""])[0], [2, 1, 0, 3]);
    assert_eq!(totals(["N1 S1 N2 E2", "W3"], ["", ""])[0], [0, 0, 1, -1], "no pair");
    let pairs = totals(["N1 N1 N2 N2 N3", ""], ["", ""])[0];
    assert_eq!(pairs, [0, 3, 1, 2]);
    let thrown = totals(["N1 N1 N2 N2 N3", ""], ["N", ""])[0];
    assert_eq!(thrown, [0, 0, 1, -1], "what was thrown off makes no pair");
}

#[test]
fn s_5_5_a_point_is_lost_for_four_cards_or_three() {
    let lost = |scores: &[[i32; 4]]| scores.iter().map(|score| score[2]).collect::<Vec<_>>();
    let (three, four, eight) = ("N1 E1 S1", "N1 E1 S1 W1", "W1 N2 E2 S2 W2 N2 E2 S2");
    assert_eq!(lost(&totals([three, four], ["", ""])), [0, 1]);
    assert_eq!(lost(&totals([three, "", eight], ["", "", ""])), [0, 0, 2]);
    assert_eq!(lost(&totals([three, four, "", "N3"], ["", "", "", ""])), [1, 1, 0, 0]);
    assert_eq!(lost(&totals([three, "", "", "", eight], ["", "", "", "", ""])), [1, 0, 0, 0, 2]);
}

#[test]
fn s_5_5_thrown_off_cards_count_and_points_go_below_zero() {
    let scores = totals(["N1 N2 N3 E1 E2 E3 S1 S2 S3 W1 W2 W3", ""], ["N E S W", ""]);
    assert_eq!(scores, [[1, 0, 3, -2], [1, 0, 0, 1]]);
}
