//! T-10: the High Arch.

use super::table::*;
use crate::{
    Outcome, Seat,
    tranquility::{
        Card, Chance, Deal, Options,
        options::{Grid, REMOVED},
    },
};
use serde_json::json;

fn with() -> Options {
    Options { grid: Grid::Arch, ..Options::default() }
}

/// Both pillars but for those cells.
fn pillars_but(missing: &[u8]) -> Vec<(u8, u8)> {
    let left = (0..6).zip([2, 13, 22, 32, 42, 51]);
    let cells = left.chain((6..12).map(|cell| (cell, cell)));
    cells.filter(|(cell, _)| !missing.contains(cell)).collect()
}

fn pillars() -> Vec<(u8, u8)> {
    pillars_but(&[])
}

#[test]
fn t_10_1_no_start_cards_and_no_other_chance_than_the_first_seat() {
    let mut table = dealt(["10", "11"]).with(with()).laid();
    assert_eq!(table.public().hands, [5, 5]);
    assert_eq!(table.refused_chance(Chance::StartAt(vec![0, 0])), ("impossible_chance", "T-1.5"));
    table.chance(Chance::First(Seat(0)));
    assert_eq!(table.public().piles, [37, 38]);
    assert_eq!(table.public().active, Some(Seat(0)));
    assert_eq!(table.refused(0, START), ("no_start_card", "T-10.1"));
}

#[test]
fn t_10_1_islands_and_five_finish_cards_are_dealt_out() {
    for removed in REMOVED {
        let options = Options { removed, ..with() };
        let deal = random_piles(&options, 4, removed);
        assert_eq!(deal_refused(&options, 4, Deal::Piles(deal.clone())), None);

        let dealt = deal.draw_piles.concat();
        assert_eq!(dealt.len(), 85 - usize::from(removed));
        assert_eq!(dealt.iter().filter(|card| **card == Card::Finish).count(), 5);
        assert!((deal.rocks, deal.explorer) == (None, None));
    }
}

#[test]
fn t_10_1_the_first_seat_has_the_fewest_cards_in_its_pile() {
    let mut table = dealt(["10", "11", "12"]).first(1).with(with()).laid();
    let piles = table.public().piles;
    for (seat, pile) in (0..).zip(&piles) {
        if Some(pile) != piles.iter().min() {
            assert_eq!(
                table.refused_chance(Chance::First(Seat(seat))),
                ("impossible_chance", "T-1.5")
            );
        }
    }
    table.chance(Chance::First(Seat(1)));
}

#[test]
fn t_10_2_forty_cells() {
    let table = dealt(["10", "11"]).with(with()).begin();
    assert_eq!(table.public().cells, [None; 40]);
    assert_eq!(table.position()["cells"].as_array().unwrap().len(), 40);
    assert_eq!(table.refused(0, place(10, 40, "")), ("no_such_cell", "T-0"));
}

#[test]
fn t_10_3_first_islands_go_only_onto_pillar_cells() {
    let table = dealt(["10 20 30 40 50", "11"]).with(with()).begin();
    for cell in 12..40 {
        assert_eq!(table.refused(0, place(10, cell, "")), ("cell_not_open", "T-10.3"));
    }
    for cell in 0..12 {
        table.clone().act(0, place(10, cell, ""));
    }
    assert_eq!(table.runs(0, 30), [run(0, 5, 0, false), run(6, 11, 0, false)], "in both pillars");
}

#[test]
fn t_10_3_each_pillar_ascends_on_its_own() {
    let table = late(["30 40", "1"]).with(with()).islands([(2, 50), (8, 20)]).turn_of(0);
    let cells = |number| -> Vec<u8> {
        (0..40).filter(|cell| table.cost(0, number, *cell).is_some()).collect()
    };
    assert_eq!(cells(30), [0, 1, 9, 10, 11], "below 50 on the left, above 20 on the right");
    assert_eq!(table.refused(0, place(30, 3, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.refused(0, place(30, 7, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.refused(0, place(30, 2, "")), ("cell_occupied", "T-3.1"));
}

#[test]
fn t_10_3_nothing_is_ever_paid() {
    let mut table = late(["40 70", "1"]).with(with()).islands([(2, 10), (4, 80)]).turn_of(0);
    assert_eq!(table.cost(0, 40, 3), Some(0));
    assert_eq!(table.refused(0, place(40, 3, "70")), ("wrong_count", "T-3.3"));
    table.act(0, place(40, 3, ""));
    assert_eq!(table.public().discards, [0, 0]);
}

#[test]
fn t_10_3_the_pillars_have_no_relation_to_each_other() {
    let mut table = late(["6 7", "1 2"]).with(with()).islands([(5, 5)]).turn_of(0);
    assert_eq!(table.cost(0, 6, 6), Some(0), "cell 6 is not beside cell 5");
    table.act(0, place(6, 11, ""));
    assert_eq!(table.cost(1, 1, 0), Some(0));
}

#[test]
fn t_10_3_or_discard_two() {
    let mut table = dealt(["10 20 30 40 50", "11"]).with(with()).begin();
    table.act(0, discard("10 20"));
    assert_eq!(table.public().discards, [2, 0]);
}

#[test]
fn t_10_4_the_roof_opens_when_both_pillars_are_complete() {
    for missing in [3, 9] {
        let number = if missing == 3 { 32 } else { 9 };
        let hand = format!("{number} 80 70");
        let late = late([&hand, "71"]).with(with()).islands(pillars_but(&[missing]));
        let mut table = late.turn_of(0);
        assert_eq!(table.refused(0, place(70, 20, "")), ("cell_not_open", "T-10.3"));
        table.act(0, place(number, missing, ""));
        table.act(1, place(71, 30, ""));
    }
}

#[test]
fn t_10_4_then_nothing_goes_onto_the_pillars() {
    let table = late(["33 70", "71"]).with(with()).islands(pillars()).turn_of(0);
    assert_eq!(table.refused(0, place(33, 3, "")), ("cell_occupied", "T-3.1"));
    assert_eq!(table.runs(0, 33), [run(12, 39, 0, false)]);
}

#[test]
fn t_10_4_order_and_cost_are_those_within_the_roof() {
    let islands = pillars().into_iter().chain([(15, 60)]);
    let table = late(["3 58 70 71", "1"]).with(with()).islands(islands).turn_of(0);
    assert_eq!(table.cost(0, 3, 12), Some(0), "smaller than the pillars beside it");
    assert_eq!(table.cost(0, 58, 14), Some(2), "the difference to the one neighbour");
    assert_eq!(table.refused(0, place(58, 16, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.refused(0, place(58, 14, "3")), ("wrong_count", "T-3.3"));
    table.clone().act(0, place(58, 14, "3 70"));
    let islands = pillars().into_iter().chain([(18, 60)]);
    let table = late(["62 70 71", "1"]).with(with()).islands(islands).turn_of(0);
    assert_eq!(table.cost(0, 62, 19), Some(2), "last cell of a row and first of the next one up");
    assert_eq!(table.cost(0, 62, 25), Some(0), "cells above each other are no neighbours");
}

#[test]
fn t_10_4_the_roofs_first_cell_has_no_pillar_for_a_neighbour() {
    let table = late(["12 80", "1"]).with(with()).islands(pillars()).turn_of(0);
    assert_eq!(table.cost(0, 12, 12), Some(0), "cell 11 holds island 11");
    assert_eq!(table.cost(0, 80, 39), Some(0));
}

fn roof() -> impl Iterator<Item = (u8, u8)> {
    pillars().into_iter().chain((12..40).map(|cell| (cell, cell + 40)))
}

#[test]
fn t_10_5_finish_is_legal_when_the_roof_is_complete() {
    let mut table = late(["finish 1", "4"]).with(with()).islands(roof()).turn_of(0);
    assert!(table.legal(0).finish, "without a start card");
    table.act(0, FINISH);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
    for missing in [12, 20, 39] {
        let almost = roof().filter(|(cell, _)| *cell != missing);
        let table = late(["finish 1", "4"]).with(with()).islands(almost).turn_of(0);
        assert_eq!(table.refused(0, FINISH), ("finish_not_ready", "T-5.1"));
    }
}

#[test]
fn t_10_5_otherwise_as_the_base_game() {
    let mut table = late(["30 40", "11"]).with(with()).islands([(0, 12), (6, 13)]).turn_of(0);
    table.act(0, discard("30 40"));
    assert_eq!(table.outcome(), Some(&lost_by(1)));
    let mut table = dealt(["10", "11"]).with(with()).begin();
    for action in [pledge(0), AGREE, give("")] {
        assert_eq!(table.refused(0, action), ("wrong_phase", "T-4.5"));
    }
    table.act(0, CONCEDE);
    table.act(1, CONCEDE);
    assert!(table.outcome().is_some());
}

#[test]
fn t_10_solo_and_five_seats() {
    let mut alone = dealt(["10 20 30 40 50 60"]).with(with()).begin();
    alone.act(0, place(10, 0, ""));
    assert_eq!(alone.public().active, Some(Seat(0)));
    assert_eq!(alone.hand(0), cards("20 30 40 50 60"));
    let mut five = dealt(["10", "11", "12", "13", "14"]).with(with()).begin();
    five.act(0, place(10, 0, ""));
    assert_eq!(five.public().active, Some(Seat(1)));
}

#[test]
fn t_10_the_trace_shows_arch_and_rest() {
    let mut table = dealt(["10 20 30 40 50", "11"]).with(with()).begin();
    table.act(0, place(10, 7, ""));
    let position = table.position();
    assert_eq!(position["cells"][7], json!(10));
    assert_eq!(position["beside"]["start"], json!(null));
    assert_eq!(position["beside"]["purple"], json!([0, 0, 0, 0, 0, 0]));
    assert_eq!(position["beside"]["explorer"], json!(0));
    assert_eq!(position["phase"], "turn");
}
