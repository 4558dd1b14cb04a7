//! The moves of Tranquility's other grids at a table, and what is refused there.

use crate::moment::{absent, hand, is_offered, reach, reach_when, refused};
use serde_json::{Value, json};
use test_support::table::WIM;

#[test]
fn the_roof_of_the_arch_opens_last() {
    let (mut table, mover, _) = reach(json!({"grid": "arch"}), "turn");
    let island = hand(&table, mover).into_iter().find(Value::is_u64).unwrap();
    let place = |cell: u8| json!({"type": "place", "card": island, "cell": cell, "pay": []});
    refused(
        &mut table,
        mover,
        &[
            (place(12), "cell_not_open"),
            (place(39), "cell_not_open"),
            (place(40), "no_such_cell"),
            (json!({"type": "start"}), "no_start_card"),
        ],
    );
    assert_eq!(table.act(mover, place(0)), None);
}

#[test]
fn an_explorer_cell_is_paid_for_afterwards_by_its_seat() {
    let (mut table, mover, other) = reach(json!({"grid": "pyramid"}), "explorer_pay");
    let due = table.view(mover)["you"]["game"]["legal"]["pay"].as_u64().unwrap() as usize;
    let (cards, absent) = (hand(&table, mover), absent(&table, mover));
    let pay = |cards: &[Value]| json!({"type": "pay", "cards": cards});
    let mut with_absent = cards[..due].to_vec();
    with_absent[0] = absent;
    refused(
        &mut table,
        mover,
        &[
            (pay(&cards[..due - 1]), "wrong_payment_count"),
            (pay(&with_absent), "card_not_in_hand"),
            (json!({"type": "pay"}), "malformed"),
            (json!({"type": "pay", "cards": cards[..due], "cell": 2}), "malformed"),
            (json!({"type": "finish"}), "wrong_phase"),
        ],
    );
    refused(&mut table, other, &[(pay(&cards[..due]), "not_your_turn")]);
    refused(&mut table, WIM, &[(pay(&cards[..due]), "not_seated")]);
    assert_eq!(table.act(mover, pay(&cards[..due])), None);
    refused(&mut table, other, &[(pay(&[]), "wrong_phase")]);
}

#[test]
fn on_the_pyramid_payment_and_compass_have_their_place() {
    let (mut table, mover, other) = reach(json!({"grid": "pyramid"}), "turn");
    let island = hand(&table, mover).into_iter().find(Value::is_u64).unwrap();
    refused(
        &mut table,
        mover,
        &[
            (json!({"type": "place", "card": island, "cell": 2, "pay": []}), "paid_too_early"),
            (json!({"type": "place", "card": island, "cell": 3}), "malformed"),
            (json!({"type": "place", "card": island, "cell": 36, "pay": []}), "no_such_cell"),
            (json!({"type": "compass", "cell": 2}), "no_compass"),
            (json!({"type": "compass"}), "malformed"),
        ],
    );
    let explore = json!({"type": "place", "card": island, "cell": 2});
    refused(&mut table, other, &[(explore, "not_your_turn")]);
}

#[test]
fn an_island_is_turned_over_by_its_seat_for_a_card() {
    let (mut table, mover, other) =
        reach_when(json!({"grid": "day_night"}), |table| is_offered(table, "turn_over"));
    let view = table.view(mover);
    let cell = view["you"]["game"]["legal"]["turn_over"][0].clone();
    let empty = view["game"]["cells"].as_array().unwrap().iter().position(Value::is_null);
    let (card, absent) = (hand(&table, mover)[0].clone(), absent(&table, mover));
    let turn = |card: &Value, cell: Value| json!({"type": "turn_over", "card": card, "cell": cell});
    refused(
        &mut table,
        mover,
        &[
            (turn(&absent, cell.clone()), "card_not_in_hand"),
            (turn(&card, json!(empty)), "no_island"),
            (turn(&card, json!(36)), "no_island"),
            (turn(&card, Value::Null), "malformed"),
            (json!({"type": "turn_over", "cell": cell}), "malformed"),
        ],
    );
    refused(&mut table, other, &[(turn(&card, cell.clone()), "not_your_turn")]);
    refused(&mut table, WIM, &[(turn(&card, cell.clone()), "not_seated")]);
    assert_eq!(table.act(mover, turn(&card, cell)), None);
    let (mut table, mover, _) = reach(json!({}), "turn");
    let card = hand(&table, mover)[0].clone();
    refused(&mut table, mover, &[(turn(&card, json!(0)), "not_in_this_game")]);
}

#[test]
fn the_competition_has_neither_start_nor_finish_and_passes_last() {
    let (mut table, mover, other) = reach(json!({"grid": "competition"}), "turn");
    refused(
        &mut table,
        mover,
        &[
            (json!({"type": "swap_hand"}), "cannot_swap_hand"),
            (json!({"type": "swap_hand", "cards": []}), "malformed"),
            (json!({"type": "pass"}), "cannot_pass"),
            (json!({"type": "start"}), "no_start_card"),
            (json!({"type": "finish"}), "no_finish_card"),
            (json!({"type": "concede"}), "cannot_concede"),
        ],
    );
    for action in [json!({"type": "swap_hand"}), json!({"type": "pass"})] {
        refused(&mut table, other, &[(action.clone(), "not_your_turn")]);
        refused(&mut table, WIM, &[(action, "not_seated")]);
    }
    let (mut table, mover, _) = reach(json!({}), "turn");
    let swap = (json!({"type": "swap_hand"}), "not_in_this_game");
    refused(&mut table, mover, &[swap, (json!({"type": "pass"}), "not_in_this_game")]);
}
