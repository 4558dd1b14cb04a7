//! A-2: set-up.

use super::{table::*, walk::options};
use crate::{
    Game, Logged, Seat, Seed,
    ascent::{Ascent, Card, Deal, Options},
};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn deal_with(options: &Options, seats: usize, number: u8) -> Deal {
    Ascent::deal(options, seats, &mut Seed::new([number; 32]).dice(0))
}

fn deal(seats: usize, number: u8) -> Deal {
    deal_with(&BASE, seats, number)
}

fn laid(deal: &Deal) -> Table {
    Table::of(Logged::<Ascent>::set_up(&BASE, deal.draw_piles.len(), deal).unwrap())
}

fn refusal_of(options: &Options, deal: &Deal) -> (&'static str, &'static str) {
    let refusal = Logged::<Ascent>::set_up(options, deal.draw_piles.len(), deal).unwrap_err();
    (refusal.code.as_str(), refusal.clause)
}

#[test]
fn a_2_it_is_a_game_for_one_to_five_seats() {
    for seats in 0..=7 {
        let check = Ascent::check(&Options::default(), seats);
        assert_eq!(check.is_ok(), (1..=5).contains(&seats), "{seats}");
        assert!(check.err().is_none_or(|refusal| refusal.clause == "A-2"));
    }
}

#[test]
fn a_2_1_the_first_seat_is_random_and_begins() {
    let mut firsts = BTreeSet::new();
    for number in 0..60 {
        let deal = deal(3, number);
        assert_eq!(laid(&deal).public().active, Some(deal.first));
        firsts.insert(deal.first);
    }
    assert_eq!(firsts.len(), 3);
}

#[test]
fn a_2_1_there_is_such_a_first_seat() {
    let mut deal = deal(2, 1);
    deal.first = Seat(2);
    assert_eq!(refusal_of(&BASE, &deal), ("not_a_deal", "A-2.1"));
}

#[test]
fn a_2_1_the_second_in_turn_order_gets_a_bridge_and_of_four_or_five_the_fourth_too() {
    let given: [(usize, &[usize]); 4] = [(2, &[1]), (3, &[1]), (4, &[1, 3]), (5, &[1, 3])];
    for (seats, steps) in given {
        for number in 0..10 {
            let deal = deal(seats, number);
            let table = laid(&deal);
            for step in 0..seats {
                let seat = (deal.first.index() + step) % seats;
                let drawn = if steps.contains(&step) { 4 } else { 5 };
                let mut expected = deal.draw_piles[seat][..drawn].to_vec();
                expected.extend((drawn == 4).then_some(Card::Bridge));
                expected.sort_unstable();
                assert_eq!(table.hand(seat as u8), expected, "seat {seat} of {seats}");
            }
        }
    }
}

#[test]
fn a_2_2_the_rest_is_dealt_out_evenly_and_the_first_seat_has_no_smaller_pile() {
    for seats in 2..=5 {
        let mut larger = BTreeSet::new();
        for number in 0..40 {
            let deal = deal(seats, number);
            let sizes: Vec<usize> = deal.draw_piles.iter().map(Vec::len).collect();
            let dealt = 85 - seats / 2;
            assert_eq!(sizes.iter().sum::<usize>(), dealt);
            let most = dealt.div_ceil(seats);
            assert!(sizes.iter().all(|size| (dealt / seats..=most).contains(size)), "{sizes:?}");
            assert_eq!(sizes[deal.first.index()], most);
            larger.insert(sizes);
        }
        let uneven = !(85 - seats / 2).is_multiple_of(seats);
        assert_eq!(larger.len() > 2, uneven, "which others have a larger pile is random");
    }
}

#[test]
fn a_2_2_other_cards_are_no_deal() {
    let options = Options::default();
    let mut twice = deal(3, 1);
    twice.draw_piles[0][0] = twice.draw_piles[1][0];
    twice.draw_piles[2][0] = twice.draw_piles[1][0];
    assert_eq!(refusal_of(&options, &twice), ("not_a_deal", "A-2.2"));

    let mut with_given_bridge = deal(3, 1);
    with_given_bridge.draw_piles[0].push(Card::Bridge);
    assert_eq!(refusal_of(&options, &with_given_bridge), ("not_a_deal", "A-2.2"));

    let mut fewer = deal(3, 1);
    fewer.draw_piles[0].pop();
    assert_eq!(refusal_of(&options, &fewer), ("not_a_deal", "A-2.2"));

    let three_for_two = Logged::<Ascent>::set_up(&options, 2, &deal(3, 1)).unwrap_err();
    assert_eq!((three_for_two.code.as_str(), three_for_two.clause), ("not_a_deal", "A-2.2"));
}

#[test]
fn a_2_2_uneven_piles_are_no_deal() {
    let mut deal = deal(2, 1);
    let card = deal.draw_piles[0].pop().unwrap();
    deal.draw_piles[1].push(card);
    assert_eq!(refusal_of(&BASE, &deal), ("not_a_deal", "A-2.2"));
}

#[test]
fn a_2_2_a_first_seat_with_a_smaller_pile_is_no_deal() {
    let mut deal = deal(4, 1);
    let sizes: Vec<usize> = deal.draw_piles.iter().map(Vec::len).collect();
    assert_eq!(sizes.iter().filter(|size| **size == 21).count(), 3);
    let smaller = sizes.iter().position(|size| *size == 20).unwrap();
    deal.first = Seat::at(smaller);
    assert_eq!(refusal_of(&BASE, &deal), ("not_a_deal", "A-2.2"));
}

#[test]
fn a_2_3_each_seat_draws_up_to_five() {
    for seats in 2..=5 {
        let public = laid(&deal(seats, 1)).public();
        assert_eq!(public.hands, vec![5; seats]);
        assert_eq!(public.piles.iter().sum::<u8>(), 85 - 5 * seats as u8);
        assert_eq!(public.discards, vec![0; seats]);
    }
}

#[test]
fn the_options_have_their_values() {
    let refused = |options: Options| {
        let refusal = Ascent::check(&options, 3).unwrap_err();
        (refusal.code.as_str(), refusal.clause)
    };
    for number in [1, 2, 6, 10, 255] {
        let options = Options { documentary: number, ..BASE };
        assert_eq!(refused(options), ("option_out_of_range", "A-8.1"));
    }
    for number in [4, 255] {
        let options = Options { grapples: number, ..BASE };
        assert_eq!(refused(options), ("option_out_of_range", "A-10.2"));
    }
    let default = serde_json::to_string(&Options::default()).unwrap();
    assert_eq!(default, r#"{"trail":false,"documentary":0,"wildlife":false,"grapples":3}"#);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_dealt_is_a_deal(options in options(), seats in 1..=5_usize, number: u8) {
        let deal = deal_with(&options, seats, number);
        prop_assert!(Ascent::check(&options, seats).is_ok(), "all modules go together");
        prop_assert!(Logged::<Ascent>::set_up(&options, seats, &deal).is_ok());
    }
}
