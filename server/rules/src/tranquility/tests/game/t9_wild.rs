//! T-9.4: wild cards.

use super::table::*;
use crate::{
    Game, Outcome, Seat,
    tranquility::{
        Action, Card, Options, Tranquility,
        wire::{offers::WildRun, view::PhaseName},
    },
};
use serde_json::json;

fn with() -> Options {
    Options { wild: 2, ..Options::default() }
}

#[test]
fn t_9_4_none_or_two_can_be_chosen() {
    for wild in 0..=80 {
        let check = Tranquility::check(&Options { wild, ..Options::default() }, 2);
        assert_eq!(check.is_ok(), [0, 2].contains(&wild), "{wild}");
    }
}

#[test]
fn t_9_4_two_are_shuffled_in() {
    let deal = random_piles(&with(), 2, 3);

    let dealt = deal.draw_piles.concat();
    assert_eq!(dealt.iter().filter(|card| **card == Card::Wild).count(), 2);
    assert_eq!(dealt.len(), 87);
}

#[test]
fn t_9_4_a_wild_is_an_island_of_any_number() {
    for number in 1..=80 {
        let mut table = late(["wild 3 4", "1"]).with(with()).turn_of(0);
        table.act(0, place_wild(number, 17, ""));
        assert_eq!(table.public().cells[17], Some(number));
        assert_eq!(table.public().wilds, [17]);
        assert_eq!(table.position()["cells"][17], json!(number));
        assert_eq!(table.hand(0), cards("3 4"));
    }
}

#[test]
fn t_9_4_but_of_none_beyond_them() {
    let table = late(["wild 3 4", "1"]).with(with()).turn_of(0);
    for number in [0, 81, 255] {
        assert_eq!(table.refused(0, place_wild(number, 17, "")), ("wrong_number", "T-9.4"));
    }
}

#[test]
fn t_9_4_not_of_a_number_already_on_the_grid() {
    let table = late(["wild 3 4", "1"]).with(with()).islands([(5, 10), (20, 50)]).turn_of(0);
    for (number, cell) in [(10, 6), (10, 4), (50, 19), (50, 30)] {
        assert_eq!(table.refused(0, place_wild(number, cell, "")), ("number_taken", "T-9.4"));
    }
    let listed = crate::tests::trial::tranquility::placements(&table.legal(0));
    assert!(listed.iter().all(|(_, number, ..)| ![10, 50].contains(number)));
}

#[test]
fn t_9_4_the_island_of_its_number_then_fits_nowhere() {
    let mut table = late(["wild 3 4", "17 18 60"]).with(with()).turn_of(0);
    table.act(0, place_wild(17, 5, ""));
    assert_eq!(table.runs(1, 17), []);
    for cell in [4, 6, 30] {
        assert_eq!(table.refused(1, place(17, cell, "")), ("wrong_order", "T-3.1"));
    }
    table.act(1, discard("17 18"));
}

#[test]
fn t_9_4_order_and_cost_are_those_of_its_number() {
    let late = late(["wild 3 4", "1"]).with(with()).islands([(5, 10), (8, 20)]);
    let mut table = late.turn_of(0);
    assert_eq!(table.refused(0, place_wild(21, 6, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.refused(0, place_wild(12, 6, "3")), ("wrong_count", "T-3.3"));
    assert_eq!(table.refused(0, place_wild(13, 6, "3 4")), ("cannot_pay", "T-3.3"));
    assert_eq!(table.refused(0, place_wild(12, 6, "3 wild")), ("card_not_in_hand", "T-3.3"));
    table.act(0, place_wild(12, 6, "3 4"));
}

#[test]
fn t_9_4_one_wild_may_pay_for_another() {
    let mut table = late(["wild wild", "1"]).with(with()).islands([(5, 10)]).turn_of(0);
    table.act(0, place_wild(11, 6, "wild"));
    assert_eq!(table.discarded(0), cards("wild"));
}

#[test]
fn t_9_4_an_island_stands_for_itself_alone() {
    let table = late(["10 3 4", "1"]).with(with()).turn_of(0);
    let place = |card, number| Action::Place { card, number, cell: 5, pay: Some(Vec::new()) };
    for number in [Some(10), Some(11)] {
        assert_eq!(table.refused(0, place(Card::Island(10), number)), ("malformed", "R"));
    }
    let table = late(["wild 3 4", "1"]).with(with()).turn_of(0);
    assert_eq!(table.refused(0, place(Card::Wild, None)), ("malformed", "R"));
    assert_eq!(table.refused(0, place(Card::Finish, Some(3))), ("malformed", "R"));
    assert_eq!(table.refused(1, place(Card::Wild, Some(3))), ("not_your_turn", "T-2.1"));
    let none = late(["10 3 4", "1"]).with(with()).turn_of(0);
    assert_eq!(none.refused(0, place(Card::Wild, Some(3))), ("card_not_in_hand", "T-3.3"));
}

#[test]
fn t_9_4_as_the_start_card_when_none_is_played() {
    let hands = ["wild 10 20 30 40", "11 21 31 41 51"];
    let mut table = late(hands).with(with()).not_started().turn_of(0);
    assert!(table.legal(0).start_wild && !table.legal(0).start);
    table.act(0, START_WILD);
    assert!(table.public().started);
    assert_eq!(table.position()["beside"]["start"], "wild");
    assert_eq!(table.public().phase, PhaseName::StartPledge);
    assert_eq!(table.hand(0), cards("10 20 30 40"));
    let started = late(hands).with(with()).turn_of(0);
    assert!(!started.legal(0).start_wild);
    assert_eq!(started.refused(0, START_WILD), ("already_started", "T-4.8"));
}

#[test]
fn t_9_4_it_is_never_forced() {
    let late = late(["wild 10 20 30 40", "11 21"]).with(with()).not_started();
    let table = late.turn_of(0);
    assert!(table.legal(0).discard.is_some() && !table.legal(0).place.is_empty());
    table.clone().act(0, place(10, 0, ""));
    table.clone().act(0, discard("wild 10"));
    table.clone().act(0, place_wild(33, 20, ""));
}

#[test]
fn t_4_1_a_start_card_goes_before_a_wild() {
    let late = late(["start wild 10 20 30", "11 21 31"]).with(with()).not_started();
    let mut table = late.turn_of(0);
    let legal = table.legal(0);
    assert!(legal.start && !legal.start_wild && legal.wild.is_empty());
    assert_eq!(table.refused(0, START_WILD), ("must_play_start", "T-4.1"));
    assert_eq!(table.refused(0, place_wild(17, 5, "")), ("must_play_start", "T-4.1"));
    table.act(0, START);
    assert_eq!(table.position()["beside"]["start"], "start");
}

#[test]
fn t_9_4_as_the_finish_card() {
    let mut table = late(["wild 80", "2"]).with(with()).islands(full()).turn_of(0);
    assert!(table.legal(0).finish_wild && !table.legal(0).finish);
    assert_eq!(table.refused(0, FINISH), ("no_finish_card", "T-5.1"));
    table.act(0, FINISH_WILD);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
    assert_eq!(table.hand(0), cards("80"));
    assert_eq!(table.gone(), cards("wild"));
}

#[test]
fn t_9_4_as_the_finish_card_only_where_that_is_legal() {
    let almost = full().filter(|(cell, _)| *cell != 20);
    let table = late(["wild 80", "2"]).with(with()).islands(almost).turn_of(0);
    assert!(!table.legal(0).finish_wild);
    assert_eq!(table.refused(0, FINISH_WILD), ("finish_not_ready", "T-5.1"));
    let none = late(["finish 80", "2"]).with(with()).islands(full()).turn_of(0);
    assert_eq!(none.refused(0, FINISH_WILD), ("no_finish_card", "T-5.1"));
}

#[test]
fn t_9_4_only_a_wild_is_named_in_the_place_of_start_and_finish() {
    let table = late(["finish 80", "2"]).with(with()).islands(full()).turn_of(0);
    for card in [Card::Finish, Card::Start, Card::Island(80)] {
        let card = Some(card);
        assert_eq!(table.refused(0, Action::Finish { card }), ("malformed", "R"));
        assert_eq!(table.refused(0, Action::Start { card }), ("malformed", "R"));
    }
}

#[test]
fn t_2_4_a_lone_wild_is_a_legal_action_where_it_can_be_played() {
    let mut table = late(["30", "wild"]).with(with()).turn_of(0);
    table.act(0, place(30, 10, ""));
    assert_eq!(table.outcome(), None, "somewhere it goes for nothing");
    let mut table = late(["79 80", "wild"]).with(with()).islands(full()).turn_of(0);
    table.act(0, discard("79 80"));
    assert_eq!(table.outcome(), None, "it finishes");
    // Every number that fits between two neighbours costs something, and nothing is left to pay.
    let almost = (0..36).filter(|cell| *cell != 20).map(|cell| (cell, 2 * cell + 1));
    let mut table = late(["79 80", "wild"]).with(with()).islands(almost).turn_of(0);
    table.act(0, discard("79 80"));
    assert!(matches!(table.outcome(), Some(Outcome::Lost { seat: Some(Seat(1)), .. })));
}

/// First and last cell, smallest and largest number, cost and step, least and most.
fn wild_run(
    (first, last): (u8, u8),
    (from, to): (u8, u8),
    (cost, step): (u8, i16),
    (least, most): (i16, i16),
) -> WildRun {
    WildRun { first, last, from, to, cost, step, least, most }
}

#[test]
fn t_9_4_the_view_lists_cells_and_numbers_in_runs() {
    let late = late(["wild 3 4", "1"]).with(with()).islands([(5, 10), (8, 20)]);
    let table = late.turn_of(0);
    assert_eq!(
        table.legal(0).wild,
        [
            wild_run((0, 3), (1, 9), (0, 0), (1, 5)),
            wild_run((4, 4), (8, 9), (2, -1), (1, 5)),
            wild_run((6, 6), (11, 12), (1, 1), (5, 12)),
            wild_run((7, 7), (18, 19), (2, -1), (5, 12)),
            wild_run((9, 9), (21, 22), (1, 1), (12, 45)),
            wild_run((10, 35), (21, 80), (0, 0), (12, 45)),
        ]
        .into_iter()
        .collect::<Vec<_>>(),
        "in whatever order"
    );
}

#[test]
fn t_9_4_the_trace_lists_every_number() {
    let almost = (0..35).map(|cell| (cell, 2 * cell + 1));
    let table = late(["wild 4 6", "2"]).with(with()).islands(almost).turn_of(0);
    let place = |number: u8, cost: u8| json!({"type": "place", "card": "wild", "as": number, "cell": 35, "cost": cost});
    assert_eq!(table.position()["legal"], json!([{"type": "discard"}, place(70, 1), place(71, 2)]));
}

#[test]
fn t_9_4_a_wild_on_the_grid_is_listed_as_such_for_all() {
    let mut table = late(["wild 3 4", "1 2"]).with(with()).turn_of(0);
    table.act(0, place_wild(17, 5, ""));
    let public = serde_json::to_value(table.0.public()).unwrap();
    assert_eq!((&public["cells"][5], &public["wilds"]), (&json!(17), &json!([5])));
}
