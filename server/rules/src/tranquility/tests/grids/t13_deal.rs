//! T-13.1: the cards of the competition and how they lie.

use super::{laid::contest, table::*};
use crate::{
    Game, Hidden, Logged, Seat, Seed,
    tranquility::{Chance, Deal, Options, Tranquility, deal::ContestDeal, options::Grid},
};
use serde_json::json;
use std::collections::BTreeSet;

pub fn with() -> Options {
    Options { grid: Grid::Competition, ..Options::default() }
}

pub fn random_deal(number: u8) -> ContestDeal {
    match Tranquility::deal(&with(), 2, &mut Seed::new([number; 32]).dice(0)) {
        Deal::Contest(deal) => deal,
        Deal::Piles(_) => panic!("the cards are dealt out as hands, a row and a pile"),
    }
}

pub const FIRST: &str = "10 20 30 40 50";
pub const SECOND: &str = "11 21 31 41 51";
pub const ROW: &str = "60 61 62 63 64";

#[test]
fn t_13_1_five_to_each_hand_five_in_a_row_and_one_pile() {
    for number in 0..10 {
        let deal = random_deal(number);
        assert_eq!(deal.hands.iter().map(Vec::len).collect::<Vec<_>>(), [5, 5]);
        assert_eq!((deal.row.len(), deal.pile.len()), (5, 65));
        let cards = deal.hands.concat().into_iter().chain(deal.row).chain(deal.pile);
        let cards: BTreeSet<_> = cards.filter_map(crate::tranquility::Card::number).collect();
        assert_eq!(cards, (1..=80).collect());
    }
}

#[test]
fn t_13_1_another_deal_is_none() {
    let clause = |change: fn(&mut ContestDeal)| {
        let mut deal = random_deal(1);
        change(&mut deal);
        deal_refused(&with(), 2, Deal::Contest(deal))
    };
    let wrong = Some(("not_a_deal", "T-13.1"));
    assert_eq!(clause(|_| {}), None);
    assert_eq!(clause(|deal| deal.pile.push(deal.row[0])), wrong);
    assert_eq!(clause(|deal| deal.pile[0] = deal.row[0]), wrong);
    assert_eq!(clause(|deal| deal.pile[0] = crate::tranquility::Card::Finish), wrong);
    assert_eq!(clause(|deal| deal.pile.push(deal.row.pop().unwrap())), wrong);
    assert_eq!(clause(|deal| deal.pile.push(deal.hands[0].pop().unwrap())), wrong);
    assert_eq!(clause(|deal| deal.hands.push(Vec::new())), wrong);
    let piles = dealt(["10", "11"]).deal();
    assert_eq!(deal_refused(&with(), 2, Deal::Piles(piles)), Some(("not_a_deal", "T-13.1")));
    let deal = Deal::Contest(random_deal(1));
    assert_eq!(deal_refused(&Options::default(), 2, deal), Some(("not_a_deal", "T-1.2")));
}

#[test]
fn t_13_1_the_first_seat_is_drawn_at_random() {
    let deal = Deal::Contest(random_deal(1));
    let game = Logged::<Tranquility>::set_up(&with(), 2, &deal).unwrap();
    let position = serde_json::to_value(game.position()).unwrap();
    assert_eq!((&position["phase"], &position["active"]), (&json!("setup"), &json!(null)));
    let drawn: BTreeSet<u8> = (0..30)
        .map(|number| match game.draw_chance(&mut Seed::new([number; 32]).dice(0)) {
            Some(Chance::First(seat)) => seat.0,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(drawn, [0, 1].into());
    for seat in [0, 1] {
        let mut table = Table::of(game.clone());
        table.chance(Chance::First(Seat(seat)));
        assert_eq!(table.public().active, Some(Seat(seat)));
    }
    for wrong in [Chance::First(Seat(2)), Chance::StartAt(vec![0, 0])] {
        assert_eq!(Table::of(game.clone()).refused_chance(wrong), ("impossible_chance", "T-1.5"));
    }
}

#[test]
fn t_13_1_the_trace_of_the_competition() {
    let table = contest([FIRST, SECOND], ROW, "70");
    let position = table.position();
    assert_eq!(position["hands"], json!([[10, 20, 30, 40, 50], [11, 21, 31, 41, 51]]));
    assert_eq!(position["piles"], json!([65]));
    assert_eq!(position["discards"], json!([0, 0]));
    assert_eq!(position["beside"]["row"], json!([60, 61, 62, 63, 64]));
    assert_eq!(position["beside"]["start"], json!(null));
    assert_eq!(position["beside"]["yellow"], json!([0, 0]));
    assert_eq!(position["phase"], "turn");
    assert_eq!(late(["10"]).turn_of(0).position()["beside"]["row"], json!(null));
}
