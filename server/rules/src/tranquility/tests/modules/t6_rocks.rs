//! T-6.1: rocks.

use super::table::*;
use crate::{
    Game, LossReason, Outcome, Seat, Seed,
    tranquility::{
        Chance, Deal, LogLine, Options,
        options::{Grid, Rocks},
        wire::view::PhaseName,
    },
};
use serde_json::json;
use std::collections::BTreeSet;

fn with(rocks: Rocks) -> Options {
    Options { rocks, ..Options::default() }
}

const MANUAL: Rocks = Rocks::Manual;
const AUTO: Rocks = Rocks::Auto;

/// Complete rows, with room for a larger island before and after each.
fn complete(rows: &[u8]) -> Vec<(u8, u8)> {
    let cells = rows.iter().flat_map(|row| row * 6..row * 6 + 6);
    cells.map(|cell| (cell, 2 * cell + 2)).collect()
}

#[test]
fn t_6_1_the_rocks_lie_beside_a_random_row() {
    for rocks in [MANUAL, AUTO] {
        let rows: BTreeSet<Option<u8>> =
            (0..60).map(|number| random_piles(&with(rocks), 2, number).rocks).collect();
        assert_eq!(rows, (0..6).map(Some).collect());
    }
}

#[test]
fn t_6_1_a_deal_has_a_row_for_them_exactly_where_they_are_in_play() {
    let clause = |options: Options, row| {
        let mut deal = dealt(["10", "11"]).with(options.clone()).deal();
        deal.rocks = row;
        deal_refused(&options, 2, Deal::Piles(deal))
    };
    let wrong = Some(("not_a_deal", "T-6.1"));
    for rocks in [MANUAL, AUTO] {
        assert_eq!(clause(with(rocks), Some(5)), None);
        assert_eq!(clause(with(rocks), Some(6)), wrong);
        assert_eq!(clause(with(rocks), None), wrong);
    }
    assert_eq!(clause(with(Rocks::Off), Some(0)), wrong);
    let pyramid = Options { grid: Grid::Pyramid, ..Options::default() };
    assert_eq!(clause(pyramid, Some(0)), wrong);
}

#[test]
fn t_6_1_no_card_may_be_put_onto_the_row() {
    for rocks in [MANUAL, AUTO] {
        let options = Options { wild: 2, ..with(rocks) };
        let table = dealt(["40 wild", "11"]).rocks(2).with(options).begin();
        assert_eq!(table.public().rocks, Some(2));
        assert_eq!(table.public().closed, (12..18).collect::<Vec<_>>());
        for cell in 12..18 {
            assert_eq!(table.refused(0, place(40, cell, "")), ("cell_closed", "T-6.1"));
            assert_eq!(table.refused(0, place_wild(3, cell, "")), ("cell_closed", "T-6.1"));
            assert_eq!(table.cost(0, 40, cell), None);
        }
        table.clone().act(0, place(40, 11, ""));
        table.clone().act(0, place_wild(40, 18, ""));
    }
}

#[test]
fn t_6_1_islands_under_rocks_still_count_for_order_and_cost() {
    let late = late(["42 50 51 52", "11"]).with(with(MANUAL)).islands([(12, 40)]);
    let table = late.rocks(2).turn_of(0);
    assert_eq!(table.cost(0, 42, 11), None, "it is larger than the island under the rocks");
    assert_eq!(table.cost(0, 42, 18), Some(0));
    let late = self::late(["39 50 51", "11"]).with(with(MANUAL)).islands([(12, 40)]);
    assert_eq!(late.rocks(2).turn_of(0).cost(0, 39, 11), Some(1));
}

#[test]
fn t_6_1_manual_the_step_comes_after_the_action_and_before_drawing() {
    let mut table = dealt(["10 20 30 40 50", "11"]).rocks(5).with(with(MANUAL)).begin();
    table.act(0, place(10, 0, ""));
    let public = table.public();
    assert_eq!((public.phase, public.active), (PhaseName::Rocks, Some(Seat(0))));
    assert_eq!((public.waiting, public.hands[0]), (vec![Seat(0)], 4));
    table.act(0, move_rocks(3));
    let public = table.public();
    assert_eq!(
        (public.rocks, public.phase, public.active),
        (Some(3), PhaseName::Turn, Some(Seat(1)))
    );
    assert_eq!(public.hands[0], 5);
    assert!(table.logged(&LogLine::MoveRocks { row: 3 }));
}

#[test]
fn t_6_1_manual_after_every_kind_of_action() {
    let options = Options { monsters: 3, storms: true, wild: 2, ..with(MANUAL) };
    let table = late(["10 20 wild monster", "11"]).with(options.clone()).islands([(0, 5)]).rocks(4);
    let table = table.turn_of(0);
    for action in [place(10, 8, ""), place_wild(60, 20, ""), discard("10 20"), monster(0)] {
        let mut table = table.clone();
        table.act(0, action);
        assert_eq!(table.public().phase, PhaseName::Rocks);
    }
    let mut table = late(["10 20 | 30 31", "11"]).with(options).rocks(4).turn_of(0);
    table.act(0, DISCARD_HAND);
    assert_eq!(table.public().phase, PhaseName::Rocks);
    assert_eq!(table.refused(0, keep_rocks("30 31")), ("card_not_in_hand", "T-3.3"));
    table.act(0, move_rocks(0));
    assert_eq!(table.hand(0), cards("30 31"));
}

#[test]
fn t_6_1_manual_to_another_row_that_has_an_empty_cell() {
    let late = late(["9 1", "11"]).with(with(MANUAL)).islands(complete(&[1, 4])).rocks(2);
    let mut table = late.turn_of(0);
    table.act(0, place(1, 0, ""));
    for row in [1, 2, 4, 6, 255] {
        assert_eq!(table.refused(0, move_rocks(row)), ("wrong_row", "T-6.1"), "{row}");
    }
    assert_eq!(table.legal(0).move_rocks, [0, 3, 5]);
    for row in [0, 3, 5] {
        table.clone().act(0, move_rocks(row));
    }
}

#[test]
fn t_6_1_manual_or_two_cards_are_discarded_and_they_stay() {
    let mut table = dealt(["10 20 30 40 50", "11"]).rocks(5).with(with(MANUAL)).begin();
    table.act(0, place(10, 0, ""));
    assert!(table.legal(0).keep_rocks.is_some());
    assert_eq!(table.refused(0, keep_rocks("20 20")), ("card_not_in_hand", "T-3.3"));
    assert_eq!(table.refused(0, keep_rocks("20 11")), ("card_not_in_hand", "T-3.3"));
    table.act(0, keep_rocks("20 50"));
    assert_eq!(table.discarded(0), cards("20 50"));
    assert_eq!((table.public().rocks, table.public().hands[0]), (Some(5), 5));
    assert!(table.logged(&LogLine::KeepRocks { seat: Seat(0) }));
}

#[test]
fn t_6_1_manual_who_cannot_discard_two_must_move() {
    let options = Options { monsters: 3, ..with(MANUAL) };
    let late = late(["10 20 monster", "11"]).with(options).islands([(0, 5)]).rocks(4);
    let mut table = late.turn_of(0);
    table.act(0, place(10, 8, ""));
    assert!(table.legal(0).keep_rocks.is_none());
    assert_eq!(table.refused(0, keep_rocks("20 monster")), ("monster_stays", "T-6.3"));
    let rows = [0, 1, 2, 3, 5].map(|row| json!({"type": "move_rocks", "row": row}));
    assert_eq!(table.position()["legal"], json!(rows));
    table.act(0, move_rocks(0));
}

#[test]
fn t_6_1_manual_the_trace_of_the_step() {
    let mut table = dealt(["10 20 30 40 50", "11"]).rocks(5).with(with(MANUAL)).begin();
    assert_eq!(table.position()["beside"]["rocks"], 5);
    table.act(0, place(10, 0, ""));
    let position = table.position();
    assert_eq!((&position["phase"], &position["active"]), (&json!("rocks"), &json!(0)));
    let moves = (0..5).map(|row| json!({"type": "move_rocks", "row": row}));
    let legal: Vec<_> = [json!({"type": "keep_rocks"})].into_iter().chain(moves).collect();
    assert_eq!(position["legal"], json!(legal));
}

#[test]
fn t_6_1_manual_no_other_seat_and_nothing_else() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31"]).rocks(5).with(with(MANUAL)).begin();
    for seat in [0, 1] {
        assert_eq!(table.refused(seat, move_rocks(1)), ("wrong_phase", "T-6.1"));
        assert_eq!(table.refused(seat, keep_rocks("10 20")), ("wrong_phase", "T-6.1"));
    }
    table.act(0, place(10, 0, ""));
    assert_eq!(table.refused(1, move_rocks(1)), ("not_your_turn", "T-2.1"));
    assert_eq!(table.refused(1, keep_rocks("11 21")), ("not_your_turn", "T-2.1"));
    for seat in [0, 1] {
        for action in [place(20, 1, ""), discard("20 30"), START, FINISH] {
            assert_eq!(table.refused(seat, action), ("wrong_phase", "T-6.1"));
        }
    }
    assert_eq!(table.refused_chance(Chance::Rocks(1)), ("impossible_chance", "T-2.1"));
}

#[test]
fn t_6_1_auto_chance_moves_them_after_each_action() {
    let mut table = dealt(["10 20 30 40 50", "11 21"]).rocks(5).with(with(AUTO)).begin();
    assert_eq!(table.refused_chance(Chance::Rocks(1)), ("impossible_chance", "T-2.1"));
    table.act(0, discard("10 20"));
    let position = table.position();
    assert_eq!((&position["phase"], &position["active"]), (&json!("rocks"), &json!(0)));
    assert_eq!(position["legal"], json!([]));
    assert_eq!(table.public().hands[0], 3, "before drawing");
    assert_eq!(table.public().waiting, []);
    for seat in [0, 1] {
        assert_eq!(table.refused(seat, move_rocks(1)), ("wrong_phase", "T-6.1"));
        assert_eq!(table.refused(seat, discard("30 40")), ("chance_due", "T-6.1"));
    }
    table.chance(Chance::Rocks(2));
    assert_eq!((table.public().rocks, table.public().hands[0]), (Some(2), 5));
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_6_1_auto_to_a_random_other_row_that_has_an_empty_cell() {
    let late = late(["9 1", "11"]).with(with(AUTO)).islands(complete(&[1, 4])).rocks(2);
    let mut table = late.turn_of(0);
    table.act(0, place(1, 0, ""));
    for row in [1, 2, 4, 6, 255] {
        assert_eq!(
            table.refused_chance(Chance::Rocks(row)),
            ("impossible_chance", "T-6.1"),
            "{row}"
        );
    }
    for other in [Chance::First(Seat(0)), Chance::StartAt(vec![0, 0])] {
        assert_eq!(table.refused_chance(other), ("impossible_chance", "T-6.1"));
    }
    let drawn: BTreeSet<u8> = (0..60)
        .map(|number| match table.0.draw_chance(&mut Seed::new([number; 32]).dice(0)) {
            Some(Chance::Rocks(row)) => row,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(drawn, [0, 3, 5].into());
}

#[test]
fn t_6_1_with_four_complete_rows_they_leave_for_good() {
    for rocks in [MANUAL, AUTO] {
        // The last cell of row 4 is missing.
        let islands = complete(&[0, 1, 2, 4]).into_iter().filter(|(cell, _)| *cell != 29);
        let late = late(["60 1 3 5", "11 13"]).with(Options { monsters: 3, ..with(rocks) });
        let late = late.islands(islands).rocks(5);
        let mut table = late.turn_of(0);
        table.act(0, place(60, 29, "1 3"));
        assert_eq!((table.public().rocks, table.public().phase), (None, PhaseName::Turn));
        assert!(table.public().closed.is_empty());
        assert!(table.logged(&LogLine::RocksGone {}));
        assert_eq!(table.public().active, Some(Seat(1)), "no step any more");
        assert_eq!(table.position()["beside"]["rocks"], json!(null));
    }
}

#[test]
fn t_6_1_they_do_not_return_when_a_monster_opens_a_row() {
    let islands = complete(&[0, 1, 2, 4]).into_iter().filter(|(cell, _)| *cell != 29);
    let options = Options { monsters: 3, ..with(MANUAL) };
    let late = late(["60 1 3 5 7 9", "monster 11"]).with(options).islands(islands).rocks(5);
    let mut table = late.turn_of(0);
    table.act(0, place(60, 29, "1 3"));
    table.act(1, monster(0));
    assert_eq!((table.public().rocks, table.public().phase), (None, PhaseName::Turn));
}

#[test]
fn t_6_1_with_three_complete_rows_they_stay() {
    let islands = complete(&[0, 1, 2]).into_iter().filter(|(cell, _)| *cell != 0);
    let late = late(["2 1 3 5", "11"]).with(with(MANUAL)).islands(islands).rocks(5);
    let mut table = late.turn_of(0);
    table.act(0, place(2, 0, "1 3"));
    assert_eq!((table.public().rocks, table.public().phase), (Some(5), PhaseName::Rocks));
    assert_eq!(table.legal(0).move_rocks, [3, 4]);
}

/// Seats 0 and 1 have just given the eight cards for the start of seat 0.
fn given(rocks: Rocks) -> Table {
    let hands = ["start 10 20 30 40 | 1 2 3 4", "11 21 31 41 51 | 5 6 7 8"];
    let mut table = late(hands).with(with(rocks)).rocks(5).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.public().phase, PhaseName::StartPledge, "not before the eight are given");
    table.settle([4, 4]);
    table.act(0, give("10 20 30 40"));
    table.act(1, give("11 21 31 41"));
    table
}

#[test]
fn t_6_1_manual_with_start_the_step_comes_after_the_eight_and_before_drawing() {
    let mut table = given(MANUAL);
    let public = table.public();
    assert_eq!((public.phase, public.active), (PhaseName::Rocks, Some(Seat(0))));
    assert_eq!((public.hands, public.discards), (vec![2, 3], vec![4, 4]));
    assert_eq!(table.refused(1, move_rocks(0)), ("not_your_turn", "T-2.1"));
    table.act(0, keep_rocks("1 2"));
    assert_eq!(table.public().hands, [2, 5]);
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_6_1_auto_with_start_the_step_comes_after_the_eight_and_before_drawing() {
    let mut table = given(AUTO);
    let public = table.public();
    assert_eq!((public.phase, public.active), (PhaseName::Rocks, Some(Seat(0))));
    assert_eq!(public.hands, [2, 3]);
    table.chance(Chance::Rocks(0));
    assert_eq!(table.public().hands, [4, 5]);
}

#[test]
fn t_6_1_alone_the_rocks_move_after_every_action() {
    let mut manual = dealt(["10 20 30 40 50"]).rocks(5).with(with(MANUAL)).begin();
    manual.act(0, place(10, 0, ""));
    manual.act(0, move_rocks(0));
    manual.act(0, place(20, 6, ""));
    assert_eq!(manual.public().phase, PhaseName::Rocks);
    let mut auto = dealt(["10 20 30 40 50"]).rocks(5).with(with(AUTO)).begin();
    auto.act(0, place(10, 0, ""));
    auto.chance(Chance::Rocks(4));
    assert_eq!((auto.public().rocks, auto.public().phase), (Some(4), PhaseName::Turn));
}

#[test]
fn t_2_4_rocks_may_take_the_last_legal_action() {
    // Between 10 and 13 the island 11 goes onto the cells of row 1 alone.
    let late = late(["30 40", "11"]).with(with(AUTO)).islands([(5, 10), (12, 13)]).rocks(5);
    let mut table = late.turn_of(0);
    table.act(0, discard("30 40"));
    let mut free = table.clone();
    free.chance(Chance::Rocks(0));
    assert_eq!(free.outcome(), None);
    table.chance(Chance::Rocks(1));
    assert_eq!(table.outcome(), Some(&lost_by(1)), "looked at as part of the chance entry");
}

#[test]
fn t_8_3_the_seats_can_stop_while_the_rocks_wait() {
    for rocks in [MANUAL, AUTO] {
        let mut table = dealt(["10 20 30 40 50", "11"]).rocks(5).with(with(rocks)).begin();
        table.act(0, place(10, 0, ""));
        table.act(1, CONCEDE);
        table.act(0, CONCEDE);
        let conceded = Outcome::Lost { reason: LossReason::Conceded, seat: None };
        assert_eq!(table.outcome(), Some(&conceded));
        assert_eq!(table.refused_chance(Chance::Rocks(0)), ("impossible_chance", "T-8"));
    }
}
